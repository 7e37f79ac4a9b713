"""Pulli kolam: dots on a lattice, one line that goes round them all, turned back by mirrors between neighbours."""
from shapes import Pen, num, svg

SIDES = [(1, 0), (0, 1), (-1, 0), (0, -1)]


def lines(rows, mirrors=()):
    """rows: (x0, x1) per y, the dots that exist, but for those to leave out. Gives the dots, the closed lines and a test for open sides.

    Each dot has four corners; corner k lies between side k and side k + 1. Where a neighbour exists and no mirror
    stands between, the line crosses to the neighbour's far corner; elsewhere it stays with its dot.
    """
    dots = {(x, y) for y, (a, b) in enumerate(rows) for x in range(a, b + 1)}
    walls = set(mirrors)

    def is_open(d, s):
        n = (d[0] + SIDES[s][0], d[1] + SIDES[s][1])
        return n in dots and frozenset((d, n)) not in walls
    seen, out = set(), []
    for d in sorted(dots):
        for k in range(4):
            if (d, k) in seen:
                continue
            here, corner, way, start, pts = d, k, 1, None, []
            while (here, corner, way) != start:
                start = start or (here, corner, way)
                seen.add((here, corner))
                pts.append((here, corner, way))
                side = (corner + 1) % 4 if way == 1 else corner
                if is_open(here, side):
                    here = (here[0] + SIDES[side][0], here[1] + SIDES[side][1])
                    corner, way = ((side + 1) % 4, -1) if way == 1 else ((side + 2) % 4, 1)
                else:
                    corner = side if way == 1 else (side - 1) % 4
            out.append(pts)
    return dots, out, is_open


def curves(rows, mirrors=(), cell=40, pad=.75):
    """The lines as loops of cubic curves (start, handle, handle, end), the dots' centres, and the size of it all."""
    dots, loops, is_open = lines(rows, mirrors)
    xs, ys = [d[0] for d in dots], [d[1] for d in dots]
    size = (max(xs) - min(xs) + 2 * pad) * cell, (max(ys) - min(ys) + 2 * pad) * cell
    ox, oy = (pad - min(xs)) * cell, (pad - min(ys)) * cell
    out = []
    for pts in loops:
        loop = []
        for c, k, way in pts:
            a, b = (k, (k + 1) % 4) if way == 1 else ((k + 1) % 4, k)

            def point(s):
                R = .5 if is_open(c, s) else .44
                return ox + (c[0] + SIDES[s][0] * R) * cell, oy + (c[1] + SIDES[s][1] * R) * cell

            def handle(s, toward):
                o, x = SIDES[toward], point(s)
                t = ((o[0] - SIDES[s][0]) * .5, (o[1] - SIDES[s][1]) * .5) if is_open(c, s) else (o[0] * .54, o[1] * .54)
                return x[0] + t[0] * cell * .5, x[1] + t[1] * cell * .5
            loop.append((point(a), handle(a, b), handle(b, a), point(b)))
        out.append(loop)
    return out, [(ox + x * cell, oy + y * cell) for x, y in sorted(dots)], size


def outline(loop):
    """One of the lines, as the d of a path."""
    pen = Pen()
    pen.move(*loop[0][0])
    for _, *rest in loop:
        pen.curve(*rest)
    return pen.close().d


def spots(dots):
    """All dots, as the d of one path: lines of no length, which round caps make round."""
    return ''.join(f'M{num(x)} {num(y)}h0' for x, y in dots)


def kolam(rows, mirrors=(), colour='#8c2f1d', width=2.6, dot=3.1):
    """The drawing, as a document."""
    loops, dots, (W, H) = curves(rows, mirrors)
    line = ''.join(map(outline, loops))
    body = (f'<g fill="none" stroke="{colour}" stroke-linejoin="round"><path d="{line}" stroke-width="{num(width)}"/>'
            f'<path d="{spots(dots)}" stroke-width="{num(2 * dot)}" stroke-linecap="round"/></g>')
    return svg(body, f'0 0 {num(W)} {num(H)}')


def diamond_rows(n):
    """1, 3, 5 ... 2n - 1 ... 3, 1 dots."""
    return [(abs(n - 1 - y), 2 * (n - 1) - abs(n - 1 - y)) for y in range(2 * n - 1)]


def medallion_plan():
    """Nine rows with eight mirrors about the middle, alike from four sides."""
    n = 5
    c = n - 1
    return diamond_rows(n), [frozenset(((x, y), (x + 1, y) if s == 0 else (x, y + 1))) for x, y, s in
                             ((c, c - 2, 0), (c - 1, c - 2, 0), (c - 2, c - 1, 1), (c - 2, c, 1), (c, c + 2, 0), (c - 1, c + 2, 0), (c + 2, c - 1, 1), (c + 2, c, 1))]
