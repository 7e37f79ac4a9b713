"""Veg Meals and Non Veg Meals as they are served, a family feast, and sambar being poured: rice with sambar, one poriyal, kootu, appalam, pickle, and rasam, sambar, curd and payasam in cups. 1 unit = 1 cm."""
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import disc_surface, mustard, papad, scatter_on, scene, tumbler
from .dishes_a import crumbs, egg_cut, heap_of, leaf_round, leaves, m_prawn, on_top, prawn
from .dishes_b import baton, cashew, dice, fast_metal, loose_heap, water
from .meals import noon, served_rice, whole_leaf
from .morsels import MATERIALS, PIECES, ribbon
from .places import place
from .serve import VESSELS, deep, l_broth, l_coriander, l_cream, l_crumbs, l_curry, l_gravy, l_mustard, l_pepper, l_pieces, laid
from .stills import ribbon as stream_of

Z = .5      # top of the leaf
CUP = deep(4.3, 3.7, .14, .86, lambda: mats.brass(.4, scale=2.0, rough=.2), lambda: mats.brass(.12, rough=.24), .55)


# ---------------------------------------------------------------- on the leaf
def poriyal(x, y):
    """Green beans, cabbage and carrot, cooked dry with coconut, mustard seed and curry leaf."""
    rg = np.random.default_rng(5)
    tone = lambda g, a, b: g.color(mix(lin(a), lin(b), rg.random()))
    bits = [tone(tube([(-.3 - .1 * (k % 3), 0, 0), (0, .04, 0), (.3 + .1 * (k % 3), 0, 0)], [.2, .22, .2], 10, 6), '#4f7f22', '#8fb048') for k in range(9)]
    bits += [ribbon('#cdd294', '#ecebc6', 1.3, .34)(k)[0][0] for k in range(4)]
    bits += [tone(dice(.24, .22, .2, k), '#c25f18', '#e08a34') for k in range(3)]
    bits += [tone(baton(.5, .08, k, .3), '#efe4cc', '#fbf4e4') for k in range(4)]
    m = mats.food('vegq', .38, .45, .3, 6, coat=.2, coatr=.2, var=.2, sss=.06, srad=.12, bdist=.04)
    return loose_heap(x, y, Z, 5.3, 3.4, bits, 820, m, '#5a6a2c', 1, temper=2)


def kootu(x, y, R=4.9):
    """Spinach and moong dal cooked soft, tempered with mustard seed and chilli."""
    core.seed(812)
    rg = core.rng()
    g = disc_surface(R, 0, .26, .75, 4, 2.3, 130, 300, 0)
    a = np.arctan2(g.V[:, 1], g.V[:, 0])
    g.V[:, :2] *= (1 + .09 * np.sin(2 * a + 1) + .06 * np.sin(3 * a) + .04 * np.sin(7 * a))[:, None]
    g.V[:, 2] = np.maximum(g.V[:, 2] * (1 - .3 * g.UV[:, 0] ** 8) + .16 * fbm(g.V, 1.9, 4, 3) * (1 - g.UV[:, 0] ** 6), 0) - .12 * g.UV[:, 0] ** 12
    g.C = mix(mix(lin('#c9a23e'), lin('#a98630'), ss(-.3, .4, fbm(g.V, 1.0, 4, 5))), lin('#4c5e1c'), ss(-.02, .3, fbm(g.V, 1.5, 4, 9)) * .8)
    g.move(x, y, Z)
    to_obj(g, 'kootu', mats.food('kootu', .34, .5, .5, 6, coat=.35, coatr=.16, sss=.08, srad=.2, var=.14, bdist=.1))
    pile = Pile(2 * R + 3, .08, lambda X, Y: np.full_like(X, Z), x, y)
    pile.add_geo(g.V, 2)
    spot = lambda n: [(x + q, y + w) for q, w in zip(*scatter_disc(n, R * .9, .55))]
    dal = [blob((.19, .15, .11), 2, .12, 1, k).color(mix(lin('#c79a34'), lin('#e6c268'), rg.random())) for k in range(6)]
    scatter_on(pile, dal, spot(230), mats.food('dal', .36, .45, .2, 6, coat=.2, sss=.12, srad=.2, var=.12), sink=.06, tilt=40, rad=.3, name='dal')
    keerai = [leaf_geo(1.3 + .5 * rg.random(), .8, .5, .35, .4, .9, k).color(.7 + .4 * rg.random()) for k in range(6)]
    scatter_on(pile, keerai, spot(30), mats.leaf('#3f6420', '#1c360e', 9, .1, .3, .5), sink=.06, tilt=18, rad=.5, name='keerai')
    to_obj(merge(on_top(pile, leaves(4, 2.3, 7, .5), [(x - .8, y - .9), (x + 1.4, y + .3), (x + .1, y + 1.6)], -.08, 12)), 'cl', mat_curryleaf())
    to_obj(merge([mustard(1, 0, pile.z(p, q) + .06, k).move(p, q, 0) for k, (p, q) in enumerate(spot(26))]), 'must', mats.food('mustard', .2, .6, .1))
    place_chilli(T(x - 1.9, y + .5, pile.zmean(x - .6, y + .9, 1, 90) - .1) @ rotm('z', 18), 4, L=3.6, r=.36)


def pickle(x, y):
    """Mango pickle: cubes in chilli and sesame oil; salt beside it."""
    to_obj(disc_surface(2.3, Z, .2, 1.2, 4, .4, 60, 140, 0).scale(1, .85, 1).move(x, y, 0), 'oil', mats.liquid('#7d1c06', '#4a0d03', '#b5380c', .07, 2.0, .6, '#1b0803', .7, .5))
    rg = np.random.default_rng(3)
    out = []
    for k in range(9):
        g = dice(.52, .46, .4, k, .4, .14)
        g.C = mix(mix(lin('#a1540f'), lin('#6a1606'), ss(-.3, .3, fbm(g.V + k, 1.4, 3, k))), lin('#3e4a12'), ss(.3, .42, g.V[:, 0]))
        out.append(g.rot('z', 360 * rg.random()).rot('x', 30 * rg.normal()).move(x + 1.3 * math.cos(k * 2.4) * (k / 9) ** .5, y + 1.0 * math.sin(k * 2.4) * (k / 9) ** .5, Z + .75 + .3 * (k < 3)))
    to_obj(merge(out), 'mango', mats.food('mango', .24, .55, .3, 5, coat=.6, coatr=.08, sss=.06, srad=.2, var=.2))
    salt = [blob((.08, .08, .07), 1, .2, 3, k).color(lin('#f3eee4')) for k in range(4)]
    loose_heap(x - 4.4, y - 1.4, Z, 1.1, .55, salt, 200, mats.food('salt', .3, .5, 0, sss=.1), '#e4dcc8', 7, strays=.1)


def appalams(x, y):
    """Three appalams, blistered, leaning on each other and on the rice."""
    m = mats.food('papad', .36, .45, .3, 8, trans=.4, var=.12, bdist=.05)
    for s, R, dx, dy, dz, ry, rx in ((2, 5.8, -2.2, -.6, .7, -4, 5), (5, 5.8, .2, 1.4, 3.6, -34, 24), (1, 5.4, 2.4, -.6, 4.9, -52, 14)):
        g = papad(R, s)
        blister = np.maximum(0, fbm(g.V * [1, 1, 0], .62, 3, s + 11)) ** .6 * (1 - g.UV[:, 0] ** 8)
        g.V[:, 2] = 1.5 * g.V[:, 2] + .62 * blister
        g.C = mix(mix(lin('#c98f3c'), lin('#ecc77e'), ss(.1, .6, blister)), lin('#8a4d16'), .7 * ss(.25, .6, fbm(g.V * [1, 1, 0], .5, 4, s + 5)) + .5 * ss(.93, 1, g.UV[:, 0]))
        to_obj(g.rot('x', rx).rot('y', ry).move(x + dx, y + dy, Z + dz), 'papad', m)


def sambar_mat():
    return mats.liquid('#70400f', '#4a2608', '#8a5218', .06, 1.6, .6, '#2a1004', .8, .35)


def rice(x, y):
    """Rice with sambar in its hollow: drumstick, carrot, shallot. Returns where the sambar is."""
    pile, pool = served_rice(x, y, Z, sambar_mat(), R=8.6, h=5.6, n=14500, pool=5.0)
    hx, hy, _ = pool
    top = lambda kind, k, size, rz, px, py, dz: [(g.scale(size).color(g.C * [.72, .62, .5]).rot('z', rz).move(hx + px, hy + py, pile.zmean(hx + px, hy + py, .6, 80) + dz), m) for g, m in PIECES[kind](k)]
    parts = sum((top(*a) for a in (('pod', 1, .72, 25, -.6, .5, .5), ('pod', 2, .66, -50, .9, -1.5, .45), ('carrot', 1, .9, 0, 1.5, .5, .4), ('carrot', 2, .85, 40, -1.6, -.9, .4), ('shallot', 1, .62, 70, .4, -.3, .3), ('carrot', 3, .8, 80, -.2, -2.4, .4))), [])
    for m in {m for _, m in parts}:
        to_obj(merge([g for g, q in parts if q == m]), 'veg', MATERIALS[m]())
    to_obj(merge(on_top(pile, leaves(4, 2.5, 3, .4), [(hx - 1.9, hy + .4), (hx + 1.9, hy - .8)], -.35, 10)), 'cl', mat_curryleaf())
    place_coriander(T(hx - .2, hy + 1.0, pile.zmean(hx, hy + 1, .6, 80) + .5) @ rotm('z', 60) @ S(.8), 3)
    return pool


# ---------------------------------------------------------------- in cups
def rasam():
    st = CUP(1)
    l_broth(st, ('#7d300d', '#5c2008', '#8f3c12'))
    l_pieces(st, 'tomato', 3, .65, .4, size=.55)
    l_curry(st, 3, .5, 2.0); l_mustard(st, 18); l_pepper(st, 60, r=.08); l_coriander(st, 1, .3, .6)


def sambar():
    st = CUP(2)
    l_broth(st, ('#94561a', '#6a370c', '#a8681f'), bump=.3, amp=.08)
    l_pieces(st, 'pod', 2, .5, .45, 8, .55); l_pieces(st, 'carrot', 5, .75, .25, 50, .75); l_pieces(st, 'shallot', 2, .55, .55, 90, .5)
    l_curry(st, 3, .5, 2.0); l_mustard(st, 14); l_coriander(st, 1, .4, .6)


def curd():
    st = CUP(3)
    l_cream(st, ('#f6f0e2', '#e9dfc8'), .16, .7, .2)


def payasam():
    """Rice in sweet milk with cashew fried in ghee."""
    st = CUP(4)
    l_cream(st, ('#ecd6a6', '#dfc080'), .08)
    rg = np.random.default_rng(4)
    grains = [blob((.28, .11, .1), 2, .1, 1, k).color(mix(lin('#f2e4c0'), lin('#e4c88e'), rg.random())) for k in range(5)]
    laid(st, grains, 60, .88, mats.food('grain', .3, .5, .1, 5, sss=.2, srad=.2, coat=.4, coatr=.1), .02, 10, .3)
    laid(st, [cashew(k / 6).scale(.8) for k in range(5)], 6, .5, mats.food('cashew', .3, .5, .15, 4, sss=.08, srad=.2, var=.15, coat=.3, coatr=.12), .05, 20, .5)


def table():
    """Dark wood that does not shine, or the lamp lies on it as mist."""
    m = mats.walnut(.5)
    m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = .08
    rigs.world(.16, cool='#453e37')
    rigs.ground(m)


@scene
def veg_meals():
    """The set lunch on its leaf: narrow tip to the diner's left, rice below the rib, small strong things above."""
    fast_metal()
    core.seed(41)
    table()
    whole_leaf(-.6, 53, 35)
    rice(-1.2, -6.4)
    appalams(-14.2, -6.2)
    pickle(-17.4, 6.0)
    poriyal(-8.8, 9.6)
    kootu(1.2, 9.2)
    for (x, y), cup in (((11.2, 9.2), sambar), ((20.2, 8.8), rasam), ((12.6, -5.0), curd), ((20.9, -6.8), payasam)):
        place(T(x, y, Z - .1), cup)
    tumbler(22.5, 20.5)
    rigs.window_light((0, 0, 3), 146, 31, 4.4, gobo='palm', dist=110, rim=.15, fill=.32, size=(6, 7), fillgloss=False)
    rigs.camera((.3, 1.5, 1.5), 125, -90, 41, 78, 3.0, focus=(0, -6, 4))
    return dict(exposure=.98, sat=1.1, power=1.32, bloom=.03, vig=.26)


def meen_kuzhambu():
    """Fish steaks in tamarind gravy, in a clay bowl."""
    st = VESSELS['clay'](3)
    l_gravy(st, ('#3a1006', '#64220a', '#8f4014'), '#7d280a', .2, .3)
    l_pieces(st, 'fish', 4, .62, .8, 12, tint='#8a4a20', amt=.4, variants=4)
    l_mustard(st, 24); l_curry(st, 6, .75)


@scene
def family_feast():
    """The Karaikudi Family Feast: biriyani with egg, raita and salna, Chicken Chettinad, meen kuzhambu, six parotta, poriyal, payasam."""
    from .buckets import raita, salna
    from .frames import urli
    from .supper import chettinad
    from .tables import parotta_plate
    fast_metal()
    table()
    place(T(-12, 10, 0) @ rotm('z', 12), urli)
    place(T(16.6, 13.6, 0), chettinad)
    place(T(21, -9, 0), meen_kuzhambu)
    parotta_plate(-17.5, -18.5, 6, 2)
    to_obj(plate(7.6, 1.0).move(4, -20.5, 0), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_round(6.2, .25, 4, 20).location = (4, -20.5, 0)
    place(T(4, -20.5, -.1) @ S(.92), poriyal, 0, 0)
    for x, y, k, cup in ((.2, -7.8, 1, raita), (8.8, -2.6, 1, salna), (17.0, -24.6, 1.3, payasam)):
        place(T(x, y, 0) @ S(k), cup)
    rigs.window_light((0, 0, 5), 148, 34, 3.4, gobo='palm', dist=120, rim=.3, fill=.4, size=(16, 20), fillgloss=False)
    rigs.camera((0.2, -3.2, 3), 160, -90, 50, 85, 4.0, focus=(0, -8, 6))
    return dict(exposure=.95, sat=1.14, power=1.32, bloom=.03, vig=.26)


@scene
def sambarpour():
    """Sambar poured from a brass ladle over the rice; the hand is out of frame."""
    fast_metal()
    core.seed(391)
    table()
    whole_leaf(3, 84, 37)
    hx, hy, level = rice(0, -2.6)
    appalams(-13.0, -2.6)
    poriyal(-10.6, 11.0)
    kootu(1.0, 11.8)
    place(T(13.0, 11.2, Z - .1), sambar)
    place(T(14.6, .4, Z - .1), curd)
    cup = lathe([(0, -3.0), (1.9, -2.7), (3.5, -1.5), (4.2, .0), (4.3, .5), (4.1, .45), (3.3, -1.2), (1.8, -2.3), (0, -2.6)], 110, 80)
    handle = tube([(4.2, 0, .2), (6, 0, 1.8), (14, 0, 5.0), (26, 0, 9.0), (44, 0, 15)], [.46, .52, .46, .6, .6], 12, 90, flat=.6)
    M = T(hx + 2.6, hy + 2.4, 16.4) @ rotm('z', 20) @ rotm('y', -30)
    to_obj(merge([cup, handle]).xf(M), 'ladle', mats.brass(.25, scale=1.2, rough=.26))
    # the liquid stays level while the ladle tips: it lies at the lip and spills over it
    x, y, z = (M @ np.array([-4.3, 0, .45, 1]))[:3]
    fill = disc_surface(3.35, 0, .03, 1.0, 3, 0, 50, 120, .05).scale(.92, 1, 1)
    to_obj(fill.rot('z', 20).move(x + 3.0, y + 1.05, z + .08), 'fill', sambar_mat())
    path = [(x + 1.1, y + .4, z + .12), (x + .1, y, z + .10), (x - .5, y - .1, z - .7), (x - .72, y - .15, z - 3.0), (x - .78, y - .2, level + 1.2), (x - .8, y - .2, level - .3)]
    to_obj(stream_of(path, [.7, .85, .4, .22, .17, .42], 4), 'stream', sambar_mat())
    rigs.window_light((0, 0, 6), 146, 31, 4.4, gobo='palm', dist=110, rim=.15, fill=.32, size=(6, 7), fillgloss=False)
    rigs.area('card', (3, 0, 8), 95, 300, 38, 60, 46, 3e4, (1, .93, .82))      # for the brass to reflect
    rigs.camera((.4, 2.4, 6.0), 100, -90, 37, 78, 3.6, focus=(0, -4, 7))
    return dict(exposure=1.1, sat=1.1, power=1.32, bloom=.03, vig=.26)


def meat_gravy(R, cols, oil, pieces, n):
    """A brass bowl of gravy, pieces of meat or fish standing proud of it."""
    st = deep(R, R * .7, .14, .8, lambda: mats.brass(.4, scale=2.0, rough=.2), lambda: mats.brass(.12, rough=.24), .55)(3)
    l_gravy(st, cols, oil, .2)
    l_pieces(st, pieces, n, .62, .45, 14, .78)
    l_crumbs(st, cols, 120, .85, (.04, .14))
    l_curry(st, 3, .5, 2.4); l_coriander(st, 1, .3, .8)


@scene
def nonvegleaf():
    """Non Veg Meals on the leaf: rice under gravy, prawns, egg, one poriyal, appalam, pickle; mutton, chicken and fish in their gravies."""
    fast_metal()
    core.seed(404)
    rigs.ground(mats.walnut(.75))
    whole_leaf(-1, 92, 34)
    z0 = .5
    served_rice(-3, -5.6, z0, thick_gravy(), R=8.0, h=4.6, s=7, n=11500, pool=4.4)
    place(T(-5.0, .8, 0), appalams, -12.4, -6.4)
    pickle(-24.5, 6.6)
    poriyal(-14.2, 9.2)
    for k, (x, y, rz) in enumerate(((-4.6, 8.8, 20), (.2, 10.2, -40))):
        w, yk = egg_cut(k + 2)
        M = T(x, y, z0 + 1.55) @ rotm('z', rz) @ rotm('x', 6 - 12 * k)
        to_obj(w.xf(M), 'eggw', mats.food('eggw2', .3, .45, .10, 2, sss=.5, sr=(1, .8, .6), srad=.5, var=.04, mottle=.7, coat=.2, coatr=.12))
        to_obj(yk.xf(M), 'eggy', mats.food('eggy2', .58, .35, .7, 9, sss=.2, sr=(1, .5, .1), srad=.2, var=.12, bdist=.05, mottle=4.0))
    # prawn thokku
    p = Pile(14, .08, lambda X, Y: np.full_like(X, z0), 10.2, 8.6)
    G = [g.color(g.C * [.8, .5, .36]) for g in (prawn(k, 1.35, .8, 220, .55) for k in range(6))]
    to_obj(merge(heap_of(p, G, 13, 3.9, 16, .5, .3, 16, q=80, cx=10.2, cy=8.6, sq=.85)), 'prawns', m_prawn())
    crumbs(p, 200, 4.4, ('#7d2f0e', '#a4531f', '#4d1708'), 10.2, 8.6, 4, (.05, .2), .5, .85, coat=.5)
    to_obj(merge(on_top(p, leaves(4, 2.6, 9, .5, True), [(9.6, 8.0), (11.6, 9.4), (8.6, 10.0)], -.08, 12)), 'cl3', mat_curryleaf())
    for x, y, cols, oil, pieces, n in ((10.6, -6.6, ('#2c1206', '#4f250a', '#7d4218'), '#6b2a08', 'mutton', 9), (21.2, 3.2, ('#6b3f10', '#8f5c1c', '#b8853a'), '#8a5410', 'chicken', 7), (22.4, -9.0, ('#6a1c06', '#94330c', '#b8561c'), '#a02c06', 'fish', 4)):
        place(T(x, y, z0 - .1), meat_gravy, 5.6, cols, oil, pieces, n)
    for x, cup in ((-9.0, rasam), (1.0, curd), (11.0, payasam)):
        place(T(x, 20.4, 0), cup)
    tumbler(23.5, 19.5)
    to_obj(disc_surface(3.42, 9.0, .015, .5, 2, 0, 40, 120, .06).move(23.5, 19.5, 0), 'water', water())
    noon()
    rigs.camera((2.2, 2.2, 1.6), 118, -84, 40, 70, 2.8, focus=(3, -5, 3))
    return dict(exposure=.8, sat=1.0, power=1.34, bloom=.03, vig=.22)


def thick_gravy():
    """Brown salna for pouring."""
    return mats.liquid('#673a14', '#40200b', '#7a3f10', .06, 1.1, .5, '#1d0a04', .8, .45)
