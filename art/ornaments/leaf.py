"""The ratings of the feedback form: one banana leaf, from untouched to folded. The page sets the colours as custom properties."""
from shapes import num
from symbols import dots, drawn, line, sheet, symbol


def fill(name, body):
    """An area in a custom property of the page."""
    return f'<g fill="var(--{name})" stroke="none">{body}</g>'


def oval(x, y, rx, ry):
    """An ellipse."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"/>'


LEAF_EDGE = 'M4 36C17 13 56 6 115 9V63C56 66 17 59 4 36Z'
LEAF_VEINS = 'M27 21l10 15M46 14l8 22M66 11l6 25M87 10l4 26M105 9l2 27M27 51l10-15M46 58l8-22M66 61l6-25M87 62l4-26M105 63l2-27'
RICE = 'M33 52c-1-5 3-7 7-8s6-4 19-4.5s17 1.5 22 3.5s10 4 9.5 9s-8 6.5-15 7.5s-14 1.5-24 .8s-17.5-3.3-18.5-8.3z'
LEFT_RICE = 'M33 52c-1-5 3-7 7-8s6-4 19-4.5c6-.2 9 0 11 .5c-4 2-6 4-3 7s-1 5-3 7s0 4 2 5.6c-6 .8-8 .6-15 .2c-12-.7-17.3-2.8-18-7.8z'
LITTLE_RICE = 'M33 52c-1-5 3-7 7-8c4-1 7-2.5 10-2.6c-3 3-1 5 1 7s-3 4-3 6s1 4 2 5c-9-.6-16.2-2.4-17-7.4z'

def served(*food):
    """A banana leaf from above, its tip to the left of the guest, with what lies on it."""
    leaf = fill('leaf', f'<path d="{LEAF_EDGE}"/>')
    veins = f'<path opacity=".5" stroke-width="1.2" stroke="var(--light)" d="{LEAF_VEINS}"/>'
    return leaf + drawn(veins + line('M4 36H115') + line(LEAF_EDGE), 2.4, corners='round') + ''.join(food)


def heaps(*places):
    """Side dishes above the rib, the sour and small ones towards the tip."""
    spots = {1: ('spice', 38, 25, 7, 5.4), 2: ('food', 61, 22.5, 9, 6.8), 3: ('light', 88, 22, 10, 7.4)}
    return ''.join(fill(spots[n][0], oval(*spots[n][1:])) for n in places)


def rice(outline):
    """Rice below the rib."""
    return fill('light', f'<path d="{outline}"/>')


def crumbs(*places):
    """What is left of a dish."""
    return dots(*places, r=1.7, colour='var(--light)')


# Fingers have wiped up the last of the gravy; what nobody eats is at the edge: a chilli and two curry leaves.
WIPED = (drawn(line('M46 45c12-4 30-3 42 2') + line('M44 50c14-4 34-3 49 2') + line('M47 55c13-4 29-2 42 2'), 2.6, 'var(--light)', ends='round')
         + drawn(line('M84 20c5-3 12-3 17 2'), 3.4, 'var(--spice)', ends='round') + drawn(line('M84 20l-4 1'), 1.6, 'var(--light)', ends='round')
         + fill('food', '<path d="M48 26c4-6 10-6 14-4c-3 5-9 6-14 4zM60 29c3-3 8-3 11-1c-3 4-7 4-11 1z"/>'))
FOLDED = (fill('edge', '<path d="M8 27H115V64C64 66 24 54 8 27Z"/>') + fill('leaf', '<path d="M8 27H115V56C66 58 28 49 8 27Z"/>')
          + drawn('<path opacity=".5" stroke-width="1.2" stroke="var(--light)" d="M33 27l7 18M54 27l6 25M76 27l5 28M98 27l3 29"/>'
                  + line('M8 27H115V64C64 66 24 54 8 27Z') + line('M115 56C66 58 28 49 8 27'), 2.4, corners='round')
          + drawn(line('M52 15C58 4 74 3 80 15M73.5 11.5L80.5 16.5L84 9'), 2.8, 'var(--spice)', ends='round', corners='round'))

RATINGS = (   # from worst to best: untouched, tasted, half eaten, wiped clean, folded towards oneself, which thanks the host
    served(heaps(1, 2, 3), rice(RICE)),
    served(heaps(1, 3), crumbs((55, 22), (63, 25), (66, 20)), rice(LEFT_RICE), crumbs((74, 46), (79, 53), (73, 57))),
    served(heaps(1), crumbs((55, 22), (63, 25), (84, 19), (92, 23)), rice(LITTLE_RICE), crumbs((58, 46), (66, 52), (61, 57))),
    served(WIPED),
    FOLDED,
)


def ratings():
    """A symbol for each rating: rating-1 to rating-5."""
    return sheet([symbol(f'rating-{n}', '0 0 120 72', drawing) for n, drawing in enumerate(RATINGS, 1)],
                 '<!-- Written by art/ornaments/ornaments.py. -->\n')
