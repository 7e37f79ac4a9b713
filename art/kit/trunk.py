"""The trunk that came home from Burma: worn teak bound with brass, cloth, spices in bundles, a letter and a tiffin carrier in it. 1 unit = 1 cm."""
import math
import numpy as np
from . import core, mats, rigs
from .core import *
from .mats import NT, cached
from .props import *
from .dishes import TEX, disc_surface, scene
from .dishes_b import fast_metal, samba_rice
from .places import FAST, box, cam_at, check_cloth, fill_seeds, flat, granite, light_area, place, plaster, quad, tiffin
from .stills import strew
from .supper import panes

L, W, H = 31.0, 19.0, 25.0       # half length, half depth, height
BLACK_RICE = ['#1a1014', '#2a161c', '#120b0e', '#3a1f24']


# ---------------------------------------------------------------- materials
@cached
def old_teak(axis='x'):
    """Teak that has travelled: pale where its edges are rubbed, scratched, dark and dusty towards the floor."""
    t = NT('oldteak')
    c = t.coord()
    k = {'x': (.05, 1, 1), 'y': (1, .05, 1)}[axis]
    grain = t.noise(.5, t.mapping(c, k), 4, .6, 1.2)
    fine = t.noise(3.0, t.mapping(c, k), 4, .65)
    col = t.ramp(grain, [(.3, '#1d0d06'), (.5, '#43210e'), (.7, '#6b3a1a')])
    col = t.mixc(t.math('MULTIPLY', t.ramp(fine, [(.5, 0.), (.68, 1.)]), .6), col, '#120805')
    scratch = t.ramp(t.noise(1, t.mapping(c, (.06, .9, 2.6)), 3, .6, 2.0), [(.64, 0.), (.67, 1.)])
    stain = t.noise(.11, c, 5, .65)
    bare = t.math('MULTIPLY', t.ramp(stain, [(.5, 0.), (.68, 1.)]), .3)
    n = t.n('NewGeometry').outputs['Normal']
    bev = t.n('Bevel', {'samples': 3}, Radius=.7).outputs[0]
    dot = t.n('VectorMath', {'operation': 'DOT_PRODUCT'})
    t.set(dot, '#0', n); t.set(dot, '#1', bev)
    edge = t.math('MULTIPLY', t.maprange(dot.outputs['Value'], .99, .9, 0, 1), t.ramp(t.noise(.5, c, 4, .65), [(.36, 0.), (.52, 1.)]))
    pale = t.math('MAXIMUM', t.math('MULTIPLY', edge, .85), t.math('MAXIMUM', t.math('MULTIPLY', scratch, .4), bare))
    col = t.mixc(pale, col, t.mixc(fine, '#80542c', '#5e3a1c'))
    z = t.n('SeparateXYZ', Vector=c).outputs[2]
    col = t.mixc(t.math('MULTIPLY', t.maprange(z, 0, 9, .7, 0), stain), col, '#0d0806')
    b = t.bump(t.math('SUBTRACT', fine, t.math('MULTIPLY', scratch, .6)), .3, .12)
    return t.done(t.pbr(Base_Color=col, Roughness=t.maprange(stain, .35, .65, .42, .66), Specular=.35, Normal=b))


@cached
def letter_paper():
    """Yellowed sheet, written close in brown ink; brown at its edges and folds. UV 0..1."""
    t = NT('letter')
    uvn = t.n('TexCoord').outputs['UV']
    u, v = t.n('SeparateXYZ', Vector=uvn).outputs[:2]
    wave = t.maprange(t.noise(1, t.mapping(uvn, (95, 26, 1)), 2, .6), .3, .7, -.26, .26)
    row = t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', v, 19.)), .5)
    stroke = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', row, wave)), .085)
    word = t.math('GREATER_THAN', t.noise(1, t.mapping(uvn, (22, 19, 1)), 1, .5), .44)
    inside = t.math('MULTIPLY', t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', u, .53)), .4), t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', v, .5)), .43))
    ink = t.math('MULTIPLY', t.math('MULTIPLY', stroke, word), t.math('MULTIPLY', inside, .8))
    age = t.noise(1, t.mapping(uvn, (4, 5, 1)), 5, .65)
    rim = t.math('MAXIMUM', t.math('ABSOLUTE', t.math('SUBTRACT', u, .5)), t.math('ABSOLUTE', t.math('SUBTRACT', v, .5)))
    col = t.mixc(t.ramp(age, [(.4, 0.), (.7, .7)]), '#a68c5c', '#7f6236')
    col = t.mixc(t.maprange(rim, .44, .5, 0, .6), col, '#6e4a22')
    return t.done(t.pbr(Base_Color=t.mixc(ink, col, '#2b1509'), Roughness=.9, Specular=.1))


@cached
def hessian():
    """Coarse cotton, its weave just visible; colour from the vertices."""
    t = NT('hessian')
    c = t.coord()
    wave = lambda axis: t.n('TexWave', {'bands_direction': axis}, Vector=c, Scale=.75, Distortion=1.6, Detail=2).outputs['Fac']
    weave = t.math('MULTIPLY', t.math('ADD', wave('Z'), wave('DIAGONAL')), .5)
    n = t.noise(.6, c, 5, .65)
    col = t.mixc(t.maprange(weave, .2, .8, .55, 0), t.attr(), '#1d130a', 'MIX')
    col = t.mixc(t.math('MULTIPLY', t.ramp(n, [(.5, 0.), (.72, 1.)]), .45), col, '#3a2815')
    return t.done(t.pbr(Base_Color=col, Roughness=.95, Specular=.08, Sheen=.3, Normal=t.bump(t.math('ADD', weave, n), .5, .16)))


# ---------------------------------------------------------------- the trunk
def lid_geo(depth, h, x0, x1, n=40):
    """The vault of the lid between two places along it, hinge on the x axis."""
    return grid(2, n, lambda u, v: np.stack([x0 + (x1 - x0) * u, -W + depth * np.cos(v * np.pi), h * np.sin(v * np.pi) ** .8], 1))


def case():
    """Box of planks, vaulted lid thrown back, straps, corners, studs, hasp and handles of brass."""
    rg = np.random.default_rng(9)
    br = mats.brass(.35, '#9a6c30', 1.5, .3)
    planks = []
    for k in range(4):
        z0, z1 = k * H / 4 + .05, (k + 1) * H / 4 - .05
        j = rg.normal(size=4) * .09
        planks += [box(-L, L, -W + j[0], -W + 1.8, z0, z1, .22), box(-L, L, W - 1.8, W + j[1], z0, z1, .22)]
        planks += [box(-L + j[2], -L + 1.8, -W + .3, W - .3, z0, z1, .22), box(L - 1.8, L + j[3], -W + .3, W - .3, z0, z1, .22)]
    flat(merge(planks + [box(-L + 1, L - 1, -W + 1, W - 1, .2, 1.4, .2)]), 'trunk', old_teak())
    fit = []
    put = lambda *a: fit.append(box(*a, .12))
    for sx in (-1, 1):
        ext = lambda a, b: sorted((sx * a, sx * b))
        for z0, z1 in ((-.1, 5.6), (H - 4.8, H + .1)):
            put(*ext(L + .28, L - 5.4), -W - .3, -W + .1, z0, z1); put(*ext(L + .3, L - .1), -W - .28, -W + 5.4, z0, z1)
            fit += [blob((.4, .3, .4), 2, 0).move(sx * (L - d), -W - .36, z) for d in (1.2, 4.6) for z in (z0 + 1, z1 - 1)]
            fit += [blob((.3, .4, .4), 2, 0).move(sx * (L + .36), -W + d, z) for d in (1.2, 4.6) for z in (z0 + 1, z1 - 1)]
        put(*ext(15.4, 12.8), -W - .24, -W + .1, 0, H)
        fit += [blob((.36, .28, .36), 2, 0).move(sx * 14.1, -W - .3, z) for z in np.arange(2.4, H, 4.0)]
        a = np.linspace(0, np.pi, 24)
        fit += [tube(np.stack([sx * (L + .5 + 2.2 * np.sin(a)), 5.4 * np.cos(a), H * .58 - 3.4 * np.sin(a)], 1), np.full(24, .55), 10)]
        fit += [blob((.5, 1.4, 1.4), 3, 0).move(sx * (L + .2), y, H * .58) for y in (-5.4, 5.4)]
    plate_ = lathe([(0, 0), (4.2, 0), (4.5, .2), (4.3, .45), (3.4, .5), (3.1, .3), (0, .35)], 60, 50).rot('x', 90).scale(1, 1, 1.15).move(0, -W - .05, H - 6.2)
    ring = np.linspace(0, 6.28, 30)
    fit += [plate_, tube(np.stack([1.9 * np.cos(ring), np.full(30, -W - .9), H - 8.2 + 1.9 * np.sin(ring)], 1), np.full(30, .34), 8)]
    to_obj(merge(fit), 'brass', br, smooth=False)
    to_obj(blob((.5, .3, .9), 2, 0).move(0, -W - .55, H - 5.4), 'keyhole', mats.food('hole', .9, .05))
    # lid: vault outside, lining inside, D-shaped ends; thrown back past upright
    M = T(0, W + .2, H + .4) @ rotm('x', -102)
    flat(lid_geo(W, 11.0, -L, L).xf(M), 'lid', old_teak())
    inner = lid_geo(W - 1.3, 9.6, -L + 1.3, L - 1.3)
    inner.UV = inner.UV * [60, 52]
    to_obj(inner.xf(M), 'lining', check_cloth('#5c2a1a', '#8a6a34', '#20120c', 4.2))
    ends, rims = [], []
    for x in (-L, L - 1.3):
        for q in (0, 1.3):
            ends.append(grid(2, 40, lambda u, v: np.stack([x + q + 0 * u, -W + W * np.cos(v * np.pi), 11.0 * u * np.sin(v * np.pi) ** .8], 1)))
    rims = [box(-L, L, -2 * W, -2 * W + 1.4, -.4, .5, .2), box(-L, L, -1.4, 0, -.4, .5, .2), box(-L, -L + 1.4, -2 * W, 0, -.4, .5, .2), box(L - 1.4, L, -2 * W, 0, -.4, .5, .2)]
    flat(merge(ends).xf(M), 'ends', old_teak('y')); flat(merge(rims).xf(M), 'rims', old_teak())
    lb = [lid_geo(W + .25, 11.3, sx * 14.1 - 1.3, sx * 14.1 + 1.3) for sx in (-1, 1)] + [lid_geo(W + .25, 11.3, *sorted((sx * (L + .2), sx * (L - 2.4)))) for sx in (-1, 1)]
    for sx in (-1, 1):
        for y0, y1 in ((-2 * W - .3, -2 * W + 5), (-5, .3)):
            lb.append(box(*sorted((sx * (L + .25), sx * (L - 5))), y0, y1, -.5, -.3, .06))
    to_obj(merge(lb).xf(M), 'lidbrass', br, smooth=False)


def folded(x0, x1, y0, y1, z, t, cloth, s=0):
    """One folded length of cloth, its fold towards the guest."""
    def fn(u, v):
        a = v * 2 * np.pi
        d, b = (y1 - y0) / 2, t / 2
        y, zz = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .25 * d, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .5 * b
        P = np.stack([(u - .5) * (x1 - x0), y, 0 * u + s * 7], 1)
        zz = zz + .45 * fbm(P, .13, 3, s) + .12 * fbm(P * [1, .3, 1], .5, 2, s + 4)
        return np.stack([(x0 + x1) / 2 + P[:, 0] + .4 * fbm(P, .2, 2, s + 9), (y0 + y1) / 2 + y + .5 * fbm(P, .15, 2, s + 5), z + b + zz], 1)
    g = grid(60, 140, fn, wrap_v=True)
    g.UV = np.stack([g.V[:, 0], g.UV[:, 1] * 2 * (y1 - y0)], 1)
    to_obj(g, 'folded', cloth)


def bundle(x, y, z, R, col, s=0, lean=8):
    """Spices knotted into a square of cotton: full below, gathered at the neck, its corners standing up."""
    o = lathe([(0, 0), (R * .7, .1), (R * 1.0, R * .5), (R * .98, R * .95), (R * .62, R * 1.45), (R * .27, R * 1.68), (R * .25, R * 1.8), (R * .5, R * 2.1), (R * .78, R * 2.35), (R * .8, R * 2.42), (R * .5, R * 2.15), (R * .1, R * 1.9)], 200, 150)
    a = np.arctan2(o.V[:, 1], o.V[:, 0])
    P = np.stack([np.cos(a) * 3, np.sin(a) * 3, o.V[:, 2] * .12 + s], 1)
    gather = ss(R * .5, R * 1.6, o.V[:, 2])
    pleat = np.abs(np.sin(a * 11 + 5 * fbm(P, .6, 3, s))) - .5
    o.V[:, :2] *= (1 + gather * .20 * pleat + .10 * fbm(P, .5, 3, s + 1))[:, None]
    up = ss(R * 1.8, R * 2.4, o.V[:, 2])
    o.V[:, 2] += up * (1.1 * np.cos(4 * a + s) + .5 * np.sin(9 * a + s)) * R * .2
    o.displace(.12 * fbm(o.V + s, .9, 4, s))
    o.C = mix(lin(col), lin(col) * np.array([.55, .45, .32]), ss(-.1, .5, fbm(o.V + s * 3, .35, 4, s)) * .8 + .2 * (pleat < -.3))
    tie = tube([(R * .31 * math.cos(q), R * .31 * math.sin(q), R * 1.74 + .2 * math.sin(3 * q)) for q in np.linspace(0, 12.5, 60)], np.full(60, .26), 6)
    M = T(x, y, z) @ rotm('z', 50 * s) @ rotm('x', lean)
    to_obj(o.xf(M), 'bundle', hessian())
    to_obj(tie.color(lin('#5c3a1c')).xf(M), 'tie', hessian())


def bag(x, y, R, h, col, s=0):
    """Cotton bag, slumped, its mouth rolled down in a cuff; returns the height and radius of what fills it."""
    o = lathe([(0, 0), (R * .86, .05), (R * 1.1, h * .14), (R * 1.12, h * .4), (R * .96, h * .72), (R * .92, h * .95), (R * .98, h * 1.03), (R * 1.1, h * 1.0), (R * 1.16, h * .84), (R * 1.1, h * .76), (R * .98, h * .8), (R * .86, h * .9), (R * .8, h * .8)], 240, 190)
    a = np.arctan2(o.V[:, 1], o.V[:, 0])
    P = np.stack([np.cos(a) * 3, np.sin(a) * 3, o.V[:, 2] * .22 + s], 1)
    crease = fbm(P, .8, 4, s, ridge=True)
    o.V[:, :2] *= (1 + .07 * np.sin(2 * a + s) + .05 * crease + .03 * np.sin(5 * a + 2 * s))[:, None]
    o.V[:, 2] *= 1 + .07 * np.sin(a + s) + .03 * np.sin(3 * a)
    o.displace(.24 * fbm(o.V * [1, 1, .5] + s, .5, 4, s + 2) + .10 * fbm(o.V + s, 1.6, 3, s + 5))
    o.V[:, 2] = np.maximum(o.V[:, 2], 0)
    o.C = mix(lin(col), lin(col) * np.array([.5, .4, .28]), np.clip(ss(h * .35, 0, o.V[:, 2]) * .6 + ss(0, .5, -crease) * .5 + .3 * ss(0, .5, fbm(o.V + s, .4, 4, s)), 0, 1))
    to_obj(o.move(x, y, 0), 'bag', hessian())
    return h * .86, R * .86


def letter(M):
    """A sheet folded in three, opened again."""
    def fn(u, v):
        x, y = (u - .5) * 15, (v - .5) * 20
        z = 1.3 * np.abs(((v * 3) % 2) - 1) + .4 * fbm(np.stack([x, y, 0 * x], 1), .12, 2, 4) + 1.2 * np.abs(u - .5) ** 3 * 8
        return np.stack([x, y * .96, z], 1)
    to_obj(grid(30, 90, fn).xf(M), 'letter', letter_paper())


def trunk_parts(turn):
    """The trunk with what is in it, turned, and the bags before it."""
    core.seed(371)
    rg = core.rng()

    def filled():
        case()
        red, green, plain = check_cloth('#6e1f16', '#8f6a2c', '#1d100c', 6.0), check_cloth('#1d4436', '#8f7434', '#1d100c', 5.0), check_cloth('#8a7a58', '#a08a5e', '#4a1a12', 7.4)
        for k, (c, d) in enumerate(((green, 0), (plain, .6), (red, -.5), (plain, .3))):
            folded(-28.2 + d, -6.5 + d, -16.0 + .3 * k, 14.5, 12.2 + 3.1 * k, 3.4, c, k)
        folded(-6, 28, -16.4, 16.4, 11.5, 6.0, plain, 8)
        tiffin(19.4, -4.6, 17.0, 6.8, 3, 24)
        bundle(2.0, 6.8, 17.4, 6.6, '#c29a3a', 1, -6)
        bundle(5.6, -7.0, 17.4, 5.8, '#a8956c', 2, 10)
        bundle(-2.8, -9.8, 17.6, 4.7, '#8a3c20', 3, 14)
        bundle(19.0, 10.6, 18.4, 4.8, '#a08450', 5, -4)
        letter(T(-17.0, -8.8, 27.2) @ rotm('z', 14) @ rotm('x', 22))
    place(rotm('z', turn), filled)
    rice = mats.food('blackrice', .35, .45, .2, 6, var=.25)
    grain = [samba_rice(.66, .1, .03)]
    z, r = bag(-19, -34, 7.4, 9.6, '#8a7048', 1)
    fill_seeds(-19, -34, z, r, grain, .22, rice, 2, 2.0, 4, [lin(c) for c in BLACK_RICE], '#0c0708')
    strew(grain, 1000, -16.5, -46.5, 5.6, 1.8, BLACK_RICE, rice, 0, 3, .1)
    strew(grain, 420, -14.5, -44.2, 2.4, 1.2, BLACK_RICE, rice, .14, 5, .1)
    z, r = bag(15, -37, 6.4, 7.8, '#7c623c', 2)
    to_obj(disc_surface(r, z - .4, .05, 1, 1, .6, 20, 50, 0).color(lin('#2c150b')).move(15, -37, 0), 'und', mats.food('under3', .8, .1, .4, 8))
    for k in range(34):
        x, y = scatter_disc(1, r * .9, .6)
        place_star_anise(T(15 + x[0], -37 + y[0], z + .9 * (1 - math.hypot(x[0], y[0]) / r) + .3 * (k % 3)) @ rotm('x', rg.normal() * 18) @ rotm('y', rg.normal() * 18) @ rotm('z', rg.random() * 90), k + 3, 1.5 + .25 * rg.random())
    for k, (x, y) in enumerate(((5.6, -47), (9.4, -49.4), (20.6, -47.6), (2.4, -50.4), (14.0, -47.2))):
        place_star_anise(T(x, y, 0) @ rotm('z', rg.random() * 90), k + 30, 1.6)


def corner(tile, size, power=6.6e6):
    """A dim corner of the hall with one barred shaft of low sun."""
    rigs.world(.10, '#6a4c30', '#39424d')
    rigs.ground(mats.image_surface(TEX + f'tile-{tile}.png', size, rough=.5, tint=.14, sat=.8), 0, 900)
    quad([(-300, 74, 0), (300, 74, 0), (300, 74, 260), (-300, 74, 260)], plaster('#7a5e38', 40, '#3d120b', stain=1.9, ragged=.15), 'wall')
    flat(box(-300, 300, 70.5, 76, 0, 7, .8), 'skirt', granite('#403a34', .5))
    at = (2, -10, 18)
    rigs.area('sun', at, 190, 202, 38, 8, 8, power, (1, .82, .56)).visible_glossy = False
    panes((7, -22, 18), 202, 38, 104)      # its middle bar beside the trunk
    light_area((-130, -90, 110), (0, -10, 18), 60, 80, 3e5, (1, .80, .55), True)
    light_area((120, -130, 90), (0, -10, 14), 90, 90, 6e4, (1, .88, .74), False)


GRADE = dict(exposure=.8, sat=1.08, power=1.4, bloom=.04, vig=.3)


@scene
def trunk():
    """The trunk on the tile floor, wide frame."""
    fast_metal()
    corner('thamarai-oxide', 120, 4.6e6)
    trunk_parts(-16)
    cam_at((20, -148, 83), (1, -9, 23.2), 41, (0, 0), 5.6, (-2, -22, 18))
    return dict(GRADE, cycles=FAST)


@scene
def trunk_tall():
    """The trunk, upright frame, from the other side."""
    fast_metal()
    corner('kattam-oxide', 110)
    trunk_parts(14)
    cam_at((-26, -150, 95), (-2.5, -11, 23), 46, (0, 0), 5.6, (-2, -22, 18))
    return dict(GRADE, cycles=FAST)
