"""View → PNG: one module a game, one visual language.

A game's picture module `draw/<game key>.py` has

    def board(view: View, say: Say, *, before: View | None = None) -> bytes   # the public picture: view(state, None)
    def panel(view: View, say: Say, *, …) -> bytes                            # a seat's private one: view(state, seat), a draft's values

`before` is the position last shown: what differs from it is marked (None: nothing is). A large module is divided: `<key>_art.py` (SVG),
`<key>_parts.py` (drawing from plain values).

- Pure functions: they run in a thread, several at once; the same arguments make the same bytes. No global that changes; what is kept
  is kept by `functools.lru_cache` (safe between threads) and never drawn on.
- They see a View, never a State, and no names of people: seats are drawn by number and tone (`Canvas.seat`).
- Words come from `say` (keys `<game-key-with-dashes>-…` in texts/en/<game key>.ftl). Codes and numbers (CN, a1, 3×) may stand as they are.
- 1000 to 1200 px wide (a phone shows it at a third), nothing to be read under `theme.SMALL` (28), place names on a map `theme.MAP_LABEL`
  (24) with a number each; at most `theme.MAX_BYTES`; about 60 ms after the first. What just changed is marked `theme.RED`, what can be
  done or who is to act `theme.GOLD`, the rest is quiet. A colour always goes with a shape, a code or a number.

How one is made:

    from draw import theme
    from draw.box import Box
    from draw.canvas import Canvas
    from draw.sprites import art, sprite

    def board(view: View, say: Say) -> bytes:
        canvas = Canvas(1200, 900)                                    # paper
        head, table = canvas.box.inset(theme.MARGIN).top_part(90)
        canvas.text(say("my-game-round", n=view.round), head.left, head.y, theme.TITLE, theme.BOLD)
        for box, card in zip(table.columns(1, 1, 1, gap=theme.GAP), view.cards):
            if card.new:
                canvas.mark(box, theme.RED)                           # before the card: a ring round it
            canvas.card(box)
            canvas.svg(ART[card.kind], box.inset(theme.ROOM))         # SVG art, rendered once a size and kept
            canvas.words(say(…), box, across="centre")                # wrapped and fitted into the box
        for seat in view.seats:
            canvas.seat(seat, x, y, active=seat in view.to_act)       # number and tone; a gold ring
        return canvas.png()

The toolkit:

- `theme`   colours, type sizes, spacing; `Tone` (colour + words upon it + shape + code): `OKABE`, `SEATS`, `DISTRICTS`; `mix`, `tint`,
            `deepen`; `contrast` (words: 4.5) and `lightness` (neighbours in greyscale: 8 apart).
- `box`     `Box`: `at`, `around`, `inset`, `columns`, `rows`, `top_part`, `left_part`, `line_of` (a row that overlaps if it must).
- `canvas`  `Canvas`: `fill`, `card`, `mark`, `disc`, `shape`, `token`, `seat`, `line`, `rule`, `place` (a sprite), `svg`, `text` (one line,
            vertically centred by its capitals), `words` (wrapped, fitted), `label` (words on a pill), `png`.
- `shapes`  `SHAPES`: disc, triangle, square, star, diamond, hexagon, cross, shield, arch, quatrefoil, arrow, check, plus, crossed.
- `sprites` `sprite(svg, width, height)`, `art(body, width, height)`: original SVG art in units of your choice. A large ground that never
            changes (a map, a town) is one sprite. Art is flat: few colours of the theme, ink outlines 2-4 % of its size, or none.
- `lettering` `width_of`, `wrap`, `shorten`, `fit`.
- `png`     one fixed palette of the theme's colours, thinned and deepened; up to 12 other main colours by `Canvas.png(extra=…)`.

Tests of a picture: `tests/draw/looking.py` (`check` for format, size and bytes; `ink`; `greyscale` and `phone` to look at it).
"""
