"""Door frames, pillars, strips, braids and the logo: the drawn parts of the house."""
import json
import math
import os
import re

from shapes import Pen, join, num, svg

HERE = os.path.dirname(os.path.abspath(__file__))
GLYPHS = json.load(open(os.path.join(HERE, 'glyphs.json')))   # outlines of Arima 600: the letter va and the word
OXIDE, BRASS, BRASS_PALE, LIME, PLASTER = '#7A2418', '#DDA63A', '#EBC26B', '#FBF6EA', '#F4ECD9'
LEAF, LEAF_DARK, LEAF_LIGHT, STONE = '#14432F', '#0B2A1E', '#1F5A43', '#1C1815'


# ------------------------------------------------------------------ petals of a rosette
def rosette(cx, cy, n, r1, r2, wide, colour, ident=None):
    """n petals round a point: one drawn and the rest turned or, without a name for that one, each in full (the PDF follows no link)."""
    mid = (r1 + r2) / 2.2
    right = ((0, -r1), (wide, -mid), (wide * .7, -r2 * .86), (0, -r2))
    left = [(-x, y) for x, y in reversed(right)]
    curves = [p for p in (*right[1:], *left[1:])]

    def petal(turn):
        a = math.radians(turn)
        at = lambda p: (p[0] * math.cos(a) - p[1] * math.sin(a), p[0] * math.sin(a) + p[1] * math.cos(a))
        return f'M{join(at(right[0]), 2)}C{join([v for p in curves for v in at(p)], 2)}z'
    place = f'<g transform="translate({num(cx)} {num(cy)})" fill="{colour}">'
    if ident is None:
        return place + f'<path d="{"".join(petal(i * 360 / n) for i in range(n))}"/></g>'
    turned = ''.join(f'<use href="#{ident}" transform="rotate({i * 360 / n:g})"/>' for i in range(1, n))
    return place + f'<path id="{ident}" d="{petal(0)}"/>{turned}</g>'


# ------------------------------------------------------------------ frames for border-image: 96 box, slice 32
def frame_parts(band, lines, flowers, heart, petal='p'):
    """Corner and edge of a door frame, each 32 x 32 about its centre."""
    spots = ''.join(f'<circle cx="{x}" cy="{y}" r="2" fill="{lines}"/>' for y in (-9, 9) for x in (-16, 16))
    corner = (f'<g id="c"><path d="M-16-16h32v32h-32z" fill="{flowers}"/><path d="M-13.5-13.5h27v27h-27z" fill="{band}"/>'
              + rosette(0, 0, 8, 2.5, 12, 4, lines, petal) + f'<circle r="3" fill="{heart}"/></g>')
    edge = (f'<g id="e"><path d="M-16-16h32v32h-32z" fill="{band}"/><path d="M-16-13.2h32m-32 26.4h32" stroke="{lines}" stroke-width="1.6"/>'
            f'<path d="M-16 0L0-9.5 16 0 0 9.5z" fill="{flowers}"/><path d="M-8.5 0L0-5 8.5 0 0 5z" fill="{heart}"/>'
            f'{spots}</g>')
    return corner, edge


def frame(*colours):
    """Four corners and four edges round an empty middle."""
    corner, edge = frame_parts(*colours)

    use = lambda i, x, y, turn='': f'<use href="#{i}" transform="translate({x} {y}){turn}"/>'
    body = (f'<defs>{corner}{edge}</defs>' + use('e', 48, 16) + use('e', 48, 80) + use('e', 16, 48, ' rotate(90)') + use('e', 80, 48, ' rotate(90)')
            + ''.join(use('c', x, y) for x, y in ((16, 16), (80, 16), (16, 80), (80, 80))))
    return svg(body, '0 0 96 96', (96, 96))


def strip(*colours):
    """An edge and a corner: repeats along x."""
    corner, edge = frame_parts(*colours, petal=None)
    return svg(f'<g transform="translate(16 16)">{edge}</g><g transform="translate(48 16)">{corner}</g>', '0 0 64 32', (64, 32))


FRAME = (OXIDE, PLASTER, BRASS, STONE)   # band, lines, flowers, heart


# ------------------------------------------------------------------ pillars, lintel
def pillar_cap():
    """Bracket, brass ring and lotus neck; 120 x 110."""
    return svg(
        f'<path d="M0 0h120v16c-16 0-22 8-23 18-5-4-11-3-13 4-4-4-7-3-8 2v4H44v-4c-1-5-4-6-8-2-2-7-8-8-13-4C22 24 16 16 0 16z" fill="{LEAF}"/>'
        f'<path d="M0 5.5h120" stroke="{BRASS}" stroke-width="2"/><circle cx="23" cy="38" r="4" fill="{BRASS}"/><circle cx="97" cy="38" r="4" fill="{BRASS}"/>'
        f'<path d="M40 44h40l-4 10H44z" fill="{LEAF_LIGHT}"/><path d="M44 54h32v5H44z" fill="{BRASS}"/><path d="M44 59h32c4 7 3 15-3 21H47c-6-6-7-14-3-21z" fill="{LEAF}"/>'
        f'<path d="M47 80h26v4H47z" fill="{BRASS}"/><path d="M48 84h24v26H48z" fill="{LEAF}"/><path d="M52 84h5v26h-5z" fill="{LEAF_LIGHT}"/><path d="M68 84h4v26h-4z" fill="{LEAF_DARK}"/>'
        + rosette(60, 69.5, 8, 1.5, 7.5, 2.6, BRASS, 'p'), '0 0 120 110', (120, 110))


def pillar_shaft():
    """Repeats along y."""
    return svg(f'<path d="M48 0h24v40H48z" fill="{LEAF}"/><path d="M52 0h5v40h-5z" fill="{LEAF_LIGHT}"/><path d="M68 0h4v40h-4z" fill="{LEAF_DARK}"/>',
               '0 0 120 40', (120, 40), ' preserveAspectRatio="none"')


def pillar_base():
    """Foot on a stone block with a brass diamond; 120 x 100."""
    return svg(
        f'<path d="M48 0h24v26H48z" fill="{LEAF}"/><path d="M52 0h5v26h-5z" fill="{LEAF_LIGHT}"/><path d="M68 0h4v26h-4z" fill="{LEAF_DARK}"/><path d="M46 22h28v5H46z" fill="{BRASS}"/>'
        f'<path d="M47 27h26c7 7 9 17 3 27H44c-6-10-4-20 3-27z" fill="{STONE}"/><path d="M40 54h40v6H40z" fill="#3a322b"/><path d="M36 60h48v40H36z" fill="{STONE}"/>'
        f'<path d="M41 66h38v34" fill="none" stroke="#574C42" stroke-width="1.5"/><path d="M60 70l12 13-12 13-12-13z" fill="none" stroke="{BRASS}" stroke-width="1.6"/><circle cx="60" cy="83" r="3" fill="{BRASS}"/>',
        '0 0 120 100', (120, 100))


def lintel():
    """Painted beam; repeats along x."""
    return svg(
        f'<path d="M0 0h48v40H0z" fill="{LEAF}"/><path d="M0 3h48M0 31h48" stroke="{BRASS}" stroke-width="2"/><path d="M0 17L12 7l12 10-12 10zm24 0L36 7l12 10-12 10z" fill="none" stroke="{BRASS}" stroke-width="1.5"/>'
        f'<path d="M12 13l4 4-4 4-4-4z" fill="{BRASS}"/><path d="M36 13l4 4-4 4-4-4z" fill="#B23C24"/><path d="M0 17h0m24 0h0m24 0h0" stroke="{PLASTER}" stroke-width="4.8" stroke-linecap="round"/><path d="M0 34h48v6H0z" fill="{LEAF_DARK}"/>',
        '0 0 48 40', (48, 40))


def pieces(document, name):
    """What a document draws, as a group that can be used again, with its ids made its own."""
    body = re.sub(r'^<svg[^>]*>|</svg>\s*$', '', document)
    body = re.sub(r'(id="|href="#)(\w+)"', rf'\1{name}-\2"', body)
    return f'<g id="{name}">{body}</g>'


# ------------------------------------------------------------------ for paper: drawn in one piece, since browsers print repeated backgrounds as coarse pixels
def front(floor):
    """Front of the house in millimetres, 134 x 178: lintel, two pillars, one row of the floor tile given."""
    beams, tiles, wide, high = 11, 10, 134, 178
    s = wide / beams / 48
    top, row, pw = 40 * s, wide / tiles, 14 / 120
    foot = high - row - 2
    use = lambda name, x, y, sx, sy: f'<use href="#{name}" transform="translate({num(x, 3)} {num(y, 3)}) scale({num(sx, 5)} {num(sy, 5)})"/>'
    shaft_at, shaft_high = top + 109 * pw, foot - 99 * pw - top - 109 * pw
    body = ('<defs>' + pieces(lintel(), 'l') + pieces(pillar_cap(), 'c') + pieces(pillar_shaft(), 's') + pieces(pillar_base(), 'b') + pieces(floor, 't') + '</defs>'
            + f'<path d="M0 0h{wide}v{num(top, 3)}H0z" fill="{LEAF}"/><path d="M0 {num(foot, 3)}h{wide}v{num(row + 2, 3)}H0z" fill="{STONE}"/>'
            + ''.join(use('l', i * 48 * s, 0, s, s) for i in range(beams))
            + ''.join(use('s', x, shaft_at, pw, shaft_high / 40) + use('c', x, top, pw, pw) + use('b', x, foot - 100 * pw, pw, pw) for x in (0, wide - 14))
            # A tile is drawn beyond its edges, so that its neighbours join: the row is cut out.
            + f'<svg y="{num(foot + 1, 3)}" width="{wide}" height="{num(row, 3)}">' + ''.join(use('t', i * row, 0, row / 200, row / 200) for i in range(tiles)) + '</svg>')
    return svg(body, f'0 0 {wide} {high}', (wide, high))


def door(tiles, *colours):
    """Frame of so many tiles a side in one piece, every tile and corner 32 x 32."""
    corner, edge = frame_parts(*colours)
    far = 32 * (tiles + 1) + 16
    use = lambda i, x, y, turn='': f'<use href="#{i}" transform="translate({x} {y}){turn}"/>'
    along = [48 + 32 * i for i in range(tiles)]
    body = (f'<defs>{corner}{edge}</defs>' + ''.join(use('e', x, y) for x in along for y in (16, far)) + ''.join(use('e', x, y, ' rotate(90)') for y in along for x in (16, far))
            + ''.join(use('c', x, y) for x in (16, far) for y in (16, far)))
    return svg(body, f'0 0 {far + 16} {far + 16}', (far + 16, far + 16))


def braid(colour):
    """Two strands and a dot in each eye; repeats along x."""
    return svg(
        f'<g fill="none" stroke="{colour}"><path d="M0 12c6 0 6-9 12-9s6 9 12 9 6 9 12 9 6-9 12-9M0 12c6 0 6 9 12 9s6-9 12-9 6-9 12-9 6 9 12 9" stroke-width="1.8"/>'
        f'<path d="M12 12h0m24 0h0" stroke-width="4" stroke-linecap="round"/></g>', '0 0 48 24', (48, 24))


def pulli(colour, opacity):
    """One faint dot of the lattice."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="1.4" fill="{colour}" opacity="{opacity}"/></svg>\n'


# ------------------------------------------------------------------ the logo
def ring_points(half=78, r=30.0, reach=12.5, n=12, steps=8):
    """Two strands that weave round a square with round corners, and the n eyes between them."""
    side, arc = 2 * (half - r), math.pi * r / 2
    per = 4 * (side + arc)

    def at(t):
        u = t % per - arc / 2
        if u < 0:
            u += per
        k = 0
        while u >= side + arc:
            u -= side + arc
            k += 1
        corners = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
        along, out = [(0, 1), (-1, 0), (0, -1), (1, 0)][k], [(1, 0), (0, 1), (-1, 0), (0, -1)][k]
        c, nxt = corners[k], corners[(k + 1) % 4]
        if u < side:
            return 100 + c[0] * (half - r) + out[0] * r + along[0] * u, 100 + c[1] * (half - r) + out[1] * r + along[1] * u, *out
        a = math.atan2(out[1], out[0]) + (u - side) / r
        return 100 + nxt[0] * (half - r) + math.cos(a) * r, 100 + nxt[1] * (half - r) + math.sin(a) * r, math.cos(a), math.sin(a)
    strands = []
    for sign in (1, -1):
        pts = []
        for i in range(n * steps):
            x, y, nx, ny = at((i / steps - .5) * per / n)
            o = sign * reach * math.sin(math.pi * i / steps)
            pts.append((x + nx * o, y + ny * o))
        strands.append(pts)
    return strands, [at(i * per / n)[:2] for i in range(n)]


def ring_drawing(line, dot):
    """The woven ring in the current colour."""
    strands, eyes = ring_points()
    pen = Pen()
    for pts in strands:
        N = len(pts)
        pen.move(*pts[0])
        for i in range(N):
            p0, p1, p2, p3 = pts[i - 1], pts[i], pts[(i + 1) % N], pts[(i + 2) % N]
            pen.curve((p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6), (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6), p2)
        pen.close()
    dots = ''.join(f'M{join(p)}h0' for p in eyes)
    return (f'<g fill="none" stroke="currentColor" stroke-linejoin="round"><path d="{pen.d}" stroke-width="{num(line)}"/>'
            f'<path d="{dots}" stroke-width="{num(2 * dot)}" stroke-linecap="round"/></g>')


def va(height, cx=99, cy=100):
    """The letter va, this high, centred; its box in the font's units is 4.8 to 103.9 by -55.8 to 1.4."""
    x1, y1, x2, y2 = VA_BOX
    s = height / (y2 - y1)
    return f'<path transform="translate({num(cx - s * (x1 + x2) / 2, 2)} {num(cy - s * (y1 + y2) / 2, 2)}) scale({num(s, 4)})" d="{GLYPHS["va"]}"/>'


VA_BOX = (4.8, -55.8, 102.5, 1.4)
WORD_PLACE = 'translate(239.2 157.44) scale(1.6)'


def mark_drawing():
    """Woven ring with the letter in its court."""
    return ring_drawing(4.6, 4.2) + f'<g fill="currentColor">{va(58)}</g>'


def mark(colour=OXIDE):
    """The mark alone."""
    return svg(mark_drawing(), '0 0 200 200', None, f' color="{colour}"')


def logo(colour=OXIDE):
    """Mark and word side by side."""
    return svg(mark_drawing() + f'<path fill="currentColor" transform="{WORD_PLACE}" d="{GLYPHS["valavu"]}"/>', '0 0 710 200', None, f' color="{colour}"')


def wordmark(colour=OXIDE):
    """The word alone."""
    return svg(f'<path fill="currentColor" transform="translate(-.8 121.44) scale(1.6)" d="{GLYPHS["valavu"]}"/>', '-2 0 474 128', None, f' color="{colour}"')


def icon(height=86, inset=26, dot=12):
    """Small sizes: the letter between four brass pillars."""
    far = 200 - inset
    dots = f'M{inset} {inset}h0M{far} {inset}h0M{inset} {far}h0M{far} {far}h0'
    return svg(f'<path d="M0 0h200v200H0z" fill="{OXIDE}"/><path d="{dots}" stroke="{BRASS_PALE}" stroke-width="{2 * dot}" stroke-linecap="round"/><g fill="{LIME}">{va(height)}</g>', '0 0 200 200')
