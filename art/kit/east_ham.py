"""East Ham in the evening: walnut and oxide tiles, brass pendants over a long table. 1 unit = 1 cm; z = 0 is the table top."""
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import TEX, idli_geo, katori, mat_idli, mat_vada, scene, tumbler, vada_geo
from .dishes_a import leaf_round, plate_of_65
from .dishes_b import fast_metal
from .places import (FAST, backdrop_img, bench, box, cam_at, check_cloth, diya, flat, lamp, light_area, london_backdrop, pendant, pillars, place, place_setting, quad, room, seat,
                     teak, _disc_blur)
from .tables import parotta_plate


# ================================================================ the room
def dusk_window(x, y0, y1, z0=10, z1=190):
    """Tall teak window in the wall across x, the lights of the High Street out of focus beyond it."""
    tk = teak('z', '#170b06', '#3a1c0d', '#5c3117', .36)
    backdrop_img(_disc_blur(london_backdrop(), 38), [(x - .5, y1, z0), (x - .5, y0, z0), (x - .5, y0, z1), (x - .5, y1, z1)], .55)
    bars = [box(x - 5, x, y - 3, y + 3, z0 - 5, z1 + 5, .6) for y in (y0, y1)]
    bars += [box(x - 4, x, y - 1.2, y + 1.2, z0, z1, .4) for y in np.linspace(y0, y1, 4)[1:-1]]
    bars += [box(x - 5, x, y0, y1, z - 3, z + 3, .6) for z in (z0 - 2, z1)] + [box(x - 4, x, y0, y1, z0 + 62, z0 + 64.4, .4)]
    flat(merge(bars), 'window', tk)


def runner(x0, x1, y0, y1, cols=('#56170f', '#86602a', '#1d0f0b')):
    """Checked kandangi cotton down the middle of the table."""
    def fn(u, v):
        P = np.stack([x0 + u * (x1 - x0), y0 + v * (y1 - y0), 0 * u], 1)
        return P + np.stack([0 * u, .5 * vnoise(P, .03, 2), .12 + .10 * fbm(P, .1, 3, 4)], 1)
    g = grid(400, 40, fn)
    g.UV = g.UV * [x1 - x0, y1 - y0]
    to_obj(g, 'runner', check_cloth(*cols, 4.6))


def eastham_hall():
    """Tiled wall and settle on the left, a far wall with a window on the dusk, two carved columns, the table between."""
    room(150, 'thamarai-oxide', 64, 34, '#c99a5c', -300, 420)
    bench(-250, 330, 138, -32, 17)
    place(T(420, -40, 0) @ rotm('z', -90), room, 0, 'thamarai-oxide', 64, 34, '#c99a5c', -260, 260)
    dusk_window(417, -100, 70)
    quad([(-400, -400, -76), (430, -400, -76), (430, 160, -76), (-400, 160, -76)], mats.image_surface(TEX + 'tile-kattam-oxide.png', 100), 'floor')
    wood = mats.walnut(.5)
    wood.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = .1      # or the lamps lie on it as mist
    flat(box(-260, 250, -60, 66, -4.2, 0, 1.0, 3), 'table', wood)
    pillars([(330, 100, 0, -76), (330, -110, 0, -76)])


def wash_walls():
    """Warm light down the tiles and the far wall, the last of the day through the window."""
    for x in (40, 150, 260):
        light_area((x, 118, 150), (x, 150, 20), 70, 14, 3e5, (1, .66, .36), False)
    light_area((330, -40, 190), (417, -40, 60), 40, 160, 5e5, (1, .66, .36), False)
    light_area((400, -5, 100), (0, 0, 0), 100, 160, 5e5, (.52, .66, 1.0), False)


# ================================================================ the choice of a store
def tiffin_plate(x, y, s=0):
    """Two idlies and a vadai on a leaf-lined brass plate, with their cups."""
    to_obj(plate(15, 1.4).move(x, y, 0), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_round(11.8, .3, s, 20 + 40 * s).location = (x, y, 0)
    for k, (dx, dy, z, tilt) in enumerate(((-5.4, -3.4, .45, 0), (2.6, -4.8, .45, 0))):
        to_obj(idli_geo(k + s).rot('x', tilt).move(x + dx, y + dy, z), 'idli', mat_idli())
    to_obj(vada_geo(s + 1).move(x + 7.4, y + 1.2, .4), 'vada', mat_vada())
    to_obj(vada_geo(s + 4).rot('x', 24).move(x + 3.4, y + 4.6, 1.4), 'vada', mat_vada())
    katori(x - 6.8, y + 4.6, .4, 'sambar', 3.7, 3.0, 'brass', s)
    katori(x - .6, y + 8.0, .4, 'coconut', 3.2, 2.6, 'brass', s + 2)


def branch_feast():
    """What stands on the table, near to far: Chicken Chettinad, parotta, the wide pot of biriyani, Chicken 65, the lamp."""
    from .buckets import raita, salna
    from .frames import urli
    from .supper import chettinad
    from .wimbledon import steam
    runner(-250, 245, -15, 19)
    place(T(-60, -3, .3) @ rotm('z', -62) @ S(1.15), urli)
    place(T(-60, -3, 8) @ rotm('z', -65), steam, 0, 0, 0, 26, 27, .1, 2)
    place(T(-37, -32, .1) @ rotm('z', -50) @ S(1.15), chettinad)
    place(T(-67, 29, 0) @ S(1.05), parotta_plate, 0, 0, 3, 2)
    for x, y, cup in ((-68, -28, raita), (-64, -38, salna)):
        place(T(x, y, .3) @ S(1.05), cup)
    place(T(-4, -36, 0) @ rotm('z', -60), plate_of_65)
    lamp(5, 14, .2, 42)
    for x, y in ((-22, -14), (-34, 34), (34, -26), (38, 36)):
        tumbler(x, y)
    for k, (x, y) in enumerate(((-6, 44), (56, -36), (62, 44), (132, -36), (136, 44))):
        place_setting(x, y, 0, 30 * k, k, tint=.34)
    for k, (x, y) in enumerate(((-24, 10), (22, -4), (62, 2), (132, 4), (176, 2))):
        diya(x, y, .2, 3.2, True, k, .5)


def tile_frame(w=36, tile='pookal-oxide'):
    """One floor tile in a teak frame, lying face up at the origin."""
    flat(merge([box(-w / 2 - 3, w / 2 + 3, s * w / 2 - 3, s * w / 2 + 3, -1, 2.2, .7) for s in (-1, 1)]
               + [box(s * w / 2 - 3, s * w / 2 + 3, -w / 2, w / 2, -1, 2.0, .7) for s in (-1, 1)]), 'frame', teak('x', '#170b06', '#3a1c0d', '#5c3117', .36))
    quad([(-w / 2, -w / 2, .6), (w / 2, -w / 2, .6), (w / 2, w / 2, .6), (-w / 2, w / 2, .6)], mats.image_surface(TEX + f'tile-{tile}.png', w, tint=.9), 'tile')


def branch_lamps():
    """Brass pendants over the table."""
    for x in (62, 136, 210):
        pendant(x, 3, 54, 13, 240)
        light_area((x, 3, 53), (x, 3, 0), 20, 20, 2.3e5, (1, .72, .44), False)
    light_area((-54, -4, 70), (-54, -6, 0), 26, 26, 8.5e5, (1, .74, .46), False)      # one more, out of sight above the food
    light_area((40, -10, 95), (-50, -14, 6), 20, 26, 4e5, (1, .70, .42), True)
    wash_walls()
    light_area((-210, -150, 120), (-40, 0, 0), 90, 90, 6e5, (1, .78, .54), False)


@scene
def branch_eastham():
    """East Ham inside, evening: down the long laid table to the window, under the pendants."""
    fast_metal()
    core.seed(411)
    eastham_hall()
    branch_feast()
    for x in (20, 90, 160):
        place(T(x, 148.6, 62) @ rotm('x', 90), tile_frame, 28)
    branch_lamps()
    for x in (6, 74, 142):
        seat(x, -78)
    rigs.world(.16, '#5c3d24', '#27303c')
    cam_at((-132, -46, 53), (-22, 5, 12.5), 31, (0, 0), 5.0, (-62, -6, 9))
    return dict(exposure=.8, sat=1.16, power=1.36, bloom=.03, vig=.28, cycles=FAST | dict(transparent_max_bounces=10))
