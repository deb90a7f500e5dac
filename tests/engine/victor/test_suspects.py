"""The 32 tiles that Commissioner Victor and Identity share."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from itertools import combinations

import pytest

from engine.games.suspects import SUSPECTS, Eyes, FacialHair, Feature, Hair, read


def test_the_tiles_are_the_balanced_half() -> None:
    suspects = SUSPECTS.values()
    assert len(suspects) == 32
    singles: Counter[Feature] = Counter(feature for suspect in suspects for feature in suspect.features)
    assert set(singles.values()) == {8}
    assert len(singles) == 12
    pairs = Counter(pair for suspect in suspects for pair in combinations(suspect.features, 2))
    assert len(pairs) == 48
    assert set(pairs.values()) == {2}
    assert SUSPECTS["ola-nordmann"].eyes == Eyes.SCIENTIST


def test_a_spoilt_data_file_is_refused() -> None:
    text = """{"hair": ["sleek"], "eyes": [], "facial_hair": [], "suspects": []}"""
    with pytest.raises(ValueError, match="hair"):
        read(text)
    spoilt = {"hair": list(Hair), "eyes": list(Eyes), "facial_hair": list(FacialHair)}
    ola = asdict(SUSPECTS["ola-nordmann"])
    with pytest.raises(ValueError, match="twice"):
        read(json.dumps({**spoilt, "suspects": [ola, {**ola, "id": "another"}]}))
