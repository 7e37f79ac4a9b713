"""The ratings of the feedback form: five faces, each told by brows, eyes, mouth and colour, so that none needs its word."""
from symbols import dots, drawn, line, sheet, symbol, tint

INK, WHITE, TONGUE, BLUSH = '#1c1815', '#fbf6ea', '#e0705a', '#d9622f'
RED, TAN, BLUE, GOLD = ('#dc5b41', '#c23f28'), ('#e3ad6d', '#cf9250'), ('#9dbfd2', '#7fa5bb'), ('#f0c766', '#dfab3c')
HEART = 'c-8.2-5.4-10-9-8.4-12.8c1.5-3.3 6.2-3.4 8.4.4c2.2-3.8 6.9-3.7 8.4-.4c1.6 3.8-.2 7.4-8.4 12.8z'


def head(colours):
    """A round face with a shade along its lower right."""
    light, shade = colours
    return (f'<circle cx="32" cy="32" r="27.5" fill="{light}"/>'
            + tint('M53.1 14.3A27.5 27.5 0 0 1 14.3 53.1A29.5 29.5 0 0 0 53.1 14.3Z', shade)
            + f'<circle cx="32" cy="32" r="27.5" fill="none" stroke="{INK}" stroke-width="2.6"/>')


def ink(d, width=3):
    """Brows, lids and mouths."""
    return drawn(line(d), width, INK, ends='round', corners='round')


def eyes(y, r=3.6):
    """Two open eyes, each with a spark."""
    return dots((22.5, y), (41.5, y), r=r, colour=INK) + dots((23.7, y - 1.3), (42.7, y - 1.3), r=1.1, colour=WHITE)


def cheeks(y):
    """A flush on both sides."""
    return f'<g fill="{BLUSH}" opacity=".4"><ellipse cx="14.5" cy="{y}" rx="5" ry="3.4"/><ellipse cx="49.5" cy="{y}" rx="5" ry="3.4"/></g>'


# Brows driven into the nose, and clenched teeth.
ANGRY = (head(RED) + ink('M12.5 19.5L28 27M51.5 19.5L36 27', 4) + eyes(31.5)
         + tint('M20 50.5C20 42.5 25 40 32 40S44 42.5 44 50.5C40 48.8 24 48.8 20 50.5Z', WHITE)
         + ink('M20 50.5C20 42.5 25 40 32 40S44 42.5 44 50.5C40 48.8 24 48.8 20 50.5ZM26.3 41.2V49.3M32 40V49M37.7 41.2V49.3', 2.4))
# Looks down with closed eyes; the mouth is pulled to one side.
DISAPPOINTED = (head(TAN) + '<g transform="rotate(-7 32 34)">' + ink('M13 28.5C17.5 28 21.5 26 25 22.5M51 28.5C46.5 28 42.5 26 39 22.5')
                + ink('M15.5 34.5C18.5 38.5 24 38.5 27 34.8M37 34.8C40 38.5 45.5 38.5 48.5 34.5') + ink('M23.5 51C28 46.5 36 46 42.5 48.5') + '</g>')
SAD = (head(BLUE) + ink('M14 26.5C18.5 25.5 22 23.5 25 20M50 26.5C45.5 25.5 42 23.5 39 20') + eyes(30.5) + ink('M22.5 51.5C25.5 43.5 38.5 43.5 41.5 51.5')
       + drawn('<path fill="#fbf6ea" d="M49 34.5C53.3 40 55.1 43.3 55.1 46.2A6.1 6.1 0 0 1 42.9 46.2C42.9 43.3 44.7 40 49 34.5Z"/>',
               2, INK, corners='round'))
# Nearly a straight mouth: neither sad nor glad.
OKAY = head(GOLD) + eyes(27.5) + ink('M21.5 43C27 44.8 37 44.8 42.5 43')
# Hearts for eyes, and laughs.
LOVED = (head(GOLD) + cheeks(40.5) + tint('M21.5 34.5' + HEART + 'M42.5 34.5' + HEART, '#b0301c')
         + tint('M17.5 39.5H46.5C45.5 49.5 40 55 32 55S18.5 49.5 17.5 39.5Z', INK)
         + tint('M20.2 41.5H43.8C43.7 43.5 43.3 45 42.7 46.2H21.3C20.7 45 20.3 43.5 20.2 41.5Z', WHITE)
         + tint('M24.3 51.7C27 48.2 37 48.2 39.7 51.7C37.6 53.5 35 54.2 32 54.2S26.4 53.5 24.3 51.7Z', TONGUE))


def ratings():
    """A symbol for each rating, from worst to best: rating-1 to rating-5."""
    return sheet([symbol(f'rating-{n}', '0 0 64 64', face) for n, face in enumerate((ANGRY, DISAPPOINTED, SAD, OKAY, LOVED), 1)],
                 '<!-- Written by art/ornaments/ornaments.py. -->\n')
