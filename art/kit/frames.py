"""Second frames of scenes that exist: another crop, another place for the subject."""
import bpy
from . import mats, rigs, core
from .core import *
from .props import *
from .dishes import dosa, idlivada, katori, mat_vada, scatter_on, scene, tile_floor, vada_geo
from .buckets import raita, salna
from .dishes_a import leaf_round
from .dishes_b import (CHICKEN, briyani_fill, clusters, fast_metal, mat_mint, mat_onion, mint_tip, onion_crisp, roast, samba_rice)
from .places import cam_at, light_area, place, spicebox, thinnai


def reframe(options, lens=1.0, x=0.0, y=0.0):
    """Widen (lens < 1) or shift the frame of the scene just built; x < 0 moves the subject to the right."""
    c = bpy.context.scene.camera.data
    c.lens *= lens
    c.shift_x += x
    c.shift_y += y
    return options


@scene
def dosa_head():
    """The masala dosa from low on the right, its open end and the potato in front."""
    o = dosa()
    rigs.camera((.2, .2, 1.6), 101, -66, 35, 85, 5.5, focus=(9.5, -2.6, 4.0))
    return o


@scene
def spicebox_tall():
    """The spice box, upright."""
    return reframe(spicebox(), .80)


@scene
def medhuvadai():
    """Medhu vadai heaped on a leaf-lined plate, one torn in two, sambar and coconut chutney beside them."""
    core.seed(57)
    rigs.world(.26)
    tile_floor('pookal-oxide', 72, tint=.36, rough=.62, sat=.8)
    to_obj(plate(15.2, 1.5), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_round(11.9, .3, 5, 30)
    mv = mat_vada()
    for k, (x, y, z, tx, rz) in enumerate(((-5.4, 1.2, .4, 0, 20), (2.6, 2.6, .4, 0, 250), (-1.2, 1.6, 2.75, 12, 70), (6.6, 1.0, 1.2, -18, 15))):
        to_obj(vada_geo(k + 11).rot('z', rz * 3).rot('x', tx).rot('z', rz).move(x, y, z), 'vada', mv)
    for arc, x, y, rz in ((196, -2.2, -6.7, -8), (118, 4.4, -8.3, 16)):      # torn in two
        to_obj(vada_geo(16, arc=arc).rot('z', rz).move(x, y, .4), 'vada', mv)
    katori(-4.8, 8.8, .4, 'coconut', 3.2, 2.6, 'brass', 6)
    katori(6.9, 7.6, .4, 'sambar', 3.4, 2.8, 'brass', 4)
    rigs.window_light((0, 0, 3), 152, 33, 1.1, gobo='palm', fill=.4, fillgloss=False)
    rigs.camera((.4, -1.6, 1.6), 60, -80, 36, 85, 4.0, focus=(0, -6.0, 2.4))
    return dict(exposure=.9, sat=1.1, power=1.3, bloom=.04)


@scene
def carved_door():
    """The threshold from near by: carved frame, brass bosses, one leaf open on the lit hall."""
    o = thinnai()
    light_area((120, -260, 190), (0, 0, 110), 90, 90, 9e5, (1, .80, .58), False)
    cam_at((40, -384, 108), (2, 0, 121), 38, (0, 0))
    return o | dict(exposure=1.2)


def urli():
    """Chicken biriyani with egg, mint and fried onion in a wide brass pot at the origin."""
    core.seed(421)
    R, h = 13.6, 6.4
    o = lathe([(0, .3), (6, .2), (6.4, 0), (6.8, .2), (R * .86, h * .3), (R, h * .62), (R * .97, h * .86), (R * 1.06, h * .97), (R * 1.16, h), (R * 1.17, h * 1.04), (R * 1.04, h * 1.04)], 200, 130)
    i = lathe([(R * 1.04, h * 1.04), (R * .94, h * .9), (R * .95, h * .6), (R * .8, h * .3), (0, .6)], 140, 60)
    to_obj(o, 'urli', mats.brass(.7, scale=1.1)); to_obj(i, 'urlii', mats.tin())
    for a in (12, 192):
        to_obj(ring_handle(R * 1.02, h * .95, ang=a), 'rh', mats.brass(0.0))
    RI = R * .985
    meat = [(-4.6, -3.0, 1.0), (6.4, -2.4, 1.0), (1.0, 5.8, .95), (-7.6, 4.2, .85), (6.6, 6.0, .8), (-2.0, -8.6, .75), (9.6, 1.8, .6)]
    eggs = [(2.2, -2.2, 24, 20), (-2.4, 2.2, -58, 8), (5.8, 2.6, 96, -14), (1.8, -9.6, 6, 42, 'quarter'), (7.4, -7.2, -30, 38, 'quarter')]
    pile = briyani_fill(RI, h * .82, 3.6, 7, ('#f4dfa6', '#f0c35a', '#e08a1e', '#a8662a'), meat, eggs, roast(CHICKEN, .4, rough=.5, bump=1.0), (samba_rice(1.12, .078, .07), 1.12, .078, 21000), -12)
    av = [(e[0], e[1]) for e in eggs]
    scatter_on(pile, [onion_crisp(s) for s in range(16)], clusters(((-7.6, -6.0, 34, 1.2), (8.8, -6.0, 34, 1.2), (-9.0, .6, 30, 1.0), (3.8, 9.4, 30, 1.2), (.4, -6.2, 34, 1.1), (-5.2, 8.6, 26, 1.1), (0, 0, 30, 6)), RI * .93, av), mat_onion(), sink=0, tilt=14, rad=.5, name='onion')
    scatter_on(pile, [mint_tip(s, 1.05) for s in range(6)], clusters(((4.6, -5.2, 2, .5), (-7.0, -1.4, 2, .5), (-3.4, 5.6, 2, .5), (9.2, 4.4, 2, .4), (.6, 9.8, 1, .3), (-3.8, -9.8, 1, .3)), RI * .9, av), mat_mint(), sink=-.02, tilt=14, rad=.8, name='mint', addpile=False)
    place_star_anise(T(-6.4, -9.0, pile.zmean(-6.4, -9.0, 1, 80)) @ rotm('x', 20), 0, 1.0)


@scene
def biriyani_urli():
    """The wide pot on tiles, raita and salna behind it."""
    fast_metal()
    rigs.world(.26)
    tile_floor('thamarai-oxide', 76, tint=.36, rough=.62, sat=.65)
    urli()
    place(T(-21.5, 9.5, 0), raita)
    place(T(21.5, 12.0, 0), salna)
    place_lime(T(20.5, -10.5, 1.7) @ rotm('z', 40) @ rotm('y', 36), 2)
    place_curry_sprig(T(-26.5, -12.5, 0) @ rotm('z', 40), 4, leafL=3.0, L=11)
    to_obj(mint_tip(11, 1.3).move(15.6, -15.0, .2), 'mint', mat_mint())
    for s, (x, y, a) in enumerate(((-18.6, -14.8, 30), (-15.6, -16.6, 160))):
        place_chilli(T(x, y, 0) @ rotm('z', a), s)
    rigs.window_light((0, 0, 6), 150, 35, 1.45, gobo='palm', fill=.6, rim=.4, size=(34, 44), fillgloss=False)
    rigs.camera((0, -1.4, 5.6), 72, -84, 40, 85, 4.0, focus=(0, -6, 9.5))
    return dict(exposure=.8, sat=1.12, power=1.36)
