"""Things of the kitchen: star anise, coriander, and the pot that boils over inside a kolam."""
import math

from house import BRASS, BRASS_PALE, LEAF, LEAF_LIGHT, LIME, OXIDE, PLASTER, STONE
from kolam import curves, diamond_rows
from shapes import Pen, num, svg


# ------------------------------------------------------------------ spices at the edge of a ground
def star_anise(pod, seed, heart):
    """Eight pods round a stalk, each split open on its seed."""
    one = (f'<path d="M0-6C9-14 11-30 0-48C-11-30-9-14 0-6z" fill="{pod}"/><path d="M0-14C4-20 4-30 0-38C-4-30-4-20 0-14z" fill="{seed}"/>'
           f'<ellipse cy="-24" rx="2.4" ry="5" fill="{heart}"/>')
    turned = ''.join(f'<use href="#p" transform="rotate({turn})"/>' for turn in range(45, 360, 45))
    return svg(f'<g id="p">{one}</g>{turned}<circle r="5" fill="{pod}"/>', '-50 -50 100 100')


def coriander():
    """A sprig of three leaves, each of three lobes with a notched edge."""
    lobes = [(0, 43, .34), (-70, 33, .4), (70, 33, .4), (-128, 10, .3), (128, 10, .3)]     # where a lobe points, how far it reaches, how wide it opens

    def edge(angle):
        """How far the leaf reaches at this angle from its tip."""
        reach = max(far * math.exp(-((angle - at + 180) % 360 - 180) ** 2 / (2 * (wide * 57) ** 2)) for at, far, wide in lobes)
        return 6 + reach * (1 + .2 * math.cos(math.radians(angle * 15)))
    pen = Pen()
    points = [(edge(a) * math.sin(math.radians(a)), -edge(a) * math.cos(math.radians(a))) for a in range(-156, 157, 4)]
    pen.move(0, 6).line(*points).close()
    leaf = (f'<g id="l"><path fill="{LEAF}" stroke="{LEAF}" stroke-width="3" stroke-linejoin="round" d="{pen.d}"/>'
            f'<path d="M0 4V-38M0-2l-28-10M0-2l28-10M0-14l-11-17M0-14l11-17" fill="none" stroke="{BRASS}" stroke-width="1.4" stroke-linecap="round"/></g>')
    places = ((77, 72, 6, 1.1), (33, 104, -58, .8), (115, 88, 54, .8))
    first, *rest = (f'translate({x} {y}) rotate({turn}) scale({num(size)})' for x, y, turn, size in places)
    stalks = f'<path d="M70 204C60 160 66 120 76 74M68 140C54 128 44 118 36 106M70 122C86 114 100 104 112 90" fill="none" stroke="{LEAF}" stroke-width="3" stroke-linecap="round"/>'
    return svg(stalks + f'<g transform="{first}">{leaf}</g>' + ''.join(f'<use href="#l" transform="{at}"/>' for at in rest), '0 0 150 200')


# ------------------------------------------------------------------ the pot of the page that is not ready
def pot():
    """A pongal pot on three stones, boiling over; 120 wide about its middle."""
    leaf = f'<path d="M-19-15C-30-22-46-22-57-12C-46-3-30-4-19-15z" fill="{LEAF_LIGHT}" stroke="{BRASS_PALE}" stroke-width="1.4"/><path d="M-19-15C-32-14-44-14-57-12" fill="none" stroke="{BRASS_PALE}" stroke-width="1.2"/>'
    diamonds = ''.join(f'M{x} 8l8.5 7-8.5 7-8.5-7z' for x in range(-34, 35, 17))
    spots = ''.join(f'M{x} 15h0' for x in range(-34, 35, 17))
    flame = lambda x, s: f'<path transform="translate({x} 66) scale({num(s, 2)})" d="M0 0C-11-2-13-13-5-22C-5-16-1-15 1-18C3-24 0-29-1-33C10-27 15-12 9-3C7-1 4 0 0 0z"'
    fire = ''.join(flame(x, s) + f' fill="#C4523A"/>' + flame(x, s * .56) + f' fill="{BRASS_PALE}"/>' for x, s in ((-22, .8), (0, 1), (22, .8)))
    stone = f'<path d="M-58 67c-2-12 3-22 14-23s16 9 15 23zM58 67c2-12-3-22-14-23s-16 9-15 23z" fill="{STONE}" stroke="{BRASS}" stroke-width="1.6"/>'
    body = (f'<path d="M-21-15C-49-8-58 27-27 46H27C58 27 49-8 21-15z" fill="{BRASS}"/><path d="M-22-11C-41-3-48 19-30 37C-37 20-33 2-22-11z" fill="{BRASS_PALE}"/>'
            f'<path d="M-43.5 5.5h87m-87 19h87" stroke="{OXIDE}" stroke-width="2"/><path d="{diamonds}" fill="{OXIDE}"/><path d="{spots}" stroke="{PLASTER}" stroke-width="4" stroke-linecap="round"/>'
            f'<path d="M-31 33h62" stroke="{OXIDE}" stroke-width="1.6" stroke-dasharray=".1 6" stroke-linecap="round"/>')
    neck = f'<path d="M-20-22h40v8h-40z" fill="#B88527"/>' + leaf + f'<g transform="scale(-1 1)">{leaf}</g><path d="M-20-16h40" stroke="{LEAF}" stroke-width="3.4"/><path d="M-6-16l6-5 6 5-6 5z" fill="{LEAF}" stroke="{BRASS_PALE}" stroke-width="1.2"/>'
    froth = f'<path d="M-27-28C-37-30-37-43-27-43C-27-54-13-58-8-50C-4-60 12-59 13-49C22-55 33-46 28-39C36-38 36-29 28-27C29-20 23-18 22-24H-17C-17-14-26-14-25-24z" fill="{LIME}"/>'
    rim = f'<path d="M-24-29h48a3.5 3.5 0 0 1 0 7h-48a3.5 3.5 0 0 1 0-7z" fill="{BRASS_PALE}"/>'
    drip = f'<path d="M-26-27c-3 5-1 12 2 12s4-7 3-12zM17-27c-1 4-1 9 2 9s4-5 3-9z" fill="{LIME}"/>'
    steam = f'<path d="M-16-62c-6-6 6-11 0-18M0-66c-6-6 6-11 0-18M16-62c-6-6 6-11 0-18" fill="none" stroke="{LIME}" stroke-width="2.4" stroke-linecap="round"/>'
    return stone + fire + body + neck + froth + rim + drip + steam


def kolam_paths(rows, hole, cell, at):
    """Each closed line of a diamond of dots with a diamond left out of its middle, as a path of length 1; and the dots."""
    loops, dots, (width, height) = curves(rows, (), cell, hole=hole)
    dx, dy = at[0] - width / 2, at[1] - height / 2
    lines = []
    for loop in loops:
        pen = Pen()
        pen.move(loop[0][0][0] + dx, loop[0][0][1] + dy)
        for _, *rest in loop:
            pen.curve(*((x + dx, y + dy) for x, y in rest))
        lines.append(f'<path pathLength="1" d="{pen.close().d}"/>')
    return ''.join(lines), ''.join(f'M{num(x + dx)} {num(y + dy)}h0' for x, y in dots)


def pot_kolam():
    """The pot in the empty middle of a kolam, four small ones in the corners. Each line is 1 long, so that a page can draw it by
    its dashes; what is not drawn that way says so. Taken in by reference: lines and dots have the colour around them."""
    big, spots = kolam_paths(diamond_rows(7), 5, 29, (200, 200))
    for corner in ((58, 58), (342, 58), (58, 342), (342, 342)):
        small, more = kolam_paths(diamond_rows(3), 0, 20, corner)
        big, spots = big + small, spots + more
    body = (f'<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"><g stroke-width="2.6">{big}</g><path stroke-dasharray="none" d="{spots}" stroke-width="6"/></g>'
            f'<g stroke-dasharray="none" transform="translate(200 198) scale(1.08)">{pot()}</g>')
    return svg(body, '0 0 400 400', None, ' id="pot-kolam"')
