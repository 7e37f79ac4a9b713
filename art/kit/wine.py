"""A glass of red wine by lamplight, mutton chukka on brass and torn parotta. 1 unit = 1 cm; z = 0 is the table top."""
import math
import bpy
import numpy as np
from . import core, mats, rigs
from .core import *
from .mats import NT, cached
from .props import *
from .dishes import scene
from .dishes_a import crumbs, heap_of, leaves, mutton, on_top, scatter_pepper, settle
from .dishes_b import fast_metal, mat_parotta, parotta_geo
from .morsels import MATERIALS, shank_bone
from .places import FAST, cam_at, place
from .supper import torn_parotta


@cached
def glass(col=(1, 1, 1), ior=1.5, shade=(.98, .98, .98)):
    """Clear glass; light that goes through to what stands behind it takes the colour `shade`."""
    t = NT('glass')
    lp = t.n('LightPath')
    m = t.n('MixShader', Fac=t.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']))
    t.set(m, '#1', t.n('BsdfGlass', Color=col, Roughness=0.0, IOR=ior).outputs[0])
    t.set(m, '#2', t.n('BsdfTransparent', Color=shade).outputs[0])
    return t.done(m)


def wine_glass(x, y, fill, shade, level=11.6):
    """Stemmed glass with wine at (x, y)."""
    prof = [(0, .18), (3.2, .16), (3.45, .04), (3.5, .12), (3.3, .26), (1.2, .5), (.42, 1.1), (.36, 2.4), (.34, 6.2), (.5, 7.4), (1.5, 8.3), (3.0, 9.6), (3.75, 11.4), (3.85, 13.2), (3.55, 15.8), (3.05, 18.4), (2.98, 18.6)]
    inn = [(2.9, 18.55), (3.42, 15.8), (3.72, 13.2), (3.62, 11.4), (2.88, 9.75), (1.4, 8.55), (.2, 7.95), (0, 7.93)]
    to_obj(lathe(prof + inn, 120, 260).move(x, y, 0), 'glass', glass((1, 1, 1), 1.48))
    zz = np.linspace(8.0, level, 24)
    rr = np.interp(zz, [7.93, 7.95, 8.55, 9.75, 11.4, 13.2], [0, .2, 1.4, 2.88, 3.62, 3.72]) + .015
    w = lathe([(0, 7.95)] + list(zip(rr, zz)) + [(rr[-1] - .05, level + .02), (rr[-1] * .6, level), (0, level)], 110, 120, smooth=False)
    to_obj(w.move(x, y, 0), 'wine', glass(tuple(lin(fill)), 1.34, shade))


def hewn(s, r):
    """A cut of mutton: faces left by the knife, fibre along x, masala in the creases."""
    rg = np.random.default_rng(900 + s)
    g = mutton(s, r)
    for _ in range(4):
        n = rg.normal(size=3) * [.6, 1, 1]
        n /= np.linalg.norm(n)
        d = g.V @ n - (.62 + .16 * rg.random()) * np.abs(g.V @ n).max()
        g.V -= n * (np.maximum(d, 0) * .86)[:, None]
    f = fbm(g.V * [.3, 2, 2] + s * 3.7, 1.7, 3, s + 6, ridge=True)
    g.displace(.17 * f + .07 * fbm(g.V + s, 4.2, 3, s + 9))
    g.C = mix(g.C * [1.1, .74, .46], lin('#b97844'), ss(.15, .5, f) * ss(-.1, .35, fbm(g.V + s * 2, 1.1, 2, s)) * .7)
    g.C = mix(g.C, lin('#240c05'), ss(.0, .45, -f) * .75)
    g.V[:, 2] += (.10 + .12 * rg.random()) * g.V[:, 0] ** 2 * rg.choice([-1, 1])
    return g


def shred(s):
    """A strand come off the meat."""
    rg = np.random.default_rng(s)
    p = np.cumsum(rg.normal(size=(5, 3)) * [.1, .22, .08] + [.3, 0, 0], 0) - [.9, 0, 0]
    return tube(p, [.03, .1, .12, .08, .02], 7, 18).color(mix(lin('#3a1a0b'), lin('#7d4420'), rg.random()))


def chukka(R=9.4):
    """Mutton chukka at the origin: cuts large and small roasted with their masala, two marrow bones, on a brass plate."""
    core.seed(504)
    rg = core.rng()
    to_obj(plate(R, 1.1), 'plate', mats.brass(.22, scale=1.9, rough=.2))
    pile = Pile(2.2 * R, .07, lambda X, Y: .36 + .5 * np.clip(1 - (np.hypot(X, Y) / 5.6) ** 2, 0, 1))

    def masala(u, v):
        a, r = v * 2 * np.pi, 5.9 * u
        r = r * (1 + .08 * np.sin(3 * a + 1) + .05 * np.sin(7 * a))
        P = np.stack([r * np.cos(a), r * np.sin(a), 0 * a], 1)
        P[:, 2] = pile.z(P[:, 0], P[:, 1]) + .1 + .22 * fbm(P, 1.6, 4, 3) + .14 * fbm(P, 4.5, 3, 6) - .4 * ss(.88, 1, u)
        return P
    g = grid(90, 240, masala, wrap_v=True)
    g.C = mix(lin('#35150a'), lin('#6e3314'), ss(-.3, .5, fbm(g.V, 1.6, 4, 2)))
    to_obj(g, 'masala', mats.food('chmas', .32, .5, .6, 7, coat=.6, coatr=.08, var=.25, bdist=.06))
    pile.add_geo(g.V, 2)
    meat = mats.food('chukka', .6, .16, .4, 5, coat=.04, coatr=.16, var=.22, bdist=.06, sss=.03, srad=.1)
    size = lambda a, b: (a * (.8 + .5 * rg.random()), a * b * (.8 + .4 * rg.random()), a * b * (.7 + .4 * rg.random()))
    big, mid, small = ([hewn(k + o, size(a, b)) for k in range(n)] for o, n, a, b in ((0, 9, 1.65, .5), (20, 9, 1.15, .54), (40, 7, .6, .66)))
    out = heap_of(pile, big, 12, 5.6, 40, .5, .3, 36, q=84) + heap_of(pile, mid, 18, 5.8, 40, .55, .2, 50, q=84)
    out += heap_of(pile, big, 4, 3.4, 24, .6, .35, 30, q=80) + heap_of(pile, mid, 10, 4.6, 24, .6, .3, 50, q=84) + heap_of(pile, small, 46, 5.8, 12, .55, .15, q=84)
    for k, (x, y, rz, ry) in enumerate(((-2.6, -3.2, 28, -14), (3.0, 1.2, 125, -18))):
        parts = [g.xf(rotm('z', rz) @ rotm('y', ry)) for g, _ in shank_bone(k * 2)]
        at = parts[0].V[0].copy()
        settle(pile, parts[0], [(x, y)], 1.3, 2, 84)
        parts[0].C = parts[0].C * [.5, .38, .26]
        parts[1].move(*(parts[0].V[0] - at)).color(lin('#5a2c14'))
        pile.add_geo(parts[1].V, 2)
        to_obj(parts[0], 'bone', MATERIALS['bone']()); out.append(parts[1])
    to_obj(merge(out), 'mutton', meat)
    crumbs(pile, 900, 5.8, ('#4a1c0a', '#6b2c0e', '#2e1006', '#7d3a14', '#8f4a1c'), 0, 0, 4, (.04, .15), .55, coat=.3)
    x, y = scatter_disc(60, 5.2, .55)
    to_obj(merge(on_top(pile, [shred(k) for k in range(10)], list(zip(x, y)), .05, 20, .4, 70)), 'shred', meat)
    scatter_pepper(pile, 160, 5.4, s=3)
    to_obj(merge(on_top(pile, leaves(7, 2.7, 11, .6, True), [(-1.8, .8), (1.2, -2.2), (.6, 1.4), (-3.4, -.6), (3.2, -2.6), (-.6, -4.2), (4.2, 1.4)], -.08, 14)), 'cl', mat_fried_curryleaf())


def torn_plate():
    """A parotta and the torn halves of another on a brass plate, at the origin."""
    to_obj(plate(10.6, 1.2), 'plate', mats.brass(.22, scale=1.9, rough=.2))
    to_obj(parotta_geo(7.3, 1.25, 6, turns=5, sheets=3, lean=.95, crush=.55).rot('z', 50).move(.4, .6, .5), 'parotta', mat_parotta())
    torn_parotta(T(-.6, -.6, 1.75) @ rotm('z', 20) @ rotm('x', 3), 3, .6, -40, 1.5)


@cached
def ember(strength):
    """A surface that gives off the light of its vertex colours."""
    t = NT('ember')
    m = t.done(t.n('Emission', Color=t.attr(), Strength=strength))
    m.cycles.sample_as_light = False
    return m


def dusk(x, z):
    """The dark room behind: a warm glow round (x, z), and small lamps far off."""
    g = grid(160, 90, lambda u, v: np.stack([(u - .5) * 260, 95 + 0 * u, v * 110 - 30], 1))
    d = np.hypot((g.V[:, 0] - x) / 20, (g.V[:, 2] - z) / 15)
    c = np.hypot(g.V[:, 0] - x + 1, g.V[:, 2] - z + 4) / 7.5      # a candle behind the bowl lights the wine
    g.C = np.exp(-c ** 2)[:, None] * lin('#ffa648') * 1.3 + lin('#140a06') * .35 + np.exp(-d ** 2)[:, None] * lin('#d9772c') * .34
    to_obj(g, 'room', ember(1.0))
    for k, (lx, lz, r) in enumerate(((-41, 13, 1.2), (-35, 18, .9), (14, 17, .9), (27, 13, 1.3), (38, 17, 1.0))):
        o = to_obj(ico(3).scale(r).move(lx, 88, lz).color(lin('#ffb45e')), 'lamp', ember(2.6))
        o.visible_diffuse = o.visible_glossy = False


@scene
def redwinetable():
    """Red wine beside mutton chukka on a dark table, the lamp at the back left, red light under the glass."""
    fast_metal()
    core.seed(407)
    rigs.world(.13, cool='#453e37')
    wood = mats.walnut(.46)
    wood.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
    flat = grid(2, 2, lambda u, v: np.stack([(u - .5) * 300, v * 126 - 90, 0 * u], 1))
    to_obj(flat, 'table', wood, smooth=False)
    gx, gy = -8.2, .8
    wine_glass(gx, gy, '#f4505c', (.8, .12, .09), 12.4)
    place(T(8.4, -3.4, 0), chukka)
    place(T(13.2, 18.5, 0) @ rotm('z', 15), torn_plate)
    place_curry_sprig(T(-15.5, -11, .1) @ rotm('z', 24), 4, leafL=3.0, L=11)
    dusk(-19, -2)
    az, el = 121, 36
    rigs.window_light((0, -6, 3), az, el, .75, dist=105, rim=.15, fill=1.0, size=(12, 15), fillgloss=False)
    bpy.data.lights['key'].spread = math.radians(32)       # a pool of light, the rest of the table in the dark
    red = rigs.area('through', (gx, gy, 10.6), 60, az, el, 2.4, 2.4, 1.5e2, (1, .09, .05), 7)
    red.visible_glossy = red.visible_transmission = False
    cam_at((0, -70, 24), (.3, 3, 7.0), 61, (0, 0), 5.0, (1, -5, 7))
    return dict(exposure=.5, sat=1.14, power=1.3, vig=.22, bloom=.06, cycles=dict(FAST, max_bounces=12, transmission_bounces=10, transparent_max_bounces=10, glossy_bounces=4))
