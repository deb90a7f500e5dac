"""Settings: defaults, where they come from, and one sentence for each that cannot be used."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from host.settings import NAMES, Settings, SettingsProblem, load_settings

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction] - a fixture
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def env(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def problem(env: Path) -> str:
    with pytest.raises(SettingsProblem) as caught:
        load_settings(env)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith((".", "?"))
    return sentence


def test_without_anything_the_defaults_hold(env: Path) -> None:
    settings = load_settings(env)
    assert settings.discord_token is None
    assert settings.database == Path("data/tables.sqlite3")
    assert settings.log_level == "INFO"
    assert settings.local_port == 8765


def test_the_example_names_every_setting_with_its_default(env: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = [line.partition("=")[0] for line in example.splitlines() if line and not line.startswith("#")]
    assert named == list(NAMES)
    env.write_text(example, encoding="utf-8")
    assert load_settings(env) == load_settings(env.with_name("none"))
    for name, field in Settings.model_fields.items():
        assert f"{name.upper()}={'' if field.default is None else field.default}\n" in example


def test_the_readme_names_every_setting() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"`{name}`" not in readme] == []


def test_the_file_is_read_and_the_environment_wins(env: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = "# mine\nexport LOCAL_PORT=0\nLOG_LEVEL='debug'\nDISCORD_TOKEN= abc.def.ghi \nDATABASE=~/tables.sqlite3\n"
    env.write_text(written, encoding="utf-8")
    monkeypatch.setenv("LOCAL_PORT", "1234")
    monkeypatch.setenv("LOG_LEVEL", "")
    settings = load_settings(env)
    assert settings.local_port == 1234
    assert settings.log_level == "DEBUG"
    assert settings.database == Path.home() / "tables.sqlite3"
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc.def.ghi"
    assert "abc" not in repr(settings)


def test_a_file_saved_by_notepad_is_read(env: Path) -> None:
    env.write_bytes(b"\xef\xbb\xbfLOG_LEVEL=ERROR\r\nLOCAL_PORT=1\r\n")
    settings = load_settings(env)
    assert (settings.log_level, settings.local_port) == ("ERROR", 1)


def test_names_of_other_programs_are_left_alone(env: Path) -> None:
    env.write_text("COMPOSE_PROJECT_NAME=games\nTZ=Europe/Rome\n", encoding="utf-8")
    assert load_settings(env) == load_settings(env.with_name("none"))


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("LOG_LEVEL=loud", "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not 'LOUD'."),
        ("LOCAL_PORT=http", "LOCAL_PORT must be a whole number from 0 to 65535, not 'http'."),
        ("LOCAL_PORT=65536", "LOCAL_PORT must be a whole number from 0 to 65535, not '65536'."),
        ("LOCAL_PORT=-1", "LOCAL_PORT must be a whole number from 0 to 65535, not '-1'."),
        ("DATABASE=/", "DATABASE must be the path of a file, not of a folder: '/' is one."),
        ("DATABASE=~nobody-here/x", "DATABASE is '~nobody-here/x', but there is no such user here: write the whole path."),
        ("DATABASE=/dev/null/x", "DATABASE cannot be '/dev/null/x' (Not a directory): give another path, or let this program use it."),
        ("DATABASE=a\tb", "DATABASE is 'a\\tb', with a character that cannot be printed: write the path without it."),
        ("DISCORD_TOKEN=Bot abc.def", "DISCORD_TOKEN must be the bot's token as the developer portal shows it: one word, without spaces."),
    ],
)
def test_a_wrong_value_gets_one_sentence(env: Path, monkeypatch: pytest.MonkeyPatch, written: str, expected: str) -> None:
    env.write_text(written, encoding="utf-8")
    assert problem(env) == expected
    env.unlink()
    monkeypatch.setenv(*written.split("=", 1))
    assert problem(env) == expected


def test_a_path_that_no_file_can_have_is_told(env: Path) -> None:
    for name, reason in (("a" * 300, "File name too long"), ("a\0b", "cannot be printed")):
        env.write_text(f"DATABASE={name}\n", encoding="utf-8")
        assert reason in problem(env)


def test_a_folder_that_may_not_be_entered_is_told(env: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0)
    monkeypatch.setenv("DATABASE", str(closed / "tables.sqlite3"))
    me = os.geteuid()
    if me == 0:
        os.seteuid(65_534)  # root may enter any folder
    try:
        assert "(Permission denied): give another path, or let this program use it." in problem(Path("/") / env.name)
    finally:
        os.seteuid(me)


@pytest.mark.parametrize("slip", ["DISCORD_TOKN", "DISCORD_BOT_TOKEN", "TOKEN", "discord-token"])
def test_a_misspelt_token_is_told_and_never_shown(env: Path, slip: str) -> None:
    env.write_text(f"LOG_LEVEL=INFO\n\n{slip}=hush.hush\n", encoding="utf-8")
    assert problem(env) == f"{slip} on line 3 of {env} is not a setting: is it DISCORD_TOKEN?"


@pytest.mark.parametrize(
    ("slip", "meant"), [("DATABASE_URL", "DATABASE"), ("LOGLEVEL", "LOG_LEVEL"), ("PORT", "LOCAL_PORT"), ("LOCAL_PROT", "LOCAL_PORT")]
)
def test_a_misspelt_name_is_told(env: Path, slip: str, meant: str) -> None:
    env.write_text(f"{slip}=1\n", encoding="utf-8")
    assert problem(env).endswith(f"is not a setting: is it {meant}?")


@pytest.mark.parametrize(
    ("content", "line"), [("LOG_LEVEL=INFO\nhush.hush\n", 2), ("\n\nLOG_LEVEL\n", 3), ("DISCORD_TOKEN='hush\n", 1), ("=hush\n", 1)]
)
def test_a_broken_line_is_told_by_its_number(env: Path, content: str, line: int) -> None:
    env.write_text(content, encoding="utf-8")
    assert problem(env) == f"Line {line} of {env} is not NAME=value."


def test_a_file_that_is_no_text_is_told(env: Path) -> None:
    env.write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    assert problem(env) == f"{env} is not UTF-8 text: save it as UTF-8."


def test_a_folder_in_the_place_of_the_file_is_told(env: Path) -> None:
    env.mkdir()
    assert problem(env) == f"{env} cannot be read: Is a directory."


def test_settings_read_no_variable_by_themselves() -> None:
    """One place reads the environment: nothing else in the source calls os.environ or os.getenv."""
    readers: list[str] = []
    for folder in ("engine", "db", "host", "draw", "texts", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if any(isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv") for node in nodes):
                readers.append(str(path.relative_to(ROOT)))
    assert readers == []
