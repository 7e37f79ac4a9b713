"""Small SVG writing: numbers as short as they can be, paths with relative curves, repeated shapes by rotation."""
import math


def num(x, places=1):
    """12.30 -> 12.3, 0.5 -> .5, -0.0 -> 0."""
    s = f'{x:.{places}f}'
    if '.' in s:
        s = s.rstrip('0').rstrip('.')
    if s in ('-0', ''):
        s = '0'
    return s.replace('-0.', '-.') if s.startswith('-0.') else (s[1:] if s.startswith('0.') else s)


def join(values, places=1):
    """Numbers in a row, with a space only where a sign or a point does not already part them."""
    out = ''
    for v in values:
        s = num(v, places)
        if out and not s.startswith('-') and not (s.startswith('.') and '.' in out.rsplit(' ', 1)[-1].rsplit('-', 1)[-1]):
            out += ' '
        out += s
    return out


class Pen:
    """A path in relative commands. Positions are rounded first, so that rounding never adds up."""

    def __init__(self, places=1):
        self.p, self.d, self.x, self.y = places, '', 0.0, 0.0

    def _rel(self, pts):
        r = [(round(a, self.p), round(b, self.p)) for a, b in pts]
        return r, [v for a, b in r for v in (a - self.x, b - self.y)]

    def move(self, x, y):
        (q,), _ = self._rel([(x, y)])
        self.d += 'M' + join(q, self.p)
        self.x, self.y = q
        self.start = q
        return self

    def line(self, *pts):
        for pt in pts:
            (q,), v = self._rel([pt])
            self.d += 'l' + join(v, self.p)
            self.x, self.y = q
        return self

    def curve(self, c1, c2, end):
        r, v = self._rel([c1, c2, end])
        self.d += 'c' + join(v, self.p)
        self.x, self.y = r[-1]
        return self

    def close(self):
        self.d += 'z'
        self.x, self.y = self.start
        return self


def polar(r, deg, cx=0, cy=0):
    """Point at radius r and angle deg."""
    a = math.radians(deg)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def petals(angles, r0, r1, w, cx, cy, places=1):
    """Pointed petals from radius r0 to r1 in one path; w is the reach of the curve's handles."""
    pen = Pen(places)
    for deg in angles:
        a = math.radians(deg)
        ux, uy = math.cos(a), math.sin(a)
        L = r1 - r0

        def q(r, s):
            return cx + ux * r - uy * s, cy + uy * r + ux * s
        pen.move(*q(r0, 0))
        pen.curve(q(r0 + L * .18, w * 1.05), q(r0 + L * .62, w * 1.15), q(r1, 0))
        pen.curve(q(r0 + L * .62, -w * 1.15), q(r0 + L * .18, -w * 1.05), q(r0, 0)).close()
    return pen.d


def star(n, r0, r1, rot=0, cx=0, cy=0, places=1):
    """Star of n points."""
    pts = [polar(r1 if i % 2 == 0 else r0, rot + i * 180 / n, cx, cy) for i in range(2 * n)]
    return Pen(places).move(*pts[0]).line(*pts[1:]).close().d


def diamond(s, cx=0, cy=0):
    """Square standing on its corner, half-diagonal s."""
    return Pen().move(cx, cy - s).line((cx + s, cy), (cx, cy + s), (cx - s, cy)).close().d


def fill(d, colour):
    """A filled path."""
    return f'<path d="{d}" fill="{colour}"/>'


def disc(r, colour, cx=0, cy=0):
    """A filled circle; centre left out at the origin."""
    at = (f' cx="{num(cx, 2)}"' if cx else '') + (f' cy="{num(cy, 2)}"' if cy else '')
    return f'<circle{at} r="{num(r, 2)}" fill="{colour}"/>'


def svg(body, view, size=None, extra=''):
    """The document."""
    wh = f' width="{num(size[0])}" height="{num(size[1])}"' if size else ''
    return f'<svg xmlns="http://www.w3.org/2000/svg"{wh} viewBox="{view}"{extra}>{body}</svg>\n'
