"""Second batch of dishes: dum briyani, parotta, uthappam, idiyappam, pongal, kothu parotta, paniyaram, the leaf of a feast.
Only adds to the kit: everything here is built from core / props / mats / dishes parts."""
import math, os
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import *
from .dishes import scene, tile_floor, HERE, TEX
from .mats import NT


# ---------------------------------------------------------------- materials
@mats.cached
def stone(col='#14110f', col2='#27211d', rough=.38):
    """honed black granite with pale flecks"""
    t = NT('stone')
    c = t.coord()
    n = t.noise(.25, c, 8, .6)
    f1 = t.ramp(t.noise(7, c, 3, .7), [(.60, 0.), (.70, 1.)])
    f2 = t.ramp(t.voro(5, c), [(.05, 1.), (.14, 0.)])
    col = t.mixc(t.ramp(n, [(.35, 0.), (.7, 1.)]), col, col2)
    col = t.mixc(t.math('MULTIPLY', f1, .35), col, '#5a5148')
    col = t.mixc(t.math('MULTIPLY', f2, .25), col, '#6e655a')
    return t.done(t.pbr(Base_Color=col, Roughness=t.maprange(t.noise(.5, c, 6, .6), .3, .7, rough - .12, rough + .14), Specular=.3,
                        Normal=t.bump(t.noise(3, c, 6, .7), .12, .05)))


@mats.cached
def iron(rough=.42):
    """seasoned cast iron"""
    t = NT('iron')
    c = t.coord()
    n = t.noise(.5, c, 7, .65)
    n2 = t.noise(9, c, 5, .7)
    return t.done(t.pbr(Base_Color=t.mixc(n, '#0e0c0b', '#231e1a'), Metallic=.55, Roughness=t.maprange(n, .3, .7, rough - .16, rough + .12), Specular=.5,
                        Normal=t.bump(n2, .35, .05)))


@mats.cached
def roast(stops=('#341608', '#6a3812', '#96601f', '#b98336'), gloss=.0, grit=.6, rough=.55, bump=.7):
    """fried / roasted meat: matte, brown, masala grit; gloss 0..1 = amount of ghee"""
    t = NT('roast')
    c = t.coord()
    n = t.noise(.8, c, 8, .65, .6)
    n2 = t.noise(3.2, c, 8, .7, .8)
    g = t.ramp(t.voro(8, c), [(.0, 1.), (.15, 0.)])
    col = t.ramp(n, [(.30, stops[0]), (.44, stops[1]), (.57, stops[2]), (.74, stops[3])])
    col = t.mixc(t.ramp(n2, [(.47, 0.), (.68, .8)]), col, stops[0])
    col = t.mixc(t.math('MULTIPLY', g, grit), col, '#140804')
    oil = t.math('MULTIPLY', t.ramp(t.noise(1.4, c, 4), [(.45, 0.), (.6, 1.)]), gloss)
    b = t.bump(t.math('ADD', n2, t.math('MULTIPLY', g, .3)), bump, .14)
    return t.done(t.pbr(Base_Color=col, Roughness=t.math('SUBTRACT', rough, t.math('MULTIPLY', oil, .3)), Specular=.42, Normal=b, Subsurface=.03,
                        Subsurface_Color=lin(stops[2]), Subsurface_Radius=(.15, .06, .03), Clearcoat=t.math('MULTIPLY', oil, .3), Clearcoat_Roughness=.2))


@mats.cached
def brass_lite(hammer=1.0, tone='#B98238', scale=1.3, rough=.2):
    """mats.brass with a cheap hammer pattern: smooth Voronoi inside a bump was most of the render time of plate scenes"""
    t = NT('brasslite')
    c = t.coord()
    n1 = t.noise(.35, c, 3, .6)
    n2 = t.noise(6, c, 2, .6)
    base = t.mixc(n2, tone, '#D9B46C')
    base = t.mixc(t.math('MULTIPLY', t.ramp(n1, [(.45, 0.), (.72, 1.)]), .55), base, '#5a3413')
    r = t.math('ADD', t.maprange(n1, .3, .7, rough - .06, rough + .16), t.maprange(n2, .35, .65, -.03, .05))
    b = t.bump(t.noise(scale * 1.15, c, 1, .4), .9 * hammer, .16) if hammer else None
    k = dict(Normal=b) if b is not None else {}
    return t.done(t.pbr(Base_Color=base, Metallic=1.0, Roughness=r, **k))


def fast_metal():
    """opt-in per scene: kit cups, plates and tumblers built after this call use brass_lite"""
    mats.brass = brass_lite
    lean_noise()


def lean_noise(finest=36.0):
    """opt-in: drop noise octaves finer than a pixel (about 1/36 cm); they only cost time"""
    if getattr(NT, '_lean', None):
        return
    NT._lean = NT.noise

    def noise(self, scale, vec=None, detail=4, rough=.55, dist=0):
        if isinstance(scale, (int, float)) and scale > 1.0:
            detail = max(1.0, min(detail, math.log2(finest / scale)))
        return NT._lean(self, scale, vec, min(detail, 5), rough, dist)
    NT.noise = noise


CHICKEN = ('#3d1606', '#7d3d0d', '#ad661a', '#cf9236')


# ---------------------------------------------------------------- parts
def bucket(R=11, r=8.4, h=12):
    """serving bucket (outer, inner): flared wall, two raised bands, rolled rim"""
    o = lathe([(0, .35), (r - .7, .35), (r - .55, 0), (r, .02), (r + .06, .4), (r + (R - r) * .5, h * .5), (R, h), (R + .42, h + .06), (R + .5, h + .26), (R + .3, h + .46), (R - .02, h + .4)], 200, 150)
    rr = np.hypot(o.V[:, 0], o.V[:, 1])
    z = o.V[:, 2]
    k = 1 + (.16 * np.exp(-((z - h * .78) / .22) ** 2) + .16 * np.exp(-((z - h * .16) / .22) ** 2)) / np.maximum(rr, 1)
    o.V[:, :2] *= np.where(rr > r * .9, k, 1)[:, None]
    i = lathe([(R - .02, h + .4), (R - .22, h), (R - .3, h - .4), (r + (R - r) * .5 - .25, h * .5), (r - .3, 1.0), (0, .9)], 160, 70)
    return o, i


def bail(R, z, arch=10.5, tilt=58, r=.3, grip=.55):
    """bail handle with two ears; arch leans back (+y) by tilt degrees"""
    t = np.linspace(0, np.pi, 70)
    x = (R + .75) * np.cos(t)
    s = np.sin(t) ** .8 * arch
    a = math.radians(tilt)
    p = np.stack([x, s * math.sin(a), z + s * math.cos(a)], 1)
    rad = r + (grip - r) * np.exp(-((t - np.pi / 2) / .42) ** 6)
    g = [tube(p, rad, 16)]
    for sg in (-1, 1):
        e = blob((.22, .95, 1.15), 3, 0).move(sg * (R + .1), 0, z - .2)
        k = blob((.3, .42, .42), 3, 0).move(sg * (R + .75), 0, z)
        rv = [blob((.18, .2, .2), 2, 0).move(sg * (R + .25), d, z - .75) for d in (-.45, .45)]
        g += [e, k] + rv
    return merge(g)


def samba_rice(L=.74, r=.088, bend=.05):
    """seeraga samba grain: short, blunt ends"""
    t = np.linspace(-1, 1, 8)
    path = np.stack([t * L / 2, bend * t ** 2, 0 * t], 1)
    return tube(path, r * np.maximum(0, 1 - np.abs(t) ** 5) ** .5 + .018, 6, flat=.86)


def rice_colors2(x, y, n, white, mid, deep, brown, s=0, jit=.09):
    """patchy dum rice: white, ghee-yellow, saffron and masala-brown zones"""
    rg = core.rng()
    P = np.stack([x, y, 0 * x], 1)
    a = fbm(P, .28, 3, s) + .2 * rg.normal(size=n)
    b = fbm(P + 50, .34, 3, s + 8) + .14 * rg.normal(size=n)
    c = mix(np.tile(lin(white), (n, 1)), lin(mid), ss(-.30, .12, a))
    c = mix(c, lin(deep), ss(.10, .48, a) * .85)
    c = mix(c, lin(brown), ss(.16, .5, b) * .7)
    return np.clip(c * (1 + jit * rg.normal(size=(n, 1))), 0, 1)


def rice_lay(pile, x, y, grain, L, r, cols, maxtilt=30, sink=.03, name='rice', trans=.16):
    """lay grains on a heap; never steeper than maxtilt (no beards); cols(x, y, n) -> colours"""
    rg = core.rng()
    n = len(x)
    sl = math.tan(math.radians(maxtilt))
    Ms, X, Y = [], [], []
    for i in range(n):
        a = i
        for b in rg.integers(0, n, 2):
            ia, ja = pile.idx(x[a], y[a]); ib, jb = pile.idx(x[b], y[b])
            if pile.H[ib, jb] - pile.B[ib, jb] < pile.H[ia, ja] - pile.B[ia, ja]:
                a = b
        M = pile.drop_rod(x[a], y[a], rg.random() * math.pi * 2, L, r, sl, M=5, sink=sink)
        Ms.append(M @ rotm('x', rg.random() * 360) @ rotm('y', rg.normal() * 5) @ S(.84 + .3 * rg.random(), .9 + .2 * rg.random(), .9 + .2 * rg.random()))
        X.append(x[a]); Y.append(y[a])
    X, Y = np.array(X), np.array(Y)
    g = stamp(grain, Ms, cols(X, Y, n))
    return to_obj(g, name, mats.food('rice2', .42, .4, .08, 8, trans=trans, var=.06, bdist=.02, mottle=.6))


def under_mound(pile, R, cx=0, cy=0, c1='#d9b67a', c2='#b98444', sq=1.0, drop=.1, skirt=1.2):
    """closed surface just below the grains so that no hole shows"""
    def und(u, v):
        a = v * 2 * np.pi
        x, y = cx + R * u * np.cos(a), cy + sq * R * u * np.sin(a)
        return np.stack([x, y, pile.z(x, y) - drop - skirt * ss(.95, 1, u)], 1)
    g = grid(60, 120, und, wrap_v=True)
    g.C = mix(lin(c1), lin(c2), ss(-.3, .4, fbm(g.V, .5, 3, 3)))
    return to_obj(g, 'under', mats.food('under', .7, .2, .9, 7, var=.3, bdist=.15))


def egg2(s=0, a=2.75, b=2.1):
    """boiled egg half, cut face up: rounded cut edge, micro dents, crumbly yolk -> white, yolk"""
    th = np.linspace(0, np.pi / 2, 24)[1:]
    pr = np.array([(0, -.02), (.2, -.02), (.42, -.03), (.56, -.01), (.75, 0), (.9, -.004), (.955, -.02), (.985, -.06), (1.0, -.13)] +
                  [(math.cos(q), -.13 - .9 * math.sin(q)) for q in th])
    d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pr, axis=0).T))]); d /= d[-1]

    def fn(u, v):
        ph = v * 2 * np.pi
        r, z = np.interp(u, d, pr[:, 0]), np.interp(u, d, pr[:, 1])
        x, y = r * np.cos(ph), r * np.sin(ph)
        e = 1 - .13 * x
        return np.stack([x * a, y * b * e, z * b * np.where(z < -.13, e, 1)], 1)
    w = grid(110, 150, fn, wrap_v=True)
    P = w.V + s * 5.3
    w.displace(.035 * fbm(P, .8, 3, s) + .014 * fbm(P, 2.6, 3, s + 2) - .03 * ss(.35, .7, fbm(P, 3.4, 2, s + 4)))
    w.C = mix(lin('#efe4cf'), lin('#e3d3b2'), ss(-.1, .6, fbm(P, .7, 3, s + 6)))

    def yk(u, v):
        ph = v * 2 * np.pi
        r = 1.24 * u * (1 + .035 * np.sin(ph * 3 + s) + .02 * np.sin(ph * 7 + 2 * s))
        P = np.stack([r * np.cos(ph), r * np.sin(ph), 0 * r + s], 1)
        z = .02 + .07 * np.sqrt(np.maximum(0, 1 - u ** 4)) + .07 * fbm(P, 2.8, 5, s) * (1 - u ** 8) - .1 * ss(.95, 1, u)
        return np.stack([r * np.cos(ph) * 1.06 + .12, r * np.sin(ph), z], 1)
    y = grid(40, 100, yk, wrap_v=True)
    y.C = mix(mix(lin('#dd8d1d'), lin('#efb545'), ss(-.3, .4, fbm(y.V, 3.0, 4, s))), lin('#b58a45'), ss(.84, 1, y.UV[:, 0]) * .8)
    return w, y


def place_egg2(M, s=0, quarter=False):
    """egg half, or a quarter cut lengthwise, with gentle subsurface, no hard gloss"""
    w, y = egg2(s)
    if quarter:
        other = y.copy()
        other.V[:, 1] = np.maximum(other.V[:, 1], 0)
        for g in (w, y):
            g.V[:, 1] = np.minimum(g.V[:, 1], .03 * fbm(g.V, 1.6, 3, s))
        y = merge([y, other.rot('x', -90).move(0, .02, 0)])
    to_obj(w.xf(M), 'eggw', mats.food('eggw2', .42, .38, .18, 4, sss=.45, sr=(1, .8, .6), srad=.5, var=.05, mottle=.8, bdist=.03))
    to_obj(y.xf(M), 'eggy', mats.food('eggy2', .72, .25, .9, 9, sss=.2, sr=(1, .5, .1), srad=.2, var=.16, bdist=.06, mottle=4.0))


def onion_crisp(s=0):
    """crisp fried onion: flat curved ribbon, amber middle, dark ends"""
    rg = np.random.default_rng(s)
    n = 6
    R = .8 + .7 * rg.random()
    th = rg.random() * 6 + np.linspace(0, 1.1 + 1.3 * rg.random(), n)
    p = np.stack([R * np.cos(th), R * np.sin(th), .12 * rg.normal(size=n)], 1)
    p -= p.mean(0)
    g = tube(p, [.05, .13, .17, .16, .13, .04], 8, 26, flat=.3)
    g.displace(.05 * fbm(g.V + s, 2.6, 3, s))
    t = fbm(g.V + s * 3, 1.2, 3, s)
    g.C = mix(mix(lin('#7d3d12'), lin('#c07a2c'), ss(-.4, .4, t)), lin('#3a1808'), ss(.55, 1, np.abs(g.UV[:, 0] * 2 - 1)))
    return g


def mat_onion():
    """crisp onion material"""
    return mats.food('onionc', .5, .35, .4, 7, coat=.05, coatr=.3, var=.3, trans=.08, bdist=.04)


def mint_tip(s=0, size=1.0):
    """top of a mint sprig: three crossed pairs of leaves, smallest in the middle (z up)"""
    rg = np.random.default_rng(s)
    L = []
    for k, (sc, el, z) in enumerate(((2.3, 8, 0), (1.7, 24, .22), (1.0, 48, .42))):
        for sg in (0, 180):
            g = serrate_leaf(sc * size * (1 + .1 * rg.normal()), sc * .58 * size, s * 3 + k, .15 + .3 * rg.random(), .10)
            g.rot('x', rg.normal() * 9).rot('y', -el + rg.normal() * 7).rot('z', sg + 90 * k + rg.normal() * 12).move(0, 0, z * size)
            L.append(g.color(np.clip((.9 + .14 * k) * (1 + .1 * rg.normal()), .7, 1.5)))
    return merge(L)


def mat_mint():
    """mint leaf"""
    return mats.leaf('#3f672a', '#1c3b15', 8, .24, .62, .2)


def cashew(q=.3):
    """fried cashew"""
    a = np.linspace(.3, 2.9, 12)
    g = tube(np.stack([.62 * np.cos(a), .62 * np.sin(a), 0 * a], 1), [.12, .34, .38, .36, .3, .14], 14, 24)
    g.C = mix(mix(lin('#e2b877'), lin('#b9732c'), q), lin('#8a4a18'), ss(.1, .6, fbm(g.V + q * 9, 1.2, 3, 3)) * .7)
    return g


def mat_cashew():
    """cashew material"""
    return mats.food('cashew', .45, .4, .15, 3, sss=.1, srad=.2, var=.18)


def sprinkle_rice(pile, cand, n, grain, L, r, cols):
    """a few grains lying on meat, only where it is nearly flat (tilt < 30 degrees)"""
    rg = core.rng()
    gx, gy = np.gradient(pile.H, pile.dx)
    ok = (np.hypot(gx, gy) < .5) & (pile.H - cand > .35)
    I, J = np.nonzero(ok)
    if not len(I):
        return
    q = rg.integers(0, len(I), n)
    x, y = pile.X[I[q], J[q]], pile.Y[I[q], J[q]]
    Ms = [pile.drop_rod(x[k], y[k], rg.random() * 6.28, L, r, .5, M=5, sink=.05) @ S(.8 + .3 * rg.random()) for k in range(n)]
    to_obj(stamp(grain, Ms, cols(x, y, n)), 'sprink', mats.food('rice2', .42, .4, .08, 8, trans=.16, var=.06, bdist=.02, mottle=.6))


def far_from(p, pts, d):
    """true when p is at least d away from every point"""
    return all(math.hypot(p[0] - q[0], p[1] - q[1]) > d for q in pts)


def clusters(spec, R, avoid=(), d=2.7):
    """gaussian clusters (cx, cy, n, sd) clipped to radius R and kept off the avoid points"""
    rg = core.rng()
    out = []
    for cx, cy, n, sd in spec:
        for _ in range(n):
            p = np.array([cx, cy]) + rg.normal(size=2) * sd
            if math.hypot(*p) < R and far_from(p, avoid, d):
                out.append(p)
    return out


# ---------------------------------------------------------------- 1, 2, 3 briyani
def briyani_fill(RI, z0, hh, seed, pal, meat, eggs, mm, grain_spec, leg_up=-13, leg_turn=152):
    """rice heap of radius RI with chicken (x, y, scale) and egg halves (x, y, turn, tilt) set into it -> Pile with everything on it"""
    rg = core.rng()
    base = lambda X, Y: z0 + hh * np.clip(1 - (np.hypot(X, Y) / RI) ** 2, 0, 1) ** .8 + .35 * fbm(np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1), .3, 3, seed).reshape(X.shape)
    pile = Pile(2 * RI + 2, .07, base)
    under_mound(pile, RI * .985, c1=pal[1], c2=pal[3])
    grain, gl, gr, ng = grain_spec
    cols = lambda x, y, n: rice_colors2(x, y, n, *pal, s=seed)
    # rice swells up around the meat
    for x, y, sc in meat:
        k = np.hypot(pile.X - x, pile.Y - y)
        pile.H += .45 * np.exp(-((k - 2.1 * sc) / .9) ** 2)
    pile.B = pile.H.copy()
    pile.cap = pile.H + .5
    x, y = scatter_disc(ng, RI, .5)
    rice_lay(pile, x, y, grain, gl, gr, cols, 32)
    pile.cap = None
    rice = pile.H.copy()
    mb = mats.food('bone', .45, .4, .3, 3, sss=.1, srad=.2, var=.25)
    for k, (x, y, sc) in enumerate(meat):
        z = pile.zmean(x, y, 1, 60)
        if k == 0:
            g, b = drumstick(9.6, seed)
            g.displace(.10 * fbm(g.V * [.5, 1.2, 1.2], 2.4, 4, 5, ridge=True) + .07 * fbm(g.V, 5.5, 3, 8))
            M = T(x + 3.4, y - 2.2, z + .35) @ rotm('z', leg_turn) @ rotm('y', leg_up) @ rotm('x', 20)
        else:
            g, b = chicken_chunk(seed + k).scale(sc), None
            P = g.V
            g.displace(.36 * fbm(P, .5, 3, k + 20) + .18 * fbm(P * [.4, 1.3, 1.2], 1.6, 4, k, ridge=True) + .08 * fbm(P, 5, 3, k + 9))      # torn and craggy, never a ball
            M = T(x, y, z + .45) @ rotm('z', rg.random() * 360) @ rotm('x', rg.normal() * 15)
        to_obj(g.xf(M), 'meat', mm)
        pile.add_geo(g.V, 2)
        if b is not None:
            to_obj(b.xf(M), 'bone', mb)
            pile.add_geo(b.V, 2)
    sprinkle_rice(pile, rice, 60, grain, gl, gr, cols)
    for k, (x, y, rz, tl, *quarter) in enumerate(eggs):
        z = pile.zmean(x, y, 1.5, 60)
        place_egg2(T(x, y, z + .8) @ rotm('z', rz) @ rotm('x', tl) @ rotm('y', (-5, 9, -14)[k % 3]), 3 + k, bool(quarter))
        q = np.hypot(pile.X - x, pile.Y - y) < 2.2
        pile.H[q] = np.maximum(pile.H[q], z + .8)
    return pile


@scene
def dum_biryani():
    """Chicken dum briyani in a brass handi on walnut and banana leaf, with raita and salna."""
    from .buckets import raita, salna as bucket_salna
    from .places import place
    core.seed(3)
    rg = core.rng()
    rigs.world(.26)
    rigs.ground(mats.walnut())
    o, i = handi(9.5, 11.2, 9.9, 11.2)
    to_obj(o, 'handi', mats.brass())
    to_obj(i, 'handi_in', mats.tin())
    for a in (0, 180):
        to_obj(ring_handle(11.1, 7.0, ang=a + 18), 'handle', mats.brass(0.0))
    R = 9.85
    basmati = (samba_rice(1.12, .078, .07), 1.12, .078, 12500)
    meat = [(-3.8, -1.6, 1.0), (5.4, 1.2, .9), (1.0, 5.2, .85), (-5.6, 4.2, .8), (-4.0, -6.8, .66)]
    eggs = [(2.9, -4.9, 26, 28), (6.6, -2.4, 84, 22, 'quarter')]
    pile = briyani_fill(R, 9.7, 3.9, 5, ('#f1e3bd', '#eecb74', '#df952b', '#b0763a'), meat, eggs, roast(CHICKEN, .4, rough=.5, bump=1.0), basmati, -10, 188)
    av = [(e[0], e[1]) for e in eggs]
    scatter_on(pile, [onion_crisp(s) for s in range(16)], clusters(((-5.8, -5.2, 26, 1.0), (6.8, -2.2, 30, 1.0), (-6.8, 1.0, 20, .9), (3.0, 5.6, 22, 1.2), (-.4, -7.8, 18, .8), (0, 0, 16, 5)), R * .93, av), mat_onion(), sink=0, tilt=14, rad=.5, name='onion')
    scatter_on(pile, [mint_tip(s, .95) for s in range(6)], clusters(((4.9, -.9, 2, .4), (-6.6, -2.8, 2, .5), (6.4, -5.0, 1, .3), (-1.8, 3.6, 2, .5), (.0, -6.2, 1, .3), (5.0, 5.0, 1, .3)), R * .9, av), mat_mint(), sink=-.02, tilt=14, rad=.8, name='mint', addpile=False)
    place_star_anise(T(-1.4, -7.6, pile.zmean(-1.4, -7.6, 1, 80)) @ rotm('x', 24), 0, .9)
    place_lime(T(13.4, -9.6, 1.6) @ rotm('z', 40) @ rotm('y', 38) @ rotm('x', -14), 1)
    for s, (x, y, a) in enumerate(((-16.0, -9.0, 14), (-14.0, -11.0, -18))):
        place_chilli(T(x, y, 0) @ rotm('z', a), s)
    place_star_anise(T(10.4, -12.4, 0), 5)
    place(T(-15.4, 17.5, .2) @ S(1.05), raita)
    place(T(16.2, 18.0, .2) @ S(1.05), bucket_salna)
    place_banana_leaf(T(-8, 6, 0) @ rotm('z', 24), L=64, W=25, s=6, sag=.2)
    rigs.area('card', (0, 0, 6), 80, -128, 16, 44, 50, 6e4, (1, .78, .52))      # what the metal reflects
    rigs.window_light((0, 0, 6), 150, 36, 1.1, gobo='palm', fill=.7, rim=.15, fillgloss=False)
    rigs.camera((0, -1.0, 7.0), 92, -90, 45, 85, 4.5, focus=(0, -4.6, 12))
    return dict(exposure=1.15, sat=1.2, power=1.3)


# ---------------------------------------------------------------- 4 parotta with salna
def parotta_geo(R=7.4, h=1.5, s=0, turns=6, sheets=3, lean=.42, crush=0):
    """coiled layered flatbread: leaning sheets along a spiral, tops pressed flat on the griddle, browned where they touched it"""
    parts = []
    plane = lambda P: h + .26 * fbm(P * [1, 1, 0] + s * 3.3, .22, 3, s) + .16 * fbm(P * [1, 1, 0] + s, .8, 2, s + 1)
    for k in range(sheets):
        n = 760

        def fn(u, v, k=k):
            th = turns * 2 * np.pi * u ** .62 + k * 2.1
            r = .25 + (R - .55) * (th - k * 2.1) / (turns * 2 * np.pi) + .18 * k / sheets
            d = np.stack([np.cos(th), np.sin(th), 0 * th], 1)
            Q = d * r[:, None]
            r = r * (1 + .05 * fbm(Q + s * 7, .16, 2, s)) + .22 * fbm(Q + k * 9.1 + s, .75, 3, s + k) + .10 * fbm(Q + k * 5, 2.2, 2, s + 2)
            ln = lean + .30 * fbm(Q + 40 + k * 3, .6, 2, s + 5) + .22 * u
            hh = h * (.95 + .5 * fbm(Q + 80 + 11 * k, .9, 3, s + 6))
            edge = ss(.82, 1.0, u)
            z = v * hh * (1 - .45 * edge) + .04
            rr = r + ln * v ** 1.5 * 1.15
            rr = rr + .10 * fbm(np.stack([Q[:, 0] * 1.5, Q[:, 1] * 1.5, v * 1.2], 1), 1.2, 3, s + 9) * v
            P = np.stack([rr * np.cos(th), rr * np.sin(th), z], 1)
            top = plane(P) - .5 * ss(R * .72, R * 1.02, np.hypot(P[:, 0], P[:, 1]))
            P[:, 2] = np.where(z > top, top + .18 * (z - top), z)
            return P
        g = grid(n, 11, fn)
        v = g.UV[:, 1]
        P = g.V
        t = plane(P) - .5 * ss(R * .72, R * 1.02, np.hypot(P[:, 0], P[:, 1]))
        touch = ss(-.14, .04, P[:, 2] - t)
        patch = ss(-.05, .4, fbm(P * [1, 1, 0] + s * 9, .38, 3, s + 12) + .5 * fbm(P * [1, 1, 0], 1.5, 3, s + 14))
        c = mix(lin('#dcb266'), lin('#f7e3ac'), ss(.1, .8, v))
        c = mix(c, lin('#edc066'), touch * .8)
        wide = ss(-.35, .25, fbm(P * [1, 1, 0] + s * 9, .38, 3, s + 12) + .5 * fbm(P * [1, 1, 0], 1.5, 3, s + 14))
        c = mix(c, lin('#d08c30'), touch * wide * .7)
        c = mix(c, lin('#b9742a'), ss(.45, 1, v) * wide * .55)
        c = mix(c, lin('#9a5518'), np.maximum(touch, .75 * ss(.6, 1, v)) * patch)
        c = mix(c, lin('#6a3410'), touch * ss(.5, 1.0, patch + .35 * fbm(P * [1, 1, 0], 3.0, 2, s + 16)) * .75)
        g.C = c
        parts.append(g)
    b = lathe([(0, h * .62), (R * .5, h * .6), (R * .85, h * .45), (R * .98, h * .2), (R * .9, .04), (0, .02)], 120, 60)
    b.displace(.08 * fbm(b.V, .8, 3, s))
    parts.append(b.color(lin('#dcb872')))
    g = merge(parts)
    if crush:      # clapped between the palms
        Q = g.V * [1, 1, .3] + s * 5.7
        g.V[:, :2] += crush * np.stack([fbm(Q, .30, 3, s + 21), fbm(Q + 31, .30, 3, s + 22)], 1) * 1.6
        g.V[:, 2] += crush * .45 * fbm(g.V * [1, 1, 0] + s, .55, 3, s + 23) * ss(.2, 1.0, g.V[:, 2])
    return g


def mat_parotta():
    """flaky oiled wheat sheets"""
    return mats.food('parotta', .42, .42, .35, 6, trans=.12, coat=.22, coatr=.16, var=.10, bdist=.05, mottle=1.2, rvar=.12)


def salna(x, y, z, R=6.2, h=4.6, s=0, vessel='brass'):
    """bowl of thin masala gravy with oil, onion, coriander and curry leaf"""
    o, i = bowl(R, h, R * .55, .32, .2)
    to_obj(o.move(x, y, z), 'sbowl', mats.brass(.4, scale=1.9) if vessel == 'brass' else mats.steel())
    to_obj(i.move(x, y, z), 'sbowli', mats.tin() if vessel == 'brass' else mats.steel())
    zf = h * .86
    rf = bowl_r(zf, R, h, .2) - .02
    from .dishes_a import gravy, thick
    g = gravy(rf, zf, ('#4a2009', '#70330f', '#8f4c1c'), s + 4, .07, .5, nr=100, na=260)
    to_obj(g.move(x, y, z), 'salna', thick('#7c340a', rough=.4, bump=.14, sss=.02))
    rg = np.random.default_rng(s)
    top = z + zf + .06
    on = []
    for k in range(9):
        a, q = rg.random() * 6.28, rf * .8 * rg.random() ** .5
        on.append(tube([(-.5, 0, 0), (0, .2 + .15 * rg.random(), .03), (.5, 0, 0)], [.1, .2, .1], 8, 14, flat=.4).rot('z', rg.random() * 360).move(x + q * math.cos(a), y + q * math.sin(a), top).color(lin('#b5763a')))
    to_obj(merge(on), 'son', mats.food('on3', .2, .5, .1, 4, coat=.5, coatr=.06, sss=.1, srad=.1))
    to_obj(merge([leaf_geo(2.4, .95, .3, .25, 0, .9, k).color(1.0).rot('x', rg.normal() * 10).rot('z', rg.random() * 360).move(x + rg.normal() * rf * .3, y + rg.normal() * rf * .3, top + .06) for k in range(4)]), 'scl', mat_curryleaf())
    place_coriander(T(x + .2 * rf, y - .1 * rf, top) @ rotm('z', 40 + 50 * s) @ S(.8), s + 3)


@scene
def parotta():
    """stack of parottas on a banana leaf plate, bowl of salna beside it"""
    fast_metal()
    core.seed(51)
    rg = core.rng()
    rigs.world(.26)
    rigs.ground(mats.walnut(.8))
    to_obj(plate(14.6, 1.4).move(-4.6, -1.6, 0), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_liner(12.2, .32, -4.6, -1.6, 6)
    m = mat_parotta()
    from .supper import torn_parotta
    G = [parotta_geo(7.3, 1.25, k + 1, 5, 3, .95, .55) for k in range(3)]
    z = .5
    for k, (dx, dy, a, tx) in enumerate(((-7.2, 1.6, 20, 0), (-6.4, 2.0, 140, 2.5), (-7.2, 1.5, 260, -2.5))):
        to_obj(G[k % 3].copy().rot('z', a).rot('x', tx).move(dx, dy, z), 'par', m)
        z += 1.15
    torn_parotta(T(-2.6, -4.6, 1.5) @ rotm('x', 9) @ rotm('z', -25) @ S(.84), 5, 1.2, 40, 1.2)
    salna(12.2, .6, 0, 6.6, 4.9, 2)
    place_curry_sprig(T(8.0, -14.6, 0) @ rotm('z', 22), 6, leafL=3.0, L=10)
    place_star_anise(T(16.4, -8.4, 0), 5, 1.3)
    rigs.window_light((0, 0, 4), 150, 32, 1.4, gobo='palm', fill=.45, rim=.3, fillgloss=False)
    rigs.camera((-.2, -1.4, 2.0), 98, -90, 42, 85, 5, focus=(-4, -5, 3.4))
    return dict(exposure=.95, sat=1.24, power=1.26)


# ---------------------------------------------------------------- cut vegetables and liners
def dice(a=.35, b=.32, c=.3, s=0, p=.38, amp=.08):
    """knife-cut cube: rounded box, slightly uneven"""
    g = ico(3)
    g.V = np.sign(g.V) * np.abs(g.V) ** p
    g.V *= (1 + amp * fbm(g.V + s * 4.1, .8, 3, s))[:, None]
    sh = np.random.default_rng(s).normal(size=2) * .14
    g.V[:, 0] += sh[0] * g.V[:, 2]
    g.V[:, 1] += sh[1] * g.V[:, 2]
    g.V *= np.array([a, b, c])
    return g


def baton(L=1.3, w=.2, s=0, bend=.15):
    """julienne strip"""
    g = dice(L / 2, w / 2, w / 2, s, .45, .05)
    g.V[:, 2] += bend * (g.V[:, 0] / (L / 2)) ** 2 * L * .25
    return g


def onion_bit(s=0, sc=1.0):
    """chopped onion: little curved plate, purple edge, some browned"""
    rg = np.random.default_rng(s)
    g = dice(.5 * sc * (.7 + .6 * rg.random()), .34 * sc, .1 * sc, s, .5)
    g.V[:, 2] -= .45 * g.V[:, 0] ** 2 / sc
    t = ss(.2, .36, np.abs(g.V[:, 1]) / sc)
    g.C = mix(mix(lin('#ead9bd'), lin('#93486a'), t * (.9 if s % 2 == 0 else .3)), lin('#b9802f'), (.15, .55, .3, .75)[s % 4] + 0 * t)
    return g


def chilli_ring(s=0, R=.34):
    """slice of green chilli with its pale seeds"""
    a = np.linspace(0, 2 * np.pi, 20)
    g = tube(np.stack([R * np.cos(a), R * np.sin(a), 0 * a], 1), np.full(20, .09), 7, flat=1.5, cap=False).color(lin('#4e8a20'))
    sd = [blob((.09, .07, .05), 1, 0).move(.14 * math.cos(q), .14 * math.sin(q), 0).color(lin('#e8d9a8')) for q in (s, s + 2.1, s + 4.0)]
    return merge([g] + sd)


def leaf_liner(R, z, x=0, y=0, s=2):
    """round cut of banana leaf"""
    def fn(u, v):
        a = v * 2 * np.pi
        r = R * u
        P = np.stack([r * np.cos(a), r * np.sin(a), 0 * r], 1)
        P[:, 2] = z + .10 * fbm(P * [1, .3, 1], .4, 3, s) * u + .12 * u ** 8
        return P
    g = grid(90, 220, fn, wrap_v=True)
    g.UV = g.V[:, :2] @ np.array([[.94, .34], [-.34, .94]]) + [0, 5.5 + s]
    to_obj(g.color(1.0).move(x, y, 0), 'liner', mats.banana_leaf())


def cup_of(x, y, z, col, R=3.4, h=2.8, metal='brass', s=0, bits=(), n=0, mat=None, amp=.08):
    """small cup with any smooth filling; bits are Geos scattered on it"""
    o, i = bowl(R, h, R * .55, .28, .14)
    to_obj(o.move(x, y, z), 'cup', mats.steel() if metal == 'steel' else mats.brass(.4, scale=2.0))
    to_obj(i.move(x, y, z), 'cupi', mats.steel() if metal == 'steel' else mats.tin())
    zf = h * .86
    rf = bowl_r(zf, R, h, .14) - .02
    g = disc_surface(rf, zf, amp, 1.0, s, .05)
    g.C = mix(lin(col[0]), lin(col[1]), ss(-.2, .5, fbm(g.V, 1.6, 4, s)))
    to_obj(g.move(x, y, z), 'fill', mat or mats.food('fill', .24, .5, .25, 5, sss=.25, srad=.25, coat=.3, coatr=.08, var=.08, bdist=.06))
    rg = np.random.default_rng(s + 9)
    if bits and n:
        L = []
        for k in range(n):
            a, q = rg.random() * 6.28, rf * .85 * rg.random() ** .5
            L.append(bits[k % len(bits)].copy().rot('z', rg.random() * 360).rot('x', rg.normal() * 18).move(x + q * math.cos(a), y + q * math.sin(a), z + zf + .08))
        to_obj(merge(L), 'bits', mats.food('bits', .3, .5, .2, 5, coat=.35, coatr=.1, var=.18, sss=.06, srad=.15))
    return z + zf, rf


# ---------------------------------------------------------------- 5 onion uthappam
def uthappam_geo(R=9.0, h=1.05, s=0):
    """thick fermented pancake: pitted cream top with golden patches, thin lacy brown edge"""
    def fn(u, v):
        a = v * 2 * np.pi
        ca, sa = np.cos(a), np.sin(a)
        rr = R * u * (1 + .022 * fbm(np.stack([ca * 2, sa * 2, 0 * a + s], 1), 1.0, 3, s) + .012 * u ** 8 * fbm(np.stack([ca * 14, sa * 14, 0 * a], 1), 1.0, 2, s))
        P = np.stack([rr * ca, rr * sa, 0 * a], 1)
        n1, n2, n3 = fbm(P, .3, 3, s), fbm(P, 1.3, 3, s + 2), fbm(P, 3.6, 2, s + 4)
        z = h * (1 - .86 * ss(.80, 1.0, u) ** 1.2) + .10 * n1 + .06 * n2
        z -= .10 * ss(.22, .5, n3) * ss(.1, .5, fbm(P, .5, 2, s + 7) + .3)
        z += .05 * np.sin(a * 23 + 3 * n1) * ss(.9, 1, u)
        P[:, 2] = np.maximum(z, .04)
        return P
    g = grid(170, 520, fn, wrap_v=True)
    u, P = g.UV[:, 0], g.V * [1, 1, 0]
    n3 = fbm(P, 3.6, 2, s + 4)
    pat = fbm(P, .42, 4, s + 11) + .35 * fbm(P, 1.8, 3, s + 13)
    c = mix(lin('#ecd096'), lin('#dba748'), ss(-.3, .12, pat))
    c = mix(c, lin('#c67c26'), ss(-.02, .3, pat) * .95)
    c = mix(c, lin('#8a4513'), ss(.22, .55, pat) * .85)
    e = ss(.76, .95, u + .05 * fbm(P, .8, 3, s + 15))
    c = mix(c, lin('#a8641c'), e * .9)
    c = mix(c, lin('#5f2c0b'), ss(.88, 1.0, u + .06 * fbm(P, 1.2, 3, s + 17)) * .9)
    c = mix(c, c * .5, ss(.12, .4, n3) * .7)
    g.C = c
    return g


def uthappam_top(pile, R, n=1.0, s=0):
    """chopped onion, tomato, chilli rings, coriander and curry leaf pressed into the batter"""
    def pts(k, q=.9):
        x, y = scatter_disc(int(k * n), R * q, .5)
        return list(zip(x + pile.cx, y + pile.cy))
    scatter_on(pile, [onion_bit(k, .46 + .06 * (k % 5)) for k in range(14)], pts(400), mats.food('onb', .34, .5, .12, 4, sss=.05, srad=.1, coat=.12, coatr=.2, var=.12), sink=.17, tilt=14, rad=.4, name='on')
    tm = []
    for k in range(6):
        g = dice(.27, .23, .13, k, .6, .38)
        g.C = mix(lin('#9c2f12'), lin('#d0703a'), ss(-.3, .3, fbm(g.V, 3, 3, k)))
        tm.append(g)
    scatter_on(pile, tm, pts(80), mats.food('tom', .38, .4, .4, 6, coat=.12, coatr=.2, sss=.08, srad=.1, var=.15), sink=.17, tilt=18, rad=.4, name='tom')
    scatter_on(pile, [chilli_ring(k, .2 + .03 * k).scale(1, 1, .8) for k in range(4)], pts(60), mats.food('chr', .25, .5, .1, 4, coat=.3, var=.15), sink=.03, tilt=16, rad=.4, name='chr')
    cl = [lobed_leaf(.32 + .12 * (k % 3), k).color(.8 + .12 * k) for k in range(5)]
    scatter_on(pile, cl, pts(85), mats.leaf('#5f9a2e', '#27591a', 9, .25, .42), sink=-.05, tilt=18, rad=.4, name='cor', addpile=False)
    sl = [leaf_geo(1.1, .34, .3, .25, 0, .9, k).color(.8 + .1 * k) for k in range(4)]
    scatter_on(pile, sl, pts(22), mat_fried_curryleaf(), sink=-.04, tilt=14, rad=.4, name='csl', addpile=False)


@scene
def uthappam():
    """onion uthappam on a leaf-lined brass plate, three chutneys, oxide tiles"""
    fast_metal()
    core.seed(61)
    rg = core.rng()
    rigs.world(.26)
    tile_floor('kattam-oxide', 60, tint=.34, rough=.5)
    to_obj(plate(16.2, 1.5), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_liner(13.2, .32)
    m = mats.food('uth', .6, .25, .6, 7, coat=0.0, var=.08, sss=.05, srad=.15, bdist=.05, mottle=1.2)
    x0, y0 = -3.4, -2.0
    g = uthappam_geo(9.1, .85, 4).move(x0, y0, .5)
    to_obj(g, 'uth', m)
    pile = Pile(20, .08, lambda X, Y: np.full_like(X, .5), x0, y0)
    pile.add_geo(g.V, 3)
    uthappam_top(pile, 8.7, 1.2)
    katori(8.6, -3.2, .4, 'coconut', 3.1, 2.6, 'brass', 6)
    katori(7.4, 3.8, .4, 'tomato', 3.1, 2.6, 'brass', 8)
    katori(.6, 8.7, .4, 'green', 3.1, 2.6, 'brass', 3)
    place_curry_sprig(T(8.8, -16.2, 0) @ rotm('z', 24), 6, leafL=2.9, L=9)
    place_chilli(T(-18.4, -11.8, 0) @ rotm('z', -40), 12)
    to_obj(shallot(3, 1.4).rot('x', 75).rot('z', 30).move(-17.6, 10.4, 1.3), 'sh', mat_shallot())
    for k in range(3):
        q, st = green_chilli(5.5, .42, k)
        M = T(16.6 + .7 * k, 9.0 + 1.6 * k, 0) @ rotm('z', 62 - 14 * k)
        to_obj(q.xf(M), 'gc', mat_chilli()); to_obj(st.xf(M), 'gcs', mats.food('stem', .5, .3, .2))
    rigs.window_light((0, 0, 3), 150, 34, 1.35, gobo='palm', fill=.5, rim=.35)
    rigs.camera((0, -.4, 1.0), 92, -90, 50, 85, 6, focus=(-2, -4, 1.6))
    return dict(exposure=1.15, sat=1.22, power=1.28)


def quartered(g, x0, y0, turn=24, w=.13):
    """a griddle cake cut across twice: grooves down to the plate, crumb showing in them"""
    a = math.radians(turn)
    x, y = g.V[:, 0] - x0, g.V[:, 1] - y0
    d = np.minimum(np.abs(x * math.sin(a) - y * math.cos(a)), np.abs(x * math.cos(a) + y * math.sin(a)))
    k = ss(w, w + .12, d)
    g.V[:, 2] = mix(np.full((len(d), 1), .52), g.V[:, 2:], k)[:, 0]
    g.C = mix(lin('#f3e3b8'), g.C, k)
    return d


@scene
def kari_dosa():
    """thick dosa under egg and minced mutton, cut in quarters, on a leaf-lined brass plate"""
    fast_metal()
    core.seed(66)
    rg = core.rng()
    rigs.world(.24)
    tile_floor('thamarai-peacock', 70, tint=.3, rough=.5)
    to_obj(plate(16.2, 1.5), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_liner(13.2, .32)
    x0, y0, R = -2.8, -2.4, 10.0
    g = uthappam_geo(R, .9, 7).move(x0, y0, .5)
    n, q = fbm(g.V * [1, 1, 0], .32, 4, 5), np.hypot(g.V[:, 0] - x0, g.V[:, 1] - y0) / R
    egg = ss(-.16, .02, n) * ss(.96, .86, q)         # the egg, spread and set: white and yolk run into each other
    g.V[:, 2] += .16 * egg * (1 + .8 * fbm(g.V, 1.3, 3, 8))
    yolk = ss(-.1, .25, fbm(g.V * [1, 1, 0], .6, 3, 9))
    g.C = mix(g.C, mix(mix(lin('#f6e6bd'), lin('#f0b93a'), yolk), lin('#a5641c'), ss(.2, .5, fbm(g.V, 1.6, 4, 3)) * .6), egg * .9)
    d = quartered(g, x0, y0)
    to_obj(g, 'dosa', mats.food('kari', .5, .3, .5, 7, coat=.12, coatr=.25, var=.08, sss=.06, srad=.15, bdist=.05, mottle=1.1))
    pile = Pile(24, .07, lambda X, Y: np.full_like(X, .5), x0, y0)
    pile.add_geo(g.V, 2)

    def pts(k, r, where=-1.0):
        x, y = scatter_disc(k * 3, R * r, .5)
        a = math.radians(24)
        lump = fbm(np.stack([x, y, 0 * x], 1), .34, 3, 21)
        ok = (lump > where) & (np.abs(x * math.sin(a) - y * math.cos(a)) > .36) & (np.abs(x * math.cos(a) + y * math.sin(a)) > .36)
        return [(x0 + u, y0 + v) for u, v in list(zip(x[ok], y[ok]))[:k]]
    mince = []
    for k in range(14):
        b = blob((.30 + .16 * rg.random(), .23, .2), 4, .5, 1.3, k)
        b.displace(.07 * fbm(b.V + k, 3.6, 3, k, ridge=True) + .04 * fbm(b.V + k, 8, 2, k))
        b.C = mix(mix(lin('#4a220e'), lin('#93572a'), ss(-.3, .35, fbm(b.V + k, 2.2, 3, k))), lin('#2a0f06'), ss(.1, .5, fbm(b.V + k, 5, 3, k + 4)) * .7)
        mince.append(b)
    m = mats.food('mince', .5, .4, .6, 9, coat=.22, coatr=.2, var=.3, sss=.03, bdist=.06)
    for k, r, where, sink in ((720, .88, -.28, .06), (340, .82, -.14, -.16), (160, .76, .04, -.38)):
        scatter_on(pile, mince, pts(k, r, where), m, sink=sink, tilt=50, rad=.3, name='mince', addpile=False)
    scatter_on(pile, [onion_bit(k, .4 + .05 * (k % 5)).color(lin('#c98a4e')) for k in range(10)], pts(70, .84), mats.food('onf', .3, .5, .12, 4, sss=.05, srad=.1, coat=.4, coatr=.12, var=.2), sink=-.2, tilt=20, rad=.4, name='on')
    scatter_on(pile, [leaf_geo(2.0, .8, .4, .25, 0, .9, k).color(.8 + .1 * k) for k in range(4)], pts(14, .8), mat_fried_curryleaf(), sink=-.5, tilt=16, rad=.6, name='cl', addpile=False)
    katori(10.4, -2.6, .4, 'sambar', 3.3, 2.8, 'brass', 6)
    katori(8.6, 4.9, .4, 'coconut', 3.1, 2.6, 'brass', 8)
    katori(2.0, 9.6, .4, 'tomato', 3.1, 2.6, 'brass', 3)
    place_curry_sprig(T(9.4, -16.0, 0) @ rotm('z', 24), 6, leafL=2.9, L=9)
    for k in range(2):
        place_chilli(T(-17.2 + 1.2 * k, -11.4 - 1.2 * k, 0) @ rotm('z', -30 - 22 * k), 12 + k)
    rigs.window_light((0, 0, 3), 150, 34, 1.4, gobo='palm', fill=.5, rim=.35, fillgloss=False)
    rigs.camera((0, -.4, 1.0), 92, -90, 50, 85, 6, focus=(-2, -4, 1.6))
    return dict(exposure=1.0, sat=1.2, power=1.28)


# ---------------------------------------------------------------- 6 idiyappam
def hopper_geo(R=4.5, h=1.35, n=150, s=0, r=.064):
    """string-hopper nest: many pressed rice threads looping over each other"""
    rg = np.random.default_rng(s)
    P = []
    m = 84
    for k in range(n):
        lvl = (k + .5) / n
        c = rg.normal(size=2) * R * .26
        rho = R * (.25 + .62 * rg.random() ** .7)
        t = np.linspace(0, 1, m)
        ph = rg.random() * 6.28 + rg.choice([-1, 1]) * 2 * np.pi * (.9 + .8 * rg.random()) * t
        w = 1 + .22 * np.sin(2 * ph + rg.random() * 6) + .10 * np.sin(5 * ph + rg.random() * 6)
        x, y = c[0] + rho * w * np.cos(ph), c[1] + rho * w * np.sin(ph)
        q = np.hypot(x, y)
        f = np.where(q > R * .93, (R * .93 + .16 * (q - R * .93)) / np.maximum(q, 1e-6), 1)
        x, y = x * f, y * f
        q = np.hypot(x, y)
        dome = 1 - .62 * np.clip(q / R, 0, 1.1) ** 2.4
        z = .08 + lvl * h * dome + .07 * np.sin(4 * ph + k) + .05 * rg.normal()
        P.append(tube(np.stack([x, y, np.maximum(z, .07)], 1), np.full(m, r * (.92 + .16 * rg.random())), 6))
    g = merge(P)
    u = lathe([(0, h * .72), (R * .5, h * .6), (R * .8, h * .3), (R * .9, .05), (0, .03)], 60, 30)
    g = merge([g.color(lin('#fff8e8')), u.color(lin('#f3e4c4'))])
    g.C = g.C * (1 + .05 * fbm(g.V, .6, 3, s))[:, None]
    return g


def mat_hopper():
    """steamed rice thread"""
    return mats.food('hopper', .45, .42, .06, 6, trans=.26, var=.04, bdist=.02, mottle=.7)


def coconut_milk(x, y, z):
    """bowl of sweet coconut milk with crushed cardamom"""
    zf, rf = cup_of(x, y, z, ('#f6f0e4', '#efe6d2'), 5.2, 3.9, 'brass', 3, amp=.03,
                    mat=mats.food('milk', .16, .5, .03, 2, sss=.35, sr=(1, .95, .85), srad=.4, var=.02, coat=.3, coatr=.06))
    pods = [cardamom(k).scale(.7).rot('z', 70 * k).move(x + dx, y + dy, zf - .12) for k, (dx, dy) in enumerate(((-.9, .5), (.7, 1.0)))]
    to_obj(merge(pods), 'pods', mats.food('card', .55, .3, .3, 6))
    rg = np.random.default_rng(3)
    dust = [blob((.06, .05, .03), 1, .2, 3, k).color(mix(lin('#5d5326'), lin('#2c2413'), rg.random())) for k in range(5)]
    q = rg.normal(size=(90, 2)) * rf * .3
    to_obj(merge([dust[k % 5].copy().scale(.5 + rg.random()).move(x + a, y + b, zf + .06) for k, (a, b) in enumerate(q) if math.hypot(a, b) < rf * .85]), 'dust', mats.food('dust', .6, .3, 0))


def half_coconut(M, R=4.6, s=2):
    """half a fresh coconut, white flesh in its husky shell; its rim is centred on the origin"""
    from .dishes_a import coconut_bowl
    h = R * .88
    o, _ = coconut_bowl(R, h, s)
    f = lathe([(R - .1, h + .08), (R - .28, h + .14), (R - .8, h + .12), (R - 1.0, h - .05), (R * .7, h * .62), (R * .45, h * .34), (0, h * .26)], 160, 90)
    f.displace(.03 * fbm(f.V, 1.4, 3, s))
    f.C = mix(mix(lin('#f3ecdc'), lin('#ddd0b4'), ss(-.2, .5, fbm(f.V, 1.2, 4, s))), lin('#6b4526'), ss(R - .34, R - .14, np.hypot(f.V[:, 0], f.V[:, 1])))
    to_obj(o.move(0, 0, -h).xf(M), 'husk', mats.food('husk', .7, .2, .6, 7, var=.3))
    to_obj(f.move(0, 0, -h).xf(M), 'flesh', mats.food('flesh', .34, .45, .12, 5, sss=.3, sr=(1, .92, .8), srad=.35, coat=.25, coatr=.15, var=.05))


@scene
def idiyappam():
    """string hoppers on leaf, sweet coconut milk, peacock tiles"""
    fast_metal()
    core.seed(71)
    rg = core.rng()
    rigs.world(.26)
    tile_floor('kattam-peacock', 60, tint=.34, rough=.5)
    to_obj(plate(16.6, 1.5), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_liner(13.4, .32, s=4)
    G = [hopper_geo(4.9, 1.6, s=k + 1) for k in range(3)]
    m = mat_hopper()
    heap = Pile(30, .1)
    for k, (x, y, z, rx, ry) in enumerate(((-7.6, -1.6, .45, 0, 0), (-.6, -7.4, .45, 0, 0), (-8.2, 5.6, .45, 0, 0), (-2.8, -1.2, 1.35, -9, 8), (-3.6, 4.6, 1.2, 6, 10), (-5.2, 1.4, 2.35, -4, 2))):
        g = G[k % 3].copy().rot('z', 70 * k).rot('x', rx).rot('y', ry).move(x, y, z)
        heap.add_geo(g.V, 1)
        to_obj(g, 'hop', m)
    coconut_milk(8.2, .6, .4)
    half_coconut(T(13.6, 10.8, 5.3) @ rotm('z', -14) @ rotm('x', 40), 3.9)
    to_obj(merge([cardamom(s).rot('z', s * 77).move(*p, 0) for s, p in enumerate(((-15.0, -12.2), (-13.4, -13.6), (-15.6, -14.2)))]), 'card', mats.food('card', .55, .3, .3, 6))
    rigs.window_light((0, 0, 3), 150, 31, 1.3, gobo='palm', fill=1.1, rim=.35, fillgloss=False)
    rigs.camera((.4, .3, 1.4), 94, -90, 47, 85, 6, focus=(-3, -4, 2))
    return dict(exposure=1.05, sat=1.2, power=1.3)


# ---------------------------------------------------------------- 7 ven pongal
@mats.cached
def ghee(clear=.6):
    """melted ghee: clear amber, very smooth"""
    t = NT('ghee')
    n = t.noise(1.2, t.coord(), 4)
    p = t.pbr(Base_Color=t.mixc(n, '#ecc24f', '#f8dc88'), Roughness=.07, Specular=.6, Clearcoat=.8, Clearcoat_Roughness=.03)
    m = t.n('MixShader', Fac=clear)
    t.set(m, '#1', p)
    t.set(m, '#2', t.n('BsdfTransparent', Color=lin('#fbe9b4')))
    return t.done(m)


def pongal_mound(cx, cy, z0, R=6.6, h=4.0, s=0):
    """soft mound: grains half melted into a creamy body, pepper, cumin, cashew, curry leaf, ghee in the hollow"""
    core.seed(s + 700)
    rg = core.rng()

    def base(X, Y):
        P = np.stack([X.ravel() - cx, Y.ravel() - cy, 0 * X.ravel()], 1)
        a = np.arctan2(P[:, 1], P[:, 0])
        rr = np.hypot(P[:, 0], P[:, 1]) / (R * (1 + .07 * np.sin(2 * a + s) + .05 * np.sin(5 * a + 2)))
        z = z0 + h * np.clip(1 - rr ** 2.2, 0, 1) ** .8 + .42 * fbm(P, .35, 3, s) * (rr < 1) + .12 * fbm(P, 1.1, 3, s + 2) * (rr < 1)
        return (z - .95 * np.exp(-(P[:, 0] ** 2 + (P[:, 1] + .6) ** 2) / 2.2)).reshape(X.shape)
    pile = Pile(2 * R + 4, .07, base, cx, cy)
    und = under_mound(pile, R * .99, cx, cy, '#fae7b0', '#f0d488', drop=.02, skirt=.3)
    und.data.materials.clear(); und.data.materials.append(mats.food('pbody', .38, .45, .5, 8, sss=.25, sr=(1, .85, .5), srad=.3, var=.06, coat=.45, coatr=.16, bdist=.05))
    pile.cap = pile.H + .16
    x, y = scatter_disc(5200, R * 1.03, .5)
    cols = lambda x, y, n: np.clip(mix(mix(np.tile(lin('#fcebba'), (n, 1)), lin('#f4d887'), rg.random(n)), lin('#eac458'), (rg.random(n) < .16) * .9) * (1 + .06 * rg.normal(size=(n, 1))), 0, 1)
    rice_lay(pile, x + cx, y + cy, samba_rice(.46, .09, .03), .46, .085, cols, 40, sink=.10, name='pgr', trans=.22)
    pile.cap = None

    def pts(n, q=.85, lo=1.7):
        out = []
        while len(out) < n:
            a, r = rg.random() * 6.28, R * q * rg.random() ** .5
            p = (cx + r * math.cos(a), cy + r * math.sin(a))
            if math.hypot(p[0] - cx, p[1] - cy + .6) > lo:
                out.append(p)
        return out
    pc = [blob((.19, .19, .18), 3, .14, 4, k, ridge=True).color(lin('#1d130e') * (1 + .4 * k)) for k in range(3)]
    scatter_on(pile, pc, pts(44), mats.food('pep', .5, .4, .4, 9), sink=.08, name='pep')
    cm = [tube([(-.3, 0, 0), (0, .03, .02), (.3, 0, 0)], [.03, .07, .03], 6, 8).color(lin('#6a4420'))]
    scatter_on(pile, cm, pts(60), mats.food('cumin', .55, .35, .2, 9), sink=.02, name='cumin')
    gi = [dice(.2, .16, .12, k, .5).color(lin('#d9b766')) for k in range(3)]
    scatter_on(pile, gi, pts(26), mats.food('ginger', .4, .4, .2, 5, sss=.1, srad=.1), sink=.05, name='ginger')
    scatter_on(pile, [cashew(q / 4).scale(1.15) for q in range(5)], pts(13, .75, 2.0), mat_cashew(), sink=.12, tilt=24, name='cash')
    scatter_on(pile, [leaf_geo(2.5, 1.0, .35, .25, 0, .9, k).color(np.clip(1 + rg.normal() * .15, .7, 1.3)) for k in range(4)], pts(9, .8, 2.0), mat_fried_curryleaf(), sink=.06, tilt=9, rad=.9, name='cl')
    # ghee pool in the hollow and a dab of set ghee melting in it
    g = disc_surface(2.1, 0, .02, 1, s, 0, 70, 200, 0)
    a = np.arctan2(g.V[:, 1], g.V[:, 0])
    u = g.UV[:, 0]
    k = 1 + .16 * np.sin(2 * a + 1) + .9 * np.maximum(0, np.cos(a + 1.2)) ** 14 + 1.15 * np.maximum(0, np.cos(a + 2.0)) ** 18 + .6 * np.maximum(0, np.cos(a + .3)) ** 16
    g.V[:, :2] *= k[:, None]
    Hs = pile.H.copy()
    for _ in range(30):
        Hs = (Hs + np.roll(Hs, 1, 0) + np.roll(Hs, -1, 0) + np.roll(Hs, 1, 1) + np.roll(Hs, -1, 1)) / 5
    i_, j_ = pile.idx(g.V[:, 0] + cx, g.V[:, 1] + cy - .6)
    zc = pile.zmean(cx, cy - .6, .5, 60)
    g.V[:, 2] += np.maximum(Hs[i_, j_], zc + .4) + .13 - .22 * u ** 8
    to_obj(g.move(cx, cy - .6, 0), 'ghee', ghee(.5))
    d = blob((1.0, .8, .3), 4, .3, 1.2, s + 3)
    to_obj(d.color(lin('#f2d27c')).move(cx + .1, cy - .5, zc + .55), 'dab', mats.food('dab', .4, .4, .2, 3, sss=.3, sr=(1, .85, .4), srad=.3, var=.05))
    dr = []
    for k in range(7):
        q = rg.random() * 6.28
        b = blob((.3 + .3 * rg.random(), .2 + .2 * rg.random(), .05), 3, .2, 1.5, k)
        x, y = cx + (2.4 + 1.6 * rg.random()) * math.cos(q), cy - .6 + (2.4 + 1.2 * rg.random()) * math.sin(q)
        n = pile.normal(x, y, .4)
        dr.append(b.xf(basis((x, y, pile.zmean(x, y, .3, 60) + .03), np.cross([0, 1, 0], n), n)))
    to_obj(merge(dr), 'gdrops', ghee(.7))
    return pile


@scene
def pongal():
    """ven pongal with medu vadai, sambar and coconut chutney on banana leaf, walnut"""
    fast_metal()
    core.seed(81)
    rg = core.rng()
    rigs.world(.26)
    rigs.ground(mats.walnut())
    place_banana_leaf(T(1, 1.0, 0) @ rotm('z', -7), L=66, W=28, s=14, sag=.2)
    pongal_mound(-4.6, -2.2, .3, 6.9, 4.4, 2)
    mv = mat_vada()
    to_obj(vada_geo(2, 2.6, 1.55).move(8.6, -4.6, .35), 'vada', mv)
    to_obj(vada_geo(5, 2.6, 1.55).rot('x', 30).rot('z', 48).move(11.2, -.6, 1.7), 'vada', mv)
    katori(5.2, 5.8, .35, 'coconut', 3.5, 2.8, 'brass', 6)
    katori(12.6, 6.8, .35, 'sambar', 4.0, 3.4, 'brass', 4)
    cup_of(-11.8, 7.0, .35, ('#e7b53a', '#d99a1f'), 2.7, 2.3, 'brass', 4, mat=ghee(.0), amp=.01)
    cs = []
    for k in range(6):
        cs.append(cashew(.1).rot('x', 20 * k).rot('z', 60 * k).move(-14.6 + 1.5 * (k % 3) + .3 * rg.normal(), 2.6 + 1.1 * (k // 3), .35))
    to_obj(merge(cs), 'cs', mat_cashew())
    rigs.window_light((0, 0, 3), 150, 32, 1.25, gobo='palm', fill=1.1, fillgloss=False)
    rigs.camera((.6, .6, 1.8), 83, -90, 45, 85, 6, focus=(-3, -5, 3.6))
    return dict(exposure=.95, sat=1.2, power=1.28)


# ---------------------------------------------------------------- 8 kothu parotta
def shred(s=0):
    """torn scrap of layered parotta: two or three curling sheets"""
    rg = np.random.default_rng(s)
    L, W = 1.1 + 1.6 * rg.random() ** 1.5, .38 + .45 * rg.random()
    out = []
    for k in range(2 + s % 2):
        cu = .5 * rg.normal()
        tw = .32 * rg.normal()

        def fn(u, v, k=k, cu=cu, tw=tw):
            x, y = (u - .5) * L, (v - .5) * W * (.55 + .45 * np.sin(np.pi * np.clip(u * .9 + .05, 0, 1)))
            P = np.stack([x, y, 0 * x], 1)
            z = cu * (x / L) ** 2 + tw * x * y + .13 * k + .12 * fbm(P + s * 3.3 + k * 7, 1.5, 3, s)
            P[:, 2] = z
            P[:, :2] += .20 * np.stack([fbm(P + 9 + s, 2.2, 3, s), fbm(P + 19 + s, 2.2, 3, s)], 1)
            return P
        g = grid(18, 9, fn)
        lo = g.copy().move(0, 0, -.11)
        lo.F = [f[:, ::-1] for f in lo.F]
        g = merge([g, lo])
        t = fbm(g.V + s * 2.1, .8, 3, s + k)
        c = mix(lin('#d29a52'), lin('#a8621f'), ss(-.3, .25, t))
        c = mix(c, lin('#5e2a0c'), ss(.05, .42, t) * .9)
        c = mix(c, lin(('#e0b46c', '#a8621f', '#c88a3c', '#6e3410', '#8f4c16')[s % 5]), .5)
        g.C = c
        out.append(g)
    return merge(out)


def blade(W=9.5, H=7.5, s=0):
    """kothu blade standing on its lower edge: steel plate -> (plate, grip)"""
    a, b, c = W / 2, .09, H
    V = np.array([[x * a * (1 if z else .96), y * b * (1 if z else .25), z * c] for z in (0, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], float)
    F = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])
    pl = Geo(V, F)
    gr = tube([(-a * .85, 0, H + .3), (0, 0, H + .45), (a * .85, 0, H + .3)], [.5, .72, .76, .72, .5], 16, 40, flat=.85)
    return pl, gr


@mats.cached
def wood_grip():
    """worn turned wood"""
    t = NT('grip')
    c = t.coord()
    n = t.noise(1, t.mapping(c, (.5, 5, 5)), 6, .6)
    return t.done(t.pbr(Base_Color=t.mixc(n, '#3b1d0d', '#7a4520'), Roughness=.42, Specular=.4, Normal=t.bump(n, .2, .04)))


@mats.cached
def blade_steel():
    """ground steel, scratched, broad highlights"""
    t = NT('bladesteel')
    c = t.coord()
    n = t.noise(1, t.mapping(c, (.6, 9, 9), (0, 0, .5)), 5, .7)
    return t.done(t.pbr(Base_Color=t.mixc(n, '#bdb7ae', '#ebe7df'), Metallic=1.0, Roughness=t.maprange(n, .3, .7, .3, .44), Normal=t.bump(n, .1, .03)))


def place_blade(M, W=9.5, H=7.5):
    """put one blade"""
    pl, gr = blade(W, H)
    ob = to_obj(pl.xf(M), 'blade', blade_steel(), smooth=False)
    bv = ob.modifiers.new('b', 'BEVEL'); bv.width, bv.segments = .05, 2
    to_obj(gr.xf(M), 'grip', wood_grip())


@scene
def kothu():
    """kothu parotta on an iron griddle with its two blades, night tiles"""
    fast_metal()
    core.seed(91)
    rg = core.rng()
    rigs.world(.28)
    rigs.ground(stone())
    tw = lathe([(0, .35), (15.5, .35), (17.4, .55), (18.4, 1.1), (18.9, 1.2), (19.0, .9), (18.2, .3), (16, .02), (0, 0)], 200, 120)
    to_obj(tw, 'tawa', iron(.36))
    for sg in (-1, 1):
        a = np.linspace(-.9, .9, 30)
        to_obj(tube(np.stack([sg * (17.6 + 4.0 * np.cos(a) ** .6), 4.2 * np.sin(a) / math.sin(.9), .9 + .7 * np.cos(a)], 1), np.full(30, .42), 12), 'lug', iron(.36))
    R, cx, cy = 11.2, -.6, -.6

    def base(X, Y):
        P = np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1)
        a = np.arctan2(Y.ravel() - cy, X.ravel() - cx)
        rr = np.hypot(X.ravel() - cx, Y.ravel() - cy) / (R * (1 + .10 * np.sin(2 * a + 1) + .07 * np.sin(3 * a)))
        return (.36 + 5.4 * np.clip(1 - rr ** 2, 0, 1) ** 1.35 * (1 + .34 * fbm(P, .25, 3, 4))).reshape(X.shape)
    pile = Pile(34, .1, base)
    under_mound(pile, R * .9, cx, cy, '#7a4a1e', '#4e2a0e', drop=.25, skirt=.0)
    pile.cap = pile.H + .75

    def pts(n, q=1.0, p=.5):
        x, y = scatter_disc(n, R * q, p)
        return list(zip(x + cx, y + cy))
    eg = []
    for k in range(8):
        g = blob((.62, .5, .24), 4, .42, 1.5, k)
        g.C = mix(lin('#f6e9c4'), lin('#eab32c'), ss(-.15, .15, fbm(g.V, 1.0, 3, k + (k % 2) * 4)))
        eg.append(g)
    me = [dice(.5, .4, .3, k, .6, .25).color(lin('#6b3412')) for k in range(5)]
    on = [onion_bit(k, 1.25) for k in range(12)]
    ms = mats.food('shred', .42, .45, .3, 6, trans=.16, coat=.35, coatr=.16, var=.2, bdist=.05, mottle=1.6)
    mo = mats.food('onb', .32, .5, .12, 4, sss=.15, srad=.15, coat=.2, coatr=.15, var=.12)
    scatter_on(pile, [shred(k) for k in range(40)], pts(760, .95), ms, sink=.16, tilt=11, rad=.5, name='sh1')
    scatter_on(pile, eg, pts(54), mats.food('eggs', .38, .42, .35, 5, sss=.15, srad=.2, coat=.12, var=.1, bdist=.05), sink=.12, tilt=24, rad=.5, name='eg')
    scatter_on(pile, me, pts(46), roast(CHICKEN, .4), sink=.1, tilt=24, rad=.5, name='me')
    scatter_on(pile, on, pts(70), mo, sink=.04, tilt=24, rad=.4, name='on')
    scatter_on(pile, [shred(k + 40) for k in range(40)], pts(520, .95), ms, sink=.2, tilt=9, rad=.5, name='sh2')
    scatter_on(pile, eg[:4], pts(62, .9), mats.food('eggs', .38, .42, .35, 5, sss=.15, srad=.2, coat=.12, var=.1, bdist=.05), sink=.1, tilt=24, rad=.5, name='eg2')
    scatter_on(pile, on, pts(24), mo, sink=0, tilt=24, rad=.4, name='on2', addpile=False)
    scatter_on(pile, [chilli_ring(k, .34) for k in range(4)], pts(26), mats.food('chr', .25, .5, .1, 4, coat=.3, var=.15), sink=0, tilt=20, rad=.4, name='chr', addpile=False)
    scatter_on(pile, [leaf_geo(2.6, 1.0, .35, .25, 0, .9, k).color(.8 + .12 * k) for k in range(5)], pts(20, .9), mat_fried_curryleaf(), sink=-.05, tilt=18, rad=.6, name='cl', addpile=False)
    scatter_on(pile, [lobed_leaf(.6 + .12 * k, k).color(.8 + .12 * k) for k in range(4)], pts(40, .95), mats.leaf('#5f9a2e', '#27591a', 9, .25, .42), sink=-.06, tilt=18, rad=.4, name='cor', addpile=False)
    # scraps that flew off the heap
    x, y = scatter_disc(30, 15.0, .5)
    st = [(a, b) for a, b in zip(x, y) if math.hypot(a - cx, b - cy) > R * 1.02]
    fl = Pile(40, .2, lambda X, Y: np.full_like(X, .38))
    scatter_on(fl, [shred(k + 80).scale(.75) for k in range(8)], st, ms, sink=0, tilt=6, name='st', addpile=False)
    place_blade(T(6.4, -3.8, 1.0) @ rotm('z', 72) @ rotm('x', 50), 8.8, 7.6)
    place_blade(T(-7.4, 3.4, 1.1) @ rotm('z', 238) @ rotm('x', 50), 8.8, 7.6)
    rigs.window_light((0, 0, 4), 156, 29, 1.35, gobo='palm', fill=.32, rim=.5, fillgloss=False)
    rigs.camera((-.3, .3, 2.4), 91, -90, 40, 85, 3.6, focus=(-.6, -5, 4.6))
    return dict(exposure=1.1, sat=1.2, power=1.28)


# ---------------------------------------------------------------- 9 kuzhi paniyaram
def paniyaram_pan(R=13.2, top=3.2, hr=3.15, ring=7.9):
    """cast iron pan with seven hollows -> Geo, hollow centres"""
    C = [(0, 0)] + [(ring * math.cos(math.radians(30 + 60 * k)), ring * math.sin(math.radians(30 + 60 * k))) for k in range(6)]

    def fn(u, v):
        a = v * 2 * np.pi
        r = R * u
        P = np.stack([r * np.cos(a), r * np.sin(a), 0 * r + top], 1)
        d = np.min([np.hypot(P[:, 0] - x, P[:, 1] - y) for x, y in C], 0)
        hole = np.sqrt(np.maximum(0, 1 - np.clip(d / hr, 0, 1) ** 2))
        P[:, 2] -= 2.6 * hole * ss(1.0, .93, d / hr) ** .5
        P[:, 2] += .16 * np.exp(-((d - hr * 1.05) / .22) ** 2) + .25 * ss(.965, .985, u)
        return P
    g = grid(230, 560, fn, wrap_v=True)
    side = lathe([(R, top + .25), (R + .25, top + .2), (R + .3, top - .2), (R - .4, .6), (R - 1.2, .1), (0, 0)], 160, 60)
    return merge([g, side]), C


def paniyaram_ball(s=0, R=3.0):
    """golden fermented-batter ball: crisp brown cap, paler waist where it was turned, specks of tempering"""
    g = ico(6)
    P = g.V + s * 7.7
    z = g.V[:, 2].copy()
    d = .07 * fbm(P, 1.2, 3, s) + .034 * fbm(P, 4.5, 3, s + 2) + .016 * fbm(P, 13, 2, s + 3)
    pits = ss(.25, .5, fbm(P, 7.5, 2, s + 5))
    seam = np.exp(-((z + .08 + .07 * fbm(P, 1.6, 2, s + 8)) / .06) ** 2)
    g.V = g.V * (1 + d - .018 * pits + .022 * seam)[:, None] * np.array([R, R, R * .9])
    t = np.where(z < -.1, -1.05 * z - .12, z) + .55 * fbm(P, 1.3, 4, s + 6) + .30 * fbm(P, 4, 3, s + 7)
    c = mix(lin('#ecc878'), lin('#dfa03c'), ss(-.1, .3, t))
    c = mix(c, lin('#c0761f'), ss(.25, .62, t))
    c = mix(c, lin('#87450f'), ss(.6, .98, t) * .9)
    c = mix(c, lin('#f0d596'), seam * .6)
    c = mix(c, c * .55, pits * .6)
    c = mix(c, lin('#54701f'), ss(.46, .56, fbm(P, 8.5, 2, s + 21)) * .5)
    c = mix(c, lin('#b98a72'), ss(.44, .5, fbm(P, 5.5, 2, s + 31)) * .3)
    g.C = c
    return g


def ball_bits(x, y, z, R, s=0):
    """mustard, curry leaf and onion bits standing slightly out of a ball"""
    rg = np.random.default_rng(s)
    L, mu = [], []
    for k in range(26):
        a, e = rg.random() * 6.28, math.asin(.15 + .83 * rg.random())
        n = np.array([math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)])
        p = np.array([x, y, z]) + n * [R, R, R * .9] * 1.0
        M = basis(p, np.cross([.3, 1, .2], n), n)
        if k < 14:
            mu.append(blob((.1, .1, .08), 2, .1).xf(M).color(lin('#21150f')))
        elif k < 20:
            L.append(leaf_geo(.8, .26, .4, .2).rot('z', rg.random() * 360).xf(M).color(.9))
        else:
            mu.append(dice(.26, .16, .07, k, .5).rot('z', rg.random() * 360).xf(M).color(lin('#c99a6a')))
    return L, mu


@scene
def paniyaram():
    """kuzhi paniyaram in the seven-hollow pan, a leaf plate of them with two chutneys, oxide tiles"""
    fast_metal()
    core.seed(101)
    rg = core.rng()
    rigs.world(.28)
    tile_floor('pookal-oxide', 56, tint=.36, rough=.4)
    pan, C = paniyaram_pan()
    px, py = -5.2, 1.4
    to_obj(pan.move(px, py, 0), 'pan', iron(.34))
    h = tube([(px - 9.4, py + 9.0, 2.9), (px - 11.5, py + 11.0, 3.3), (px - 14.6, py + 13.9, 3.9)], [.55, .6, .9, 1.0, .8], 14, 50, flat=.7)
    to_obj(h, 'handle', wood_grip())
    mb = mats.food('pani', .5, .4, .7, 9, coat=.05, coatr=.25, var=.16, sss=.03, srad=.12, bdist=.06, mottle=2.0)
    B = [paniyaram_ball(k, 3.0) for k in range(4)]
    L, mu = [], []
    for k, (x, y) in enumerate(C):
        x, y, z = x + px, y + py, 3.25 + .12 * rg.normal()
        to_obj(B[k % 4].copy().rot('z', 67 * k).rot('x', rg.normal() * 20).rot('y', rg.normal() * 20).move(x, y, z), 'pani', mb)
        a, b = ball_bits(x, y, z, 3.0, k)
        L += a; mu += b
    qx, qy = 14.8, -7.4
    to_obj(plate(9.4, 1.2).move(qx, qy, 0), 'plate', mats.brass(.22, scale=1.9, rough=.26))
    leaf_liner(7.2, .3, qx, qy, 5)
    for k, (dx, dy, z, rx) in enumerate(((-2.8, 1.6, 2.9, 20), (2.9, 2.2, 2.9, -150), (.2, -3.0, 2.9, 60))):
        to_obj(B[(k + 1) % 4].copy().rot('z', 80 * k).rot('x', rx).move(qx + dx, qy + dy, z), 'pani', mb)
        a, b = ball_bits(qx + dx, qy + dy, z, 3.0, k + 20)
        L += a; mu += b
    to_obj(merge(L), 'pl', mat_fried_curryleaf())
    to_obj(merge(mu), 'pm', mats.food('bits', .4, .45, .2, 5, var=.18))
    katori(12.4, 7.8, 0, 'coconut', 3.9, 3.1, 'brass', 6)
    katori(19.6, 4.2, 0, 'tomato', 3.7, 3.0, 'brass', 8)
    place_curry_sprig(T(-11.0, -16.4, 0) @ rotm('z', 8), 6, leafL=2.9, L=10)
    place_chilli(T(2.6, -16.2, 0) @ rotm('z', 18), 12)
    to_obj(shallot(3, 1.4).rot('x', 75).rot('z', 30).move(-16.0, -13.2, 1.3), 'sh', mat_shallot())
    to_obj(shallot(5, 1.3).rot('x', 80).rot('z', 150).move(-18.2, -10.4, 1.25), 'sh', mat_shallot())
    rigs.window_light((0, 0, 4), 148, 34, 1.3, gobo='palm', fill=.9, rim=.4, fillgloss=False)
    rigs.camera((2.9, -1.0, 1.6), 109, -90, 50, 85, 7, focus=(-4, -4, 5))
    return dict(exposure=.95, sat=1.22, power=1.28)


# ---------------------------------------------------------------- 10 the leaf of a feast
@mats.cached
def water():
    """still water in a brass cup: clear, only its reflection shows"""
    t = NT('water')
    f = t.n('Fresnel', IOR=1.33)
    m = t.n('MixShader', Fac=t.math('ADD', f, .10))
    t.set(m, '#1', t.n('BsdfTransparent', Color=(.86, .9, .9)))
    t.set(m, '#2', t.n('BsdfGlossy', Color=(1, 1, 1), Roughness=.02))
    w = t.n('MixShader', Fac=.20)          # a little body, or brass water reads as black coffee
    t.set(w, '#1', m)
    t.set(w, '#2', t.pbr(Base_Color=lin('#b89a5a'), Roughness=.04, Specular=.6))
    return t.done(w)


def loose_heap(cx, cy, z0, R, h, geos, n, mat, under, s=0, temper=0, strays=.06):
    """spooned vegetable heap: lopsided outline, off-centre peak, a few pieces rolled away"""
    core.seed(s + 900)
    rg = core.rng()
    ox, oy = rg.normal(size=2) * R * .10

    def edge(a):
        return R * (1 + .10 * np.sin(2 * a + s) + .07 * np.sin(3 * a + 2 * s) + .05 * np.sin(5 * a + 5 * s))

    def base(X, Y):
        a = np.arctan2(Y - cy, X - cx)
        rr = np.hypot(X - cx - ox * .5, Y - cy - oy * .5) / edge(a)
        P = np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1)
        return z0 + h * np.clip(1 - rr ** 2, 0, 1) ** .9 * (1 + .35 * fbm(P, .42, 3, s).reshape(X.shape))
    pile = Pile(2.6 * R + 2, .08, base, cx, cy)

    def und(u, v):
        a = v * 2 * np.pi
        r = edge(a) * .95 * u
        x, y = cx + r * np.cos(a), cy + r * np.sin(a)
        return np.stack([x, y, pile.z(x, y) - .08 - .15 * ss(.9, 1, u)], 1)
    to_obj(grid(30, 80, und, wrap_v=True).color(lin(under)), 'und', mats.food('under', .7, .2, .6, 5, var=.4))
    pile.cap = pile.H + .45
    a, q = rg.random(n) * 6.2832, rg.random(n) ** .5
    r = edge(a) * np.where(rg.random(n) < strays, 1 + .16 * rg.random(n), q * .99)
    scatter_on(pile, geos, list(zip(cx + r * np.cos(a), cy + r * np.sin(a))), mat, sink=.06, tilt=38, rad=.35, name='heap')
    if temper:
        tempered_bits(pile, cx, cy, R * .9, temper, s)
        m = blob((.1, .1, .1), 2, .08, 3, 1)
        x, y = scatter_disc(22, R * .85, .5)
        to_obj(merge([m.copy().move(cx + p, cy + q_, pile.z(cx + p, cy + q_) + .06).color(lin('#21150f')) for p, q_ in zip(x, y)]), 'must', mats.food('mustard', .2, .6, .1))
    return pile


@scene
def leaf_feast():
    """A feast on a leaf: narrow tip to the diner's left, rice below the rib, small strong things above, water in the tumbler."""
    fast_metal()
    core.seed(41)
    rg = core.rng()
    from .meals import broken_papad, noon, served_rice, whole_leaf
    rigs.ground(mats.walnut(.75))
    whole_leaf(8, 93, 35)
    z0 = .5
    pile, (hx, hy, _) = served_rice(0, -6.2, z0, mats.liquid('#8a4a12', '#5c300b', '#a85c14', .04, 1.6, .7, '#2a1004', .8, .3))
    bits = [dice(.5, .42, .36, k, .5, .16).color(lin(c)) for k, c in enumerate(('#d6892a', '#b8521c', '#7f9a3c', '#c9a34a'))]
    scatter_on(pile, bits, rg.normal(size=(9, 2)) * [1.4, 1.0] + [hx, hy], mats.food('veg', .2, .55, .2, 4, coat=.5, coatr=.06, var=.2, sss=.05), sink=-.2, name='veg')
    scatter_on(pile, [leaf_geo(2.4, .9, .35, .25, 0, .9, k).color(1.0) for k in range(2)], [(hx - 1.1, hy - .8), (hx + 1.2, hy + .6)], mat_curryleaf(), sink=-.25, tilt=8, rad=.7, name='cl')
    V = mats.food('vegq', .40, .45, .3, 6, coat=.14, coatr=.2, var=.22, sss=.06, srad=.12, bdist=.04)
    rgv = np.random.default_rng(5)
    J = lambda g, a_, b_: g.color(mix(lin(a_), lin(b_), rgv.random()))
    coco = [baton(.55, .09, k, .3).color(lin('#f6eedb')) for k in range(3)]
    bean = [J(tube([(-.28 - .1 * (k % 3), 0, 0), (.28 + .1 * (k % 3), .02, 0)], [.21, .21], 10, 5), '#3d5f1e', '#6a8436') for k in range(8)]
    loose_heap(-18.2, 8.6, z0, 4.2, 1.7, bean + coco[:2], 390, V, '#3d5a1c', 1, temper=4)
    beet = [J(dice(.3, .28, .26, k), '#5c0d26', '#85163b') for k in range(5)] + [J(baton(1.1, .2, k), '#66102a', '#8c1a3e') for k in range(3)]
    loose_heap(-8.2, 9.3, z0, 4.2, 1.7, beet + coco[:1], 420, V, '#4d0a1f', 2, temper=4)
    car = [J(baton(1.25, .2, k), '#b8581c', '#d98432') for k in range(5)] + [J(dice(.28, .26, .24, k), '#b85c1c', '#d07c2c') for k in range(2)]
    loose_heap(2.0, 9.9, z0, 4.15, 1.6, car + coco[:1], 400, V, '#a04c10', 3, temper=4)
    pot = []
    for k in range(7):
        g = dice(.58, .5, .44, k, .45, .14)
        g.C = mix(mix(lin('#dba12c'), lin('#efcb62'), rgv.random()), lin('#9a5a18'), ss(.1, .45, fbm(g.V, 1.2, 3, k)) * .75)
        pot.append(g)
    loose_heap(12.4, 9.6, z0, 4.1, 1.8, pot, 190, mats.food('potato', .38, .45, .35, 5, sss=.15, srad=.2, var=.14, bdist=.06), '#b98424', 4, temper=4)
    kt = [blob((.2, .2, .12), 2, .1, 1, k).color(mix(lin('#d8a637'), lin('#ecc868'), rgv.random())) for k in range(6)] + [J(dice(.5, .42, .36, k, .45), '#d3c878', '#c0b85e') for k in range(1)] + [J(dice(.45, .4, .34, 5, .45), '#d98a2a', '#e3a04a')]
    loose_heap(22.8, 8.6, z0, 4.0, 1.1, kt, 340, mats.food('kootu', .36, .45, .4, 6, coat=.15, sss=.15, srad=.2, var=.12), '#c18f2c', 6, temper=4)
    # pickle (thokku) + salt
    g = disc_surface(1.9, z0, .25, 1.4, 4, .7, 60, 120, 0); to_obj(g.move(-25.6, 5.0, 0), 'pick', mats.liquid('#7d1606', '#3f0a03', '#b12a08', .07, 2.0, .6, '#1b0803', .7, .5))
    salt = heap(-29.4, 2.9, z0, 1.0, .5, [blob((.07, .07, .07), 1, .2, 3, k).color(lin('#f5f1ea')) for k in range(4)], 160, mats.food('salt', .3, .5, 0, sss=.1), '#e9e4da', 7, tilt=60)
    # papads leaning
    pm = mats.food('papad', .38, .4, .3, 8, trans=.3, var=.12, bdist=.04)
    broken_papad(-15.2, -4.6, 2.1, 1, pm)
    mv = mat_vada()
    to_obj(vada_geo(3, 2.4, 1.45).move(11.8, -3.8, z0), 'vada', mv)
    to_obj(vada_geo(6, 2.4, 1.45).rot('x', 26).rot('z', 60).move(14.8, -7.6, z0 + .9), 'vada', mv)
    # kesari scoop with cashew
    k = lathe([(0, 0), (2.3, 0), (2.62, .18), (2.45, .8), (2.15, 1.75), (1.9, 2.05), (1.3, 2.2), (0, 2.22)], 140, 110); k.displace(.10 * fbm(k.V, .9, 3, 1) + .07 * fbm(k.V, 4.5, 3, 2)); k.C = mix(lin('#cf620c'), lin('#ec9420'), ss(-.3, .4, fbm(k.V, 2, 3, 4)))
    core.seed(77)
    kp = Pile(8, .1, lambda X, Y: np.where(np.hypot(X - 20.8, Y + 2.4) < 2, z0 + 2.3, z0), 20.8, -2.4)
    a = np.linspace(.3, 2.9, 12)
    cs = [tube(np.stack([.6 * np.cos(a), .6 * np.sin(a), 0 * a], 1), [.12, .34, .38, .36, .3, .14], 12, 24).color(mix(lin('#e0b069'), lin('#b9732c'), q * .5)) for q in range(3)] + [blob((.5, .4, .36), 3, .2, 2, q).color(lin('#5a2408')) for q in range(2)]
    scatter_on(kp, cs, [(20.8 + x_, -2.4 + y_) for x_, y_ in ((-.6, -.7), (.5, -.3), (-.3, .6), (.8, -.9), (.6, .8), (2.9, -2.2))], mats.food('cashew', .4, .45, .15, 3, sss=.1, srad=.2, var=.18), sink=.05, tilt=14, name='cash')
    to_obj(k.move(20.8, -2.4, z0), 'kesari', mats.food('kesari', .25, .5, .6, 9, sss=.3, srad=.3, coat=.4, coatr=.1, var=.1, bdist=.05))
    # banana fruit
    a = np.linspace(-.75, .75, 9)
    b = tube(np.stack([11 * np.sin(a), 11 - 11 * np.cos(a), 0 * a + 1.4], 1), [.4, .95, 1.45, 1.65, 1.7, 1.65, 1.4, .7, .42], 24, 90)
    aa = b.UV[:, 1] * 2 * np.pi
    b.C = mix(mix(lin('#e9c02f'), lin('#f3d75a'), ss(-.4, .4, fbm(b.V, .4, 3, 2))), lin('#4a3512'), np.maximum(ss(.955, .99, b.UV[:, 0]), ss(.05, .01, b.UV[:, 0])))
    b.C = mix(b.C, lin('#6b4716'), ss(.42, .6, fbm(b.V, 2.2, 4, 8)) * .7)
    b.C = mix(b.C, lin('#9aa33a'), ss(.86, .96, b.UV[:, 0]) * .5)
    to_obj(b.rot('x', 12).rot('z', -52).move(-27.4, -6.8, z0), 'banana', mats.food('banana', .42, .4, .15, 3, sss=.1, srad=.3, var=.1, bdist=.03))
    # lemon rice
    core.seed(91)
    lb = lambda X, Y: z0 + 2.6 * np.clip(1 - (np.hypot(X - 30.4, (Y + 5.5) / .85) / 4.9) ** 2, 0, 1) ** .9
    lp = Pile(13, .07, lb, 30.4, -5.5)
    def lun(u, v):
        q = v * 2 * np.pi
        x, y = 30.4 + 4.8 * u * np.cos(q), -5.5 + .85 * 4.8 * u * np.sin(q)
        return np.stack([x, y, lp.z(x, y) - .1], 1)
    to_obj(grid(40, 90, lun, wrap_v=True).color(lin('#dba92c')), 'und', mats.food('und2', .6, .3, .4, 6, var=.1))
    x, y = scatter_disc(2200, 4.85, .5)
    lp.cap = lp.H + .45
    rice_lay(lp, 30.4 + x, -5.5 + y * .85, samba_rice(.78, .088, .04), .78, .088, lambda x, y, n: np.clip(mix(np.tile(lin('#f0c437'), (n, 1)), lin('#f6dc82'), core.rng().random(n) * .7) * (1 + .06 * core.rng().normal(size=(n, 1))), 0, 1), 38, name='lemon')
    pn = [blob((.42, .32, .3), 3, .12, 1.5, q).color(lin('#b8702c')) for q in range(4)]
    x, y = scatter_disc(14, 4.0)
    scatter_on(lp, pn, list(zip(30.4 + x, -5.5 + y * .85)), mats.food('cashew', .4, .45, .15, 3, sss=.1, srad=.2, var=.18), sink=0.0, name='pn')
    tempered_bits(lp, 30.4, -5.5, 3.6, 6, 4)
    # cups along the top
    for k, (x, y, kind, R) in enumerate(((-13.5, 19.8, 'rasam', 3.8), (-3.2, 20.4, 'sambar', 4.2), (6.4, 20.4, 'curd', 3.8), (15.4, 19.8, 'payasam', 3.9))):
        katori(x, y, 0, kind, R, R * .82, 'brass', 20 + k)
    # tumbler
    tumbler(26.5, 19.5)
    to_obj(disc_surface(3.42, 9.0, .015, .5, 2, 0, 40, 120, .06).move(26.5, 19.5, 0), 'water', water())
    noon()
    rigs.camera((-.6, 1.0, 1.2), 147, -90, 38, 70, 2.8, focus=(0, -6, 3))
    return dict(exposure=.72, sat=.98, power=1.34, bloom=.03, vig=.22)
