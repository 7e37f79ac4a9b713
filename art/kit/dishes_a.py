"""More dishes: chicken 65, mutton chukka, prawn thokku, vanjaram fry, kathirikai kuzhambu, payasam, filter coffee, egg masala, gulab jamun."""
import math
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .mats import NT, cached
from .dishes import scene, tile_floor, disc_surface, mustard, katori, tumbler


# ================================================================ materials
@cached
def crust(name='crust', oil=.5, rough=.46, bump=.8, bdist=.13, dark='#240a04', light='#d9702a', darkamt=.7, lightamt=.3, grit=.6, sss=.05, scale=1.0, coat=.8):
    """Fried or roasted masala coating over vertex colours: char, lighter crumbs, spice grit, patches of oil."""
    t = NT(name)
    c = t.coord()
    a = t.attr()
    n2 = t.noise(3.2 * scale, c, 8, .7, .8)
    n3 = t.noise(6.5 * scale, c, 6, .65)
    col = t.mixc(t.math('MULTIPLY', t.ramp(n2, [(.50, 0.), (.68, 1.)]), darkamt), a, dark)
    col = t.mixc(t.math('MULTIPLY', t.ramp(n3, [(.54, 0.), (.72, 1.)]), lightamt), col, light)
    g = t.ramp(t.voro(8.5 * scale, c), [(.0, 1.), (.15, 0.)])
    col = t.mixc(t.math('MULTIPLY', g, grit), col, '#120503')
    om = t.ramp(t.noise(1.5 * scale, c, 4), [(.56 - .16 * oil, 0.), (.66 - .16 * oil, 1.)])
    r = t.maprange(om, 0, 1, rough, .17)
    h = t.math('ADD', n2, t.math('MULTIPLY', n3, .45))
    h = t.math('ADD', h, t.math('MULTIPLY', g, .25))
    return t.done(t.pbr(Base_Color=col, Roughness=r, Specular=.5, Normal=t.bump(h, bump, bdist), Subsurface=sss, Subsurface_Color=lin(light),
                        Subsurface_Radius=(.18, .06, .02), Clearcoat=t.math('MULTIPLY', om, coat if oil else 0.), Clearcoat_Roughness=.09))


@cached
def thick(oilcol='#b8360a', specks='#200a04', rough=.24, bump=.45, sss=.06):
    """Chunky gravy: vertex colours for the masala, UV.x is the mask of the oil that has floated out."""
    t = NT('thick')
    c = t.coord()
    uv = t.n('SeparateXYZ', Vector=t.n('TexCoord').outputs['UV'])
    om = uv.outputs[0]
    n = t.noise(2.2, c, 8, .65, .6)
    n2 = t.noise(7, c, 6, .65)
    col = t.mixc(t.math('MULTIPLY', t.ramp(n, [(.45, 0.), (.68, 1.)]), .55), t.attr(), lin(specks) * 1.6)
    col = t.mixc(t.math('MULTIPLY', t.ramp(n2, [(.52, 0.), (.7, 1.)]), .35), col, lin(oilcol) * 1.25)
    sp = t.math('MULTIPLY', t.ramp(t.voro(8, c), [(.05, 1.), (.15, 0.)]), t.ramp(n2, [(.42, 0.), (.55, 1.)]))
    col = t.mixc(t.math('MULTIPLY', sp, .75), col, specks)
    col = t.mixc(t.math('MULTIPLY', om, .78), col, oilcol)
    h = t.math('MULTIPLY', t.math('ADD', n, t.math('MULTIPLY', n2, .6)), t.maprange(om, 0, 1, 1.0, .06))
    r = t.maprange(om, 0, 1, rough, .06)
    return t.done(t.pbr(Base_Color=col, Roughness=r, Specular=.5, Normal=t.bump(h, bump, .12), Subsurface=sss, Subsurface_Color=lin(oilcol),
                        Subsurface_Radius=(.3, .1, .03), Clearcoat=t.math('MULTIPLY', om, .6), Clearcoat_Roughness=.04))


@cached
def stone(col='#17171a', col2='#2c2b2c'):
    """Kadappa: black honed limestone, faint veins and pits."""
    t = NT('stone')
    c = t.coord()
    n = t.noise(.09, c, 8, .62, .8)
    n2 = t.noise(2.5, c, 8, .7)
    col_ = t.mixc(t.ramp(n, [(.35, 0.), (.7, 1.)]), col, col2)
    v = t.math('ABSOLUTE', t.math('SUBTRACT', t.noise(.05, c, 6, .6, 1.5), .5))
    col_ = t.mixc(t.math('MULTIPLY', t.ramp(v, [(.0, 1.), (.012, 0.)]), .35), col_, '#6a655e')
    col_ = t.mixc(t.math('MULTIPLY', t.ramp(n2, [(.55, 0.), (.75, 1.)]), .4), col_, '#3c3935')
    r = t.math('ADD', t.maprange(n2, .3, .7, .3, .5), t.maprange(n, .3, .7, -.06, .1))
    return t.done(t.pbr(Base_Color=col_, Roughness=r, Specular=.45, Normal=t.bump(t.math('ADD', n2, t.math('MULTIPLY', n, 2.0)), .25, .06)))


@cached
def iron():
    """Seasoned cast iron."""
    t = NT('iron')
    c = t.coord()
    n = t.noise(.7, c, 8, .65)
    n2 = t.noise(9, c, 5, .6)
    return t.done(t.pbr(Base_Color=t.mixc(t.ramp(n, [(.4, 0.), (.75, 1.)]), '#141312', '#2e2521'), Metallic=.55, Roughness=t.maprange(n, .3, .7, .3, .52),
                        Specular=.5, Normal=t.bump(t.math('ADD', n2, n), .35, .05)))


def m_onion():
    """Raw onion ring: wet, translucent."""
    return mats.food('onionraw', .2, .5, .12, 4, sss=.25, sr=(1, .8, .9), srad=.25, trans=.12, var=.08, coat=.4, coatr=.08, bdist=.03, rvar=.08)


# ================================================================ small parts
def settle(pile, g, cands, sink=.0, dil=2, q=98.5):
    """Drop g (centred on the origin) at the candidate where it comes to rest lowest; rests on real contact."""
    L = g.V[g.V[:, 2] < np.percentile(g.V[:, 2], 60)][::2]
    best = None
    for x, y in cands:
        i, j = pile.idx(L[:, 0] + x, L[:, 1] + y)
        z = np.percentile(pile.H[i, j] - L[:, 2], q)
        if best is None or z < best[0]:
            best = (z, x, y)
    z, x, y = best
    g.move(x, y, z - sink)
    pile.add_geo(g.V, dil)
    return g


def tumble(g, tilt=180):
    """Random orientation."""
    rg = core.rng()
    return g.rot('x', rg.uniform(-tilt, tilt)).rot('y', rg.uniform(-tilt, tilt)).rot('z', rg.random() * 360)


def heap_of(pile, geos, n, R, k=10, power=.75, sink=.1, tilt=180, cx=0, cy=0, sq=1.0, size=.2, q=98.5):
    """Settle n copies into a heap of radius R; k candidates each (more = flatter), lower q = pieces press into each other."""
    rg = core.rng()
    out = []
    for i in range(n):
        g = tumble(geos[int(rg.integers(len(geos)))].copy().scale(1 + size * rg.uniform(-1, 1)), tilt)
        x, y = scatter_disc(k, R, power)
        out.append(settle(pile, g, list(zip(cx + x, cy + y * sq)), sink, q=q))
    return out


def on_top(pile, geos, xy, sink=.05, tilt=10, rad=.8, q=75, rz=None):
    """Lay flat things (leaves, rings) on the heap, following its slope; returns Geos."""
    rg = core.rng()
    out = []
    for k, (x, y) in enumerate(xy):
        g = geos[k % len(geos)].copy().rot('z', rg.random() * 360 if rz is None else rz[k]).rot('x', rg.normal() * tilt).rot('y', rg.normal() * tilt)
        n = pile.normal(x, y, rad)
        n = n * [.7, .7, 1]
        n /= np.linalg.norm(n)
        c = g.V[:, :2].mean(0)
        g.V[:, :2] -= c
        z = pile.zmean(x, y, rad, q)
        g.xf(basis((x, y, z - sink - np.percentile(g.V[:, 2], 8)), np.cross([0, 1, 0], n), n))
        out.append(g)
    return out


def leaves(n, L=3.2, s=0, curl=.35, fried=False):
    """A few curry-leaf variants with brightness jitter."""
    rg = np.random.default_rng(s)
    return [leaf_geo(L * (.8 + .4 * rg.random()), L * .4 * (.85 + .3 * rg.random()), curl * (.4 + 1.2 * rg.random()), .15 + (.35 if fried else .15) * rg.random(),
                     rg.normal() * (.5 if fried else .15), .9, k, wave=.10 if fried else .06).color(np.clip(1 + rg.normal() * .16, .7, 1.4)) for k in range(n)]


def onion_ring(R=2.2, s=0, w=.46, h=.46):
    """One ring of red onion: white flesh, purple skin outside."""
    rg = np.random.default_rng(s)
    k = rg.normal(size=4)

    def fn(u, v):
        a, b = u * 2 * np.pi, v * 2 * np.pi
        rr = R * (1 + .07 * np.cos(2 * a + k[0]) + .03 * np.cos(3 * a + k[1]))
        cx = np.sign(np.cos(b)) * np.abs(np.cos(b)) ** .55 * w / 2
        cz = np.sign(np.sin(b)) * np.abs(np.sin(b)) ** .55 * h / 2
        z = cz + .10 * R * .35 * np.cos(2 * a + k[2])
        return np.stack([(rr + cx + .12 * cz) * np.cos(a), (rr + cx + .12 * cz) * np.sin(a), z + h / 2], 1)
    g = grid(96, 18, fn, True, True)
    cb = np.cos(g.UV[:, 1] * 2 * np.pi)
    g.C = mix(lin('#ead9d3'), lin('#d9a3b8'), ss(-.6, .3, cb))
    g.C = mix(g.C, lin('#7d1f4c'), ss(.35, .85, cb))
    return g


def onion_slice(R=2.4, s=0, n=4):
    """Concentric rings, slightly separated."""
    rg = np.random.default_rng(s)
    out = []
    for i in range(n):
        r = R * (1 - .21 * i)
        out.append(onion_ring(r, s * 9 + i, w=.2 + .05 * rg.random()).rot('x', rg.normal() * 3).move(rg.normal() * .06, rg.normal() * .06, .10 * rg.random()))
    return merge(out)


def lime_wedge(R=2.1, s=0):
    """Quarter of a lime: rind and two cut faces meeting at the core; returns (rind, flesh)."""
    def rn(u, v):
        a = (u - .5) * np.radians(100)
        b = (v - .5) * np.pi
        return np.stack([R * np.cos(b) * np.cos(a), R * np.cos(b) * np.sin(a), R * 1.12 * np.sin(b)], 1)
    rind = grid(30, 40, rn)
    rind.displace(.02 * fbm(rind.V, 4, 3, s))
    rind.color(lin('#5d8a1e'))
    fl = []
    for sg in (-1, 1):
        a = sg * np.radians(50)

        def fn(u, v):
            b = (v - .5) * np.pi
            r = u
            pul = ss(.1, .25, u) * (1 - ss(.80, .88, u))
            d = (.03 * np.sin(u * 9 + v * 30 + s) + .06) * pul * ss(.0, .3, u * np.cos(b))      # the faces stay joined along the core
            x, y = R * r * np.cos(b) * math.cos(a), R * r * np.cos(b) * math.sin(a)
            return np.stack([x - sg * d * math.sin(a) * 1.0, y + sg * d * math.cos(a), R * 1.12 * r * np.sin(b)], 1)
        f = grid(30, 60, fn)
        u, v = f.UV[:, 0], f.UV[:, 1]
        st = .5 + .5 * fbm(np.stack([u * 3, v * 9, 0 * u], 1), 2.0, 3, s)
        f.C = mix(lin('#e6ecb8'), mix(lin('#c3d860'), lin('#98ba34'), st), ss(.1, .2, u) * (1 - ss(.82, .88, u)))
        f.C = mix(f.C, lin('#6f9a26'), ss(.95, 1, u))
        fl.append(f)
    return rind, merge(fl)


def place_wedge(M, s=0, R=2.1):
    """Put a lime wedge in the scene."""
    r, f = lime_wedge(R, s)
    to_obj(r.xf(M), 'wrind', mats.food('rind', .3, .5, .5, 9, var=.15, bdist=.04))
    to_obj(f.xf(M), 'wface', mats.food('lime', .12, .6, .15, 6, sss=.35, sr=(.8, 1, .3), srad=.4, coat=.6, coatr=.05, var=.08))


def chilli_slit(L=5, r=.36, s=0):
    """Half a green chilli, cut face up, seeds inside."""
    rg = np.random.default_rng(s)
    k = rg.normal(size=2)

    def prof(u):
        return r * np.clip(np.sin(np.pi * np.clip(u * .93 + .05, 0, 1)) ** .45 * (1 - .45 * u), .03, 2)

    def out(u, v):
        b = np.pi + v * np.pi
        rr = prof(u)
        return np.stack([L * (u - .5), rr * np.cos(b) + .5 * k[0] * (u - .5) ** 2 * 2, rr * np.sin(b) + r], 1)

    def inn(u, v):
        b = v * np.pi
        rr = prof(u) * .84
        z = -rr * np.abs(np.sin(b)) ** .8 * .62
        return np.stack([L * .97 * (u - .5), -prof(u) * np.cos(b) + .5 * k[0] * (u - .5) ** 2 * 2, z + r], 1)
    o = grid(40, 16, out)
    o.C = mix(lin('#3f7a18'), lin('#255410'), ss(-.3, .5, fbm(o.V, .7, 3, s)))
    o.C = mix(o.C, lin('#7a6a2a'), ss(.35, .6, fbm(o.V, 2.0, 3, s + 4)) * .6)
    i = grid(40, 16, inn)
    i.F = [f[:, ::-1] for f in i.F]
    i.C = mix(lin('#4d7f22'), lin('#8fa952'), ss(.08, .3, np.abs(i.UV[:, 1] - .5) * 0 + np.sin(i.UV[:, 1] * np.pi)))
    sd = blob((.13, .11, .05), 2, .05)
    S_ = [sd.copy().rot('z', rg.random() * 360).move(L * (t - .5), .1 * rg.normal(), r * .62).color(lin('#e6d49a')) for t in rg.uniform(.15, .8, 14)]
    return merge([o, i] + S_)


def leaf_round(R, z, s=2, rot=20, wav=.1):
    """A disc cut from a banana leaf, as a plate liner."""
    def fn(u, v):
        a = v * 2 * np.pi
        r = R * u
        x, y = r * np.cos(a), r * np.sin(a)
        return np.stack([x, y, z + wav * fbm(np.stack([x, y * .3, 0 * x], 1), .4, 3, s) * u + .14 * u ** 8], 1)
    lf = grid(90, 220, fn, wrap_v=True)
    c, d = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    lf.UV = lf.V[:, :2] @ np.array([[c, d], [-d, c]]) + [0, 5.5]
    return to_obj(lf.color(1.0), 'liner', mats.banana_leaf())


def crumbs(pile, n, R, cols, cx=0, cy=0, s=0, r=(.06, .22), power=.6, sq=1.0, rough=.42, coat=.3, name='crumbs', q=60):
    """Little masala bits, one mesh."""
    rg = np.random.default_rng(s)
    base = [blob((1, .8, .6), 2, .35, 1.6, k) for k in range(6)]
    x, y = scatter_disc(n, R, power)
    out = []
    for i in range(n):
        g = base[i % 6].copy().scale(r[0] + (r[1] - r[0]) * rg.random() ** 2).rot('z', rg.random() * 360).rot('x', rg.normal() * 40)
        g.color(lin(cols[int(rg.integers(len(cols)))]) * (.8 + .4 * rg.random()))
        px, py = cx + x[i], cy + y[i] * sq
        out.append(g.move(px, py, pile.zmean(px, py, .1, q) + .02))
    return to_obj(merge(out), name, mats.food('crumb', rough, .45, .6, 9, coat=coat, coatr=.1, var=.25, sss=.04, bdist=.04))


def gravy(R, z, cols, s=0, chunk=.16, oil=.3, bumps=(), nr=170, na=440, rim=.12, pools=.5):
    """Chunky gravy disc: lumps stand proud of a level of oil. cols = dark, mid, light. UV.x = oil mask."""
    def fn(u, v):
        a = v * 2 * np.pi
        r = R * u
        P = np.stack([r * np.cos(a), r * np.sin(a), 0 * r], 1) + s * 3.3
        h = chunk * (.9 * fbm(P, .55, 3, s) + .55 * fbm(P, 1.7, 4, s + 3) + .35 * fbm(P, 4.2, 3, s + 7))
        h = h + rim * ss(.9, 1, u) * .0
        P[:, 2] = h
        return P
    g = grid(nr, na, fn, wrap_v=True)
    h = g.V[:, 2].copy()
    u = g.UV[:, 0]
    xy = g.V[:, :2] - s * 3.3
    pm = fbm(g.V * [1, 1, 0], .28, 3, s + 11) * pools * chunk
    b = np.zeros_like(h)
    for (bx, by, br, bh) in bumps:
        b = np.maximum(b, bh * np.exp(-(((xy[:, 0] - bx) ** 2 + (xy[:, 1] - by) ** 2) / br ** 2)))
    lev = np.quantile((h + pm), oil)
    d = h + pm - lev - .06 * chunk * ss(.9, 1, u) + b * .8
    om = ss(.12 * chunk, -.12 * chunk, d)
    hh = np.where(d > 0, d, d * .05)
    g.V[:, :2] = xy
    g.V[:, 2] = z + hh + b * .35 + rim * u ** 16
    t = fbm(g.V * [1, 1, 0] + 40, .9, 4, s + 2) + .5 * (hh / chunk - .5)
    g.C = mix(mix(lin(cols[0]), lin(cols[1]), ss(-.45, .15, t)), lin(cols[2]), ss(.15, .6, t))
    g.UV = np.stack([om, 0 * om], 1)
    return g


def as_pile(size, dx, zf, gv=None, cx=0, cy=0):
    """Flat height map at zf, with the gravy surface written in."""
    p = Pile(size, dx, lambda X, Y: np.full_like(X, zf), cx, cy)
    if gv is not None:
        p.add_geo(gv.V, 2)
    return p


def scatter_pepper(pile, n, R, cx=0, cy=0, s=0, r=.11):
    """Cracked black pepper: angular halves, dark skin and pale core."""
    rg = np.random.default_rng(s)
    out = []
    for i in range(n):
        b = blob((1, .8, .7), 2, .5, 1.2, i % 7).scale(r * (.4 + .9 * rg.random() ** 1.5))
        b.rot('x', rg.random() * 360).rot('z', rg.random() * 360)
        b.color(lin('#191009') if rg.random() < .72 else lin('#8a7350'))
        a, q = rg.random() * 6.28, R * rg.random() ** .6
        x, y = cx + q * math.cos(a), cy + q * math.sin(a)
        out.append(b.move(x, y, pile.z(x, y) + r * .3))
    return to_obj(merge(out), 'cpep', mats.food('pep', .5, .4, .4, 9))


def light(target=(0, 0, 3), power=1.35, az=158, el=35, fill=.3, rim=.6, gl=False):
    """The family light: low warm window from the back left, palm shadow, little fill."""
    rigs.window_light(target, az, el, power, gobo='palm', rim=rim, fill=fill, fillgloss=gl)


# ================================================================ 1 chicken 65
def chunk65(s=0, r=(1.55, 1.2, 1.0)):
    """Small craggy fried piece; deep red, dark in the cracks, charred on the tips."""
    g = ico(5)
    o = np.array([s * 3.7, s * 9.1, s * 1.3])
    P = g.V + o
    lo = .40 * fbm(P, .85, 2, s) + .24 * fbm(P, 1.9, 3, s + 4)
    hi = .17 * fbm(P, 3.0, 4, s + 5, ridge=True) + .10 * fbm(P, 7, 3, s + 7)
    g.V = g.V * (1 + lo + hi)[:, None]
    g.V = np.sign(g.V) * np.abs(g.V) ** .82 * np.array(r)
    t = fbm(P, 1.4, 4, s + 9) * .8
    c = mix(lin('#7a170a'), lin('#a82a10'), ss(-.35, .15, t))
    c = mix(c, lin('#c4561c'), ss(.10, .5, t) * .85)
    c = mix(c, lin('#220703'), ss(.03, -.09, hi) * .9)
    c = mix(c, lin('#d0742c'), ss(.05, .15, hi + .15 * lo) * .75)
    c = mix(c, lin('#1c0804'), ss(.02, .16, hi + .25 * lo) * ss(.0, .35, fbm(P, 1.1, 3, s + 20)) * .85)
    g.C = c
    return g


def plate_of_65():
    """Heap of chicken 65 on a leaf-lined brass plate at the origin."""
    core.seed(65)
    rg = core.rng()
    to_obj(plate(13.0, 1.5), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_round(10.4, .3, 4, 24)
    pile = Pile(30, .08, lambda X, Y: np.where(np.hypot(X, Y) < 10.4, .4, np.where(np.hypot(X, Y) < 13.3, 1.3, 0)))
    m = crust('c65', oil=.62, rough=.46, bump=1.0, bdist=.18, dark='#240804', light='#c8601f', darkamt=.6, lightamt=.4, grit=.5, sss=.015)
    G = [chunk65(k, (1.15 + .55 * rg.random(), .82 + .32 * rg.random(), .66 + .26 * rg.random())) for k in range(12)]
    H = heap_of(pile, G, 56, 7.9, 14, .65, .15) + heap_of(pile, G, 11, 4.2, 7, .7, .2)
    to_obj(merge(H), 'c65', m)
    cols = ('#7c1408', '#a8330e', '#4a0e05', '#c25a1c')
    crumbs(pile, 160, 9.5, cols, 0, 0, 3, (.05, .17), .5)
    to_obj(merge(on_top(pile, leaves(8, 3.0, 5, .6, True), [(-2.6, 2.2), (1.8, -3.2), (2.9, 2.6), (-4.6, -2.2), (.2, .6), (5.2, -.8), (-1.2, -5.4), (-6.4, 3.4), (7.4, -4.0), (4.4, 5.4), (-.8, -2.2)], -.1, 16)), 'cl', mat_fried_curryleaf())
    sl = [chilli_slit(4.6, .36, k) for k in range(4)]
    to_obj(merge(on_top(pile, sl, [(-1.0, -3.6), (3.6, .6), (-3.4, .2), (.8, 3.6), (6.4, 2.2)], -.02, 12, rz=[30, -50, 100, 10, 70])), 'gc', mats.food('gchilli', .25, .5, .25, 6, coat=.35, coatr=.12, var=.15, sss=.05))
    to_obj(merge(on_top(pile, [onion_slice(2.0, 1, 3), onion_ring(1.5, 2), onion_ring(2.1, 3), onion_ring(1.2, 4)], [(-7.4, -5.2), (-5.6, -7.0), (-8.8, -2.0), (-7.9, -4.2), (7.2, -5.2)], -.02, 9, .6, 50)), 'on', m_onion())
    place_wedge(T(3.6, -8.8, 2.2) @ rotm('z', 35) @ rotm('y', 78), 1)
    place_wedge(T(9.3, 1.6, 2.3) @ rotm('z', -70) @ rotm('y', 80), 2)


@scene
def chicken65():
    """The plate on tiles."""
    rigs.world(.22, cool='#453e37')
    tile_floor('thamarai-peacock', 72, tint=.3, rough=.5)
    plate_of_65()
    place_curry_sprig(T(-15.2, -13.6, 0) @ rotm('z', 96), 3, leafL=2.6, L=8)
    for s, (x, y, a) in enumerate(((10.4, -13.6, 12), (13.4, -11.6, 46))):
        place_chilli(T(x, y, 0) @ rotm('z', a), s + 20)
    for s, (x, y) in enumerate(((-16.2, 9.6), (-13.8, 12.4))):
        to_obj(shallot(s + 2, 1.5).rot('x', 72).rot('z', 70 * s).move(x, y, 1.3), 'sh', mat_shallot())
    light(power=1.5, fill=.75)
    rigs.camera((0, -.2, 2.6), 87, -90, 58, 85, 5.0, focus=(0, -1.5, 4.0))
    return dict(exposure=1.0, sat=1.17, power=1.3)


# ================================================================ 2 mutton chukka
def mutton(s=0, r=(1.5, 1.15, 1.0)):
    """Slow-roasted cube: stringy grain along x, rounded corners."""
    g = ico(5)
    o = np.array([s * 5.1, s * 2.3, s * 7.7])
    P = g.V + o
    V = np.sign(g.V) * np.abs(g.V) ** .80
    lo = .46 * fbm(P, .8, 3, s) + .22 * fbm(P, 1.9, 3, s + 2)
    fib = .13 * fbm(P * [.45, 1.4, 1.4], 2.6, 4, s + 3, ridge=True) * ss(-.4, .3, fbm(P, .9, 2, s + 11))
    hi = .09 * fbm(P, 5.5, 4, s + 7)
    g.V = V * (1 + lo + fib + hi)[:, None] * np.array(r)
    t = fbm(P * [.5, 1, 1], 1.5, 4, s + 9)
    c = mix(lin('#44200e'), lin('#753717'), ss(-.4, .1, t))
    c = mix(c, lin('#9c5a2c'), ss(.1, .5, t))
    c = mix(c, lin('#bd7c42'), ss(.05, .13, fib) * .5)
    c = mix(c, lin('#1e0a05'), ss(.03, -.1, fib) * .8)
    g.C = c
    return g


def shallot_half(s=0, R=.8):
    """Fried small-onion half, layers showing."""
    g = blob((R * 1.25, R, R * .62), 4, .07, 1.2, s)
    z = g.V[:, 2]
    rr = np.hypot(g.V[:, 0] / 1.25, g.V[:, 1]) / R
    ecc = rr + .22 * fbm(g.V + s * 3, 1.1, 3, s)
    g.V[:, 2] = np.where(z > 0, .05 * np.sin(ecc * 9) + .08 * fbm(g.V + s, 1.4, 3, s), z)
    lay = .5 + .35 * np.sin(ecc * 10)
    top = ss(-.05, .05, z)
    inner = mix(lin('#a5682e'), lin('#7d431f'), lay)
    g.C = mix(lin('#6b1f22'), inner, top)
    g.C = mix(g.C, lin('#2c0f06'), ss(-.1, .4, fbm(g.V + s, 1.5, 3, s)) * .8)
    return g


def kadai(R=10, h=5.2):
    """Small iron kadai with two loop handles; returns Geos."""
    o = lathe([(0, 0), (R * .3, .05), (R * .62, h * .18), (R * .86, h * .52), (R, h), (R + .12, h + .12), (R + .02, h + .24)], 160, 80)
    i = lathe([(R + .02, h + .24), (R - .22, h + .05), (R * .83, h * .55), (R * .58, h * .24), (R * .3, .35), (0, .3)], 140, 70)
    H = []
    for a in (0, 180):
        q = np.linspace(-1, 1, 9)
        p = np.stack([R - .2 + 2.3 * (1 - q ** 4), 2.6 * q * (1 - .12 * (1 - q ** 2)), h - .1 + .9 * (1 - q ** 2)], 1)
        H.append(tube(p, [.34, .36, .36, .36, .36, .36, .36, .36, .34], 12, 60).rot('z', a))
    return o, i, merge(H)


def kadai_base(R, h):
    """Inside height of the kadai, for a Pile."""
    rr = np.array([0, R * .3, R * .58, R * .83, R - .22, R + .2])
    zz = np.array([.3, .35, h * .24, h * .55, h + .05, h + .24])
    return lambda X, Y: np.where(np.hypot(X, Y) < R + .2, np.interp(np.hypot(X, Y), rr, zz), 0)


@scene
def muttonchukka():
    """Dry pepper mutton in a small iron kadai."""
    core.seed(72)
    rg = core.rng()
    rigs.world(.22, cool='#453e37')
    tile_floor('kattam-oxide', 68, tint=.42)
    R, h = 10.2, 4.6
    for g, n in zip(kadai(R, h), ('kad', 'kadi', 'kadh')):
        to_obj(g.rot('z', 24), n, iron())
    kb = kadai_base(R, h)
    pile = Pile(2 * R + 6, .08, lambda X, Y: np.maximum(kb(X, Y), np.where(np.hypot(X, Y) < R * .95, 2.3 + .9 * np.clip(1 - (np.hypot(X, Y) / 8) ** 2, 0, 1), 0)))

    def und(u, v):
        a = v * 2 * np.pi
        r = R * .77 * u * (1 + .05 * np.sin(3 * a) + .03 * np.sin(7 * a + 1))
        x, y = r * np.cos(a), r * np.sin(a)
        P = np.stack([x, y, 0 * x], 1)
        return np.stack([x, y, pile.z(x, y) + .12 + .3 * fbm(P, 1.6, 4, 3) + .16 * fbm(P, 4.5, 3, 6) - .5 * ss(.9, 1, u)], 1)
    g = grid(110, 260, und, wrap_v=True)
    g.C = mix(lin('#4a1e0b'), lin('#8f4416'), ss(-.3, .5, fbm(g.V, 1.6, 4, 2)))
    mm = crust('chukka', oil=.6, rough=.4, bump=.9, bdist=.16, dark='#1c0804', light='#a8642c', darkamt=.5, lightamt=.45, grit=.6, sss=.02, coat=.6)
    to_obj(g, 'und', mm)
    pile.add_geo(g.V, 2)
    G = [mutton(k, (.98 + .34 * rg.random(), .74 + .22 * rg.random(), .62 + .2 * rg.random())) for k in range(16)]
    H = heap_of(pile, G, 96, 8.2, 24, .58, .2, q=90) + heap_of(pile, G, 14, 4.2, 10, .7, .25, q=90)
    to_obj(merge(H), 'mut', mm)
    crumbs(pile, 1500, 8.6, ('#4a1c0a', '#6b2c0e', '#2e1006', '#7d3a14', '#8f4a1c'), 0, 0, 4, (.04, .17), .5, coat=.25)
    on = [fried_onion(k).scale(.8) for k in range(8)]
    x, y = scatter_disc(34, 7.4, .55)
    to_obj(merge(on_top(pile, on, list(zip(x, y)), .06, 22, .5, 70)), 'onf', mats.food('onf', .38, .45, .3, 6, sss=.04, srad=.1, coat=.3, coatr=.15, var=.25))
    scatter_pepper(pile, 330, 7.6, s=3)
    to_obj(merge(on_top(pile, leaves(8, 3.1, 9, .5, True), [(-2.4, 2.2), (2.6, -2.8), (3.6, 2.6), (-4.6, -1.4), (.2, .2), (-.8, -4.6), (5.6, -.4), (-2.0, 5.2), (.9, -1.6)], -.1, 14)), 'cl', mat_curryleaf())
    for k, (x, y, a) in enumerate(((-3.4, -3.4, 20), (2.2, 4.2, -40), (4.6, -4.0, 110))):
        z = pile.zmean(x, y, 1.4, 85)
        p, st = chilli_dry(4.8, .48, k + 9)
        M = T(x, y, z - .2) @ rotm('z', a) @ rotm('y', -3) @ T(-2.4, 0, 0)
        to_obj(p.xf(M), 'rc', mat_chilli()); to_obj(st.xf(M), 'rs', mats.food('stem', .5, .3, .2))
    # round about
    fl = Pile(60, .5)
    scatter_pepper(fl, 90, 2.4, 15.5, -8.5, 8, .13)
    to_obj(peppercorns(46, 1.7, 3, 16.2, -6.5), 'pep', mats.food('pep', .5, .4, .4, 9))
    place_star_anise(T(-15.8, 9.6, 0), 2, 1.5)
    to_obj(cinnamon(8, .6, 2).rot('z', 62).move(-17.6, 3.6, 0), 'cin', mats.food('cin', .65, .25, .5, 4, var=.3))
    place_curry_sprig(T(-19.6, -11.5, 0) @ rotm('z', 48), 6, leafL=3.1, L=11)
    for s, (x, y) in enumerate(((16.2, 11.0), (18.8, 8.2), (14.0, 13.4))):
        to_obj(shallot(s + 2, 1.4).rot('x', 72).rot('z', 80 * s).move(x, y, 1.25), 'sh', mat_shallot())
    light(power=1.5)
    rigs.camera((0, .3, 3.4), 84, -90, 62, 85, 5.0, focus=(0, -1.5, 5.0))
    return dict(exposure=1.15, sat=1.17, power=1.34)


# ================================================================ 3 prawn thokku
def prawn(s=0, R=1.75, r=.78, arc=245, cover=.4):
    """Peeled curled prawn with tail on, lying in the xy plane: overlapping segments, banded, partly coated."""
    rg = np.random.default_rng(s)
    nu, nv, seg = 150, 30, 6.0
    arc = np.radians(arc * (1 + .06 * rg.normal()))

    def fn(u, v):
        th = u * arc
        rad = R * (1 - .20 * u)
        b = v * 2 * np.pi
        env = r * (1 - .58 * u ** 1.25) * np.clip(1 - (1 - np.clip(u / .07, 0, 1)) ** 2, .08, 1) ** .5
        f = (u * seg) % 1
        env = env * (1 + .09 * f * (u < .93) - .05 * np.exp(-((f - .02) / .06) ** 2))
        outw = np.cos(b)
        rr = rad + env * outw * (1.0 + .1 * (outw > 0))
        groove = -.09 * env * np.exp(-(b / .28) ** 2) - .09 * env * np.exp(-((b - 2 * np.pi) / .28) ** 2)
        z = env * .86 * np.sin(b)
        return np.stack([(rr + groove) * np.cos(th), (rr + groove) * np.sin(th), z], 1)
    g = grid(nu, nv, fn, False, True)
    u, v = g.UV[:, 0], g.UV[:, 1]
    P = g.V + s * 3.1
    f = (u * seg) % 1
    band = np.exp(-((f - .86) / .17) ** 2)
    c = mix(lin('#ee9858'), lin('#cc3f0c'), band * .95)
    c = mix(c, lin('#f2bf92'), ss(.3, .9, -np.cos(v * 2 * np.pi)) * .55 * (1 - band))
    c = mix(c, lin('#c2410f'), ss(.75, 1, u) * .8)
    vein = np.exp(-((np.minimum(v, 1 - v)) / .018) ** 2)
    c = mix(c, lin('#4a1a0c'), vein * .55 * (u < .9))
    m = ss(.12 - cover * .6, .45 - cover * .6, fbm(P, 1.1, 4, s + 2) + .35 * fbm(P, 3.4, 3, s + 6))
    mc = mix(lin('#6a1c08'), lin('#a53c10'), ss(-.3, .4, fbm(P, 2.5, 3, s + 8)))
    g.C = mix(c, mc, m * .92)
    g.displace(.05 * m * (.6 + fbm(P, 4, 3, s + 5)) + .018 * fbm(P, 5, 3, s))
    # tail fan at the end of the arc
    e = np.array([R * .8 * math.cos(arc), R * .8 * math.sin(arc), 0])
    d = arc + np.pi / 2
    fan = []
    for k, (a, L) in enumerate(((-34, 1.25), (-12, 1.5), (12, 1.5), (34, 1.25))):
        lf = leaf_geo(L, .62, .15, .12, 0, 1.0, k, 16, 9, .02)
        lf.V[:, 1] *= 1 + .5 * ss(.2, 1, lf.UV[:, 0])
        lf.C = mix(lin('#c5400f'), lin('#7d1d08'), ss(.4, 1, lf.UV[:, 0]))
        lf.C = mix(lf.C, lin('#e07a3a'), np.exp(-((lf.UV[:, 1] - .5) / .07) ** 2) * .6)
        lo = lf.copy().move(0, 0, -.05)
        lo.F = [q[:, ::-1] for q in lo.F]
        fan.append(merge([lf, lo]).rot('x', 24).rot('z', a + math.degrees(d) - 4).move(*e))
    g = merge([g] + fan)
    c = g.V[:, :2].mean(0)
    return g.move(-c[0], -c[1], 0)


def m_prawn():
    """Wet prawn: soft scattering under a thin oily coat."""
    return mats.food('prawn', .3, .5, .35, 7, sss=.12, sr=(1, .45, .25), srad=.25, coat=.55, coatr=.09, var=.14, bdist=.05, rvar=.12, mottle=2.0)


def coconut_bowl(R=7.5, h=5.0, s=0):
    """Half a coconut shell: fibrous dark outside, smooth brown inside, thin uneven rim; returns (out, in)."""
    o = lathe([(0, 0), (R * .34, .02), (R * .66, h * .16), (R * .9, h * .5), (R, h), (R - .08, h + .1)], 240, 120)
    i = lathe([(R - .08, h + .1), (R - .42, h + .02), (R * .85, h * .52), (R * .6, h * .22), (R * .3, .5), (0, .45)], 160, 70)
    for g in (o, i):
        a = np.arctan2(g.V[:, 1], g.V[:, 0])
        w = 1 + .02 * np.cos(2 * a + 1) + .012 * np.cos(3 * a)
        g.V[:, :2] *= w[:, None]
        g.V[:, 2] += .10 * np.sin(3 * a + 2) * ss(h * .6, h, g.V[:, 2]) + .05 * np.sin(7 * a) * ss(h * .6, h, g.V[:, 2])
    a = np.arctan2(o.V[:, 1], o.V[:, 0])
    n = fbm(np.stack([a * 12, o.V[:, 2] * .5, 0 * a], 1), 1.0, 4, s)
    o.displace(.05 * n)
    o.C = mix(lin('#2c170c'), lin('#6b4526'), ss(-.2, .5, n))
    o.C = mix(o.C, lin('#c9a777'), ss(h - .05, h + .06, o.V[:, 2]))
    n = fbm(i.V, .8, 4, s + 3)
    i.C = mix(lin('#4a2a16'), lin('#2b160b'), ss(-.3, .4, n))
    i.C = mix(i.C, lin('#c9a777'), ss(h - .08, h + .06, i.V[:, 2]))
    return o, i


@scene
def prawnthokku():
    """Prawns in thick red masala, coconut shell on black stone with a piece of leaf."""
    core.seed(83)
    rg = core.rng()
    rigs.world(.22, cool='#453e37')
    rigs.ground(stone())
    place_banana_leaf(T(3, 1.5, 0) @ rotm('z', 28), L=46, W=21, s=12, sag=.2)
    R, h = 8.6, 5.2
    zt = .55
    o, i = coconut_bowl(R, h)
    cm = mats.food('shell', .42, .45, .5, 5, coat=.25, coatr=.2, var=.25, bdist=.06)
    ring = lathe([(4.4, 0), (4.9, .35), (4.4, .75), (3.9, .35), (4.4, 0)], 80, 30)
    ring.C = np.broadcast_to(lin('#7d5a30'), (len(ring.V), 3)).copy()
    to_obj(o.move(0, 0, zt), 'bowl', cm); to_obj(i.move(0, 0, zt), 'bowli', cm)
    zf = zt + 4.1
    rf = 8.05
    spots = []
    for k in range(9):
        a = k / 9 * 2 * np.pi + .2
        spots.append((5.0 * math.cos(a), 5.0 * math.sin(a)))
    spots += [(1.9 * math.cos(a), 1.9 * math.sin(a)) for a in (.6, 2.7, 4.8)]
    g = gravy(rf, zf, ('#5c1406', '#8f2a0a', '#b34a14'), 5, .34, .22, [(x, y, 2.2, .6) for x, y in spots])
    to_obj(g, 'gravy', thick('#a82c06', rough=.3, bump=.6))
    pile = as_pile(20, .08, zf, g)
    out = []
    for k, (x, y) in enumerate(spots):
        p = prawn(k + 2, 1.62 + .2 * rg.random(), .94 + .12 * rg.random(), 222, .36 + .2 * rg.random())
        p.rot('x', rg.normal() * 13 + (180 if k % 3 == 0 else 0)).rot('y', rg.normal() * 13).rot('z', rg.random() * 360)
        settle(pile, p, [(x + .3 * rg.normal(), y + .3 * rg.normal())], .48 if k < 9 else .55, q=95)
        out.append(p)
    to_obj(merge(out), 'prawn', m_prawn())
    crumbs(pile, 420, 7.4, ('#7a1e08', '#a83a10', '#5a1406', '#b8561e', '#c9702a'), 0, 0, 4, (.06, .26), .55, rough=.3, coat=.6)
    on = [tube([(-.6, 0, 0), (0, .2, .05), (.6, 0, 0)], [.06, .15, .06], 6, 14, flat=.4).color(lin(c)) for c in ('#9a4018', '#7d2a0c', '#b3602a')]
    x, y = scatter_disc(30, 7.0, .55)
    to_obj(merge(on_top(pile, on, list(zip(x, y)), .0, 20, .3, 60)), 'onb', mats.food('onb', .25, .5, .2, 6, sss=.12, srad=.2, coat=.6, coatr=.08))
    to_obj(merge(on_top(pile, leaves(6, 2.8, 3), [(-.6, -.8), (2.6, 1.8), (-3.2, 2.0), (.8, -4.6), (-4.2, -2.8), (4.6, -2.4)], -.1, 12)), 'cl', mat_curryleaf())
    for s, (x, y) in enumerate(((.6, .9), (-.9, .2))):
        place_coriander(T(x, y, pile.zmean(x, y, .8, 90)) @ rotm('z', s * 140 + 10), s + 2)
    mst = rg.random((26, 2))
    to_obj(merge([blob((.1, .1, .1), 2, .08, 3, 1).color(lin('#21150f')).move(6.4 * (a - .5) * 2, 6.4 * (b - .5) * 2, pile.z(6.4 * (a - .5) * 2, 6.4 * (b - .5) * 2) + .05) for a, b in mst if math.hypot(a - .5, b - .5) < .5]), 'ms', mats.food('mustard', .2, .6, .1))
    # round about
    place_lime(T(-12.6, -8.4, 1.6) @ rotm('z', 40) @ rotm('y', 32) @ rotm('x', -14), 1)
    for s, (x, y, a) in enumerate(((6.6, -12.2, 10), (7.6, -9.9, 28), (-14.6, 5.0, 100))):
        place_chilli(T(x, y, .2) @ rotm('z', a), s + 20)
    to_obj(peppercorns(18, 1.6, 3, -13.4, -2.0), 'pep', mats.food('pep', .5, .4, .4, 9))
    place_star_anise(T(-12.2, 9.6, 0), 2, 1.3)
    for s, (x, y) in enumerate(((12.6, 10.2), (14.4, 7.6))):
        to_obj(shallot(s + 2, 1.3).rot('x', 72).rot('z', 70 * s).move(x, y, 1.4), 'sh', mat_shallot())
    light((0, 0, 4), 1.5)
    rigs.camera((0, -.5, 3.4), 78, -90, 58, 85, 5.0, focus=(0, -1.5, 5.2))
    return dict(exposure=1.05, sat=1.16, power=1.34)


# ================================================================ 4 vanjaram fish fry
def fish_steak(s=0, a=5.6, b=3.5, th=.85):
    """Seer-fish steak lying flat: muscle rings, centre bone, belly notch, skin rim, fried masala crust; returns (steak, bone)."""
    rg = np.random.default_rng(s)
    k = rg.normal(size=4)
    nr, na = 190, 360

    def outline(t):
        r = 1 / np.sqrt((np.cos(t) / a) ** 2 + (np.sin(t) / b) ** 2)
        r = r * (1 + .05 * np.cos(t) + .03 * np.cos(3 * t + k[0]) + .012 * np.cos(7 * t + k[1]))
        dt = np.abs((t - np.pi + np.pi) % (2 * np.pi) - np.pi)          # notch of the belly at t = pi
        return r * (1 - .34 * np.exp(-(dt / .17) ** 2))

    def fn(u, v):
        t = v * 2 * np.pi
        R_ = outline(t)
        f = np.interp(u, [0, .78, .86, .92, 1], [0, .95, 1.0, .96, .5])
        z = np.interp(u, [0, .78, .82, .86, .89, .92, 1], [th, th * .96, th * .78, th * .3, -th * .3, -th * .8, -th])
        return np.stack([R_ * f * np.cos(t), R_ * f * np.sin(t), z], 1)
    g = grid(nr, na, fn, wrap_v=True)
    u, v = g.UV[:, 0], g.UV[:, 1]
    t = v * 2 * np.pi
    x, y = g.V[:, 0], g.V[:, 1]
    top = (u < .79).astype(float)
    P = g.V + s * 4.7
    rho = np.hypot(x / a, y / b)
    # myotome lines: nested arcs in four quadrants, bulging away from the bone
    warp = .30 * fbm(P, .45, 3, s) + .09 * fbm(P, 1.8, 3, s + 1)
    arcs = rho + .10 * np.abs(np.sin(2 * t)) + warp
    line = np.abs(((arcs * 6.2) % 1) - .5)
    line = ss(.10, .0, line) * ss(.14, .3, rho)
    mid = np.maximum(np.exp(-(y / .10) ** 2) * (np.abs(x) > .6), np.exp(-(x / .09) ** 2) * (np.abs(y) > .6) * .7)
    line = np.maximum(line * ss(-.2, .3, fbm(P, .55, 3, s + 21)), mid * .7 * ss(-.3, .3, fbm(P, .9, 3, s + 22)))
    n1, n2, n3 = fbm(P, .7, 4, s), fbm(P, 2.2, 4, s + 3), fbm(P, 6.5, 3, s + 6)
    crustm = ss(-.62, -.15, n1 + .4 * n2)
    crag = fbm(P, 3.4, 4, s + 15, ridge=True)
    g.displace(top * (-.10 * line + .07 * n2 + (.05 * n3 + .055 * crag) * crustm + .07 * n1) + (1 - top) * .04 * n2)
    c = mix(lin('#94300c'), lin('#651a06'), ss(-.3, .3, n1))
    c = mix(c, lin('#421206'), ss(.05, .5, n2 + .3 * n1) * .85)
    c = mix(c, lin('#cf8030'), ss(.12, .45, -n2) * .6)
    c = mix(c, lin('#1c0804'), ss(.1, .35, n3) * ss(-.2, .3, n1) * .7)
    c = mix(c, lin('#d9a972'), (1 - crustm) * .6)
    c = mix(c, lin('#d9b07c'), line * ss(.0, .45, -n1 + .3) * .25)
    c = mix(c, lin('#3a1206'), line * ss(-.4, .1, n1) * .85)
    c = mix(c, lin('#d07a26'), ss(.2, .5, crag) * crustm * .2)
    c = mix(c, lin('#2a0a04'), ss(-.1, -.4, crag) * crustm * .55)
    c = mix(c, lin('#2c0e05'), ss(.86, 1.0, rho + .06 * n2) * .55 * top)
    side = ss(.785, .83, u)
    sk = mix(lin('#2f2a28'), lin('#8a8178'), ss(-.1, .5, fbm(P * [1, 1, 3], 1.2, 3, s + 12)))
    sk = mix(sk, lin('#5a2410'), ss(-.1, .35, n2) * .7)
    g.C = mix(c, sk, side)
    # bone: ring with a hole
    bn = lathe([(0, -.25), (.10, -.22), (.17, .0), (.30, .10), (.42, .06), (.50, -.06), (.52, -.3)], 40, 30)
    bn.displace(.02 * fbm(bn.V, 3, 2, s))
    r_ = np.hypot(bn.V[:, 0], bn.V[:, 1])
    bn.C = mix(lin('#2a1208'), mix(lin('#b98a54'), lin('#7a3f1a'), ss(.30, .48, r_ + .12 * fbm(bn.V, 2.2, 3, s))), ss(.08, .2, r_))
    return g, bn.scale(.85).move(0, 0, th + .03)


@scene
def vanjaram():
    """Seer-fish steaks fried in red-brown masala on a banana leaf, walnut table."""
    core.seed(94)
    rg = core.rng()
    rigs.world(.22, cool='#453e37')
    rigs.ground(mats.walnut())
    place_banana_leaf(T(0, .4, 0) @ rotm('z', 9), L=54, W=25, s=5, sag=.2)
    z0 = .35
    pile = Pile(50, .1, lambda X, Y: np.full_like(X, z0))
    m = crust('fish', oil=.7, rough=.4, bump=1.0, bdist=.14, dark='#1c0703', light='#b85a22', darkamt=.72, lightamt=.4, grit=.75, sss=.02, scale=1.3, coat=.8)
    B = mats.food('bone2', .4, .4, .3, 6, var=.2)
    for k, (x, y, rz, tx, ty, zz) in enumerate(((-7.6, 1.6, 12, 0, 0, .9), (5.2, 3.6, -14, 0, 0, .9), (-1.6, -2.2, 24, 10, -12, 2.1), (7.6, -4.4, -8, 0, 0, .9))):
        g, b = fish_steak(k + 2, 5.5 + .3 * rg.random(), 3.5 + .2 * rg.random())
        M = T(x, y, z0 + zz) @ rotm('y', ty) @ rotm('x', tx) @ rotm('z', rz + (180 if k % 2 else 0))
        to_obj(g.xf(M), 'fish', m); to_obj(b.xf(M), 'fbone', B)
        pile.add_geo(g.V, 3)
    crumbs(pile, 900, 12.5, ('#7d2f0e', '#4d1708', '#a4531f', '#5a1e0a', '#b8682a'), 0, -.4, 4, (.03, .15), .5, sq=.5)
    to_obj(merge(on_top(pile, [onion_slice(2.2, 1, 3), onion_slice(1.9, 4, 3), onion_ring(1.4, 9)], [(-11.6, -5.4), (-8.2, -7.2), (1.4, -8.0)], -.02, 6, .6, 60)), 'on', m_onion())
    place_wedge(T(-4.6, -8.6, 2.2) @ rotm('z', 20) @ rotm('y', 80), 1)
    place_wedge(T(13.6, -6.8, 2.2) @ rotm('z', 130) @ rotm('y', 80), 2)
    place_lime(T(-20.4, 9.2, 1.7) @ rotm('z', 40) @ rotm('y', 30) @ rotm('x', -14), 1)
    to_obj(merge(on_top(pile, leaves(8, 3.1, 9, .5, True), [(-3.0, 1.0), (2.2, -3.6), (6.0, 2.0), (-8.6, 3.2), (8.6, -3.4), (-6.4, .2)], .05, 8, 1.2, 60)), 'cl', mat_fried_curryleaf())
    to_obj(merge(on_top(pile, [chilli_slit(4.8, .36, k) for k in range(3)], [(2.4, -7.2), (-11.6, 6.6), (13.6, -1.0)], -.02, 6, rz=[20, 60, 110])), 'gc', mats.food('gchilli', .25, .5, .25, 6, coat=.35, coatr=.12, var=.15, sss=.05))
    for s in range(2):
        place_coriander(T((-.6, 9.2)[s], (-.8, 7.2)[s], pile.zmean((-.6, 9.2)[s], (-.8, 7.2)[s], .8, 90)) @ rotm('z', s * 150 + 20), s + 4)
    for s, (x, y, a) in enumerate(((-18.4, -11.6, 30), (-16.0, -13.4, 160))):
        place_chilli(T(x, y, 0) @ rotm('z', a), s + 12)
    fl = Pile(60, .5)
    scatter_pepper(fl, 60, 2.0, 17.0, -12.0, 8, .13)
    light((0, 0, 2), 1.4)
    rigs.camera((-.6, -1.0, 1.2), 56, -74, 44, 85, 4.0, focus=(-.6, -3.4, 2.2))
    return dict(exposure=1.05, sat=1.17, power=1.34)


# ================================================================ 5 kathirikai kuzhambu
def aubergine(s=0, L=5.0, R=1.72, cover=.3):
    """Small cooked aubergine, stem along +z, slit in four from the blossom end; returns (body, green)."""
    rg = np.random.default_rng(s)
    nu, nv = 300, 170
    zz = np.array([0, .015, .06, .16, .34, .52, .7, .85, .95, 1.0])
    rr = np.array([.02, .22, .52, .82, 1.0, .97, .83, .62, .45, .30]) * R
    a0 = rg.random() * .8

    def prof(v):
        return np.interp(v, np.linspace(0, 1, 200), spline(np.stack([zz, rr], 1), 400)[:, 1][np.searchsorted(spline(np.stack([zz, rr], 1), 400)[:, 0], np.linspace(0, 1, 200)).clip(0, 399)])

    def slit(u, v):
        a = u * 2 * np.pi
        d = np.abs(((a - a0 + np.pi / 4) % (np.pi / 2)) - np.pi / 4) * prof(v)
        w = .15 * np.clip(1 - v / .66, .001, 1) ** .7 + .02
        return np.exp(-(d / w) ** 2) * (v < .66) * ss(.66, .5, v)

    def fn(u, v):
        a = u * 2 * np.pi
        r = prof(v) * (1 + .04 * np.cos(2 * a + s))
        op = 1 + .10 * np.clip(1 - v / .55, 0, 1)
        sl = slit(u, v)
        r = r * op - .55 * sl * np.minimum(r, 1.2)
        return np.stack([r * np.cos(a), r * np.sin(a), v * L], 1)
    g = grid(nu, nv, fn, wrap_u=True)
    u, v = g.UV[:, 0], g.UV[:, 1]
    P = g.V + s * 3.7
    sl = slit(u, v)
    wr = fbm(P * [1, 1, .3], 1.5, 4, s, ridge=True)
    g.displace(.05 * fbm(P, .6, 3, s + 1) - .035 * np.clip(wr, 0, 1) * (1 - sl) + .01 * fbm(P, 6, 2, s))
    t = fbm(P * [1, 1, .5], .8, 4, s + 4)
    c = mix(lin('#2a0b2c'), lin('#55194a'), ss(-.3, .45, t))
    c = mix(c, lin('#7a3a52'), ss(.62, .92, v) * .7)
    c = mix(c, lin('#34140f'), ss(.1, .55, fbm(P, 1.6, 3, s + 8)) * .65)
    c = mix(c, mix(lin('#c99a5a'), lin('#7d4a1e'), ss(-.3, .4, fbm(P, 3, 3, s + 6))), ss(.3, .62, sl))
    c = mix(c, lin('#4a1e0a'), ss(.85, 1, sl) * .7)
    m = ss(.25 - cover, .5 - cover, fbm(P, .9, 4, s + 12) + .4 * fbm(P, 3.2, 3, s + 14) - .3 * v)
    g.C = mix(c, mix(lin('#4a1c0a'), lin('#7d3814'), ss(-.3, .4, fbm(P, 2.6, 3, s + 9))), m * .9)
    g.displace(.04 * m * (.7 + fbm(P, 5, 2, s)))

    def cal(u, v):
        a = v * 2 * np.pi
        ln = (.11 + .15 * np.abs(np.cos(a * 2.5 + s)) ** .9) * (1 + .12 * np.sin(a * 3 + s))
        q = 1.0 - u * ln
        r = np.interp(q, [0, .5, .7, .85, .95, 1.0], np.array([1, .97, .83, .62, .45, .22]) * R) + .07 + .10 * u ** 3
        return np.stack([r * np.cos(a), r * np.sin(a), q * L + .06], 1)
    ca = grid(24, 150, cal, wrap_v=True)
    ca.displace(.03 * fbm(ca.V, 2.0, 3, s))
    ca.C = mix(lin('#66702c'), lin('#3c3f16'), ss(-.2, .5, fbm(ca.V, 1.3, 3, s)))
    ca.C = mix(ca.C, lin('#6b3a3a'), ss(.7, 1, ca.UV[:, 0]) * .7)
    k = rg.normal(size=2) * .35
    st = tube([(0, 0, L * .97), (k[0] * .3, k[1] * .3, L + .55), (k[0], k[1], L + 1.3)], [.34, .25, .27], 14, 24)
    st.displace(.02 * fbm(st.V, 3, 2, s))
    st.C = mix(lin('#5d662a'), lin('#b3a068'), ss(.93, 1, st.UV[:, 0]))
    return g, merge([ca, st])


@scene
def kathirikai():
    """Whole small aubergines in dark tamarind gravy, red clay pot."""
    core.seed(105)
    rg = core.rng()
    rigs.world(.22, cool='#453e37')
    tile_floor('pookal-oxide', 72, tint=.42)
    R, h = 10.6, 6.2
    o, i = bowl(R, h, 5.2, .55, .55)
    cm = mats.clay('#5e2c17', '#9a5430', .6)
    to_obj(o, 'bowl', cm); to_obj(i, 'bowli', mats.clay('#4a2010', '#7a3e22', .5))
    zf = 5.0
    rf = bowl_r(zf, R, h, .55) - .03
    place = []
    for k in range(7):
        a = k / 7 * 2 * np.pi + .35
        place.append((5.3 * math.cos(a), 5.3 * math.sin(a), math.degrees(a) + (180 if k not in (2, 5) else 20), 78 + 7 * rg.normal(), 2.0))
    place += [(.5, .6, 130, 70, 1.0)]
    bumps = [(x + .8 * math.cos(math.radians(a)), y + .8 * math.sin(math.radians(a)), 2.0, .5) for x, y, a, _, _ in place[:7]]
    g = gravy(rf, zf, ('#2c1008', '#45200e', '#6a3516'), 8, .24, .32, bumps)
    to_obj(g, 'gravy', thick('#5c1a05', rough=.26, bump=.55))
    pile = as_pile(24, .09, zf, g)
    mb = mats.food('brinjal', .2, .55, .12, 5, sss=.03, srad=.2, coat=.8, coatr=.07, var=.16, bdist=.03, rvar=.08)
    mg = mats.food('calyx', .4, .4, .4, 7, coat=.25, coatr=.15, var=.2, bdist=.05)
    bodies, greens = [], []
    for k, (x, y, a, tilt, sink) in enumerate(place):
        b, gr = aubergine(k + 1, 5.3 + .5 * rg.random(), 1.8 + .2 * rg.random(), .10 + .2 * rg.random())
        M = rotm('z', a) @ rotm('y', tilt) @ rotm('z', rg.random() * 90) @ T(0, 0, -2.6)
        b.xf(M); gr.xf(M)
        L = b.V[b.V[:, 2] < np.percentile(b.V[:, 2], 50)][::2]
        ii, jj = pile.idx(L[:, 0] + x, L[:, 1] + y)
        z = np.percentile(pile.H[ii, jj] - L[:, 2], 97) - (1.1 if k < 7 else .7)
        b.move(x, y, z); gr.move(x, y, z)
        pile.add_geo(b.V, 2); pile.add_geo(gr.V, 2)
        bodies.append(b); greens.append(gr)
    to_obj(merge(bodies), 'brinjal', mb); to_obj(merge(greens), 'calyx', mg)
    crumbs(pile, 260, 8.6, ('#5a240c', '#7d3814', '#35150a', '#96501f'), 0, 0, 4, (.05, .2), .5, rough=.3, coat=.6)
    sh = [shallot_half(k, .62 + .15 * rg.random()) for k in range(5)]
    x, y = scatter_disc(12, 7.6, .45)
    to_obj(merge(on_top(pile, sh, list(zip(x, y)), .16, 22, .5, 55)), 'shf', mats.food('shf', .25, .5, .3, 6, sss=.1, srad=.2, coat=.6, coatr=.1, var=.2))
    gl = [garlic_clove(k).scale(.62).color(lin('#b98a52')) for k in range(3)]
    x, y = scatter_disc(7, 7.0, .5)
    to_obj(merge(on_top(pile, gl, list(zip(x, y)), .2, 25, .5, 50)), 'gar', mats.food('gar', .25, .5, .15, 5, sss=.15, srad=.25, coat=.5, var=.15))
    to_obj(merge(on_top(pile, leaves(7, 3.0, 9), [(-1.6, -1.2), (2.4, 1.8), (-4.2, 2.2), (.6, -4.6), (4.4, -2.6), (-.8, 4.6)], -.1, 12)), 'cl', mat_curryleaf())
    ms = [(q, w) for q, w in (rg.random((60, 2)) - .5) * 16 if math.hypot(q, w) < 8]
    to_obj(merge([blob((.1, .1, .1), 2, .08, 3, 1).color(lin('#21150f')).move(q, w, pile.z(q, w) + .05) for q, w in ms]), 'ms', mats.food('mustard', .2, .6, .1))
    for k, (x, y, a) in enumerate(((-2.6, .2, 30), (3.4, 3.6, -60))):
        p, st = chilli_dry(4.4, .46, k + 9)
        M = T(x, y, pile.zmean(x, y, 1.2, 80) - .15) @ rotm('z', a) @ T(-2.2, 0, 0)
        to_obj(p.xf(M), 'rc', mat_chilli()); to_obj(st.xf(M), 'rs', mats.food('stem', .5, .3, .2))
    # round about: raw aubergines, tamarind-brown spices
    rb = mats.food('brinjalraw', .16, .55, .05, 3, coat=.8, coatr=.05, var=.12, bdist=.02, rvar=.05)
    for k, (x, y, a) in enumerate(((16.4, -9.6, 30), (18.6, -5.4, 80), (-17.6, 10.6, 200))):
        b, gr = aubergine(k + 30, 4.8, 1.7, -1.2)
        sl = ss(.0, .1, np.abs(b.C[:, 0] - .4)) * 0
        b.C = mix(lin('#2a0a30'), lin('#5a1a58'), ss(-.3, .5, fbm(b.V, .6, 3, k)))
        b.C = mix(b.C, lin('#b99ab0'), ss(3.6, 4.8, b.V[:, 2]) * .6)
        V = b.V.copy(); rxy = np.hypot(V[:, 0], V[:, 1])
        M = T(x, y, 1.65) @ rotm('z', a) @ rotm('y', 88) @ rotm('z', 45 + 10 * k) @ T(0, 0, -2.4)
        to_obj(b.xf(M), 'rawb', rb); to_obj(gr.xf(M), 'rawc', mg)
    place_curry_sprig(T(-20.0, -9.6, 0) @ rotm('z', 56), 3, leafL=3.2, L=12)
    for s, (x, y, a) in enumerate(((14.6, 12.2, 110), (17.2, 10.4, 60))):
        place_chilli(T(x, y, 0) @ rotm('z', a), s + 20)
    to_obj(peppercorns(24, 1.4, 3, -16.4, 2.6), 'pep', mats.food('pep', .5, .4, .4, 9))
    light((0, 0, 4), 1.45)
    rigs.camera((0, -.4, 3.5), 90, -90, 66, 85, 5.0, focus=(0, -1, 5.6))
    return dict(exposure=.9, sat=1.17, power=1.34)


# ================================================================ 6 paal payasam
def cashew(s=0, toast=.4):
    """Fried cashew half."""
    a = np.linspace(.25, 2.9, 14)
    g = tube(np.stack([.68 * np.cos(a), .68 * np.sin(a), 0 * a], 1), [.1, .3, .38, .40, .38, .34, .27, .1], 16, 36, flat=.72)
    g.displace(.03 * fbm(g.V + s, 2.0, 3, s))
    n = fbm(g.V + s * 3, 1.4, 3, s)
    g.C = mix(mix(lin('#d9a04e'), lin('#b87128'), ss(-.4, .4, n + toast - .4)), lin('#7d3f12'), ss(.15, .6, n + toast - .3))
    c = g.V.mean(0)
    return g.move(-c[0], -c[1], 0)


def raisin(s=0):
    """Raisin plumped in ghee: glossy, wrinkled."""
    g = blob((.52, .40, .36), 4, .12, 1.4, s)
    g.displace(.07 * fbm(g.V + s, 2.6, 3, s, ridge=True))
    return g.color(mix(lin('#7a4418'), lin('#3d1a08'), np.full(len(g.V), (s % 3) / 3)))


def vermicelli(pile, rf, g=None):
    """Roasted vermicelli afloat."""
    rg = core.rng()
    vs = []
    for k in range(820):
        a, q = rg.random() * 6.28, rf * .94 * rg.random() ** .5
        L = 1.2 + 1.9 * rg.random()
        t = np.linspace(-1, 1, 6)
        z = .05 * rg.normal(size=6).cumsum() * .3 - .04 + .09 * rg.random()
        v = tube(np.stack([t * L / 2, .5 * rg.normal() * t ** 2 + .2 * rg.normal() * t ** 3, z], 1), [.04, .055, .055, .055, .055, .04], 7, 18)
        v.rot('z', rg.random() * 360).move(q * math.cos(a), q * math.sin(a), 0)
        v.V[:, 2] += pile.z(v.V[:, 0], v.V[:, 1])
        vs.append(v.color(mix(lin('#f4dcae'), lin('#cf9548'), rg.random() ** 1.6)))
    to_obj(merge(vs), 'verm', mats.food('verm', .22, .5, .05, 5, sss=.05, sr=(1, .6, .3), srad=.2, coat=.5, coatr=.06, var=.08))


def soft_rice(pile, rf, g=None):
    """Rice cooked soft in milk: plump grains, the milk drawn up round each, thicker towards one side."""
    rg = core.rng()
    b = blob((.38, .15, .12), 3, .10, 1.4, 2)
    n = 900
    a, q = rg.random(n) * 6.28, rf * .96 * rg.random(n) ** .5
    x, y, w = q * np.cos(a), q * np.sin(a), rg.random(n) * 180
    on = rg.random(n) < .45 + .75 * ss(-.25, .35, fbm(np.stack([x, y, 0 * x], 1), .22, 2, 5))
    x, y, w = x[on], y[on], w[on]
    for k in range(len(x)):
        dx, dy = g.V[:, 0] - x[k], g.V[:, 1] - y[k]
        m = (np.abs(dx) < .9) & (np.abs(dy) < .9)
        c, s = math.cos(math.radians(w[k])), math.sin(math.radians(w[k]))
        u, v = dx[m] * c + dy[m] * s, -dx[m] * s + dy[m] * c
        g.V[m, 2] = np.maximum(g.V[m, 2], pile.z(x[k], y[k]) + .085 * np.exp(-(u / .50) ** 2 - (v / .26) ** 2) - .012)
    Ms, cols = [], []
    for k in range(len(x)):
        z = float(pile.z(x[k], y[k])) + rg.uniform(-.07, .03) + (.06 if rg.random() < .12 else 0)
        sc = .9 + .35 * rg.random()
        Ms.append(T(x[k], y[k], z) @ rotm('z', w[k]) @ rotm('y', rg.normal() * 10) @ S(sc, sc, sc))
        cols.append(mix(lin('#f3e2bd'), lin('#ecd5a6'), rg.random()))
    to_obj(stamp(b, Ms, np.array(cols)), 'grain', mats.food('softrice', .26, .5, .08, 5, sss=.10, sr=(1, .7, .45), srad=.25, coat=.45, coatr=.07, var=.05))


def kheer(grain, floor, seed, leaf):
    """A brass bowl of milk pudding with cashews, raisins and saffron; grain: rice or vermicelli."""
    core.seed(seed)
    rg = core.rng()
    rigs.world(.24, cool='#453e37')
    rigs.ground(mats.walnut(.85)) if floor is None else tile_floor(floor, 66, tint=.42)
    R, h = 9.0, 5.6
    o, i = bowl(R, h, 4.4, .6, .16)
    to_obj(o, 'bowl', mats.brass(.5, scale=1.6, rough=.2)); to_obj(i, 'bowli', mats.brass(.12, rough=.24))
    zf = 4.9
    rf = bowl_r(zf, R, h, .16) - .02
    saf = [(a, b) for a, b in rg.normal(size=(40, 2)) * [3.4, 3.0] + [.4, .2] if math.hypot(a, b) < rf * .85]
    g = disc_surface(rf, zf, .07, .7, 5, .03, 260, 520, .10)
    nf = fbm(g.V, 1.6, 4, 3)
    g.V[:, 2] += .035 * fbm(g.V, 2.6, 4, 8) * (1 - g.UV[:, 0] ** 8)
    g.C = mix(lin('#efcf98'), lin('#f7dfb4'), ss(-.3, .4, nf))
    g.C = mix(g.C, lin('#e2b066'), ss(.05, .5, fbm(g.V, .5, 3, 4)) * .4)
    st = np.zeros(len(g.V))
    for (a, b) in saf:
        st = np.maximum(st, np.exp(-((g.V[:, 0] - a) ** 2 + (g.V[:, 1] - b) ** 2) / .5))
    g.C = mix(g.C, lin('#e8780c'), st * .75)
    g.C = mix(g.C, lin('#e6bd6a'), ss(.94, 1, g.UV[:, 0]) * .7)
    pile = as_pile(20, .08, zf, g)
    grain(pile, rf, g)
    to_obj(g, 'kheer', mats.food('kheer', .2, .5, .22, 5, sss=.05, sr=(1, .6, .3), srad=.3, coat=.5, coatr=.06, var=.05, bdist=.05, rvar=.08))
    pile.add_geo(g.V, 1)
    ca, ra = [cashew(k, .25 + .5 * rg.random()) for k in range(6)], [raisin(k) for k in range(5)]
    pc = [(-1.8, -.6), (-.4, .9), (.9, -.5), (-.9, -2.2), (2.2, 1.2), (-2.8, 1.6), (.5, 2.6), (3.8, -2.6), (-4.6, -2.4), (-3.6, 4.2), (4.6, 3.4), (1.2, -4.8)]
    out = [settle(pile, ca[k % 6].copy().scale(1.4).rot('z', rg.random() * 360).rot('x', rg.normal() * 24), [(x, y)], .2) for k, (x, y) in enumerate(pc)]
    to_obj(merge(out), 'cash', mats.food('cashew', .3, .5, .15, 4, sss=.08, srad=.2, var=.15, coat=.3, coatr=.12))
    pr = [(.1, -.8), (-1.2, .4), (1.6, .4), (-.2, -1.6), (1.0, 1.4), (-2.2, -1.8), (2.9, -.8), (-3.4, .2), (3.0, 2.8), (-1.4, 3.6), (2.2, -3.4), (-5.2, .8), (5.4, .4)]
    out = [settle(pile, ra[k % 5].copy().scale(1.35).rot('z', rg.random() * 360).rot('x', rg.normal() * 24), [(x, y)], .14) for k, (x, y) in enumerate(pr)]
    to_obj(merge(out), 'rais', mats.food('raisin', .18, .55, .25, 6, sss=.12, sr=(1, .4, .1), srad=.3, coat=.6, coatr=.08, var=.2))
    sf = []
    for k, (a, b) in enumerate(saf):
        t = np.linspace(-1, 1, 5)
        L = .9 + .7 * rg.random()
        v = tube(np.stack([t * L / 2, .35 * rg.normal() * t ** 2 + .25 * rg.normal() * t, .05 + .04 * rg.random(5)], 1), [.02, .028, .034, .045, .065], 6, 18, flat=.5)
        v.rot('z', rg.random() * 360).move(a, b, pile.zmean(a, b, .3, 80))
        sf.append(v.color(mix(lin('#a81808'), lin('#d9560e'), rg.random())))
    to_obj(merge(sf), 'saf', mats.food('saf', .35, .45, .1, 6, sss=.05, var=.2, coat=.3))
    x, y = scatter_disc(120, rf * .9)
    to_obj(merge([blob((.05, .04, .03), 1, .3, 2, k % 5).move(x[k], y[k], pile.z(x[k], y[k]) + .02).color(lin('#3d2a14')) for k in range(120)]), 'elachi', mats.food('pep', .5, .4, .4, 9))
    # round about
    to_obj(merge([cardamom(s).rot('z', s * 77 + 20).move(*p, 0) for s, p in enumerate(((-11.0, -6.0), (-9.6, -8.2), (-12.0, -8.0)))]), 'card', mats.food('card', .55, .3, .3, 6))
    if leaf:
        place_banana_leaf(T(15, 8, .02) @ rotm('z', 40), L=34, W=15, s=14, sag=.2)
    light((0, 0, 4), 1.3, fill=.9)
    rigs.camera((0, -.3, 3.0), 72, -90, 45, 85, 4.5, focus=(0, -2, 5.0))
    return dict(exposure=.85, sat=1.2, power=1.28) if floor is None else dict(exposure=.6, sat=1.17, power=1.3)


@scene
def payasam():
    """Paal payasam: rice in milk."""
    return kheer(soft_rice, None, 117, False)


@scene
def semiya():
    """Semiya payasam: vermicelli in milk."""
    return kheer(vermicelli, 'kattam-peacock', 116, True)


# ================================================================ 7 filter coffee
def coffee_bean(s=0):
    """Roasted bean lying on its back or belly: flat side with an S crease."""
    g = ico(4)
    V = g.V * np.array([.62, .44, .36])
    z = V[:, 2]
    flat = z > 0
    V[:, 2] = np.where(flat, z * .42, z)
    x = V[:, 0]
    y0 = .05 * np.sin(x * 5 + s)
    cr = np.exp(-((V[:, 1] - y0) / .045) ** 2) * flat
    V[:, 2] -= .11 * cr * np.clip(1 - (x / .62) ** 4, 0, 1)
    g.V = V
    n = fbm(V + s, 2.4, 3, s)
    g.displace(.012 * n)
    c = mix(lin('#351709'), lin('#5c2e14'), ss(-.4, .5, n))
    g.C = mix(c, lin('#1a0a04'), cr * .8)
    return g


def froth(R, z, s=0, n=520):
    """Coffee head: tan foam with a darker ring and real bubbles; returns (disc, bubbles)."""
    rg = np.random.default_rng(s)
    g = disc_surface(R, z, .05, 1.4, s, .16, 150, 360, .05)
    u = g.UV[:, 0]
    P = g.V
    n1, n2 = fbm(P, .8, 4, s + 2), fbm(P, 3.4, 4, s + 4)
    fine = fbm(P, 14, 2, s + 6)
    g.V[:, 2] += .02 * n2 + .012 * fine
    c = mix(lin('#9a6230'), lin('#c08f58'), ss(-.35, .35, n1 + .4 * n2))
    sw = fbm(P + .9 * np.stack([n1, n2, 0 * n1], 1), .7, 3, s + 8)
    c = mix(c, lin('#6b3a18'), ss(.10, .38, sw) * .8)
    c = mix(c, lin('#4a220c'), ss(.74, .96, u + .08 * n2) * .9)
    c = mix(c, c * .72, ss(.2, .5, fine) * .35)
    g.C = c
    b = ico(3)
    b.V[:, 2] = np.maximum(b.V[:, 2], -.2)
    Ms, cols = [], []
    for i in range(n):
        r = .035 + .16 * rg.random() ** 5
        q = R * (1 - .55 * rg.random() ** 2.2) * .97 if rg.random() < .6 else R * .9 * rg.random() ** .5
        q = min(q, R - r)
        a = rg.random() * 6.28
        x, y = q * math.cos(a), q * math.sin(a)
        zz = z + .16 * (1 - (q / R) ** 2) + .02
        Ms.append(T(x, y, zz) @ S(r, r, r * .7))
        cols.append(lin('#a87440') * (.75 + .5 * rg.random()))
    return g, stamp(b, Ms, np.array(cols))


@scene
def filtercoffee():
    """Degree coffee: brass tumbler standing in its davara, beans on black stone."""
    core.seed(127)
    rg = core.rng()
    rigs.world(.24, cool='#4a4038')
    rigs.ground(stone('#141416', '#252423'))
    mb = mats.brass(.06, scale=1.2, rough=.17)
    dv = lathe([(0, .25), (3.9, .25), (4.0, 0), (4.25, 0), (4.35, .3), (5.1, 1.4), (5.5, 3.4), (5.6, 4.0), (6.5, 4.25), (6.75, 4.3), (6.72, 4.42), (6.4, 4.42), (5.45, 4.16), (5.32, 3.4), (4.9, 1.5), (4.1, .5), (0, .45)], 200, 200)
    to_obj(dv, 'davara', mb)
    zt = .5
    tb = lathe([(0, 0), (2.75, 0), (2.85, .12), (2.9, .5), (3.0, 3), (3.2, 7.2), (3.32, 8.4), (3.75, 8.75), (4.15, 8.85), (4.2, 8.95), (4.1, 9.02), (3.68, 8.92), (3.22, 8.5), (3.05, 7.2), (2.86, 3), (2.7, .5), (0, .4)], 200, 200)
    to_obj(tb.move(0, 0, zt), 'tumbler', mb)
    f, bb = froth(3.27, zt + 8.52, 3)
    to_obj(f, 'froth', mats.food('froth', .6, .25, .35, 16, sss=.15, sr=(1, .7, .45), srad=.2, var=.08, bdist=.03))
    to_obj(bb, 'bubbles', mats.food('bub', .12, .5, 0, 6, sss=.2, sr=(1, .7, .45), srad=.15, coat=.7, coatr=.04, var=.05, trans=.15))
    # a little coffee poured into the davara
    df = disc_surface(4.82, 1.35, .02, .8, 5, 0, 60, 200, .06)
    u = df.UV[:, 0]
    fo = fbm(df.V, 1.1, 4, 3) + ss(.75, 1, u) * .5
    df.C = mix(lin('#6b3716'), lin('#b98652'), ss(.1, .5, fo))
    to_obj(df, 'dcoffee', mats.food('dcof', .12, .5, .06, 9, sss=.1, coat=.5, coatr=.05, var=.05))
    # beans: a drift on the left, strays on the right
    m = mats.food('bean', .3, .5, .2, 8, coat=.35, coatr=.18, var=.2, bdist=.03, rvar=.1)
    B = [coffee_bean(k) for k in range(6)]
    pile = Pile(60, .08, lambda X, Y: np.where(np.hypot(X, Y) < 5.0, 6.0, 0.0))
    out = []
    for k in range(330):
        g = B[k % 6].copy().rot('x', rg.normal() * 28 + (180 if rg.random() < .5 else 0)).rot('z', rg.random() * 360)
        c = []
        while len(c) < 3:
            q, w = (-9.5, 1.0) if k < 230 else (9.5, -6.5)
            sd = np.array([3.6, 5.0]) if k < 230 else np.array([3.4, 2.6])
            p = np.array([q, w]) + rg.normal(size=2) * sd
            if math.hypot(*p) > 5.4:
                c.append(p)
        out.append(settle(pile, g, c, .02, 1))
    to_obj(merge(out), 'beans', m)
    # small brass cup of ground coffee, out of focus behind
    o, i = bowl(3.8, 2.9, 2.1, .3, .14)
    to_obj(o.move(12.5, 13.5, 0), 'cup', mats.brass(.4, scale=2.0)); to_obj(i.move(12.5, 13.5, 0), 'cupi', mats.brass(.1, rough=.25))
    pw = disc_surface(3.5, 2.3, .12, 1.4, 4, .9, 80, 160, 0)
    pw.displace(.06 * fbm(pw.V, 6, 3, 2))
    pw.color(lin('#3c1d0d'))
    to_obj(pw.move(12.5, 13.5, 0), 'powder', mats.food('powder', .85, .15, .9, 14, var=.3, bdist=.06))
    place_banana_leaf(T(-13, 17, 0) @ rotm('z', -14), L=40, W=16, s=3, sag=.2)
    light((0, 0, 4), 1.5, 158, 36, .35, .7, False)
    rigs.camera((.2, .6, 3.9), 64, -90, 40, 85, 4.5, focus=(0, -1.5, 7.6))
    return dict(exposure=.75, sat=1.17, power=1.34)


# ================================================================ 8 egg masala
def egg_cut(s=0):
    """Boiled egg half with a crumbly yolk, edges stained by the gravy; returns (white, yolk)."""
    w, y = egg_half(s)
    z = w.V[:, 2]
    rr = np.hypot(w.V[:, 0] / 2.85, w.V[:, 1] / 2.15)
    n = fbm(w.V + s * 5, .9, 4, s)
    st = ss(-.25, -1.0, z + .5 * n) * .9
    st = np.maximum(st, ss(.30, .55, n + .5 * ss(.75, 1, rr)) * .55 * (z > -.3))
    w.C = mix(mix(lin('#efe3c8'), lin('#e6d3ae'), ss(-.2, .5, fbm(w.V + s, 1.1, 3, s + 9))), mix(lin('#c9641f'), lin('#8a2f0a'), ss(-.3, .4, fbm(w.V, 2.4, 3, s + 3))), st)
    r = y.UV[:, 0]
    y.displace(.05 * fbm(y.V + s, 2.2, 4, s + 2) + .03 * fbm(y.V, 7, 3, s))
    y.C = mix(lin('#e08a12'), lin('#f0b440'), ss(-.3, .5, fbm(y.V + s, 2.6, 4, s + 5) + .5 * (r - .4)))
    y.C = mix(y.C, lin('#d9b064'), ss(.88, 1.0, r) * .8)
    return w, y


@scene
def eggmasala():
    """Halved eggs in onion-tomato masala, hammered copper kadai on mustard tiles."""
    core.seed(138)
    rg = core.rng()
    rigs.world(.22, cool='#453e37')
    tile_floor('kattam-mustard', 68, tint=.26, rough=.5)
    R, h = 10.4, 4.8
    o, i, hd = kadai(R, h)
    cu = mats.brass(.7, '#A85A32', 1.5, .22)
    to_obj(o.rot('z', 30), 'kad', cu); to_obj(i.rot('z', 30), 'kadi', mats.tin()); to_obj(hd.rot('z', 30), 'kadh', mats.brass(0.0))
    zf = 3.7
    rf = float(np.interp(zf, [.3, .35, h * .24, h * .55, h + .05], [0, R * .3, R * .58, R * .83, R - .22])) - .02
    place = []
    for k in range(6):
        a = k / 6 * 2 * np.pi + .3
        place.append((5.3 * math.cos(a), 5.3 * math.sin(a), math.degrees(a) + 90 + rg.normal() * 14))
    place.append((.3, .2, 25))
    g = gravy(rf, zf, ('#5a1a07', '#8a300c', '#b0561a'), 6, .36, .24, [(x, y, 2.6, .6) for x, y, _ in place])
    to_obj(g, 'gravy', thick('#a02e06', rough=.3, bump=.65, sss=.03))
    pile = as_pile(24, .09, zf, g)
    for k, (x, y, a) in enumerate(place):
        w, yk = egg_cut(k + 2)
        M = T(x, y, zf + .78 + .25 * rg.random() + (.35 if k == 6 else 0)) @ rotm('z', a) @ rotm('x', rg.normal() * 13) @ rotm('y', rg.normal() * 11)
        to_obj(w.xf(M), 'eggw', mats.food('eggw2', .28, .5, .10, 2, sss=.3, sr=(1, .75, .5), srad=.35, var=.05, mottle=.7, coat=.5, coatr=.12))
        to_obj(yk.xf(M), 'eggy', mats.food('eggy2', .58, .35, .7, 9, sss=.2, sr=(1, .5, .1), srad=.2, var=.12, bdist=.05, mottle=4.0))
        pile.add_geo(w.V, 2)
    cols = ('#8a2c0a', '#b04a14', '#6b1f08', '#c9702a', '#d08a44')
    crumbs(pile, 520, 8.2, cols, 0, 0, 4, (.05, .24), .5, rough=.3, coat=.6, q=25)
    on = [tube([(-.95, 0, 0), (0, .45, .1), (.95, 0, 0)], [.07, .14, .07], 6, 16, flat=.45).color(lin(c)) for c in ('#c4702c', '#a24c1c', '#d9984e')]
    x, y = scatter_disc(70, 7.8, .5)
    ok = np.array([all(math.hypot(a - q[0], b - q[1]) > 1.9 for q in place) for a, b in zip(x, y)])
    to_obj(merge(on_top(pile, on, list(zip(x[ok], y[ok])), -.02, 20, .3, 60)), 'onb', mats.food('onb', .25, .5, .2, 6, sss=.12, srad=.2, coat=.6, coatr=.08))
    # masala and pepper on the eggs
    bits = []
    for x, y, a in place:
        for _ in range(9):
            p = np.array([x, y]) + rg.normal(size=2) * .95
            bits.append(blob((1, .8, .5), 2, .4, 1.6, len(bits) % 6).scale(.04 + .11 * rg.random() ** 2).color(lin(cols[len(bits) % 5]) if rg.random() < .6 else lin('#1d1008')).move(p[0], p[1], pile.zmean(p[0], p[1], .12, 60) + .03))
    to_obj(merge(bits), 'bits', mats.food('crumb', .42, .45, .6, 9, coat=.3, coatr=.1, var=.25, sss=.04, bdist=.04))
    to_obj(merge(on_top(pile, leaves(7, 3.0, 9), [(-1.8, 2.9), (2.8, -2.2), (3.2, 2.6), (-3.2, -2.6), (.4, -3.6)], -.1, 12, .8, 45)), 'cl', mat_curryleaf())
    for s, (x, y) in enumerate(((2.4, 2.4), (-2.5, -.6), (2.2, -3.0))):
        place_coriander(T(x, y, pile.zmean(x, y, .8, 60) + .05) @ rotm('z', s * 110 + 10), s + 2)
    to_obj(merge(on_top(pile, [chilli_slit(4.4, .34, k) for k in range(2)], [(-2.6, .9), (.4, -2.7)], -.05, 6, .8, 55, rz=[70, 15])), 'gc', mats.food('gchilli', .25, .5, .25, 6, coat=.35, coatr=.12, var=.15, sss=.05))
    # round about
    place_curry_sprig(T(-16.4, -12.4, 0) @ rotm('z', 70), 3, leafL=3.2, L=12)
    to_obj(merge([onion_slice(2.3, 3, 4).move(-15.0, 8.8, 0), onion_slice(2.0, 5, 4).rot('x', 8).move(-12.6, 11.4, .25)]), 'on', m_onion())
    for s, (x, y, a) in enumerate(((10.6, -12.8, 8), (11.4, -10.6, 26))):
        place_chilli(T(x, y, 0) @ rotm('z', a), s + 20)
    to_obj(peppercorns(24, 1.2, 3, 14.8, 2.0), 'pep', mats.food('pep', .5, .4, .4, 9))
    light((0, 0, 4), 1.35)
    rigs.camera((0, -.3, 2.8), 86, -90, 64, 85, 5.0, focus=(0, -1, 5.0))
    return dict(exposure=.95, sat=1.16, power=1.34)


# ================================================================ 9 gulab jamun
@scene
def gulabjamun():
    """Gulab jamun in cardamom syrup, brass bowl on walnut, rose petals and pistachio."""
    core.seed(149)
    rg = core.rng()
    rigs.world(.22, cool='#453e37')
    rigs.ground(mats.walnut())
    R, h = 8.6, 4.4
    o, i = bowl(R, h, 4.4, .6, .16)
    to_obj(o, 'bowl', mats.brass(.5, scale=1.6, rough=.2)); to_obj(i, 'bowli', mats.brass(.12, rough=.24))
    zf = 2.9
    rf = bowl_r(zf, R, h, .16) - .02
    g = disc_surface(rf, zf, .02, .6, 5, 0, 90, 260, .10)
    g.C = mix(lin('#7a3a08'), lin('#b5661a'), ss(.7, 1.0, g.UV[:, 0]))
    to_obj(g, 'syrup', mats.food('syrup', .04, .6, .02, 2, sss=.06, sr=(1, .5, .1), srad=.6, coat=1.0, coatr=.02, var=.1, rvar=.02))
    pile = as_pile(20, .08, zf - 1.3)
    m = mats.food('jamun', .24, .5, .25, 4, sss=.08, sr=(1, .4, .15), srad=.3, coat=.7, coatr=.07, var=.14, bdist=.05, rvar=.08)
    out = []
    spots = [(5.3 * math.cos(a), 5.3 * math.sin(a)) for a in np.arange(8) / 8 * 6.283 + .2] + [(0, 0)] + [(2.7 * math.cos(a), 2.7 * math.sin(a)) for a in (.6, 2.5)]
    for k, (x, y) in enumerate(spots):
        b = ico(5)
        P = b.V + k * 3.3
        d = .035 * fbm(P, .9, 3, k) + .014 * fbm(P, 3.0, 4, k + 3, ridge=True)
        b.V = b.V * (1 + d)[:, None] * np.array([1.98, 1.98, 1.85]) * (1 + .035 * rg.normal())
        t = fbm(P, 1.1, 4, k + 7) - .25 * b.V[:, 2] / 2
        b.C = mix(mix(lin('#9a4614'), lin('#6b280b'), ss(-.35, .25, t)), lin('#bf6a26'), ss(.12, .45, -t) * .7)
        tumble(b)
        out.append(settle(pile, b, [(x, y)], .0, q=99.5))
    to_obj(merge(out), 'jamun', m)
    ps = [blob((.42, .16, .09), 2, .25, 2, k).color(mix(lin('#7d9a3a'), lin('#b5bd6a'), rg.random())) for k in range(6)]
    x, y = scatter_disc(60, 5.6, .6)
    to_obj(merge(on_top(pile, ps, list(zip(x, y)), 0, 20, .2, 60)), 'pista', mats.food('pista', .45, .4, .3, 7, sss=.1, var=.15))
    pet = []
    for k in range(5):
        q = leaf_geo(2.0, 1.9, -.5, .3, .3 * rg.normal(), .7, k, 18, 13, .1)
        q.C = mix(lin('#c23a5a'), lin('#8a1434'), ss(.1, 1, q.UV[:, 0]))
        lo = q.copy().move(0, 0, -.03)
        lo.F = [f[:, ::-1] for f in lo.F]
        pet.append(merge([q, lo]))
    mp = mats.food('petal', .5, .3, .1, 8, sss=.15, srad=.2, trans=.25, var=.1)
    to_obj(merge(on_top(pile, pet, [(-1.2, 2.8), (2.0, -.8), (-3.0, -2.0)], -.05, 14, .6, 80)), 'petal', mp)
    sf = []
    for k in range(16):
        a, b = rg.normal(size=2) * 2.4
        t = np.linspace(-1, 1, 5)
        v = tube(np.stack([t * .55, .35 * rg.normal() * t ** 2, .05 + .04 * rg.random(5)], 1), [.022, .03, .036, .05, .07], 6, 18, flat=.5)
        sf.append(v.rot('z', rg.random() * 360).move(a, b, pile.zmean(a, b, .3, 90)).color(lin('#b8260a')))
    to_obj(merge(sf), 'saf', mats.food('saf', .35, .45, .1, 6, sss=.05, var=.2, coat=.3))
    fl = Pile(60, .2)
    to_obj(merge(on_top(fl, pet, [(-13.2, -8.8), (-15.4, -6.6), (-12.4, -11.2), (15.6, 6.2), (14.2, -9.2), (-16.4, 8.4)], -.02, 8)), 'petal2', mp)
    to_obj(merge([cardamom(s).rot('z', s * 77 + 20).move(*p, 0) for s, p in enumerate(((13.6, -6.6), (15.6, -8.4), (12.6, -11.0)))]), 'card', mats.food('card', .55, .3, .3, 6))
    x, y = rg.normal(size=(2, 30)) * 1.6
    to_obj(merge(on_top(fl, ps, list(zip(16.4 + x, -4.6 + y)), 0, 5, .3)), 'pista2', mats.food('pista', .45, .4, .3, 7, sss=.1, var=.15))
    place_banana_leaf(T(-12, 10, .02) @ rotm('z', 150), L=36, W=17, s=14, sag=.2)
    tumbler(14.6, 11.4)
    light((0, 0, 4), 1.4)
    rigs.camera((0, -.2, 2.8), 64, -90, 57, 85, 5.0, focus=(0, -1, 4.6))
    return dict(exposure=1.0, sat=1.17, power=1.34)
