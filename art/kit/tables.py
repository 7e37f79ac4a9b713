"""Dishes to set down on the tables of the two restaurants. Same units as the kit (1 unit = 1 cm)."""
import math
import numpy as np
from . import core, mats
from .core import *
from .props import *
from .dishes import scatter_on
from .dishes_a import crumbs, gravy, leaf_round, leaves, on_top, scatter_pepper, thick
from .dishes_b import CHICKEN, briyani_fill, clusters, mat_mint, mat_onion, mat_parotta, mint_tip, onion_crisp, parotta_geo, roast, samba_rice


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
        g = parotta_geo(7.3, 1.25, k + s, 5, 3, .95, .55)
        g.C = g.C * [.9, .84, .72]
        to_obj(g.rot('z', 70 * k).rot('x', (4, -5, 2)[k % 3]).rot('y', (-3, 5)[k % 2]).move(x + .9 * math.cos(2.4 * k), y + .9 * math.sin(2.4 * k), z), 'parotta', mat_parotta())
        z += 1.3


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
    place_star_anise(T(-1.4, -7.4, pile.zmean(-1.4, -7.4, 1, 80)) @ rotm('x', 24), 0, .9)
    if lid:
        l = lathe([(10.6, .3), (11.6, .0), (11.8, .3), (11.3, .8), (10.4, 1.1), (7.5, 2.3), (3.5, 3.1), (1.2, 3.2), (.9, 3.9), (1.7, 4.8), (1.5, 5.6), (0, 5.9)], 130, 120)
        li = lathe([(10.6, .3), (10.2, .8), (7.4, 2.0), (3.4, 2.8), (0, 2.9)], 100, 50)
        li.F = [f[:, ::-1] for f in li.F]
        # rim on the table, leaning on the lip of the pot (lip radius 11.4, height 10.6)
        th = math.radians(60)
        M = rotm('z', 52) @ T(11.9 + 10.6 / math.tan(th), 0, 0) @ rotm('y', 90 - 60) @ T(0, 0, 11.7) @ rotm('y', 90)
        to_obj(l.xf(M), 'lid', mats.brass(.6, scale=1.2)); to_obj(li.xf(M), 'lidi', mats.brass(.3, scale=1.0, rough=.34))
