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
RICE = 'M44 51c-1-5 3-8 6-9.5s4-3.5 11-3.5s9 2 12 4s6 5 5.5 9s-4 6-8 7.5s-7 2.5-12 2s-13-3.5-14.5-9.5z'
BITTEN_RICE = 'M44 50c0-8 7-11.5 17-11.5c5 0 9 .8 12 2.6c-6 1-8 5-4.5 8.2c-5 .4-6 6-1.5 9.8c-2 .3-4 .4-6 .4c-10 0-17-2.5-17-10.5z'
HALF_RICE = 'M44 50c0-7 5-10.5 13-11.3c-3.5 4-.5 6.3 1.5 8.3c-3.5 2.5-2.5 8-.5 13.4c-8.5-.5-14-3.4-14-10.4z'


def served(*food):
    """A banana leaf from above, its tip to the left of the guest, with what lies on it."""
    leaf = fill('leaf', f'<path d="{LEAF_EDGE}"/>')
    veins = f'<path opacity=".5" stroke-width="1.2" stroke="var(--light)" d="{LEAF_VEINS}"/>'
    return leaf + drawn(veins + line('M4 36H115') + line(LEAF_EDGE), 2.4, corners='round') + ''.join(food)


def heaps(*places):
    """Side dishes above the rib, the sour and small ones towards the tip."""
    spots = {1: ('spice', 35, 27, 4, 3.2), 2: ('food', 52, 24, 6.5, 5), 3: ('spice', 71, 23, 7, 5.4), 4: ('light', 92, 23, 7.5, 5.6)}
    return ''.join(fill(spots[n][0], oval(*spots[n][1:])) for n in places)


def crumbs(*places):
    """What is left of a dish."""
    return dots(*places, r=1.3, colour='var(--light)')


VADAI = fill('food', '<path fill-rule="evenodd" d="M27 48a7.5 6.5 0 1 0 15 0a7.5 6.5 0 1 0-15 0zM32.5 48a2 1.7 0 1 1 4 0a2 1.7 0 1 1-4 0z"/>')
APPALAM = fill('food', oval(97, 50, 10, 9)) + dots((93, 46), (100, 47), (96, 53), (102, 53), r=1.1, colour='var(--spice)')
HALF_APPALAM = fill('food', '<path d="M97 41c6 0 10 4 10 9s-4 9-10 9l2-4.5l-3-3.5l3-4z"/>') + dots((102, 47), (102, 53), r=1.1, colour='var(--spice)')
SAMBAR = fill('spice', '<path d="M61 43c7-3 15 1 16 6s-5 10-12 9s-3-4-6-7s-3-6 2-8z"/>')
GRAINS = '<path opacity=".45" d="M48 47l2.5-1M49 52l2.5 1M54 44.5l2-1.5M54 50l2.5-.5M53 56l2.5.5M58 55l1.5 1.5"/>'
# Fingers have wiped up the last of the gravy; what nobody eats is at the edge: a chilli and two curry leaves.
WIPED = (drawn(line('M46 45c12-4 30-3 42 2') + line('M44 50c14-4 34-3 49 2') + line('M47 55c13-4 29-2 42 2'), 2.6, 'var(--light)', ends='round')
         + drawn(line('M84 20c5-3 12-3 17 2'), 3.4, 'var(--spice)', ends='round') + drawn(line('M84 20l-4 1'), 1.6, 'var(--light)', ends='round')
         + fill('food', '<path d="M48 26c4-6 10-6 14-4c-3 5-9 6-14 4zM60 29c3-3 8-3 11-1c-3 4-7 4-11 1z"/>'))
FOLDED = (fill('edge', '<path d="M8 27H115V64C64 66 24 54 8 27Z"/>') + fill('leaf', '<path d="M8 27H115V56C66 58 28 49 8 27Z"/>')
          + drawn('<path opacity=".5" stroke-width="1.2" stroke="var(--light)" d="M33 27l7 18M54 27l6 25M76 27l5 28M98 27l3 29"/>'
                  + line('M8 27H115V64C64 66 24 54 8 27Z') + line('M115 56C66 58 28 49 8 27'), 2.4, corners='round')
          + drawn(line('M52 15C58 4 74 3 80 15M73.5 11.5L80.5 16.5L84 9'), 2.8, 'var(--spice)', ends='round', corners='round'))

RATINGS = (   # from worst to best: untouched, tasted, half eaten, wiped clean, folded towards oneself, which thanks the host
    served(heaps(1, 2, 3, 4), VADAI, fill('light', f'<path d="{RICE}"/>'), drawn(GRAINS, 1.1), SAMBAR, APPALAM),
    served(heaps(1, 3, 4), crumbs((50, 24), (55, 26)), VADAI, fill('light', f'<path d="{BITTEN_RICE}"/>'), drawn(GRAINS, 1.1), crumbs((72, 46), (74, 53), (70, 57)), APPALAM),
    served(heaps(1, 4), crumbs((50, 24), (55, 26), (69, 22), (74, 25), (33, 48), (38, 50)), fill('light', f'<path d="{HALF_RICE}"/>'),
           crumbs((64, 46), (68, 52), (63, 56)), HALF_APPALAM),
    served(WIPED),
    FOLDED,
)


def ratings():
    """A symbol for each rating: rating-1 to rating-5."""
    return sheet([symbol(f'rating-{n}', '0 0 120 72', drawing) for n, drawing in enumerate(RATINGS, 1)],
                 '<!-- Written by art/ornaments/ornaments.py. -->\n')
