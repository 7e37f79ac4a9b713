#!/usr/bin/python3
"""Floor textures for the scenes: 4 x 4 cement tiles, each a little different, alpha is the height. 76 MB in tex/, never committed."""
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE + '/ornaments')
import tiles

FLOORS = (('thamarai', 'oxide'), ('thamarai', 'peacock'), ('thamarai', 'night'), ('pookal', 'oxide'), ('pookal', 'peacock'), ('pookal', 'mustard'), ('pookal', 'night'),
          ('kattam', 'oxide'), ('kattam', 'peacock'), ('kattam', 'mustard'), ('kattam', 'leaf'))


def poured(t, R, px):
    """One tile as a hand would pour it: wobbling edges, clouded pigment, a groove of grout; last channel is height."""
    yy, xx = np.mgrid[0:px, 0:px]
    dx, dy = (ndi.gaussian_filter(R.normal(size=(px, px)), 6) * 30 for _ in range(2))
    t = np.stack([ndi.map_coordinates(t[..., k], [yy + dy, xx + dx], order=1, mode='nearest') for k in range(3)], -1)
    cloud = ndi.gaussian_filter(R.normal(size=(px, px)), 22)
    fine = ndi.gaussian_filter(R.normal(size=(px, px)), 1.2)
    t = t * (1 + .05 * R.normal() + .035 * cloud / cloud.std() + .02 * fine / fine.std())[..., None]
    t = t * (1 + .02 * R.normal(size=3))
    edge = np.minimum(np.minimum(xx, px - 1 - xx), np.minimum(yy, px - 1 - yy)) / px * 20      # cm from the edge
    g = np.clip(edge / .06, 0, 1)[..., None]
    t = t * g + np.array([.23, .19, .16]) * (1 - g)
    return np.concatenate([np.clip(t, 0, 1), (np.clip(edge / .12, 0, 1) ** .5)[..., None]], -1)


def floor(pattern, way, px=512):
    """Write tex/tile-PATTERN-WAY.png."""
    out = f'{HERE}/tex/tile-{pattern}-{way}.png'
    svg = subprocess.run(['rsvg-convert', '-w', str(2 * px), '-h', str(2 * px)], input=tiles.tile(pattern, way, grout=False).encode(), capture_output=True, check=True).stdout
    with open(out, 'wb') as f:
        f.write(svg)
    a = np.asarray(Image.open(out).convert('RGB').resize((px, px), Image.LANCZOS)).astype(np.float32) / 255
    R = np.random.default_rng(3)
    rows = [np.concatenate([poured(np.rot90(a, R.integers(4)).copy(), R, px) for _ in range(4)], 1) for _ in range(4)]
    Image.fromarray((np.concatenate(rows, 0) * 255 + .5).astype(np.uint8), 'RGBA').save(out)


if __name__ == '__main__':
    os.makedirs(HERE + '/tex', exist_ok=True)
    for p, w in FLOORS:
        floor(p, w)
