"""The ratings of the feedback form: five faces of a dancer on brass medallions, each told by brows, eyes and mouth."""
import math
from symbols import dots, drawn, line, sheet, symbol

DARK, SKIN, BRASS, RICE, RED = (f'var(--{name})' for name in ('oxide-900', 'brass-200', 'brass-400', 'lime-50', 'oxide-500'))


def area(d, colour):
    """An area in one of the house's colours."""
    return f'<path fill="{colour}" d="{d}"/>'


def discs(*places, r, colour):
    """Filled circles."""
    return dots(*places, r=r, colour=colour).replace(' stroke="none"', '')


def disc(x, y, r, colour):
    return discs((x, y), r=r, colour=colour)


def pair(left):
    """The same on both sides of the nose."""
    return left + f'<g transform="matrix(-1 0 0 1 64 0)">{left}</g>'


def strokes(d, width, colour=DARK):
    """Lines with round ends."""
    return drawn(line(d), width, colour, ends='round', corners='round')


def along(r, start, end, n):
    """Places on an arc around the crown of the head, in degrees from the top."""
    return [(32 + r * math.sin(a), 33 - r * math.cos(a)) for a in (math.radians(start + (end - start) * k / (n - 1)) for k in range(n))]


def broad(body):
    """Wider than drawn: it fills the coin, and is read at 44 px."""
    return f'<g transform="matrix(1.18 0 0 1.07 -5.8 -2.6)">{body}</g>'


# The coin, black hair to its rim, jasmine in the hair, the face, and on it the nose with its stud; jewels at the ears and the parting.
HEAD = (disc(32, 32, 31.5, DARK) + disc(32, 32, 30.3, BRASS) + disc(32, 32, 27.4, DARK)
        + discs(*along(23, -62, -12, 6), *along(23, 12, 62, 6), r=1.9, colour=RICE)
        + pair(disc(9.6, 41, 2.3, BRASS) + disc(11, 45.4, 1.3, BRASS)) + strokes('M32 6v10', 1.8, BRASS)
        + broad(area('M32 15.5C22.5 17.5 16 23.5 15.6 32.5C15.2 44.5 23.2 57 32 57S48.8 44.5 48.4 32.5C48 23.5 41.5 17.5 32 15.5z', SKIN)
                + strokes('M32.6 36.5C34.2 39 34.6 41.4 31.8 41.6', 1.4) + disc(29.4, 40.8, .9, RED)))
# On the forehead of every face but the first and the last.
DROP = area('M32 17.2c2 2.6 2.8 4 2.8 5.3a2.8 2.8 0 0 1-5.6 0c0-1.3.8-2.7 2.8-5.3z', RED)
FLAME = area('M32 15.5c1 3 4.4 5 4.4 8.6a4.4 4.4 0 0 1-8.8 0c0-1.6.7-2.6 1.6-3.4c.2 1 .6 1.6 1.2 1.9c-.4-2.6 0-5 1.6-7.1z', RED)
HEART = area('M32 27.6c-5.4-3.7-6.4-6.2-5.6-8.2c1-2.2 4.4-2.2 5.6.5c1.2-2.7 4.6-2.7 5.6-.5c.8 2-.2 4.5-5.6 8.2z', RED)


def eye(lid, white, iris):
    """An open eye lined with kohl to its outer corner."""
    return area(white, RICE) + disc(*iris, 2.3, DARK) + strokes(lid, 1.9)


ANGRY = (FLAME + pair(strokes('M18.6 25.8L28.6 30.4', 2.9)
         + eye('M17.4 32.8L29.2 36.2', 'M18 33C18.6 37.4 25.6 39.4 29 36.2z', (24.2, 35.8)))
         + area('M23.4 51.2C23.4 46.4 26.8 44.6 32 44.6S40.6 46.4 40.6 51.2C37.6 49.8 26.4 49.8 23.4 51.2z', RICE)
         + strokes('M23.4 51.2C23.4 46.4 26.8 44.6 32 44.6S40.6 46.4 40.6 51.2C37.6 49.8 26.4 49.8 23.4 51.2zM28.2 45v5M32 44.8v5M35.8 45v5', 1.5))
# Looks down, the lips pressed.
DISAPPOINTED = (DROP + pair(strokes('M18.4 29.6C22 29.2 25.8 27.8 28.4 25.6', 2.2) + strokes('M17.4 34.4C20.4 38.4 26 38.8 29 35.8M19.6 37.2l-1.4 1.9M23 38.4l-.5 2.2', 1.9))
                + strokes('M26.2 49C29.6 46.4 34.4 46.4 37.8 49', 2.2))
SAD = (DROP + pair(strokes('M17.6 29.4C21.8 28.8 26 26.6 28.4 22.8', 2.2)
       + eye('M17 35.8C19.4 32.6 25.6 30.6 29 33.4', 'M18.4 35.6C21 31.8 26.4 30.8 29 33.6C28 37.6 21.4 38.4 18.4 35.6z', (24.4, 34.8)))
       + area('M24.2 51.8C25.4 44.2 38.6 44.2 39.8 51.8C36.4 48.8 27.6 48.8 24.2 51.8z', DARK)
       + f'<path fill="{RICE}" stroke="{DARK}" stroke-width="1.1" d="M43 38.6c2.6 3.6 3.8 5.8 3.8 7.8a3.8 3.8 0 0 1-7.6 0c0-2 1.2-4.2 3.8-7.8z"/>')
OKAY = (DROP + pair(strokes('M17.8 28.4C20.8 26.2 25.4 26 28.4 27.4', 2.2)
        + eye('M16.4 33.6L18.2 34.6C20.8 30.8 26.2 30.6 29.2 34.8', 'M18.2 34.6C20.8 30.8 26.2 30.6 29.2 34.8C26 38 21 37.8 18.2 34.6z', (23.9, 34.3)))
        + strokes('M25.6 47.6C29.6 48.8 34.4 48.8 38.4 47.6', 2.2))
# Laughs with closed eyes, a heart on the forehead.
LOVED = (HEART + pair(strokes('M17.6 28C20.2 24.8 24.4 24.4 27.4 26.6', 2.2) + strokes('M17.4 36C19.6 30.8 26.8 30.8 29 36M18.6 33.4l-2.4-1', 2.2)
         + f'<circle cx="20" cy="41.6" r="3.1" fill="{RED}" opacity=".35"/>')
         + area('M22.2 44.2C26 45.6 38 45.6 41.8 44.2C41.4 50.4 37.6 53.6 32 53.6S22.6 50.4 22.2 44.2z', DARK)
         + area('M24.2 45.3C28 46.2 36 46.2 39.8 45.3C39.6 46.6 39.4 47.2 39 48C34 48.8 30 48.8 25 48C24.6 47.2 24.4 46.6 24.2 45.3z', RICE)
         + area('M27.4 52.4C28.6 50.2 35.4 50.2 36.6 52.4C34.6 53.2 29.4 53.2 27.4 52.4z', RED))


def ratings():
    """The coin with the head, and what each rating adds to it, from worst to best: rating-1 to rating-5."""
    return sheet([symbol('coin', '0 0 64 64', HEAD)]
                 + [symbol(f'rating-{n}', '0 0 64 64', broad(face)) for n, face in enumerate((ANGRY, DISAPPOINTED, SAD, OKAY, LOVED), 1)],
                 '<!-- Written by art/ornaments/ornaments.py. -->\n')
