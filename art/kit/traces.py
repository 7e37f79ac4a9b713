"""What people leave about the house of the walk: sandals, a newspaper, a bicycle, washing, chillies drying, a meal half eaten. 1 unit = 1 cm."""
import math
import numpy as np
from . import mats
from .core import *
from .dishes import disc_surface, tumbler
from .dishes_b import bail, bucket
from .house import dark_teak, flags, reed
from .mats import NT, cached
from .places import box, extrude, flat, ladle, place, ring_of, urn
from .props import leaf_geo
from .supper import cut_leaf, fold, used_place


def rubber(col, rough=.5):
    return mats.food('rubber', rough, .4, .2, 3, var=.2)


# ---------------------------------------------------------------- the step and the verandah
def sandals(M, col='#3a2012', strap='#22120a', apart=11, s=0):
    """A pair of chappals, toes towards +x, put off in a hurry."""
    rg = np.random.default_rng(s)
    sole = [(13, 0), (12.4, 2.2), (9.5, 4.0), (5, 4.6), (0, 3.6), (-5, 2.9), (-9, 3.3), (-12, 2.6), (-13.2, 0), (-12, -2.6), (-9, -3.2), (-5, -2.6), (0, -2.9), (5, -3.9), (9.5, -3.7), (12.4, -2.0)]
    out, band = [], []
    for k in (-1, 1):
        A = T(rg.normal() * 2.5, k * apart / 2 + rg.normal(), 0) @ rotm('z', -5 * k + rg.normal() * 9)
        out.append(extrude([(x, k * z) for x, z in sole][::k], 2.0, .4).rot('x', 90).move(0, 0, 1).xf(A).color(lin(col)))
        band += [tube([(9.0, .3 * k, 2), (8.0, .3 * k, 3.6), (3.5, d * 2.6, 5.2), (-1.5, d * 3.6, 2.2)], [.5, .6, .75, .6], 8, 24, flat=.5).xf(A).color(lin(strap)) for d in (-1, 1)]
    to_obj(merge(out).xf(M), 'soles', rubber(col), smooth=False)
    to_obj(merge(band).xf(M), 'straps', rubber(strap, .4))


@cached
def newsprint():
    """Columns of grey lines under a headline, one picture. UV 0..1."""
    t = NT('newsprint')
    u, v = t.n('SeparateXYZ', Vector=t.n('TexCoord').outputs['UV']).outputs[:2]
    fr = lambda x, k: t.math('FRACT', t.math('MULTIPLY', x, float(k)))
    column = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', fr(u, 5), .5)), .44)
    words = t.math('GREATER_THAN', t.noise(1, t.mapping(t.n('TexCoord').outputs['UV'], (120, 60, 1)), 1, .5), .42)
    lines = t.math('MULTIPLY', t.math('MULTIPLY', t.math('LESS_THAN', fr(v, 46), .5), column), words)
    head = t.math('GREATER_THAN', v, .84)
    big = t.math('MULTIPLY', t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', v, .91)), .035), t.math('GREATER_THAN', t.noise(1, t.mapping(t.n('TexCoord').outputs['UV'], (26, 3, 1)), 1, .5), .45))
    ink = t.math('ADD', t.math('MULTIPLY', lines, t.math('SUBTRACT', 1.0, head)), t.math('MULTIPLY', big, head), True)
    picture = t.math('MULTIPLY', t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', u, .3)), .18), t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', v, .62)), .14))
    col = t.mixc(t.math('MULTIPLY', ink, .75), '#c6bda6', '#1d1a18')
    return t.done(t.pbr(Base_Color=t.mixc(t.math('MULTIPLY', picture, .8), col, '#4a443c'), Roughness=.9, Specular=.1))


def newspaper(M, s=0):
    """Folded once and laid down open-side up, with a pair of spectacles on it."""
    for k in range(4):
        def fn(u, v, k=k):
            x, y = (u - .5) * 40 + .4 * k, (v - .5) * 29 - .3 * k
            P = np.stack([x, y, 0 * x + 9 * k + s], 1)
            return np.stack([x, y, .5 + .55 * k + .5 * fbm(P, .06, 2, s + k) + 2.0 * ss(.30, .5, np.abs(u - .5)) * (.4 + .2 * k)], 1)
        to_obj(grid(30, 20, fn).xf(M), 'paper', newsprint())
    rim = lambda x: tube([(x + 2.5 * math.cos(a), 0, 2.2 + 2.1 * math.sin(a)) for a in np.linspace(0, 6.2832, 24)], np.full(24, .22), 6, cap=False)
    arm = lambda s_: tube([(s_ * 6, 0, 3.4), (s_ * 5.8, 8, 3.0), (s_ * 5.4, 13, .6)], [.2, .2, .25], 6, 14)
    to_obj(merge([rim(-3.2), rim(3.2), tube([(-.7, 0, 3), (0, 0, 3.4), (.7, 0, 3)], [.2, .2, .2], 6), arm(-1), arm(1)]).xf(M @ T(4, -3, 3.2) @ rotm('z', 24)), 'spectacles', mats.food('horn', .2, .6, 0))


def bicycle(M):
    """A roadster, its front wheel towards +x; a cloth bag on the handlebar, a milk can on the carrier."""
    steel, black = [], []
    ring = lambda x, R, r, z=34: tube([(x + R * math.cos(a), 0, z + R * math.sin(a)) for a in np.linspace(0, 6.2832, 60)], np.full(60, r), 8, cap=False)
    for x in (0, 110):
        black.append(ring(x, 33, 1.7))
        steel.append(ring(x, 30.6, .7))
        steel += [tube([(x, .8, 34), (x + 30 * math.cos(a), 0, 34 + 30 * math.sin(a))], [.16, .16], 4) for a in np.arange(20) * .31416]
        steel.append(tube([(x, -4, 34), (x, 4, 34)], [2.2, 2.2], 10))
        black.append(tube([(x + 37 * math.cos(a), 0, 34 + 37 * math.sin(a)) for a in np.linspace(.15, 3.0, 24)], np.full(24, 2.6), 8, flat=.35))
    bb, seat, head, low = (45, 0, 28), (33, 0, 80), (91, 0, 86), (94, 0, 72)
    rod = lambda a, b, r=1.5: tube([a, b], [r, r], 10)
    black += [rod(bb, seat), rod(seat, head), rod(bb, low), rod(head, low, 1.9)]
    for s in (-4, 4):
        black += [rod((0, s, 34), (45, s * .6, 28), 1.0), rod((0, s, 34), (33, s * .4, 78), .9), rod((110, s, 34), (95, s * .5, 70), 1.1)]
        black += [rod((-14, s * 1.6, 73), (30, s * 1.6, 73), .6), rod((-6, s * 1.6, 73), (0, s, 34), .5)]
    black += [rod((k, -7, 73), (k, 7, 73), .5) for k in (-14, -2, 10, 22)]
    black.append(box(2, 52, 5, 7, 24, 40, 2))                                   # chain case
    steel += [rod((91, 0, 86), (89, 0, 100), 1.3), tube([(70, -25, 96), (82, -25, 99), (90, -14, 101), (90, 14, 101), (82, 25, 99), (70, 25, 96)], np.full(6, 1.2), 8, 50)]
    steel += [rod((45, -9, 14), (45, -9, 28), 1.0), rod((45, 9, 42), (45, 9, 28), 1.0), lathe([(0, 0), (4, .4), (5.5, 3), (5.5, 8)], 24, 20).rot('y', 90).move(96, 0, 92)]
    black += [blob((13, 8, 4), 3, .05).move(29, 0, 88), rod(seat, (31, 0, 86), 1.2), box(40, 50, -13, -7, 12.6, 15, .5), box(40, 50, 7, 13, 40.6, 43, .5)]
    to_obj(merge(black).color(lin('#0d0d0f')).xf(M), 'frame', mats.food('enamelblack', .3, .5, .05, 3, coat=.5, coatr=.1))
    to_obj(merge(steel).xf(M), 'steel', mats.steel())
    bag = blob((9, 4, 13), 4, .12, .8, 3)
    to_obj(bag.move(84, -27, 76).xf(M), 'bag', mats.cloth('#8a7c5e'))
    can = lathe([(0, 0), (9, 0), (9.6, 1), (9.6, 19), (8.6, 22), (5.6, 26), (5.4, 29), (6.4, 29.6), (6.2, 31), (2, 32), (1.2, 34), (0, 34.4)], 60, 80)
    to_obj(can.move(4, 0, 73.6).xf(M), 'milk', mats.brass(.2, rough=.24))


# ---------------------------------------------------------------- the hall
def chest(x0, x1, y0, y1, h):
    """Teak chest bound with brass, a lock on its front."""
    flat(merge([box(x0, x1, y0, y1, 5, h - 9, 1), box(x0 - 1.5, x1 + 1.5, y0 - 1.5, y1 + 1.5, h - 8, h, 2.5)] + [box(x - 4, x + 4, y0, y0 + 8, 0, 6) for x in (x0 + 5, x1 - 5)]), 'chest', dark_teak('x'))
    w = x1 - x0
    bands = [box(x0 + w * f - 2.4, x0 + w * f + 2.4, y0 - 2.2, y1 + 2, 5, h + .6, .6) for f in (.1, .5, .9)]
    studs = [blob((1.2, .9, 1.2), 2, 0).move(x0 + w * f, y0 - 2.6, z) for f in (.1, .5, .9) for z in np.arange(10, h, 9)]
    lock = [box(x0 + w / 2 - 6, x0 + w / 2 + 6, y0 - 3.4, y0, h - 22, h - 6, 1)]
    to_obj(merge(bands + studs + lock), 'bands', mats.brass(.2, rough=.26), smooth=False)


def hung_mirror(x, y, z, w, h):
    """Old looking glass in a gilt frame, tipped forward from the wall."""
    M = T(x, y - 3, z) @ rotm('x', -7)
    fr = [box(a, b, -2.4 - d, 2, c, e, .8) for d, m in ((0, 0), (1.4, 3)) for a, b, c, e in ((-w / 2 - 8 + m, -w / 2, -h / 2 - 8 + m, h / 2 + 8 - m), (w / 2, w / 2 + 8 - m, -h / 2 - 8 + m, h / 2 + 8 - m), (-w / 2 - 8 + m, w / 2 + 8 - m, -h / 2 - 8 + m, -h / 2), (-w / 2 - 8 + m, w / 2 + 8 - m, h / 2, h / 2 + 8 - m))]
    fr += [ring_of(blob((4.2, 1.8, 1.6), 2, 0), 9, 4, 0).rot('x', 90).move(0, -3, h / 2 + 12), blob((2.6, 2, 2.6), 2, 0).move(0, -4, h / 2 + 12)]
    to_obj(merge(fr).xf(M), 'gilt', mats.brass(.3, rough=.3), smooth=False)
    t = NT('glass')
    n = t.noise(.2, t.coord(), 4, .6)
    m = t.done(t.pbr(Base_Color=t.mixc(t.maprange(n, .55, .75, 0, 1), '#8e8678', '#2a241c'), Metallic=1.0, Roughness=t.maprange(n, .4, .7, .05, .3)))
    to_obj(Geo(np.array([[-w / 2, -1, -h / 2], [w / 2, -1, -h / 2], [w / 2, -1, h / 2], [-w / 2, -1, h / 2]], float), np.array([[0, 1, 2, 3]])).xf(M), 'glass', m, smooth=False)


def wall_clock(x, y, z):
    """Round dial in an eight-sided case, pendulum below, twenty to nine."""
    case = lathe([(0, -9), (21, -9), (23, -5), (23, 0), (19, 1.5), (17, .6)], 8, 6, smooth=False).rot('x', 90).rot('y', 22.5).move(x, y - 9, z)
    flat(merge([case, box(x - 10, x + 10, y - 8, y, z - 48, z - 16, 1)]), 'case', dark_teak('z'))
    dial = lathe([(0, 0), (17.4, 0)], 60, 2, smooth=False).rot('x', 90).move(x, y - 9.8, z)
    to_obj(dial.color(lin('#cdbf9c')), 'dial', mats.food('dial', .4, .4, .05, 2, var=.12))
    hand = lambda a, l, w: box(-w, w, -.3, 0, -2, l).rot('y', a).move(x, y - 10.3, z)
    marks = [box(-.7, .7, -.3, 0, 12.5, 15.6).rot('y', k * 30).move(x, y - 10.1, z) for k in range(12)]
    to_obj(merge(marks + [hand(260, 8.5, .8), hand(240, 13, .6)]), 'hands', mats.food('black', .5))
    to_obj(merge([lathe([(0, -1), (4.6, 0), (0, 1)], 30, 16).rot('x', 90).move(x, y - 9, z - 38), tube([(x, y - 9, z - 36), (x, y - 9, z - 16)], [.4, .4], 6)]), 'bob', mats.brass(0.0))


def swing(x0, x1, y, top, z=46):
    """Oonjal: a teak plank on brass chains, with a bolster and a betel box."""
    flat(box(x0, x1, y - 26, y + 26, z, z + 5, 1.2), 'plank', dark_teak('x'))
    link = tube([(1.1 * math.cos(a), 0, 1.9 * math.sin(a)) for a in np.linspace(0, 6.2832, 13)], np.full(13, .42), 6, cap=False)
    Ms = [T(x, yy, q) @ rotm('z', 90 * (k % 2)) for x in (x0 + 6, x1 - 6) for yy in (y - 22, y + 22) for k, q in enumerate(np.arange(z + 4, top, 3.0))]
    to_obj(stamp(link, Ms), 'chain', mats.brass(0.0, rough=.24))
    b = tube([(x0 + 8, y + 12, z + 13), (x0 + 14, y + 12, z + 13), (x0 + 50, y + 12, z + 13), (x0 + 56, y + 12, z + 13)], [3, 8, 8, 3], 40, 60)
    b.displace(.5 * fbm(b.V, .15, 3, 2))
    to_obj(b, 'bolster', mats.cloth('#a59878'))
    to_obj(lathe([(0, 0), (9, 0), (9.6, 1), (9.6, 7), (9.9, 7.6), (8.4, 9.6), (3, 11), (1, 12.4), (1.6, 13.4), (0, 14)], 60, 60).move(x1 - 22, y - 6, z + 5), 'betel', mats.brass(.5, rough=.2))


# ---------------------------------------------------------------- served to a guest
def served(at, *dishes, h=42, R=24):
    """A low three-legged table of teak with a brass tray; each dish is (builder, arguments, x, y, scale) on it."""
    x, y, z = at
    top = lathe([(0, h - 4), (R - 2, h - 4), (R, h - 3), (R, h - 1), (R - 1, h), (0, h)], 90, 60)
    leg = lathe([(0, 0), (2.2, 0), (2.6, 3), (1.8, 8), (2.9, 14), (2.1, 20), (3.1, h - 8), (3.4, h - 4), (0, h - 4)], 30, 60)
    legs = [leg.copy().rot('y', -7).move((R - 9), 0, 0).rot('z', a) for a in (30, 150, 270)]
    flat(merge([top] + legs).move(x, y, z), 'low table', dark_teak('x'))
    tray = lathe([(0, .3), (R - 4, .3), (R - 2.6, 2.2), (R - 2.2, 2.3), (R - 2.4, 1.9), (R - 3.6, 0), (0, 0)], 120, 90)
    to_obj(tray.move(x, y, z + h), 'tray', mats.brass(.3, scale=1.4, rough=.22))
    for build, args, dx, dy, k in dishes:
        place(T(x + dx, y + dy, z + h + .4) @ S(k), build, *args)


# ---------------------------------------------------------------- the court
def limewashed(x0, x1, y0, y1, z0, z1, col, under, s=0, wear=1.0):
    """A block of brick under many coats of limewash: edges rubbed round and chipped to `under`, runs of rain down its sides."""
    h, at = np.array([x1 - x0, y1 - y0, z1 - z0]) / 2, np.array([x0 + x1, y0 + y1, z0 + z1]) / 2
    sides = []
    for k in range(3):
        i, j = (k + 1) % 3, (k + 2) % 3
        for d in (-1, 1):
            def fn(u, v, k=k, i=i, j=j, d=d):
                P = np.zeros((len(u), 3))
                P[:, k], P[:, i], P[:, j] = d * h[k], (2 * (u if d > 0 else 1 - u) - 1) * h[i], (2 * v - 1) * h[j]
                return P
            sides.append(grid(*(max(8, int(2 * h[q] / .8)) for q in (i, j)), fn))
    g = merge(sides)
    P = g.V + at + s * 17.0
    chip = wear * ss(.08, .42, fbm(P, .055, 4, s + 3)) + .5 * wear * ss(.2, .5, fbm(P, .22, 2, s + 5))
    r = np.minimum(1.3 + 3.4 * chip, .45 * h.min())[:, None]
    core_ = np.clip(g.V, -(h - r), h - r)
    out = g.V - core_
    n = out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    edge = ss(1.02, 1.5, np.linalg.norm(out, axis=1) / r[:, 0])
    g.V = core_ + n * (r + (.30 * fbm(P, .09, 3, s) + .12 * fbm(P, .5, 3, s + 1))[:, None]) + at
    run = ss(.12, .5, fbm(P * [1, 1, .07], .16, 3, s + 7)) * ss(-h[2], h[2] * .9, g.V[:, 2] - at[2] + .3 * h[2])
    c = mix(lin(col), lin(col) * [.70, .62, .50], ss(-.3, .4, fbm(P, .05, 4, s + 9)))
    c = mix(c, lin('#3d3122'), .55 * run + .5 * ss(5 + 3 * fbm(P, .12, 2, s), 0, g.V[:, 2] - z0))
    bare = np.clip(edge * ss(.25, .6, chip) + ss(.34, .48, fbm(P, .07, 4, s + 12)) * .8 * wear, 0, 1)
    g.C = mix(c, mix(lin(under), lin(under) * .5, ss(-.3, .3, fbm(P, .4, 3, s + 2))), bare)
    return g


def tulsi(x, y, z):
    """Thulasi madam: a stepped pedestal under old limewash, red oxide between cream stripes, soot over the lamp's niche, the basil in its top."""
    lime, red, brick = '#857350', '#47190c', '#4d2c1d'
    pale = [limewashed(-34, 34, -34, 34, 0, 13, lime, brick, 1, 1.5), limewashed(-27, 27, -27, 27, 12, 24, lime, brick, 2, 1.3), limewashed(-24, 24, -24, 24, 71, 80, lime, brick, 3)]
    shaft = limewashed(-18, 18, -18, 18, 23, 72, red, lime, 4, .6)
    V = shaft.V + 9
    stripe = sum(np.abs(np.where(np.abs(shaft.V[:, 1]) > 17, shaft.V[:, 0], shaft.V[:, 1]) + .5 * fbm(V, .2, 3, 2) - a) < 2.0 for a in (-13.5, 13.5)) > 0
    shaft.C[stripe & (fbm(V, .3, 3, 8) < .34)] = lin(lime)
    soot = ss(10, 1, np.abs(shaft.V[:, 0]) + 2.5 * fbm(V, .15, 3, 6)) * ss(69, 55, shaft.V[:, 2]) * (shaft.V[:, 1] < -15) * ss(38, 54, shaft.V[:, 2])
    shaft.C = mix(shaft.C, lin('#0d0806'), .85 * soot)
    to_obj(merge(pale + [shaft, limewashed(-20, 20, -20, 20, 79, 95, red, lime, 6)]).move(x, y, z), 'pedestal', mats.food('limewash', .9, .12, .5, .35, var=.22, mottle=.09, bdist=.5))
    arch = lambda w, h: [(-w, 0), (w, 0), (w, h)] + [(w * math.cos(a), h + w * math.sin(a)) for a in np.linspace(.2, 2.94, 12)] + [(-w, h)]
    flat(extrude(arch(6.4, 14), 1.6).move(x, y - 18.2, z + 36), 'niche', mats.food('soot', .9))
    rim = arch(7.3, 14)
    to_obj(tube([(a, 0, b) for a, b in rim], np.full(len(rim), 1.1), 8).move(x, y - 18.4, z + 36).color(lin(lime)), 'rim', mats.food('limewash', .9, .12, .5, .35, var=.22, mottle=.09, bdist=.5))
    to_obj(lathe([(0, .2), (3.2, 0), (4.2, 1.8), (3.8, 1.8), (2.8, .8), (0, .8)], 24, 20).move(x, y - 20, z + 37).color(lin('#6a3418')), 'diya', mats.food('soot', .9))
    rg = np.random.default_rng(5)
    lf, L, St = leaf_geo(6.4, 3.6, .3, .3, 0, .8, 0, 8, 5), [], []
    for k in range(30):
        d = rg.normal(size=3) * [1, 1, .8]
        tip = d / np.linalg.norm(d) * [22, 22, 19] * rg.random() ** .3 + [0, 0, 29]
        St.append(tube([(0, 0, 0), tip * [.3, .3, .6], tip], [.8, .5, .25], 5, 10))
        for q in range(22):
            L.append(T(*(tip + rg.normal(size=3) * 4.5)) @ rotm('z', rg.random() * 360) @ rotm('y', 10 + 35 * rg.normal()))
    to_obj(stamp(lf, L, (.7 + .5 * rg.random((len(L), 1))) * np.ones(3)).move(x, y, z + 95), 'basil', mats.leaf('#56772c', '#26420f', 9, .25, .4))
    to_obj(merge(St).color(lin('#4a3a24')).move(x, y, z + 95), 'stems', mats.food('stem', .6, .3, .2))


def drying_chillies(M, w=126, d=92, n=2300):
    """Red chillies spread on a frayed palm mat in the sun, a cane tray beside them."""
    rg = np.random.default_rng(8)
    def fn(u, v):
        P = np.stack([u * w, v * d, 0 * u], 1)
        fray = 1 + .05 * ss(.42, .5, np.abs(u - .5)) * fbm(P * [0, 1, 0], .9, 3, 4)
        return np.stack([(u - .5) * w * fray + 2 * vnoise(P, .03, 2), (v - .5) * d + 2.5 * vnoise(P, .025, 3), .6 + .8 * vnoise(P, .06, 3) + 2.2 * ss(.36, .5, np.abs(v - .5)) * (.5 + vnoise(P, .04, 7))], 1)
    to_obj(grid(90, 120, fn).xf(M), 'mat', reed('#2c110a', '#5a4523', '#3a2a13'))
    straw = [tube([(k * w / 2 - k * 2, y, 1), (k * (w / 2 + 3 + 3 * rg.random()), y + rg.normal(), .9 + rg.random())], [.28, .12], 4, 5) for k in (-1, 1) for y in rg.uniform(-d / 2, d / 2, 110)]
    to_obj(merge(straw).color(lin('#5b4726')).xf(M), 'straw', mats.food('straw', .8, .2, .2, var=.3))
    pods = []
    for k in range(8):
        b = rg.normal(size=3)
        g = tube([(-4.2, b[0], 0), (-1.4, .5 * b[1], .2), (1.8, .6 * b[2], 0), (4.4, b[0], .3)], [.5, .85, .72, .1], 9, 22)
        g.displace(-.2 * np.abs(fbm(g.V * [.6, 2, 2] + k, 1.1, 3, k)))
        stalk = tube([(-4.1, b[0], 0), (-5.6, b[0] * 1.3, .3)], [.34, .2], 5, 5).color(lin('#5d5226'))
        pods.append(merge([g.color(np.ones(3)), stalk]))
    hues = np.array([lin(h) for h in ('#5a0f08', '#440a06', '#2c0605', '#6a1a0a', '#3d0d06')])
    by, tint = [[] for _ in pods], [[] for _ in pods]
    for _ in range(n):
        x, y = rg.normal() * w * .2, rg.normal() * d * .2
        h = 7.0 * math.exp(-(x / (w * .24)) ** 2 - (y / (d * .24)) ** 2)
        k = rg.integers(8)
        by[k].append(T(x, y, 1.6 + h * (.35 + .65 * rg.random())) @ rotm('z', rg.random() * 360) @ rotm('y', rg.normal() * 16) @ S(.75 + .5 * rg.random()))
        tint[k].append(hues[rg.integers(5)] * (.7 + .6 * rg.random()))
    to_obj(merge([stamp(g, m, c) for g, m, c in zip(pods, by, tint)]).xf(M), 'chillies', mats.food('chilli2', .42, .4, .3, 4, var=.3))
    tray = lathe([(0, .6), (26, .6), (31, 4), (32, 6), (31, 6.4), (26, 2), (0, 1.6)], 60, 30)
    tray.displace(.25 * np.sin(np.arctan2(tray.V[:, 1], tray.V[:, 0]) * 60))
    to_obj(tray.color(lin('#4f3a1c')).xf(M @ T(-w * .5 - 40, 12, 0)), 'tray', mats.food('cane', .6, .3, .5, 3, var=.25))
    seed = blob((1.1, .9, .8), 1, .2, 2, 1)
    xy = rg.normal(size=(420, 2)) * 10
    to_obj(stamp(seed, [T(x, y, 2.4 + 3 * math.exp(-(x * x + y * y) / 160) * rg.random()) for x, y in xy], lin('#7a5326') * (.6 + .7 * rg.random((420, 1)))).xf(M @ T(-w * .5 - 40, 12, 0)), 'seeds', mats.food('seed', .6, .3, .2))


@cached
def sari_cloth(w, d):
    """Thin checked cotton, each check a little different, a broad border along the hem and the end. UV in cm; `w`, `d`: its width and height."""
    t = NT('sari')
    uv = t.n('TexCoord').outputs['UV']
    u, v = t.n('SeparateXYZ', Vector=uv).outputs[:2]
    line = lambda x, size, at, half: t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('DIVIDE', x, size)), at)), half)
    body = t.mixc(t.math('MULTIPLY', t.math('ADD', line(u, 11.0, .3, .22), line(v, 13.0, .4, .22)), .5), '#2c0a0c', '#571510')
    for x, size, at, half in ((u, 11.0, .75, .035), (u, 11.0, .85, .02), (v, 13.0, .8, .03)):
        body = t.mixc(t.math('MULTIPLY', line(x, size, at, half), .8), body, '#8a6626')
    hem = t.math('MAXIMUM', t.math('GREATER_THAN', v, d - 15.0), t.math('GREATER_THAN', u, w - 12.0))
    stripe = t.math('MAXIMUM', line(v, 4.4, .5, .16), t.math('MULTIPLY', line(u, 4.4, .5, .16), t.math('GREATER_THAN', u, w - 12.0)))
    col = t.mixc(hem, body, t.mixc(stripe, '#7b5a22', '#1f0a0a'))
    col = t.mixc(t.maprange(t.noise(.03, uv, 4, .6), .3, .7, 0, .45), col, '#1a0707')
    h = t.math('ADD', t.n('TexWave', {'bands_direction': 'X'}, Vector=uv, Scale=5.5, Distortion=.6).outputs['Fac'], t.n('TexWave', {'bands_direction': 'Y'}, Vector=uv, Scale=5.5, Distortion=.6).outputs['Fac'])
    m = t.n('MixShader', Fac=.34)
    t.set(m, '#1', t.pbr(Base_Color=col, Roughness=.95, Specular=.1, Sheen=.3, Normal=t.bump(h, .3, .05)))
    t.set(m, '#2', t.n('BsdfTranslucent', Color=t.mixc(.25, col, '#b0401c')))
    return t.done(m)


def washing(a, b, drop=150, s=0):
    """A checked cotton sari over a line between two points: pushed together in places, creased where it was wrung, its hem uneven."""
    a, b = np.array(a, float), np.array(b, float)
    w, out = float(np.linalg.norm((b - a)[:2])), np.cross(b - a, (0, 0, 1.0))
    out /= np.linalg.norm(out)
    for side, d in ((1, drop), (-1, drop * .72)):
        def fn(u, v):
            P = np.stack([u * w, v * d * .25, 0 * u + 40 * side + s], 1)
            q = u + .10 * fbm(P * [1, .3, 1], .016, 2, s + 3)                                     # where the folds crowd
            hang = ss(0, .4, v)
            f = hang * (7.5 * np.sin(q * 31 + 2.6 * vnoise(P, .02, s)) * (.35 + .65 * ss(-.4, .4, vnoise(P * [1, .2, 1], .03, s + 4))) + 3.5 * fbm(P, .05, 3, s + 2))
            f = f + 1.2 * fbm(P * [1, 4, 1], .13, 3, s + 5) + 1.4 + 3.0 * v
            x = .05 + .9 * (u + .012 * np.sin(q * 31 + 1.4) * hang) - .03 * v * np.sin(3.1 * u + side)
            p = a + (b - a) * x[:, None] + out * (side * f)[:, None]
            p[:, 2] -= 5 * np.sin(np.pi * u) + v * (d * (1 + .05 * np.sin(u * 5 + s + side)) + 3 * fbm(P * [1, 0, 1], .06, 3, s + 8))
            return p
        g = grid(260, 110, fn)
        hem = g.UV[:, 1] > .992
        g.UV = g.UV * [w * 1.25, d]
        to_obj(g, 'sari', sari_cloth(round(w * 1.25, 1), d))
        edge = g.V[hem]
        to_obj(tube(edge[::3], np.full(len(edge[::3]), .55), 6).color(lin('#5b4019')), 'hem', mats.cloth('#5b4019'))
    to_obj(tube([a, (a + b) / 2 - [0, 0, 5], b], [.4, .4, .4], 6, 20), 'line', mats.food('rope', .8))


# ---------------------------------------------------------------- the meal
def sambar_bucket(M):
    """Brass serving bucket, two thirds full, its ladle in it."""
    o, i = bucket()
    to_obj(o.xf(M), 'bucket', mats.brass(.3, rough=.2)); to_obj(i.xf(M), 'bucket in', mats.tin())
    to_obj(bail(11, 12, 10.5, -64).xf(M), 'bail', mats.brass(0.0))
    to_obj(disc_surface(9.8, 8, .12, .8, 3, .1, 40, 90, .1).xf(M), 'sambar', mats.liquid('#a3581a', '#6f340d', '#c0661a', .08, 1.0, .5, '#140703', .7, .4))
    place(M @ T(-2, 2, 7.5) @ rotm('z', 50) @ rotm('y', -62) @ S(.8), ladle, np.eye(4), 34)


def folded_leaf(M, s=3):
    """The meal is over: the leaf is folded towards the guest."""
    for g, m in zip(cut_leaf(L=58, W=27, s=s, tears=((9, 1),), tint=np.array([.9, .8, .6])), (mats.banana_leaf(), mats.food('rib', .35, .5, .15, 3, trans=.15, var=.15))):
        to_obj(fold(g, (0, .6), 90, 1.1, 166).xf(M), 'folded', m)


def half_eaten(M, s=0):
    """A leaf from which somebody has just got up, tumbler beside it."""
    place(M @ S(1.36, 1.2, 1.2), used_place, s)
    place(M @ S(1.15), tumbler, 27, 14)


# ---------------------------------------------------------------- the hearth
def lamp_stone(x, y, h, r=30):
    """The stone under the lamp: a square foot, a lotus, a worn top with flowers and rice strewn on it."""
    st = flags('#4f473c', 90)
    flat(merge([box(x - r - 5, x + r + 5, y - r - 5, y + r + 5, 0, h * .36, 1.2), box(x - r * .8, x + r * .8, y - r * .8, y + r * .8, h * .8, h, 1.2)]), 'stone', st)
    to_obj(ring_of(blob((3.2, 5.6, h * .26), 2, 0), 20, r * .86, h * .58).move(x, y, 0), 'lotus', st)
    to_obj(lathe([(r * .8, h * .3), (r * .9, h * .5), (r * .84, h * .8)], 40, 12).move(x, y, 0), 'drum', st)


def stores(x0, x1, y):
    """Along the wall: lidded brass and clay, a heap of onions in a basket, a sack of rice."""
    from .stills import clay_pot, sack
    o, i = clay_pot(27, 40, 2)
    to_obj(o.move(x0 + 24, y, 0), 'pot', mats.clay('#1d120c', '#4f2817', .6)); to_obj(i.move(x0 + 24, y, 0), 'pot in', mats.clay('#1a1210', '#33241b'))
    urn(x0 + 76, y + 4, 0, 24, 3, 0)
    g, m = sack(21, 34, 2, '#8f8262')
    to_obj(g.move(x1 - 20, y - 4, 0), 'sack', m)
    rice = disc_surface(19, 31, .5, .6, 3, 4, 40, 80, 0).color(lin('#c7b894'))
    to_obj(rice.move(x1 - 20, y - 4, 0), 'rice', mats.food('rice', .7, .2, .6, 5))
