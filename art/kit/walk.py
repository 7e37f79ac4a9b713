"""The walk: one Chettinad house on one axis (axis.py, rooms.py), seen from six places; each scene is one still in one format."""
import bpy
from . import core, rigs
from .axis import FLAME, FORMATS, LAMP_Y, STILLS, view
from .core import *
from .dishes import scene
from .dishes_b import fast_metal
from .house import point
from .places import FAST, air, cam_at, coffee, emit, leaf_set, light_area, sky_world
from .rooms import LIGHTS, ROOMS, street, thinnai
from .tables import biriyani_pot, parotta_plate
from .traces import served

GRADE = {       # exposure, and the sunlit dust in the air: where it falls through
    1: dict(exposure=2.3),
    2: dict(exposure=1.5),
    3: dict(exposure=1.65),
    4: dict(exposure=1.3),
    5: dict(exposure=1.85),
    6: dict(exposure=1.65),
}
SKY = {1: ('#2b4274', '#5a5a86', '#cf927c', .5), 2: ('#41506a', '#8d7f76', '#dfa873', .2), 3: ('#41506a', '#8d7f76', '#dfa873', .2), 4: ('#2a5488', '#6d90b0', '#c9c0a8', .5)}
DUST = {        # towards the sun, opening, strength
    3: dict(sun=(-1060, -235, 600), rect=(300, 90, 235, 588, 692), beams=[(90, 235, 733, 837, 1.0)], wall=True, gain=.8e-4, color=[1.0, .78, .52], far=900, soft=8., streak=6.),
    4: dict(sun=(1140, -420, 1750), rect=(312, -190, 190, 1232, 1450), gain=.4e-4, color=[1.0, .84, .60], far=1400, streak=8.),
}

# Between two rooms the floor fills the window. There a low table is set: what is on it, the power of its lamp, where it stands in each format.
TABLES = {
    2: ([(parotta_plate, (0, 0, 3), -4, 2, 1.25), (coffee, (0, 0), 12, -10, 1.4)], 5e5, dict(portrait=(-36, 188, 0), landscape=(-98, 290, 0))),
    3: ([(biriyani_pot, (), -2, 2, 1.3)], 5e5, dict(portrait=(36, 648, 0), landscape=(98, 750, 0))),
    4: ([(leaf_set, (0,), -2, 0, .72)], 4.5e5, dict(portrait=(-35, 1092, 0), landscape=(108, 1240, -20))),
}


def set_table(n, fmt):
    dishes, power, places = TABLES[n]
    x, y, z = places[fmt]
    served((x, y, z), *dishes)
    light_area((x * .2, y + 60, z + 235), (x, y, z + 44), 34, 34, power, (1, .74, .46))


def build(n):
    """What one still can see, with the lamps of its room and of the two behind it."""
    fast_metal()
    core.seed(700 + n)
    for k in range(n, 7):
        ROOMS[k - 1]()
    for k in range(n, min(6, n + 2) + 1):
        LIGHTS[k - 1](k == n)
    if n < 5:       # far off, the five flames would be less than a pixel: one glow stands for them
        far = LAMP_Y - STILLS[n][1]
        to_obj(blob((far * .0018, 3, far * .003), 2, 0).move(0, LAMP_Y - 26, FLAME), 'glow', emit((1.0, .50, .14), 14, 'glow'))
    if n in SKY:
        sky_world(*SKY[n], clouds=.25)
    else:
        rigs.world(.05, '#4a3320', '#2b3038')


def aim(n, fmt):
    """Set the camera of one still; returns the grading options."""
    v = view(n, fmt)
    cam = cam_at((0, v['y'], FLAME), (0, v['y'] + 100, FLAME), v['lens'], v['shift'])
    for o in bpy.data.objects:      # its tip alone would show
        if o.name in ('kolam', 'grains'):
            o.hide_render = (n, fmt) == (6, 'landscape')
    options = dict(GRADE[n], sat=1.12, power=1.3, clip=3.0, bloom=.09, vig=.2, k=.8, cycles=dict(FAST, max_bounces=4, diffuse_bounces=1, adaptive_threshold=.05, sample_clamp_direct=0))
    if n in DUST:
        options['air'] = air(f'walk-{n}-{fmt}', cam, **DUST[n])
    return options


for _n in STILLS:
    for _f in FORMATS:
        def _s(n=_n, f=_f):
            build(n)
            if n in TABLES:
                set_table(n, f)
            return aim(n, f)
        _s.__name__ = f'walk_{_n}_{_f}'
        scene(_s)


def night(fmt):
    """The street when all are in bed: the first still with the door shut, one lamp left over the door."""
    fast_metal()
    core.seed(701)
    street(lit=False)
    thinnai(shut=True)
    for o in list(bpy.data.objects):
        if o.type == 'LIGHT' or o.name.startswith(('flame.', 'flames.', 'kolam', 'grains')) or o.name == 'flame':
            bpy.data.objects.remove(o)
    point(0, 300, 226, 2.2e6, (1, .60, .28), 9)
    light_area((-900, -1500, 1400), (0, 100, 100), 300, 300, 1.3e7, (.42, .56, 1.0), False)      # the moon
    sky_world('#0b1530', '#141f38', '#22283a', .25, clouds=.2)
    return dict(aim(1, fmt), exposure=1.5)


@scene
def street_night():
    return night('landscape')


@scene
def street_night_portrait():
    return night('portrait')
