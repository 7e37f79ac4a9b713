"""The briyani buckets and the pot of mutton briyani: rice and meat heaped on a leaf, raita and salna before it. 1 unit = 1 cm."""
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import scatter_on, scene, tile_floor
from .dishes_a import settle
from .dishes_b import bail, bucket, clusters, dice, fast_metal, mat_mint, mat_onion, mint_tip, onion_crisp, rice_colors2, rice_lay, samba_rice, sprinkle_rice, stone, under_mound
from .morsels import MATERIALS, PIECES
from .places import place
from .serve import deep, l_coriander, l_cream, l_gravy, l_pepper, laid
from .supper import fowl
from .wimbledon import steam

R, H = 11.0, 11.4      # the bucket
GRAIN = (samba_rice(1.12, .078, .07), 1.12, .078)
CUP = deep(4.5, 3.5, .14, .86, lambda: mats.brass(.4, scale=2.0, rough=.2), lambda: mats.brass(.12, rough=.24), .55)


def mound(tones, s, n=14500, h=6.4, RI=R - .45, z0=H - 1.2):
    """Rice heaped over the rim, white to saffron to masala brown."""

    def base(X, Y):
        P = np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1)
        return z0 + h * np.clip(1 - (np.hypot(X, Y) / RI) ** 2, 0, 1) ** .85 + .6 * fbm(P, .3, 3, s).reshape(X.shape)
    pile = Pile(2 * RI + 2, .07, base)
    under_mound(pile, RI * .985, c1=tones[1], c2=tones[3])
    pile.cap = pile.H + .5
    cols = lambda x, y, k: rice_colors2(x, y, k, *tones, s=s)
    rice_lay(pile, *scatter_disc(n, RI, .5), *GRAIN, cols, 36)
    pile.cap = None
    return pile, cols


def drumstick_leg(s=5):
    """A chicken leg, skin torn to the fibre in places, and its bone."""
    leg, bone = drumstick(9.0, s)
    f = fbm(leg.V * [.35, 2, 2], 1.4, 3, 6, ridge=True)
    big = fbm(leg.V, 1.3, 4, 8)
    leg.displace(.12 * f + .10 * big)
    leg.C = mix(mix(mix(lin('#6a2c0c'), lin('#b0661f'), ss(-.35, .35, big)), lin('#d8a05a'), ss(.1, .6, f) * ss(-.1, .3, big) * .7), lin('#2a0f05'), ss(.1, .5, -f) * .6)
    bone.C = bone.C * [.8, .68, .52]
    return [(leg, 'fowl'), (bone, 'bone')]


def chicken(k):
    """A jointed piece out of the dum pot, redder and lighter than in gravy."""
    g = fowl(40 + k, (2.3, 1.6, 1.3))
    g.C = np.clip(g.C * [1.75, 1.75, 1.5] + .012, 0, 1)
    return [(g, 'fowl')]


def lay(pile, make, where, sink=.9):
    """Pieces (variant, x, y, turn, tilt, size) pressed into the rice."""
    for k, x, y, rz, ry, size in where:
        parts = [(g.xf(rotm('z', rz) @ rotm('y', ry) @ S(size)), m) for g, m in make(k)]
        at = parts[0][0].V[0].copy()
        settle(pile, parts[0][0], [(x, y)], sink, 2, 80)
        d = parts[0][0].V[0] - at
        for g, _ in parts[1:]:
            g.move(*d)
            pile.add_geo(g.V, 2)
        for g, m in parts:
            to_obj(g, 'meat', MATERIALS[m]())


def eggs(pile, where):
    """Halves of boiled egg, cut face towards the guest."""
    for k, x, y, rz, tilt in where:
        M = T(x, y, pile.zmean(x, y, 1.4, 60) + .9) @ rotm('x', tilt) @ rotm('z', rz)
        for g, m in PIECES['egg'](k):
            g.C = g.C * [.95, .88, .74] if m == 'eggw' else g.C
            g.xf(M)
            pile.add_geo(g.V, 2)
            to_obj(g, 'egg', MATERIALS[m]())


def garnish(pile, onions, mint, avoid):
    """Fried onion in tangles, mint in tips."""
    scatter_on(pile, [onion_crisp(q) for q in range(16)], clusters(onions, R * .9, avoid, 2.3), mat_onion(), sink=0, tilt=16, rad=.5, name='onion')
    scatter_on(pile, [mint_tip(q, 1.0) for q in range(6)], mint, mat_mint(), sink=-.04, tilt=14, rad=.8, name='mint', addpile=False)


def raita():
    """Curd with onion, cucumber and coriander."""
    st = CUP(3)
    l_cream(st, ('#f3ecdc', '#e6dcc4'), .2, .8, .26)
    rg = np.random.default_rng(2)
    bits = [dice(.34, .3, .2, k, .4).color(mix(lin('#a9bd6a'), lin('#dfe6bc'), rg.random())) for k in range(4)] + [dice(.36, .26, .1, k + 5, .5).color(mix(lin('#b05a86'), lin('#e2b9c8'), rg.random())) for k in range(4)]
    laid(st, bits, 26, .8, mats.food('crisp', .3, .5, .1, 5, sss=.15, srad=.2, coat=.3, coatr=.12), .12, 20, .4)
    l_coriander(st, 1, .3, .8)


def salna():
    """Brown gravy, its oil risen."""
    st = CUP(2)
    l_gravy(st, ('#3c1a08', '#66300f', '#86501f'), '#6a2c0a', .2)
    l_coriander(st, 1, .4, .7); l_pepper(st, 30, r=.08)


def stage(metal, ground, turn):
    """Bucket, leaf, the two cups, the light and the camera."""
    fast_metal()
    rigs.world(.16, cool='#453e37')
    ground.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = .1      # or the lamp lies on it as mist
    rigs.ground(ground)
    g, rib = banana_leaf(L=50, W=27, s=6, sag=.3)
    g.C = g.C * np.array([.82, .74, .55])
    M = T(1, -3.5, 0) @ rotm('z', 180 + turn)
    to_obj(g.xf(M), 'leaf', mats.banana_leaf()); to_obj(rib.xf(M), 'rib', mats.food('rib', .35, .5, .15, 3, trans=.15, var=.15))
    o, i = bucket(R, 8.6, H)
    to_obj(o.move(0, 0, .3), 'bucket', metal); to_obj(i.move(0, 0, .3), 'inside', mats.tin())
    to_obj(bail(R, H - .8, 12.5, 52).rot('z', turn * .6), 'bail', mats.brass(0.0, rough=.16))
    place(T(-10.4, -12.0, .5), raita)
    place(T(10.8, -11.6, .5), salna)
    steam(-1, 3, H + 5.5, 17, 22, .11, 2)
    rigs.area('card', (0, 0, 6), 80, -128, 16, 44, 50, 6e4, (1, .78, .52))      # what the metal reflects
    rigs.window_light((0, 0, 10), 148, 31, 3.2, gobo='palm', dist=105, rim=.1, fill=.36, size=(14, 17), fillgloss=False)
    rigs.camera((0, -1.4, 8.8), 98, -90, 33, 85, 4.0, focus=(0, -6, 13))
    return dict(exposure=.85, sat=1.14, power=1.32, bloom=.04, vig=.26, cycles=dict(transparent_max_bounces=10))


@scene
def chicken_bucket():
    """Chicken on the bone in a brass bucket, with halved eggs."""
    core.seed(31)
    pile, cols = mound(('#f4dfa6', '#f0c35a', '#e08a1e', '#a8662a'), 5)
    rice = pile.H.copy()
    lay(pile, lambda k: drumstick_leg(), ((0, -3.4, -1.8, 168, -14, 1.12),), 1.0)
    lay(pile, chicken, ((1, 3.6, 1.8, 20, 6, 1.3), (2, -1.6, 3.4, -40, -8, 1.25), (3, -5.2, -6.2, 60, 10, 1.0), (4, 6.8, -3.6, 110, -6, .95), (5, .4, -6.2, 15, 4, .95)), .5)
    sprinkle_rice(pile, rice, 50, *GRAIN, cols)
    e = ((1, 3.0, -3.6, 40, 30), (2, 6.6, -.2, 120, 12))
    eggs(pile, e)
    garnish(pile, ((-7.0, -3.4, 26, .9), (-.2, -3.6, 30, 1.0), (.8, 1.6, 40, 1.4), (-3.4, 2.0, 24, 1.0), (2.6, -7.2, 22, .8), (0, 0, 24, 5)), [(.6, -1.6), (-6.6, -.6), (5.2, 2.4), (-2.6, -5.0), (4.4, -6.4)], [q[1:3] for q in e])
    return stage(mats.brass(.5, scale=1.5, rough=.2), mats.walnut(.5), 10)


@scene
def mutton_bucket():
    """Dark mutton with marrow bones in a steel bucket, under fried onion."""
    core.seed(47)
    pile, cols = mound(('#f0deae', '#dca84e', '#b8702a', '#74421c'), 8)
    rice = pile.H.copy()
    lay(pile, PIECES['marrow'], ((0, -4.6, -2.4, 30, -14, 1.25), (2, 4.6, -.6, 140, -16, 1.2)), .5)
    lay(pile, PIECES['mutton'], ((1, -1.4, -3.4, 10, 6, 1.5), (2, 1.8, -2.2, 70, -8, 1.5), (3, -.4, .4, 40, 0, 1.7), (4, -3.6, 1.4, 100, 6, 1.35), (5, 2.2, 3.2, 0, 8, 1.3), (6, 5.8, -3.8, 60, 0, 1.1), (7, -6.8, 1.0, 20, 0, 1.1), (8, -2.4, 5.0, 60, 0, 1.2), (9, 3.6, -5.8, 120, 4, 1.05)), .6)
    sprinkle_rice(pile, rice, 40, *GRAIN, cols)
    e = ((3, 1.2, -5.9, 35, 24),)
    eggs(pile, e)
    garnish(pile, ((-.6, 2.0, 60, 1.5), (5.4, -1.2, 40, 1.1), (-5.8, -4.6, 34, .9), (1.0, -4.2, 30, .9), (-4.4, 4.0, 30, 1.1), (4.0, 4.6, 26, 1.0), (0, 0, 34, 5)), [(-3.0, -1.2), (3.4, -3.6), (-6.6, -1.6), (6.4, 1.8), (.6, 1.6), (1.8, -7.4)], [q[1:3] for q in e])
    return stage(mats.steel(), stone('#150604', '#260b06', .6), -12)


@scene
def mutton_dum():
    """Mutton dum briyani in an earthen pot on a leaf, under fried onion and mint."""
    fast_metal()
    core.seed(58)
    rigs.world(.22, cool='#453e37')
    tile_floor('thamarai-night', 70, tint=.3, rough=.5)
    place_banana_leaf(T(4, 3, 0) @ rotm('z', 196), L=62, W=26, s=6, sag=.2, tint=(.82, .74, .55))
    o, i = handi(9.5, 11.2, 9.9, 11.2)
    to_obj(o, 'handi', mats.clay('#4a2010', '#8a4a2a', .62)); to_obj(i, 'handi_in', mats.clay('#3a1a0e', '#6a3620', .5))
    pile, cols = mound(('#f3e2b8', '#e6b85a', '#c47c2e', '#7c4620'), 6, 12500, 4.6, 9.8, 9.6)
    rice = pile.H.copy()
    lay(pile, PIECES['marrow'], ((0, -4.2, -1.4, 24, -16, 1.2), (2, 4.6, .6, 150, -16, 1.1)), .5)
    lay(pile, PIECES['mutton'], ((1, -.6, -3.0, 10, 6, 1.5), (2, 1.8, -.6, 70, -8, 1.5), (3, -1.0, 1.4, 40, 0, 1.6), (4, -5.0, 3.0, 100, 6, 1.25), (5, 2.4, 4.4, 0, 8, 1.25), (6, 4.8, -4.2, 60, 0, 1.15), (7, -6.6, -4.4, 20, 0, 1.0), (8, -1.8, 5.8, 60, 0, 1.15)), .6)
    sprinkle_rice(pile, rice, 50, *GRAIN, cols)
    garnish(pile, ((.6, 1.0, 46, 1.3), (6.6, -2.4, 34, 1.0), (-4.6, -5.6, 36, .9), (1.0, -6.2, 30, .9), (-6.0, .8, 30, 1.0), (3.4, 5.0, 26, 1.0), (0, 0, 28, 5)), [(-2.4, -1.4), (3.0, -2.4), (-6.6, -2.0), (6.6, 2.2), (.4, 2.8), (1.8, -7.6), (-3.4, 4.6)], ())
    place_star_anise(T(-1.6, -7.4, pile.zmean(-1.6, -7.4, 1, 80)) @ rotm('x', 24), 0, .9)
    place(T(-14.0, -10.2, .3), raita)
    place(T(13.8, -10.8, .3), salna)
    place_lime(T(5.6, -15.4, 1.6) @ rotm('z', 40) @ rotm('y', 38) @ rotm('x', -14), 1)
    place_curry_sprig(T(-8.4, -17.0, 0) @ rotm('z', 16), 3, leafL=2.6, L=8)
    steam(-1, 3, 16, 15, 20, .08, 1)
    rigs.window_light((0, 0, 6), 150, 36, 1.5, gobo='palm', fill=.6, rim=.4, fillgloss=False)
    rigs.camera((0, -1.8, 6.0), 106, -90, 42, 85, 4.5, focus=(0, -5, 12))
    return dict(exposure=1.0, sat=1.18, power=1.28, cycles=dict(transparent_max_bounces=10))
