"""Chicken Chettinad in black stone, cut and torn banana leaves, torn parotta, a supper half eaten. 1 unit = 1 cm; z = 0 is the table top."""
import math
import numpy as np
from . import core, mats, rigs
from .core import *
from .props import *
from .dishes import disc_surface, katori, papad, scatter_on, scene, tile_floor, tumbler
from .dishes_a import crumbs, gravy, heap_of, leaves, on_top, scatter_pepper, settle, stone, thick
from .dishes_b import fast_metal, mat_parotta, parotta_geo, rice_lay, samba_rice
from .east_ham import eastham_hall
from .places import FAST, backdrop_img, box, cam_at, coffee, flat, granite, kalpasi, light_area, place, seat, teak
from .stills import fennel, m_seed
from .wimbledon import steam


# ================================================================ helpers
def part(g, keep):
    """The faces of g whose corners are all kept."""
    o = g.copy()
    o.F = [F[keep[F].all(1)] for F in o.F]
    return o


def fold(g, p, d, r=.8, turn=150):
    """Roll what lies beyond the line through p, across d, round a cylinder of radius r: a leaf turned over."""
    a = math.radians(d)
    n = np.array([math.cos(a), math.sin(a)])
    s = (g.V[:, :2] - p) @ n
    t = math.radians(turn)
    q = np.clip(s / r, 0, t)
    rest = np.maximum(s - t * r, 0)
    along = r * np.sin(q) + rest * math.cos(t)
    m = s > 0
    g.V[:, :2] = np.where(m[:, None], g.V[:, :2] - n * s[:, None] + n * along[:, None], g.V[:, :2])
    g.V[:, 2] += np.where(m, r * (1 - np.cos(q)) + rest * math.sin(t), 0)
    return g


def cut_leaf(L=40, W=25, s=0, tears=((4, 1), (-9, -1)), corner=None, tint=1.0, tip=False):
    """A piece cut across the leaf, or its end with the tip: midrib, pleats along the veins, torn at the margin, a corner turned over. Returns (blade, rib)."""
    g, rib = banana_leaf(L=L, W=W, s=s, sag=.22, tipcut=tip, curl_edge=1.9)
    x, y = g.UV[:, 0], g.UV[:, 1]
    a = np.abs(y) / (W / 2)
    ph = x - .10 * np.abs(y) ** 1.35
    tri = np.abs(((ph / 5.2 + .35 * vnoise(np.stack([ph, 0 * ph, 0 * ph + s], 1), .12, s)) % 1) - .5) * 2
    g.V[:, 2] += .75 * ss(.12, 1, a) * (tri - .3) * (.5 + .5 * vnoise(np.stack([ph, np.sign(y) * 3, 0 * ph], 1), .09, s + 4)) + .25
    for k, (px, sd) in enumerate(tears):
        c = px + .10 * np.abs(y) ** 1.35
        on = (np.sign(y) == sd) & (a > .22 + .1 * k)
        g.V[:, 2] += on * .9 * np.exp(-np.clip(x - c, 0, None) / 2.2) * (x > c) * ss(.2, 1, a)
        g.F = [F[~(((np.abs(x - c) < .03 + .55 * ss(.25, 1, a)) & on)[F]).any(1)] for F in g.F]
    g.V[:, 2] = np.maximum(g.V[:, 2], .03)
    if corner:
        fold(g, corner[0], corner[1], .7, 158)
    g.C = g.C * tint
    rib.V[:, 2] += .2
    return g, rib


def lay_leaf(M, **k):
    g, rib = cut_leaf(**k)
    to_obj(g.xf(M), 'banana', mats.banana_leaf())
    to_obj(rib.xf(M), 'rib', mats.food('rib', .35, .5, .15, 3, trans=.15, var=.15))


# ================================================================ chicken chettinad
def fowl(s=0, r=(2.5, 1.6, 1.25)):
    """A jointed piece: skin on one side, pulled fibre on the other, masala in every crease."""
    g = ico(6)
    o = np.array([s * 3.7, s * 9.1, s * 1.3])
    P = g.V + o
    lo = .40 * fbm(P, .8, 2, s) + .20 * fbm(P, 1.9, 3, s + 4)
    k = np.sign(g.V) * np.abs(g.V) ** .92
    g.V = k * (1 + lo)[:, None] * np.array(r)
    m = ss(-.05, .2, fbm(P, .85, 2, s + 3))
    Q = g.V * [.30, 2.0, 2.0] + o
    Q = Q + .5 * np.stack([0 * lo, fbm(g.V + o, .6, 2, s), fbm(g.V + o + 9, .6, 2, s)], 1)
    f = fbm(Q, 1.5, 3, s + 6, ridge=True)
    big = fbm(g.V + o, 1.5, 4, s + 8)
    fine = fbm(g.V + o, 4.6, 4, s + 9)
    g.displace(m * .16 * f + (1 - m) * .08 * big + .055 * fine)
    c = mix(lin('#3f1a09'), lin('#7c3d15'), ss(-.35, .35, big))
    c = mix(c, lin('#9c5a26'), m * ss(-.2, .4, f) * .6)
    c = mix(c, lin('#c7955c'), m * ss(.25, .6, f) * ss(.0, .35, fbm(P, 1.4, 2, s + 12)) * .8)
    c = mix(c, lin('#160803'), ss(.05, .5, -fine - .6 * m * f) * .75)
    g.C = c
    return g


def m_fowl():
    return mats.food('fowl', .40, .5, .4, 5, coat=.3, coatr=.14, var=.22, bdist=.06, sss=.03, srad=.1, rvar=.16)


def knuckle(L=3.4, r=.36, s=0):
    """A cut bone end that stands out of the meat, along +x."""
    b = tube([(0, 0, 0), (L * .5, .12, .05), (L * .85, .1, .1), (L, .05, .1)], [r, r * .9, r * .95, r * 1.5, r * 1.75, r * 1.1], 26, 50)
    b.displace(.10 * r * fbm(b.V + s, 1.8, 3, s) + .07 * r * fbm(b.V + s, 5, 2, s))
    t = fbm(b.V + s, 1.5, 3, s)
    c = mix(lin('#a5794a'), lin('#63381a'), ss(-.35, .3, t))
    end = ss(L * .93, L * 1.0, b.V[:, 0])
    c = mix(c, lin('#b98a5c'), end)
    c = mix(c, lin('#4a1408'), end * ss(.95 * r, .6 * r, np.hypot(b.V[:, 1] - .05, b.V[:, 2] - .1)))       # marrow
    b.C = mix(c, lin('#4a200b'), np.maximum(ss(L * .7, L * .1, b.V[:, 0]), .8 * ss(.1, .5, t)))
    return b


def chettinad(s=21, green=True):
    """Chicken Chettinad in a black stone bowl: brown gravy thick with coconut, oil come out round the rim, pieces on the bone."""
    core.seed(s)
    rg = core.rng()
    R, h, th = 11.0, 6.2, .85
    o, i = bowl(R, h, 6.2, .12, th)
    o.displace(.035 * fbm(o.V, 1.2, 4, 3))
    cut = stone('#0e0d0d', '#1d1a18')
    to_obj(o, 'bowl', cut); to_obj(i, 'bowli', cut)
    zf = 4.75
    rf = bowl_r(zf, R, h, th) - .02
    ch = [(-4.1, 2.6, 1.12, 20), (2.6, 4.0, 1.08, -35), (-.4, -1.0, 1.15, 70), (4.9, -1.9, 1.05, 110), (-4.9, -3.0, 1.0, -20), (.6, -5.4, .88, 15), (-1.2, 6.4, .82, 150), (6.2, 2.2, .72, 60), (-7.0, .2, .66, 95), (-3.0, -6.2, .6, 40), (4.4, -5.6, .62, -50)]
    g = gravy(rf, zf, ('#2c1206', '#542509', '#86451a'), 6, .24, .24, [(x, y, 2.1 * c, .3) for x, y, c, _ in ch], nr=190, na=480)
    rr = np.hypot(g.V[:, 0], g.V[:, 1]) / rf
    edge = ss(.90, .955, rr + .05 * fbm(g.V * [1, 1, 0], .45, 3, 8) + .025 * fbm(g.V * [1, 1, 0], 1.6, 2, 9))
    g.V[:, 2] = mix(g.V[:, 2:], np.full((len(rr), 1), zf - .03), edge)[:, 0] + .12 * rr ** 26
    g.UV[:, 0] = np.maximum(g.UV[:, 0] * .9, edge)
    to_obj(g, 'gravy', thick('#662a0a', rough=.36, bump=.3, sss=.02))
    pile = Pile(2 * R, .1, lambda X, Y: np.full_like(X, zf))
    pile.add_geo(g.V, 1)
    mf, mb = m_fowl(), mats.food('bone', .45, .4, .3, 3, sss=.1, srad=.2, var=.2)
    for k, (x, y, c, a) in enumerate(ch):
        M = T(x, y, zf + .25 + .25 * (k < 5)) @ rotm('z', a) @ rotm('x', rg.normal() * 18) @ rotm('y', (-10, 8)[k % 2]) @ S(c)
        q = fowl(40 + k).xf(M)
        pile.add_geo(q.V, 1)
        to_obj(q, 'ch', mf)
        if k in (1, 3, 4):
            b = knuckle(3.9, .42, k).xf(M @ T(1.5, 0, .35) @ rotm('y', -14))
            pile.add_geo(b.V, 1)
            to_obj(b, 'bone', mb)
    leg, bone = drumstick(9.0, 5)
    f = fbm(leg.V * [.35, 2, 2], 1.4, 3, 6, ridge=True)
    big = fbm(leg.V, 1.3, 4, 8)
    leg.displace(.10 * f)
    leg.C = mix(mix(mix(lin('#3f1a09'), lin('#7c3d15'), ss(-.35, .35, big)), lin('#b07a40'), ss(.1, .6, f) * ss(-.1, .3, big) * .7), lin('#160803'), ss(.1, .5, -f) * .6)
    M = T(-5.8, 4.9, zf + 1.5) @ rotm('z', -24) @ rotm('y', -10) @ S(.84)
    leg.xf(M); bone.xf(M)
    pile.add_geo(leg.V, 1)
    bone.C = bone.C * [.62, .5, .38]
    to_obj(leg, 'leg', mf); to_obj(bone, 'bone', mb)
    crumbs(pile, 620, 8.9, ('#c29a66', '#a3733e', '#dcc194', '#6b3c18', '#8a5a2c'), 0, 0, 4, (.045, .14), .5, coat=.2, rough=.5)      # coconut, ground coarse
    crumbs(pile, 240, 8.8, ('#3a1508', '#5a240c', '#2a0f05'), 0, 0, 5, (.05, .2), .5, coat=.5)
    scatter_pepper(pile, 170, 8.5, s=3, r=.10)
    dr = []
    for k in range(70):
        a, q = rg.random() * 6.28, rf * (.86 + .11 * rg.random() if k < 70 else .2 + .6 * rg.random())
        x, y, r = q * math.cos(a), q * math.sin(a), .04 + .2 * rg.random() ** 2.4
        i_, j_ = pile.idx(x, y)
        if pile.H[i_, j_] < zf + .16:
            dr.append(blob((r, r * (.8 + .3 * rg.random()), .10 * r + .02), 3, .08, 1, k).move(x, y, pile.H[i_, j_] + .01).color(lin('#6e2608') * (.7 + .5 * rg.random())))
    to_obj(merge(dr), 'drops', mats.food('oildrop', .08, .5, .0, 3, coat=.8, coatr=.03, var=.1))
    to_obj(merge(on_top(pile, leaves(9, 3.3, 9, .45), [(-2.4, -2.6), (1.9, .9), (2.9, 1.9), (-1.4, 3.8), (-.6, .9), (3.6, -3.4)], -.1, 16)), 'cl', mat_curryleaf() if green else mat_fried_curryleaf())
    return pile


@scene
def curry():
    """Chicken Chettinad on granite, with what it is made of: stone flower, fennel."""
    fast_metal()
    core.seed(21)
    rigs.world(.2)
    rigs.ground(granite('#453a31', .66))
    chettinad()
    rg = np.random.default_rng(8)
    kp = [kalpasi(2.3, k) for k in range(5)]
    fl = Pile(70, .15)
    for k, (x, y) in enumerate(((-10.4, -9.3), (-11.9, -7.3))):
        to_obj(settle(fl, kp[k % 5].copy().rot('z', 70 * k).scale(.72, .72, .4), [(x, y)], .1), 'kalpasi', mats.food('kalpasi2', .85, .15, .6, 9, var=.25, bdist=.05))
    fs = fennel()
    fs = fs if isinstance(fs, list) else [fs]
    out = []
    for k in range(70):
        x, y = 11.4 + 1.3 * rg.normal(), -9.6 + 1.1 * rg.normal()
        if math.hypot(x, y) > 12:
            out.append(fs[k % len(fs)].copy().rot('z', rg.random() * 360).move(x, y, .14).color(mix(lin('#8f8a4a'), lin('#5f5a2c'), rg.random())))
    to_obj(merge(out), 'fennel', m_seed('fen'))
    return curry_light()


def curry_light():
    rigs.window_light((0, 0, 4), 150, 38, 1.9, gobo='palm', rim=.3, fill=.42, fillgloss=False)
    rigs.camera((0, -.2, 3.0), 69, -90, 46, 85, 5.0, focus=(0, -3.0, 5.8))
    return dict(exposure=.55, sat=1.12, power=1.3, bloom=.03)


@scene
def curry_b():
    """Chicken Chettinad from above on cement tiles, whole spices round it."""
    fast_metal()
    rigs.world(.2)
    tile_floor('thamarai-oxide', 72, tint=.36, rough=.62, sat=.65)
    place(rotm('z', -34), chettinad)
    place_curry_sprig(T(-19.0, -9.0, 0) @ rotm('z', 58), 3, leafL=3.2, L=12)
    for s, (x, y, a) in enumerate(((14.6, -11.6, 25), (16.6, -8.2, 60), (14.2, 10.4, 100))):
        p, st = chilli_dry(6.4, .55, s + 20)
        M = T(x, y, 0) @ rotm('z', a)
        to_obj(p.xf(M), 'chilli', mats.food('drychilli', .42, .4, .5, 5, var=.3, bdist=.05)); to_obj(st.xf(M), 'stem', mats.food('stem', .5, .3, .2))
    place_star_anise(T(-14.8, 9.4, 0), 2, 1.5); place_star_anise(T(-17.6, 6.4, 0) @ rotm('z', 15), 3, 1.25)
    bark = mats.food('cin', .7, .2, .6, 4, var=.3)
    to_obj(cinnamon(9, .6, 2).rot('z', 62).move(-17.4, 1.6, 0), 'cin', bark); to_obj(cinnamon(7, .5, 3).rot('z', 40).move(-15.4, 3.2, 0), 'cin', bark)
    to_obj(peppercorns(40, 1.8, 3, 16.0, 2.5), 'pep', mats.food('pep', .5, .4, .4, 9))
    to_obj(merge([clove(s).rot('z', s * 67).move(14.8 + 2.0 * math.cos(s * 2.1), -3.4 + 1.6 * math.sin(s * 1.7), 0) for s in range(6)]), 'clove', mats.food('clv', .6, .3, .4, 6))
    for k, (x, y) in enumerate(((17.6, 12.6), (20.4, 10.2))):
        to_obj(shallot(k + 2, 1.5).rot('x', 72).rot('z', 70 * k).move(x, y, 1.3), 'shallot', mat_shallot())
    rigs.window_light((0, 0, 4), 146, 34, 1.7, gobo='palm', rim=.3, fill=.42, fillgloss=False)
    rigs.camera((0, -.3, 3.2), 86, -90, 56, 85, 5.0, focus=(0, -1.6, 6.0))
    return dict(exposure=.78, sat=1.08, power=1.32, bloom=.03)


# ================================================================ parotta, torn
def torn_parotta(M, s=1, at=1.6, turn=25, gap=1.6, both=True):
    """One parotta pulled apart along a ragged line; the lesser part a little way off."""
    g = parotta_geo(7.3, 1.25, s, turns=5, sheets=3, lean=.95, crush=.55)
    a = math.radians(turn)
    d = g.V[:, 0] * math.cos(a) + g.V[:, 1] * math.sin(a) - at + 1.5 * fbm(g.V * [1, 1, 0] + s, .32, 3, s) + .5 * fbm(g.V * [1, 1, 2] + s, 1.6, 3, s + 4)
    l = part(g, d < 0)
    l.V[:, 2] += .6 * np.exp(np.minimum(d, 0) / .8)
    to_obj(l.xf(M), 'parotta', mat_parotta())
    if both:
        r = part(g, d > .05)
        r.V[:, 2] += .7 * np.exp(-np.maximum(d, 0) / .8)
        r.move(gap * math.cos(a) + .5, gap * math.sin(a) - .8, 0).rot('z', -16)
        to_obj(r.xf(M), 'parotta', mat_parotta())


# ================================================================ a place, used
def smear(x, y, R, rot, sq, mat, s=0, z=.5, h=.06):
    """What fingers leave: a thin streaked film."""
    g = disc_surface(R, 0, h, 1.4, s, 0, 60, 160, 0)
    a = np.arctan2(g.V[:, 1], g.V[:, 0])
    g.V[:, :2] *= (1 + .30 * fbm(np.stack([np.cos(a) * 2, np.sin(a) * 2, 0 * a + s], 1), 1.1, 4, s))[:, None] * [1, sq]
    g.V[:, 2] += .14 * (1 - g.UV[:, 0] ** 3)
    to_obj(g.rot('z', rot).move(x, y, z), 'smear', mat)


def used_place(s=0):
    """A cut leaf somebody is eating from, the diner at -y: rice and gravy pushed together, parotta torn, bones at the side."""
    core.seed(500 + s)
    rg = core.rng()
    lay_leaf(T(0, 0, .05), tint=np.array([.92, .8, .6]), L=38, W=25, s=20 + s, tears=((6 - 3 * s % 7, 1), (-8 + 2 * s, -1)), corner=((17.5, 8.5), 38) if s % 2 else ((-17.5, 8.0), 142))
    z0 = .75
    gr = mats.liquid('#5e2a0c', '#3a1707', '#8a3a0c', .08, 1.3, .5, '#1d0a04', .8, .3)
    smear(-1.5, -4.0, 6.4, 20 * s, .62, gr, s, z0 - .25)
    pile = Pile(20, .08, lambda X, Y: z0 + (1.7 * np.clip(1 - np.hypot((X + 3) / 4.6, (Y + 3.8) / 3.4) ** 2, 0, 1) ** .8) * (1 + .5 * fbm(np.stack([X.ravel(), Y.ravel(), 0 * X.ravel()], 1), .4, 3, s).reshape(X.shape)), -3, -4)
    und = grid(30, 70, lambda u, v: np.stack([-3 + 4.4 * u * np.cos(v * 6.2832), -3.8 + 3.2 * u * np.sin(v * 6.2832), pile.z(-3 + 4.4 * u * np.cos(v * 6.2832), -3.8 + 3.2 * u * np.sin(v * 6.2832)) - .12], 1), wrap_v=True)
    to_obj(und.color(lin('#d8b88a')), 'und', mats.food('und2', .6, .3, .4, 6, var=.1))
    n = 1300
    x, y = scatter_disc(n, 1, .5)
    x, y = -3 + x * 5.4 + rg.normal(size=n) * .3, -3.8 + y * 4.0 + rg.normal(size=n) * .3
    pile.cap = pile.H + .4
    wet = lambda X, Y, n: np.clip(mix(np.tile(lin('#fbf3e0'), (n, 1)), lin('#9a5a22'), ss(-.1, .35, fbm(np.stack([X, Y, 0 * X], 1), .45, 3, s) + .12 * rg.normal(size=n)) * .85), 0, 1)
    rice_lay(pile, x, y, samba_rice(.8, .08, .05), .8, .08, wet, 38, name='price', trans=.25)
    torn_parotta(T(7.4, -3.4, z0 - .2) @ rotm('z', 40 + 70 * s) @ S(.78), 3 + s, 0, 25, 1.2, s % 2 == 0)
    mv = mats.food('vegq', .40, .45, .3, 6, coat=.14, coatr=.2, var=.22, sss=.06, srad=.12, bdist=.04)
    for q, (px, py, r, c1, c2, n) in enumerate(((-11.5, 6.0, 2.6, '#44741f', '#7aa23a', 60), (-4.6, 6.6, 2.2, '#7d1232', '#b0204c', 46), (2.2, 6.6, 2.5, '#dba12c', '#efcb62', 50))):
        pl = Pile(9, .08, lambda X, Y: np.full_like(X, z0), px, py)
        bits = [blob((.42, .34, .3), 3, .3, 1.6, k).color(mix(lin(c1), lin(c2), rg.random())) for k in range(5)]
        to_obj(merge(heap_of(pl, bits, n, r * (.75 + .25 * ((s + q) % 2)), 12, .6, .15, 60, px, py, .8, q=84)), 'veg', mv)
    B = mats.food('bone', .45, .4, .3, 3, sss=.1, srad=.2, var=.2)
    for k in range(2):
        to_obj(knuckle(4.2, .4, k + s).rot('z', 40 + 80 * k + 30 * s).move(12.8 + 1.6 * k, 4.4 + k, z0 + .4), 'bone', B)
    pp = papad(5.0, s + 2)
    pp = part(pp, pp.V[:, 0] + .8 * fbm(pp.V * [1, 1, 0], .6, 3, s) > -1.0)
    to_obj(pp.rot('y', 12).rot('z', 160 + 30 * s).move(-12.0, -3.6, z0 + .7), 'papad', mats.food('papad', .38, .4, .3, 8, trans=.3, var=.12, bdist=.04))


def panes(target, az, el, dist):
    """The bars of a window between the sun and the table; seen only by their shadow."""
    p = np.array(rigs.sph(target, dist, az, el))
    fw = np.array(target) - p
    M = basis(p, np.cross(fw, (0, 0, 1)), -fw)
    q = lambda x0, x1, y0, y1: Geo(np.array([[x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]], float), np.array([[0, 1, 2, 3]]))
    m = mats.NT('panes')
    g = merge([q(x - 2.0, x + 2.0, -60, 60) for x in (-52, -26, 0, 26, 52)] + [q(-90, 90, y - 1.2, y + 1.2) for y in (-12, 14)] + [q(-90, 90, 40, 70)]).xf(M)
    o = to_obj(g, 'panes', m.done(m.n('BsdfDiffuse', Color=(.02, .02, .02))), smooth=False)
    o.visible_camera = o.visible_glossy = False


def supper():
    """In the frame of the camera: x to the right, y away."""
    lay_leaf(T(1, -2.5, .05) @ rotm('z', -4), tint=np.array([.98, .84, .62]), L=58, W=29, s=4, tears=((-13, -1), (17, 1)), corner=((22.5, -9.0), -42))
    place(T(2.5, 3.0, .5) @ S(1.16), chettinad)
    steam(2.5, 6, 8.5, 17, 24, .13, 2)
    torn_parotta(T(-15.0, -9.4, .8) @ rotm('z', 10), 2, 1.4, -30, 1.8)
    katori(21.0, 7.2, .5, 'coconut', 3.6, 2.9, 'brass', 3)
    katori(20.6, -3.6, .6, 'curd', 3.3, 2.6, 'brass', 6)
    torn_parotta(T(12.0, -12.0, .8) @ rotm('z', 200) @ S(.6), 5, .4, 10, 1, False)
    for k, (x, y, a) in enumerate(((-35, 45, -90), (36, 49, 90), (-35, 101, -90), (36, 105, 90))):
        place(T(x, y, .1) @ rotm('z', a), used_place, k)
    tumbler(-16, 33); tumbler(17.5, 62); tumbler(-15, 84)
    coffee(24, 27, 0, 1.05)
    place(T(-4, 66, 0) @ S(.8), rice_dish)


def rice_dish():
    """A brass dish with white rice, a third taken."""
    R, h = 12, 5
    o, i = bowl(R, h, 6, .5, .2)
    to_obj(o, 'dish', mats.brass(.4, scale=1.6)); to_obj(i, 'dishi', mats.tin())
    core.seed(61)
    pile = Pile(26, .1, lambda X, Y: 3.6 + 3.4 * np.clip(1 - np.hypot(X / 11, Y / 11) ** 2, 0, 1) - 3.0 * np.exp(-(np.hypot(X - 5, Y + 5) / 4) ** 2))
    und = grid(30, 80, lambda u, v: np.stack([11 * u * np.cos(v * 6.2832), 11 * u * np.sin(v * 6.2832), pile.z(11 * u * np.cos(v * 6.2832), 11 * u * np.sin(v * 6.2832)) - .1], 1), wrap_v=True)
    to_obj(und.color(lin('#f4ead4')), 'und', mats.food('und2', .6, .3, .4, 6, var=.1))
    x, y = scatter_disc(3200, 10.8, .5)
    pile.cap = pile.H + .45
    rice_lay(pile, x, y, samba_rice(.95, .1, .05), .95, .1, lambda X, Y, n: np.tile(lin('#fbf3e0'), (n, 1)) * (1 + .04 * core.rng().normal(size=(n, 1))), 38, name='drice', trans=.3)
