"""One dish on a dark ground in low light, put together from a row of kit/menu.py: ground, vessel, layers, what lies beside it."""
import math
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import disc_surface, katori, mat_fried_curryleaf, tile_floor
from .dishes_a import chilli_slit, crumbs, gravy, iron, kadai, leaf_round, leaves, on_top, scatter_pepper, settle, stone, thick, cashew
from .dishes_b import fast_metal, rice_colors2, rice_lay, samba_rice, stone as granite, under_mound
from .morsels import MATERIALS, PIECES


class Stage:
    """Where the food goes: a height map, the radius it may fill, the height of its middle, and its own random numbers."""

    def __init__(self, pile, R, z, s):
        self.pile, self.R, self.z, self.s = pile, R, z, s


GROUNDS = {
    'kadappa': lambda: rigs.ground(granite('#0d0c0b', '#1c1916', .6)), 'granite': lambda: rigs.ground(granite()), 'walnut': lambda: rigs.ground(mats.walnut(.55)),
    'oxide': lambda: tile_floor('thamarai-oxide', 66, tint=.16, rough=.5), 'peacock': lambda: tile_floor('kattam-peacock', 60, tint=.12, rough=.5),
    'night': lambda: tile_floor('pookal-night', 66, tint=.34, rough=.5), 'mustard': lambda: tile_floor('kattam-mustard', 62, tint=.14, rough=.5),
    'red': lambda: rigs.ground(stone('#3a120b', '#54190e')),
}


# ---------------------------------------------------------------- vessels: each gives the Stage inside it
def deep(R, h, thick_, level, outer, inner, foot=.5, lip=.4):
    """A bowl filled to a level, 0 to 1."""
    def make(s):
        o, i = bowl(R, h, R * foot, lip, thick_)
        to_obj(o, 'bowl', outer()); to_obj(i, 'bowli', inner())
        z = h * level
        return Stage(Pile(2 * R + 2, .09, lambda X, Y: np.full_like(X, z)), bowl_r(z, R, h, thick_) - .03, z, s)
    return make


def pan(metal, R=9.8, h=4.6, level=.74):
    """A kadai with two handles."""
    def make(s):
        m = metal()
        for g, n in zip(kadai(R, h), ('kad', 'kadi', 'kadh')):
            to_obj(g.rot('z', 24 + 9 * s), n, m)
        z = h * level
        return Stage(Pile(2 * R + 4, .09, lambda X, Y: np.full_like(X, z)), float(np.interp(z, [.3, .35, h * .24, h * .55, h + .05], [0, R * .3, R * .58, R * .83, R - .22])) - .02, z, s)
    return make


def flat(R=12.5, leaf=True, metal=None):
    """A plate, lined with a round of banana leaf."""
    def make(s):
        to_obj(plate(R, 1.4), 'plate', (metal or (lambda: mats.brass(.22, scale=1.9, rough=.26)))())
        if leaf:
            leaf_round(R * .8, .3, s + 3, 24 + 40 * s)
        z = .42 if leaf else .24
        return Stage(Pile(2 * R + 8, .09, lambda X, Y: np.where(np.hypot(X, Y) < R * .82, z, np.where(np.hypot(X, Y) < R * 1.03, 1.3, 0))), R * .62, z, s)
    return make


def on_leaf(s):
    """A banana leaf across the table."""
    place_banana_leaf(T(0, .8, 0) @ rotm('z', 8 + 4 * s), L=60, W=25, s=4 + s, sag=.2)
    return Stage(Pile(50, .09, lambda X, Y: np.full_like(X, .35)), 7.5, .35, s)


def beaker(metal):
    """A tumbler, full."""
    def make(s):
        g = lathe([(0, 0), (2.85, 0), (2.95, .15), (3.0, .5), (3.15, 3), (3.4, 7.2), (3.6, 9.4), (3.95, 9.75), (4.05, 9.85), (3.95, 9.92), (3.5, 9.5), (3.28, 7.2), (3.02, 3), (2.8, .5), (0, .4)], 180, 180)
        to_obj(g, 'beaker', metal())
        return Stage(Pile(12, .05, lambda X, Y: np.full_like(X, 9.0)), 3.44, 9.0, s)
    return make


def cut_stone(): return stone('#0e0d0d', '#1f1b18')


VESSELS = {
    'brass': deep(8.8, 5.2, .16, .84, lambda: mats.brass(.5, scale=1.6, rough=.2), lambda: mats.brass(.12, rough=.24)),
    'small-brass': deep(6.8, 5.4, .16, .86, lambda: mats.brass(.3, scale=1.6, rough=.18), lambda: mats.brass(.12, rough=.24), .55),
    'stone': deep(9.6, 5.6, .8, .8, cut_stone, cut_stone, .6, .12),
    'clay': deep(9.2, 5.6, .5, .82, lambda: mats.clay('#5e2c17', '#9a5430', .6), lambda: mats.clay('#4a2010', '#7a3e22', .5)),
    'black-clay': deep(9.2, 5.8, .5, .82, mats.clay, mats.clay),
    'iron': pan(iron), 'brass-pan': pan(lambda: mats.brass(.5, scale=1.6, rough=.2)),
    'plate': flat(), 'bare-plate': flat(leaf=False), 'leaf': on_leaf,
    'brass-tumbler': beaker(lambda: mats.brass(.06, scale=1.2, rough=.17)), 'steel-tumbler': beaker(mats.steel),
}


# ---------------------------------------------------------------- layers
def spots(n, R, s=0, jit=.25):
    """n points spread evenly over a disc."""
    rg = np.random.default_rng(s)
    k = np.arange(n)
    r, a = R * np.sqrt((k + .5) / n), k * 2.39996 + s
    return list(zip(r * np.cos(a) + jit * rg.normal(size=n), r * np.sin(a) + jit * rg.normal(size=n)))


def l_gravy(st, cols, oil='#8f2c08', chunk=.24, pools=.26, ring=.93, rough=.34):
    """Chunky gravy, oil risen in pools and in a ring at the rim."""
    g = gravy(st.R, st.z, cols, st.s + 5, chunk, pools, nr=130, na=330)
    rr = np.hypot(g.V[:, 0], g.V[:, 1]) / st.R
    edge = ss(ring, ring + .05, rr + .05 * fbm(g.V * [1, 1, 0], .45, 3, 8))
    g.V[:, 2] = mix(g.V[:, 2:], np.full((len(rr), 1), st.z - .03), edge)[:, 0] + .1 * rr ** 26
    g.UV[:, 0] = np.maximum(g.UV[:, 0] * .9, edge)
    to_obj(g, 'gravy', thick(oil, rough=rough, bump=.35, sss=.02))
    st.pile.add_geo(g.V, 1)


def l_broth(st, cols, oil=.2, bump=.07, amp=.04, specks='#2a1408'):
    """Thin broth: two tones, drops of oil, specks of spice."""
    g = disc_surface(st.R, st.z, amp, 1.0, st.s, 0, 90, 220)
    to_obj(g, 'broth', mats.liquid(*cols, .06, 1.0, oil, specks, .8, bump, .2))
    st.pile.add_geo(g.V, 1)


def l_cream(st, cols, amp=.1, freq=.8, gloss=.24):
    """Curd, milk or a smooth sauce."""
    g = disc_surface(st.R, st.z, amp, freq, st.s, .06, 130, 300)
    g.V[:, 2] += .3 * amp * fbm(g.V, 2.6, 4, st.s) * (1 - g.UV[:, 0] ** 8)
    g.C = mix(mix(lin(cols[0]), lin(cols[1]), ss(-.3, .4, fbm(g.V, 1.1, 4, 3))), lin(cols[1]), ss(.93, 1, g.UV[:, 0]))
    to_obj(g, 'cream', mats.food('cream', gloss, .5, .2, 4, sss=.2, sr=(1, .8, .6), srad=.3, coat=.35, coatr=.08, var=.05, bdist=.05))
    st.pile.add_geo(g.V, 1)


def tinted(g, tint, amt):
    """Gravy that clings to a piece."""
    if tint and g.C is not None:
        g.C = mix(g.C, lin(tint) * (.8 + .4 * ss(-.4, .4, fbm(g.V, 1.3, 3, 3)))[:, None], np.full(len(g.V), amt))
    return g


def drop(st, kind, k, cands, sink, tilt, size, q, tint=None, amt=.5):
    """One piece comes to rest at the lowest of the candidates; gives (Geo, material) pairs."""
    rg = core.rng()
    M = rotm('z', rg.random() * 360) @ rotm('x', rg.uniform(-tilt, tilt)) @ rotm('y', rg.uniform(-tilt, tilt)) @ S(size * (.9 + .2 * rg.random()))
    parts = [(tinted(g, tint, amt).xf(M), m) for g, m in PIECES[kind](k)]
    first = parts[0][0]
    at = first.V[0].copy()
    settle(st.pile, first, cands, sink, 1, q)
    for g, _ in parts[1:]:
        g.move(*(first.V[0] - at))
        st.pile.add_geo(g.V, 1)
    return parts


def l_pieces(st, kind, n, R=.8, sink=.5, tilt=20, size=1.0, k=1, q=95, variants=8, tint=None, amt=.5, c=(0, 0), at=None):
    """n pieces over a disc of R times the stage's radius; k candidates each: 1 keeps them spread, more heaps them level."""
    where = [[p] for p in (at or spots(n, st.R * R, st.s))] if k == 1 else [[(a, b) for a, b in zip(*scatter_disc(k, st.R * R, .6))] for _ in range(n)]
    by = {}
    for i, cand in enumerate(where):
        for g, m in drop(st, kind, i % variants, [(x + c[0], y + c[1]) for x, y in cand], sink, tilt, size, q, tint, amt):
            by.setdefault(m, []).append(g)
    for m, gs in by.items():
        to_obj(merge(gs), kind, MATERIALS[m]())


def l_mound(st, h=3.0, R=1.0, cols=('#f4e7c6', '#ecd08a', '#d9963a', '#a8692c'), n=5200, grain=(.74, .088), under=('#d9b67a', '#b98444'), c=(0, 0)):
    """A mound of rice, laid grain by grain."""
    R = st.R * R
    D = np.hypot(st.pile.X - c[0], st.pile.Y - c[1])
    P = np.stack([st.pile.X.ravel(), st.pile.Y.ravel(), 0 * st.pile.X.ravel()], 1)
    st.pile.H = np.maximum(st.pile.H, np.where(D < R, st.z + h * np.clip(1 - (D / R) ** 2, 0, 1) ** .8 + .3 * fbm(P, .32, 3, st.s).reshape(D.shape), 0))
    st.pile.B = st.pile.H.copy()
    under_mound(st.pile, R * .985, *c, *under)
    st.pile.cap = st.pile.H + .5
    x, y = scatter_disc(n, R, .5)
    rice_lay(st.pile, x + c[0], y + c[1], samba_rice(*grain), *grain, lambda a, b, m: rice_colors2(a, b, m, *cols, s=st.s), 32)
    st.pile.cap = None


def l_crumbs(st, cols, n=300, R=.9, r=(.05, .2), coat=.4):
    """Masala bits."""
    crumbs(st.pile, n, st.R * R, cols, 0, 0, st.s + 4, r, .5, coat=coat)


def laid(st, geos, n, R, mat, sink=-.08, tilt=14, rad=.6, at=None, rz=None):
    """Garnish laid on top, following the heap."""
    to_obj(merge(on_top(st.pile, geos, at or spots(n, st.R * R, st.s + 17, .5), sink, tilt, rad, 80, rz)), 'garnish', mat)


def l_curry(st, n=6, R=.6, L=2.9, fried=False):
    """Curry leaves."""
    laid(st, leaves(8, L, st.s + 5, .5, fried), n, R, mat_fried_curryleaf() if fried else mat_curryleaf())


def l_coriander(st, n=2, R=.4, size=1.0):
    """Sprigs of coriander."""
    for k, (x, y) in enumerate(spots(n, st.R * R, st.s + 3)):
        place_coriander(T(x, y, st.pile.zmean(x, y, .8, 85) + .03) @ rotm('z', k * 140 + 40 * st.s) @ S(size), k + st.s)


def l_chilli(st, n=2, R=.55, L=4.6):
    """Dried red chillies."""
    for k, (x, y) in enumerate(spots(n, st.R * R, st.s + 8)):
        p, stalk = chilli_dry(L, L * .1, k + st.s)
        M = T(x, y, st.pile.zmean(x, y, 1.4, 85) - .1) @ rotm('z', 100 * k + 30 * st.s) @ T(-L / 2, 0, 0)
        to_obj(p.xf(M), 'rc', mat_chilli()); to_obj(stalk.xf(M), 'rs', mats.food('stem', .5, .3, .2))


def l_slit(st, n=3, R=.6, L=4.2):
    """Green chillies, slit."""
    laid(st, [chilli_slit(L, .34, k) for k in range(4)], n, R, mats.food('gchilli', .25, .5, .25, 6, coat=.35, coatr=.12, var=.15, sss=.05), -.03, 10)


def l_pepper(st, n=160, R=.85, r=.11):
    """Cracked pepper."""
    scatter_pepper(st.pile, n, st.R * R, s=st.s, r=r)


def l_mustard(st, n=24, R=.7):
    """Mustard seed of a tempering."""
    g = blob((.1, .1, .1), 2, .08, 3, 1).color(lin('#21150f'))
    to_obj(merge([g.copy().move(x, y, st.pile.z(x, y) + .06) for x, y in spots(n, st.R * R, st.s + 2, .7)]), 'ms', mats.food('mustard', .2, .6, .1))


def l_cashew(st, n=8, R=.55, size=1.2):
    """Fried cashews."""
    laid(st, [cashew(k, .3 + .1 * k).scale(size) for k in range(5)], n, R, mats.food('cashew', .3, .5, .15, 4, sss=.08, srad=.2, var=.15, coat=.3, coatr=.12), .1, 24, .5)


def l_cup(st, kind, x, y, R=3.2, metal='brass', s=6):
    """A cup of chutney, sambar or curd on the plate."""
    katori(x, y, st.z, kind, R, R * .82, metal, s)


LAYERS = {n[2:]: f for n, f in list(globals().items()) if n.startswith('l_')}

# ---------------------------------------------------------------- what lies beside: corner of the picture, thing
CORNERS = {'fl': (-11.6, -9.6), 'fr': (11.4, -9.8), 'l': (-14.6, 1.5), 'r': (14.8, .5), 'bl': (-13.6, 11.5), 'br': (13.8, 11.0)}
BESIDE = {
    'chilli': lambda x, y, s: [place_chilli(T(x + 1.8 * k, y + 1.6 * k, 0) @ rotm('z', 20 + 34 * k + 30 * s), s + 20 + k) for k in range(2)],
    'sprig': lambda x, y, s: place_curry_sprig(T(x - 4, y - 1.5, 0) @ rotm('z', 30 + 15 * s), s, leafL=2.8, L=9),
    'pepper': lambda x, y, s: to_obj(peppercorns(34, 1.4, 3 + s, x, y), 'pep', mats.food('pep', .5, .4, .4, 9)),
    'anise': lambda x, y, s: place_star_anise(T(x, y, 0) @ rotm('z', 20 * s), s, 1.4),
    'shallots': lambda x, y, s: [to_obj(shallot(s + k, 1.4).rot('x', 72).rot('z', 80 * k + 20).move(x + 2.6 * k, y - 1.8 * k, 1.25), 'sh', mat_shallot()) for k in range(2)],
    'garlic': lambda x, y, s: to_obj(merge([garlic_clove(k).scale(1.2).rot('z', 100 * k + 10).move(x + 1.9 * math.cos(2 * k), y + 1.5 * math.sin(2 * k), .62) for k in range(3)]), 'gar', mats.food('garraw', .35, .45, .15, 5, sss=.2, srad=.25, var=.1)),
    'lime': lambda x, y, s: place_lime(T(x, y, 1.6) @ rotm('z', 40 + 30 * s) @ rotm('y', 34) @ rotm('x', -12), s),
    'cinnamon': lambda x, y, s: to_obj(cinnamon(7.5, .55, 3 + s).rot('z', 50 + 30 * s).move(x, y, 0), 'cin', mats.food('cin', .65, .25, .5, 4, var=.3)),
    'cardamom': lambda x, y, s: to_obj(merge([cardamom(k).rot('z', k * 77 + 20 * s).move(x + 1.6 * math.cos(2.2 * k), y + 1.4 * math.sin(2.2 * k), 0) for k in range(3)]), 'card', mats.food('card', .55, .3, .3, 6)),
}


def serve(slug, row):
    """Build one row's scene; gives its grading options."""
    fast_metal()
    s = sum(map(ord, slug)) % 7
    core.seed(100 + s)
    rigs.world(.2, cool='#453e37')
    GROUNDS[row['ground']]()
    st = VESSELS[row['vessel']](s)
    for layer in row['layers']:
        (name, args), = layer.items()
        LAYERS[name](st, **(args or {}))
    for corner, thing in row.get('beside', {}).items():
        BESIDE[thing](*CORNERS[corner], s)
    view = dict(dist=60, el=44, turn=0, z=None, fill=.38, power=1.75, exposure=.8) | row.get('view', {})
    z = st.z * .72 if view['z'] is None else view['z']
    rigs.window_light((0, 0, 4), 152, 36, view['power'], gobo='palm', rim=.45, fill=view['fill'], fillgloss=False)
    rigs.camera((0, -.1, z), view['dist'], -90 + view['turn'], view['el'], 85, 4.5, focus=(0, -2.4, st.z + .6))
    return dict(exposure=view['exposure'], sat=1.17, power=1.32, cycles=dict(max_bounces=3, glossy_bounces=2))
