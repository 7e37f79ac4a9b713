"""Hands. A rigged mesh is posed in numpy, its fingers close until they touch what they hold, flesh inside the thing is pressed flat;
then relief: knuckles, creases, tendons, veins, nails.

A hand's own space, cm: the wrist at 0, fingers towards +x, thumb towards +y, the back of the hand +z (a right hand, palm down).
The mesh is `generic-hand` of @webxr-input-profiles/assets (MIT), unpacked under art/tex; README.md tells how."""
import json
import math
import os
import bmesh
import bpy
import numpy as np
from .core import *
from .mats import NT, cached, food

MESH = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'tex/package/dist/profiles/generic-hand/right.glb')
FINGERS = ('index', 'middle', 'ring', 'pinky')
FIRST = dict(thumb=1, index=5, middle=10, ring=15, pinky=20)     # first bone of each chain
unit = lambda v: v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def turn(axis, deg, at=(0, 0, 0)):
    """4x4: rotation about an axis through a point."""
    x, y, z = unit(np.asarray(axis, float))
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    a = math.radians(deg)
    M = np.eye(4)
    M[:3, :3] += math.sin(a) * K + (1 - math.cos(a)) * K @ K
    M[:3, 3] = at - M[:3, :3] @ np.asarray(at, float)
    return M


class Rig:
    """The mesh at rest: welded vertices, quads where possible, weights, joints and their axes; a forearm grown from the wrist's cut."""

    def __init__(self):
        b = open(MESH, 'rb').read()
        n = int.from_bytes(b[12:16], 'little')
        doc, data = json.loads(b[20:20 + n]), b[28 + n:]

        def read(i):
            a = doc['accessors'][i]
            v = doc['bufferViews'][a['bufferView']]
            typ = {5126: np.float32, 5123: np.uint16, 5121: np.uint8}[a['componentType']]
            k = {'SCALAR': 1, 'VEC2': 2, 'VEC3': 3, 'VEC4': 4, 'MAT4': 16}[a['type']]
            return np.frombuffer(data, typ, a['count'] * k, v.get('byteOffset', 0) + a.get('byteOffset', 0)).reshape(-1, k)
        at = doc['meshes'][0]['primitives'][0]['attributes']
        axes = np.array([[0, -1, 0], [0, 0, -1], [1, 0, 0]], float)             # glTF to the hand's own space
        nodes = [doc['nodes'][k] for k in doc['skins'][0]['joints']]
        self.J = np.array([q['translation'] for q in nodes]) @ axes.T * 100
        self.up = np.array([_quat_y(q['rotation']) for q in nodes]) @ axes.T     # out of the back of each bone
        P = read(at['POSITION']).astype(float) @ axes.T * 100 - self.J[0]
        self.J = self.J - self.J[0]
        key, inv = np.unique(np.round(P, 3), axis=0, return_inverse=True)
        inv = inv.ravel()
        V = np.zeros((len(key), 3))
        V[inv] = P
        W = np.zeros((len(key), 26))
        for j, w in zip(read(at['JOINTS_0']).T, read(at['WEIGHTS_0']).T):
            np.maximum.at(W, (inv, j), w)
        F = inv[read(doc['meshes'][0]['primitives'][0]['indices']).reshape(-1, 3)]
        F = F[(F[:, 0] != F[:, 1]) & (F[:, 1] != F[:, 2]) & (F[:, 0] != F[:, 2])]
        V, W, self.F = _forearm(V, W, F)
        t = ss(1.6, -2.6, V[:, 0])                                               # the wrist bends over some 4 cm
        W[:, 25] = W[:, 0] * t
        W[:, 0] *= 1 - t
        self.V, self.W = V, W / W.sum(1, keepdims=True)

    def bones(self, pose, wrist=(0, 0)):
        """26 matrices. pose: finger -> (spread, knuckle, middle, end) in degrees, bent inwards; thumb -> (across, inwards, roll, knuckle, end). wrist -> (up, to the little finger): how the forearm leaves."""
        M = [np.eye(4) for _ in range(26)]
        M[25] = turn((0, 1, 0), wrist[0]) @ turn((0, 0, 1), wrist[1])
        for f, b in FIRST.items():
            q = pose.get(f, (0,) * 5)
            d = [unit(self.J[min(k + 1, b + 3 + (f != "thumb"))] - self.J[min(k, b + 2 + (f != "thumb"))]) for k in range(b, b + 4)]
            side = [unit(np.cross(self.up[b + k], d[k])) for k in range(4)]      # a turn about it bends the finger inwards
            if f == 'thumb':
                M[b] = turn((1, 0, 0), q[1], self.J[b]) @ turn((0, 0, 1), q[0], self.J[b]) @ turn(d[0], q[2], self.J[b])
                M[b + 1] = M[b] @ turn(side[1], q[3], self.J[b + 1])
                M[b + 2] = M[b + 1] @ turn(side[2], q[4], self.J[b + 2])
                M[b + 3] = M[b + 2]
            else:
                cup = turn(side[0], dict(ring=.06, pinky=.14).get(f, 0) * q[1], self.J[b])
                M[b] = cup
                M[b + 1] = cup @ turn(self.up[b + 1], q[0], self.J[b + 1]) @ turn(side[1], q[1], self.J[b + 1])
                M[b + 2] = M[b + 1] @ turn(side[2], q[2], self.J[b + 2])
                M[b + 3] = M[b + 2] @ turn(side[3], q[3], self.J[b + 3])
                M[b + 4] = M[b + 3]
        return np.array(M)

    def posed(self, M, V=None, W=None):
        """Dual quaternion skinning: joints keep their girth."""
        V, W = self.V if V is None else V, self.W if W is None else W
        q = np.array([_quat(m[:3, :3]) for m in M])
        q[(q @ q[0]) < 0] *= -1
        t = np.concatenate([np.zeros((len(M), 1)), M[:, :3, 3]], 1)
        d = .5 * _qmul(t, q)
        r, e = W @ q, W @ d
        n = np.linalg.norm(r, axis=1, keepdims=True)
        r, e = r / n, e / n
        conj = r * [1, -1, -1, -1]
        p = _qmul(_qmul(r, np.concatenate([np.zeros((len(V), 1)), V], 1)), conj)[:, 1:]
        return p + 2 * _qmul(e, conj)[:, 1:]

    def close(self, pose, sdf, press=.12, fingers=FINGERS, most=(95, 110, 75), step=1.5):
        """Bend each finger joint by joint, from where the pose has it, until it presses into sdf(P) < 0; returns the new pose."""
        pose = {k: list(v) for k, v in pose.items()}
        for f in fingers:
            b, thumb = FIRST[f], f == 'thumb'
            for k in range(2 if thumb else 3):
                bone, i = b + 1 + k, (3 if thumb else 1) + k
                rows = self.W[:, bone:b + 5 - thumb].sum(1) > .6
                while pose[f][i] < most[k]:
                    if sdf(self.posed(self.bones(pose), self.V[rows], self.W[rows])).min() < -press:
                        break
                    pose[f][i] += step
        return pose


def _quat_y(q):
    x, y, z, w = q
    return np.array([2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)])


def _quat(R):
    from mathutils import Matrix
    return np.array(Matrix(R.tolist()).to_quaternion())


def _qmul(a, b):
    w, x, y, z = np.moveaxis(a, -1, 0)
    W, X, Y, Z = np.moveaxis(b, -1, 0)
    return np.stack([w * W - x * X - y * Y - z * Z, w * X + x * W + y * Z - z * Y, w * Y - x * Z + y * W + z * X, w * Z + x * Y - y * X + z * W], -1)


def _forearm(V, W, F, length=30.0):
    """Take off the lid at the wrist, make quads, and draw the open edge out into a forearm."""
    bm = bmesh.new()
    for v in V:
        bm.verts.new(v)
    bm.verts.ensure_lookup_table()
    for f in F:
        try:
            bm.faces.new([bm.verts[i] for i in f])
        except ValueError:
            pass
    bm.normal_update()
    x0 = V[:, 0].min()
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.normal.x < -.8 and f.calc_center_median().x < x0 + 1.7], context='FACES')
    bmesh.ops.join_triangles(bm, faces=bm.faces[:], angle_face_threshold=.9, angle_shape_threshold=.9)
    bm.verts.index_update()
    edge = {}
    for e in bm.edges:
        if e.is_boundary:
            l = e.link_loops[0]
            edge[l.vert.index] = l.link_loop_next.vert.index
    faces = [[v.index for v in f.verts] for f in bm.faces]
    bm.free()
    ring = [min(edge, key=lambda i: V[i, 0])]
    while edge[ring[-1]] not in ring:
        ring.append(edge[ring[-1]])
    ring = ring[ring.index(edge[ring[-1]]):]
    R0, c = V[ring], V[ring].mean(0)
    n, rows, last = len(ring), [], ring
    for k in range(1, 16):
        x = c[0] - length * k / 15
        t = k / 15
        wide, thick = 1 + .58 * ss(.05, .8, t), 1 + .62 * ss(0, .75, t)
        rows.append(np.stack([np.full(n, x) + (R0[:, 0] - c[0]) * (1 - t), c[1] + (R0[:, 1] - c[1]) * wide, c[2] + (R0[:, 2] - c[2]) * thick - .5 * ss(0, 1, t)], 1))
        new = list(range(len(V) + (k - 1) * n, len(V) + k * n))
        faces += [[last[(i + 1) % n], last[i], new[i], new[(i + 1) % n]] for i in range(n)]
        last = new
    w = np.zeros((15 * n, W.shape[1]))
    w[:, 0] = 1
    return np.concatenate([V] + rows), np.concatenate([W, w]), faces


def subdivided(V, F, level):
    """Catmull-Clark; the same order of vertices for every V."""
    me = bpy.data.meshes.new('tmp')
    me.from_pydata(V.tolist(), [], F)
    o = bpy.data.objects.new('tmp', me)
    bpy.context.scene.collection.objects.link(o)
    m = o.modifiers.new('s', 'SUBSURF')
    m.levels = m.render_levels = level
    ev = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    r = ev.to_mesh()
    P = np.empty(len(r.vertices) * 3, np.float32)
    r.vertices.foreach_get('co', P)
    Q = np.empty(len(r.polygons) * 4, np.int32)
    r.polygons.foreach_get('vertices', Q)
    ev.to_mesh_clear()
    bpy.data.objects.remove(o)
    return P.reshape(-1, 3).astype(float), Q.reshape(-1, 4)


# ---------------------------------------------------------------- relief and colour
bell = lambda x, w: np.exp(-(x / w) ** 2)


def relief(rig, P, N, bent):
    """Displacement (cm), colour and shine of each vertex, from where it lies at rest. bent: finger -> degrees at (knuckle, middle, end)."""
    n = len(P)
    d, shine = np.zeros(n), np.zeros(n)
    grit = fbm(P, 1.6, 3, 3)
    best, who = np.full(n, 9.0), np.full(n, -1)
    local = {}
    for i, (f, b) in enumerate(FIRST.items()):
        k0 = b if f == 'thumb' else b + 1
        K = rig.J[k0:k0 + 4].copy()
        K[3] = K[2] + unit(K[3] - K[2]) * 2.2
        for k in range(3):
            ax = unit(K[k + 1] - K[k])
            L = np.linalg.norm(K[k + 1] - K[k])
            a = np.clip((P - K[k]) @ ax, 0 if k else -.2, L)
            r = np.linalg.norm(P - K[k] - a[:, None] * ax, axis=1)
            near = r < np.minimum(best, 1.6)
            best[near], who[near] = r[near], i
        local[f] = (i, K)
    palm = ss(.15, -.45, N[:, 2])                    # 1 on the inside
    back = ss(.1, .6, N[:, 2])
    dark = np.zeros(n)
    pale = palm.copy()
    nailc = np.zeros(n)
    tipc = np.zeros(n)
    for f, (i, K) in local.items():
        m = who == i
        ups = [rig.up[FIRST[f] + (f != 'thumb') + k] for k in range(3)]
        on = ss(1.6, .9, best) * m
        for k in range(3):
            ax = unit(K[k + 1] - K[k])
            side = unit(np.cross(ax, ups[k]))
            up = np.cross(side, ax)
            q = P - K[k]
            x, w, h = q @ ax, q @ side, q @ up
            nu = N @ up
            dors, vol = ss(.1, .75, nu), ss(.1, .7, -nu)
            if k or f != 'thumb':
                flexed = ss(15, 70, bent[f][k])
                big = (.9, 1.0, .62)[k]
                # the joint is the widest and hardest part, the shaft between two joints the slimmest
                if k:
                    d += on * (.055 * big * bell(x, .62) * (.5 + .9 * dors) - .03 * bell(x - 1.15, .55))
                    for c, o in enumerate((-.36, -.2, -.05, .09, .24, .38)):
                        line = x - o * big - .10 * grit - .10 * (w / .8) ** 2 * np.sign(o)
                        d -= on * dors * (.030 - .012 * flexed) * big * bell(line, .045) * ss(.85, .3, np.abs(w))
                    dark += on * dors * bell(x, .55) * .9 * big
                    # folds of the inside
                    for o in ((-.12, .14) if k == 1 else (0.,)):
                        d -= on * vol * (.035 + .03 * flexed) * bell(x - o - .05 * grit, .06)
                        dark += on * vol * .5 * bell(x - o, .09)
                    d += on * vol * .05 * bell(x - 1.15, .6)
                else:
                    d -= on * vol * .04 * bell(x - 2.0, .08)
            if k == 2:
                half, x0, ln = dict(thumb=.62, pinky=.38).get(f, .47), 1.15 if f == 'thumb' else 1.0, dict(thumb=1.3, pinky=.85).get(f, 1.02)
                v, u = w / half, (x - x0) / ln
                e = np.maximum(np.abs(v) - 1, np.maximum(.25 * v ** 4 - u, u - 1.1 + .3 * v ** 2)) * half      # < 0 on the plate
                lid = on * ss(-.15, .35, nu)
                plate = lid * ss(.03, -.03, e)
                d += lid * (-.034 * bell(e - .01, .05) + .028 * bell(e - .10, .07) * ss(1.0, .6, u)) + plate * .012
                nailc = np.maximum(nailc, plate)
                tipc = np.maximum(tipc, plate * ss(.86, .93, u))
                dark += lid * .5 * bell(e - .02, .05)
                shine = np.maximum(shine, plate)
                pale = np.maximum(pale, on * .35 * ss(1.2, 2.0, x))
    # knuckles of the fist, valleys between, tendons to the wrist
    for f in FINGERS:
        k = rig.J[FIRST[f] + 1]
        fist = ss(5, 60, bent[f][0])
        r = np.hypot(P[:, 0] - k[0], (P[:, 1] - k[1]))
        d += back * (.10 + .14 * fist) * bell(r, .62)
        dark += back * .55 * bell(r, .7)
        for o in (-.35, -.12, .12, .35):
            d -= back * .014 * (1 - .5 * fist) * bell(P[:, 0] - k[0] - o - .12 * grit, .05) * bell(P[:, 1] - k[1], .6)
        w0 = np.array([.6, .35 * k[1]])
        dirn = k[:2] - w0
        L = np.linalg.norm(dirn)
        dirn /= L
        t = (P[:, :2] - w0) @ dirn
        off = (P[:, 0] - w0[0]) * -dirn[1] + (P[:, 1] - w0[1]) * dirn[0]
        d += back * (.05 + .06 * fist) * bell(off, .2) * ss(.5, 3.0, t) * ss(L + .2, L - 1.2, t)
        d -= back * .05 * bell(np.abs(off) - .75, .4) * ss(2.5, 5.5, t) * ss(L + .9, L - .3, t)
    # veins
    vein = 1 - np.abs(vnoise(P * [.42, 1, 1] + [3.1, 0, 9.2], .55, 8))
    d += .045 * back * ss(.86, .985, vein) * ss(8.5, 6.5, P[:, 0])
    # the wrist: a bone on the outside, two folds across the inside
    d += .12 * bell(np.linalg.norm(P - [-1.6, -2.0, 1.1], axis=1), 1.0)
    for o in (.1, .75):
        d -= .035 * palm * bell(P[:, 0] - o - .15 * grit, .07)
    # the great lines of the palm
    for line in (((9.0, 2.6), (8.0, 1.0), (7.3, -1.0), (7.2, -4.2)), ((6.7, 3.4), (6.2, 1.6), (5.2, -.6), (4.4, -3.0)), ((6.6, 3.5), (4.8, 2.2), (3.0, .9), (1.4, .6))):
        L = spline([(*p, 0) for p in line], 60)[:, :2]
        r = _near(P[:, :2], L)
        d -= .05 * palm * bell(r, .07)
        dark += .6 * palm * bell(r, .09)
    d += .008 * fbm(P, 3.2, 3, 5) * (1 - nailc) - .006 * (1 - nailc) * ss(.3, .9, fbm(P, 7, 2, 6, ridge=True))
    pale = np.clip(pale, 0, 1)
    col = mix(lin('#683d27'), lin('#a8714f'), pale * .85)
    col = mix(col, lin('#3a1f14'), np.clip(dark, 0, 1) * .5)
    col = mix(col, lin('#733f29'), ss(-.1, .6, fbm(P, .7, 3, 11)) * (.05 + .15 * ss(-4, 3, P[:, 0])))          # blood under the skin
    col = mix(col, lin('#40342c'), back * ss(.9, .99, vein) * .12)
    col = mix(col, lin('#94604a'), nailc * .8)
    col = mix(col, lin('#bfa285'), tipc * .7)
    return d, col, shine


def _near(P, L):
    from scipy.spatial import cKDTree
    return cKDTree(L).query(P)[0]


@cached
def skin():
    t = NT('skin')
    c = t.coord()
    col, sh = t.attr(), t.attr('shine')
    n, n2 = t.noise(2.2, c, 5, .6), t.noise(9, c, 4, .6)
    cells = t.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=c, Scale=11.0).outputs['Distance']
    pores = t.math('MULTIPLY', t.ramp(cells, [(0., 0.), (.16, 1.)]), t.math('SUBTRACT', 1.0, sh))
    hv = t.n('HueSaturation', Color=col, Value=t.maprange(n2, .3, .7, .86, 1.12), Saturation=t.maprange(n, .3, .7, 1.04, .96))
    r = t.math('SUBTRACT', t.maprange(n, .3, .7, .42, .58), t.math('MULTIPLY', sh, .2))
    h = t.math('ADD', t.math('MULTIPLY', pores, .5), t.math('MULTIPLY', n2, .5))
    return t.done(t.pbr(Base_Color=hv.outputs[0], Roughness=r, Specular=.42, Normal=t.bump(h, .32, .03),
                        Subsurface=.12, Subsurface_Color=t.mixc(.35, hv.outputs[0], '#b0401c'), Subsurface_Radius=(.35, .12, .06)))


_rig = []


def rig():
    if not _rig:
        _rig.append(Rig())
    return _rig[0]


def hand(M, pose, left=False, wrist=(0, 0), sdf=None, press=.0, level=4, name='hand', tone=(1, 1, 1)):
    """A hand under M. tone: darker in full sun. sdf: what it holds, in its own space; flesh that lies inside is pressed back to the surface. Returns the Geo."""
    r = rig()
    P, F = subdivided(r.V, r.F, level)
    G, _ = subdivided(r.posed(r.bones(pose, wrist)), r.F, level)
    bent = {f: ([0, q[3], q[4]] if f == 'thumb' else q[1:4]) for f, q in pose.items()}
    d, col, shine = relief(r, P, Geo(P, F).normals(), bent)
    g = Geo(G, F, col * tone).displace(d)
    if sdf is not None:
        eps = .02
        for _ in range(3):
            s = sdf(g.V)
            i = np.where(s < press)[0]
            if not len(i):
                break
            n = unit(np.stack([sdf(g.V[i] + e) - s[i] for e in np.eye(3) * eps], 1))
            g.V[i] += n * (press - s[i])[:, None]
    if left:
        g.V[:, 1] *= -1
        g.F = [f[:, ::-1] for f in g.F]
    o = to_obj(g.xf(M), name, skin())
    a = o.data.attributes.new('shine', 'FLOAT', 'POINT')
    a.data.foreach_set('value', shine.astype(np.float32))
    return g


def around(profile, at, lean, along):
    """A hand whose palm lies on an upright vessel, for a right hand: (matrix vessel -> hand, sdf in the hand's space). profile: (radius, height) of the outside, in the hand's cm.
    at: the point of the vessel's axis under the palm; lean: degrees by which the fingers cross it aslant; along: height of that point. The mouth is at the thumb."""
    m = np.array([math.sin(math.radians(lean)), math.cos(math.radians(lean)), 0])
    A = np.eye(4)
    A[:3, 2], A[:3, 1] = m, (0, 0, 1)
    A[:3, 0] = np.cross(A[:3, 1], m)
    A[:3, 3] = np.asarray(at) - m * along
    B = np.linalg.inv(A)
    r, z = np.asarray(profile, float).T

    def sdf(P):
        q = P @ B[:3, :3].T + B[:3, 3]
        return np.maximum(np.hypot(q[:, 0], q[:, 1]) - np.interp(q[:, 2], z, r), np.maximum(z[0] - q[:, 2], q[:, 2] - z[-1]))
    return A, sdf


def pouring(M, profile, size=.9, spin=0, lean=14, at=(6.9, 0, -5.5), along=3.7, wrist=(38, 16), level=4):
    """A left hand laid over a vessel from above, as it pours away from the thumb. M: the vessel's matrix; profile: its outside, in cm of the scene."""
    A, sdf = around(np.asarray(profile) / size, at, lean, along / size)
    pose = dict(index=[-3, 20, 18, 22], middle=[-1, 20, 18, 22], ring=[2, 20, 18, 22], pinky=[4, 20, 18, 20], thumb=[62, -55, 0, 0, 10])
    pose = rig().close(pose, sdf, .1)
    pose = rig().close(pose, sdf, .1, ('thumb',), (50, 60))
    H = M @ rotm('z', spin) @ S(size) @ np.linalg.inv(S(1, -1, 1) @ A @ S(-1, 1, 1))
    return hand(H, pose, True, wrist, sdf, level=level)


PINCH = dict(index=[2, 43.5, 63.4, 40.4], middle=[0, 62, 72, 35], ring=[-2, 70, 76, 35], pinky=[-5, 72, 72, 30], thumb=[-20, -20.6, 60, 11, 0])


def lighting(tip, M, length=8.5, left=False, wrist=(10, 0), size=.9, level=4, bangles=0, **k):
    """A hand that holds a taper between thumb and first finger, its burning end at `tip`. M: only turns the hand. Returns the taper's Geo."""
    held, way = np.array([10.0, 2.3, -6.4]), unit(np.array([.0, .78, -.62]))
    flip = S(1, -1, 1) if left else np.eye(4)
    end = (M @ S(size) @ flip)[:3, :3] @ (held + way * length)
    A = T(*(np.asarray(tip) - end)) @ M @ S(size)
    hand(A, PINCH, left, wrist, level=level, **k)
    arm = rig().bones(PINCH, wrist)[25]
    for i in range(bangles):      # loose on the forearm, each leaning its own way
        x = -4.2 - .8 * i
        at = rig().V[np.abs(rig().V[:, 0] - x) < 1.2]
        (_, y, z), r = (at.max(0) + at.min(0)) / 2, (np.ptp(at[:, 1]) / 2 + .28)
        a = np.linspace(0, 2 * np.pi, 97)
        ring = np.stack([x + .35 * np.cos(a + i) * (1, -.6, .5)[i % 3], y + r * np.cos(a), z - .25 + r * .93 * np.sin(a)], 1)
        to_obj(tube(ring, [.17] * 97, 14, 200).color(lin('#c47f1c')).xf(A @ flip @ arm), 'bangle', food('gold', .3, .8, 0, 6))
    return tube([held - way * 1.2, held + way * length], [.17, .15], 10, 24).xf(A @ flip)
