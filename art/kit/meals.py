"""What the two meals on a leaf share: the whole leaf, rice under gravy, and noon through a barred window. 1 unit = 1 cm."""
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import disc_surface, papad
from .dishes_b import rice_lay, samba_rice


def whole_leaf(x, L, W, s=9):
    """A leaf with its narrow tip to the diner's left, less green than it is fresh: noon light bleaches it."""
    g, rib = banana_leaf(L=L, W=W, s=s, sag=.42, curl_edge=2.2)
    ph = g.UV[:, 0] - .10 * np.abs(g.UV[:, 1]) ** 1.35
    a = np.abs(g.UV[:, 1]) / (W / 2)
    pleat = np.abs(((ph / 6.4 + .35 * vnoise(np.stack([ph, 0 * ph, 0 * ph + s], 1), .12, s)) % 1) - .5) * 2
    g.V[:, 2] += .42 * ss(.25, 1, a) * (pleat - .3) * (.5 + .5 * vnoise(np.stack([ph, np.sign(g.UV[:, 1]) * 3, 0 * ph], 1), .09, s + 4))
    g.V[:, 2] = np.maximum(g.V[:, 2], .03)
    g.C = g.C * np.array([.74, .64, .44])
    M = T(x, 0, 0) @ rotm('z', 180)
    to_obj(g.xf(M), 'banana', mats.banana_leaf())
    to_obj(rib.xf(M), 'rib', mats.food('rib', .35, .5, .15, 3, trans=.15, var=.15))


def served_rice(cx, cy, z0, gravy, R=7.0, h=4.0, s=4, n=9500, pool=3.9):
    """A dome of rice with gravy poured over it, `pool` its reach. Returns the pile and where the gravy is."""
    core.seed(600 + s)
    rg = core.rng()
    hx, hy, hr, hd = cx + .5, cy - 1.1, 3.5, .35
    level = z0 + h - .1

    def base(X, Y):
        a = np.arctan2(Y - cy, X - cx)
        edge = R * (1 + .07 * np.sin(2 * a + s) + .05 * np.sin(3 * a + 2 * s) + .03 * np.sin(7 * a))
        rr = np.hypot(X - cx, (Y - cy) / .84) / edge
        P = np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1)
        z = h * np.clip(1 - rr ** 2, 0, 1) ** .66 * (1 + .13 * fbm(P, .3, 3, s).reshape(X.shape))
        z = z - hd * np.exp(-(np.hypot(X - hx, (Y - hy) / .8) / hr) ** 4)
        return z0 + np.maximum(z, 0)
    pile = Pile(2 * R + 6, .07, base, cx, cy)

    def und(u, v):
        a = v * 2 * np.pi
        x, y = cx + R * .96 * u * np.cos(a), cy + .84 * R * .96 * u * np.sin(a)
        return np.stack([x, y, pile.z(x, y) - .12], 1)
    to_obj(grid(60, 120, und, wrap_v=True).color(lin('#d9cbab')), 'und', mats.food('und2', .6, .3, .4, 6, var=.1))

    def shore(x, y):
        """1 at the edge of the gravy, less inside."""
        a = np.arctan2(y - hy, x - hx)
        P = np.stack([np.cos(a) * 2, np.sin(a) * 2, 0 * a + s], 1)
        return np.hypot(x - hx, (y - hy) / np.where(y < hy, 1.1, .72)) / (pool * (1 + .26 * fbm(P, .9, 3, s) + .06 * np.sin(a * 5 + s)))

    def colours(x, y, m):
        P = np.stack([x, y, 0 * x], 1)
        wet = ss(1.42, .98, shore(x, y) + .25 * fbm(P, .6, 3, s) + .05 * core.rng().normal(size=m))
        return np.clip(mix(np.tile(lin('#ecdfc4'), (m, 1)), lin('#a05a1c'), wet * .85) * (1 + .06 * core.rng().normal(size=(m, 1))), 0, 1)
    x, y = scatter_disc(n, R, .5)
    pile.cap = pile.H + .5
    short = int(n * .3)                        # broken grains
    rice_lay(pile, cx + x[short:], cy + .84 * y[short:], samba_rice(.56, .080, .03), .56, .080, colours, 46, name='mrice', trans=.3)
    rice_lay(pile, cx + x[:short], cy + .84 * y[:short], samba_rice(.36, .078, .02), .36, .078, colours, 46, name='brice', trans=.3)
    # grains that fell, most on the diner's side
    m = 70
    sx, sy = cx + rg.normal(size=m) * R * .6, cy - 4.2 + rg.normal(size=m) * R * .3
    rice_lay(pile, sx, sy, samba_rice(.5, .078, .03), .5, .078, colours, 20, name='srice', trans=.3)
    pile.cap = None
    H = pile.H.copy()
    for _ in range(30):
        H = (H + np.roll(H, 1, 0) + np.roll(H, -1, 0) + np.roll(H, 1, 1) + np.roll(H, -1, 1)) / 5
    g = disc_surface(5.3, 0, .05, 1.1, s, 0, 160, 320, 0)
    u, a = g.UV[:, 0], np.arctan2(g.V[:, 1], g.V[:, 0])
    d = np.stack([np.cos(a), np.sin(a)], 1)      # follows the dome, a rounded edge 3 mm thick
    reach = 1 / np.maximum(shore(hx + d[:, 0], hy + d[:, 1]), 1e-6)
    g.V[:, :2] = d * (u * reach)[:, None]
    thick = .42 * np.sqrt(np.maximum(1 - u ** 8, 0)) - .12
    i, j = pile.idx(g.V[:, 0] + hx, g.V[:, 1] + hy)
    g.V[:, 2] = H[i, j] + thick + g.V[:, 2] * (1 - u ** 8)
    to_obj(g.move(hx, hy, 0), 'poured', gravy)
    return pile, (hx, hy, level)


def broken_papad(x, y, z, s, m):
    """A papad with a third broken off, the piece beside it."""
    from .supper import part
    for k, (keep, dx, dy, rz) in enumerate(((1, 0, 0, 0), (-1, -2.6, -2.2, 34))):
        p = papad(5.6, s)
        crack = p.V[:, 0] * .8 + p.V[:, 1] * .6 + 1.1 * fbm(p.V * [1, 1, 0], .5, 3, s) + 2.1
        p = part(p, crack * keep > -.03)
        to_obj(p.rot('x', 12 - 8 * k).rot('z', rz).move(x + dx, y + dy, z - .9 * k), 'papad', m)


def noon(target=(0, -1, 2), power=3.9e6):
    """A small sun from the back left through the bars of a window, and what the room gives back."""
    from .supper import panes
    rigs.world(.17, '#5a4632', '#39424d')
    rigs.area('sun', target, 150, 66, 33, 6, 6, power, (1, .87, .66)).visible_glossy = False
    panes(target, 66, 33, 84)
    rigs.area('sky', target, 120, 66, 40, 46, 56, 1.5e5, (1, .91, .78)).visible_glossy = False      # else it lies on the leaf as mist
    f = rigs.area('room', target, 110, 250, 42, 70, 50, 1.15e5, (1, .92, .82))
    f.visible_glossy = False
