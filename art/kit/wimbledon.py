"""Wimbledon by day: oak, green and cream tiles, a bright window on the right. 1 unit = 1 cm; z = 0 is the table top."""
import numpy as np
from . import core, mats, rigs
from .core import *
from .mats import NT, cached
from .props import *
from .dishes import TEX, katori, scene, tumbler
from .dishes_b import fast_metal, mat_mint, mint_tip
from .east_ham import runner, tiffin_plate, tile_frame
from .places import (FAST, backdrop_img, bench, box, cam_at, coffee, flat, light_area, pendant, place, place_dosa, place_setting, plaster, quad, room, seat, sun, teak, _disc_blur)
from .tables import biriyani_pot, chettinad_bowl, parotta_plate


# ================================================================ the room
def wimbledon_room(back=120):
    """Wimbledon by day: cream and green tiles, oak table, a bright window on the right. Light included."""
    rg = np.random.default_rng(95)
    room(back, 'kattam-leaf', 56, 26, '#f1e8d6', x1=134, rail=teak('x', '#5a4630', '#8a6a45', '#a98a60', .4))
    oak = teak('x', '#8a6a44', '#b58f60', '#cfae80', .38, .8)
    for k in range(7):
        flat(box(-230, 170, -58 + k * 18, -58 + k * 18 + 17.85, -4, rg.random() * .06, .25), 'plank', oak)
    g = [box(118, 132, -60, back + 1, -80, 10, .8), box(114, 134, -60, back + 1, 10, 13, .6), box(118, 132, back - 12, back + 1, 10, 140), box(118, 132, -260, -60, -80, 190)]
    flat(merge(g), 'wallR', plaster('#f1e8d6', None, stain=.6))
    bars = merge([box(122, 126, y - 1.3, y + 1.3, 13, 140, .3) for y in (-6, 44, 92)] + [box(122.3, 125.7, -60, 108, z - 1.1, z + 1.1, .3) for z in (52, 92)]).color(lin('#efe9dc'))
    flat(bars, 'bars', mats.food('wpaint', .35, .4, .05, 2, var=.05))
    h, w = 300, 520
    Y, X = np.mgrid[0:h, 0:w] / float(h)
    A = mix(lin('#8aa070') * 1.1, lin('#f4f6ee') * 2.4, ss(.75, .30, Y + .22 * fbm(np.stack([X.ravel() * 6, Y.ravel() * 6, 0 * X.ravel()], 1), 1, 3, 4).reshape(h, w)))
    A *= (.8 + .5 * fbm(np.stack([X.ravel() * 9, Y.ravel() * 9, 0 * X.ravel()], 1), 1, 3, 8).reshape(h, w))[..., None].clip(.3, 2)
    backdrop_img(_disc_blur(np.maximum(A, 0), 9), [(230, 260, -60), (230, -160, -60), (230, -160, 200), (230, 260, 200)], 1.6)
    bench(-250, 116, back - 12, -32, 20)


# ================================================================ the slide
@cached
def mist(strength=.5):
    """Steam: a sheet that is almost nothing, thickest low down and in the middle. UV 0..1."""
    t = NT('mist')
    uv = t.n('TexCoord').outputs['UV']
    s = t.n('SeparateXYZ', Vector=uv)
    n = t.noise(1, t.mapping(uv, (2.4, 1.5, 1)), 5, .5, 2.8)
    a = t.ramp(n, [(.46, 0.), (.66, 1.)])
    x = t.math('ABSOLUTE', t.math('SUBTRACT', s.outputs[0], .5))
    a = t.math('MULTIPLY', a, t.ramp(x, [(.08, 1.), (.5, 0.)]))
    a = t.math('MULTIPLY', a, t.ramp(s.outputs[1], [(.0, 0.), (.14, 1.), (.4, .5), (.85, 0.)]))
    m = t.n('MixShader', Fac=t.math('MULTIPLY', a, strength))
    t.set(m, '#1', t.n('BsdfTransparent', Color=(1, 1, 1)).outputs[0])
    t.set(m, '#2', t.n('BsdfTranslucent', Color=(.9, .88, .84)).outputs[0])
    return t.done(m)


def steam(x, y, z, w=20, h=26, strength=.5, n=2):
    """Two or three sheets of steam, facing the camera at -y."""
    for k in range(n):
        g = grid(2, 2, lambda u, v: np.stack([(u - .5) * w, 0 * u, v * h], 1))
        g.UV = np.stack([g.UV[:, 0] * (1 if k % 2 else -1) + (0 if k % 2 else 1), g.UV[:, 1]], 1)
        o = to_obj(g.move(x + 2.2 * (k - .5), y + 3.0 * k, z), 'steam', mist(strength))
        o.visible_shadow = False


def vase(x, y, k=1.0):
    """Brass vase with sprigs of curry leaf."""
    prof = [(0, 0), (4.4, 0), (5.6, 2), (6.4, 6), (5.6, 10), (3.4, 14), (2.8, 17), (3.4, 19.4), (4.0, 20), (3.2, 19.4), (2.5, 17), (0, 15)]
    to_obj(lathe(prof, 90, 110).scale(k).move(x, y, 0), 'vase', mats.brass(.3, scale=1.1, rough=.2))
    for q in range(6):
        blades, stem = curry_sprig(7, 22, q + 2, 4.2)
        M = T(x, y, 17.5 * k) @ S(k) @ rotm('z', q * 60 + 20) @ rotm('y', -60 + 9 * (q % 3))
        to_obj(blades.xf(M), 'cs', mat_curryleaf())
        to_obj(stem.xf(M), 'cst', mats.food('stem', .5, .3, .2))


def corner_light(strength=1.0, glossy=True):
    """Morning sun through the window, the shadow of a palm, a soft room. Without gloss, leaves that face the window stay green."""
    light_area((150, 30, 78), (10, 0, 0), 150, 100, 2.5e5 * strength, (1, .96, .90), glossy)
    sun(24, 33, 7.5 * strength, (1, .86, .66), 1.6)
    rigs.gobo_leaves((16, -2, 0), 24, 33, 110, 'palm')
    light_area((-90, -90, 90), (0, 0, 0), 120, 90, 1.6e5 * strength, (.96, .97, 1.0), False)
    rigs.world(.34, '#cfc4b0', '#c9d4dd')


def camera_from(M, loc, target, lens, fstop, focus):
    """Camera given in the frame of a still life that M has turned in the room."""
    at = lambda p: tuple((M @ np.array([*p, 1.0]))[:3])
    return cam_at(at(loc), at(target), lens, (0, 0), fstop, at(focus))


def biriyani_in_front():
    """The brass pot on its leaf, lid leaning, raita, salna and lime beside it, for a camera at -y."""
    from .buckets import raita, salna
    place_banana_leaf(T(1, -6, .05) @ rotm('z', 183), L=56, W=26, s=6, sag=.2)
    place(T(-2, -4, .35) @ S(1.12), biriyani_pot)
    steam(-3, -1, 15.5, 17, 24, .14, 2)
    place(T(-21.5, -6.5, .35), raita)
    place(T(-21.0, 5.5, .2), salna)
    place_lime(T(15.5, -17.0, 1.8) @ rotm('z', 40) @ rotm('y', 36), 2, 2.2)
    place_curry_sprig(T(-24, -21, .1) @ rotm('z', 10), 4, leafL=2.9, L=11)
    to_obj(mint_tip(11, 1.3).move(9.5, -19.5, .2), 'mint', mat_mint())


@scene
def slide_wimbledon():
    """The brass pot, its lid just lifted, biriyani steaming; the corner of the bright room behind, tiles on the left, window on the right."""
    fast_metal()
    wimbledon_room()
    core.seed(402)
    M = T(-26, 4, 0) @ rotm('z', -49)
    place(M, biriyani_in_front)
    for x, y in ((-12, 52), (66, 44)):
        place_setting(x, y, 0, x, 3, tint=.5)
        tumbler(x + 20, y + 2)
    vase(92, 54, .9)
    corner_light(glossy=False)
    light_area((-100, 60, 80), (-30, 4, 10), 50, 60, 2e5, (1, .93, .82), True)
    camera_from(M, (0, -90, 42), (.5, 2, 12.4), 50, 4.2, (0, -10, 13))
    return dict(exposure=.18, sat=1.22, power=1.3, vig=.14, cycles=dict(FAST, transparent_max_bounces=10))


# ================================================================ the choice of a store
def dosa_leaf():
    """Dosa with three cups on a banana leaf, the diner at -y."""
    place_banana_leaf(T(2, 0, .05) @ rotm('z', 182), L=60, W=25, s=6, sag=.2)
    place_dosa(-2, -3.6, .4, 4, 14.0)
    for k, (x, kind) in enumerate(((-10, 'coconut'), (-1.5, 'tomato'), (7, 'sambar'))):
        katori(x, 6.4, .35, kind, 3.3, 2.7, 'brass', k + 4)


def branch_breakfast():
    """What stands on the table, near to far: idlies, dosa on its leaf, the pot of biriyani, chicken, parotta."""
    from .buckets import raita, salna
    runner(-230, 165, -13, 21, ('#4d6a45', '#d9c48c', '#8a3a1c'))
    place(T(-39, 40, 0) @ rotm('z', 176), dosa_leaf)
    tiffin_plate(-56, -31, 2)
    coffee(-67, -8, .2, 1.05)
    coffee(-24, -40, 0, 1.05)
    place(T(-38, 4, .3) @ S(1.3), biriyani_pot, 3, False)
    steam(-38, 4, 20, 18, 24, .12, 2)
    for x, y, cup in ((-54, -11, raita), (-60, 8, salna)):
        place(T(x, y, .3), cup)
    place(T(10, 4, .3), chettinad_bowl)
    vase(48, 6)
    parotta_plate(6, -36, 2, 2)
    for k, (x, y) in enumerate(((2, 46), (62, -36), (62, 46))):
        place_setting(x, y, 0, 30 * k, 3 + k, tint=.5)
    for x, y in ((-8, -20), (-18, 30), (42, -24), (44, 32)):
        tumbler(x, y)


@scene
def branch_wimbledon():
    """Wimbledon inside, by day: down the laid table to the window, green tiles on the left, lamps above."""
    fast_metal()
    wimbledon_room()
    core.seed(412)
    quad([(-400, -400, -76), (400, -400, -76), (400, 160, -76), (-400, 160, -76)], mats.image_surface(TEX + 'tile-kattam-leaf.png', 100, tint=.8), 'floor')
    branch_breakfast()
    for x in (-48, 4, 60):
        place(T(x, 118.6, 66) @ rotm('x', 90), tile_frame, 34, 'pookal-peacock')
    for x in (22, 90):
        pendant(x, 4, 52, 13, 240)
    for x in (6, 62):
        seat(x, -78)
    corner_light(glossy=False)
    light_area((-150, -120, 130), (-40, 0, 0), 120, 90, 5e5, (1, .95, .88), False)
    cam_at((-128, -42, 47), (-10, 12, 6), 30, (0, 0), 5.6, (-46, -2, 10))
    return dict(exposure=.0, sat=1.24, power=1.32, vig=.14, cycles=FAST | dict(transparent_max_bounces=10))
