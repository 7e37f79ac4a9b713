"""Wimbledon by day: oak, green and cream tiles, a bright window on the right. 1 unit = 1 cm; z = 0 is the table top."""
import numpy as np
from . import core, mats, rigs
from .core import *
from .mats import NT, cached
from .props import *
from .dishes import TEX, katori, mat_vada, scene, tumbler, vada_geo
from .dishes_a import chunk65, crust, heap_of, leaf_round, leaves, mutton, on_top, place_wedge
from .dishes_b import cashew, fast_metal, mat_mint, mint_tip
from .east_ham import tiffin_plate
from .places import (FAST, backdrop_img, bench, box, cam_at, coffee, flat, light_area, place, place_dosa, place_setting, plaster, quad, room, seat, sun, teak, _disc_blur)
from .tables import biriyani_pot, parotta_plate


# ================================================================ the room
def wimbledon_room(back=120):
    """Wimbledon by day: cream and green tiles, oak table, a bright window on the right. Light included."""
    rg = np.random.default_rng(95)
    room(back, 'kattam-leaf', 56, 26, '#f1e8d6', x1=134, rail=teak('x', '#5a4630', '#8a6a45', '#a98a60', .4))
    oak = teak('x', '#8a6a44', '#b58f60', '#cfae80', .38, .8)
    for k in range(7):
        flat(box(-230, 170, -58 + k * 18, -58 + k * 18 + 17.85, -4, rg.random() * .06, .25), 'plank', oak)
    g = [box(118, 132, -60, back + 1, -80, 10, .8), box(114, 134, -60, back + 1, 10, 13, .6), box(118, 132, back - 12, back + 1, 10, 140), box(118, 132, -260, -60, -80, 190)]
    flat(merge(g), 'wallR', plaster('#f1e8d6', None, stain=.6))
    bars = merge([box(122, 126, y - 1.3, y + 1.3, 13, 140, .3) for y in (-6, 44, 92)] + [box(122.3, 125.7, -60, 108, z - 1.1, z + 1.1, .3) for z in (52, 92)]).color(lin('#efe9dc'))
    flat(bars, 'bars', mats.food('wpaint', .35, .4, .05, 2, var=.05))
    h, w = 300, 520
    Y, X = np.mgrid[0:h, 0:w] / float(h)
    A = mix(lin('#8aa070') * 1.1, lin('#f4f6ee') * 2.4, ss(.75, .30, Y + .22 * fbm(np.stack([X.ravel() * 6, Y.ravel() * 6, 0 * X.ravel()], 1), 1, 3, 4).reshape(h, w)))
    A *= (.8 + .5 * fbm(np.stack([X.ravel() * 9, Y.ravel() * 9, 0 * X.ravel()], 1), 1, 3, 8).reshape(h, w))[..., None].clip(.3, 2)
    backdrop_img(_disc_blur(np.maximum(A, 0), 9), [(230, 260, -60), (230, -160, -60), (230, -160, 200), (230, 260, 200)], 1.6)
    bench(-250, 116, back - 12, -32, 20)


# ================================================================ the slide
@cached
def mist(strength=.5):
    """Steam: a sheet that is almost nothing, thickest low down and in the middle. UV 0..1."""
    t = NT('mist')
    uv = t.n('TexCoord').outputs['UV']
    s = t.n('SeparateXYZ', Vector=uv)
    n = t.noise(1, t.mapping(uv, (2.4, 1.5, 1)), 5, .5, 2.8)
    a = t.ramp(n, [(.46, 0.), (.66, 1.)])
    x = t.math('ABSOLUTE', t.math('SUBTRACT', s.outputs[0], .5))
    a = t.math('MULTIPLY', a, t.ramp(x, [(.08, 1.), (.5, 0.)]))
    a = t.math('MULTIPLY', a, t.ramp(s.outputs[1], [(.0, 0.), (.14, 1.), (.4, .5), (.85, 0.)]))
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


def vase(x, y, k=1.0):
    """Brass vase with sprigs of curry leaf."""
    prof = [(0, 0), (4.4, 0), (5.6, 2), (6.4, 6), (5.6, 10), (3.4, 14), (2.8, 17), (3.4, 19.4), (4.0, 20), (3.2, 19.4), (2.5, 17), (0, 15)]
    to_obj(lathe(prof, 90, 110).scale(k).move(x, y, 0), 'vase', mats.brass(.3, scale=1.1, rough=.2))
    for q in range(6):
        blades, stem = curry_sprig(7, 22, q + 2, 4.2)
        M = T(x, y, 17.5 * k) @ S(k) @ rotm('z', q * 60 + 20) @ rotm('y', -60 + 9 * (q % 3))
        to_obj(blades.xf(M), 'cs', mat_curryleaf())
        to_obj(stem.xf(M), 'cst', mats.food('stem', .5, .3, .2))


def corner_light(strength=1.0, glossy=True):
    """Morning sun through the window, the shadow of a palm, a soft room. Without gloss, leaves that face the window stay green."""
    light_area((150, 30, 78), (10, 0, 0), 150, 100, 2.5e5 * strength, (1, .96, .90), glossy)
    sun(24, 33, 7.5 * strength, (1, .86, .66), 1.6)
    rigs.gobo_leaves((16, -2, 0), 24, 33, 110, 'palm')
    light_area((-90, -90, 90), (0, 0, 0), 120, 90, 1.6e5 * strength, (.96, .97, 1.0), False)
    rigs.world(.34, '#cfc4b0', '#c9d4dd')


def camera_from(M, loc, target, lens, fstop, focus):
    """Camera given in the frame of a still life that M has turned in the room."""
    at = lambda p: tuple((M @ np.array([*p, 1.0]))[:3])
    return cam_at(at(loc), at(target), lens, (0, 0), fstop, at(focus))


def biriyani_in_front():
    """The brass pot on its leaf, lid leaning, curd, sambar and lime beside it, for a camera at -y."""
    place_banana_leaf(T(1, -6, .05) @ rotm('z', 183), L=56, W=26, s=6, sag=.2)
    place(T(-2, -4, .35) @ S(1.12), biriyani_pot)
    steam(-3, -1, 15.5, 17, 24, .14, 2)
    katori(-21.5, -6.5, .35, 'curd', 4.2, 3.4, 'brass', 5)
    katori(-21.0, 5.5, .2, 'sambar', 3.6, 3.0, 'brass', 8)
    place_lime(T(15.5, -17.0, 1.8) @ rotm('z', 40) @ rotm('y', 36), 2, 2.2)
    place_curry_sprig(T(-24, -21, .1) @ rotm('z', 10), 4, leafL=2.9, L=11)
    to_obj(mint_tip(11, 1.3).move(9.5, -19.5, .2), 'mint', mat_mint())


@scene
def slide_wimbledon():
    """The brass pot, its lid just lifted, biriyani steaming; the corner of the bright room behind, tiles on the left, window on the right."""
    fast_metal()
    wimbledon_room()
    core.seed(402)
    M = T(-26, 4, 0) @ rotm('z', -49)
    place(M, biriyani_in_front)
    for x, y in ((-12, 52), (66, 44)):
        place_setting(x, y, 0, x, 3, tint=.5)
        tumbler(x + 20, y + 2)
    vase(92, 54, .9)
    corner_light()
    light_area((-100, 60, 80), (-30, 4, 10), 50, 60, 2e5, (1, .93, .82), True)
    camera_from(M, (0, -90, 42), (.5, 2, 12.4), 50, 4.2, (0, -10, 13))
    return dict(exposure=.25, sat=1.18, power=1.26, vig=.12, cycles=dict(FAST, transparent_max_bounces=10))


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
        m = crust('c65', oil=.62, rough=.46, bump=1.0, bdist=.18, dark='#240804', light='#c8601f', darkamt=.6, lightamt=.4, grit=.5, sss=.015)
        G = [chunk65(k, (.95 + .4 * rg.random(), .68 + .24 * rg.random(), .56 + .18 * rg.random())) for k in range(10)]
        to_obj(merge(heap_of(pile, G, 38, R * .6, 26, .5, .2, cx=x, cy=y, q=90) + heap_of(pile, G, 8, R * .3, 10, .7, .25, cx=x, cy=y, q=90)), 'c65', m)
        to_obj(merge(on_top(pile, leaves(5, 2.8, 5, .6, True), [(x - 1.4, y + 1.2), (x + 1.6, y - 1.0), (x + .2, y + 2.2), (x - 2.4, y - 1.6)], -.1, 16)), 'cl', mat_fried_curryleaf())
    elif kind == 'chukka':
        m = crust('chukka', oil=.6, rough=.4, bump=.9, bdist=.16, dark='#1c0804', light='#a8642c', darkamt=.5, lightamt=.45, grit=.6, sss=.02, coat=.6)
        G = [mutton(k, (.98 + .3 * rg.random(), .72 + .22 * rg.random(), .6 + .2 * rg.random())) for k in range(12)]
        to_obj(merge(heap_of(pile, G, 46, R * .62, 26, .5, .2, cx=x, cy=y, q=90) + heap_of(pile, G, 9, R * .3, 10, .7, .25, cx=x, cy=y, q=90)), 'mut', m)
        to_obj(merge(on_top(pile, leaves(6, 2.8, 11, .6, True), [(x - 1.6, y + 1.0), (x + 1.4, y - 1.2), (x + .4, y + 2.0), (x - 2.6, y - 1.4), (x + 2.8, y + .8)], -.1, 16)), 'cl', mat_fried_curryleaf())
    elif kind == 'vada':
        mv = mat_vada()
        for k, (dx, dy, dz, rx) in enumerate(((-2.2, -.6, .34, 0), (2.4, -.4, .34, 0), (.2, 1.2, 2.6, 14))):
            to_obj(vada_geo(k + 3, 1.75, 1.05).rot('x', rx).rot('z', 40 * k).move(x + dx, y + dy, dz), 'vada', mv)
    elif kind == 'cashew':
        m = mats.food('pcash', .42, .4, .5, 7, coat=.25, coatr=.15, var=.25, bdist=.05)
        G = []
        for k in range(6):
            g = cashew(.1 + .5 * rg.random())
            g.C = mix(g.C * [1, .84, .66], lin('#a34c12'), ss(-.1, .5, fbm(g.V + k, 2.4, 3, k)) * .7)
            G.append(g.scale(.9))
        to_obj(merge(heap_of(pile, G, 120, R * .62, 18, .5, .1, cx=x, cy=y, q=92)), 'cash', m)
        to_obj(merge(on_top(pile, leaves(4, 2.4, 8, .6, True), [(x - .8, y + .6), (x + 1.2, y - .8)], -.1, 16)), 'cl', mat_fried_curryleaf())
    return pile


def red_wine_and_chukka():
    """Red wine, mutton chukka and parotta, for a camera at -y; the glass left of centre."""
    wine_glass(-7.0, .5, '#b4233a', 12.0)
    snack_plate(7.5, -4.5, 9.6, 'chukka', 4)
    parotta_plate(15, 17, 2, 5)
    katori(-13.2, -10.5, 0, 'curd', 3.4, 2.8, 'brass', 6)
    snack_plate(-16.5, 9.5, 6.0, 'cashew', 7)
    place_wedge(T(11.6, -10.6, 2.0) @ rotm('z', 35) @ rotm('y', 78), 3, 1.7)


@scene
def redwinetable():
    """Red wine beside mutton chukka on the Wimbledon table, late light from the window through the glass."""
    fast_metal()
    wimbledon_room()
    core.seed(407)
    M = T(-20, 0, 0) @ rotm('z', -50)
    place(M, red_wine_and_chukka)
    vase(84, 46, .9)
    corner_light(.9)
    light_area((-100, 60, 80), (-20, 0, 6), 50, 60, 1.8e5, (1, .93, .82), True)
    camera_from(M, (0, -70, 25), (.6, 3, 7.0), 54, 5.0, (-1, -3, 8))
    return dict(exposure=.12, sat=1.16, power=1.22, vig=.14, cycles=dict(FAST, max_bounces=12, transmission_bounces=10, transparent_max_bounces=10, glossy_bounces=4))


# ================================================================ the choice of a store
def dosa_leaf():
    """Dosa with three cups on a banana leaf, the diner at -y."""
    place_banana_leaf(T(2, 0, .05) @ rotm('z', 182), L=60, W=25, s=6, sag=.2)
    place_dosa(-2, -3.6, .4, 4, 14.0)
    for k, (x, kind) in enumerate(((-10, 'coconut'), (-1.5, 'tomato'), (7, 'sambar'))):
        katori(x, 6.4, .35, kind, 3.3, 2.7, 'brass', k + 4)


def branch_breakfast():
    """What stands on the table, near to far: idlies, dosa on its leaf, the pot of biriyani."""
    place(T(-66, 38, 0) @ rotm('z', 176), dosa_leaf)
    tiffin_plate(-80, -32, 2)
    for x, y in ((-98, 2), (-44, -36)):
        coffee(x, y, 0, 1.05)
    place(T(-22, 4, .1) @ S(1.15), biriyani_pot, 3, False)
    for k, (x, y, kind) in enumerate(((-50, -4, 'green'), (-48, 7, 'curd'))):
        katori(x, y, .1, kind, 3.8, 3.1, 'brass', k)
    vase(40, 6)
    for k, (x, y) in enumerate(((-2, -36), (-2, 42), (56, -36), (56, 42))):
        place_setting(x, y, 0, 30 * k, 3 + k, tint=.5)
    for x, y in ((-34, -42), (17, -28), (17, 34), (74, -28), (74, 34)):
        tumbler(x, y)


@scene
def branch_wimbledon():
    """Wimbledon inside, by day: down the pale table to the window, green tiles on the left."""
    fast_metal()
    wimbledon_room()
    core.seed(412)
    quad([(-400, -400, -76), (400, -400, -76), (400, 160, -76), (-400, 160, -76)], mats.image_surface(TEX + 'tile-kattam-leaf.png', 100, tint=.8), 'floor')
    branch_breakfast()
    for x in (-2, 56):
        seat(x, -78)
    corner_light(glossy=False)
    light_area((-150, -120, 130), (-40, 0, 0), 120, 90, 5e5, (.98, .97, .96), False)
    cam_at((-168, -52, 62), (-10, 13, 3), 30, (0, 0), 5.6, (-66, -10, 4))
    return dict(exposure=.12, sat=1.18, power=1.24, vig=.1, cycles=FAST)
