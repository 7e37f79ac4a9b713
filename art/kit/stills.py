"""Still lifes for the stories: stones, seeds, leaf, tile, brass, hearth. Same units as the kit (1 unit = 1 cm)."""
import math
import bpy
import numpy as np
from . import core, hands, mats, rigs
from .core import *
from .mats import NT, cached
from .props import *
from .dishes import TEX, disc_surface, scene, tile_floor, tumbler
from .dishes_a import crumbs, froth, iron, leaves, light, on_top, settle, stone
from .dishes_b import fast_metal
from .places import FAST, box, cam_at, coffee, emit, fill_seeds, flat, granite, gundu, kalpasi, light_area, plaster, quad, tiffin

WINDOW = dict(sat=1.17, power=1.34)


# ================================================================ seeds and other small things
def fennel():
    """One fennel seed: ridged, greenish, two-ended."""
    g = rice_geo(.72, .12, .05)
    g.displace(.02 * np.cos(g.UV[:, 1] * 2 * np.pi * 5))
    return g


FENNEL = ['#8f9154', '#a39b5c', '#767a40', '#b3a56a', '#6a6b38']


def coriander_seed():
    """One coriander seed, ribbed."""
    g = tube([(-.34, 0, 0), (-.2, 0, 0), (0, 0, 0), (.2, 0, 0), (.36, 0, 0)], [.04, .2, .27, .2, .03], 14, 16)
    g.displace(.02 * np.cos(g.UV[:, 1] * 2 * np.pi * 7))
    return g


def pepper_seeds():
    """Three peppercorn shapes."""
    return [blob((.25, .25, .25), 3, .16, 3.4, k, ridge=True) for k in range(3)]


PEPPER = ['#1d130e', '#2b1d14', '#130c08']


def m_seed(name, rough=.55):
    """Dry seed coat."""
    return mats.food(name, rough, .3, .35, 8, var=.22)


def strew(geos, n, cx, cy, sx, sy, cols, mat, z=0.0, s=0, lift=.2):
    """n loose grains round a point on a flat ground."""
    rg = np.random.default_rng(s)
    out = []
    for k in range(n):
        g = geos[k % len(geos)].copy().rot('x', rg.normal() * 20).rot('z', rg.random() * 360)
        out.append(g.color(lin(cols[k % len(cols)]) * (.7 + .6 * rg.random())).move(cx + rg.normal() * sx, cy + rg.normal() * sy, z + lift))
    return to_obj(merge(out), 'strew', mat)


def brass_bowl(x, y, R=6.0, h=3.6, tone=.35):
    """Round brass bowl; returns the height and radius of what fills it."""
    o, i = bowl(R, h, R * .5, .3, .16)
    to_obj(o.move(x, y, 0), 'bowl', mats.brass(tone, scale=1.6, rough=.2))
    to_obj(i.move(x, y, 0), 'bowli', mats.brass(.12, rough=.26))
    zf = h * .84
    return zf, bowl_r(zf, R, h, .16) - .03


# ================================================================ three bowls
@scene
def threebowls():
    """Black pepper, fennel and round chillies in three brass bowls on black stone."""
    fast_metal()
    core.seed(301)
    rg = core.rng()
    rigs.world(.24, cool='#453e37')
    rigs.ground(stone())
    spots = ((-12.6, -1.8), (.3, 3.8), (13.0, -2.0))
    zf, rf = brass_bowl(*spots[0], 6.4, 3.9)
    fill_seeds(*spots[0], zf, rf, pepper_seeds(), .45, mats.food('pep', .5, .4, .4, 9), 3, 1.0, 5, [lin(c) for c in PEPPER], '#0a0604', 1)
    zf, rf = brass_bowl(*spots[1], 6.4, 3.9)
    fill_seeds(*spots[1], zf, rf, [fennel()], .26, m_seed('fennel'), 3, 1.2, 3, [lin(c) for c in FENNEL], '#3a3a1c')
    zf, rf = brass_bowl(*spots[2], 6.8, 4.1)
    x0, y0 = spots[2]
    depth = np.linspace(.5, zf, 40)
    wall = [bowl_r(z, 6.8, 4.1, .16) for z in depth]
    pile = Pile(18, .1, lambda X, Y: np.maximum(zf - 2.6, np.interp(np.hypot(X - x0, Y - y0), wall, depth)), x0, y0)
    to_obj(disc_surface(bowl_r(zf - 2.4, 6.8, 4.1, .16), zf - 2.4, .05, 1, 1, .3, 20, 50, 0).color(lin('#1a0504')).move(x0, y0, 0), 'und', mats.food('under3', .8, .1, .4, 8))
    skin = mats.food('gundu', .5, .35, .5, 5, var=.3, bdist=.05)
    pods = []
    for k in range(86):
        R = .74 + .46 * rg.random()
        p, st = gundu(R, k % 13)
        if k % 3 == 0:
            st = st.scale(.6).move(.4 * R, 0, .3 * R)
        g = merge([p, st]).move(0, 0, -.9 * R)
        g.rot('x', rg.normal() * 70).rot('y', rg.normal() * 50).rot('z', rg.random() * 360)
        g.C = g.C * (.75 + .5 * rg.random())
        x, y = scatter_disc(12, rf - 1.3, .55)
        pods.append(settle(pile, g, list(zip(x0 + x, y0 + y)), .25, 1, 95))
    to_obj(merge(pods), 'gundu', skin)
    # spilled grains tie the bowls together
    strew(pepper_seeds(), 46, -7.2, -10.4, 2.4, 1.3, PEPPER, mats.food('pep', .5, .4, .4, 9), 0, 3, .24)
    strew([fennel()], 90, 3.2, -7.4, 2.4, 1.4, FENNEL, m_seed('fennel'), 0, 4, .11)
    for k, (x, y, a) in enumerate(((18.4, -11.6, 20), (9.6, -12.0, 200), (22.6, 6.6, 120))):
        p, st = gundu(1.05, k + 11)
        M = T(x, y, 0) @ rotm('z', a)
        to_obj(p.xf(M), 'g', skin); to_obj(st.xf(M), 'gs', mats.food('stem', .5, .3, .2))
    place_curry_sprig(T(-27.5, -8.6, 0) @ rotm('z', 48), 3, leafL=3.0, L=11)
    place_star_anise(T(-20.6, 10.6, 0), 4, 1.5)
    to_obj(cinnamon(9, .6, 2).rot('z', 18).move(14.6, 11.6, 0), 'cin', mats.food('cin', .65, .25, .5, 4, var=.3))
    light((0, 0, 2), 1.5, az=152, el=33, fill=.4, rim=.7, gl=True)
    rigs.camera((.2, -.8, 1.2), 87, -90, 47, 70, 5.6, focus=(0, -1, 4.0))
    return dict(exposure=.85, **WINDOW)


# ================================================================ the clean leaf
@cached
def drop_water():
    """Clear drops: refracts the leaf below."""
    t = NT('drop')
    lp = t.n('LightPath')
    m = t.n('MixShader', Fac=t.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']))   # else the leaf under a drop stays black
    t.set(m, '#1', t.pbr(Base_Color=(1, 1, 1), Roughness=.0, IOR=1.33, Transmission=1.0, Specular=.5).outputs[0])
    t.set(m, '#2', t.n('BsdfTransparent', Color=(.93, .96, .93)).outputs[0])
    return t.done(m)


def drops(surface, xy, r0=.14, r1=.52, s=0):
    """Water drops that sit on a height map; beads keep their distance."""
    rg = np.random.default_rng(s)
    out, taken = [], []
    base = ico(4)
    for x, y in xy:
        r = r0 + (r1 - r0) * rg.random() ** 2.6
        if any((x - a) ** 2 + (y - b) ** 2 < (r + c + .06) ** 2 for a, b, c in taken):
            continue
        taken.append((x, y, r))
        g = base.copy()
        g.V[:, 2] = np.maximum(g.V[:, 2], -.12)
        a = rg.random() * 6.28
        g.V[:, :2] *= (1 + .10 * np.cos(2 * (np.arctan2(g.V[:, 1], g.V[:, 0]) - a)))[:, None]
        g.scale(r, r, r * (.62 if r < .3 else .48))
        out.append(g.move(x, y, surface.zmean(x, y, .12, 50) + .10 * r))
    return to_obj(merge(out), 'drops', drop_water())


@scene
def cleanleaf():
    """A washed banana leaf on dark wood, tip to the diner's left, water on it, brass tumbler by it."""
    fast_metal()
    core.seed(311)
    rg = core.rng()
    from .meals import noon
    from .supper import cut_leaf
    rigs.ground(mats.walnut(.85))
    M = T(1.5, -.5, .02) @ rotm('z', 180 - 4)
    g, rib = cut_leaf(L=66, W=29, s=9, tears=(), tint=np.array([.8, .82, .6]), tip=True)
    g.xf(M); rib.xf(M)
    to_obj(g, 'banana', mats.banana_leaf())
    to_obj(rib, 'rib', mats.food('rib', .35, .5, .15, 3, trans=.15, var=.15))
    p = Pile(90, .25, lambda X, Y: np.zeros_like(X))
    p.add_geo(g.V, 2)
    pts = list(zip(rg.normal(size=230) * 13 - 1, rg.normal(size=230) * 5.6))
    pts += [(cx + rg.normal() * 1.7, cy + rg.normal() * 1.2) for cx, cy in ((-9, -4), (8, 4.6), (13, -5), (-2, 6)) for _ in range(26)]
    pts = [q for q in pts if abs(q[1] + .07 * q[0]) < 11 * (1 if q[0] > -12 else max(.1, 1 - ((-12 - q[0]) / 24) ** 2)) and abs(q[1]) > .9]
    drops(p, pts, .16, .72, 5)
    tumbler(25.5, 20.0)
    from .dishes_b import water
    to_obj(disc_surface(3.42, 9.0, .015, .5, 2, 0, 40, 120, .06).move(25.5, 20.0, 0), 'water', water())
    sb, rs = brass_bowl(-17.0, 19.4, 2.9, 2.1)
    to_obj(disc_surface(rs, sb, .1, 1.6, 3, .5, 50, 120, 0).move(-17.0, 19.4, 0).color(lin('#c9c2b6')), 'salt', mats.food('salt', .5, .4, .8, 20, sss=.1, var=.06))
    noon((2, 2, 1), 3.6e6)
    rigs.area('left', (14, 14, 5), 110, 190, 14, 60, 70, 7e4, (1, .86, .66))
    rigs.area('right', (14, 14, 5), 110, -20, 16, 30, 70, 3e4, (.8, .88, 1))
    rigs.camera((0, 2.6, .6), 132, -90, 47, 70, 5.0, focus=(0, -3, .6))
    return dict(exposure=.66, sat=1.07, power=1.36, vig=.24)


# ================================================================ the meal is over
@scene
def foldedleaf():
    """A banana leaf folded towards the diner after the meal, coffee and a bowl of fennel behind it; upright frame."""
    fast_metal()
    core.seed(317)
    from .meals import noon
    from .supper import cut_leaf, fold
    rigs.ground(mats.walnut(.85))
    M = T(3.2, -5.0, .02) @ rotm('z', 180 + 10)
    for g, m in zip(cut_leaf(L=46, W=27, s=9, tears=(), tint=np.array([.8, .82, .6]), tip=True), (mats.banana_leaf(), mats.food('rib', .35, .5, .15, 3, trans=.15, var=.15))):
        to_obj(fold(g, (0, -.6), -90, 1.1, 168).xf(M), 'folded', m)
    coffee(10.0, 12.5, 0, 1.25)
    zf, rf = brass_bowl(-7.5, 11.5, 4.2, 2.7)
    fill_seeds(-7.5, 11.5, zf, rf, [fennel()], .26, m_seed('fennel'), 3, .8, 3, [lin(c) for c in FENNEL], '#3a3a1c')
    noon((1, 2, 1), 3.6e6)
    rigs.area('left', (4, 6, 5), 110, 190, 14, 60, 70, 7e4, (1, .86, .66))
    rigs.area('right', (4, 6, 5), 110, -20, 16, 30, 70, 3e4, (.8, .88, 1))
    rigs.camera((.5, 2.6, .6), 106, -90, 47, 70, 5.0, focus=(0, -3, .6))
    return dict(exposure=1.1, sat=1.07, power=1.36, vig=.24)


# ================================================================ stone flower
@scene
def stoneflower():
    """Stone flower heaped in a brass ladle, flakes round it, on worn wood."""
    fast_metal()
    core.seed(321)
    rg = core.rng()
    rigs.world(.24, cool='#453e37')
    rigs.ground(mats.walnut(.9))
    br = mats.brass(.12, scale=1.4, rough=.2)
    b = lathe([(0, -2.5), (2.6, -2.2), (4.6, -1.0), (5.4, .5), (5.5, .9), (5.2, .84), (4.5, -.7), (2.5, -1.8), (0, -2.1)], 110, 80).scale(1.12, 1, 1)
    h = tube([(5.6, 0, .6), (8, 0, 2.0), (14, 0, 3.0), (22, 0, 3.2), (25, 0, 2.6), (26.6, 0, 3.2)], [.55, .62, .55, .8, .6, .3], 14, 90, flat=.55)
    M = T(-4.2, -1.2, 2.55) @ rotm('z', 24)
    to_obj(merge([b, h]).xf(M), 'ladle', br)
    m = mats.food('kalpasi', .9, .1, .6, 7, var=.3, bdist=.06)
    pile = Pile(40, .12, lambda X, Y: np.where(np.hypot(X + 4.2, Y + 1.2) < 5.1, 1.1 + 1.2 * (np.hypot(X + 4.2, Y + 1.2) / 5.1) ** 2, 0))
    out = []
    K = [kalpasi(1.35 + .8 * rg.random(), k) for k in range(10)]
    for k in range(26):
        g = K[k % 10].copy().rot('x', rg.normal() * 34).rot('y', rg.normal() * 30).rot('z', rg.random() * 360)
        x, y = scatter_disc(7, 3.7, .6)
        out.append(settle(pile, g, list(zip(-4.2 + x, -1.2 + y)), .3, 1, 96))
    for k, (x, y) in enumerate(((8.6, -8.4), (11.4, -6.6), (10.4, -10.2), (-15.6, 5.4), (-13.4, 8.2), (13.6, 9.8), (-16.2, -9.6), (2.6, -10.8), (15.8, -9.4), (-17.8, 7.6))):
        out.append(K[(k * 3) % 10].copy().rot('x', rg.normal() * 16).rot('z', rg.random() * 360).move(x, y, .12))
    to_obj(merge(out), 'kalpasi', m)
    to_obj(merge([K[k % 10].copy().scale(.16 + .16 * rg.random()).rot('z', rg.random() * 360).move(rg.normal() * 9, -3 + rg.normal() * 6, .05) for k in range(60)]), 'bits', m)
    zf, rf = brass_bowl(14.5, 5.0, 4.2, 3.0)
    fill_seeds(14.5, 5.0, zf, rf, [fennel()], .26, m_seed('fennel'), 3, .8, 3, [lin(c) for c in FENNEL], '#3a3a1c')
    place_star_anise(T(-10.6, 9.6, 0), 4, 1.4)
    for k, (x, y, a) in enumerate(((-12.8, -11.4, 30),)):
        place_chilli(T(x, y, 0) @ rotm('z', a), 12)
    light((0, 0, 3), 1.55, az=154, el=32, fill=.5, rim=.8, gl=True)
    rigs.camera((0, -.8, 1.8), 66, -90, 48, 78, 5.0, focus=(-4, -3, 3.6))
    return dict(exposure=.95, **WINDOW)


# ================================================================ shallots in oil
def soft_shallot(s=0, R=.95):
    """Small onion fried whole: slumped, glossy, browned at the shoulders, layers showing."""
    rg = np.random.default_rng(s)
    g = lathe([(0, 0), (R * .3, .04), (R * .8, R * .4), (R * .98, R * .95), (R * .84, R * 1.5), (R * .42, R * 2.05), (R * .2, R * 2.4), (R * .12, R * 2.75), (.03, R * 2.8)], 44, 50)
    a = np.arctan2(g.V[:, 1], g.V[:, 0])
    P = g.V + s * 3.7
    g.V[:, :2] *= (1 + .03 * np.cos(a * 9 + 2 * fbm(P, .5, 2, s)) + .10 * vnoise(P, .7, s))[:, None]
    g.displace(-.05 * np.abs(fbm(P * [1, 1, .4], 2.4, 3, s, ridge=True)))
    n = fbm(np.stack([a * 2.2, g.V[:, 2] * .3, 0 * a + s], 1), 1.6, 4, s)
    c = mix(lin('#d9a552'), lin('#c17f3a'), ss(-.4, .4, fbm(P, .8, 3, s + 1)))
    c = mix(c, lin('#7d2a38'), ss(-.25, .35, n) * (.35 + .5 * ((s * 7) % 3) / 2))
    c = mix(c, lin('#6b3210'), ss(.0, .4, fbm(P, 1.1, 3, s + 3)) * .85)
    c = mix(c, lin('#2c1206'), ss(R * 1.5, R * 1.95, g.V[:, 2]) * .8 + ss(.25, .6, fbm(P, 1.4, 3, s + 8)) * .5)
    g.C = c
    return g.move(0, 0, -R * 1.1)


@scene
def shallots():
    """Small onions frying whole in sesame oil, iron pan."""
    fast_metal()
    core.seed(331)
    rg = core.rng()
    rigs.world(.24, cool='#453e37')
    tile_floor('kattam-oxide', 68, tint=.42)
    from .dishes_a import kadai, kadai_base
    R, h = 11.5, 4.6
    for g, n in zip(kadai(R, h), ('kad', 'kadi', 'kadh')):
        to_obj(g.rot('z', 20), n, iron())
    zf = 2.6
    rr = float(np.interp(zf, [.3, .35, h * .24, h * .55, h + .05], [0, R * .3, R * .58, R * .83, R - .22])) - .02
    oil = disc_surface(rr, zf, .03, .8, 4, 0, 90, 240, .14)
    n = fbm(oil.V, .5, 4, 3)
    oil.C = mix(lin('#7a4208'), lin('#b5761a'), ss(-.3, .4, n))
    to_obj(oil, 'oil', mats.food('oil', .05, .6, .03, 2, sss=.05, sr=(1, .6, .1), srad=.4, coat=1.0, coatr=.02, var=.12, rvar=.02))
    base = kadai_base(R, h)
    pile = Pile(2 * R + 2, .08, lambda X, Y: np.maximum(base(X, Y), np.where(np.hypot(X, Y) < rr, zf - .75, 0)))
    G = [soft_shallot(k, 1.0 + .35 * rg.random()) for k in range(12)]
    out = []
    for k in range(74):
        g = G[k % 12].copy().rot('x', rg.uniform(60, 120)).rot('z', rg.random() * 360)
        x, y = scatter_disc(16, rr * .86, .55)
        out.append(settle(pile, g, list(zip(x, y)), .25, 1, 97))
    to_obj(merge(out), 'onions', mats.food('softonion', .2, .55, .2, 4, sss=.22, sr=(1, .5, .3), srad=.3, coat=.8, coatr=.06, var=.14, rvar=.08))
    must = blob((.11, .11, .11), 2, .06, 3, 1)
    x, y = scatter_disc(120, rr * .9, .6)
    to_obj(merge([must.copy().move(a, b, max(zf + .02, pile.z(a, b) + .05)).color(lin('#2a1a12') * (.7 + .6 * rg.random())) for a, b in zip(x, y)]), 'mu', mats.food('mustard', .3, .5, .2))
    to_obj(merge(on_top(pile, leaves(8, 3.1, 9, .5, True), [(-3.4, 3.2), (3.6, -3.2), (4.6, 3.0), (-5.2, -1.8), (.4, .2), (-.8, -5.4), (6.2, -.6)], -.1, 14)), 'cl', mat_curryleaf())
    for k, (x, y, a) in enumerate(((-3.6, -3.8, 20), (3.4, 4.6, -40))):
        p, st = chilli_dry(4.8, .48, k + 9)
        M = T(x, y, pile.zmean(x, y, 1.4, 85) - .1) @ rotm('z', a) @ T(-2.4, 0, 0)
        to_obj(p.xf(M), 'rc', mat_chilli()); to_obj(st.xf(M), 'rs', mats.food('stem', .5, .3, .2))
    # bubbles at the rim of the oil
    bb, cols = [], []
    base_b = ico(2)
    for k in range(260):
        a = rg.random() * 6.28
        q = rr * (1 - .22 * rg.random() ** 2)
        r = .04 + .11 * rg.random() ** 3
        bb.append(T(q * math.cos(a), q * math.sin(a), zf + .04) @ S(r, r, r * .7)); cols.append(lin('#c98a34') * (.8 + .4 * rg.random()))
    to_obj(stamp(base_b, bb, np.array(cols)), 'bub', mats.food('bub', .1, .6, 0, 6, sss=.2, sr=(1, .6, .2), srad=.15, coat=.7, coatr=.04, var=.05))
    # raw ones by the pan
    for s, (x, y, rz) in enumerate(((-17.2, -9.4, 20), (-19.4, -6.4, 120), (-16.0, -12.2, 250), (17.4, 10.2, 70), (19.6, 7.6, 160))):
        to_obj(shallot(s + 2, 1.35).rot('x', 72).rot('z', rz).move(x, y, 1.2), 'sh', mat_shallot())
    place_curry_sprig(T(12.4, -15.6, 0) @ rotm('z', 18), 6, leafL=3.0, L=10)
    light((0, 0, 3), 1.5, az=154, el=34, fill=.35, rim=.6, gl=True)
    rigs.camera((0, .2, 2.0), 80, -90, 56, 80, 5.0, focus=(0, -1.5, 3.0))
    return dict(exposure=.95, **WINDOW)


# ================================================================ a tile floor
@scene
def tilefloor():
    """Athangudi floor close to, raking light, a brass pot of water and fallen petals."""
    fast_metal()
    core.seed(341)
    rg = core.rng()
    rigs.world(.22)
    rigs.ground(mats.image_surface(TEX + 'tile-thamarai-oxide.png', 84, rough=.2, tint=.72))
    light_area((-74, 30, 50), (0, 2, 0), 26, 60, 2.4e5, (1, .78, .52), True, 120)
    light_area((40, -80, 90), (0, 0, 0), 120, 90, 6e4, (.95, .95, 1.0), False)
    o = lathe([(0, 0), (4.4, 0), (4.6, .4), (7.4, 4.0), (8.0, 7.4), (6.6, 10.6), (3.6, 12.4), (3.3, 13.6), (4.6, 15.0), (4.9, 15.3), (4.5, 15.2), (3.0, 13.4), (0, 12)], 140, 150).scale(.62)
    to_obj(o.move(15.0, 13.5, 0), 'sombu', mats.brass(.25, scale=1.2, rough=.2))
    pet = []
    for k in range(5):
        q = leaf_geo(1.8, .9, -.4, .3, .3 * rg.normal(), .7, k, 14, 9, .08)
        q.C = mix(lin('#f0a010'), lin('#d9660a'), ss(0, .8, q.UV[:, 0]))
        pet.append(q)
    fl = Pile(80, .3)
    pts = [(cx + rg.normal() * 3.2, cy + rg.normal() * 2.6) for cx, cy, n in ((-15, -7, 9), (7, 9, 8), (-5, 15, 5)) for _ in range(n)]
    to_obj(merge(on_top(fl, pet, pts, -.03, 10)), 'petals', mats.food('petal', .6, .3, .1, 4, trans=.3, var=.15))
    rigs.gobo_leaves((0, 6, 0), 130, 30, 100, 'bars')
    rigs.camera((0, 1.4, 0), 84, -90, 58, 62, 6.0, focus=(0, 0, 0))
    return dict(exposure=.9, sat=1.24, power=1.24)


# ================================================================ the grinding stone
@cached
def pecked(col='#5a544c', rough=.6):
    """Hand-pecked granite: pits, dark mica, pale feldspar, polished where hands and spice have rubbed it."""
    t = NT('pecked')
    c = t.coord()
    n = t.noise(.25, c, 6, .6)
    n2 = t.noise(2.6, c, 8, .7)
    v = t.voro(3.2, c)
    v2 = t.voro(6.5, c)
    base = t.mixc(t.ramp(n2, [(.38, 0.), (.64, 1.)]), lin(col) * .55, lin(col) * 1.35)
    base = t.mixc(t.math('MULTIPLY', t.ramp(v, [(.10, 1.), (.24, 0.)]), .7), base, '#191715')
    base = t.mixc(t.math('MULTIPLY', t.ramp(v2, [(.06, 1.), (.16, 0.)]), .6), base, '#a89f90')
    base = t.mixc(t.math('MULTIPLY', t.ramp(n, [(.5, 0.), (.7, 1.)]), .35), base, '#6b3f22')
    h = t.math('SUBTRACT', t.math('MULTIPLY', n2, .8), t.math('MULTIPLY', t.ramp(v, [(.06, 1.), (.3, 0.)]), .7))
    return t.done(t.pbr(Base_Color=base, Roughness=t.maprange(n2, .3, .7, rough - .18, rough + .12), Specular=.4, Normal=t.bump(h, .55, .12)))


def grindstone():
    """Ammi: dished granite slab, roller across it, spices half crushed before the roller."""
    fast_metal()
    core.seed(351)
    rg = core.rng()
    rigs.world(.24, cool='#453e37')
    gr = pecked()
    # slab: rounded box, hollowed by use
    L, W, H = 23.0, 13.0, 6.5
    g = ico(6)
    g.V = np.sign(g.V) * np.abs(g.V) ** .42 * [L, W, H]
    P = g.V.copy()
    top = ss(.3, .9, g.V[:, 2] / H)
    g.V[:, 2] -= top * 1.1 * np.clip(1 - (P[:, 0] / 19) ** 2, 0, 1) * np.clip(1 - (P[:, 1] / 10) ** 4, 0, 1)
    g.displace(.10 * fbm(P, .5, 3, 2) + .05 * fbm(P, 2.2, 4, 5))
    g.move(0, 0, H - .6)
    to_obj(g, 'ammi', gr)
    sp = Pile(60, .15, lambda X, Y: np.where((np.abs(X) < 21) & (np.abs(Y) < 11.6), 2 * H - .6 - 1.1 * np.clip(1 - (X / 19) ** 2, 0, 1) * np.clip(1 - (Y / 10) ** 4, 0, 1), 0))
    r = lathe([(0, -15.5), (1.6, -15.4), (2.2, -14.6), (2.5, -12.6), (3.4, -11.6), (3.9, -9), (4.1, 0), (3.9, 9), (3.4, 11.6), (2.5, 12.6), (2.2, 14.6), (1.6, 15.4), (0, 15.5)], 120, 200).rot('x', 90)
    r.displace(.05 * fbm(r.V, .8, 4, 3) + .03 * fbm(r.V, 3, 3, 6))
    zr = sp.zmean(4.5, 0, 2, 60) + 3.9
    to_obj(r.rot('z', -7).move(4.6, 0, zr), 'roller', pecked('#4d4740', .45))
    # crushed paste before the roller
    cx, cy = -5.6, -.6

    def fn(u, v):
        a = v * 2 * np.pi
        R = 7.0 * (1 + .10 * np.sin(2 * a + 1) + .08 * np.sin(5 * a) + .05 * np.sin(9 * a + 2)) * u
        x, y = cx + R * np.cos(a), cy + R * np.sin(a) * .88
        Q = np.stack([x, y, 0 * x], 1)
        z = sp.zmean(cx, cy, 3, 60) + 1.5 * (1 - u ** 2) * (1 + .5 * fbm(Q, .35, 3, 4)) + .22 * fbm(Q, 1.8, 4, 5) + .12 * fbm(Q, 5, 3, 6) + .9 * np.exp(-((x - cx - 5.4) / 1.6) ** 2) - .5 * u ** 6
        return np.stack([x, y, z], 1)
    m = grid(130, 300, fn, wrap_v=True)
    n = fbm(m.V, .6, 4, 7)
    m.C = mix(mix(lin('#6b2f10'), lin('#a0521c'), ss(-.35, .25, n)), lin('#c9853a'), ss(.15, .5, fbm(m.V, 1.7, 4, 9)) * .7)
    to_obj(m, 'crushed', mats.food('crushed', .75, .2, .9, 14, var=.28, bdist=.08, mottle=3))
    sp.add_geo(m.V, 2)
    bits = ('#8a5a24', '#c99a52', '#5a2a10', '#a8330f', '#1d130e', '#d9b26a', '#7a1d0c')
    crumbs(sp, 1700, 8.2, bits, cx + .3, cy, 4, (.04, .2), .62, .86, rough=.75, coat=0)
    # whole spices still to come under the stone
    strew_on(sp, [coriander_seed()], 120, -12.4, 3.4, 2.8, 2.2, ['#b98c4e', '#a3763a', '#c79c62'], m_seed('corseed'), 3, .24)
    strew_on(sp, pepper_seeds(), 80, -11.0, -5.0, 2.6, 1.7, PEPPER, mats.food('pep', .5, .4, .4, 9), 4, .2)
    strew_on(sp, [fennel()], 110, -6.0, 6.0, 3.0, 1.6, FENNEL, m_seed('fennel'), 5, .1)
    for k, (x, y, a) in enumerate(((-15.0, -.8, 70), (-13.2, 1.6, 30), (-9.2, -7.4, 160))):
        p, st = chilli_dry(5.6, .55, k + 30)
        M = T(x, y, sp.zmean(x, y, 1.6, 85)) @ rotm('z', a) @ T(-2.6, 0, 0)
        to_obj(p.xf(M), 'rc', mat_chilli()); to_obj(st.xf(M), 'rs', mats.food('stem', .5, .3, .2))
    place_star_anise(T(-15.2, -5.6, sp.zmean(-15.2, -5.6, 1, 80)), 5, 1.5)
    place_star_anise(T(14.6, 6.0, sp.zmean(14.6, 6, 1, 80)), 6, 1.4)
    to_obj(cinnamon(7, .55, 2).rot('z', 64).move(13.6, -4.6, sp.zmean(13.6, -4.6, 1.4, 80)), 'cin', mats.food('cin', .65, .25, .5, 4, var=.3))
    # round the stone
    place_curry_sprig(T(-27.5, -15.5, 0) @ rotm('z', 22), 3, leafL=3.2, L=12)
    for s, (x, y, rz) in enumerate(((24.5, -12.4, 20), (27.4, -9.6, 120), (22.6, -15.0, 250))):
        to_obj(shallot(s + 2, 1.5).rot('x', 72).rot('z', rz).move(x, y, 1.3), 'sh', mat_shallot())
    strew([coriander_seed()], 40, -4, -17.4, 3.6, 1.2, ['#b98c4e', '#a3763a'], m_seed('corseed'), 0, 7, .25)
    zf, rf = brass_bowl(23.0, 13.5, 5.0, 3.4)
    to_obj(disc_surface(rf, zf - .3, .02, .6, 5, 0, 60, 160, .1).move(23.0, 13.5, 0), 'water', from_b_water())
    place_banana_leaf(T(-26, 18, .02) @ rotm('z', 196), L=34, W=17, s=14, sag=.2)


def strew_on(pile, geos, n, cx, cy, sx, sy, cols, mat, s=0, lift=.2):
    """strew(), on a height map."""
    rg = np.random.default_rng(s)
    out = []
    for k in range(n):
        x, y = cx + rg.normal() * sx, cy + rg.normal() * sy
        g = geos[k % len(geos)].copy().rot('x', rg.normal() * 20).rot('z', rg.random() * 360)
        out.append(g.color(lin(cols[k % len(cols)]) * (.7 + .6 * rg.random())).move(x, y, pile.zmean(x, y, .2, 60) + lift))
    return to_obj(merge(out), 'strew', mat)


def from_b_water():
    """Water seen from above."""
    from .dishes_b import water
    return water()


@scene
def ammi():
    """The grinding stone, wide frame."""
    grindstone()
    tile_floor('thamarai-oxide', 88, tint=.42)
    light((0, 0, 6), 1.7, az=152, el=33, fill=.45, rim=.7, gl=True)
    rigs.camera((-.6, -1.0, 5.0), 122, -90, 48, 80, 5.0, focus=(-4, -4, 12))
    return dict(exposure=.85, **WINDOW)


@scene
def ammi_close():
    """The grinding stone from nearer and higher, upright frame."""
    grindstone()
    rigs.ground(stone())
    light((0, 0, 6), 1.7, az=140, el=35, fill=.45, rim=.7, gl=True)
    rigs.camera((-4.0, -.6, 9.0), 112, -116, 58, 92, 5.0, focus=(-5, -2, 13))
    return dict(exposure=.85, **WINDOW)


# ================================================================ the hearth
def clay_pot(R=9.0, h=12.0, s=0):
    """Hand-thrown cooking pot, round-bellied with a rolled lip."""
    o = lathe([(0, 0), (R * .45, .15), (R * .86, h * .22), (R, h * .48), (R * .9, h * .74), (R * .68, h * .88), (R * .66, h * .93), (R * .78, h * .99), (R * .82, h * 1.03), (R * .76, h * 1.05)], 140, 120)
    i = lathe([(R * .76, h * 1.05), (R * .62, h * .93), (R * .64, h * .87), (R * .86, h * .72), (R * .9, h * .5), (R * .5, h * .2), (0, h * .16)], 100, 60)
    o.displace(.05 * fbm(o.V + s, .6, 3, s))
    return o, i


@cached
def soot_clay():
    """Clay pot blackened by fire below, red above. Needs object coordinates from the ground up."""
    t = NT('sootclay')
    c = t.coord()
    z = t.n('SeparateXYZ', Vector=c).outputs[2]
    n = t.noise(.35, c, 6, .6)
    n2 = t.noise(6, c, 4)
    k = t.math('ADD', t.maprange(z, 18, 27, 0, 1), t.maprange(n, .3, .7, -.25, .25))
    col = t.mixc(t.ramp(k, [(.25, 0.), (.8, 1.)]), '#120d0b', t.mixc(n2, '#6b3019', '#8a4426'))
    rings = t.n('TexWave', {'bands_direction': 'Z'}, Vector=c, Scale=1.1, Distortion=1.2, Detail=3).outputs['Fac']
    b = t.bump(n2, .25, .03, t.bump(rings, .16, .06))
    return t.done(t.pbr(Base_Color=col, Roughness=t.maprange(n, .3, .7, .45, .75), Specular=.4, Normal=b))


@cached
def mud():
    """Hearth clay: smoothed by hand, lime-washed once, sooty at the mouths."""
    t = NT('mud')
    c = t.coord()
    n = t.noise(.12, c, 6, .6)
    n2 = t.noise(1.6, c, 7, .65)
    n3 = t.noise(9, c, 4)
    col = t.mixc(t.ramp(n, [(.35, 0.), (.68, 1.)]), '#6e3a20', '#94552f')
    col = t.mixc(t.math('MULTIPLY', t.ramp(n2, [(.5, 0.), (.72, 1.)]), .5), col, '#4a2614')
    col = t.mixc(1.0, col, t.attr(), 'MULTIPLY')
    h = t.math('ADD', n2, t.math('MULTIPLY', n3, .3))
    return t.done(t.pbr(Base_Color=col, Roughness=.85, Specular=.15, Normal=t.bump(h, .55, .18)))


def horseshoe(R=9.4, w=4.6, h=14.5, gap=76, s=0):
    """One mouth of the hearth: clay wall round the fire, open to -y, three lugs on top."""
    a0 = math.radians(-90 + gap / 2)
    arc = 2 * np.pi - math.radians(gap)

    def fn(u, v):
        a = a0 + arc * u
        b = v * 2 * np.pi
        cx = np.sign(np.cos(b)) * np.abs(np.cos(b)) ** .5 * w / 2
        cz = np.sign(np.sin(b)) * np.abs(np.sin(b)) ** .45
        end = np.minimum(1, np.minimum(u, 1 - u) * 16) ** .4
        lug = sum(1.7 * np.exp(-((u - q) / .045) ** 2) for q in (.09, .5, .91)) * (cz > .2)
        z = h / 2 + cz * h / 2 * (.9 + .1 * end) + lug
        r = R + w / 2 + cx * (.75 + .25 * end) + 1.2 * (1 - z / h)
        return np.stack([r * np.cos(a), r * np.sin(a), np.maximum(z, 0)], 1)
    g = grid(150, 60, fn, wrap_v=True)
    P = g.V + s * 9
    g.displace(.22 * fbm(P, .22, 3, s) + .07 * fbm(P, 1.0, 3, s + 2))
    caps = []
    for e in (0, 149):
        ring = g.V[e * 60:(e + 1) * 60]
        c = ring.mean(0)
        idx = np.arange(60)
        tri = np.stack([np.full(60, 60), idx, (idx + 1) % 60], 1)
        if e == 0:
            tri = tri[:, ::-1]
        caps.append(Geo(np.vstack([ring, c]), [tri]))
    inner = np.hypot(g.V[:, 0], g.V[:, 1])
    g.C = np.ones((len(g.V), 3)) * (1 - .8 * ss(R + w * .62, R + .4, inner) * .9)[:, None]
    for cp in caps:
        cp.color((.7, .66, .62))
    return merge([g] + caps)


@cached
def burning(s=0, strength=1.5):
    """A tongue of flame on a sheet (UV 0..1): adds light, hides nothing; yellow core, red edge, ragged tip."""
    t = NT('burning')
    uv = t.n('TexCoord').outputs['UV']
    q = t.n('SeparateXYZ', Vector=uv)
    u, v = q.outputs[0], q.outputs[1]
    n = t.noise(1, t.mapping(uv, (2.2, 1.6, 1), (s * 7.3, s * 3.1, s)), 4, .55, .8)
    sway = t.math('MULTIPLY', t.math('SUBTRACT', n, .5), t.math('MULTIPLY', v, 1.5))
    x = t.math('ABSOLUTE', t.math('ADD', t.math('SUBTRACT', u, .5), sway))
    w = t.ramp(v, [(.0, .05), (.10, .19), (.30, .22), (.65, .10), (1., .0)])
    k = t.math('MULTIPLY', t.math('SUBTRACT', w, x), 7.0, True)
    fade = t.math('SUBTRACT', 1.0, t.math('POWER', v, 1.6), True)
    col = t.ramp(k, [(0., '#7a1000'), (.35, '#e03a04'), (.75, '#ff8a1c'), (1., '#ffc65a')])
    add = t.n('AddShader')
    t.set(add, '#0', t.n('BsdfTransparent', Color=(1, 1, 1)).outputs[0])
    t.set(add, '#1', t.n('Emission', Color=col, Strength=t.math('MULTIPLY', t.math('MULTIPLY', t.math('POWER', k, 1.3), fade), strength)).outputs[0])
    m = t.done(add)
    m.cycles.sample_as_light = False
    return m


def flame(x, y, z, w, h, s=0):
    """One sheet of flame facing -y."""
    g = grid(2, 2, lambda u, v: np.stack([(u - .5) * w, 0 * u, v * h], 1))
    o = to_obj(g.move(x, y, z), 'flame', burning(s))
    o.visible_shadow = False
    return o


def billet(L, R, s=0):
    """A split log along -y from the origin: bark on one side, pale split faces, torn end grain, charred where it burns."""
    rg = np.random.default_rng(70 + s)
    th = np.cumsum(np.array([0, 1.25, 1.0, 1.5, 1.2]) + .25 * rg.normal(size=5)) + rg.random() * 6.28
    d = R * (.62 + .34 * rg.random(5))

    def fn(u, v):
        a, end = v * 2 * np.pi, ss(.965, 1.0, u)
        t = np.minimum(u / .965, 1)
        P = np.stack([np.cos(a) * 2, t * L * .08, np.sin(a) * 2 + s * 5], 1)
        w = a + .12 * np.sin(t * 3 + s)
        r = np.min(d[:, None] / np.maximum(np.cos(w[None] - th[:, None]), .12), 0)
        r = np.minimum(r, R * 1.25) * (1 + .10 * fbm(P, .8, 3, s)) * (.72 + .28 * ss(0, .12, t)) * (1 - end)
        fibre = fbm(np.stack([np.cos(a) * 9, t * L * .10, np.sin(a) * 9 + s], 1), 1.0, 3, s + 3, ridge=True)
        r = r + .10 * fibre * (1 - end)
        y = -t * L + .35 * fbm(np.stack([r * np.cos(a), r * np.sin(a), 0 * r + s], 1), 1.6, 3, s) * ss(.9, 1, t)
        return np.stack([r * np.cos(a) + .5 * np.sin(t * 2.4 + s), y, r * np.sin(a)], 1)
    g = grid(110, 90, fn, wrap_v=True)
    u, a = g.UV[:, 0], g.UV[:, 1] * 2 * np.pi
    face = np.argmin(d[:, None] / np.maximum(np.cos(a[None] - th[:, None]), .12), 0)
    n = fbm(np.stack([np.cos(a) * 8, g.V[:, 1] * .15, np.sin(a) * 8 + s], 1), 1.2, 4, s)
    c = mix(lin('#a9773f'), lin('#6e4520'), ss(-.3, .4, n))
    bark = np.isin(face, (s % 5, (s + 1) % 5))
    c = np.where(bark[:, None], mix(lin('#3a281a'), lin('#6b5440'), ss(-.2, .5, n)), c)
    c = mix(c, lin('#b98a52') * (1 + .25 * np.sin(np.hypot(g.V[:, 0], g.V[:, 2]) * 14))[:, None], ss(.955, .97, u))
    burnt = ss(.66, .34, u + .10 * fbm(g.V, .5, 3, s + 8))
    g.C = mix(c, mix(lin('#0d0a08'), lin('#4a443e'), ss(.2, .6, n)), burnt)
    return g


@scene
def hearth():
    """Two-mouthed clay hearth with fire under two pots, brass ladle, blackened wall; upright frame."""
    fast_metal()
    core.seed(361)
    rg = core.rng()
    rigs.world(.10, '#4a3320', '#2b3038')
    pl = plaster('#c9ab7a', 30, '#5a2115', stain=1.9, ragged=.15)
    quad([(-160, 46, -10), (160, 46, -10), (160, 46, 170), (-160, 46, 170)], pl, 'wall')
    quad([(-200, -200, -8), (200, -200, -8), (200, 60, -8), (-200, 60, -8)], granite('#5a4a3a', .6, 40), 'floor')
    # low platform
    flat(box(-70, 70, -22, 46, -8, 0, 1.6, 3), 'shelf', mats.food('platform', .85, .15, .5, 2, var=.2))
    import bpy
    ob = bpy.data.objects['shelf']
    ob.data.materials.clear(); ob.data.materials.append(plaster('#8a4a2c', None, stain=1.4))
    for k, x in enumerate((-15.5, 15.5)):
        to_obj(horseshoe(9.4, 4.6, 14.5, 84, k).move(x, 6, 0), 'mouth', mud())
    for k, (x, R, h) in enumerate(((-15.5, 11.2, 15.5), (15.5, 10.4, 13.0))):
        o, i = clay_pot(R, h, k)
        z = 16.2 - h * .12
        to_obj(o.move(x, 6, z), 'pot', soot_clay()); to_obj(i.move(x, 6, z), 'poti', mats.clay('#1a1210', '#33241b'))
        zf = z + h * .86
        rr = R * .63
        if k:       # gravy with its oil
            from .dishes_a import gravy, thick
            to_obj(gravy(rr, zf, ('#4a1a07', '#8a340e', '#b8601e'), 3, .2, .3, nr=80, na=200).move(x, 6, 0), 'gravy', thick('#a83208', rough=.24, bump=.6, sss=.02))
            to_obj(merge([leaf_geo(2.8, 1.1, .3, .25, 0, .9, q).color(1.0).rot('z', rg.random() * 360).move(x + rg.normal() * 2.4, 6 + rg.normal() * 2.4, zf + .35) for q in range(7)]), 'cl', mat_curryleaf())
        else:       # rice coming to the boil under a plate
            l = lathe([(R * .80, .2), (R * .84, 0), (R * .86, .3), (R * .6, 1.4), (R * .2, 2.2), (1.0, 2.3), (.8, 3.2), (1.5, 4.0), (1.2, 4.7), (0, 5.0)], 110, 90)
            to_obj(l.rot('x', 3).move(x, 6, z + h * 1.05), 'lid', mats.brass(.5, scale=1.2))
    # ladle across the right pot
    b = lathe([(0, -2.0), (2.0, -1.8), (3.5, -.6), (3.9, .5), (4.0, .8), (3.7, .7), (3.2, -.5), (1.8, -1.4), (0, -1.7)], 90, 60)
    hd = tube([(3.8, 0, .6), (7, 0, 2.6), (16, 0, 5.0), (23, 0, 6.4), (25, 0, 5.6)], [.42, .48, .42, .62, .35], 12, 70, flat=.6)
    to_obj(merge([b, hd]).xf(T(14.0, 5.0, 29.6) @ rotm('z', 18) @ rotm('y', -14)), 'ladle', mats.brass(.1, scale=1.2, rough=.2))
    # fire and wood
    for k, x in enumerate((-15.5, 15.5)):
        for q in range(9):
            low = .5 if k else 1.0        # the gravy simmers
            flame(x + rg.normal() * 2.6, 3.0 + 3.2 * rg.random(), 2.0, 9 + 5 * rg.random(), (9 + 8 * rg.random()) * low, 9 * k + q)
        l = bpy.data.lights.new('fire', 'POINT'); l.energy, l.color, l.shadow_soft_size = 2.6e4 / (1 + 1.4 * k), (1, .50, .18), 3.4
        o = bpy.data.objects.new('fire', l); o.location = (x, 1.5, 7.0); bpy.context.scene.collection.objects.link(o)
        W = []
        for q, (dx, an) in enumerate(((-3.6, -8), (0.6, 4), (4.0, 12))):
            lg = billet(24 + 5 * (q % 2), 2.0 + .35 * (q == 1) - .3 * k, 3 * k + q).move(0, 4, 2.0)
            W.append(lg.rot('x', 2 - 2.5 * (q % 2)).rot('z', an + 5 * rg.normal()).move(x + dx, 0, .2 + .5 * (q == 1)))
        to_obj(merge(W), 'wood', mats.food('bark', .85, .15, .7, 3, var=.3, bdist=.12))
        E_ = [blob((1.0, .8, .6), 2, .4, 1.4, q).scale(.5 + .7 * rg.random()).move(x + rg.normal() * 4, 1 + rg.normal() * 4, .6).color(lin('#1a1412') if rg.random() < .6 else lin('#6b6258')) for q in range(46)]
        to_obj(merge(E_), 'ash', mats.food('ash', .95, .1, .5, 6, var=.3))
        to_obj(merge([blob((.7, .6, .5), 2, .3, 2, q).scale(.5 + .6 * rg.random()).move(x + rg.normal() * 3, 3 + rg.normal() * 2.6, 1.2) for q in range(26)]), 'ember', emit((1.0, .16, .02), 2.2, 'ember'))
    # things about the hearth
    to_obj(lathe([(0, 0), (4.4, 0), (4.6, .4), (7.4, 4.0), (8.0, 7.4), (6.6, 10.6), (3.6, 12.4), (3.3, 13.6), (4.6, 15.0), (4.9, 15.3), (4.5, 15.2), (3.0, 13.4), (0, 12)], 140, 150).scale(.75).move(0, 20, 0), 'sombu', mats.brass(.3, scale=1.2, rough=.22))
    for s, (x, y, rz) in enumerate(((-29.5, -17.5, 20), (-26.6, -19.4, 120), (-29.0, -13.2, 250))):
        to_obj(shallot(s + 2, 1.7).rot('x', 72).rot('z', rz).move(x, y, 1.4), 'sh', mat_shallot())
    for q, x in enumerate((-31, -20.5, -10)):     # ladles hanging on the wall
        hb = lathe([(0, -1.6), (1.7, -1.4), (3.0, -.4), (3.3, .5), (3.0, .4), (1.6, -1.1), (0, -1.3)], 60, 50)
        hh = tube([(0, 3.0, .6), (0, 6, 1.0), (0, 20, 1.2), (0, 22, .9)], [.36, .4, .36, .5], 10, 40, flat=.6)
        to_obj(merge([hb, hh]).rot('x', 90).move(x, 44.2, 44 + (q % 2) * 3), 'hang', mats.brass(.1, scale=1.2, rough=.24))
    # a shaft of day from the left, little else
    from .supper import panes
    rigs.area('sun', (4, 10, 26), 170, 212, 33, 7, 7, 1.7e6, (1, .82, .56)).visible_glossy = False
    panes((4, 10, 26), 212, 33, 100)
    light_area((-90, -40, 90), (0, 6, 14), 40, 60, 1.3e5, (1, .82, .58), True)
    light_area((70, -70, 60), (0, 6, 14), 60, 60, 5e4, (1, .74, .5), False)
    cam_at((3, -104, 50), (1.5, 8, 20.5), 44, (0, 0), 5.6, (0, 0, 20))
    return dict(exposure=.62, sat=1.1, power=1.36, clip=2.4, vig=.3, cycles=FAST)


# ================================================================ a sack
def sack(R=6.5, h=9.0, s=0, col='#cbb68c'):
    """Cotton bag standing open, its neck rolled down."""
    o = lathe([(0, 0), (R * .8, .1), (R * 1.02, h * .16), (R * 1.05, h * .45), (R * .95, h * .8), (R * .98, h * .93), (R * 1.06, h * .99), (R * 1.02, h * 1.05), (R * .9, h * 1.0), (R * .86, h * .9)], 130, 110)
    a = np.arctan2(o.V[:, 1], o.V[:, 0])
    P = o.V + s * 5
    up = ss(h * .25, h, o.V[:, 2])
    o.displace(.75 * fbm(P, .16, 3, s) + .30 * fbm(P * [1, 1, .45], .55, 3, s + 2) + .34 * np.sin(a * 7 + 3 * fbm(P, .25, 2, s)) * up + .16 * np.abs(np.sin(a * 13 + 4 * fbm(P, .3, 2, s + 4))) * up)
    o.V[:, 2] += ss(h * .8, h, o.V[:, 2]) * (.55 * np.sin(2 * a + s) + .35 * np.sin(5 * a + 2 * s))        # the mouth never lies level
    o.V[:, 2] = np.maximum(o.V[:, 2], 0)
    o.V[:, 0] += .08 * o.V[:, 2] * math.sin(s * 2.0)
    return o, mats.cloth(col)


# ================================================================ pouring
def ribbon(path, radii, s=0):
    """A falling stream: twisted, thinning, beaded near the end."""
    g = tube(path, radii, 20, 120)
    g.displace(.05 * np.sin(g.UV[:, 0] * 26 + g.UV[:, 1] * 2 * np.pi * 2) + .04 * fbm(g.V * [1, 1, .4], 1.4, 3, s))
    return g


@scene
def coffeepour():
    """Coffee falling in a ribbon into the davara from a tumbler that a hand tips from above."""
    fast_metal()
    core.seed(381)
    rg = core.rng()
    rigs.world(.22, cool='#453e37')
    rigs.ground(stone('#141416', '#252423'))
    mb = mats.brass(.06, scale=1.2, rough=.17)
    dv = lathe([(0, .25), (3.9, .25), (4.0, 0), (4.25, 0), (4.35, .3), (5.1, 1.4), (5.5, 3.4), (5.6, 4.0), (6.5, 4.25), (6.75, 4.3), (6.72, 4.42), (6.4, 4.42), (5.45, 4.16), (5.32, 3.4), (4.9, 1.5), (4.1, .5), (0, .45)], 200, 200)
    to_obj(dv, 'davara', mb)
    f, bb = froth(5.28, 3.1, 3, 900)
    # the stream makes a dimple and a ring of foam
    d = np.hypot(f.V[:, 0] + .6, f.V[:, 1])
    f.V[:, 2] += -.35 * np.exp(-(d / .75) ** 2) + .14 * np.exp(-((d - 1.5) / .5) ** 2)
    to_obj(f, 'froth', mats.food('froth', .6, .25, .35, 16, sss=.15, sr=(1, .7, .45), srad=.2, var=.08, bdist=.03))
    to_obj(bb, 'bubbles', mats.food('bub', .12, .5, 0, 6, sss=.2, sr=(1, .7, .45), srad=.15, coat=.7, coatr=.04, var=.05, trans=.15))
    # the tumbler lies in a hand that has come from behind and above, its lip over the davara
    k, lip, tip = 1.12, 21.4, 104
    tb = lathe([(0, 0), (2.75, 0), (2.85, .12), (2.9, .5), (3.0, 3), (3.2, 7.2), (3.32, 8.4), (3.75, 8.75), (4.15, 8.85), (4.2, 8.95), (4.1, 9.02), (3.68, 8.92), (3.22, 8.5), (3.05, 7.2), (2.86, 3), (2.7, .5), (0, .4)], 200, 200).scale(k)
    M = T(0, 0, lip) @ rotm('y', -tip) @ T(4.1 * k, 0, -8.95 * k)
    to_obj(tb.xf(M), 'tumbler', mb)
    hands.pouring(M, np.array([(2.85, 0), (2.9, .5), (3.0, 3), (3.2, 7.2), (3.32, 8.4), (3.75, 8.75), (4.2, 9.0)]) * k, spin=-90 + 8)
    mc = mats.food('pour', .08, .6, .05, 3, sss=.12, sr=(1, .55, .25), srad=.4, coat=.8, coatr=.03, var=.10, rvar=.03)
    P = [(2.6, 0, lip + 2.7), (.9, 0, lip + 1.6), (-.05, 0, lip + .6), (-.42, 0, lip - .6), (-.5, 0, lip - 2.7), (-.58, 0, 15.5), (-.6, .02, 10), (-.6, 0, 5.6), (-.6, 0, 2.7)]
    g = ribbon(P, [.5, .62, .66, .60, .46, .38, .34, .34, .46], 3)
    g.V[:, 1] *= 1 + .9 * ss(lip - 1, lip + 1, g.V[:, 2])
    g.C = mix(lin('#6a3413'), lin('#a8703a'), ss(-.4, .5, fbm(g.V * [1, 1, .3], 1.2, 3, 2)))
    to_obj(g, 'stream', mc)
    dr = [blob((.12, .12, .15), 2, .05).scale(.5 + rg.random()).move(-.6 + rg.normal() * .9, rg.normal() * .9, 3.9 + 1.5 * rg.random() ** 2).color(lin('#8a5226')) for _ in range(16)]
    to_obj(merge(dr), 'drops', mc)
    # beans, powder cup, leaf behind
    from .dishes_a import coffee_bean
    m = mats.food('bean', .3, .5, .2, 8, coat=.35, coatr=.18, var=.2, bdist=.03, rvar=.1)
    B = [coffee_bean(k) for k in range(6)]
    pile = Pile(60, .08, lambda X, Y: np.where(np.hypot(X, Y) < 5.0, 6.0, 0.0))
    out = []
    for k in range(190):
        g = B[k % 6].copy().rot('x', rg.normal() * 28 + (180 if rg.random() < .5 else 0)).rot('z', rg.random() * 360)
        q, w, sx, sy = (-11.5, -1.0, 3.2, 4.2) if k < 130 else (9.8, -5.5, 2.8, 2.4)
        c = [p for p in (np.array([q, w]) + rg.normal(size=2) * [sx, sy] for _ in range(4)) if math.hypot(*p) > 5.6] or [np.array([q, w])]
        out.append(settle(pile, g, c, .02, 1))
    to_obj(merge(out), 'beans', m)
    o, i = bowl(4.2, 3.2, 2.3, .3, .14)
    to_obj(o.move(13.5, 9.5, 0), 'cup', mats.brass(.4, scale=2.0)); to_obj(i.move(13.5, 9.5, 0), 'cupi', mats.brass(.1, rough=.25))
    pw = disc_surface(3.85, 2.5, .12, 1.4, 4, .9, 80, 160, 0)
    pw.displace(.06 * fbm(pw.V, 6, 3, 2))
    to_obj(pw.color(lin('#3c1d0d')).move(13.5, 9.5, 0), 'powder', mats.food('powder', .85, .15, .9, 14, var=.3, bdist=.06))
    place_banana_leaf(T(-15, 19, 0) @ rotm('z', -14), tint=(.62, .55, .45), L=46, W=18, s=3, sag=.2)
    rigs.backdrop(60, '#20140c', 120)
    light((0, 0, 10), 1.7, 152, 30, .48, .9, True)
    cam_at((-1, -74, 27), (2.2, 0, 16.6), 54, (0, 0), 4.5, (-.6, 0, 12))
    return dict(exposure=1.05, **WINDOW)


@scene
def lightlamp(lens=68, shift=(0, 0)):
    """Dusk at the door: a hand with bangles brings a taper to the last of five wicks of a brass lamp."""
    fast_metal()
    core.seed(383)
    from .places import lamp
    rigs.world(.10, cool='#2a3038')
    lamp(0, 0, 0, 60, False)
    k, burning, cotton = 60 / 95, [], []
    to_obj(disc_surface(11.4 * k, 0, .01, 1, 3, 0, 16, 90).move(0, 0, 76.5 * k), 'oil', mats.liquid('#7a4a10', '#4a2c06', '#9a6418', .05, 1, .2, '#2a1605', .2, .05))
    fire = lathe([(0, 0), (.22, .1), (.42, .5), (.5, 1.0), (.42, 1.8), (.24, 2.7), (.09, 3.4), (0, 3.8)], 32, 60)
    fire.color(np.repeat(fire.V[:, 2:] / 3.8, 3, 1))

    def burn(at, tall, lean):
        g = fire.copy().scale(tall)
        g.V[:, 0] += lean * (g.V[:, 2] / 3.8) ** 2
        burning.append(g.move(*at))
        wick_light(np.array(at) + [0, 0, 2.2 * tall], 5200 * tall)
    for i, a in enumerate(np.radians(np.arange(5) * 72 + 20)):
        out = np.array([math.cos(a), math.sin(a), 0]) * k
        x, y, z = tip = out * 13.6 + [0, 0, 79.3 * k]
        g = tube([out * 6 + [0, 0, 76.3 * k], out * 11 + [0, 0, 77.2 * k], out * 13.2 + [0, 0, 78.9 * k], tip], [.2, .2, .18, .12], 10, 40)
        cotton.append(g.color(mix(lin('#b08c58'), lin('#1c0f08'), ss(-.5, -.1, g.V[:, 2] - z))))
        if i < 4:
            burn(tip - [0, 0, .25], (.88, .96, 1.0, .92)[i], (-.12, .1, -.16, .08)[i])
    taper = hands.lighting((x + .3, y - .1, z + .2), rotm('z', 128) @ rotm('x', 20) @ rotm('y', 4), 7.2, bangles=3, tone=(.86, .8, .7))
    to_obj(merge(cotton + [taper.color(lin('#cdb48a'))]), 'taper', mats.food('taper', .7, .2, .2, 6))
    burn((x + .1, y, z - .1), .7, -.1)
    to_obj(merge(burning), 'flames', wick_flame())
    rigs.backdrop(40, '#38200f', 160)
    rigs.area('dusk', (10, 0, 48), 110, 166, 24, 40, 50, 120000, (1, .76, .52), 40)
    rigs.area('room', (16, 0, 52), 90, -70, 20, 50, 50, 10000, (1, .72, .50), 40).visible_glossy = False
    rigs.area('wall', (6, 40, 60), 44, -100, 30, 16, 16, 9000, (1, .58, .28), 110).visible_glossy = False
    cam_at((4, -78, 58), (6.0, 0, 49.5), lens, shift, 3.2, (x, y, z))
    return dict(exposure=1.0, sat=1.12, power=1.34, clip=3.2, bloom=.10, soft='97,112,5')


@scene
def lightlamp_wide():
    """The lamp and the hand in the right half, for words at the left."""
    return lightlamp(39, (-.2125, -.01))


@scene
def lightlamp_tall():
    """The lamp and the hand in the upper half, for words below."""
    return lightlamp(56, (.025, -.15))


def wick_flame():
    """Yellow within, orange at its edge and at the wick, soft all round. Height 0..1 in 'col'."""
    t = NT('wickflame')
    edge = t.n('LayerWeight', Blend=.5).outputs['Facing']
    up = t.n('RGBToBW', Color=t.attr()).outputs[0]
    col = t.ramp(edge, [(.1, (1.0, .60, .20)), (.5, (1.0, .42, .09)), (.9, (.8, .16, .01))])
    col = t.mixc(t.ramp(up, [(.04, 1.), (.34, 0.)]), col, (.75, .17, .015))
    seen = t.math('MULTIPLY', t.ramp(edge, [(.25, 1.), (.6, .6), (.97, 0.)]), t.ramp(up, [(0., .1), (.14, .8), (.3, 1.), (.75, .9), (1., .1)]))
    m = t.n('MixShader', Fac=seen)
    t.set(m, '#1', t.n('BsdfTransparent').outputs[0])
    t.set(m, '#2', t.n('Emission', Color=col, Strength=t.ramp(up, [(0., .9), (.3, 2.6), (.7, 2.2), (1., 1.2)])).outputs[0])
    return t.done(m)


def wick_light(at, power):
    """The light of one flame."""
    l = bpy.data.lights.new('wick', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, (1, .55, .22), .8
    o = bpy.data.objects.new('wick', l)
    o.location = at
    bpy.context.scene.collection.objects.link(o)


# ================================================================ brass on a step
@cached
def enamel(col='#e8e2d0'):
    """Old kitchen enamel, chipped here and there."""
    t = NT('enamel')
    c = t.coord()
    n = t.noise(1.1, c, 6, .7)
    chip = t.ramp(n, [(.70, 0.), (.715, 1.)])
    return t.done(t.pbr(Base_Color=t.mixc(chip, col, '#17130f'), Roughness=.16, Specular=.5, Clearcoat=.6, Clearcoat_Roughness=.06))


@scene
def brassstep():
    """Brass water pots and an enamel tiffin carrier on a granite step, red dado behind."""
    fast_metal()
    core.seed(395)
    rg = core.rng()
    import bpy
    rigs.world(.16, '#7a5a38', '#4a5560')
    st = granite('#6d665b', .5, 70)
    flat(box(-160, 160, -26, 60, -16, 0, 1.2, 3), 'step', st)
    flat(box(-160, 160, -64, -26, -34, -17, 1.2, 3), 'step2', st)
    quad([(-300, -64, -36), (300, -64, -36), (300, -300, -36), (-300, -300, -36)], mats.image_surface(TEX + 'tile-thamarai-oxide.png', 120, rough=.2, tint=.6), 'floor')
    quad([(-300, 46, 0), (300, 46, 0), (300, 46, 220), (-300, 46, 220)], plaster('#ead9b8', 34, '#7c2c1c', stain=1.0), 'wall')

    def kudam(R, h, x, y, s=0):
        o = lathe([(0, 0), (R * .5, 0), (R * .54, h * .03), (R * .92, h * .26), (R, h * .42), (R * .95, h * .58), (R * .6, h * .74), (R * .40, h * .80), (R * .38, h * .88), (R * .52, h * .97), (R * .58, h), (R * .55, h * 1.015), (R * .36, h * .9), (R * .3, h * .8), (0, h * .7)], 180, 190)
        for zb in (.50, .54, .46):
            z = o.V[:, 2] / h
            o.V[:, :2] *= (1 + .012 * np.exp(-((z - zb) / .012) ** 2))[:, None]
        to_obj(o.rot('z', 50 * s).move(x, y, 0), 'kudam', mats.brass(.55 if s % 2 else .3, scale=.8, rough=.2))
    kudam(15.5, 29, -29, 12, 1)
    kudam(11.5, 21.5, -4.5, 22, 2)
    o, i = handi(11, 12, 10.6, 12)
    to_obj(o.move(27.5, 16, 0), 'handi', mats.brass(.9, scale=1.2)); to_obj(i.move(27.5, 16, 0), 'handii', mats.tin())
    for a in (0, 180):
        to_obj(ring_handle(11.9, 8.0, ang=a - 24).move(27.5, 16, 0), 'rh', mats.brass(0.0))
    old = set(bpy.data.objects)
    tiffin(6.5, -6.5, 0, 7.0, 3, 24)
    for ob in set(bpy.data.objects) - old:
        if ob.name.startswith('tiffin'):
            ob.data.materials.clear(); ob.data.materials.append(enamel('#d9e0d2'))
        elif ob.name.startswith('tbars'):
            ob.data.materials.clear(); ob.data.materials.append(mats.steel())
    # blue rims on the enamel
    rim = tube([(7.42 * math.cos(a), 7.42 * math.sin(a), 0) for a in np.linspace(0, 2 * np.pi, 80)], np.full(80, .17), 10)
    to_obj(merge([rim.copy().move(6.5, -6.5, .5 + k * 5.3 - .3) for k in (1, 2, 3)]).color(lin('#1f3f5e')), 'rims', mats.food('rimblue', .2, .5, .02, 2, coat=.6))
    t = lathe([(0, 0), (2.7, 0), (2.75, .2), (2.9, 3), (3.2, 7.5), (3.7, 9.6), (3.85, 9.7), (3.6, 9.5), (3.05, 7.5), (2.7, 3), (2.5, .5), (0, .4)], 110, 110)
    to_obj(t.move(-11, -8, 0), 'tumb', mats.brass(.3, scale=1.9)); coffee(23, -11, 0, 1.1)
    b = lathe([(0, -2.5), (2.6, -2.2), (4.6, -1.0), (5.4, .5), (5.5, .9), (5.2, .84), (4.5, -.7), (2.5, -1.8), (0, -2.1)], 110, 80)
    h = tube([(5.4, 0, .6), (8, 0, 1.4), (14, 0, 1.2), (24, 0, -1.2), (28, 0, -1.8)], [.5, .55, .5, .7, .4], 14, 90, flat=.55)
    to_obj(merge([b, h]).xf(T(-26, -14, 2.5) @ rotm('z', -14)), 'ladle', mats.brass(.1, scale=1.4, rough=.2))
    pet = []
    for k in range(4):
        q = leaf_geo(1.9, 1.0, -.4, .3, .3 * rg.normal(), .7, k, 14, 9, .08)
        q.C = mix(lin('#f0a010'), lin('#d9660a'), ss(0, .8, q.UV[:, 0]))
        pet.append(q)
    to_obj(merge(on_top(Pile(120, .5), pet, [(rg.normal() * 22, -16 + rg.normal() * 4) for _ in range(14)], -.03, 10)), 'petals', mats.food('petal', .6, .3, .1, 4, trans=.3, var=.15))
    light_area((-120, -60, 96), (0, 6, 10), 40, 64, 7.5e5, (1, .78, .50), True)
    light_area((100, -120, 70), (0, 0, 10), 70, 90, 1.2e5, (.96, .95, 1.0), True)
    rigs.gobo_leaves((0, 6, 10), 206, 36, 120, 'palm')
    cam_at((4, -124, 44), (0, 4, 11.5), 56, (0, 0), 5.6, (0, 0, 10))
    return dict(exposure=.8, sat=1.2, power=1.26, cycles=FAST)
