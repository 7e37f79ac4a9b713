"""The six rooms of the walk on one axis (see axis.py) and the lamps that each brings. 1 unit = 1 cm.

Every room keeps its hour, also when it is seen from two rooms away: one lamp of it is always on; `here` adds those that it needs when one stands in it.
Six to eight lamps a still are enough: with many, each pixel meets its sun too seldom and the denoiser takes it for noise.
"""
import bpy
import numpy as np
from . import mats
from .axis import LAMP_H, LAMP_Y, LAMP_Z, STILLS, STREET
from .core import *
from .house import DADO, WALL, cross_wall, dark_teak, flags, hanging_lamp, parapet, point, portal, reed, shaft, shell, tiles, upper_window, windowed_wall
from .places import (backdrop_img, box, coffee, diya, door, earth, flat, flower_heap, garland, granite, kolam_ground, lamp, leaf_set, light_area, palm, pillars, place, plaster, quad,
                     repeat, roof_side, sun, toran, urn)
from .stills import billet, clay_pot, flame, grindstone, horseshoe, mud
from .traces import (bicycle, chest, drying_chillies, folded_leaf, half_eaten, hung_mirror, lamp_stone, newspaper, sambar_bucket, sandals, stores, swing, tulsi, wall_clock, washing)
from .wimbledon import steam

WOOD = ('#0f0805', '#2a190e', '#46301c')


def opening(n):
    """Plane and clear width and height of one still's opening."""
    return STILLS[n][3][:3]


# ---------------------------------------------------------------- 1 the street
def street(lit=True):
    """Swept ground, steps, kolam on wet earth, the upper storey with one window lit. The colonnade belongs to the verandah."""
    quad([(-1500, -1800, STREET), (1500, -1800, STREET), (1500, 20, STREET), (-1500, 20, STREET)], earth(((0, -185), 150)), 'earth')
    stone = granite('#5b5248', .42)
    for k in range(4):
        flat(box(-150 + 8 * k, 150 - 8 * k, -112 + 24 * k, 0, STREET, STREET + 12 * (k + 1), 2.0), 'step', stone)
    flat(box(-900, 900, -22, 420, STREET, -1, 1.5), 'plinth', plaster('#8d7450', None, stain=2.2))
    flat(box(-900, 900, -28, -10, -9, 0, 1.6), 'coping', stone)
    up = plaster('#b89a6c', None, stain=1.9)
    flat(box(-900, 900, 190, 220, 250, 500), 'upper', up)
    flat(merge([box(-900, 900, 178, 222, 500, 514, 1.5), box(-900, 900, 182, 222, 470, 476, 1)]), 'cornice', up)
    parapet(-900, 900, 200, 514, up)
    for x in (-450, -270, -90, 90, 270, 450):
        upper_window(x, 190, 388, 452, up, lit=lit and x == -270)
    for x in (-740, 740):
        flat(box(x - 260, x + 260, -40, 300, STREET, 430), 'neighbour', plaster('#6f5a40', 60, DADO, stain=2.0))
    kolam_ground(0, -181, STREET, 112, 1.15, 3)
    for x in (-118, 118):
        diya(x, -126, STREET, 7.4, True, x > 0, 4.0)
    for x, y, h, s in ((395, 900, 1150, 1), (560, 1050, 1220, 3), (-560, 1200, 1290, 2)):
        palm(x, y, 0, h, s)
    sandals(T(-96, -100, -36) @ rotm('z', 78), s=2)
    sandals(T(-64, -80, -24) @ rotm('z', 96), '#2a1a12', '#1a100a', s=3)
    sandals(T(96, -101, -36) @ rotm('z', 104), '#2b3a4a', '#1d2a38', 10, s=5)
    bicycle(T(176, -46, STREET) @ rotm('z', 4) @ rotm('x', -11))


def street_light(here):
    """The first sun, over the houses across the street: it reaches the upper storey alone."""
    if not here:
        return
    sun(-30, 8, 6.0, (1, .60, .36), 1.2)
    light_area((0, 30, 246), (0, -230, STREET), 560, 30, 6e5, (1, .62, .32), False)      # what the lamps under the eave throw on the steps
    flat(box(800, 6000, -1500, -1400, STREET, 905), 'across', mats.food('dark', .9))


# ---------------------------------------------------------------- 2 the verandah
def thinnai(shut=False):
    """Colonnade at y = 0, raised seats on both sides, the carved door with its leaves open inwards."""
    red = plaster('#3d150d', None, stain=.9, rough=.2)
    shell(480, 0, 420, 290, tiles('kattam-oxide', 96, .16, .17), plaster(WALL, 140, DADO), 60)
    pillars([(s * x, 0, 0, 0, .85) for s in (-1, 1) for x in (128, 345)] + [(s * 170, 296, 0, 50, .68) for s in (-1, 1)], wood=WOOD)
    tk = dark_teak('x')
    for y in (0, 296):
        flat(merge([box(-480, 480, y - 12, y + 12, 255, 290, 1.2), box(-480, 480, y - 15, y + 15, 268, 272, .8)]), 'beam', tk)
    roof_side(1000, T(0, -70, 262), 3, depth=250, rise=90)
    for s in (-1, 1):
        a, b = sorted((s * 140, s * 480))
        flat(box(a, b, 24, 420, 0, 44, 1.5), 'seat', plaster('#8d744e', None, stain=2.0))
        flat(box(a - (6 if s > 0 else 0), b + (6 if s < 0 else 0), 18, 420, 44, 51, 2.0), 'seat top', red)
    cross_wall(420, 480, 176 + 70, 262, 300, plaster(WALL, 140, DADO))
    door(0, 416, 176, 240, 0 if shut else 82, 34, 8, wood=WOOD)
    toran(-104, 104, 393, 262, 31, 8, 2)
    toran(-112, 112, -16, 254, 33, 12, 4)
    hanging_lamp(0, 318, 232, 290)
    for x in (-236, 236):
        hanging_lamp(x, 4, 196, 258)
    urn(-168, 380, 51, 16, 4, 30)
    urn(-222, 62, 51, 17, 2, 0)
    to_obj(tube([(-420, 92, 61), (-290, 78, 61)], [9.5, 9.5], 24, 30), 'rolled mat', reed())
    newspaper(T(162, 384, 51) @ rotm('z', 66))
    coffee(150, 338, 51, 1.3)
    sandals(T(-98, 356, 0) @ rotm('z', 82), s=7)
    sandals(T(106, 342, 0) @ rotm('z', 112), '#4a3220', '#22120a', 9, s=9)


def thinnai_light(here):
    point(0, 300, 226, 2.2e6, (1, .62, .30), 9)                                       # the lamp over the door, in both stills
    if here:
        shaft((760, -620, 380), (-150, 400, 120), 1.0e8, (1, .70, .44), 9)            # the sun just up
        light_area((-160, -240, 240), (0, 300, 110), 420, 200, 1.6e5, (.52, .64, 1.0), False)
    else:
        light_area((0, 130, 270), (0, 60, 0), 620, 40, 5e5, (1, .60, .30), False)     # the two lamps under the eave


# ---------------------------------------------------------------- 3 the hall
def mugappu():
    """Hall kept for show: polished tiles, a swing, two barred windows on the left, chests and mirrors by the far portal."""
    wall = plaster(WALL, 120, DADO)
    shell(300, 450, 900, 330, tiles('thamarai-oxide', 132, .12, .46), wall, 60, left=False)
    windowed_wall(-330, -300, 450, 900, 350, wall, ((640, 104, 90, 235), (785, 104, 90, 235)))
    pillars([(s * x, y, 90, 0, 1.0) for s in (-1, 1) for x, y in ((150, 560), (166, 745))], wood=WOOD)
    for s in (-1, 1):
        flat(box(s * 158 - 14, s * 158 + 14, 450, 900, 300, 330, 1), 'beam', dark_teak('y'))
    cross_wall(900, 300, 176 + 60, 268, 360, wall)
    portal(*opening(3))
    garland([(-96, 872, 276), (-48, 871, 262), (0, 870, 257), (48, 871, 262), (96, 872, 276)], 34, 3.4, 2)
    for a, b in ((-206, -136), (136, 206)):
        chest(a, b, 838, 896, 60)
    urn(-166, 866, 60, 17, 3, 34)
    urn(186, 870, 60, 13, 5, 0)
    coffee(154, 862, 60, 1.3)
    hung_mirror(-170, 899, 190, 46, 64)
    wall_clock(170, 899, 208)
    swing(-158, -74, 660, 316)


def mugappu_light(here):
    shaft((-1050, 500, 620), (10, 735, 20), 1.7e8, (1, .80, .55), 6)      # morning through two barred windows
    light_area((60, 470, 290), (0, 900, 120), 240, 60, 8e5, (1, .72, .46), False)
    if here:
        light_area((-296, 712, 165), (0, 712, 100), 240, 140, 5e5, (.78, .86, 1.0))      # the sky in the windows: brass and glass mirror it


# ---------------------------------------------------------------- 4 the court
def valavu():
    """The open court: granite with a channel round it, basil, washing, chillies drying; roofs on four sides."""
    wall = plaster(WALL, 120, DADO)
    fl = tiles('thamarai-oxide', 152, .16, .44)
    for a in ((-480, 930, 480, 1120), (-480, 1120, -300, 1580), (300, 1120, 480, 1580)):
        quad([(a[0], a[1], 0), (a[2], a[1], 0), (a[2], a[3], 0), (a[0], a[3], 0)], fl, 'floor')
    quad([(-300, 1120, -27), (300, 1120, -27), (300, 1560, -27), (-300, 1560, -27)], flags('#3a3126', 200, .2), 'channel')
    flat(box(-270, 270, 1150, 1530, -30, -20, 1.2), 'court', flags('#7b6a4f', 62, .5, ((70, 1240), 96)))
    drain = [lathe([(15, 0), (17, 0), (17, 1), (15, 1)], 40, 8, smooth=False)] + [box(x - .8, x + .8, -15, 15, 0, 1) for x in range(-12, 13, 4)]
    to_obj(merge(drain).move(150, 1186, -20), 'drain', mats.brass(.2, rough=.34))
    edge = granite('#5d564b', .4)
    for b in ((-318, 318, 1104, 1134), (-318, 318, 1546, 1590), (-316, -286, 1134, 1546), (286, 316, 1134, 1546)):
        flat(box(*b, -27, 1.0, 1.6), 'kerb', edge)
    pillars([(s * x, y, 0) for s in (-1, 1) for x, y in ((126, 1120), (300, 1120), (150, 1560), (300, 1560))] + [(s * 300, y, 90) for s in (-1, 1) for y in (1267, 1413)], wood=WOOD)
    for y in (1120, 1560):
        flat(merge([box(-480, 480, y - 12, y + 12, 300, 330, 1.2), box(-480, 480, y - 15, y + 15, 314, 318, .8)]), 'beam', dark_teak('x'))
    for s in (-1, 1):
        flat(box(s * 300 - 12, s * 300 + 12, 1000, 1580, 300, 330, 1.2), 'beam', dark_teak('y'))
        flat(box(*sorted((s * 480, s * 510)), 930, 1600, 0, 460), 'wall', wall)
    roof_side(760, T(0, 1510, 312), 3, depth=260, rise=180)
    roof_side(760, T(0, 1172, 312) @ rotm('z', 180), 4, depth=200, rise=90)
    roof_side(640, T(-250, 1340, 312) @ rotm('z', 90), 5, depth=220, rise=150)
    roof_side(640, T(250, 1340, 312) @ rotm('z', -90), 6, depth=220, rise=150)
    cross_wall(1594, 480, 322, 318, 345, wall, 24)
    ceil = [box(-480, 480, 930, 1112, 338, 344)] + [box(x - 5, x + 5, 930, 1112, 322, 338, .6) for x in range(-460, 480, 52)]
    flat(merge(ceil), 'ceiling', dark_teak('y'))
    tulsi(-196, 1436, -20)
    drying_chillies(T(-92, 1308, -20) @ rotm('z', 6))
    washing((-288, 1418, 214), (-160, 1546, 214))
    urn(212, 1500, -20, 25, 5, 0)
    urn(166, 1478, -20, 17, 4, 0)
    palm(-330, 2900, 0, 900, 4)


def valavu_light(here):
    shaft((1080, 960, 1750), (-60, 1380, 0), 3.6e8, (1, .86, .64), 14)
    light_area((0, 1340, 900), (0, 1340, 0), 460, 360, 4.5e6, (.66, .80, 1.0), False)
    if here:
        light_area((-90, 1390, -8), (-90, 1391, 300), 300, 240, 2.6e6, (1, .84, .62), False)      # what the sunlit stone gives back


# ---------------------------------------------------------------- 5 the dining row
def small_lamp(x, y, H):
    """A brass lamp on the floor whose flames are seen and light nothing."""
    for o in place(T(x, y, 0), lamp, 0, 0, 0, H):
        if o.type == 'LIGHT':
            bpy.data.objects.remove(o)


def pandhi():
    """Two rows of leaves along the axis, an aisle between them: one guest has finished, two have just got up, the bucket stands there still."""
    wall = plaster('#a3834f', 96, '#3a150e')
    gaps = ((1765, 80, 60, 190), (1882, 110, 60, 190), (2010, 100, 60, 190))
    shell(236, 1580, 2180, 310, tiles('kattam-oxide', 104, .16, .30), wall, 60, left=False)
    windowed_wall(-266, -236, 1580, 2180, 330, wall, gaps)
    pillars([(s * 160, y, 90, 0, .94) for s in (-1, 1) for y in (1730, 1900, 2070)], wood=WOOD)
    for s in (-1, 1):
        flat(box(s * 160 - 12, s * 160 + 12, 1580, 2180, 282, 310, 1), 'beam', dark_teak('y'))
        flat(box(s * 116 - 24, s * 116 + 24, 1640, 2150, .2, 1.2, .4), 'mat', reed())
    A, B = place(np.eye(4), leaf_set, 0, 1500), place(np.eye(4), leaf_set, 7, 1500)
    rg = np.random.default_rng(4)
    for k in range(7):
        for s in (-1, 1):
            M = T(s * 66 + rg.normal(), 1738 + 68 * k + rg.normal() * 1.2, .5) @ rotm('z', 90 * s + rg.normal() * 1.5)
            if (k, s) in ((1, 1), (3, -1)):
                half_eaten(M, k)
            elif (k, s) == (2, -1):
                folded_leaf(M)
            else:
                repeat((A, B)[(k + (s > 0)) % 2], [M])
    for o in A + B:
        bpy.data.objects.remove(o)
    sambar_bucket(T(25, 1882, 0) @ rotm('z', 30) @ S(1.25))
    for s in (-1, 1):
        small_lamp(s * 100, 1840, 44)
    cross_wall(2180, 236, opening(5)[1] + 60, 268, 340, wall)
    portal(*opening(5))


def pandhi_light(here):
    shaft((-980, 1720, 430), (60, 1940, 0), 6e7, (1, .62, .34), 9)      # last sun, almost level
    light_area((0, 1610, 290), (0, 1950, 0), 260, 60, 1.0e6, (1, .68, .40), False)


# ---------------------------------------------------------------- 6 the hearth
def dusk(w=480, h=480):
    """What the open back door shows: last light over a garden wall, linear colours."""
    Y, X = np.mgrid[0:h, 0:w] / float(h)
    v = 1 - Y
    A = mix(lin('#c97a44') * .42, lin('#274a78') * .30, ss(.40, .62, v))
    A = mix(A, lin('#0e1c38') * .35, ss(.75, 1.0, v))
    n = fbm(np.stack([X.ravel() * 8, 0 * X.ravel(), 0 * X.ravel()], 1), 1, 4, 3).reshape(h, w)
    A[v < .42 + .05 * n] = lin('#0d120a') * .3
    return A


def hearth_side():
    """The left: two mouths with fire, pots on them, steam over one, brass on the shelf."""
    flat(box(-232, -98, 2556, 2650, 0, 40, 2.5), 'platform', plaster('#63351f', None, stain=1.6))
    for k, x in enumerate((-136, -190)):
        R, h = ((23, 31), (19, 25))[k]
        to_obj(horseshoe(17, 8, 27, 84, k).move(x, 2604, 40), 'mouth', mud())
        o, i = clay_pot(R, h, k)
        z = 40 + 29 - h * .10
        to_obj(o.move(x, 2604, z), 'pot', mats.clay('#1c120d', '#5a2c18', .6))
        to_obj(i.move(x, 2604, z), 'pot in', mats.clay('#1a1210', '#33241b'))
        if k == 0:
            l = lathe([(R * .80, .2), (R * .84, 0), (R * .86, .3), (R * .6, 1.4), (R * .2, 2.2), (2, 2.3), (1.6, 4), (2.6, 6), (2, 7.5), (0, 8)], 80, 70)
            to_obj(l.rot('x', 4).move(x + 3, 2604, z + h * 1.05), 'lid', mats.brass(.5, scale=1.2))
        else:
            steam(x, 2604, z + h, 34, 64, .5, 2)
        rg = np.random.default_rng(9 * k + 1)
        for q in range(8):
            flame(x + rg.normal() * 4.5, 2588 + 6 * rg.random(), 42, 18 + 9 * rg.random(), 18 + 14 * rg.random(), 9 * k + q)
        W = [billet(44, 3.8, 3 * k + q).move(x + d, 2596, 44) for q, d in enumerate((-6, 1, 7))]
        to_obj(merge(W), 'wood', mats.food('bark', .85, .15, .7, 3, var=.3, bdist=.12))
    logs = [billet(60, 4.6, q).rot('z', 90 + 3 * (q % 3)).move(-196 + 4 * (q % 2), 2536 + 9 * (q % 3), 5 + 8 * (q // 3)) for q in range(6)]
    to_obj(merge(logs), 'logs', mats.food('bark', .85, .15, .7, 3, var=.3, bdist=.12))


def aduppadi():
    """Hearth room: the lamp on the axis before the open back door, the fires to its left, the grindstone and the stores to its right."""
    wall = plaster('#7d5c38', 60, '#2f120c', stain=2.2)
    y, w, h = opening(6)
    shell(232, 2210, 2650, 300, flags('#4a3f33', 58, .34), wall, 60)
    cross_wall(y, 232, w + 56, h + 24, 330, wall)
    portal(y, w, h, crest=False, deep=34)
    backdrop_img(dusk(), [(-260, 3000, -140), (260, 3000, -140), (260, 3000, 380), (-260, 3000, 380)], 1.0).data.materials[0].cycles.sample_as_light = False
    quad([(-260, 2680, -2), (260, 2680, -2), (260, 3000, -2), (-260, 3000, -2)], earth(), 'yard')
    lamp_stone(0, LAMP_Y, LAMP_Z)
    for o in place(T(0, LAMP_Y, LAMP_Z) @ rotm('z', 34), lamp, 0, 0, 0, LAMP_H):      # one wick looks down the axis
        o.visible_glossy = o.type != 'LIGHT'
    for a, k in ((18, 0), (-19, 3)):
        flower_heap(a, LAMP_Y - 20, LAMP_Z, 6, 2.4, 9, k, 2.6)
    kolam_ground(0, LAMP_Y - 74, 0, 62, 1.0, 6)
    hearth_side()
    for s in (-1, 1):
        a, b = sorted((s * 104, s * 232))
        flat(box(a, b, 2622, 2650, 176, 180, .6), 'shelf', dark_teak('x'))
        for k, x in enumerate((118, 148, 180, 210)):
            urn(s * x, 2634, 180, (12, 8, 11, 9)[(k + (s > 0)) % 4], k, 0)
    flat(box(104, 232, 2586, 2650, 0, 10, 2), 'step', plaster('#63351f', None, stain=1.6))
    place(T(0, 0, 10), stores, 106, 226, 2620)
    place(T(128, 2500, 0) @ rotm('z', 24) @ S(1.55), grindstone)


def aduppadi_light(here):
    light_area((0, 2230, 280), (0, 2600, 90), 200, 60, 1.0e5 if here else 4e5, (1, .52, .22), False)
    light_area((-130, 2290, 230), (0, LAMP_Y, 90), 50, 70, 3.6e5, (1, .72, .44))      # the lamp's brass wants something to mirror
    if here:
        point(-163, 2566, 62, 5.5e5, (1, .48, .17), 10)
        light_area((190, 2330, 60), (0, LAMP_Y, 80), 40, 90, 1.4e5, (1, .52, .22))


ROOMS = (street, thinnai, mugappu, valavu, pandhi, aduppadi)
LIGHTS = (street_light, thinnai_light, mugappu_light, valavu_light, pandhi_light, aduppadi_light)
