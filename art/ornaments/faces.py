"""The ratings of the feedback form: five faces in brass on lacquered discs, each told by brows, eyes and mouth."""
from symbols import dots, drawn, line, sheet, symbol

# The form changes them for the face that is chosen.
DARK, GOLD, BRASS = 'var(--coin, var(--oxide-900))', 'var(--face, var(--brass-300))', 'var(--rim, var(--brass-400))'


def area(d, colour):
    """An area in one of the house's colours."""
    return f'<path fill="{colour}" d="{d}"/>'


def disc(x, y, r, colour=GOLD):
    return dots((x, y), r=r, colour=colour).replace(' stroke="none"', '')


def pair(left):
    """The same on both sides of the nose."""
    return left + f'<g transform="matrix(-1 0 0 1 64 0)">{left}</g>'


def strokes(d, width=2.6, colour=GOLD):
    """Lines with round ends."""
    return drawn(line(d), width, colour, ends='round', corners='round')


COIN = disc(32, 32, 31.5, DARK) + disc(32, 32, 29, BRASS) + disc(32, 32, 27.8, DARK)
HEART = area('M32 21c-4.8-3.3-5.7-5.5-5-7.3c.9-2 3.9-2 5 .4c1.1-2.4 4.1-2.4 5-.4c.7 1.8-.2 4-5 7.3z', BRASS)
EYES = pair(disc(23.4, 29.6, 2.5))

ANGRY = pair(strokes('M17.6 22.4L27.4 26.6')) + EYES + strokes('M23 45.4C26 40 38 40 41 45.4')
# Looks down under lowered lids.
DISAPPOINTED = (pair(strokes('M17.6 25.6C20.6 25.4 24.2 24 26.6 21.8') + strokes('M18.6 29.8C20.8 33 25.6 33 27.8 29.8'))
                + strokes('M24.4 45.6C27.4 41.4 36.6 41.4 39.6 45.6'))
SAD = (pair(strokes('M17.4 25.8C21 25.2 24.6 23.4 26.8 20.6')) + EYES + strokes('M24 46C26.4 39 37.6 39 40 46')
       + area('M44 34c2 3 3 4.7 3 6.3a3 3 0 0 1-6 0c0-1.6 1-3.3 3-6.3z', GOLD))
# Level brows and the beginning of a smile.
OKAY = pair(strokes('M19 23.2H27.2')) + EYES + strokes('M24 41.8C28.4 44.2 35.6 44.2 40 41.8')
# Laughs with closed eyes, a heart on the forehead.
LOVED = HEART + pair(strokes('M18.2 30.6C20.4 26.2 25.2 26.2 27.4 30.6')) + area('M20.6 37.4C27 39.4 37 39.4 43.4 37.4C42.4 45.6 38 49.4 32 49.4S21.6 45.6 20.6 37.4z', GOLD)


def ratings():
    """The coin, and what each rating adds to it, from worst to best: rating-1 to rating-5."""
    return sheet([symbol('coin', '0 0 64 64', COIN)]
                 + [symbol(f'rating-{n}', '0 0 64 64', face) for n, face in enumerate((ANGRY, DISAPPOINTED, SAD, OKAY, LOVED), 1)],
                 '<!-- Written by art/ornaments/ornaments.py. -->\n')
