"""What the person who runs the bot can set: environment variables, or a file `.env` beside bot.py. The environment wins.

`.env.example` names every setting with its default.
"""

from __future__ import annotations

import os
import stat
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE: Final = Path(".env")
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsProblem(Exception):  # noqa: N818 - a sentence for the person who wrote the value
    """A setting that cannot be used. `str()` is one sentence that says which, why and what to write instead; never a secret."""


def _level(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _file(path: Path) -> Path:
    """The path with its `~` written out. Raises SettingsProblem for one that no file of ours can have; whether the file itself can be
    used is seen when it is opened."""
    value = str(path)
    if not value.isprintable():
        raise SettingsProblem(f"DATABASE is {value!r}, with a character that cannot be printed: write the path without it.")
    try:
        path = path.expanduser()
    except RuntimeError:
        raise SettingsProblem(f"DATABASE is {value!r}, but there is no such user here: write the whole path.") from None
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return path
    except OSError as error:
        raise SettingsProblem(f"DATABASE cannot be {value!r} ({error.strerror}): give another path, or let this program use it.") from None
    if stat.S_ISDIR(mode):
        raise SettingsProblem(f"DATABASE must be the path of a file, not of a folder: {value!r} is one.")
    return path


def _token(token: SecretStr) -> SecretStr:
    plain = token.get_secret_value().strip()
    if not plain.isascii() or len(plain.split()) != 1:
        raise ValueError
    return SecretStr(plain)


class Settings(BaseSettings):
    """Each field is the environment variable of the same name in capitals. An empty value is the default."""

    model_config = SettingsConfigDict(env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = None
    """None: no Discord, the local table."""
    database: Annotated[Path, AfterValidator(_file)] = Path("data/tables.sqlite3")
    """The SQLite file; its folder is made when missing."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_level)] = "INFO"
    local_port: int = Field(default=8765, ge=0, le=65535)
    """Where the local table's page is, on this machine alone; 0 takes any free port."""


NAMES: Final = tuple(name.upper() for name in Settings.model_fields)
WANTED: Final = {
    "DISCORD_TOKEN": "DISCORD_TOKEN must be the bot's token as the developer portal shows it: one word, without spaces.",
    "LOG_LEVEL": f"LOG_LEVEL must be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}, not {{value!r}}.",
    "LOCAL_PORT": "LOCAL_PORT must be a whole number from 0 to 65535, not {value!r}.",
}
"""What to say about a wrong value. The token's is never shown."""


def load_settings(env_file: Path = ENV_FILE) -> Settings:
    """The settings of this process. Raises SettingsProblem for a value that cannot be used, an unreadable `.env`, a line in it
    that is not NAME=value, and a name in it that looks like a setting misspelt: that would go unnoticed otherwise."""
    _check_file(env_file)
    try:
        return Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue] - a parameter its types do not show
    except ValidationError as error:
        first = error.errors()[0]
        raise SettingsProblem(WANTED[str(first["loc"][0]).upper()].format(value=str(first["input"]))) from None


def _check_file(env_file: Path) -> None:
    try:
        with env_file.open(encoding="utf-8-sig") as stream:
            lines = list(parse_stream(stream))
    except FileNotFoundError:
        return
    except UnicodeDecodeError:
        raise SettingsProblem(f"{env_file} is not UTF-8 text: save it as UTF-8.") from None
    except OSError as error:
        raise SettingsProblem(f"{env_file} cannot be read: {os.strerror(error.errno or 0)}.") from None
    for line in lines:
        written = line.original.string
        number = line.original.line + written[: len(written) - len(written.lstrip())].count("\n")
        if line.error or (line.key is not None and line.value is None):
            raise SettingsProblem(f"Line {number} of {env_file} is not NAME=value.")
        if line.key is not None and (meant := _meant(line.key.upper())):
            raise SettingsProblem(f"{line.key} on line {number} of {env_file} is not a setting: is it {meant}?")


def _meant(name: str) -> str | None:
    """The setting that this name is a slip for: nearly the same, or sharing a word. None for a setting and for other programs' names."""
    if name in NAMES:
        return None
    near = get_close_matches(name, NAMES, n=1, cutoff=0.7) or [n for n in NAMES if set(n.split("_")) & set(name.split("_"))]
    return near[0] if near else None
