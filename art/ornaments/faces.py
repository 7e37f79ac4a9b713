"""The ratings of the feedback form: five faces in one line and the colour of the text, each told by brows, eyes and mouth."""
from symbols import dots, drawn, hoop, line, sheet, solid, symbol

HEART = 'c-7.2-4.9-8.2-8.2-7.2-10.8c1.3-2.9 5.6-3 7.2.5c1.6-3.5 5.9-3.4 7.2-.5c1 2.6 0 5.9-7.2 10.8z'
# A plate: its edge, and the line inside the rim.
PLATE = drawn(hoop(32, 32, 30.5), 2.4) + drawn(hoop(32, 32, 27), .9)


def face(lines, *more):
    """A face of both halves alike."""
    return PLATE + f'<g transform="translate(-4.5 -4.8)scale(1.14)">{drawn(line(lines), 2.6, ends="round", corners="round")}{"".join(more)}</g>'


def eyes(y):
    """Two open eyes."""
    return dots((23, y), (41, y), r=2.9)


# Brows driven into the nose, and a shouting mouth: that of LOVED upside down.
ANGRY = face('M15.5 19.5L27 25M48.5 19.5L37 25', eyes(29.5), solid('M22 47.5C22 41 26 38 32 38S42 41 42 47.5z'))
# Looks down, the mouth drawn in.
DISAPPOINTED = face('M16.5 25C20 24.5 23.5 22.5 26 20M47.5 25C44 24.5 40.5 22.5 38 20M18 30.5C20.5 33.8 25.5 33.8 28 30.5M36 30.5C38.5 33.8 43.5 33.8 46 30.5M25 45C29 42 35 42 39 45')
SAD = face('M16.5 23.5C20.5 23 24 21 26.5 18M47.5 23.5C43.5 23 40 21 37.5 18M22.5 47.5C26 40 38 40 41.5 47.5', eyes(28.5),
           solid('M45.5 33.5c2.6 3.4 3.8 5.6 3.8 7.3a3.8 3.8 0 0 1-7.6 0c0-1.7 1.2-3.9 3.8-7.3z'))
# Nearly a straight mouth: neither sad nor glad.
OKAY = face('M22.5 42C28 43.6 36 43.6 41.5 42', eyes(27))
# Hearts for eyes, and laughs.
LOVED = face('M20 38.5H44', solid('M22.5 33.5' + HEART + 'M41.5 33.5' + HEART), solid('M20 38.5H44C44 47 39 51.5 32 51.5S20 47 20 38.5z'))


def ratings():
    """A symbol for each rating, from worst to best: rating-1 to rating-5."""
    return sheet([symbol(f'rating-{n}', '0 0 64 64', drawing) for n, drawing in enumerate((ANGRY, DISAPPOINTED, SAD, OKAY, LOVED), 1)],
                 '<!-- Written by art/ornaments/ornaments.py. -->\n')
