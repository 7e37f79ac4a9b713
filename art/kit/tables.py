"""Tables laid in the two restaurants, and the leaf with meat and fish. Same units as the kit (1 unit = 1 cm)."""
import math
import numpy as np
from . import core, mats, rigs
from .core import *
from .mats import NT, cached
from .props import *
from .dishes import TEX, disc_surface, katori, mat_vada, papad, scatter_on, scene, tumbler, vada_geo
from .dishes_a import (chunk65, crumbs, crust, egg_cut, fish_steak, gravy, heap_of, leaf_round, leaves, m_onion, mutton, on_top, onion_ring, onion_slice, place_wedge,
                       prawn, m_prawn, scatter_pepper, settle, thick)
from .dishes_b import (CHICKEN, baton, briyani_fill, cashew, clusters, dice, fast_metal, loose_heap, mat_cashew, mat_mint, mat_onion, mat_parotta, mint_tip,
                       onion_crisp, parotta_geo, rice_lay, roast, samba_rice, water)
from .places import (FAST, backdrop_img, bench, box, cam_at, coffee, diya, flat, light_area, napkin, pendant, place, place_setting, plaster, quad, room, sun, teak,
                     urn, _disc_blur)


# ================================================================ rooms
def eastham_room(back=150):
    """East Ham in the evening: oxide tile dado, teak settle, walnut table, pendants. Light included."""
    room(back, 'thamarai-oxide', 64, 34, '#dfc493')
    quad([(249, -300, -76), (249, back, -76), (249, back, 260), (249, -300, 260)], plaster('#dfc493', None, stain=.8), 'side')
    bench(-250, 250, back - 12, -32, 17)
    quad([(-400, -300, -76), (400, -300, -76), (400, 160, -76), (-400, 160, -76)], mats.image_surface(TEX + 'tile-kattam-oxide.png', 100), 'floor')
    flat(box(-230, 230, -60, 66, -4.2, 0, 1.0, 3), 'table', mats.walnut(.95))


@cached
def mist(strength=.5):
    """Steam: a sheet that is almost nothing, thickest low down and in the middle. UV 0..1."""
    t = NT('mist')
    uv = t.n('TexCoord').outputs['UV']
    s = t.n('SeparateXYZ', Vector=uv)
    n = t.noise(1, t.mapping(uv, (3.0, 1.5, 1)), 5, .55, 1.6)
    a = t.ramp(n, [(.42, 0.), (.72, 1.)])
    x = t.math('ABSOLUTE', t.math('SUBTRACT', s.outputs[0], .5))
    a = t.math('MULTIPLY', a, t.ramp(x, [(.08, 1.), (.5, 0.)]))
    a = t.math('MULTIPLY', a, t.ramp(s.outputs[1], [(.0, 0.), (.16, 1.), (.45, .6), (1., 0.)]))
    m = t.n('MixShader', Fac=t.math('MULTIPLY', a, strength))
    t.set(m, '#1', t.n('BsdfTransparent', Color=(1, 1, 1)).outputs[0])
    t.set(m, '#2', t.n('BsdfTranslucent', Color=(.9, .88, .84)).outputs[0])
    return t.done(m)


def steam(x, y, z, w=20, h=26, strength=.5, n=2):
    """Two or three sheets of steam, facing the camera at -y."""
    for k in range(n):
        g = grid(2, 2, lambda u, v: np.stack([(u - .5) * w, 0 * u, v * h], 1))
        g.UV = np.stack([g.UV[:, 0] * (1 if k % 2 else -1) + (0 if k % 2 else 1), g.UV[:, 1]], 1)
        o = to_obj(g.move(x + 2.2 * (k - .5), y + 3.0 * k, z), 'steam', mist(strength))
        o.visible_shadow = False


# ================================================================ dishes to set down
def chettinad_bowl(s=21):
    """Chicken Chettinad in a black clay bowl at the origin: dark, oily, pieces standing proud."""
    core.seed(s)
    rg = core.rng()
    R, h = 11.0, 6.2
    o, i = bowl(R, h, 5.2, .55, .55)
    to_obj(o, 'bowl', mats.clay()); to_obj(i, 'bowli', mats.clay())
    zf = 5.0
    rf = bowl_r(zf, R, h, .55) - .03
    ch = [(-3.6, 2.6, 1.2), (3.2, 3.4, 1.1), (-.2, -.6, 1.2), (4.6, -2.4, 1.1), (-4.6, -3.0, 1.12), (.4, -5.6, .95), (.2, 6.0, .95), (6.9, 1.2, .78), (-6.8, .3, .8), (3.8, -6.4, .7), (-2.8, 6.2, .7)]
    g = gravy(rf, zf, ('#3d1406', '#6b280b', '#934a16'), 6, .26, .34, [(x, y, 2.0 * c, .25) for x, y, c in ch])
    to_obj(g, 'gravy', thick('#8f2c08', rough=.22, bump=.6, sss=.02))
    pile = Pile(2 * R, .1, lambda X, Y: np.full_like(X, zf))
    pile.add_geo(g.V, 1)
    m = mats.gravy_meat()
    for k, (a, b, c) in enumerate(ch):
        q = chicken_chunk(30 + k, (2.3, 1.7, 1.5)).scale(c).rot('z', rg.random() * 360).rot('x', rg.normal() * 14).move(a, b, zf + .4)
        pile.add_geo(q.V, 1)
        to_obj(q, 'ch', m)
    leg, bone = drumstick(9.0, 5)
    M = T(-6.2, 4.6, zf + .9) @ rotm('z', -22) @ rotm('y', -9) @ S(.8)
    leg.xf(M); bone.xf(M)
    pile.add_geo(leg.V, 1)
    to_obj(leg, 'leg', m); to_obj(bone, 'bone', mats.food('bone', .45, .4, .3, 3, sss=.1, srad=.2, var=.25))
    crumbs(pile, 260, 8.6, ('#5a240c', '#8a3e14', '#3a1508', '#a85a20'), 0, 0, 4, (.05, .2), .5, coat=.5)
    scatter_pepper(pile, 120, 8.2, s=3)
    to_obj(merge(on_top(pile, leaves(8, 3.2, 9, .4), [(-2.2, -2.8), (1.8, 1.2), (2.6, .4), (-1.4, 4.4), (5.6, -.4), (2.2, -3.6), (-4.4, .2)], -.1, 12)), 'cl', mat_curryleaf())
    for k, (x, y, a) in enumerate(((-1.6, .8, 40), (2.6, -4.2, 160), (3.4, 5.0, -30))):
        p, st = chilli_dry(5.4, .52, k + 9)
        M = T(x, y, pile.zmean(x, y, 1.6, 85) - .1) @ rotm('z', a) @ T(-2.6, 0, 0)
        to_obj(p.xf(M), 'rc', mat_chilli()); to_obj(st.xf(M), 'rs', mats.food('stem', .5, .3, .2))
    for k, (x, y) in enumerate(((-.4, -1.6), (4.2, 1.6))):
        place_coriander(T(x, y, pile.zmean(x, y, .8, 85)) @ rotm('z', k * 130 + 20), k + 2)


def parotta_plate(x, y, n=2, s=1):
    """A stack of parottas on a leaf-lined brass plate."""
    to_obj(plate(11.5, 1.3).move(x, y, 0), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    lf = leaf_round(9.4, .3, s, 20)
    lf.location = (x, y, 0)
    z = .5
    for k in range(n):
        g = parotta_geo(7.3, 1.45, k + s)
        to_obj(g.rot('z', 70 * k).rot('x', (3, -4)[k % 2]).move(x + (.5, -.8)[k % 2], y + (.2, .6)[k % 2], z), 'parotta', mat_parotta())
        z += 1.5


def biriyani_pot(s=3, lid=True, scale=1.0):
    """Brass handi heaped with chicken biriyani, at the origin; the lid leans on it, just lifted."""
    core.seed(s)
    o, i = handi(9.5, 11.2, 9.9, 11.2)
    to_obj(o, 'handi', mats.brass())
    to_obj(i, 'handi_in', mats.tin())
    for a in (0, 180):
        to_obj(ring_handle(11.1, 7.0, ang=a + 18), 'handle', mats.brass(0.0))
    R = 9.85
    basmati = (samba_rice(1.12, .078, .07), 1.12, .078, 12500)
    meat = [(-3.8, -1.6, 1.0), (5.6, -.6, .95), (1.4, 4.6, .9), (-5.6, 4.2, .8), (-4.0, -6.8, .66), (3.6, -6.2, .7)]
    pile = briyani_fill('chicken', R, 9.7, 4.4, 5, ('#f4dfa6', '#f0c35a', '#e08a1e', '#a8662a'), meat, [], roast(CHICKEN, .2, rough=.6, bump=1.0), basmati, -15)
    scatter_on(pile, [onion_crisp(q) for q in range(16)], clusters(((-5.8, -5.2, 30, 1.0), (6.8, -3.4, 30, 1.0), (-6.8, 1.0, 24, .9), (3.0, 5.6, 22, 1.2), (.6, -2.4, 30, 1.2), (0, 0, 30, 5)), R * .93), mat_onion(), sink=0, tilt=14, rad=.5, name='onion')
    scatter_on(pile, [mint_tip(q, .95) for q in range(6)], clusters(((2.9, -.9, 2, .4), (-6.6, -2.8, 2, .5), (6.4, -5.4, 1, .3), (-1.8, 3.6, 2, .5), (.0, -6.2, 1, .3), (5.0, 4.0, 1, .3)), R * .9), mat_mint(), sink=-.02, tilt=14, rad=.8, name='mint', addpile=False)
    scatter_on(pile, [cashew(q / 4) for q in range(5)], clusters(((0, 0, 18, 5.0),), R * .85), mat_cashew(), sink=.06, tilt=26, name='cash')
    place_star_anise(T(-1.4, -7.4, pile.zmean(-1.4, -7.4, 1, 80)) @ rotm('x', 24), 0, .9)
    if lid:
        l = lathe([(10.6, .3), (11.6, .0), (11.8, .3), (11.3, .8), (10.4, 1.1), (7.5, 2.3), (3.5, 3.1), (1.2, 3.2), (.9, 3.9), (1.7, 4.8), (1.5, 5.6), (0, 5.9)], 130, 120)
        li = lathe([(10.6, .3), (10.2, .8), (7.4, 2.0), (3.4, 2.8), (0, 2.9)], 100, 50)
        li.F = [f[:, ::-1] for f in li.F]
        # rim on the table, leaning on the lip of the pot (lip radius 11.4, height 10.6)
        th = math.radians(60)
        M = rotm('z', 52) @ T(11.9 + 10.6 / math.tan(th), 0, 0) @ rotm('y', 90 - 60) @ T(0, 0, 11.7) @ rotm('y', 90)
        to_obj(l.xf(M), 'lid', mats.brass(.6, scale=1.2)); to_obj(li.xf(M), 'lidi', mats.tin())


# ================================================================ slides
@scene
def slide_eastham():
    """Chicken Chettinad in front, the East Ham room behind: pendants, tiles, laid places."""
    fast_metal()
    eastham_room()
    core.seed(401)
    rg = core.rng()
    place_banana_leaf(T(-1, -8, .02) @ rotm('z', 181), L=58, W=27, s=4, sag=.2)
    place(T(0, -9, .35) @ S(1.22), chettinad_bowl)
    parotta_plate(-23.5, 17, 2, 2)
    katori(17.5, 3.5, .3, 'coconut', 3.5, 2.9, 'brass', 3); katori(24.0, -5.0, .3, 'green', 3.2, 2.7, 'brass', 6)
    tumbler(21.5, 17.5); coffee(-1, 27, 0, 1.05)
    place_setting(-52, 42, 0, 20, 3); place_setting(42, 40, 0, 70, 4)
    tumbler(58, 50); tumbler(-32, 50)
    urn(-70, 20, 0, 8.5, 4, 24)
    for q, (x, y) in enumerate(((8, 54), (-14, 58))):
        diya(x, y, 0, 3.2, True, q, .6)
    place_curry_sprig(T(-24, -22.5, .1) @ rotm('z', 20), 4, leafL=3.0, L=11)
    place_star_anise(T(-19.5, -15.5, .1), 3, 1.5)
    for s, (x, y, a) in enumerate(((16.5, -21.5, 25), (19.0, -24.5, 60))):
        place_chilli(T(x, y, 0.1) @ rotm('z', a), s + 20)
    for x, y, z in ((1, 62, 37), (-62, 92, 48), (66, 92, 48)):
        pendant(x, y, z, 12.5, 160)
    for x, y, z, e in ((1, 62, 36.5, 1.9e5), (66, 92, 47.5, 1.4e5), (-62, 92, 47.5, 1.4e5)):
        light_area((x, y, z), (x * .9, y - 10, 0), 18, 18, e * 1.5, (1, .76, .50), False)
    light_area((-70, 30, 66), (0, -8, 6), 44, 56, 3.6e5, (1, .78, .52), True)     # key, back left: gloss on the gravy
    light_area((70, -60, 60), (0, -8, 4), 60, 50, 9e4, (1, .82, .62), False)
    light_area((-40, 100, 130), (-20, 150, 40), 80, 30, 1.3e5, (1, .70, .40), False)
    light_area((70, 100, 130), (60, 150, 40), 80, 30, 1.3e5, (1, .70, .40), False)
    rigs.world(.2, '#6a4a2e', '#2b3038')
    cam_at((0, -97, 46), (0, 6, 14.2), 47, (0, 0), 4.0, (0, -12, 6))
    return dict(exposure=.95, sat=1.14, power=1.26, cycles=FAST)


def wimbledon_room(back=120):
    """Wimbledon by day: cream and green tiles, oak table, a bright window on the right. Light included."""
    rg = np.random.default_rng(95)
    room(back, 'kattam-leaf', 56, 26, '#f1e8d6', x1=134, rail=teak('x', '#5a4630', '#8a6a45', '#a98a60', .4))
    oak = teak('x', '#8a6a44', '#b58f60', '#cfae80', .38, .8)
    for k in range(7):
        flat(box(-230, 170, -58 + k * 18, -58 + k * 18 + 17.85, -4, rg.random() * .06, .25), 'plank', oak)
    g = [box(118, 132, -60, back + 1, -80, 10, .8), box(114, 134, -60, back + 1, 10, 13, .6), box(118, 132, back - 12, back + 1, 10, 140)]
    flat(merge(g), 'wallR', plaster('#f1e8d6', None, stain=.6))
    bars = merge([box(122, 126, y - 1.3, y + 1.3, 13, 140, .3) for y in (-6, 44, 92)] + [box(122, 126, -60, 108, z - 1.1, z + 1.1, .3) for z in (52, 92)]).color(lin('#efe9dc'))
    flat(bars, 'bars', mats.food('wpaint', .35, .4, .05, 2, var=.05))
    h, w = 300, 520
    Y, X = np.mgrid[0:h, 0:w] / float(h)
    A = mix(lin('#6f9a4a') * 1.1, lin('#f4f6ee') * 2.4, ss(.75, .30, Y + .22 * fbm(np.stack([X.ravel() * 6, Y.ravel() * 6, 0 * X.ravel()], 1), 1, 3, 4).reshape(h, w)))
    A *= (.8 + .5 * fbm(np.stack([X.ravel() * 9, Y.ravel() * 9, 0 * X.ravel()], 1), 1, 3, 8).reshape(h, w))[..., None].clip(.3, 2)
    backdrop_img(_disc_blur(np.maximum(A, 0), 9), [(230, 260, -60), (230, -160, -60), (230, -160, 200), (230, 260, 200)], 1.6)
    bench(-250, 116, back - 12, -32, 20)


@scene
def slide_wimbledon():
    """The brass pot, its lid just lifted, biriyani steaming; the bright Wimbledon room behind."""
    fast_metal()
    wimbledon_room()
    core.seed(402)
    place_banana_leaf(T(4, -6, .05) @ rotm('z', 183), L=66, W=27, s=6, sag=.2)
    place(T(0, -4, .35) @ S(1.12), biriyani_pot)
    steam(-1, -1, 15.5, 19, 24, .42, 2)
    katori(-23.5, -2.5, .35, 'curd', 4.2, 3.4, 'brass', 5)
    katori(-20.5, 8.5, .2, 'sambar', 3.6, 3.0, 'brass', 8)
    place_lime(T(21.5, -16.5, 1.8) @ rotm('z', 40) @ rotm('y', 36), 2, 2.2)
    place_curry_sprig(T(-27, -21, .1) @ rotm('z', 14), 4, leafL=2.9, L=11)
    to_obj(mint_tip(11, 1.3).move(14.5, -19.5, .2), 'mint', mat_mint())
    to_obj(merge([cardamom(s).rot('z', s * 77).move(*p, .1) for s, p in enumerate(((-14.6, -20.0), (-12.8, -21.2)))]), 'card', mats.food('card', .55, .3, .3, 6))
    coffee(37, 24, 0, 1.0); place_setting(-44, 40, 0, 20, 3); tumbler(-24, 44)
    v = lathe([(0, 0), (4.4, 0), (5.6, 2), (6.4, 6), (5.6, 10), (3.4, 14), (2.8, 17), (3.4, 19.4), (4.0, 20), (3.2, 19.4), (2.5, 17), (0, 15)], 90, 110)
    to_obj(v.scale(.85).move(56, 40, 0), 'vase', mats.brass(.3, scale=1.1, rough=.2))
    for k in range(5):
        L_, st = curry_sprig(7, 22, k + 2, 4.2)
        M = T(56, 40, 15) @ S(.8) @ rotm('z', k * 72 + 20) @ rotm('y', -58 + 9 * (k % 3))
        to_obj(L_.xf(M), 'cs', mat_curryleaf()); to_obj(st.xf(M), 'cst', mats.food('stem', .5, .3, .2))
    light_area((150, 30, 78), (10, 0, 0), 150, 100, 2.5e5, (1, .96, .90), True)
    sun(24, 33, 7.5, (1, .86, .66), 1.6)
    rigs.gobo_leaves((16, -2, 0), 24, 33, 110, 'palm')
    light_area((-70, 60, 80), (0, -4, 8), 50, 60, 1.6e5, (1, .93, .82), True)
    light_area((-90, -90, 90), (0, 0, 0), 120, 90, 1.2e5, (.94, .96, 1.0), False)
    rigs.world(.34, '#cfc4b0', '#c9d4dd')
    cam_at((0, -96, 50), (0, 2, 11.5), 52, (0, 0), 4.2, (0, -10, 13))
    return dict(exposure=.3, sat=1.22, power=1.26, vig=.14, cycles=dict(FAST, transparent_max_bounces=10))


# ================================================================ wine
@cached
def glass(col=(1, 1, 1), ior=1.5):
    """Clear glass that lets light through to what stands behind it."""
    t = NT('glass')
    lp = t.n('LightPath')
    m = t.n('MixShader', Fac=t.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']))
    t.set(m, '#1', t.n('BsdfGlass', Color=col, Roughness=0.0, IOR=ior).outputs[0])
    t.set(m, '#2', t.n('BsdfTransparent', Color=tuple(.55 + .43 * c for c in col)).outputs[0])
    return t.done(m)


def wine_glass(x, y, fill='#f3df8a', level=11.6):
    """Stemmed glass with white wine at (x, y)."""
    prof = [(0, .18), (3.2, .16), (3.45, 0), (3.5, .12), (3.3, .3), (1.2, .62), (.42, 1.1), (.36, 2.4), (.34, 6.2), (.5, 7.4), (1.5, 8.3), (3.0, 9.6), (3.75, 11.4), (3.85, 13.2), (3.55, 15.8), (3.05, 18.4), (2.98, 18.6)]
    inn = [(2.9, 18.55), (3.42, 15.8), (3.72, 13.2), (3.62, 11.4), (2.88, 9.75), (1.4, 8.55), (.2, 7.95), (0, 7.93)]
    to_obj(lathe(prof + inn, 120, 260).move(x, y, 0), 'glass', glass((1, 1, 1), 1.48))
    zz = np.linspace(8.0, level, 24)
    rr = np.interp(zz, [7.93, 7.95, 8.55, 9.75, 11.4, 13.2], [0, .2, 1.4, 2.88, 3.62, 3.72]) + .015
    w = lathe([(0, 7.95)] + list(zip(rr, zz)) + [(rr[-1] - .05, level + .02), (rr[-1] * .6, level), (0, level)], 110, 120, smooth=False)
    to_obj(w.move(x, y, 0), 'wine', glass(tuple(lin(fill)), 1.34))


def snack_plate(x, y, R, kind, s=0):
    """Small brass plate, leaf-lined, of fried things."""
    rg = np.random.default_rng(s)
    core.seed(500 + s)
    to_obj(plate(R, 1.1).move(x, y, 0), 'plate', mats.brass(.22, scale=1.9, rough=.24))
    lf = leaf_round(R * .76, .28, s, 20 + 50 * s)
    lf.location = (x, y, 0)
    pile = Pile(2.2 * R, .08, lambda X, Y: np.where(np.hypot(X - x, Y - y) < R * .78, .36, .9), x, y)
    if kind == 'c65':
        m = crust('c65', oil=.42, rough=.48, bump=1.0, bdist=.18, dark='#240804', light='#c8601f', darkamt=.6, lightamt=.4, grit=.5, sss=.015)
        G = [chunk65(k, (1.2 + .4 * rg.random(), .86 + .3 * rg.random(), .7 + .2 * rg.random())) for k in range(8)]
        to_obj(merge(heap_of(pile, G, 20, R * .62, 26, .55, .15, cx=x, cy=y) + heap_of(pile, G, 4, R * .3, 10, .7, .2, cx=x, cy=y)), 'c65', m)
        to_obj(merge(on_top(pile, leaves(5, 2.8, 5, .6, True), [(x - 1.4, y + 1.2), (x + 1.6, y - 1.0), (x + .2, y + 2.2), (x - 2.4, y - 1.6)], -.1, 16)), 'cl', mat_fried_curryleaf())
    elif kind == 'vada':
        mv = mat_vada()
        for k, (dx, dy, dz, rx) in enumerate(((-2.2, -.6, .34, 0), (2.4, -.4, .34, 0), (.2, 1.2, 2.6, 14))):
            to_obj(vada_geo(k + 3, 1.75, 1.05).rot('x', rx).rot('z', 40 * k).move(x + dx, y + dy, dz), 'vada', mv)
    elif kind == 'cashew':
        m = mats.food('pcash', .42, .4, .5, 7, coat=.25, coatr=.15, var=.25, bdist=.05)
        G = []
        for k in range(6):
            g = cashew(.5 + .4 * rg.random())
            g.C = mix(g.C * [1, .72, .45], lin('#8a3208'), ss(-.3, .4, fbm(g.V + k, 2.4, 3, k)) * .8)
            G.append(g.scale(1.15))
        to_obj(merge(heap_of(pile, G, 84, R * .66, 18, .55, .05, cx=x, cy=y)), 'cash', m)
        to_obj(merge(on_top(pile, leaves(4, 2.4, 8, .6, True), [(x - .8, y + .6), (x + 1.2, y - .8)], -.1, 16)), 'cl', mat_fried_curryleaf())
    return pile


@scene
def winetable():
    """White wine and small plates on the Wimbledon table; the glass right of centre."""
    fast_metal()
    wimbledon_room()
    core.seed(403)
    wine_glass(10.0, -1.0)
    snack_plate(-8.0, -7.0, 9.0, 'c65', 1)
    snack_plate(21.2, -3.0, 6.2, 'cashew', 2)
    snack_plate(-12.0, 14.0, 8.0, 'vada', 3)
    cup = katori(4.6, 9.6, 0, 'green', 2.9, 2.4, 'brass', 5)
    place_wedge(T(-2.2, -11.6, 1.9) @ rotm('z', 35) @ rotm('y', 78), 1, 1.7)
    napkin(28, 12, 0, -16, 2, '#e7e2d2')
    tumbler(-34, 40); coffee(52, 36, 0, 1.0)
    place_curry_sprig(T(-26, -16, .1) @ rotm('z', 24), 4, leafL=2.6, L=10)
    light_area((150, 30, 78), (10, 0, 0), 150, 100, 2.5e5, (1, .96, .90), True)
    sun(24, 30, 6.0, (1, .84, .62), 1.6)
    rigs.gobo_leaves((16, -2, 0), 24, 33, 110, 'palm')
    light_area((-60, 70, 70), (0, 0, 6), 40, 60, 1.6e5, (1, .93, .82), True)
    light_area((-90, -90, 90), (0, 0, 0), 120, 90, 1.2e5, (.94, .96, 1.0), False)
    rigs.world(.34, '#cfc4b0', '#c9d4dd')
    cam_at((0, -77, 27), (2.8, 3, 7.4), 59, (0, 0), 5.6, (8, -2, 8))
    return dict(exposure=.25, sat=1.2, power=1.18, vig=.12, cycles=dict(FAST, max_bounces=12, transmission_bounces=10, transparent_max_bounces=10, glossy_bounces=4))


# ================================================================ the leaf with meat and fish
def rice_mound(cx, cy, z0, R=7.6, h=3.7, n=5200, sq=.82, col='#fffaf0', s=4):
    """White rice turned out on the leaf; returns the heap."""
    base = lambda X, Y: z0 + h * np.clip(1 - (np.hypot(X - cx, (Y - cy) / sq) / R) ** 2, 0, 1) ** .9 * (1 + .22 * fbm(np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1), .22, 3, s).reshape(X.shape))
    pile = Pile(2 * R + 5, .07, base, cx, cy)

    def und(u, v):
        a = v * 2 * np.pi
        x, y = cx + R * .975 * u * np.cos(a), cy + sq * R * .975 * u * np.sin(a)
        return np.stack([x, y, pile.z(x, y) - .1], 1)
    to_obj(grid(40, 90, und, wrap_v=True).color(lin('#fbf4e4')), 'und', mats.food('und2', .6, .3, .4, 6, var=.1))
    x, y = scatter_disc(n, R, .5)
    pile.cap = pile.H + .5
    rice_lay(pile, cx + x, cy + y * sq, samba_rice(.78, .09, .04), .78, .09, lambda x, y, n: np.clip(np.tile(lin(col), (n, 1)) * (1 + .04 * core.rng().normal(size=(n, 1))), 0, 1), 38, name='mrice', trans=.34)
    pile.cap = None
    return pile


def poured(pile, cx, cy, R, mat, s=3, sink=.06, sq=1.0):
    """Gravy spooned over rice: follows the grains, thin at its ragged edge."""
    H = pile.H.copy()
    for _ in range(60):
        H = (H + np.roll(H, 1, 0) + np.roll(H, -1, 0) + np.roll(H, 1, 1) + np.roll(H, -1, 1)) / 5
    g = disc_surface(R, 0, .10, 1.1, s, 0, 120, 260, 0)
    u, a = g.UV[:, 0], np.arctan2(g.V[:, 1], g.V[:, 0])
    P = np.stack([np.cos(a) * 2, np.sin(a) * 2, 0 * a + s], 1)
    g.V[:, :2] *= (1 + .30 * fbm(P, .9, 3, s) + .10 * np.sin(a * 7 + s))[:, None]
    g.V[:, 1] *= sq
    i, j = pile.idx(g.V[:, 0] + cx, g.V[:, 1] + cy)
    g.V[:, 2] += H[i, j] + .30 - .46 * u ** 4 - sink
    return to_obj(g.move(cx, cy, 0), 'poured', mat)


@scene
def nonvegleaf():
    """Leaf with rice, mutton, chicken and fried fish; tip to the diner's left, cups along the far side."""
    fast_metal()
    core.seed(404)
    rg = core.rng()
    rigs.world(.26)
    rigs.ground(mats.walnut())
    place_banana_leaf(T(-1, 0, 0) @ rotm('z', 180), L=92, W=34, s=9, sag=.18)
    z0 = .3
    pile = rice_mound(-2, -6.0, z0)
    poured(pile, -1.8, -6.6, 3.5, thick_gravy())
    # mutton chukka
    p = Pile(16, .08, lambda X, Y: np.full_like(X, z0), -17.2, -5.6)
    mm = crust('chukka', oil=.6, rough=.4, bump=.9, bdist=.16, dark='#1c0804', light='#a8642c', darkamt=.5, lightamt=.45, grit=.6, sss=.02, coat=.6)
    G = [mutton(k, (1.1 + .34 * rg.random(), .86 + .24 * rg.random(), .74 + .2 * rg.random())) for k in range(10)]
    to_obj(merge(heap_of(p, G, 26, 5.0, 30, .52, .2, cx=-17.2, cy=-5.6, sq=.85, q=88) + heap_of(p, G, 4, 2.2, 12, .7, .25, cx=-17.2, cy=-5.6, q=88)), 'mut', mm)
    crumbs(p, 420, 5.6, ('#5a240c', '#8a3e14', '#3a1508', '#a85a20'), -17.2, -5.6, 4, (.05, .22), .5, .85, coat=.3)
    to_obj(merge(on_top(p, leaves(5, 2.8, 5, .5, True), [(-18.4, -4.6), (-15.8, -6.6), (-17.0, -3.4), (-19.6, -7.0)], -.1, 14)), 'cl', mat_curryleaf())
    # chicken masala
    p = Pile(16, .08, lambda X, Y: np.full_like(X, z0), 13.8, -5.4)
    gv = gravy(4.9, z0 + .35, ('#4a1a07', '#7a300c', '#a5541a'), 3, .3, .22, nr=90, na=220)
    gv.V[:, 2] -= .55 * gv.V[:, 0] * 0 + .5 * (np.hypot(gv.V[:, 0], gv.V[:, 1]) / 4.9) ** 6
    a = np.arctan2(gv.V[:, 1], gv.V[:, 0])
    gv.V[:, :2] *= (1 + .08 * np.sin(2 * a + 1) + .06 * np.sin(5 * a))[:, None] * [1, .86]
    to_obj(gv.move(13.8, -5.4, 0), 'gravy', thick('#9a2e08', rough=.24, bump=.6, sss=.02))
    p.add_geo(gv.V, 1)
    G = [chicken_chunk(30 + k, (1.9, 1.4, 1.2)).scale(.8 + .3 * rg.random()) for k in range(6)]
    to_obj(merge(heap_of(p, G, 8, 3.6, 40, .5, .5, 60, cx=14.4, cy=-5.8, sq=.85)), 'chk', mats.gravy_meat())
    leg, bone = drumstick(8.2, 5)
    M = T(9.6, -3.2, z0 + 1.25) @ rotm('z', -16) @ rotm('y', -8) @ S(.78)
    to_obj(leg.xf(M), 'leg', mats.gravy_meat()); to_obj(bone.xf(M), 'bone', mats.food('bone', .45, .4, .3, 3, sss=.1, srad=.2, var=.25))
    place_coriander(T(14.6, -6.8, z0 + 2.6) @ rotm('z', 40), 3)
    # fried fish
    mf = crust('fish', oil=.45, rough=.5, bump=1.0, bdist=.14, dark='#240a04', light='#c06a2a', darkamt=.6, lightamt=.4, grit=.75, sss=.02, scale=1.3, coat=.6)
    B = mats.food('bone2', .4, .4, .3, 6, var=.2)
    fp = Pile(22, .1, lambda X, Y: np.full_like(X, z0), 27, -3.4)
    for k, (x, y, rz, tx, ty, zz) in enumerate(((28.0, -1.4, -14, 0, 0, .9), (24.2, -5.0, 14, 8, -7, 1.7))):
        g, b = fish_steak(k + 2, 5.2, 3.3)
        M = T(x, y, z0 + zz) @ rotm('y', ty) @ rotm('x', tx) @ rotm('z', rz + 180 * k)
        to_obj(g.xf(M), 'fish', mf); to_obj(b.xf(M), 'fbone', B)
        fp.add_geo(g.V, 2)
    crumbs(fp, 260, 7.5, ('#7d2f0e', '#4d1708', '#a4531f'), 27, -3.4, 4, (.03, .14), .5, .6)
    to_obj(merge(on_top(fp, leaves(4, 2.8, 9, .5, True), [(24.8, -4.6), (29.8, -1.0), (27.2, -6.2)], -.08, 12)), 'cl2', mat_fried_curryleaf())
    place_wedge(T(31.0, -7.8, 2.0) @ rotm('z', 120) @ rotm('y', 80), 2, 1.9)
    fl = Pile(90, .2, lambda X, Y: np.full_like(X, z0))
    to_obj(merge(on_top(fl, [onion_slice(1.9, 4, 3), onion_ring(1.8, 7), onion_ring(1.3, 9)], [(19.6, -11.2), (22.2, -10.0), (21.2, -12.2)], -.02, 6, .6, 60)), 'on', m_onion())
    # upper half of the leaf: egg, poriyal, kootu, prawns, pickle, salt
    for k, (x, y, rz) in enumerate(((-1.6, 8.8, 20), (3.2, 10.4, -40))):
        w, yk = egg_cut(k + 2)
        M = T(x, y, z0 + 1.55) @ rotm('z', rz) @ rotm('x', 6 - 12 * k)
        to_obj(w.xf(M), 'eggw', mats.food('eggw2', .3, .45, .10, 2, sss=.5, sr=(1, .8, .6), srad=.5, var=.04, mottle=.7, coat=.2, coatr=.12))
        to_obj(yk.xf(M), 'eggy', mats.food('eggy2', .58, .35, .7, 9, sss=.2, sr=(1, .5, .1), srad=.2, var=.12, bdist=.05, mottle=4.0))
    V = mats.food('vegq', .40, .45, .3, 6, coat=.14, coatr=.2, var=.22, sss=.06, srad=.12, bdist=.04)
    rgv = np.random.default_rng(5)
    J = lambda g, a_, b_: g.color(mix(lin(a_), lin(b_), rgv.random()))
    coco = [baton(.55, .09, k, .3).color(lin('#f6eedb')) for k in range(3)]
    bean = [J(tube([(-.28 - .1 * (k % 3), 0, 0), (.28 + .1 * (k % 3), .02, 0)], [.21, .21], 10, 5), '#44741f', '#7aa23a') for k in range(8)]
    loose_heap(-11.6, 9.2, z0, 4.1, 1.7, bean + coco[:2], 380, V, '#3d5a1c', 1, temper=4)
    beet = [J(dice(.3, .28, .26, k), '#6e0f2c', '#a11a46') for k in range(5)] + [J(baton(1.1, .2, k), '#7d1232', '#a81d48') for k in range(3)]
    loose_heap(-20.8, 8.2, z0, 3.7, 1.5, beet + coco[:1], 330, V, '#4d0a1f', 2, temper=4)
    p = Pile(14, .08, lambda X, Y: np.full_like(X, z0), 12.6, 9.6)
    G = [prawn(k, 1.45, .66) for k in range(5)]
    to_obj(merge(heap_of(p, G, 11, 3.4, 10, .6, .1, 35, cx=12.6, cy=9.6, sq=.85)), 'prawns', m_prawn())
    to_obj(merge(on_top(p, leaves(4, 2.6, 9, .5, True), [(12.0, 9.0), (14.0, 10.4), (11.0, 11.0)], -.08, 12)), 'cl3', mat_curryleaf())
    pot = []
    for k in range(7):
        g = dice(.58, .5, .44, k, .45, .14)
        g.C = mix(mix(lin('#dba12c'), lin('#efcb62'), rgv.random()), lin('#9a5a18'), ss(.1, .45, fbm(g.V, 1.2, 3, k)) * .75)
        pot.append(g)
    loose_heap(22.2, 9.0, z0, 3.9, 1.7, pot, 180, mats.food('potato', .38, .45, .35, 5, sss=.15, srad=.2, var=.14, bdist=.06), '#b98424', 4, temper=4)
    to_obj(disc_surface(1.8, z0, .25, 1.4, 4, .7, 60, 120, 0).move(-28.0, 6.2, 0), 'pick', mats.liquid('#7d1606', '#3f0a03', '#b12a08', .07, 2.0, .6, '#1b0803', .7, .5))
    pm = mats.food('papad', .38, .4, .3, 8, trans=.3, var=.12, bdist=.04)
    to_obj(papad(5.4, 1).rot('x', 12).rot('z', -20).move(-27.4, -3.4, 1.5), 'papad', pm)
    for k, (x, y, kind, R) in enumerate(((-15.0, 20.2, 'rasam', 3.8), (-5.2, 20.8, 'sambar', 4.2), (5.2, 20.8, 'tomato', 4.0), (14.8, 20.2, 'curd', 3.8))):
        katori(x, y, 0, kind, R, R * .82, 'brass', 20 + k)
    tumbler(26.5, 19.5)
    to_obj(disc_surface(3.42, 9.0, .015, .5, 2, 0, 40, 120, .06).move(26.5, 19.5, 0), 'water', water())
    place_curry_sprig(T(-38, -14.6, .2) @ rotm('z', 16), 12, leafL=2.9, L=11)
    for s, (x, y, a) in enumerate(((30.5, -15.5, 30), (33.0, -13.0, 75))):
        place_chilli(T(x, y, 0) @ rotm('z', a), s + 30)
    rigs.window_light((0, 2, 3), 148, 32, 1.35, gobo='palm', size=(44, 60), fill=2.0, rim=.6)
    rigs.camera((-.2, 3.4, 1.2), 137, -90, 44, 70, 4.4, focus=(0, -4.5, 3))
    return dict(exposure=.75, sat=1.2, power=1.28)


def thick_gravy():
    """Brown salna for pouring."""
    return mats.liquid('#7d3c10', '#4a1d08', '#a8480f', .06, 1.1, .6, '#1d0a04', .8, .45)


# ================================================================ the two rooms, for the open doors
def seat(x, y, z=-76, rot=0):
    """Teak chair with a spindle back, facing +y."""
    tk = teak('z', '#170b06', '#3a1c0d', '#5c3117', .36)

    def chair():
        g = [box(-21, 21, -20, 20, 42, 45, 1.0)]
        for sx in (-1, 1):
            g += [box(sx * 18 - 1.8, sx * 18 + 1.8, 15, 19, 0, 42, .5), box(sx * 18 - 1.8, sx * 18 + 1.8, -19.8, -16.8, 0, 87.5, .6)]
        g += [box(-20.6, 20.6, -20.2, -16.4, 86, 94, 1.0), box(-19, 19, -19.6, -17, 58, 61, .5), box(-18, 18, 16, 18, 22, 24.6, .4)]
        sp = lathe([(1.1, 0), (1.4, 3), (.9, 6), (1.3, 13), (.9, 20), (1.4, 23), (1.1, 25)], 16, 40)
        g += [sp.copy().move(dx, -18.3, 61) for dx in np.arange(-14, 15, 5.6)]
        flat(merge(g), 'chair', tk)
    place(T(x, y, z) @ rotm('z', rot), chair)


def lay_table(seats, s=0):
    """Leaf-lined plates, tumblers and cups down both sides of the long table."""
    for k, x in enumerate(seats):
        for y in (-34, 40):
            place_setting(x, y, 0, 30 * k, 3 + k)
            tumbler(x + 19, y + (10 if y < 0 else -8))
    for k, (x, y, kind) in enumerate(((-40, 4, 'coconut'), (-31, 9, 'tomato'), (38, 2, 'green'), (47, 8, 'sambar'))):
        katori(x, y, 0, kind, 3.8, 3.1, 'brass', k + s)


@scene
def branch_eastham():
    """East Ham inside, evening: the long table laid, settle, tiles, pendants."""
    fast_metal()
    eastham_room()
    core.seed(411)
    lay_table((-92, -36, 22, 80))
    place_banana_leaf(T(0, 3, .02) @ rotm('z', 182), L=64, W=26, s=4, sag=.2)
    place(T(-3, 3, .35), chettinad_bowl)
    urn(-66, 6, 0, 9.5, 4, 30)
    for q, x in enumerate((-20, 25)):
        diya(x, 14, 0, 3.4, True, q, .6)
    for x in (-92, -36, 22, 80):
        seat(x, -74)
    for x in (-78, 2, 82):
        pendant(x, 8, 58, 15, 200)
        light_area((x, 8, 57), (x, 0, 0), 22, 22, 3.6e5, (1, .76, .50), False)
    light_area((-160, -120, 130), (0, 0, 0), 90, 90, 7e5, (1, .82, .60), False)
    light_area((-90, 90, 150), (-60, 150, 40), 110, 30, 3.2e5, (1, .74, .46), False)
    light_area((90, 90, 150), (60, 150, 40), 110, 30, 3.2e5, (1, .74, .46), False)
    rigs.world(.22, '#6a4a2e', '#2b3038')
    cam_at((-66, -205, 88), (-4, 20, 12), 32, (0, 0), 8.0, (-4, -10, 4))
    return dict(exposure=.72, sat=1.06, power=1.32, cycles=FAST)


@scene
def branch_wimbledon():
    """Wimbledon inside, by day: pale table laid by the window, green tiles."""
    fast_metal()
    wimbledon_room()
    core.seed(412)
    quad([(-400, -400, -76), (400, -400, -76), (400, 160, -76), (-400, 160, -76)], mats.image_surface(TEX + 'tile-kattam-leaf.png', 100, tint=.8), 'floor')
    lay_table((-92, -36, 22, 78), 4)
    place(T(-8, 4, .1), biriyani_pot, 3, False)
    v = lathe([(0, 0), (4.4, 0), (5.6, 2), (6.4, 6), (5.6, 10), (3.4, 14), (2.8, 17), (3.4, 19.4), (4.0, 20), (3.2, 19.4), (2.5, 17), (0, 15)], 90, 110)
    to_obj(v.move(62, 8, 0), 'vase', mats.brass(.3, scale=1.1, rough=.2))
    for k in range(6):
        L_, st = curry_sprig(7, 22, k + 2, 4.2)
        M = T(62, 8, 17.5) @ rotm('z', k * 60 + 20) @ rotm('y', -60 + 9 * (k % 3))
        to_obj(L_.xf(M), 'cs', mat_curryleaf()); to_obj(st.xf(M), 'cst', mats.food('stem', .5, .3, .2))
    for x in (-92, -36, 22, 78):
        seat(x, -78)
    light_area((150, 30, 78), (10, 0, 0), 150, 100, 4.5e5, (1, .96, .90), True)
    sun(24, 33, 7.0, (1, .86, .66), 1.6)
    rigs.gobo_leaves((16, -2, 0), 24, 33, 110, 'palm')
    light_area((-150, -120, 130), (0, 0, 0), 120, 90, 6e5, (.96, .97, 1.0), False)
    rigs.world(.45, '#cfc4b0', '#c9d4dd')
    cam_at((-74, -200, 92), (4, 20, 10), 33, (0, 0), 8.0, (-4, -10, 4))
    return dict(exposure=.05, sat=1.2, power=1.22, vig=.1, cycles=FAST)
