"""Layers for what comes off the griddle or out of the steamer: dosa as cone or fold, idly, puffed bread."""
import math
import numpy as np
from . import mats
from .core import *
from .props import *
from .dishes import TEX, dosa_texture, idli_geo, mat_idli, potato_masala, scatter_on
from .dishes_b import chilli_ring, onion_bit
from .supper import part


def m_dosa(): return mats.map_food(dosa_texture(TEX + 'dosa.png'), .38, .7, .09, trans=.06, spec=.45, micro=6)


def l_cone(st, R=15.0, turns=1.35, x=0, y=0, lean=4):
    """A dosa rolled to a cone that stands on its rim."""
    half = math.asin(1 / (2 * turns) * .82)      # the disc is cut to its centre and laid round more than once

    def fn(u, v):
        th = u * 2 * np.pi * turns
        r = R * (.02 + .98 * v) * (1 + .012 * np.sin(9 * th + 1))
        a = half * (1 + .10 * u + .03 * np.sin(3 * th))
        w = .16 * fbm(np.stack([th * 2, r * .35, 0 * r], 1), .8, 3, st.s)
        q = r * np.sin(a) + w * ss(.1, .4, v)
        return np.stack([q * np.cos(th - 1.9), q * np.sin(th - 1.9), R * math.cos(half) - r * np.cos(a)], 1)
    g = grid(420, 200, fn)
    u, v = g.UV[:, 0], g.UV[:, 1]
    d = u * 2 * np.pi * .94
    g.UV = np.stack([.5 + .5 * v * np.cos(d), .5 + .5 * v * np.sin(d)], 1)
    g.V[:, 2] -= g.V[:, 2].min()
    to_obj(g.rot('x', lean).move(x, y, st.z + .1), 'cone', m_dosa())


def l_fold(st, R=12.5, x=0, y=-1.0, turn=8, lace=0.0, gap=.55):
    """A dosa folded once; lace cuts the holes of a rava dosa."""
    def fn(u, v):
        a, r = v * 2 * np.pi, R * u * (1 + .02 * np.sin(v * 37) * u ** 6)
        X, Y = r * np.cos(a), r * np.sin(a)
        bend = .5 * gap
        over = Y < 0
        s = np.clip(np.abs(Y) / bend, 0, np.pi / 2)
        yy = -np.maximum(np.abs(Y) - bend, 0) * np.where(over, 1, .94) + bend * (np.cos(s) * (s < 1.5))
        z = np.where(over, gap, 0) + np.where(over, -1, 1) * gap / 2 * (1 - np.sin(s)) + .05
        P = np.stack([X, yy, z], 1)
        n = fbm(np.stack([X, yy, 0 * X], 1), .2, 3, st.s)
        P[:, 2] += over * (.38 * np.abs(n) + .16 * fbm(np.stack([X, yy, 0 * X], 1), .7, 3, 2) + .7 * ss(.75, 1, u) * (.5 + .5 * np.sin(5 * a)))
        return P
    g = grid(320, 640, fn, wrap_v=True)
    u, v = g.UV[:, 0], g.UV[:, 1]
    X, Y = u * np.cos(v * 2 * np.pi), u * np.sin(v * 2 * np.pi)
    flat = np.stack([X, Y, 0 * X], 1) * R
    g.UV = np.stack([.5 + .5 * X, .5 + .5 * Y], 1)
    if lace:
        n = fbm(flat, .3, 4, st.s)
        g.C = mix(mix(lin('#e9c888'), lin('#c4832f'), ss(-.35, .2, n + .5 * fbm(flat, 1.6, 3, 4))), lin('#8a4a16'), ss(.1, .5, n) * .8)
        g.C = mix(g.C, lin('#7a3f12'), ss(.86, 1, u) * .7)
        g = part(g, fbm(flat, 1.25, 3, st.s + 20) + .4 * fbm(flat, 3.4, 2, st.s + 21) < lace)
    m = mats.food('lace', .42, .45, .6, 8, coat=.3, coatr=.15, var=.14, trans=.1, bdist=.06) if g.C is not None else m_dosa()
    g.rot('z', turn).move(x, y + .5 * R, st.z + .1)
    st.pile.add_geo(g.V, 2)
    to_obj(g, 'fold', m)


def l_chopped(st, n=160, R=.95, chilli=24, c=(0, 0)):
    """Chopped onion and rings of green chilli."""
    def pts(k):
        x, y = scatter_disc(k, st.R * R, .5)
        return list(zip(x + c[0], y + c[1]))
    scatter_on(st.pile, [onion_bit(k, .46 + .06 * (k % 5)) for k in range(14)], pts(n), mats.food('onb', .34, .5, .12, 4, sss=.05, srad=.1, coat=.12, coatr=.2, var=.12), sink=.12, tilt=14, rad=.4, name='on')
    if chilli:
        scatter_on(st.pile, [chilli_ring(k, .22 + .03 * k) for k in range(4)], pts(chilli), mats.food('chr', .25, .5, .1, 4, coat=.3, var=.15), sink=.03, tilt=14, rad=.4, name='chr')


def l_idlies(st, at, R=4.0):
    """Steamed cakes: x, y, height, tilt of each."""
    for k, (x, y, z, tilt) in enumerate(at):
        g = idli_geo(k + 1, R).rot('z', 100 * k).rot('x', tilt)
        g.move(x, y, st.z + z)
        st.pile.add_geo(g.V, 2)
        to_obj(g, 'idli', mat_idli())


def l_balloon(st, at, R=5.6):
    """Puffed, fried bread."""
    for k, (x, y, z, tilt) in enumerate(at):
        g = ico(6)
        P = g.V + k * 3.7
        g.V = g.V * (1 + .05 * fbm(P, .9, 3, k) + .02 * fbm(P, 2.6, 3, k + 3))[:, None] * [R, R * .96, R * .5]
        g.displace(.05 * fbm(P, 4.5, 4, k + 5, ridge=True))
        t = fbm(P, 1.3, 4, k + 6)
        g.C = mix(mix(lin('#e3b25a'), lin('#c4822c'), ss(-.2, .35, t)), lin('#8f5216'), np.maximum(ss(.25, .6, t) * .7, ss(.18, .02, np.abs(g.V[:, 2]) / R) * .45))
        g.rot('x', tilt).rot('z', 80 * k).move(x, y, st.z + z + R * .48)
        st.pile.add_geo(g.V, 2)
        to_obj(g, 'balloon', mats.food('balloon', .36, .5, .35, 6, coat=.35, coatr=.15, var=.1, sss=.05, srad=.2, bdist=.05))


def l_potato(st, x, y, R=3.0, h=2.0):
    """A heap of soft turmeric potatoes."""
    potato_masala(x, y, st.z, R, h, 60, st.s)


LAYERS = {n[2:]: f for n, f in list(globals().items()) if n.startswith('l_')}
