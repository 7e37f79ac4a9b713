#!/usr/bin/python3
"""The line that the walk goes along: cameras, the lamp and the openings. No Blender is needed.

    art/kit/axis.py          # for the page: lamp height, flame, opening box and scale of every still, as JSON

1 unit = 1 cm. The axis is y: the street at y < 0, the house floor at z = 0, the lamp at y = LAMP_Y. Every camera stands on
the axis (x = 0), looks level along +y and is as high as the lamp's flame, so the flame is the vanishing point of every still;
a lens shift puts it at SPOT. Each still has one opening square to the axis: a rectangle in the picture, known by arithmetic.
"""
import json

STREET = -48.0                              # ground of the street
FLAME, LAMP_Y, LAMP_H = 128.85, 2540.0, 128.0
LAMP_Z = FLAME - .859 * LAMP_H              # the lamp stands on a stone
SPOT = (.50, .46)                           # where the flame is in every still
FORMATS = dict(portrait=(3, 4), landscape=(16, 9))

# Still: name, camera y, lens in mm (portrait, landscape), opening: plane y, clear width, clear height, foot
STILLS = {
    1: ('street', -580, (24, 21), (0, 222, 238, 0)),
    2: ('thinnai', 20, (22, 22), (508, 143, 253, -18)),     # between the leaves of the door, which stand open inwards
    3: ('mugappu', 480, (22, 22), (900, 176, 240, 6)),
    4: ('valavu', 925, (20, 21), (1560, 262, 282, 0)),
    5: ('pandhi', 1600, (22, 22), (2180, 226, 240, 6)),
    6: ('aduppadi', 2225, (21, 22), (2650, 136, 214, 6)),
}


def view(n, fmt):
    """Camera of one still: y, lens, shift (in units of the longer side, as Blender has it), and the view per unit of depth."""
    _, y, lenses, _ = STILLS[n]
    w, h = FORMATS[fmt]
    lens = lenses[fmt == 'landscape']
    long_side = max(w, h)
    return dict(y=y, lens=lens, shift=(0.0, -(.5 - SPOT[1]) * h / long_side), across=36 / lens * w / long_side, down=36 / lens * h / long_side)


def spot_of(n, fmt, x, y, z):
    """Where a point of the house lands, in % of the frame (across, down)."""
    v = view(n, fmt)
    d = y - v['y']
    return 100 * (SPOT[0] + x / d / v['across']), 100 * (SPOT[1] - (z - FLAME) / d / v['down'])


def table():
    """For each still and format: camera, lamp height in % of the frame's height, opening in % of the frame, scale that clears it."""
    out = {}
    for n, (name, y, _, (py, w, h, foot)) in STILLS.items():
        for fmt in FORMATS:
            v = view(n, fmt)
            l, t = spot_of(n, fmt, -w / 2, py, h)
            r, b = spot_of(n, fmt, w / 2, py, foot)
            lamp = spot_of(n, fmt, 0, LAMP_Y, LAMP_Z)[1] - spot_of(n, fmt, 0, LAMP_Y, LAMP_Z + LAMP_H)[1]
            clear = max(50 / (50 - l), 46 / (46 - t), 54 / (b - 46))
            out[f'{n}-{fmt}'] = dict(name=name, y=y, lens=v['lens'], shift=round(v['shift'][1], 4), lamp=round(lamp, 2), flame=[round(q, 3) for q in spot_of(n, fmt, 0, LAMP_Y, FLAME)],
                                     box=[round(q, 1) for q in (l, t, r, b)], clear=round(clear, 2))
    return out


if __name__ == '__main__':
    print(json.dumps(table(), indent=1))
