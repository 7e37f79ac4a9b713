"""Parts that the rooms of the walk are built from: walls with openings, floors, carved frames, hanging lamps. 1 unit = 1 cm."""
import math
import bpy
import numpy as np
from . import mats
from .core import *
from .dishes import TEX
from .mats import NT, cached
from .places import box, carved_mat, emit, flat, granite, light_area, quad, ring_of, teak

WALL, DADO = '#bfa47a', '#3f170f'       # lime plaster in shade, oxide dado


# ---------------------------------------------------------------- materials
def dark_teak(axis):
    """Old teak that low suns do not turn red."""
    return teak(axis, '#0f0805', '#25170e', '#3d2817', .42)


def tiles(pattern, size, rough=.16, tint=.5):
    return mats.image_surface(f'{TEX}tile-{pattern}.png', size, rough=rough, tint=tint)


@cached
def flags(col='#6f624f', slab=62, rough=.45, wet=()):
    """Stone slabs, each a little different, worn pale in the middle of the way; `wet`: centre, radius of water just poured."""
    t = NT('flags')
    c = t.coord()
    br = t.n('TexBrick', {'offset': .5}, Vector=c, Scale=1.0, Mortar_Size=.7, Mortar_Smooth=.2, Brick_Width=slab * 1.5, Row_Height=float(slab))
    for k, v in (('Color1', (.78, .76, .74, 1)), ('Color2', (1.12, 1.08, 1.0, 1)), ('Mortar', (.22, .18, .14, 1))):
        br.inputs[k].default_value = v
    n, n2 = t.noise(.02, c, 4, .6), t.noise(.3, c, 4, .65)
    k = t.mixc(1.0, t.mixc(t.maprange(n2, .35, .65, 0, 1), lin(col) * .82, lin(col) * 1.14), br.outputs[0], 'MULTIPLY')
    k = t.mixc(t.maprange(n, .4, .7, 0, .45), k, lin(col) * .5)
    r = t.maprange(n, .3, .7, rough - .12, rough + .12)
    if wet:
        (x, y), radius = wet
        p = t.n('SeparateXYZ', Vector=c).outputs
        dx, dy = t.math('SUBTRACT', p[0], float(x)), t.math('SUBTRACT', p[1], float(y))
        d = t.math('SQRT', t.math('ADD', t.math('MULTIPLY', dx, dx), t.math('MULTIPLY', dy, dy)))
        d = t.math('ADD', d, t.math('ADD', t.maprange(n, .3, .7, -60.0, 60.0), t.maprange(n2, .3, .7, -9.0, 9.0)))
        m = t.maprange(d, radius * .9, radius * 1.05, 1.0, 0.0)
        k = t.mixc(t.math('MULTIPLY', m, .72), k, lin(col) * .2)
        r = t.math('SUBTRACT', r, t.math('MULTIPLY', m, rough - .12))
    h = t.math('SUBTRACT', t.math('MULTIPLY', n2, .5), t.math('MULTIPLY', br.outputs['Fac'], 1.6))
    return t.done(t.pbr(Base_Color=k, Roughness=r, Specular=.45, Normal=t.bump(h, .4, .4)))


@cached
def reed(stripe='#5d2418', straw='#7d6840', old='#5b4726'):
    """Woven korai mat with dyed stripes along y."""
    t = NT('reed')
    c = t.coord()
    p = t.n('SeparateXYZ', Vector=c).outputs
    f = t.math('FRACT', t.math('DIVIDE', t.math('ABSOLUTE', p[0]), 11.0))
    m = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', f, .5)), .09)
    w = t.n('TexWave', {'bands_direction': 'Y'}, Vector=c, Scale=1.2, Distortion=.8, Detail=2).outputs['Fac']
    n = t.noise(.15, c, 3, .6)
    col = t.mixc(m, t.mixc(n, straw, old), stripe)
    return t.done(t.pbr(Base_Color=t.mixc(t.math('MULTIPLY', w, .4), col, lin('#3a2c16')), Roughness=.7, Specular=.25, Normal=t.bump(w, .5, .2)))


# ---------------------------------------------------------------- walls
def shell(half, y0, y1, top, floor, wall, joist=46, left=True, right=True):
    """A room: floor, long walls, planked ceiling on joists that run across the axis."""
    quad([(-half, y0, 0), (half, y0, 0), (half, y1, 0), (-half, y1, 0)], floor, 'floor')
    if left:
        flat(box(-half - 30, -half, y0, y1, 0, top + 20), 'wall', wall)
    if right:
        flat(box(half, half + 30, y0, y1, 0, top + 20), 'wall', wall)
    planks = [box(-half, half, y0, y1, top, top + 6)]
    planks += [box(-half, half, y - 5, y + 5, top - 14, top, .6) for y in np.arange(y0 + joist / 2, y1, joist)]
    flat(merge(planks), 'ceiling', dark_teak('x'))


def cross_wall(y, half, w, h, top, wall, thick=30):
    """A wall across the axis with an opening w by h in the middle."""
    for a, b in ((-half - 30, -w / 2), (w / 2, half + 30)):
        flat(box(a, b, y, y + thick, 0, top), 'wall', wall)
    flat(box(-w / 2, w / 2, y, y + thick, h, top), 'wall', wall)


def portal(y, w, h, sill=6, deep=44, crest=True):
    """A carved frame round a clear opening: three steps, a carved band, bosses on the lintel, worn stone sill."""
    post, carv, lint = [], [], []
    for a, b, d in ((0, 8, 0), (8, 24, -5), (24, 32, -9)):
        for s in (-1, 1):
            x0, x1 = sorted((s * (w / 2 + a), s * (w / 2 + b)))
            (carv if b == 24 else post).append(box(x0, x1, y - 12 + d, y + deep, 0, h + a, .8))
        (carv if b == 24 else lint).append(box(-w / 2 - b, w / 2 + b, y - 13 + d, y + deep, h + a, h + b, .8))
    lint.append(box(-w / 2 - 40, w / 2 + 40, y - 27, y + deep, h + 32, h + 37, .8))
    for s in (-1, 1):       # brass studs up the posts
        studs = [blob((1.7, 1.2, 1.7), 2, 0).move(s * (w / 2 + 28), y - 22, z) for z in np.arange(26, h, 22)]
        to_obj(merge(studs), 'studs', mats.brass(0.0, rough=.28))
    if crest:
        boss = merge([ring_of(blob((5, 2.4, 1.6), 2, 0), 8, 2.4, 0), blob((2.4, 2.4, 3.4), 2, 0)]).rot('x', 90)
        lint += [boss.copy().move(k * w / 6, y - 19, h + 16) for k in range(-3, 4)]
        lint += [blob((3.6, 1.6, 9 + 5 * math.cos(k / 9 * 1.5)), 2, 0).move(k * (w + 70) / 19, y - 22, h + 41) for k in range(-9, 10)]
    flat(merge(post), 'post', dark_teak('z'))
    flat(merge(lint), 'lintel', dark_teak('x'))
    flat(merge(carv), 'carved', carved_mat('thamarai-oxide', 50, depth=1.4))
    flat(box(-w / 2 - 30, w / 2 + 30, y - 24, y + deep, 0, sill, 1.2), 'sill', granite('#4b443d', .35))


def windowed_wall(x0, x1, y0, y1, top, wall, gaps):
    """A long wall with barred openings: gaps are (y, width, z0, z1)."""
    at, x = y0, (x0 + x1) / 2
    for y, w, z0, z1 in gaps:
        flat(box(x0, x1, at, y - w / 2, 0, top), 'wall', wall)
        flat(box(x0, x1, y - w / 2, y + w / 2, 0, z0), 'wall', wall)
        flat(box(x0, x1, y - w / 2, y + w / 2, z1, top), 'wall', wall)
        bars = [box(x - 2, x + 2, q - 2.2, q + 2.2, z0, z1) for q in np.linspace(y - w / 2, y + w / 2, 6)[1:-1]]
        bars += [box(x - 2.5, x + 2.5, y - w / 2, y + w / 2, (z0 + z1) / 2 - 2.4, (z0 + z1) / 2 + 2.4)]
        flat(merge(bars), 'bars', dark_teak('z'))
        at = y + w / 2
    flat(box(x0, x1, at, y1, 0, top), 'wall', wall)


def baluster(h):
    """A turned post, foot at z = 0."""
    return lathe([(0, 0), (3.4, 0), (3.4, h * .1), (1.6, h * .16), (3.6, h * .36), (2.2, h * .62), (1.5, h * .8), (3.2, h * .88), (3.2, h), (0, h)], 14, 24)


def upper_window(x, y, z0, z1, wall, lit=False):
    """A window of the upper storey: hood, sill with a rail of turned posts, slatted shutters; a lit one stands ajar."""
    slat = lambda s: merge([box(s * 1, s * 15.5, -1, 1, z, z + 3.6, .3) if s > 0 else box(s * 15.5, s * 1, -1, 1, z, z + 3.6, .3) for z in np.arange(z0 + 2, z1 - 3, 5)] +
                           [box(*sorted((s * a, s * b)), -1.4, 1.4, z0, z1, .3) for a, b in ((0, 2), (14.5, 16.5))])
    tk = dark_teak('x')
    for s in (-1, 1):
        g = slat(s).move(-s * 16.5, 0, 0)
        flat((g.rot('z', s * -62) if lit else g).move(x + s * 17, y - 4, 0), 'shutter', tk)
    flat(box(x - 17, x + 17, y, y + 2, z0, z1), 'pane', emit((1.0, .42, .12), .7, 'pane') if lit else mats.food('dark', .9))
    flat(merge([box(x - 27, x + 27, y - 12, y + 4, z1 + 4, z1 + 10, 1), box(x - 30, x + 30, y - 16, y + 4, z1 + 10, z1 + 13, 1), box(x - 26, x + 26, y - 20, y + 4, z0 - 8, z0 - 3, 1)]), 'hood', wall)
    rail = [baluster(24).move(x + k * 8, y - 17, z0 - 3) for k in range(-3, 4)] + [box(x - 27, x + 27, y - 19, y - 15, z0 + 21, z0 + 24, .6)]
    to_obj(merge(rail), 'rail', tk)


def parapet(x0, x1, y, z, wall):
    """Turned posts between piers, on the roof's edge."""
    to_obj(merge([baluster(30).scale(1.3, 1.3, 1).move(x, y, z) for x in np.arange(x0 + 30, x1, 13) if (x - x0) % 180 > 22]), 'posts', wall)
    piers = [box(x - 12, x + 12, y - 10, y + 10, z, z + 42, 1) for x in np.arange(x0 + 8, x1, 180)]
    flat(merge(piers + [box(x0, x1, y - 8, y + 8, z + 30, z + 36, 1)]), 'piers', wall)


# ---------------------------------------------------------------- light
def point(x, y, z, power, color=(1, .55, .22), size=6):
    """A lamp that no polished floor mirrors."""
    l = bpy.data.lights.new('point', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, color, size
    o = bpy.data.objects.new('point', l)
    o.location = (x, y, z)
    o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)


def shaft(at, target, power, color, size=8):
    """A sun of one room: a small lamp far off, unseen in reflections."""
    light_area(at, target, size, size, power, color, False)


def hanging_lamp(x, y, z, top):
    """Thooku vilakku: a brass dish with five wicks on a chain; it gives no light of its own."""
    g = [tube([(0, 0, 14), (0, 0, top - z)], [.5, .5], 6)] + [blob((1.5, 1.5, 2.2), 2, 0).move(0, 0, q) for q in np.arange(30, top - z, 22)]
    g += [lathe([(0, -6), (1.6, -5), (.9, -3), (3, -1), (8, 1), (13, 5), (13.6, 6.6), (12.6, 6.8), (7, 4), (2, 4.4), (1.5, 8), (3, 11), (1.4, 14), (2.4, 17), (.6, 21)], 40, 60)]
    to_obj(merge(g).move(x, y, z), 'thooku', mats.brass(0.0))
    flames = [blob((1.3, 1.3, 3.2), 2, 0).move(x + 12 * math.cos(a), y + 12 * math.sin(a), z + 9) for a in np.arange(5) * 1.2566 - .9]
    to_obj(merge(flames), 'flames', emit((1.0, .46, .12), 9, 'flame'))
