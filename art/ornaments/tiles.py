"""Athangudi cement tiles: three patterns, five colourways. 200 x 200 units, seamless."""
from shapes import diamond, disc, fill, petals, star, svg

WAYS = {  # ground, primary, secondary, dark, accent
    'oxide': dict(g='#efe3c8', a='#9c2f1f', b='#d9a033', d='#2b1a14', e='#2f6b57'),
    'peacock': dict(g='#f1e7d0', a='#135e63', b='#d8a23c', d='#10262b', e='#a33b25'),
    'mustard': dict(g='#e2a93c', a='#7d241a', b='#f3e6c6', d='#2c1810', e='#3d6a3f'),
    'leaf': dict(g='#f3ead2', a='#41704f', b='#dcc78c', d='#21382b', e='#8db087'),
    'night': dict(g='#1e1a18', a='#b6412a', b='#d7a245', d='#efe0bf', e='#35705f'),
}
CORNERS = [(x, y) for x in (0, 200) for y in (0, 200)]


def uses(ident, body, spots):
    """A group drawn once about the origin and set down at every spot."""
    (x0, y0), rest = spots[0], spots[1:]
    at = f' transform="translate({x0} {y0})"' if x0 or y0 else ''
    out = f'<g{at}><g id="{ident}">{body}</g></g>'
    return out + ''.join(f'<use href="#{ident}"' + (f' x="{x}"' if x else '') + (f' y="{y}"' if y else '') + '/>' for x, y in rest)


def thamarai(c):
    """Lotus medallion, corner rosettes, half diamonds on the edges."""
    every = [i * 22.5 for i in range(16)]
    rosette = (disc(62, c['a']) + disc(57, c['g']) + disc(53, c['e']) + fill(petals(every, 24, 52, 6.2, 0, 0), c['g']) + fill(petals(every, 27, 46, 2.6, 0, 0), c['b'])
               + disc(25, c['d']) + disc(22.5, c['b']) + fill(star(8, 10, 21), c['a']) + disc(6, c['g']) + disc(3, c['d']))
    stone = ''.join(fill(diamond(s), col) for s, col in ((34, c['d']), (30, c['b']), (21, c['d']), (17.5, c['g']), (8, c['a'])))
    eight, half = [i * 45 for i in range(8)], [22.5 + i * 45 for i in range(8)]
    lotus = (fill(star(8, 66, 76, 0, 100, 100), c['d']) + fill(star(8, 63, 72.5, 0, 100, 100), c['b']) + disc(60, c['d'], 100, 100) + disc(57.5, c['g'], 100, 100)
             + petal_rows(half, ((10, 57, 15.5, c['e']), (16, 51, 9.5, c['g']), (20, 46, 4.6, c['e'])))
             + petal_rows(eight, ((6, 55, 12.5, c['d']), (8, 52.5, 10.6, c['a']), (16, 44, 4.2, c['g']), (19, 38, 1.9, c['b'])))
             + disc(14.5, c['d'], 100, 100) + disc(12.5, c['b'], 100, 100) + fill(star(8, 5.5, 11, 22.5, 100, 100), c['a']) + disc(3.4, c['g'], 100, 100))
    return f'<path d="M0 0h200v200H0z" fill="{c["g"]}"/>' + uses('r', rosette, CORNERS) + uses('s', stone, [(100, 0), (0, 100), (200, 100), (100, 200)]) + lotus


def petal_rows(angles, rows):
    """One petal drawn once and turned: its rows overlap their neighbours, so the order must stay."""
    first = ''.join(fill(petals([angles[0]], r0, r1, w, 100, 100), col) for r0, r1, w, col in rows)
    ident = 'p' if angles[0] else 'q'
    return f'<g id="{ident}">{first}</g>' + ''.join(f'<use href="#{ident}" transform="rotate({a - angles[0]:g} 100 100)"/>' for a in angles[1:])


def pookal(c):
    """Interlaced circles making four-petal flowers, with small diamonds and stars between."""
    four = [45, 135, 225, 315]

    def flower(inner):
        return (fill(petals(four, 0, 70.7, 20.5, 0, 0), c['g']) + fill(petals(four, 8, 62, 13.5, 0, 0), inner) + fill(petals(four, 18, 54, 5.2, 0, 0), c['g'])
                + disc(9.5, c['d']) + disc(7.5, c['g']) + disc(3.5, c['a']))
    knot = fill(star(4, 8, 19), c['d']) + fill(star(4, 6.4, 15.5), c['b']) + disc(3, c['d'])
    stone = fill(diamond(17), c['d']) + fill(diamond(13), c['g']) + fill(star(4, 3, 10), c['a'])
    grid = [(x, y) for x in (0, 100, 200) for y in (0, 100, 200)]
    edges = [(50, 0), (150, 0), (0, 50), (0, 150), (100, 50), (100, 150), (50, 100), (150, 100), (200, 50), (200, 150), (50, 200), (150, 200)]
    a, b = flower(c['e']), flower(c['b'])
    return (f'<path d="M0 0h200v200H0z" fill="{c["a"]}"/>' + uses('a', a, [(50, 50), (150, 150)]) + uses('b', b, [(150, 50), (50, 150)])
            + uses('k', knot, grid) + uses('s', stone, edges))


def kattam(c):
    """Eight-petalled stars and standing squares, turn about."""
    even, odd = [0, 90, 180, 270], [45, 135, 225, 315]
    flower = (fill(star(8, 38, 50), c['d']) + fill(star(8, 34.5, 46), c['a']) + fill(petals(even, 9, 40, 7.4, 0, 0), c['g']) + fill(petals(odd, 9, 40, 7.4, 0, 0), c['b'])
              + fill(petals(even, 14, 34, 3, 0, 0), c['e']) + fill(petals(odd, 14, 34, 3, 0, 0), c['a']) + disc(10, c['d']) + disc(8, c['b']) + disc(3, c['a']))
    square = ''.join(fill(diamond(s), col) for s, col in ((50, c['e']), (44, c['g']), (39, c['b']), (30, c['d']), (27, c['g']))) + fill(star(4, 6, 24), c['a']) + fill(star(4, 5, 14, 45), c['d']) + disc(3.6, c['b'])
    return (f'<path d="M0 0h200v200H0z" fill="{c["g"]}"/>' + uses('f', flower, CORNERS + [(100, 100)]) + uses('s', square, [(0, 100), (100, 0), (100, 200), (200, 100)]))


PATTERNS = dict(thamarai=thamarai, pookal=pookal, kattam=kattam)


def tile(pattern, way, grout=True):
    """One tile as a document; grout draws the hairline of its edge."""
    body = PATTERNS[pattern](WAYS[way])
    if grout:
        body += '<path d="M0 0h200v200H0z" fill="none" stroke="#000" stroke-opacity=".28"/>'
    return svg(body, '0 0 200 200', (200, 200))
