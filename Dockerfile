# The bot for Discord, without tests and without the local table:
#   docker build -t table-host .
#   docker run -d --name table-host --restart unless-stopped -e DISCORD_TOKEN -v table-host:/app/data table-host

FROM python:3.13-slim AS build
COPY requirements.txt /
RUN python -m venv /app/.venv \
 && /app/.venv/bin/python -m pip install --quiet --no-cache-dir --disable-pip-version-check --require-hashes -r /requirements.txt \
 && /app/.venv/bin/python -m pip uninstall --quiet --yes pip

FROM python:3.13-slim
RUN useradd --uid 10001 --no-create-home --home-dir /app --shell /usr/sbin/nologin table-host
WORKDIR /app
COPY --from=build /app/.venv .venv
COPY . .
RUN .venv/bin/python -m compileall -q bot.py cogs db draw engine host texts \
 && install -d -o table-host -g table-host data
ENV PATH=/app/.venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER table-host
VOLUME /app/data
HEALTHCHECK --interval=60s --timeout=10s --start-period=90s CMD ["python", "-m", "host.health"]
CMD ["python", "bot.py"]
