from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise

import pytest

from draw import theme
from draw.box import Box
from draw.canvas import Canvas
from draw.lettering import fit, shorten, width_of, wrap
from draw.png import palette
from draw.shapes import SHAPES, shape
from draw.sprites import art, sprite
from tests.draw.looking import check, greyscale, ink, opened, phone


def sample() -> bytes:
    canvas = Canvas(1200, 600)
    canvas.mark(Box.at(40, 40, 300, 200), theme.RED)
    canvas.card(Box.at(40, 40, 300, 200), edge=theme.INK)
    canvas.words("Two lines of words in a box", Box.at(60, 60, 260, 160), across="centre")
    for i, tone in enumerate(theme.OKABE.values()):
        canvas.token(tone, 420 + 100 * i, 100, 72, str(i + 1))
    for seat in range(4):
        canvas.seat(seat, 420 + 100 * seat, 220, active=seat == 1)
    canvas.line([(40, 300), (600, 340), (1100, 300)], theme.DEEP, 9)
    canvas.label("+3", 900, 100, theme.RED)
    return canvas.png()


def test_words_have_ink_in_pillow_and_in_svg() -> None:
    canvas = Canvas(1200, 400)
    canvas.text("Venezia", 40, 100, theme.TITLE)
    canvas.svg(art('<text x="10" y="70" font-family="Inter" font-size="60">Venezia</text>', 300, 100), Box.at(40, 200, 300, 100))
    png = canvas.png()
    assert ink(png, Box.at(40, 80, 200, 40)) > 0.1
    assert ink(png, Box.at(40, 200, 300, 100)) > 0.05
    assert ink(png, Box.at(600, 0, 500, 400)) == 0


def test_a_picture_is_a_small_palette_png_and_the_same_in_every_thread() -> None:
    first = sample()
    assert check(first).size == (1200, 600)
    with ThreadPoolExecutor(4) as pool:
        assert {made.result() for made in [pool.submit(sample) for _ in range(12)]} == {first}
    assert phone(first).size == (400, 200)
    assert greyscale(first).mode == "L"


def test_theme_colours_come_out_exactly() -> None:
    colours = [tone.colour for tone in (*theme.OKABE.values(), *theme.SEATS, *theme.DISTRICTS.values())]
    canvas = Canvas(1200, 100)
    for i, colour in enumerate(colours):
        canvas.fill(Box.at(i * 40, 0, 40, 100), colour)
    image = opened(canvas.png()).convert("RGB")
    for i, colour in enumerate(colours):
        found = image.getpixel((i * 40 + 20, 50))
        assert isinstance(found, tuple)
        assert max(abs(a - b) for a, b in zip(found, theme.rgb(colour), strict=True)) <= 4


def test_a_palette_has_room_for_twelve_more_colours() -> None:
    palette(tuple(f"#12{i:02x}34" for i in range(12)))
    with pytest.raises(ValueError, match="a palette has 256"):
        palette(tuple(f"#12{i:02x}34" for i in range(40)))


def test_tones_are_told_apart_in_greyscale_and_carry_readable_words() -> None:
    for tones in (theme.OKABE.values(), theme.SEATS, theme.DISTRICTS.values()):
        for one, other in combinations(tones, 2):
            assert abs(theme.lightness(one.colour) - theme.lightness(other.colour)) >= 7, (one, other)
        for tone in tones:
            assert theme.contrast(tone.colour, tone.on) >= 3
            assert tone.shape in SHAPES
    assert len({tone.shape for tone in theme.DISTRICTS.values()}) == 6
    for words, ground in ((theme.INK, theme.PAPER), (theme.MUTED, theme.PAPER), (theme.RED, theme.CARD), (theme.DEEP, theme.WATER)):
        assert theme.contrast(words, ground) >= 4.5


def test_shapes_are_all_different() -> None:
    assert len({shape(name, 60, theme.INK).tobytes() for name in SHAPES}) == len(SHAPES)


def test_sprites_have_the_size_asked_for_whatever_their_proportions() -> None:
    assert sprite(art("<rect width='100' height='50'/>", 100, 50), 90, 90).size == (90, 90)


def test_words_are_wrapped_fitted_and_cut() -> None:
    text = "The owner of the doge names a district and opens"
    lines = wrap(text, 300, 32)
    assert " ".join(lines) == text
    assert all(width_of(line, 32) <= 300 for line in lines)
    assert fit(text, 900, 1, 40)[1] <= 40
    cut, size = fit(text, 200, 2, 40)
    assert size == theme.SMALL
    assert len(cut) == 2
    assert cut[-1].endswith("…")
    assert width_of(shorten(text, 120, 28), 28) <= 120
    assert shorten("short", 400, 28) == "short"


def test_boxes_divide_without_rest_and_overlap_only_when_they_must() -> None:
    box = Box.at(10, 10, 1001, 50)
    parts = box.columns(1, 2, 1, gap=10)
    assert parts[0].left == 10
    assert parts[-1].right == box.right
    assert [b.left - a.right for a, b in pairwise(parts)] == [10, 10]
    roomy = box.line_of(4, 100, 20)
    assert {b.left - a.right for a, b in pairwise(roomy)} == {20}
    tight = box.line_of(20, 100, 20)
    assert tight[0].left >= box.left
    assert tight[-1].right <= box.right


def test_what_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="wider"):
        Canvas(1300, 100)
    with pytest.raises(ValueError, match="cannot be read"):
        Canvas(1200, 100).text("small", 0, 0, 20)
