"""All that people read, by key and locale (Fluent). A missing key or locale falls back to English; it never raises."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent
DEFAULT = "en"


@cache
def locales() -> tuple[str, ...]:
    """The locales there are texts for, English first."""
    return (DEFAULT, *sorted(p.name for p in FOLDER.iterdir() if p.is_dir() and p.name != DEFAULT and any(p.glob("*.ftl"))))


def nearest(locale: str | None) -> str:
    """The locale with texts that serves this Discord locale: "de" for "de", "en" for "en-GB" and for anything unknown."""
    if locale in locales():
        return locale
    language = (locale or DEFAULT).split("-")[0]
    return language if language in locales() else DEFAULT


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale, DEFAULT], use_isolating=False)
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def t(key: str, locale: str | None = None, **values: str | int | float) -> str:
    """The text of `key` in the nearest locale. An unknown key answers with itself and is logged: tests know every key.

    Numbers are written as people type them, without separators: table 1234.
    """
    given = {name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value for name, value in values.items()}
    for name in dict.fromkeys((nearest(locale), DEFAULT)):
        bundle = _bundle(name)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, given)
                if errors:
                    log.error("text %s (%s): %s", key, name, errors)
                return str(text)
    log.error("text %s is missing", key)
    return key


class Say:
    """The texts in one reader's language: `say("house-your-turn", player="…")`."""

    def __init__(self, locale: str | None = None) -> None:
        self.locale = nearest(locale)

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        return t(key, self.locale, **values)
