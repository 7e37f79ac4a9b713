"""Small pieces of food that a dish is made of. Each maker takes a number, its variant, and gives a list of (Geo, material name)."""
import math
import numpy as np
from . import mats
from .core import *
from .dishes import mat_vada, vada_geo
from .dishes_a import crust, egg_cut, fish_steak, m_prawn, mutton, prawn
from .dishes_b import baton, dice
from .props import garlic_clove
from .stills import soft_shallot
from .supper import fowl, knuckle, m_fowl

WET = dict(coat=.55, coatr=.09, sss=.1, srad=.2)
MATERIALS = {
    'fowl': m_fowl, 'prawn': m_prawn, 'vada': mat_vada,
    'meat': lambda: crust('meat', oil=.6, rough=.4, bump=.9, bdist=.14, dark='#1c0804', light='#a8642c', darkamt=.45, lightamt=.4, sss=.02, coat=.6),
    'fried': lambda: crust('fried', oil=.5, rough=.5, bump=1.0, bdist=.16, dark='#3a0f06', light='#d9802f', darkamt=.5, lightamt=.4, grit=.5, sss=.03),
    'roast': lambda: crust('roast', oil=.55, rough=.42, bump=.7, bdist=.1, dark='#2a1206', light='#d9a04a', darkamt=.4, lightamt=.3, grit=.6, sss=.05),
    'bone': lambda: mats.food('bone', .4, .45, .3, 3, sss=.1, srad=.2, var=.2, coat=.3, coatr=.15),
    'wet': lambda: mats.food('wet', .26, .5, .2, 5, var=.16, bdist=.04, **WET),
    'pale': lambda: mats.food('pale', .36, .45, .25, 6, sss=.25, sr=(1, .85, .6), srad=.3, var=.06, bdist=.04, coat=.2, coatr=.15),
    'shell': lambda: mats.food('crab', .24, .55, .4, 9, var=.25, bdist=.04, coat=.6, coatr=.1),
    'eggw': lambda: mats.food('eggw2', .28, .5, .10, 2, sss=.3, sr=(1, .75, .5), srad=.35, var=.05, mottle=.7, coat=.5, coatr=.12),
    'eggy': lambda: mats.food('eggy2', .58, .35, .7, 9, sss=.2, sr=(1, .5, .1), srad=.2, var=.12, bdist=.05, mottle=4.0),
    'fish': lambda: crust('fish', oil=.45, rough=.45, bump=.9, bdist=.12, dark='#240a04', light='#c06a2a', darkamt=.4, lightamt=.4, grit=.6, sss=.03, scale=1.3),
}


def _two(a, b, t):
    return mix(lin(a), lin(b), t)


def _tone(g, a, b, s=0, f=1.2):
    g.C = _two(a, b, ss(-.35, .4, fbm(g.V + s * 3.1, f, 4, s + 9)))
    return g


def nugget(a, b, r, amp=.2, flat=None):
    """Maker of a lump of two tones."""
    return lambda k: [(_tone(blob(r, 4, amp, 1.3, k, flat=flat), a, b, k), 'wet')]


def cube(a, b, r, mat='wet', p=.34):
    """Maker of a knife-cut cube of two tones."""
    return lambda k: [(_tone(dice(*r, k, p), a, b, k), mat)]


def drumstick_pod(k):
    """A length of drumstick, the pod of the moringa tree: six ridges, pale pith at the ends."""
    g = tube([(-2.1, 0, 0), (0, .12, .05), (2.1, 0, 0)], [.5, .52, .5], 36, 40)
    g.displace(.07 * np.cos(g.UV[:, 1] * 2 * np.pi * 6) + .03 * fbm(g.V + k, 1.5, 3, k))
    g.C = mix(_two('#4f5a22', '#7f8340', ss(-.4, .4, fbm(g.V + k, 1.1, 3, k))), lin('#cdbf86'), ss(2.02, 2.1, np.abs(g.V[:, 0])))
    return [(g, 'wet')]


def bean(k):
    """A slice of green bean."""
    return [(_tone(tube([(-.6, 0, 0), (0, .05, 0), (.6, 0, 0)], [.22, .25, .22], 12, 14), '#4f7f24', '#86a545', k), 'wet')]


def ribbon(a, b, L=1.9, W=.55):
    """Maker of a shred of leaf: cabbage, spring onion."""
    def make(k):
        rg = np.random.default_rng(k)
        c, t = .5 * rg.normal(), .5 * rg.normal()

        def fn(u, v):
            x, y = (u - .5) * L, (v - .5) * W
            return np.stack([x, y + .2 * np.sin(x * 2 + k), c * x * x * .4 + t * x * y + .06 * np.sin(7 * x + k)], 1)
        g = grid(20, 6, fn)
        lo = g.copy().move(0, 0, -.07)
        lo.F = [f[:, ::-1] for f in lo.F]
        return [(_tone(merge([g, lo]), a, b, k), 'wet')]
    return make


def mushroom(k):
    """Half a button mushroom, browned in the pan."""
    g = lathe([(0, 0), (.36, .02), (.34, .5), (.42, .72), (1.0, .62), (1.12, .82), (1.0, 1.2), (.6, 1.48), (0, 1.56)], 60, 60)
    g.V[:, 1] = np.where(g.V[:, 1] < 0, g.V[:, 1] * .06, g.V[:, 1])
    g.displace(.05 * fbm(g.V + k, 1.2, 3, k))
    c = _two('#6b4526', '#b58a55', ss(-.3, .4, fbm(g.V + k, 1.1, 4, k)))
    c = mix(c, lin('#3a2112'), ss(.1, .5, fbm(g.V + k, 2.6, 3, k + 4)) * .6)
    g.C = mix(c, lin('#3d2716'), np.exp(-((g.V[:, 2] - .66) / .08) ** 2) * ss(.35, .6, np.hypot(g.V[:, 0], g.V[:, 1])))
    return [(g.move(0, -.3, -.7).rot('x', 78), 'roast')]


def floret(a, b, c):
    """Maker of a cauliflower floret: buds over a short stalk, in the three tones of its coat."""
    def make(k):
        rg = np.random.default_rng(k)
        out = [tube([(0, 0, -1.1), (.1, 0, -.4), (0, 0, .2)], [.34, .42, .6], 14, 14)]
        for q in range(11):
            e, t = .3 + 1.1 * rg.random(), q * 2.4 + rg.random()
            out.append(blob([.36 + .22 * rg.random()] * 3, 3, .3, 2.2, k * 11 + q).move(.8 * math.cos(t) * math.cos(e), .8 * math.sin(t) * math.cos(e), .72 * math.sin(e)))
        g = merge(out)
        g.displace(.05 * fbm(g.V + k, 4.5, 3, k, ridge=True))
        t = fbm(g.V + k * 2, 1.4, 4, k)
        g.C = mix(_two(a, b, ss(-.3, .3, t)), lin(c), ss(.1, .5, fbm(g.V + k, 3, 3, k)) * .6)
        return [(g.scale(1.12), 'fried')]
    return make


def patty(a, b, c, r=(2.3, 2.2, .85), lentils=.10):
    """Maker of a craggy fried cake of coarse split lentils."""
    def make(k):
        g = blob(r, 6, .16, 1.3, k)
        P = g.V + k * 4.3
        bits = fbm(P, 2.6, 3, k + 3)
        g.displace(lentils * bits + .07 * fbm(P, 5.5, 3, k + 5, ridge=True))
        t = fbm(P, 1.0, 4, k + 7)
        g.C = mix(mix(_two(a, b, ss(-.35, .3, t)), lin(c), ss(.18, .45, bits) * .7), lin('#4a200a'), ss(.2, .5, fbm(P, 3, 3, k + 9)) * .65)
        return [(g, 'vada')]
    return make


def crab_claw(k):
    """A crab's claw: knuckle, palm and two curved fingers, dark at the tips."""
    palm = blob((2.0, 1.15, .85), 5, .12, 1.0, k).move(0, 0, 0)
    up = tube([(1.3, .35, .05), (2.6, .85, .1), (3.7, .7, .1), (4.2, .1, .05)], [.75, .56, .34, .06], 20, 40, flat=.8)
    low = tube([(1.3, -.45, -.05), (2.6, -.75, 0), (3.6, -.5, 0), (4.05, .05, 0)], [.6, .42, .26, .05], 20, 40, flat=.8)
    arm = tube([(-1.6, 0, 0), (-2.6, .5, .1), (-3.6, .3, .1)], [.6, .55, .42], 18, 24)
    for g in (up, low):      # teeth along the inner edges
        g.displace(.05 * np.sin(g.UV[:, 0] * 40) * ss(.2, .5, g.UV[:, 0]))
    g = merge([palm, up, low, arm])
    g.displace(.04 * fbm(g.V + k, 2.2, 4, k))
    c = _two('#8e2408', '#cf5a1c', ss(-.4, .4, fbm(g.V + k, .8, 4, k)))
    c = mix(c, lin('#e8b582'), ss(.15, .5, fbm(g.V + k, 1.2, 3, k + 5) - .4 * g.V[:, 2]) * .6)
    g.C = mix(c, lin('#1d0d08'), ss(2.9, 3.9, g.V[:, 0]) * .9)
    return [(g.scale(.9 if k % 2 else 1.05), 'shell')]


def egg(k):
    """A boiled egg cut in half, stained by its masala."""
    w, y = egg_cut(k)
    return [(w.scale(.86), 'eggw'), (y.scale(.86), 'eggy')]


def fish(k):
    """A steak of fish out of its gravy."""
    g, b = fish_steak(k + 2, 3.7, 2.5, .85)
    return [(g, 'fish'), (b, 'bone')]


def joint(k):
    """A piece of chicken on the bone; every third shows its end."""
    out = [(fowl(40 + k, (2.2, 1.5, 1.15)), 'fowl')]
    return out + [(knuckle(3.4, .4, k).rot('y', -14).move(1.1, 0, .3), 'bone')] if k % 3 == 0 else out


def shank_bone(k):
    """A sawn length of leg bone, marrow at its ends, meat clinging to the middle."""
    b = tube([(-2.2, 0, 0), (-1, .05, 0), (1, .05, 0), (2.2, 0, 0)], [.86, .62, .6, .82], 36, 60)
    b.displace(.06 * fbm(b.V + k, 1.6, 3, k))
    r = np.hypot(b.V[:, 1], b.V[:, 2])
    end = ss(2.1, 2.25, np.abs(b.V[:, 0]))
    b.C = mix(mix(_two('#c9ab7c', '#8f6236', ss(-.3, .4, fbm(b.V + k, 1.3, 3, k))), lin('#e0cba0'), end), lin('#7a3418'), end * ss(.55, .35, r))
    m = blob((1.5, 1.05, .95), 5, .35, 1.1, k + 5)
    return [(b, 'bone'), (_tone(m, '#5a3018', '#a06a38', k), 'fowl')]


def coated(a, b, c, make):
    """Maker that gives another maker's shape the red coat of a 65."""
    def coat(k):
        g = make(k)[0][0]
        g.displace(.09 * fbm(g.V + k, 2.0, 4, k) + .06 * fbm(g.V + k, 4.5, 3, k, ridge=True))
        t = fbm(g.V + k * 2, 1.2, 4, k)
        g.C = mix(_two(a, b, ss(-.3, .3, t)), lin(c), ss(.12, .5, fbm(g.V + k, 2.4, 3, k)) * .6)
        return [(g, 'fried')]
    return coat


def coated_prawn(k):
    """A prawn in a red fried coat, its tail free."""
    return coated('#8e2008', '#b8400f', '#d9742a', lambda q: [(prawn(q + 2, 1.6, .92, 222, .8), 'fried')])(k)


PIECES = {
    'chicken': joint, 'fowl': lambda k: [(fowl(40 + k, (1.5, 1.15, .9)), 'fowl')],
    'mutton': lambda k: [(mutton(k, (1.35, 1.05, .9)), 'meat')], 'marrow': shank_bone, 'egg': egg, 'fish': fish,
    'prawn': lambda k: [(prawn(k + 2, 1.6, .92, 222, .4), 'prawn')], 'prawn-65': coated_prawn, 'claw': crab_claw,
    'gobi-65': floret('#9a2a0c', '#c4551a', '#e0a050'), 'mushroom': mushroom, 'pod': drumstick_pod, 'bean': bean,
    'carrot': cube('#d9641a', '#ee9236', (.4, .36, .32)),
    'tomato': nugget('#a8260c', '#d9552a', (.95, .6, .3), .25), 'gram': nugget('#5a3216', '#8f5c2e', (.3, .22, .14), .08),
    'rhizome': nugget('#5a4128', '#97744a', (1.1, .7, .32), .3), 'cabbage': ribbon('#b9c884', '#e0e2b4'),
    'shallot': lambda k: [(soft_shallot(k, .85), 'wet')], 'garlic': lambda k: [(garlic_clove(k).scale(.8).color(lin('#d9b87c')), 'wet')],
    'masala-vadai': patty('#b8702a', '#8a4514', '#e0b060'), 'blossom-vadai': patty('#8a4a1c', '#5a2a0e', '#b98450', (2.0, 1.9, 1.0), .16), 'vada': lambda k: [(vada_geo(k + 11, 2.6, 1.5), 'vada')],
    'ginger': lambda k: [(baton(1.1, .14, k).color(lin('#e3c680')), 'wet')], 'gratings': lambda k: [(baton(.6, .1, k, .3).color(lin('#fffaf0')), 'pale')],
}
