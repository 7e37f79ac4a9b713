"""Dishes to set down on the tables of the two restaurants, and the leaf with meat and fish. Same units as the kit (1 unit = 1 cm)."""
import math
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import disc_surface, katori, papad, scatter_on, scene, tumbler
from .dishes_a import (crumbs, crust, egg_cut, fish_steak, gravy, heap_of, leaf_round, leaves, m_onion, m_prawn, mutton, on_top, onion_ring, onion_slice, place_wedge, prawn,
                       scatter_pepper, thick)
from .dishes_b import (CHICKEN, baton, briyani_fill, cashew, clusters, dice, fast_metal, loose_heap, mat_cashew, mat_mint, mat_onion, mat_parotta, mint_tip, onion_crisp,
                       parotta_geo, rice_lay, roast, samba_rice, water)


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
    pile = briyani_fill(R, 9.7, 4.4, 5, ('#f4dfa6', '#f0c35a', '#e08a1e', '#a8662a'), meat, [], roast(CHICKEN, .2, rough=.6, bump=1.0), basmati, -10, 188)
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
        to_obj(l.xf(M), 'lid', mats.brass(.6, scale=1.2)); to_obj(li.xf(M), 'lidi', mats.brass(.3, scale=1.0, rough=.34))


def poured(pile, cx, cy, R, mat, s=3, sink=.06, sq=1.0):
    """Gravy spooned over rice: follows the grains, thin at its ragged edge."""
    H = pile.H.copy()
    for _ in range(60):
        H = (H + np.roll(H, 1, 0) + np.roll(H, -1, 0) + np.roll(H, 1, 1) + np.roll(H, -1, 1)) / 5
    g = disc_surface(R, 0, .10, 1.1, s, 0, 120, 260, 0)
    u, a = g.UV[:, 0], np.arctan2(g.V[:, 1], g.V[:, 0])
    P = np.stack([np.cos(a) * 2, np.sin(a) * 2, 0 * a + s], 1)
    g.V[:, :2] *= (1 + .22 * fbm(P, .9, 3, s) + .06 * np.sin(a * 5 + s))[:, None]
    g.V[:, 1] *= sq
    i, j = pile.idx(g.V[:, 0] + cx, g.V[:, 1] + cy)
    g.V[:, 2] += H[i, j] + .42 - .46 * u ** 5 - sink
    return to_obj(g.move(cx, cy, 0), 'poured', mat)


@scene
def nonvegleaf():
    """Leaf with rice, mutton, chicken and fried fish; tip to the diner's left, cups along the far side."""
    fast_metal()
    core.seed(404)
    rg = core.rng()
    from .meals import broken_papad, noon, served_rice, whole_leaf
    from .supper import knuckle
    rigs.ground(mats.walnut(.75))
    whole_leaf(-1, 92, 34)
    z0 = .5
    served_rice(-2, -6.0, z0, thick_gravy(), s=7)
    # mutton chukka
    p = Pile(16, .08, lambda X, Y: np.full_like(X, z0), -17.2, -5.6)
    mm = crust('chukka', oil=.6, rough=.4, bump=.9, bdist=.16, dark='#0e0503', light='#6a3c1a', darkamt=.62, lightamt=.3, grit=.7, sss=.0, coat=.45)
    G = [mutton(k, (.82 + .28 * rg.random(), .64 + .2 * rg.random(), .54 + .16 * rg.random())) for k in range(10)]
    to_obj(merge(heap_of(p, G, 46, 4.8, 30, .5, .25, cx=-17.2, cy=-5.6, sq=.85, q=86) + heap_of(p, G, 6, 2.2, 12, .7, .25, cx=-17.2, cy=-5.6, q=88)), 'mut', mm)
    crumbs(p, 420, 5.6, ('#5a240c', '#8a3e14', '#3a1508', '#a85a20'), -17.2, -5.6, 4, (.05, .22), .5, .85, coat=.3)
    to_obj(merge(on_top(p, leaves(5, 2.8, 5, .5, True), [(-18.4, -4.6), (-15.8, -6.6), (-17.0, -3.4), (-19.6, -7.0)], -.1, 14)), 'cl', mat_curryleaf())
    # chicken masala
    mg = roast(('#2e1407', '#5c3410', '#835019', '#a87430'), .5, rough=.42, bump=.9)
    p = Pile(16, .08, lambda X, Y: np.full_like(X, z0), 13.8, -5.4)
    gv = gravy(4.9, z0 + .35, ('#4a1a07', '#7a300c', '#a5541a'), 3, .3, .22, nr=90, na=220)
    gv.V[:, 2] -= .55 * gv.V[:, 0] * 0 + .5 * (np.hypot(gv.V[:, 0], gv.V[:, 1]) / 4.9) ** 6
    a = np.arctan2(gv.V[:, 1], gv.V[:, 0])
    gv.V[:, :2] *= (1 + .08 * np.sin(2 * a + 1) + .06 * np.sin(5 * a))[:, None] * [1, .86]
    to_obj(gv.move(13.8, -5.4, 0), 'gravy', thick('#6a2a0a', rough=.3, bump=.6, sss=.02))
    p.add_geo(gv.V, 1)
    G = [chicken_chunk(30 + k, (1.7, 1.25, 1.05)).scale(.62 + .3 * rg.random()) for k in range(8)]
    to_obj(merge(heap_of(p, G, 13, 3.9, 40, .5, .5, 60, cx=14.4, cy=-5.8, sq=.85)), 'chk', mg)
    leg, bone = drumstick(8.2, 5)
    M = T(9.6, -3.2, z0 + 1.25) @ rotm('z', -16) @ rotm('y', -8) @ S(.78)
    to_obj(leg.xf(M), 'leg', mg); to_obj(bone.xf(M), 'bone', mats.food('bone', .45, .4, .3, 3, sss=.1, srad=.2, var=.25))
    place_coriander(T(14.6, -6.8, z0 + 2.6) @ rotm('z', 40), 3)
    # fried fish
    mf = crust('fish', oil=.4, rough=.55, bump=1.0, bdist=.14, dark='#1f0a04', light='#8a5216', darkamt=.5, lightamt=.6, grit=.8, sss=.0, scale=1.3, coat=.4)
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
    bean = [J(tube([(-.28 - .1 * (k % 3), 0, 0), (.28 + .1 * (k % 3), .02, 0)], [.21, .21], 10, 5), '#3d5f1e', '#6a8436') for k in range(8)]
    loose_heap(-11.6, 9.2, z0, 4.1, 1.7, bean + coco[:2], 380, V, '#3d5a1c', 1, temper=4)
    beet = [J(dice(.3, .28, .26, k), '#4a0a1e', '#74142f') for k in range(5)] + [J(baton(1.1, .2, k), '#560d22', '#7c1633') for k in range(3)]
    loose_heap(-20.8, 8.2, z0, 3.7, 1.5, beet + coco[:1], 330, V, '#36061a', 2, temper=4)
    p = Pile(14, .08, lambda X, Y: np.full_like(X, z0), 12.6, 9.6)
    G = [prawn(k, 1.35, .8, 220, .55) for k in range(6)]
    to_obj(merge(heap_of(p, G, 11, 3.7, 16, .5, .3, 16, q=80, cx=12.6, cy=9.6, sq=.85)), 'prawns', m_prawn())
    to_obj(merge(on_top(p, leaves(4, 2.6, 9, .5, True), [(12.0, 9.0), (14.0, 10.4), (11.0, 11.0)], -.08, 12)), 'cl3', mat_curryleaf())
    pot = []
    for k in range(7):
        g = dice(.58, .5, .44, k, .45, .14)
        g.C = mix(mix(lin('#dba12c'), lin('#efcb62'), rgv.random()), lin('#9a5a18'), ss(.1, .45, fbm(g.V, 1.2, 3, k)) * .75)
        pot.append(g)
    loose_heap(22.2, 9.0, z0, 3.9, 1.7, pot, 180, mats.food('potato', .38, .45, .35, 5, sss=.15, srad=.2, var=.14, bdist=.06), '#b98424', 4, temper=4)
    to_obj(disc_surface(1.8, z0, .25, 1.4, 4, .7, 60, 120, 0).move(-28.0, 6.2, 0), 'pick', mats.liquid('#7d1606', '#3f0a03', '#b12a08', .07, 2.0, .6, '#1b0803', .7, .5))
    pm = mats.food('papad', .38, .4, .3, 8, trans=.3, var=.12, bdist=.04)
    broken_papad(-27.0, -3.0, 1.9, 2, pm)
    for k, (x, y, kind, R) in enumerate(((-15.0, 20.2, 'rasam', 3.8), (-5.2, 20.8, 'sambar', 4.2), (5.2, 20.8, 'tomato', 4.0), (14.8, 20.2, 'curd', 3.8))):
        katori(x, y, 0, kind, R, R * .82, 'brass', 20 + k)
    tumbler(26.5, 19.5)
    to_obj(disc_surface(3.42, 9.0, .015, .5, 2, 0, 40, 120, .06).move(26.5, 19.5, 0), 'water', water())
    for k in range(3):
        to_obj(knuckle(4.0, .4, k).rot('z', 30 + 65 * k).move(-10.6 + 1.3 * k, -11.6 + .5 * (k % 2), z0 + .4), 'bone3', B)
    noon()
    rigs.camera((5.5, -.6, 1.6), 96, -80, 33, 70, 2.8, focus=(4, -6, 3))
    return dict(exposure=.56, sat=1.0, power=1.34, bloom=.03, vig=.22)


def thick_gravy():
    """Brown salna for pouring."""
    return mats.liquid('#673a14', '#40200b', '#7a3f10', .06, 1.1, .5, '#1d0a04', .8, .45)
