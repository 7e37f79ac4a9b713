"""From the tandoor: a jointed chicken, and paneer on skewers, with onion, lime and mint chutney. 1 unit = 1 cm."""
import math
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import scene, tile_floor
from .dishes_a import crust, leaf_round, light, m_onion, on_top, onion_ring, onion_slice, place_wedge
from .dishes_b import dice, fast_metal, mat_mint, mint_tip, stone
from .places import place
from .serve import deep, l_cream, laid

CUP = deep(4.0, 3.3, .14, .86, lambda: mats.brass(.4, scale=2.0, rough=.2), lambda: mats.brass(.12, rough=.24), .55)


def mint_chutney():
    """Mint, coriander and green chilli ground with lime, a little yoghurt in it."""
    st = CUP(3)
    l_cream(st, ('#5d8a2c', '#86ad4e'), .16, 1.1, .3)
    laid(st, [mint_tip(2, .8)], 1, .1, mat_mint())


def beside(x, y, wedges, onions):
    """Cup of chutney, wedges of lime, rings of raw onion on the leaf."""
    place(T(x, y, .4), mint_chutney)
    for k, (a, b, rz) in enumerate(wedges):
        place_wedge(T(a, b, 2.2) @ rotm('z', rz) @ rotm('y', 78), k + 1)
    flat = Pile(40, .2, lambda X, Y: np.full_like(X, .45))
    to_obj(merge(on_top(flat, [onion_slice(2.2, 1, 3), onion_ring(1.6, 2), onion_ring(2.2, 3), onion_slice(1.8, 5, 3)], onions, -.02, 8, .6, 50)), 'on', m_onion())


# ---------------------------------------------------------------- chicken
def m_tandoori():
    return crust('tandoori', oil=.5, rough=.42, bump=.9, bdist=.13, dark='#170604', light='#c9651f', darkamt=.5, lightamt=.28, grit=.5, sss=.02)


def roasted(g, s, cuts=(), width=1.7):
    """Skin pulled and blistered, red with chilli, black where the clay oven caught it; cuts (x, y, turn) slash it down to the pale meat."""
    P = g.V + s * 4.7
    fib, big, fine = fbm(P * [.35, 1.3, 1.3], 1.5, 4, s, ridge=True), fbm(P, .7, 3, s + 2), fbm(P, 3.4, 4, s + 5)
    top = ss(.1, .9, g.V[:, 2])
    slash = lips = 0 * top
    for x, y, turn in cuts:
        a = math.radians(turn)
        u, v = (g.V[:, 0] - x), (g.V[:, 1] - y)
        d, e = u * math.cos(a) + v * math.sin(a) + .12 * big, v * math.cos(a) - u * math.sin(a)
        w = .42 * np.sqrt(np.maximum(1 - (e / width) ** 2, 0)) + 1e-3
        on = top * (np.abs(e) < width)
        slash = np.maximum(slash, on * np.exp(-(d / w) ** 4))
        lips = np.maximum(lips, on * np.exp(-((np.abs(d) - 1.25 * w) / .16) ** 2))
    high = g.V[:, 2].copy()
    g.displace(.24 * big + .15 * fib + .07 * fine - .55 * slash + .1 * lips)
    c = mix(mix(lin('#5a0f05'), lin('#982a0a'), ss(-.35, .3, big + .5 * fine)), lin('#c4641a'), ss(.1, .55, fib + .3 * fine) * .6)
    c = mix(c, mix(lin('#e0a35c'), lin('#c06a2a'), ss(-.2, .3, fine)), slash * .9)
    char = ss(.0, .3, fbm(P, .5, 3, s + 9) + .4 * fine) * ss(.4, 1.6, high)
    g.C = mix(c, lin('#120503'), np.maximum(char * .85, lips * .6))
    return g


def leg(s=0):
    """Thigh and drumstick in one piece, along +x, and the bone."""
    path = [(0, 0, 0), (1.2, .4, .1), (2.8, .9, .2), (4.6, .9, .2), (6.2, .3, .1), (8.0, -.7, 0), (9.8, -1.8, 0), (11.2, -2.7, 0), (12.2, -3.3, 0)]
    g = tube(path, [.7, 2.6, 3.3, 3.1, 2.3, 2.2, 1.9, 1.2, .75], 130, 260, flat=.72)
    bone = tube([(11.6, -3.0, 0), (12.5, -3.6, .05), (13.4, -4.15, .05), (13.8, -4.4, 0)], [.6, .44, .72, .4], 30, 60)
    bone.displace(.09 * fbm(bone.V, 1.4, 3, s) + .04 * fbm(bone.V, 4, 2, s))
    bone.C = mix(lin('#bd9763'), lin('#5a2c12'), ss(13.4, 12.0, bone.V[:, 0]))
    return roasted(g, s, ((2.2, 1.0, 28), (4.5, .9, 22), (8.6, -1.0, 8))), bone


def breast(s=0):
    """Half a breast: thick at one end, slashed across."""
    g = blob((4.4, 3.0, 1.9), 6, .14, .8, s)
    x = g.V[:, 0] / 4.4
    g.V[:, 1:] *= (1 - .28 * x - .14 * x ** 2)[:, None]
    return roasted(g, s, ((-1.7, 0, 24), (.5, 0, 18)), 2.0)


@scene
def tandoori_chicken():
    """A whole chicken in joints on a leaf-lined brass plate."""
    fast_metal()
    core.seed(83)
    rigs.world(.22, cool='#453e37')
    tile_floor('pookal-peacock', 72, tint=.26, rough=.5)
    to_obj(plate(15.2, 1.5), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_round(12.4, .3, 4, 24)
    m, mb = m_tandoori(), mats.food('bone', .45, .4, .3, 3, sss=.1, srad=.2, var=.2)
    for k, M in enumerate((T(3.2, 5.2, 2.6) @ rotm('z', 186) @ S(1.16, -1.16, 1.16), T(1.4, -4.4, 3.0) @ rotm('z', 26) @ rotm('x', 6) @ S(1.14))):
        g, b = leg(k + 1)
        to_obj(g.xf(M), 'leg', m); to_obj(b.xf(M), 'bone', mb)
    for k, M in enumerate((T(-4.4, -2.8, 2.3) @ rotm('z', 158) @ rotm('y', -5) @ S(1.14), T(6.6, 4.4, 2.5) @ rotm('z', 58) @ rotm('y', 6) @ S(1.14))):
        to_obj(breast(k + 5).xf(M), 'breast', m)
    beside(13.6, 12.8, ((-1.4, -10.2, -20), (1.6, -10.6, 30)), [(-6.4, -8.8), (-8.6, -7.4), (-4.2, -10.2), (-7.6, -6.4)])
    for k in range(3):
        q, st = green_chilli(5.5, .42, k)
        M = T(-17.4 + .8 * k, 10.0 + 1.6 * k, 0) @ rotm('z', 62 - 14 * k)
        to_obj(q.xf(M), 'gc', mats.food('gchilli', .25, .5, .25, 6, coat=.35, coatr=.12, var=.15, sss=.05)); to_obj(st.xf(M), 'gcs', mats.food('stem', .5, .3, .2))
    to_obj(mint_tip(11, 1.3).move(14.2, -12.4, .2), 'mint', mat_mint())
    light(power=1.6, fill=.4)
    rigs.camera((0, -.3, 2.2), 90, -90, 52, 85, 5.0, focus=(0, -2, 4.0))
    return dict(exposure=.95, sat=1.12, power=1.34)


# ---------------------------------------------------------------- paneer
def tikka(k):
    """A cube of paneer: golden marinade, charred edges, white where it has cracked."""
    g = dice(1.8, 1.65, 1.4, k, .42, .14)
    P = g.V + k * 3.1
    n, f = fbm(P, .8, 3, k), fbm(P, 2.6, 4, k + 3)
    edge = ss(1.64, 1.84, np.abs(g.V / [1.8, 1.65, 1.4]).sum(1))
    g.displace(.10 * f + .10 * n)
    c = mix(mix(lin('#c8781a'), lin('#e6b044'), ss(-.3, .3, n)), lin('#a8480e'), ss(.08, .5, f) * .6)
    c = mix(c, lin('#f6e8c6'), ss(.16, .36, fbm(P, 1.3, 3, k + 7)) * .8)
    g.C = mix(c, lin('#140604'), np.maximum(edge * ss(-.5, .1, n + f) * .92, ss(.22, .5, n + .5 * f) * .8))
    return g


def petal(k, a, b, R=2.1):
    """A square of capsicum or onion, curved as it grew, blistered."""
    def fn(u, v):
        x, y = (u - .5) * 2 * R, (v - .5) * 1.8 * R
        return np.stack([x, y, -.22 * x * x / R - .12 * y * y / R + .06 * np.sin(3 * x + k)], 1)
    g = grid(40, 40, fn)
    lo = g.copy().move(0, 0, -.3)
    lo.F = [f[:, ::-1] for f in lo.F]
    rim = []
    for h in (g, lo):
        n = fbm(h.V + k * 2.3, 1.1, 3, k)
        e = ss(.7, 1.0, 2 * np.abs(h.UV - .5).max(1))
        h.C = mix(mix(lin(a), lin(b), ss(-.3, .4, n)), lin('#170b06'), np.maximum(e * ss(-.1, .4, n) * .85, ss(.3, .6, n) * .5))
    q = np.linspace(0, 1, 40)
    for u, v in ((q, 0 * q), (q, 0 * q + 1), (0 * q, q), (0 * q + 1, q)):
        rim.append(tube(fn(u, v) - [0, 0, .15], np.full(40, .19), 8, 40).color(lin(a) * .7))
    return merge([g, lo] + rim)


def skewer(M, s, n=5):
    """Steel skewer along +x with paneer, capsicum and onion in turn."""
    rg = np.random.default_rng(s)
    rod = merge([tube([(-15.5, 0, 0), (17.0, 0, 0)], [.2, .2], 10, 40), tube([(1.1 * math.cos(a) - 16.6, 1.1 * math.sin(a), 0) for a in np.linspace(0, 6.28, 24)], np.full(24, .2), 8, 60)])
    to_obj(rod.xf(M), 'rod', mats.steel())
    cubes, veg = [], []
    x = -12.4
    for k in range(n):
        cubes.append(tikka(k + 5 * s).rot('x', rg.normal() * 14).move(x + 1.9, 0, 0))
        x += 3.9
        for a, b in ((('#2f5a14', '#5f8a2c'), ('#8a1c0a', '#b83a16'))[(k + s) % 2], ('#b98a86', '#e6cfc0')):
            if k < n - 1:
                veg.append(petal(k + s, a, b).rot('y', 76 + 7 * rg.normal()).rot('x', rg.normal() * 24 + 90 * k).move(x + .3, 0, 0))
                x += .7
        x += .1
    to_obj(merge(cubes).xf(M), 'paneer', crust('tikka', oil=.4, rough=.46, bump=1.0, bdist=.12, dark='#2a0f05', light='#e8b458', darkamt=.22, lightamt=.2, grit=.6, sss=.05))
    to_obj(merge(veg).xf(M), 'veg', mats.food('petal', .3, .5, .2, 5, coat=.35, coatr=.14, var=.16, sss=.06, srad=.15, bdist=.04))


@scene
def paneer_tikka():
    """Three skewers of paneer, capsicum and onion across a leaf-lined brass plate."""
    fast_metal()
    core.seed(91)
    rigs.world(.22, cool='#453e37')
    rigs.ground(stone())
    to_obj(plate(15.2, 1.5), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_round(12.4, .3, 3, 64)
    for k, (y, rz) in enumerate(((5.2, 15), (.3, 12), (-4.8, 17))):
        skewer(T(-.4, y, 2.0) @ rotm('z', rz) @ rotm('x', 20 * k), k)
    beside(13.8, 13.0, ((6.0, -9.0, 25), (9.4, -6.4, 70)), [(-4.4, -9.6), (-2.0, -10.4), (-6.4, -8.4), (1.0, -9.8)])
    to_obj(mint_tip(11, 1.3).move(-14.4, -13.0, .2), 'mint', mat_mint())
    light(power=1.6, fill=.4)
    rigs.camera((-.6, -.4, 2.0), 90, -90, 50, 85, 5.0, focus=(0, -3, 3.0))
    return dict(exposure=1.0, sat=1.15, power=1.3)
