"""Places: the house (valavu, threshold, pillar), tables and trays. Same units as the kit (1 unit = 1 cm); every scene returns grading options."""
import json, math, os
import bpy, bmesh
import numpy as np
from . import core, mats, rigs
from .core import *
from .mats import NT, cached
from .props import *
from .dishes import (scene, TEX, HERE, tile_floor, disc_surface, katori, dosa_texture, dosa_roll,
                     potato_masala, rice_pile, heap, papad, vada_geo, mat_vada, idli_geo, mat_idli, tumbler)

OUT = HERE + '/out/'
FAST = dict(max_bounces=5, diffuse_bounces=2, glossy_bounces=2, transmission_bounces=4, use_adaptive_sampling=True, adaptive_threshold=.04, adaptive_min_samples=5)


# ================================================================ helpers
def box(x0, x1, y0, y1, z0, z1, b=0.0, seg=2):
    """Axis-aligned box with rounded edges (b = bevel width)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = ((x0 + x1) / 2 + v.co.x * (x1 - x0), (y0 + y1) / 2 + v.co.y * (y1 - y0), (z0 + z1) / 2 + v.co.z * (z1 - z0))
    if b:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=b, segments=seg, profile=.5, affect='EDGES')
    return _bm(bm)


def _bm(bm):
    V = np.array([v.co[:] for v in bm.verts])
    F = {}
    for f in bm.faces:
        F.setdefault(len(f.verts), []).append([v.index for v in f.verts])
    bm.free()
    return Geo(V, [np.array(f) for f in F.values()])


def extrude(poly, w, b=0.0):
    """xz outline (counter-clockwise) made w thick along y, centred, edges rounded by b."""
    bm = bmesh.new()
    a = [bm.verts.new((x, -w / 2, z)) for x, z in poly]
    f = bm.faces.new(a)
    r = bmesh.ops.extrude_face_region(bm, geom=[f])
    for v in r['geom']:
        if isinstance(v, bmesh.types.BMVert):
            v.co.y = w / 2
    bm.verts.index_update()
    bmesh.ops.recalc_face_normals(bm, faces=list(bm.faces))
    if b:
        e = [e for e in bm.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-4]
        bmesh.ops.bevel(bm, geom=e, offset=b, segments=2, profile=.5, affect='EDGES')
    bm.verts.index_update()
    return _bm(bm)


def ring_of(g, n, r, z, a0=0.0):
    """n copies of g round the z axis at radius r."""
    return merge([g.copy().move(r, 0, z).rot('z', a0 + k * 360 / n) for k in range(n)])


def flat(g, name, mat):
    """to_obj with flat faces (architecture)."""
    return to_obj(g, name, mat, smooth=False)


def sun(az, el, strength, color=(1, .72, .42), angle=1.3):
    """Sun lamp seen from azimuth az (camera convention) and elevation el; returns unit vector towards it."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = strength, color, math.radians(angle)
    o = bpy.data.objects.new('sun', l)
    p = rigs.sph((0, 0, 0), 1000, az, el)
    o.location = p
    bpy.context.scene.collection.objects.link(o)
    rigs.look(o, (0, 0, 0))
    return np.array(p) / 1000


def sky_world(zenith='#7f97a8', mid='#d9b98c', low='#f3c98b', strength=1.0, glow=None, clouds=.5):
    """Hazy evening sky: gradient, soft cloud streaks, optional glow (direction, colour)."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = NT.__new__(NT)
    t.m, t.t = None, w.node_tree
    bg = w.node_tree.nodes['Background']
    v = t.coord('Generated')
    z = t.n('SeparateXYZ', Vector=v).outputs[2]
    col = t.ramp(z, [(0., '#2a1c12'), (.02, low), (.22, mid), (.75, zenith)])
    cl = t.noise(2.2, t.mapping(v, (1, 1, 4.5)), 6, .6, .4)
    col = t.mixc(t.math('MULTIPLY', t.ramp(cl, [(.46, 0.), (.72, 1.)]), clouds), col, lin(low) * 1.25)
    if glow is not None:
        d = t.n('VectorMath', {'operation': 'DOT_PRODUCT'})
        t.set(d, '#0', v)
        d.inputs[1].default_value = [float(x) for x in glow]
        g = t.math('POWER', t.math('MAXIMUM', d.outputs['Value'], 0.0), 7.0)
        col = t.mixc(t.math('MULTIPLY', g, .9), col, lin('#ffd9a0') * 2.2)
    t.t.links.new(col, bg.inputs[0])
    bg.inputs[1].default_value = strength


def quad(p, mat, name='quad', uv=None):
    """Four corner points -> one face."""
    return to_obj(Geo(np.array(p, float), np.array([[0, 1, 2, 3]]), None, uv), name, mat, smooth=False)


def cam_at(loc, target, lens=28, shift=(0, 0), fstop=None, focus=None):
    """Level-ish camera from a point; focus = point to be sharp."""
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    rigs.look(o, target)
    c.lens, c.clip_end = lens, 9000
    c.shift_x, c.shift_y = shift
    c.dof.use_dof = fstop is not None
    if fstop:
        f = np.array(focus if focus is not None else target, float)
        fw = np.array(target, float) - np.array(loc, float)
        fw /= np.linalg.norm(fw)
        c.dof.focus_distance = float((f - np.array(loc)) @ fw)
        c.dof.aperture_fstop = fstop / 100.0
        c.dof.aperture_blades = 9
    bpy.context.scene.camera = o
    bpy.context.view_layer.update()
    return o


def air(name, cam, **k):
    """Write the sunlit-dust description for post.py --air."""
    p = OUT + name + '.air.json'
    k.update(cam=[list(r) for r in cam.matrix_world], lens=cam.data.lens, shift=[cam.data.shift_x, cam.data.shift_y])
    json.dump({a: (list(map(float, b)) if isinstance(b, np.ndarray) else b) for a, b in k.items()}, open(p, 'w'))
    return p


def light_area(loc, target, sx, sy, power, color, glossy=True, spread=180):
    """Area lamp at a point."""
    l = bpy.data.lights.new('area', 'AREA')
    l.shape, l.size, l.size_y, l.energy, l.color, l.spread = 'RECTANGLE', sx, sy, power, color, math.radians(spread)
    o = bpy.data.objects.new('area', l)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    rigs.look(o, target)
    o.visible_glossy = glossy
    o.visible_transmission = glossy
    o.visible_camera = False
    return o


def emit(col, strength, name='emit'):
    """Plain glowing material."""
    t = NT(name)
    m = t.done(t.n('Emission', Color=lin(col) if isinstance(col, str) else col, Strength=strength))
    m.cycles.sample_as_light = False      # tiny flames and bulbs: a point or area lamp does the lighting, less noise
    return m


# ================================================================ materials
@cached
def teak(axis='z', dark='#1c0d07', mid='#46230f', light='#6f3d1a', rough=.34, scale=1.0, spec=.5):
    """Old oiled teak, grain along an axis, darker in the hollows, worn on edges."""
    t = NT('teak')
    c = t.coord()
    k = {'x': (.05, 1, 1), 'y': (1, .05, 1), 'z': (1, 1, .05)}[axis]
    k = tuple(a * scale for a in k)
    n1 = t.noise(.35, t.mapping(c, k), 3, .6, 1.0)
    n2 = t.noise(2.4, t.mapping(c, k), 3, .65)
    big = t.noise(.02, c, 1, .6)
    col = t.ramp(n1, [(.28, dark), (.5, mid), (.72, light)])
    col = t.mixc(t.math('MULTIPLY', t.ramp(n2, [(.48, 0.), (.68, 1.)]), .55), col, lin(dark) * .7)
    pt = t.n('NewGeometry').outputs['Pointiness']
    col = t.mixc(t.maprange(pt, .38, .49, .75, 0), col, lin(dark) * .35)
    col = t.mixc(t.maprange(pt, .515, .6, 0, .55), col, lin(light) * 1.7)
    r = t.math('ADD', t.maprange(n2, .3, .7, rough - .06, rough + .1), t.maprange(big, .35, .65, -.08, .14))
    return t.done(t.pbr(Base_Color=col, Roughness=r, Specular=spec, Normal=t.bump(n2, .25, .3)))


@cached
def plaster(col='#e8d9ba', dado=None, dadocol='#7a2a1b', dadotop=None, rough=.42, stain=1.0, axis='z', ragged=.35):
    """Egg-white lime plaster: trowel clouds, hand stains, hairline cracks; optional painted dado up to height `dado` with two ruled lines."""
    t = NT('plaster')
    c = t.coord()
    z = t.n('SeparateXYZ', Vector=c).outputs[2]
    n = t.noise(.012, c, 3, .6)
    n2 = t.noise(.05, t.mapping(c, (1, 1, .35)), 5, .65)
    n3 = t.noise(.5, c, 2, .6)
    col_ = t.mixc(t.ramp(n, [(.35, 0.), (.68, 1.)]), lin(col), lin(col) * np.array([.86, .78, .66]))
    col_ = t.mixc(t.math('MULTIPLY', t.ramp(n2, [(.5, 0.), (.72, 1.)]), .38 * stain), col_, lin(col) * np.array([.55, .44, .32]))
    drip = t.noise(.09, t.mapping(c, (1, 1, .04)), 2, .6)
    col_ = t.mixc(t.math('MULTIPLY', t.ramp(drip, [(.54, 0.), (.74, 1.)]), .22 * stain), col_, lin('#6a5236'))
    if dado:
        wob = t.math('ADD', z, t.maprange(n3, .3, .7, -ragged, ragged))
        m = t.math('LESS_THAN', wob, float(dado))
        dc = t.mixc(t.ramp(n2, [(.35, 0.), (.7, 1.)]), lin(dadocol), lin(dadocol) * .62)
        dc = t.mixc(t.math('MULTIPLY', t.ramp(n3, [(.58, 0.), (.72, 1.)]), .35), dc, lin(col) * .75)
        col_ = t.mixc(m, col_, dc)
        for off, wd, lc in ((4.0, 1.0, dadotop or '#231612'), (8.5, .55, dadocol)):
            ln = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', wob, dado + off)), wd)
            col_ = t.mixc(ln, col_, lin(lc))
        col_ = t.mixc(t.maprange(z, 0, 26, .5, 0), col_, lin('#2e2018'))
    r = t.math('ADD', t.maprange(n2, .3, .7, rough - .1, rough + .16), 0.0)
    h = n2
    return t.done(t.pbr(Base_Color=col_, Roughness=r, Specular=.4, Normal=t.bump(h, .16, .8)))


@cached
def granite(col='#6d655a', rough=.5, slab=0):
    """Grey granite with feldspar specks; slab = joint spacing in cm (0: none)."""
    t = NT('granite')
    c = t.coord()
    n = t.noise(.05, c, 3, .6)
    sp = t.noise(1.6, c, 3, .75)
    v = t.voro(1.1, c)
    k = t.mixc(t.ramp(sp, [(.4, 0.), (.62, 1.)]), lin(col) * .6, lin(col) * 1.25)
    k = t.mixc(t.math('MULTIPLY', t.ramp(v, [(.0, 1.), (.28, 0.)]), .3), k, lin('#2b2622'))
    k = t.mixc(t.math('MULTIPLY', t.ramp(n, [(.42, 0.), (.7, 1.)]), .55), k, lin('#3f3122'))
    h = sp
    if slab:
        br = t.n('TexBrick', {'offset': .5}, Vector=c, Scale=1.0, Mortar_Size=.6, Mortar_Smooth=.3, Brick_Width=slab * 1.5, Row_Height=slab * 1.0)
        br.inputs['Color1'].default_value = (.8, .8, .8, 1)
        br.inputs['Color2'].default_value = (1.15, 1.1, 1.02, 1)
        br.inputs['Mortar'].default_value = (.28, .22, .16, 1)
        k = t.mixc(1.0, k, br.outputs[0], 'MULTIPLY')
        h = t.math('SUBTRACT', h, t.math('MULTIPLY', br.outputs['Fac'], 2.0))
    r = t.maprange(n, .3, .7, rough - .2, rough + .12)
    return t.done(t.pbr(Base_Color=k, Roughness=r, Specular=.45, Normal=t.bump(h, .4, .35)))


def terracotta():
    """Vertex-coloured clay roof tile."""
    return mats.food('terracotta', .82, .2, .5, .5, var=.3, bdist=.3, mottle=.06)


# ================================================================ the pillar
def bracket(L=62, w=17, b=1.0):
    """Corbel bracket along x: scrolled underside, spiral relief on both cheeks, hanging buds. z 0..27."""
    half = [(15, 0), (21, .5), (24, 4), (30, 7.5), (37, 6.5), (40, 3.5), (44.5, 3), (48.5, 6), (48.5, 10.5), (46, 13), (51, 15), (56, 14), (60.5, 17), (L, 21), (L, 27)]
    half = [(x * L / 62, z) for x, z in half]
    out = [extrude(half + [(-x, z) for x, z in half[::-1]], w, b)]
    for sx in (1, -1):
        for sy in (1, -1):
            a = np.linspace(0, 4.6 * np.pi, 60)
            r = 4.6 * (1 - a / a[-1] * .86)
            p = np.stack([sx * (42.5 * L / 62 + r * np.cos(a)), np.full(60, sy * (w / 2 + .1)), 8.6 + r * np.sin(a)], 1)
            out.append(tube(p, np.linspace(.85, .4, 60), 6))
            q = spline([(16, 0, 3.4), (22, 0, 6.5), (28, 0, 11), (36, 0, 13.5), (44, 0, 16.5), (52, 0, 18.5), (59, 0, 22)], 40)
            q = np.stack([sx * q[:, 0] * L / 62, np.full(40, sy * (w / 2 + .1)), q[:, 2]], 1)
            out.append(tube(q, np.full(40, .6), 6))
            q[:, 2] += 2.6
            out.append(tube(q[6:], np.full(34, .4), 6))
            # leaf buds between the lines
            for k in range(5):
                bud = blob((2.2, .8, 1.1), 2, 0).rot('y', -22 * sx).move(sx * (22 + 8 * k) * L / 62, sy * w / 2, 17.5 + 1.1 * k)
                out.append(bud)
        bud = lathe([(0, -9), (.9, -8.6), (1.2, -7.6), (.7, -6.8), (1.6, -6), (3.6, -3.6), (3.9, -1.8), (2.4, -.4), (1.8, .6), (3.0, 1.4), (3.2, 2.6), (1, 3)], 28, 44)
        out.append(bud.move(sx * 55 * L / 62, 0, 13))
    return merge(out)


def pillar_parts(fine=1):
    """(stone, wood) of one turned column, foot at z=0, beam seat at z=300."""
    seg = 40 * fine
    st = [box(-20, 20, -20, 20, 0, 13, 1.0)]
    st.append(lathe([(19, 13), (19.2, 15), (17, 17), (15.4, 20), (15.6, 24), (18.2, 27), (18.6, 30), (16.5, 32.5), (16.2, 35), (18, 36.5), (18, 40), (14, 40.2), (0, 40.3)], seg, 70))
    st.append(ring_of(blob((1.2, 3.0, 3.6), 2, 0), 16, 15.6, 22))
    wd = [lathe([(0, 40.2), (15, 40.2), (16.2, 41.5), (16.2, 43.5), (14.4, 45), (13.6, 47.5), (14.6, 52), (16.4, 58), (16.6, 62), (15, 67), (12.8, 70), (12.6, 71), (14.4, 72), (14.6, 74), (12.9, 75.4), (12.7, 77),
                 (13.7, 79), (13.4, 84), (13.0, 110), (12.4, 150), (11.6, 190), (10.9, 214), (10.7, 217), (12.2, 218.2), (12.4, 220.2), (10.8, 221.6), (10.7, 223), (12.0, 224.2), (12.0, 226), (10.6, 227.4),
                 (10.4, 230), (11.5, 233), (14.5, 237.5), (16.8, 241.5), (17.2, 244.5), (15.2, 247.6), (13.2, 249), (13.4, 250.4), (15.6, 251.6), (15.8, 253), (12, 253.4)], seg, 300 * min(fine, 2))]
    pet = leaf_geo(10.5, 5.0, -.9, .5, 0, .6, 0, 14, 9, 0)
    pet.rot('y', -62)
    wd.append(ring_of(pet, 16, 12.4, 230.0))
    wd.append(ring_of(blob((1.0, 1.5, 1.0), 2, 0), 28, 15.6, 250.4))
    p2 = leaf_geo(9.0, 5.6, .9, .5, 0, .6, 0, 14, 9, 0)
    p2.rot('y', -75)
    wd.append(ring_of(p2, 14, 15.2, 49))
    wd.append(ring_of(blob((.8, 1.1, .8), 2, 0), 30, 14.3, 73))
    wd += [box(-17.5, 17.5, -17.5, 17.5, 253, 257, .7), box(-15, 15, -15, 15, 257, 260, .6)]
    br = bracket()
    wd += [br.copy().move(0, 0, 259.5), bracket(40, 16).rot('z', 90).move(0, 0, 259.5)]
    for sy in (-1, 1):      # creeper relief along the seat
        xs = np.linspace(-61, 61, 120)
        wd.append(tube(np.stack([xs, np.full(120, sy * 11.1), 293.4 + 2.2 * np.sin(xs * .33)], 1), np.full(120, .5), 6))
        for k in range(13):
            x = -57 + k * 9.5
            up = 1 if math.sin(x * .33) < 0 else -1
            wd.append(leaf_geo(5.2, 3.0, -.1, .35, 0, .8, k, 8, 5, 0).rot('y', -35 * up).rot('x', 90 * -sy).move(x - 2, sy * 11.4, 293.4 + 1.0 * up))
            wd.append(blob((1.0, .7, 1.0), 1, 0).move(x + 4.6, sy * 11.2, 293.4 - 1.4 * up))
        wd.append(box(-63.5, 63.5, sy * 11 - .5, sy * 11 + .5, 287.2, 288.6, .3))
    wd.append(box(-14, 14, -14, 14, 259, 287, .6))
    wd.append(box(-64, 64, -11, 11, 286.5, 300, .8))
    return merge(st), merge(wd)


def pillars(pos, fine=1, wood=('#170a05', '#3d1d0c', '#653617')):
    """Place instances of the column at (x, y[, angle[, z[, scale]]])."""
    s, w = pillar_parts(fine)
    so, wo = to_obj(s, 'pst', granite('#5d554b', .45)), to_obj(w, 'pwd', teak('z', *wood, .3))
    for o in (so, wo):
        m = o.modifiers.new('es', 'EDGE_SPLIT')
        m.split_angle = math.radians(42)
    dg = bpy.context.evaluated_depsgraph_get()
    for o in (so, wo):
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
        for k, p in enumerate(pos):
            q = bpy.data.objects.new('pillar', me)
            q.location = (p[0], p[1], p[3] if len(p) > 3 else 0)
            q.scale = (p[4],) * 3 if len(p) > 4 else (1, 1, 1)
            q.rotation_euler = (0, 0, math.radians((p[2] if len(p) > 2 else 0) + [.4, -.7, .2, .9][k % 4]))
            bpy.context.scene.collection.objects.link(q)
        bpy.data.objects.remove(o)


def roof_tiles(W, L, pitch=13.0, s=0):
    """Field of half-round country tiles: x across (0..W), y up the slope (0..L), z height. Vertex coloured."""
    rg = np.random.default_rng(s)
    a = np.linspace(0, np.pi, 9)

    def half(r0, r1, l, up):
        U = np.stack([np.concatenate([r0 * np.cos(a), r1 * np.cos(a), (r0 - 1.2) * np.cos(a)]), np.concatenate([0 * a, 0 * a + l, 0 * a]),
                      up * np.concatenate([r0 * np.sin(a), r1 * np.sin(a), (r0 - 1.2) * np.sin(a)])], 1)
        k = np.arange(8)
        F = np.concatenate([np.stack([k, k + 1, k + 10, k + 9], 1), np.stack([k, k + 18, k + 19, k + 1], 1)])
        return Geo(U, F)
    top, bot = half(6.4, 5.2, 33, 1), half(6.2, 5.2, 33, -1)
    Mt, Mb, Ct, Cb = [], [], [], []
    pal = [lin(c) for c in ('#a4553a', '#8a4630', '#b46a48', '#74402e', '#965440', '#5f3c30')]
    for i in range(int(W / pitch) + 1):
        for j in range(int(L / 24) + 1):
            for up in (0, 1):
                M = T(i * pitch + (0 if up else pitch / 2) + rg.normal() * .5, j * 24 + rg.normal() * 1.0, (4.6 if up else 3.2) + .25 * rg.normal() + .6 * math.sin(i * .21)) @ rotm('z', rg.normal() * 1.6) @ rotm('x', -2.4 + rg.normal() * .8)
                c = pal[rg.integers(6)] * (.75 + .45 * rg.random()) * (1 if rg.random() > .1 else .5)
                (Mt if up else Mb).append(M); (Ct if up else Cb).append(c)
    return merge([stamp(top, Mt, Ct), stamp(bot, Mb, Cb)])


def roof_side(W, M, s=0, depth=330, rise=115, over=60):
    """One roof slope in local axes (x along the eave, y away from the court, eave at y=0); M places it."""
    ang = math.degrees(math.atan2(rise, depth + over))
    L = math.hypot(rise, depth + over)
    R = T(-W / 2, 0, 0) @ rotm('x', ang)
    g = roof_tiles(W, L, s=s).xf(M @ R)
    to_obj(g, 'tiles', terracotta())
    wood = [box(0, W, 0, L, -5.5, -3.4), box(0, W, -1.5, 1.6, -9, -2.6, .5)]
    for x in np.arange(20, W, 42):
        wood.append(box(x - 4, x + 4, 1.5, L, -13, -5.5, .5))
    flat(merge(wood).xf(M @ R), 'rafters', teak('y', '#1a0d07', '#3a1f10', '#563219', .55))


def palm(x, y, z, H, s=0):
    """Distant palm: trunk and a crown of drooping fronds."""
    rg = np.random.default_rng(s)
    lean = rg.normal() * 60
    tr = tube([(x, y, z), (x + lean * .3, y, z + H * .5), (x + lean, y, z + H)], [16, 12, 10], 8, 20).color(lin('#4a3a2a'))
    out = []
    for k in range(15):
        a, el = k * 137.5, 50 * rg.random() - 8
        L = 210 * (.8 + .4 * rg.random())
        pts = [np.array([L * t * math.cos(math.radians(el)), 0, L * (t * math.sin(math.radians(el)) - .75 * t * t)]) for t in np.linspace(0, 1, 14)]
        for i in range(1, 14):
            for sg in (-1, 1):
                l = 62 * (1 - .6 * (i / 13) ** 2)
                p = pts[i]
                q = p + [l * .6, sg * l * .7, -l * .45]
                out.append(Geo(np.array([p - [3, 0, 0], p + [3, 0, 0], q]), np.array([[0, 1, 2]])).rot('z', a))
        out.append(tube(pts, np.linspace(3, .6, 14), 4, cap=False).rot('z', a))
    g = merge(out).move(x + lean, y, z + H).color(lin('#3d4a22'))
    flat(merge([tr, g]), 'palm', mats.food('palm', .6, .3, 0, trans=.25))


# ================================================================ brass, flowers, fire
def lamp(x, y, z=0, H=95, lit=True, s=0):
    """Kuthu vilakku: tiered foot, ringed stem, oil dish with five wicks, finial."""
    k = H / 95
    p = [(0, 0), (17, 0), (17.6, .8), (17, 2), (14, 3.4), (12.8, 5), (13.2, 6), (10, 7.4), (7, 9.5), (5, 13), (3.6, 17), (3.2, 19), (4.8, 20.2), (4.9, 21.6), (3, 23), (2.5, 27), (2.4, 32), (3.8, 33.5), (4.6, 36), (3.6, 38.4), (2.3, 40),
         (2.1, 46), (3.4, 47.2), (3.4, 48.6), (2.1, 50), (2.0, 56), (3.2, 58), (4.4, 61), (3.2, 63.6), (2.0, 65), (2.0, 69), (3.4, 70.2), (3.2, 71.8), (2.2, 73)]
    g = [lathe([(r * k, h * k) for r, h in p], 72, 260)]
    d = [(0, 72), (3, 72.2), (8, 73.4), (12.4, 76), (13.6, 78), (14, 78.4), (13.4, 78.7), (12, 77.2), (8, 75.2), (3, 74.6), (2.4, 75.5), (2.0, 80), (3.2, 82), (3.4, 84), (2.0, 86), (1.4, 88), (2.0, 89.5), (1.6, 91), (.7, 93), (.3, 96.5), (0, 97)]
    dish = lathe([(r * k, h * k) for r, h in d], 120, 160)
    a = np.arctan2(dish.V[:, 1], dish.V[:, 0])
    lobes = np.maximum(0, np.cos(a * 2.5)) ** 6
    rr = np.hypot(dish.V[:, 0], dish.V[:, 1])
    dish.V[:, :2] *= (1 + .16 * lobes * ss(8 * k, 13 * k, rr))[:, None]
    g.append(dish)
    to_obj(merge(g).rot('z', 20).move(x, y, z), 'lamp', mats.brass(.12, scale=1.2, rough=.2))
    if lit:
        f = []
        for i in range(5):
            q = math.radians(i * 72 + 20 + 0)
            fl = lathe([(0, 0), (.55, .5), (.8, 1.5), (.6, 2.8), (.25, 4.2), (0, 5.2)], 14, 24).scale(k * 1.15)
            f.append(fl.move(x + 13.6 * k * math.cos(q), y + 13.6 * k * math.sin(q), z + 78.6 * k))
        to_obj(merge(f), 'flames', emit((1.0, .42, .10), 9, 'flame'))
        l = bpy.data.lights.new('fl', 'POINT')
        l.energy, l.color, l.shadow_soft_size = 26000 * k * k, (1, .55, .22), 6
        o = bpy.data.objects.new('fl', l)
        o.location = (x, y, z + 84 * k)
        bpy.context.scene.collection.objects.link(o)


def diya(x, y, z=0, R=4.2, metal=False, s=0, light=1.0):
    """Small clay or brass oil lamp with a spout, oil, wick and flame."""
    g = lathe([(0, 0), (R * .5, .0), (R * .62, .3), (R * .92, R * .3), (R, R * .44), (R * .97, R * .47), (R * .88, R * .4), (R * .55, R * .2), (0, R * .14)], 72, 60)
    a = np.arctan2(g.V[:, 1], g.V[:, 0])
    m = np.maximum(0, np.cos(a)) ** 10
    g.V[:, :2] *= (1 + .34 * m * ss(R * .4, R, np.hypot(g.V[:, 0], g.V[:, 1])))[:, None]
    ang = 250 + 40 * s
    to_obj(g.rot('z', ang).move(x, y, z), 'diya', mats.brass(.2) if metal else mats.clay('#5f2c1a', '#8a4629', .6))
    o = disc_surface(R * .74, 0, .01, 1, s, 0, 16, 40)
    to_obj(o.move(x, y, z + R * .31), 'oil', mats.liquid('#8a5a12', '#5a3408', '#b07a1c', .05, 1, .2, '#2a1605', .2, .05))
    c, q = math.cos(math.radians(ang)), math.sin(math.radians(ang))
    wx, wy, wz = x + R * 1.1 * c, y + R * 1.1 * q, z + R * .5
    to_obj(tube([(x + R * .3 * c, y + R * .3 * q, z + R * .33), (x + R * .8 * c, y + R * .8 * q, z + R * .42), (wx, wy, wz)], [.16, .16, .13], 8, 14).color(lin('#3a2a1a')), 'wick', mats.food('wick', .9, .1, .3))
    to_obj(lathe([(0, 0), (.3, .25), (.46, .9), (.36, 1.8), (.14, 2.7), (0, 3.3)], 14, 26).scale(R / 4.2 * 1.5).move(wx, wy, wz), 'flame', emit((1.0, .42, .10), 9, 'flame'))
    l = bpy.data.lights.new('fl', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 6500 * light, (1, .56, .22), 1.2
    p = bpy.data.objects.new('fl', l)
    p.location = (wx, wy, wz + 2.4)
    bpy.context.scene.collection.objects.link(p)


def marigold(R=2.6, s=0, col='#e8820c', n=70):
    """Marigold head: many ruffled petals on a dome."""
    rg = np.random.default_rng(s)
    pet = leaf_geo(1.0, .95, -.2, .2, 0, .2, s, 6, 5, .12)
    M, C = [], []
    for i in range(n):
        t = (i + .5) / n
        ph = math.acos(1 - t * 1.05)
        th = i * 2.39996
        d = np.array([math.sin(ph) * math.cos(th), math.sin(ph) * math.sin(th), math.cos(ph) * .8])
        up = np.array([-d[0] * .3, -d[1] * .3, 1.0])
        M.append(basis(d * R * .42, d + [0, 0, .15], np.cross(np.cross(d, up), d) + 1e-3) @ S(R * (.55 + .12 * rg.random())) @ rotm('x', rg.normal() * 22))
        C.append(lin(col) * (.75 + .5 * rg.random()) * [1, .75 + .4 * t, 1])
    return stamp(pet, M, C)


def flower_heap(x, y, z, R, h, n, s=0, r=2.4):
    """Heap of marigolds (orange, yellow, a few deep red) in a vessel mouth."""
    rg = np.random.default_rng(s)
    G = [marigold(r * (.85 + .3 * rg.random()), k, c) for k, c in enumerate(('#e8820c', '#f0a616', '#e06d08', '#f2b81e', '#9c1f14', '#e8820c'))]
    out = []
    for i in range(n):
        rr, a = R * math.sqrt((i + .3) / n), i * 2.39996 + rg.normal() * .2
        g = G[rg.integers(6)].copy().rot('x', rg.normal() * 16 + 30 * rr / R * math.sin(-a)).rot('y', rg.normal() * 16 + 30 * rr / R * math.cos(a)).rot('z', rg.random() * 360)
        out.append(g.move(x + rr * math.cos(a), y + rr * math.sin(a), z + h * (1 - (rr / R) ** 2) + rg.normal() * .3))
    to_obj(merge(out), 'flowers', mats.food('petal', .6, .3, .1, 4, trans=.3, var=.15))
    to_obj(merge([leaf_geo(R * .75, R * .3, .5, .2, 0, .9, k).color(.8 + .3 * rg.random()).rot('y', -12 + 8 * rg.normal()).rot('z', k * 40 + rg.normal() * 9).move(x, y, z + .4).move(R * .66 * math.cos(math.radians(k * 40)), R * .66 * math.sin(math.radians(k * 40)), 0) for k in range(9)]), 'fl_leaf', mat_curryleaf())


def urn(x, y, z=0, R=20, s=0, flowers=34):
    """Round-bellied brass water pot on a ring foot with a heap of marigolds."""
    k = R / 20
    prof = [(0, 0), (10, 0), (11, .6), (10.4, 2), (9, 3.2), (11, 4.6), (17, 9), (20, 16.5), (19.6, 22), (16, 27.4), (12.6, 30), (11.6, 31.6), (12.4, 33), (15.6, 35.6), (17.4, 36.6), (17.6, 37.4), (16.8, 37.6), (14.2, 36), (11, 33), (10.8, 30), (15, 26), (18, 18), (15, 9), (0, 6)]
    g = lathe([(r * k, h * k) for r, h in prof], 140, 170)
    to_obj(g.move(x, y, z), 'urn', mats.brass(.5, scale=.55 / k, rough=.2))
    if flowers:
        flower_heap(x, y, z + 36 * k, 14.5 * k, 8 * k, flowers, s, 3.2 * k)


# ================================================================ door
def carved_mat(pat='pookal-peacock', size=60, axis='xz', depth=1.6):
    """Dark carved teak: relief taken from a tile drawing, laid on the xz plane, plus fine chisel noise."""
    t = NT('carved')
    c = t.coord()
    s = t.n('SeparateXYZ', Vector=c)
    v = t.n('CombineXYZ', X=t.math('DIVIDE', s.outputs[0 if axis == 'xz' else 1], float(size)), Y=t.math('DIVIDE', s.outputs[2], float(size))).outputs[0]
    im = t.n('TexImage', {'interpolation': 'Smart'}, Vector=v)
    im.image = bpy.data.images.load(TEX + f'tile-{pat}.png')
    bw = t.n('RGBToBW', Color=im.outputs[0]).outputs[0]
    n = t.noise(.5, t.mapping(c, (1, 1, .06)), 3, .6, 1)
    n2 = t.noise(3, t.mapping(c, (1, 1, .15)), 2, .6)
    col = t.ramp(n, [(.3, '#1a0c06'), (.5, '#3d1d0d'), (.72, '#5e3216')])
    col = t.mixc(t.maprange(bw, .1, .7, .8, 0), col, '#0a0402')
    col = t.mixc(t.maprange(bw, .6, .9, 0, .35), col, '#7a4a22')
    h = t.math('ADD', bw, t.math('MULTIPLY', n2, .12))
    return t.done(t.pbr(Base_Color=col, Roughness=t.maprange(n2, .3, .7, .3, .5), Specular=.5, Normal=t.bump(h, .9, depth)))


def door(x, y, w=120, h=215, open_deg=0, frame=34, thresh=16, wood=('#170b06', '#3a1c0d', '#5c3117')):
    """Chettinad doorway facing -y at plane y: stepped carved frame, lintel with lotus and cresting, two panelled leaves with brass bosses."""
    tk, tx = teak('z', *wood, .36), teak('x', *wood, .36)
    cm, cm2 = carved_mat('kattam-oxide', 44, depth=1.2), carved_mat('thamarai-oxide', 58, depth=1.8)
    W = w / 2
    post, lint, carv, brass = [], [], [], []
    steps = [(0, 9, 0), (9, 20, -4), (20, 26, -7), (26, frame, -10)]
    for sx in (-1, 1):
        for a, b, d in steps:
            x0, x1 = sorted((sx * (W + a), sx * (W + b)))
            (carv if (a, b) == (9, 20) else post).append(box(x + x0, x + x1, y + d, y + 16, 0, h + a * .6, .8))
        for k in range(26):   # bead rows
            z = 14 + k * (h - 10) / 26
            post.append(blob((1.3, 1.2, 2.2), 2, 0).move(x + sx * (W + 23), y - 7.4, z))
            post.append(blob((1.0, .8, 1.0), 1, 0).move(x + sx * (W + 4.5), y - .3, z))
        post.append(lathe([(0, 0), (9, 0), (9, 4), (6.5, 7), (6.5, 12), (8.5, 15), (8.5, 18), (5.4, 22), (5.0, h * .8), (6.4, h * .82), (6.4, h * .84), (5.0, h * .86), (7.6, h * .93), (8.4, h * .96), (8.4, h)], 36, 200).move(x + sx * (W + frame + 6), y - 6, 0))
    for a, b, d in steps:
        lint.append(box(x - W - frame - 14, x + W + frame + 14, y + d - 1.5, y + 16, h + a * .9, h + b * .9, .8))
    lint.append(box(x - W - frame - 20, x + W + frame + 20, y - 15, y + 16, h + frame * .9, h + frame * .9 + 5, .8))
    top = h + frame * .9 + 5
    n = int((w + 2 * frame + 30) / 11)
    for k in range(n):      # cresting of upright lotus leaves
        px = x - (n - 1) * 5.5 + k * 11
        hh = 15 + (10 if abs(px - x) < 8 else 5 * math.cos((px - x) / (w) * 2))
        g = leaf_geo(hh, 10.5, 0, .35, 0, .7, k, 12, 9, 0).rot('y', -90).rot('z', -90)
        lint.append(g.move(px, y - 11, top - .5))
    for k in range(-3, 4):  # lotus bosses on the lintel
        R = 7.5 if k == 0 else 5.2
        pet = leaf_geo(R, R * .5, -.3, .3, 0, .7, 0, 8, 5, 0)
        f = merge([ring_of(pet.copy().rot('y', -18), 10, .5, 0), ring_of(pet.copy().scale(.66).rot('y', -42), 8, .3, .5, 20), blob((1.4, 1.4, 1.2), 2, 0)])
        lint.append(f.rot('x', 90).move(x + k * (W + frame) / 3.2, y - 9.5 if k else y - 12, h + 16))
    to_obj(merge(post), 'dpost', tk); to_obj(merge(lint), 'dlint', tx); to_obj(merge(carv), 'dcarv', cm)
    flat(box(x - W - frame - 10, x + W + frame + 10, y - 12, y + 22, 0, thresh, 1.4), 'sill', granite('#57504a', .4))
    for sx in (-1, 1):      # leaves, hinge at the jamb
        g, cv, bs = [], [], []
        lw = W - .4
        g.append(box(0, lw, 0, 5, thresh, h, .5))
        for a, b in ((0, 8), (lw - 8, lw)):
            g.append(box(a, b, -2.4, 5, thresh, h, .7))
        zs = np.linspace(thresh, h, 5)
        for z in zs:
            g.append(box(0, lw, -2.4, 5, z - 4, z + 4, .7))
        for z0, z1 in zip(zs[:-1], zs[1:]):
            cv.append(box(11, lw - 11, -1.6, 3, z0 + 7, z1 - 7, .9))
            g.append(box(13.5, lw - 13.5, -3.4, 2, z0 + 12, z1 - 12, 1.2))
            pet = leaf_geo(7.5, 4, -.3, .3, 0, .7, 0, 8, 5, 0)
            g.append(merge([ring_of(pet.copy().rot('y', -20), 8, .5, 0), blob((1.5, 1.5, 1.2), 2, 0)]).rot('x', 90).move(lw / 2, -3.6, (z0 + z1) / 2))
        for z in zs:
            for k in range(5):
                bs.append(blob((1.25, .9, 1.25), 2, 0).move(4 + k * (lw - 8) / 4, -2.9, z))
        rg_ = tube(np.stack([3.4 * np.cos(np.linspace(0, 6.283, 30)), 0 * np.linspace(0, 1, 30), 3.4 * np.sin(np.linspace(0, 6.283, 30))], 1), np.full(30, .5), 8)
        bs += [rg_.move(lw - 4, -4.2, h * .52), blob((2.2, 1.0, 2.2), 2, 0).move(lw - 4, -2.8, h * .52 + 3.4)]
        M = T(x + sx * W, y + 6, 0) @ (np.diag([-1., 1, 1, 1]) if sx > 0 else np.eye(4))
        od = open_deg[0 if sx < 0 else 1] if isinstance(open_deg, (tuple, list)) else open_deg
        M = M @ rotm('z', od)
        for q, m in ((g, tk), (cv, cm2), (bs, mats.brass(0.0, rough=.25))):
            o = merge(q).xf(M)
            if sx > 0:
                o.F = [f[:, ::-1] for f in o.F]
            to_obj(o, 'leaf', m, smooth=m is not tk)


# ================================================================ 1 the valavu
@scene
def valavu():
    """The pillared court in late sun, one-point perspective, left third quiet."""
    core.seed(51)
    hx, y0, y1 = 450.0, 0.0, 900.0
    fl = mats.image_surface(TEX + 'tile-thamarai-oxide.png', 152, rough=.12, tint=.74)
    # floors: verandah ring (tiles) and sunken court (granite)
    for p in ((-800, -900, 800, -20), (-800, 920, 800, 1260), (-800, -20, -430, 920), (430, -20, 800, 920)):
        quad([(p[0], p[1], 0), (p[2], p[1], 0), (p[2], p[3], 0), (p[0], p[3], 0)], fl, 'floor')
    quad([(-430, -20, -26), (430, -20, -26), (430, 920, -26), (-430, 920, -26)], granite('#b09c78', .3, 62), 'court')
    ed = granite('#6a6257', .4)
    for b in ((-446, 446, -36, -6), (-446, 446, 906, 936), (-446, -416, -6, 906), (416, 446, -6, 906)):
        flat(box(*b, -26, 1.2, 1.6), 'kerb', ed)
    # pillars
    xs, ys = (-450, -150, 150, 450), (0, 225, 450, 675, 900)
    pos = [(x, y, 0) for y in (y0, y1) for x in xs] + [(x, y, 90) for x in (-450, 450) for y in ys[1:-1]]
    pillars(pos)
    tx, ty = teak('x', '#150905', '#361a0c', '#573015', .4), teak('y', '#150905', '#361a0c', '#573015', .4)
    for y in (y0, y1):
        flat(box(-800, 800, y - 12, y + 12, 300, 330, 1.2), 'beam', tx)
        flat(box(-800, 800, y - 14.5, y + 14.5, 314, 318, .8), 'beam', tx)
    for x in (-450, 450):
        flat(box(x - 12, x + 12, -500, 1170, 300, 330, 1.2), 'beam', ty)
    # roofs round the court (eave 60 cm inside the beams)
    roof_side(1100, T(0, 842, 312), 3)
    roof_side(1100, T(0, 58, 312) @ rotm('z', 180), 4)
    roof_side(1300, T(-392, 450, 312) @ rotm('z', 90), 5)
    roof_side(1300, T(392, 450, 312) @ rotm('z', -90), 6)
    # walls
    pl = plaster('#ead9b8', 105, '#7c2c1c')
    ply = plaster('#ead9b8', 105, '#7c2c1c', stain=1.3)
    def wall(x0, x1, y, z0, z1, th=30):
        flat(box(x0, x1, y, y + th, z0, z1, .8), 'wall', pl)
    for a, b in ((-800, -94), (94, 800)):
        wall(a, b, 1180, 0, 460)
    wall(-94, 94, 1180, 236, 460)
    flat(box(-750, -720, -600, 1200, 0, 470), 'wallL', ply)
    flat(box(720, 750, -600, 1200, 0, 470), 'wallR', ply)
    door(0, 1180, 118, 212, 0)
    # side doors in the long walls, dark recesses
    for sx in (-1, 1):
        for y in (230, 680):
            g = [box(sx * 716 - 6, sx * 716 + 6, y - 62, y + 62, 0, 214, 1.2), box(sx * 714 - 9, sx * 714 + 9, y - 74, y + 74, 205, 226, 1.2)]
            flat(merge(g), 'sdoor', teak('z', '#150905', '#361a0c', '#573015', .4))
            flat(box(sx * 709 - 3, sx * 709 + 3, y - 46, y + 46, 8, 200, 1), 'sleaf', carved_mat('kattam-oxide', 46, 'yz', 1.2))
    # upper storey on the right, sunlit, with small windows
    up = plaster('#efe0c0', None, stain=1.5)
    flat(box(735, 800, -200, 1250, 430, 760, 1), 'up', up)
    for y in range(-60, 1200, 140):
        flat(box(729, 738, y - 26, y + 26, 490, 580, 1), 'uw', teak('z', '#0f0704', '#231108', '#38200f', .6))
    flat(merge([box(728, 800, -200, 1250, 640, 650, 1.5), box(732, 800, -200, 1250, 470, 474, 1.5)]), 'cornice', up)
    palm(-300, 2300, 0, 690, 1); palm(-640, 2700, 0, 770, 2); palm(560, 3000, 0, 860, 3)
    # hanging lamp before the door
    flat(merge([tube([(0, 1060, 300), (0, 1060, 228)], [.5, .5], 6), lathe([(0, 0), (5, 1), (9, 4), (10, 6), (8, 6.5), (3, 8), (1.5, 12), (2.5, 14), (.6, 17)], 40, 40).move(0, 1060, 212)]), 'thooku', mats.brass(0.0))
    to_obj(merge([blob((1.2, 1.2, 3), 2, 0).move(8 * math.cos(a), 1060 + 8 * math.sin(a), 222) for a in (0.4, 1.7, 2.9, 4.2, 5.4)]), 'flames', emit((1.0, .42, .10), 10, 'flame'))
    l = bpy.data.lights.new('th', 'POINT'); l.energy, l.color, l.shadow_soft_size = 1.6e6, (1, .58, .26), 10
    o = bpy.data.objects.new('th', l); o.location = (0, 1040, 222); bpy.context.scene.collection.objects.link(o)
    # near ceiling: planks and joists
    g = [box(-800, 800, -900, -8, 338, 344)] + [box(x - 5, x + 5, -900, -10, 322, 338, .6) for x in range(-780, 800, 52)]
    flat(merge(g), 'ceil', teak('y', '#150905', '#331a0d', '#4d2b15', .5))
    # accents
    lamp(-58, -52, 0, 100)
    urn(236, -118, 0, 25, 3, 44)
    urn(-405, 640, -26, 26, 5, 40)
    # lights
    sd = sun(140, 30, 40, (1, .66, .34), 1.0)
    sky_world('#5f86a8', '#a9b4b6', '#f6c98c', .8, glow=sd)
    light_area((60, -560, 240), (0, 0, 60), 420, 160, 1.5e6, (1, .82, .62), False)
    light_area((-560, 100, 250), (-720, 500, 120), 200, 120, 3.5e5, (1, .72, .46), False)
    cam = cam_at((10, -640, 122), (10, 1000, 122), 27, (-.115, .012))
    a = air('valavu', cam, sun=sd, rect=[312, -392, 392, 58, 842], posts=[(x, y, 13.) for x, y, _ in pos], gain=.5e-4, color=[1.0, .66, .36], far=1650, streak=7.,
            base=.55, contrast=.4)
    return dict(exposure=1.0, air=a, sat=1.2, power=1.24, clip=2.6, cycles=FAST)


# ================================================================ 2 the spice box
def dart(n, R, d, cx=0, cy=0, s=0, tries=30):
    """Random points in a disc, at least d apart."""
    rg = np.random.default_rng(s)
    P = []
    for _ in range(n * tries):
        r, a = R * math.sqrt(rg.random()), rg.random() * 6.283
        p = (r * math.cos(a), r * math.sin(a))
        if all((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 > d * d for q in P[-600:]):
            P.append(p)
            if len(P) >= n:
                break
    return np.array(P) + [cx, cy]


def fill_seeds(cx, cy, z, R, geos, d, mat, layers=3, dome=.8, s=0, cols=None, under='#1a120c', hmul=.7):
    """A cup full of loose seeds: stacked dart-thrown layers over a dark dome."""
    rg = np.random.default_rng(s)
    u = disc_surface(R, z - d * .3, .05, 1, s, dome, 24, 60, 0).move(cx, cy, 0).color(lin(under))
    to_obj(u, 'und', mats.food('under3', .8, .1, .4, 8))
    out = []
    for l in range(layers):
        for x, y in dart(9000, R * (.985 - .04 * l), d * (1 if l < layers - 1 else 1.25), 0, 0, s * 9 + l, 2 if d < .3 else 4):
            g = geos[rg.integers(len(geos))].copy()
            g.rot('x', rg.random() * 360 if hmul > .9 else rg.normal() * 24).rot('y', rg.normal() * 22).rot('z', rg.random() * 360)
            if cols is not None:
                g.color(cols[rg.integers(len(cols))] * (.7 + .6 * rg.random()))
            out.append(g.move(cx + x, cy + y, z + dome * (1 - (x * x + y * y) / R ** 2) + l * d * .55 + rg.normal() * d * .08))
    to_obj(merge(out), 'seeds', mat)


def fill_powder(cx, cy, z, R, col, dome=1.0, s=0):
    """A cup of ground spice: soft heap with spoon marks and crumbs."""
    g = disc_surface(R, z, .22, .7, s, dome, 110, 240, 0, [(R * .3, -R * .2, R * .32, -.5)])
    P = g.V + s * 3
    g.V[:, 2] += .07 * fbm(P, 2.6, 3, s) + .035 * fbm(P, 9, 2, s + 2)
    n = fbm(P, 1.8, 4, s + 4)
    g.C = mix(lin(col) * .78, lin(col) * 1.12, ss(-.35, .35, n))
    to_obj(g.move(cx, cy, 0), 'powder', mats.food('powder', .95, .04, .8, 22, var=.1, bdist=.04, mottle=3))
    rg = np.random.default_rng(s)
    c = [blob((.07, .07, .06), 1, .3, 3, 1).scale(.5 + rg.random()).move(cx + x, cy + y, z + dome * (1 - (x * x + y * y) / R ** 2) + .1).color(lin(col) * (.7 + .5 * rg.random())) for x, y in dart(160, R * .9, .1, 0, 0, s)]
    to_obj(merge(c), 'crumbs', mats.food('powder', .95, .04, .8, 22, var=.1, bdist=.04, mottle=3))


def kalpasi(R=2.2, s=0):
    """Stone flower: black-grey ruffled lichen flake, pale underside showing at the curled rim."""
    rg = np.random.default_rng(s)
    ph = rg.random(4) * 6.28

    def fn(u, v):
        a = v * 2 * np.pi
        r = R * u * (.75 + .22 * np.sin(2 * a + ph[0]) + .14 * np.sin(5 * a + ph[1]) + .07 * np.sin(11 * a + ph[2]))
        P = np.stack([r * np.cos(a), r * np.sin(a), 0 * r], 1)
        z = .5 * R * u ** 2 * (.5 + .5 * np.sin(3 * a + ph[3])) + .28 * R * u ** 3 * np.sin(8 * a + ph[1]) + .16 * R * fbm(P, 1.6, 3, s) * u
        return np.stack([P[:, 0], P[:, 1], z], 1)
    g = grid(26, 120, fn, wrap_v=True)
    n = fbm(g.V, 2.2, 4, s)
    c = mix(lin('#2c2a27'), lin('#5d5a52'), ss(-.3, .4, n))
    g.C = mix(c, lin('#a59c86'), ss(.86, 1.0, g.UV[:, 0]) * .6 + .3 * ss(.3, .5, n))
    g.V[:, 2] -= np.percentile(g.V[:, 2], 4)
    return g


def mokku(s=0):
    """Marathi mokku: dried kapok bud, stalk to +x, ridged cup and pointed bud."""
    rg = np.random.default_rng(s)
    st = tube([(-1.6, .1 * rg.normal(), .3), (-.6, 0, .42), (.1, 0, .5)], [.10, .14, .24], 9, 16)
    cup = tube([(0, 0, .5), (.5, 0, .52), (1.0, 0, .54), (1.3, 0, .55)], [.22, .5, .6, .5], 24, 30)
    cup.displace(.05 * np.cos(cup.UV[:, 1] * 2 * np.pi * 5) + .03 * fbm(cup.V, 3, 3, s))
    bud = blob((.62, .44, .44), 3, .1, 2, s).move(1.45, 0, .55)
    tip = tube([(1.9, 0, .55), (2.25, .05, .58)], [.2, .03], 8)
    g = merge([st, cup, bud, tip])
    g.C = mix(lin('#24150d'), lin('#4f3018'), ss(-.3, .4, fbm(g.V, 1.8, 3, s)))
    return g


def gundu(R=1.05, s=0):
    """Round dried gundu chilli, creased from the stalk, with stalk: (pod, stalk)."""
    g = blob((R, R * .92, R * .84), 5, .14, 1.2, s)
    P = g.V / np.linalg.norm(g.V, axis=1, keepdims=True)
    fold = fbm(np.stack([.5 * P[:, 0], *(P[:, 1:] / np.maximum(np.hypot(P[:, 1], P[:, 2]), .2)[:, None]).T], 1) + s, 1.5, 2, s + 3, ridge=True)
    crease = .16 * ss(.1, .8, fold) + .10 * np.abs(fbm(P + s, 2.2, 3, s)) + .03 * fbm(P, 6, 2, s)
    g.displace(-R * crease)
    g.C = mix(mix(lin('#5a1010'), lin('#7a1c0c'), ss(-.1, .5, fbm(P + s, .9, 3, s))), lin('#240504'), ss(.08, .24, crease))
    st = tube([(R * .85, 0, .1), (R * 1.3, .1, .25), (R * 2.0, .3, .5)], [.26, .12, .09], 8, 12).color(lin('#6b5a24'))
    return g.move(0, 0, R * .82), st.move(0, 0, R * .82)


@scene
def spicebox():
    """Anjarai petti from above: seven cups, lid, stone flower and marathi mokku on Athangudi tiles."""
    core.seed(61)
    rg = core.rng()
    rigs.world(.24)
    tile_floor('thamarai-oxide', 88, tint=.5)
    br, br2 = mats.brass(.22, scale=.9, rough=.2), mats.brass(.1, scale=1.6, rough=.22)
    R = 16.6
    o = lathe([(0, .2), (R - 1.6, .2), (R - .5, .5), (R, 1.4), (R + .05, 4.6), (R + .35, 4.9), (R + .45, 5.3), (R + .1, 5.6), (R - .3, 5.4), (R - .35, 1.6), (R - .9, .9), (R - 2, .7), (0, .7)], 220, 150)
    to_obj(o, 'box', br)
    hinge = [box(-1.6, 1.6, R - .2, R + 1.2, 3.8, 5.4, .3), tube([(-2.4, R + 1.0, 5.3), (2.4, R + 1.0, 5.3)], [.5, .5], 12)]
    to_obj(merge(hinge), 'hinge', br2)
    cr, ch = 4.75, 4.2
    cup_o = lathe([(0, 0), (cr * .9, 0), (cr * .97, .2), (cr, .7), (cr * 1.0, ch - .3), (cr + .22, ch - .05), (cr + .24, ch + .1), (cr, ch + .16), (cr - .18, ch - .1), (cr - .2, .8), (0, .4)], 120, 110)
    pos = [(0, 0)] + [(10.35 * math.cos(math.radians(90 + 60 * k + 4)), 10.35 * math.sin(math.radians(90 + 60 * k + 4))) for k in range(6)]
    pos = [(x + rg.normal() * .12, y + rg.normal() * .12) for x, y in pos]
    for x, y in pos:
        to_obj(cup_o.copy().rot('x', rg.normal() * .7).move(x, y, .75), 'cup', br2)
    zf, rf = .75 + ch - 1.15, cr - .24
    fill_powder(*pos[0], zf, rf, '#dd8a04', 1.2, 3)
    fill_powder(*pos[1], zf, rf, '#8f1d0c', 1.2, 5)
    cs = tube([(-.3, 0, 0), (0, 0, 0), (.3, 0, 0)], [.05, .27, .05], 14, 14)
    cs.displace(.025 * np.cos(cs.UV[:, 1] * 2 * np.pi * 7))
    cs = tube([(-.34, 0, 0), (-.2, 0, 0), (0, 0, 0), (.2, 0, 0), (.36, 0, 0)], [.04, .2, .27, .2, .03], 14, 16)
    cs.displace(.02 * np.cos(cs.UV[:, 1] * 2 * np.pi * 7))
    fill_seeds(*pos[2], zf, rf, [cs], .44, mats.food('corseed', .55, .3, .35, 8, var=.2), 3, .8, 2, [lin('#b98c4e'), lin('#a3763a'), lin('#c79c62'), lin('#8f6a38')], '#4a3317')
    cu = rice_geo(.66, .085, .05)
    cu.displace(.012 * np.cos(cu.UV[:, 1] * 2 * np.pi * 5))
    fill_seeds(*pos[3], zf, rf, [cu], .22, mats.food('cumin', .6, .25, .3, 10, var=.25), 3, .8, 3, [lin('#7d5a2e'), lin('#94703e'), lin('#66451f'), lin('#a3824e')], '#2a1a0a')
    fill_seeds(*pos[4], zf, rf, [blob((.11, .11, .105), 2, .06, 3, 1)], .2, mats.food('mustard', .3, .5, .2), 3, .7, 4, [lin('#3a2418'), lin('#54301d'), lin('#2a1a12'), lin('#6a3c22')], '#0c0704', 1)
    fill_seeds(*pos[5], zf, rf, [blob((.25, .25, .25), 3, .16, 3.4, k, ridge=True) for k in range(3)], .45, mats.food('pep', .5, .4, .4, 9), 3, .8, 5, [lin('#1d130e'), lin('#2b1d14'), lin('#130c08')], '#0a0604', 1)
    u = disc_surface(rf, zf - .6, .05, 1, 1, .3, 20, 50, 0).color(lin('#3a1d0e')).move(*pos[6], 0)
    to_obj(u, 'und', mats.food('under3', .8, .1, .4, 8))
    for k, (x, y) in enumerate(((-1.7, 1.2), (1.6, 1.5), (.2, -1.9), (-2.4, -1.4), (2.3, -1.1), (.1, .3), (-.6, 2.9), (-3.0, .6), (3.0, .4), (1.4, -3.0), (-1.2, -3.1), (1.9, 3.0))):
        place_star_anise(T(pos[6][0] + x, pos[6][1] + y, zf - .4 + .5 * (k in (5,)) + .12 * k % .4) @ rotm('x', rg.normal() * 10) @ rotm('y', rg.normal() * 10) @ rotm('z', rg.random() * 90), k + 3, 1.25 + .2 * rg.random())
    # little spoon in the turmeric
    sp = merge([tube([(0, 0, 0), (2.4, .1, .9), (5.4, .2, 1.7), (7.4, .2, 1.9)], [.16, .2, .18, .3], 10, 30, flat=.6), lathe([(0, -.5), (.7, -.42), (1.15, -.1), (1.25, .1), (1.15, .06), (.7, -.3), (0, -.4)], 40, 30).scale(1.25, 1, 1).move(-1.2, 0, .05)])
    to_obj(sp.rot('z', 38).move(pos[0][0] - .2, pos[0][1] - .5, zf + 1.5), 'spoon', br2)
    # spilled grains in the box and on the tiles
    for (cx, cy, n, sd, z) in ((pos[4][0] + 1, pos[4][1] + 3, 26, 1.2, .8), (-21, -9, 60, 1.9, 0), (14, -18, 40, 1.6, 0)):
        g = blob((.11, .11, .105), 2, .06, 3, 1)
        to_obj(merge([g.copy().move(cx + rg.normal() * sd, cy + rg.normal() * sd, z + .1).color(lin('#2a1a12') * (.7 + .6 * rg.random())) for _ in range(n)]), 'spill', mats.food('mustard', .3, .5, .2))
    to_obj(merge([cs.copy().rot('z', rg.random() * 360).move(19 + rg.normal() * 2.2, -12 + rg.normal() * 1.6, .25).color(lin('#b98c4e') * (.7 + .6 * rg.random())) for _ in range(34)]), 'spill', mats.food('corseed', .55, .3, .35, 8, var=.2))
    to_obj(peppercorns(26, 1.8, 3, -19.5, 12.5), 'pep', mats.food('pep', .5, .4, .4, 9))
    # a pinch of turmeric spilled beside the box
    cr_ = blob((.07, .07, .05), 1, .3, 3, 1)
    to_obj(merge([cr_.copy().scale(.4 + 1.1 * rg.random()).move(-20.3 + rg.normal() * .9, 3.2 + rg.normal() * .6, .04).color(lin('#d98a06') * (.7 + .5 * rg.random())) for _ in range(260)]), 'dust', mats.food('powder', .95, .04, .8, 22, var=.1, bdist=.04, mottle=3))
    # stone flower, mokku, chillies, anise, cinnamon, curry leaf
    k_ = []
    for q, (x, y) in enumerate(((20.2, 7.6), (22.6, 9.6), (19.6, 10.8), (22.4, 6.2), (24.4, 7.6), (21.2, 12.8))):
        k_.append(kalpasi(1.7 + .7 * rg.random(), q).rot('x', rg.normal() * 14).rot('z', rg.random() * 360).move(x, y, .1 + .3 * (q % 2)))
    to_obj(merge(k_), 'kalpasi', mats.food('kalpasi', .9, .1, .6, 7, var=.3, bdist=.06))
    m_ = [mokku(q).rot('z', a).move(x, y, 0) for q, (x, y, a) in enumerate(((20.5, -4.8, 30), (22.6, -3.2, 100), (19.8, -1.8, -40), (23.4, -6.0, 170), (21.4, -7.4, 70), (24.6, -1.4, 10)))]
    to_obj(merge(m_), 'mokku', mats.food('mokku', .7, .2, .5, 6, var=.3, bdist=.05))
    for q, (x, y, a) in enumerate(((-21.6, -2.6, 20), (-23.8, -4.6, 140), (-20.8, -5.4, 250), (-17.2, -15.2, 70), (-14.8, -17.0, 200))):
        p, st = gundu(1.0 + .15 * rg.random(), q)
        M = T(x, y, 0) @ rotm('z', a)
        to_obj(p.xf(M), 'gundu', mat_chilli()); to_obj(st.xf(M), 'gst', mats.food('stem', .5, .3, .2))
    place_star_anise(T(-23.2, 8.6, 0), 7, 1.5); place_star_anise(T(-20.6, 7.0, 0) @ rotm('z', 17), 9, 1.2)
    to_obj(merge([cinnamon(9, .6, 2).rot('z', 24).move(17.8, 16.6, 0), cinnamon(8, .55, 3).rot('z', 40).move(20.2, 18.2, 0)]), 'cin', mats.food('cin', .65, .25, .5, 4, var=.3))
    place_curry_sprig(T(-25.5, 16.0, 0) @ rotm('z', -8), 8, leafL=2.9, L=11)
    place_curry_sprig(T(4.5, -20.4, 0) @ rotm('z', 12), 5, leafL=2.6, L=10)
    rigs.window_light((0, 0, 3), 148, 34, 1.1, gobo='palm', fill=.45, fillgloss=True)
    rigs.camera((.4, -.3, 2.0), 128, -90, 86.5, 85, 7.0, focus=(0, -1, 4.4))
    return dict(exposure=.95, sat=1.14, power=1.24, cycles=FAST)


# ================================================================ 3 the threshold at dawn
def kolam_lines(n=10):
    """The medallion kolam as polylines, centred, y up: (lines, dots, width)."""
    import sys
    sys.path.insert(0, HERE + '/ornaments')
    import kolam
    loops, dots, (W, H) = kolam.curves(*kolam.medallion_plan())
    u = (np.arange(1, n + 1) / n)[:, None]
    lines = []
    for loop in loops:
        out = [np.array(loop[0][:1])]
        for q in loop:
            p0, c1, c2, p1 = (np.array(v) for v in q)
            out.append((1 - u) ** 3 * p0 + 3 * u * (1 - u) ** 2 * c1 + 3 * u * u * (1 - u) * c2 + u ** 3 * p1)
        lines.append((np.concatenate(out) - [W / 2, H / 2]) * [1, -1])
    return lines, (np.array(dots) - [W / 2, H / 2]) * [1, -1], W


def kolam_ground(x, y, z, size, w=.9, s=0):
    """Rice-flour drawing on the ground: hand-wobbled lines of uneven width, dots and stray grains."""
    rg = np.random.default_rng(s)
    lines, dots, vw = kolam_lines(12)
    k = size / vw
    out = []
    grains = []
    for l in lines:
        p = l * k
        P3 = np.concatenate([p, np.zeros((len(p), 1))], 1)
        wob = np.stack([vnoise(P3, .06, s), vnoise(P3, .06, s + 9)], 1) * .9 + np.stack([vnoise(P3, .3, s + 2), vnoise(P3, .3, s + 5)], 1) * .22
        p = p + wob
        q = np.concatenate([p, np.zeros((len(p), 1))], 1)
        r = w * (1 + .3 * vnoise(P3, .12, s + 3) + .22 * vnoise(P3, .8, s + 4))
        g = tube(q, r, 8, cap=False)
        g.V[:, 2] = g.V[:, 2] * .22 + .05 * fbm(g.V, 1.5, 2, s)
        e = np.stack([vnoise(g.V, 1.3, s + 6), vnoise(g.V, 1.3, s + 7), 0 * g.V[:, 0]], 1)
        fine = np.stack([vnoise(g.V, 4.0, s + 10), vnoise(g.V, 4.0, s + 11), 0 * g.V[:, 0]], 1)
        g.V = g.V + e * .2 + fine * .16
        out.append(g.move(x, y, z))
        # Flour that slipped between the fingers: close to the line, thinning out.
        for _ in range(len(p) * 5):
            j = rg.integers(len(p))
            a = p[j] + rg.normal(size=2) * w * (.75 + 1.1 * rg.random() ** 3)
            h = .07 + .11 * rg.random()
            grains.append(Geo(np.array([[a[0] + x - h, a[1] + y, z + .12], [a[0] + x + h, a[1] + y - .6 * h, z + .12], [a[0] + x, a[1] + y + h, z + .14]]), np.array([[0, 1, 2]])))
    for d in dots * k:
        g = blob((w * 1.9, w * 1.9, .5), 3, .2, 1.4, int(rg.integers(99)))
        out.append(g.move(x + d[0] + rg.normal() * .4, y + d[1] + rg.normal() * .4, z))
    t = NT('flour')
    n = t.noise(.9, t.coord(), 3, .7)
    m = t.done(t.pbr(Base_Color=t.mixc(t.ramp(n, [(.3, 0.), (.6, 1.)]), '#e2d9c6', '#fffaf0'), Roughness=.95, Specular=.05))
    to_obj(merge(out), 'kolam', m)
    flat(merge(grains), 'grains', m)


@cached
def earth(wet=None):
    """Swept threshold ground: trodden earth with grit and broom marks; `wet`: centre and radius of what has just been sprinkled."""
    t = NT('earth')
    c = t.coord()
    broad = t.noise(.012, c, 4, .6)
    grain = t.noise(.9, c, 5, .75)
    clods = t.noise(.12, c, 5, .7)
    grit = t.voro(.55, c)
    broom = t.noise(.35, t.mapping(c, (1, .05, 1), (0, 0, .5)), 3, .65)
    col = t.mixc(t.ramp(broad, [(.35, 0.), (.65, 1.)]), '#8a6a4c', '#6b4f39')
    col = t.mixc(t.math('MULTIPLY', t.ramp(clods, [(.42, 0.), (.66, 1.)]), .6), col, '#54402f')
    col = t.mixc(t.math('MULTIPLY', t.ramp(grain, [(.48, 0.), (.68, 1.)]), .5), col, '#a58563')
    col = t.mixc(t.math('MULTIPLY', broom, .3), col, '#4c3a2a')
    col = t.mixc(t.math('MULTIPLY', t.ramp(grit, [(.0, 1.), (.16, 0.)]), .5), col, '#b9a184')
    rough = .9
    if wet:
        (x, y), radius = wet
        p = t.n('SeparateXYZ', Vector=c).outputs
        dx, dy = t.math('SUBTRACT', p[0], float(x)), t.math('SUBTRACT', p[1], float(y))
        d = t.math('SQRT', t.math('ADD', t.math('MULTIPLY', dx, dx), t.math('MULTIPLY', dy, dy)))
        d = t.math('ADD', d, t.maprange(broad, .3, .7, -70.0, 70.0))
        d = t.math('ADD', d, t.maprange(clods, .3, .7, -22.0, 22.0))
        m = t.maprange(d, radius * .8, radius * 1.08, 1.0, 0.0)
        col = t.mixc(t.math('MULTIPLY', m, .88), col, '#2a1d14')
        rough = t.maprange(m, 0.0, 1.0, .92, .5)
    h = t.math('ADD', t.math('MULTIPLY', grain, .7), t.math('ADD', t.math('MULTIPLY', clods, 1.4), t.math('MULTIPLY', broom, 1.0)))
    return t.done(t.pbr(Base_Color=col, Roughness=rough, Specular=.35, Normal=t.bump(h, .8, 1.0)))


def frond(origin, tip, n=46, length=62, s=0):
    """A palm frond out of the picture, for its shadow: leaflets hang from both sides of a bent rib."""
    rg = np.random.default_rng(s)
    a, b = np.array(origin, float), np.array(tip, float)
    out = []
    for k in range(n):
        f = (k + .5) / n
        p = a + (b - a) * f - np.array([0, 0, 60 * f * f])
        for side in (-1, 1):
            g = leaf_geo(length * (.45 + .9 * math.sin(math.pi * min(1, .12 + f * .88))), 4.6, .5, .3, 0, .95, k, 12, 5)
            g.rot('y', 28 + 14 * rg.random()).rot('z', math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + side * (52 + 8 * rg.normal()))
            out.append(g.move(*p))
    return to_obj(merge(out), 'frond', mats.leaf('#4f7a22', '#1c3d0c', 16, .22, .26, .55))


def toran(x0, x1, y, z, n=22, sag=7, s=0):
    """String of mango leaves and marigolds over a door."""
    rg = np.random.default_rng(s)
    L, F = [], []
    P = [np.array([x0 + (x1 - x0) * t, y, z - sag * 4 * t * (1 - t)]) for t in np.linspace(0, 1, n)]
    for k, p in enumerate(P):
        g = leaf_geo(13 + 2.5 * rg.random(), 4.2, .3, .3, 0, .9, k, 14, 7, .1).rot('y', 84 + 7 * rg.normal()).rot('x', rg.normal() * 9).rot('z', 90 + rg.normal() * 22)
        L.append(g.move(*p).color(np.clip(.85 + .25 * rg.normal(), .45, 1.3)))
        if k % 2:
            F.append(marigold(2.7 + .3 * rg.random(), k, '#ec8d10' if k % 4 == 1 else '#f2b21c', 40).rot('x', 80).move(p[0], p[1] - 1.2, p[2] - .5))
    to_obj(merge(L), 'mango', mats.leaf('#54772a', '#24430f', 14, .2, .35))
    to_obj(merge(F), 'mari', mats.food('petal', .6, .3, .1, 4, trans=.3, var=.15))
    to_obj(tube(P, np.full(n, .3), 6), 'string', mats.food('stem', .6, .3, .2))


@scene
def thinnai():
    """Threshold at daybreak: carved door ajar with warm light inside, granite steps, kolam on damp earth, two lamps."""
    core.seed(71)
    rg = core.rng()
    G = -38.0
    quad([(-900, -1200, G), (900, -1200, G), (900, 20, G), (-900, 20, G)], earth(((4, -262), 165)), 'earth')
    gr = granite('#6a6157', .42)
    for a, b, z0, z1 in ((-112, -66, G, G + 13), (-96, -40, G, G + 26), (-80, 30, G, 0)):
        w = 148 - (a + 112) * .35
        flat(box(-w, w, a, b + 2, z0, z1, 2.2), 'step', gr)
    # raised thinnai either side with a polished red top, and the wall
    pl = plaster('#e7d3ac', 92, '#7c2c1c', stain=1.9)
    red = plaster('#7d2b1a', None, stain=.7, rough=.2)
    for sx in (-1, 1):
        a, b = sorted((sx * 118, sx * 700))
        flat(box(a, b, -78, 4, G, 30, 1.5), 'thin', plaster('#dcc49a', None, stain=2.2))
        flat(box(a - 2, b + 2, -84, 4, 30, 37, 2.0), 'thint', red)
        a, b = sorted((sx * 97, sx * 900))
        flat(box(a, b, 4, 40, G, 420, .8), 'wall', pl)
    flat(box(-100, 100, 4, 40, 236, 420, .8), 'wallT', pl)
    pillars([(-168, -52, 0, 37, .92), (172, -52, 0, 37, .92)], 2)
    door(0, 0, 122, 214, (66, 12), 34, 12)
    toran(-84, 84, -21, 239, 27, 8, 2)
    # hall seen through the door: tiled floor, far lamp glow
    quad([(-260, 20, 1), (260, 20, 1), (260, 900, 1), (-260, 900, 1)], mats.image_surface(TEX + 'tile-thamarai-oxide.png', 120, rough=.14), 'hall')
    pw = plaster('#e0c697', 92, '#7c2c1c')
    flat(box(-262, -250, 41, 900, 0, 330), 'hw', pw); flat(box(250, 262, 41, 900, 0, 330), 'hw', pw)
    flat(box(-260, 260, 880, 900, 0, 330), 'hw', pw); flat(box(-260, 260, 41, 900, 318, 330), 'hc', teak('y'))
    lamp(-22, 300, 1, 100)
    light_area((0, 560, 300), (0, 300, 0), 160, 160, 6e6, (1, .60, .28), False)
    light_area((-20, 200, 300), (-10, 60, 30), 90, 60, 1.6e6, (1, .62, .30), False)
    # kolam, lamps, brass pot, flowers, fallen petals
    kolam_ground(4, -272, G, 236, 1.25, 3)
    diya(-98, -136, G, 7.4, True, 0, 5.0); diya(106, -138, G, 7.4, True, 1, 5.0)
    urn(-205, -140, G, 15, 4, 26)
    pet = leaf_geo(1.5, 1.0, .3, .3, 0, .3, 0, 6, 5)
    M = [T(x, y, G + .3) @ rotm('z', rg.random() * 360) @ rotm('x', rg.normal() * 20) @ S(.8 + .7 * rg.random()) for x, y in zip(-190 + rg.normal(size=46) * 26, -190 + rg.normal(size=46) * 18)]
    to_obj(stamp(pet, M, lin('#e8820c') * (.6 + .6 * rg.random((46, 1)))), 'petals', mats.food('petal', .6, .3, .1, 4, trans=.3, var=.15))
    to_obj(merge([leaf_geo(7, 3.2, .6, .3, .4, .9, k).rot('x', rg.normal() * 30).rot('z', rg.random() * 360).move(x, y, G + .8).color(lin('#8a6a34') * (.6 + .5 * rg.random())) for k, (x, y) in enumerate(((170, -210), (188, -300), (-214, -260), (140, -170), (-150, -420), (205, -180)))]), 'dry', mats.food('dryleaf', .7, .2, .3))
    # an hour after sunrise: the sun grazes the wall from the right, through the palm across the street
    sky_world('#5d7fae', '#a9b3cc', '#f6cda2', .62, clouds=.3)
    sun(-28, 21, 6.2, (1, .72, .47), .6)
    for k, ends in enumerate((((560, -172, 440), (300, -172, 330)), ((600, -240, 400), (345, -200, 400)), ((640, -500, 200), (390, -520, 110)))):
        frond(*ends, s=k)
    cam = cam_at((-34, -660, 104), (-4, 0, 88), 34.5, (.0, -.105))
    return dict(exposure=1.3, sat=1.26, power=1.24, clip=2.2, cycles=FAST)


# ================================================================ 4 the tiffin on a London sill
def _disc_blur(A, r):
    """Convolve a float image with a bokeh disc (FFT)."""
    h, w, _ = A.shape
    yy, xx = np.mgrid[0:h, 0:w]
    d = np.hypot(np.minimum(yy, h - yy), np.minimum(xx, w - xx))
    k = np.clip(r + .5 - d, 0, 1) * (.8 + .35 * (d / r) ** 4)
    k /= k.sum()
    K = np.fft.rfft2(k)
    return np.stack([np.fft.irfft2(np.fft.rfft2(A[..., c]) * K, (h, w)) for c in range(3)], -1)


def london_backdrop(w=1280, h=960, s=7):
    """Dusk street painted in linear light and thrown out of focus: terraces with lit windows, street lamps, a red double-decker, wet road."""
    rg = np.random.default_rng(s)
    Y, X = np.mgrid[0:h, 0:w].astype(float)
    u, v = X / w, 1 - Y / h
    A = mix(lin('#e0a070') * .8, lin('#3d567f') * .8, ss(.40, .85, v)) + 0 * u[..., None]
    A = mix(A, lin('#1d2a45') * .7, ss(.75, 1.05, v))

    def rect(x0, x1, v0, v1, c, k=1.0):
        m = (u > x0) & (u < x1) & (v > v0) & (v < v1)
        A[m] = np.array(c) * k
    # terraces, both sides stepping away to the street's end
    for side in (0, 1):
        for i in range(6):
            a, b = (.0 + .085 * i, .085 * (i + 1)) if side == 0 else (1 - .075 * (i + 1), 1 - .075 * i)
            top = .86 - .055 * i + .02 * rg.random() if side == 0 else .80 - .06 * i + .02 * rg.random()
            base = lin(['#3a2a26', '#2e2422', '#463029', '#33282a'][i % 4]) * (.35 + .12 * i)
            rect(a, b, 0, top, base)
            rect(a + .02, a + .032, top, top + .05, base * .8)
            rows = 4
            for r in range(rows):
                for c in range(2):
                    if rg.random() < .62:
                        x0 = a + .012 + c * .036
                        z0 = .34 + (top - .40) * r / rows
                        col = lin(['#ffc876', '#ffb052', '#ffd9a0', '#ff9c40', '#cfe0ff'][rg.integers(5)])
                        rect(x0, x0 + .020, z0, z0 + .055 * (1 - .08 * i), col, 1.2 + 2.4 * rg.random())
    # shop fronts and road
    rect(0, 1, 0, .30, lin('#20232c'), .5)
    for i in range(11):
        x0 = .02 + .028 * i if i < 6 else .72 + .045 * (i - 6)
        rect(x0, x0 + .02, .305, .345, lin(['#ffbe6a', '#ffd08a', '#ff8a4a', '#9fd0ff'][i % 4]), 2.6)
    # bus
    bx, by, bw, bh = .735, .245, .15, .30
    rect(bx, bx + bw, by, by + bh, lin('#c21414'), .75)
    rect(bx, bx + bw, by + bh * .86, by + bh, lin('#a01010'), .6)
    rect(bx + .010, bx + bw - .010, by + bh * .56, by + bh * .80, lin('#ffe0a8'), 1.5)
    rect(bx + .010, bx + bw - .010, by + bh * .16, by + bh * .42, lin('#ffe8c0'), 1.25)
    for q in range(1, 3):
        rect(bx + bw * q / 3 - .003, bx + bw * q / 3 + .003, by, by + bh, lin('#a01010'), .6)
    rect(bx + .03, bx + bw - .03, by + bh * .45, by + bh * .52, lin('#ffb040'), 1.8)
    # points of light
    def pt(x, y, c, k):
        i, j = int((1 - y) * h), int(x * w)
        A[max(0, i - 2):i + 3, max(0, j - 2):j + 3] = lin(c) * k
    for x, y, c, k in ((bx + .02, by + .02, '#fff0d0', 70), (bx + bw - .02, by + .02, '#fff0d0', 70), (.30, .62, '#ffc070', 80), (.415, .52, '#ffc070', 55), (.47, .455, '#ffc070', 38), (.505, .42, '#ffc070', 24), (.83, .60, '#ffc070', 80), (.745, .50, '#ffb868', 45),
                       (.42, .27, '#ff3018', 44), (.455, .27, '#ff3018', 44), (.50, .30, '#ff5030', 26), (.53, .31, '#fff0d0', 24), (.385, .36, '#30ff90', 20), (.90, .36, '#ffd9a0', 30), (.12, .36, '#ffb060', 34), (.18, .31, '#ffd9a0', 26), (.60, .36, '#ffcf90', 12)):
        pt(x, y, c, k * 1.2)
    for _ in range(26):
        pt(.36 + .2 * rg.random(), .30 + .12 * rg.random(), ['#ffc070', '#ffd9a0', '#ff8040'][rg.integers(3)], 6 + 14 * rg.random())
    # wet road: mirrored, stretched glow
    r0 = int((1 - .27) * h)
    n = h - r0
    src = np.clip(r0 - 1 - (np.arange(n) * 1.25).astype(int), 0, h - 1)
    A[r0:] = A[r0:] * .5 + A[src] * .42
    B = _disc_blur(A, 15.5 * w / 1280)
    return np.maximum(B, 0)


def float_image(A, name):
    """(h,w,3) linear array, top row first -> Blender float image."""
    h, w, _ = A.shape
    im = bpy.data.images.new(name, w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    p = np.ones((h, w, 4), np.float32)
    p[..., :3] = A[::-1]
    im.pixels.foreach_set(p.ravel())
    im.update()
    im.pack()
    return im


def backdrop_img(A, p, strength=1.0, name='bg'):
    """Glowing picture on a quad (bottom-left, bottom-right, top-right, top-left)."""
    t = NT(name)
    im = t.n('TexImage', {'extension': 'EXTEND'}, Vector=t.n('TexCoord').outputs['UV'])
    im.image = float_image(A, name)
    m = t.done(t.n('Emission', Color=im.outputs[0], Strength=strength))
    o = quad(p, m, name, np.array([[0, 0], [1, 0], [1, 1], [0, 1]]))
    o.visible_shadow = False
    return o


def tiffin(x, y, z, R=7.4, n=4, rot=0, s=0):
    """Brass tiffin carrier: stacked tins, side bars with clamp, domed lid, wooden grip."""
    b = mats.brass(.14, scale=1.0, rough=.19)
    b2 = mats.brass(0.0, rough=.24)
    h = 5.3
    g = []
    for k in range(n):
        p = [(0, 0), (R * .90, 0), (R * .93, .15), (R * .94, .5), (R * .985, .9), (R, 1.5), (R, h - .9), (R * .985, h - .75), (R + .32, h - .55), (R + .42, h - .3), (R + .32, h - .06), (R * .93, h)]
        g.append(lathe(p, 120, 110).rot('z', k * 31).move(0, 0, .5 + k * h))
    top = .5 + n * h
    lid = lathe([(R * .9, -.1), (R + .45, -.05), (R + .5, .25), (R + .3, .5), (R * .98, .9), (R * .86, 1.7), (R * .6, 2.35), (R * .3, 2.65), (R * .13, 2.7), (R * .12, 3.0), (R * .2, 3.4), (R * .17, 3.9), (0, 4.1)], 120, 110).move(0, 0, top)
    to_obj(merge(g + [lid]).rot('z', rot).move(x, y, z), 'tiffin', b)
    bars = []
    for sx in (-1, 1):
        bars.append(box(sx * (R + .62) - .16, sx * (R + .62) + .16, -.85, .85, .1, top + 4.4, .12))
        bars.append(box(sx * (R + 1.0) - .35, sx * (R + 1.0) + .35, -.55, .55, top - 1.0, top + 1.4, .2))
        bars.append(blob((.4, .5, .5), 2, 0).move(sx * (R + .9), 0, top + 3.9))
    bars.append(box(-R - .78, R + .78, -.85, .85, -.05, .3, .1))
    a = np.linspace(0, np.pi, 30)
    arc = np.stack([(R + .62) * np.cos(a), 0 * a, top + 4.2 + 6.2 * np.sin(a) ** .8], 1)
    bars.append(tube(arc, np.full(30, .42), 10))
    bars.append(box(-R * .6, R * .6, -.8, .8, top + 3.85, top + 4.25, .12))
    to_obj(merge(bars).rot('z', rot).move(x, y, z), 'tbars', b2)
    grip = tube([(-3.4, 0, top + 10.3), (-1.6, 0, top + 10.55), (1.6, 0, top + 10.55), (3.4, 0, top + 10.3)], [.75, 1.0, 1.0, .75], 18, 30)
    to_obj(grip.rot('z', rot).move(x, y, z), 'grip', teak('x', '#1a0d07', '#42200f', '#6a3a1a', .3, 4))


def coffee(x, y, z=0, k=1.0):
    """Filter coffee: brass tumbler standing in its davara, frothy top."""
    b = mats.brass(.1, scale=1.6, rough=.16)
    d = lathe([(0, .2), (3.6, .2), (3.8, 0), (4.0, .2), (4.2, 1.2), (4.4, 3.2), (5.0, 3.5), (5.3, 3.7), (5.0, 3.75), (4.2, 3.4), (4.0, 1.2), (3.6, .5), (0, .5)], 110, 110)
    t = lathe([(0, 0), (2.6, 0), (2.65, .3), (2.7, 3), (2.95, 6.8), (3.3, 8.2), (3.65, 8.5), (3.45, 8.55), (3.0, 8.1), (2.75, 6.8), (2.5, 3), (2.4, .4), (0, .3)], 100, 120)
    to_obj(merge([d, t.move(0, 0, .5)]).scale(k).move(x, y, z), 'coffee', b)
    f = disc_surface(2.9 * k, (.5 + 7.6) * k, .05, 2.2, 3, .2, 40, 90, .12)
    n = fbm(f.V, 2.6, 4, 5)
    f.C = mix(mix(lin('#a9713c'), lin('#d9b283'), ss(-.2, .4, n)), lin('#7a4a22'), ss(.75, 1, f.UV[:, 0]) * .6)
    bub = [blob((.13, .13, .09), 2, 0).scale(.4 + .9 * np.random.default_rng(i).random()).move(*(np.random.default_rng(i + 60).normal(size=2) * 1.1 * k), (.5 + 7.8) * k).color(lin('#d6b084')) for i in range(40)]
    to_obj(merge([f] + bub).move(x, y, z), 'froth', mats.food('froth', .35, .4, .4, 9, sss=.2, srad=.2, var=.08, coat=.3))


@cached
def check_cloth(a='#8c2a1c', b='#d39a2e', c='#2b1a14', size=5.2):
    """Kandangi-like broad check cotton (UV in cm)."""
    t = NT('check')
    uv = t.n('TexCoord').outputs['UV']
    s = t.n('SeparateXYZ', Vector=uv)
    def band(o):
        f = t.math('FRACT', t.math('DIVIDE', o, size))
        return t.math('LESS_THAN', f, .42), t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', f, .7)), .04)
    bx, lx = band(s.outputs[0]); by, ly = band(s.outputs[1])
    col = t.mixc(t.math('MULTIPLY', t.math('ADD', bx, by), .5), a, b)
    col = t.mixc(t.math('MAXIMUM', lx, ly), col, c)
    w1 = t.n('TexWave', {'bands_direction': 'X'}, Vector=uv, Scale=5.5, Distortion=.6).outputs['Fac']
    w2 = t.n('TexWave', {'bands_direction': 'Y'}, Vector=uv, Scale=5.5, Distortion=.6).outputs['Fac']
    h = t.math('ADD', w1, w2)
    col = t.mixc(.25, col, t.mixc(h, (.2, .2, .2), (1, 1, 1)), 'MULTIPLY')
    return t.done(t.pbr(Base_Color=col, Roughness=.95, Specular=.1, Sheen=.3, Normal=t.bump(h, .35, .05)))


def draped(x0, x1, y0, y1, z, edge_y, drop=12, s=0, mat=None):
    """Cloth lying on a surface and falling over its front edge at y = edge_y."""
    W, D = x1 - x0, (y1 - edge_y) + drop

    def fn(u, v):
        a = u * W
        d = v * D                      # distance from the back edge
        lay = y1 - edge_y
        over = np.maximum(0, d - lay)
        r = 1.2
        th = np.minimum(over / r, np.pi / 2)
        y = y1 - np.minimum(d, lay) - r * np.sin(th)
        zz = z - r * (1 - np.cos(th)) - np.maximum(0, over - r * np.pi / 2)
        P = np.stack([a, d, 0 * a], 1)
        wv = fbm(P * [1, .35, 1], .12, 3, s)
        y = y - np.maximum(0, over) * .10 * (1 + 1.5 * wv)
        zz = zz + .25 + .35 * np.maximum(0, wv) * (over < .5) + .12 * fbm(P, .4, 2, s)
        return np.stack([x0 + a + .5 * fbm(P, .07, 2, s + 2) + .10 * over * wv, y, zz], 1)
    g = grid(120, 120, fn)
    g.UV = g.UV * [W, D]
    to_obj(g, 'cloth', mat or check_cloth())


@scene
def tiffinlondon():
    """Brass tiffin carrier on a painted sill, rain on the pane, London dusk behind."""
    core.seed(81)
    rg = core.rng()
    A = london_backdrop()
    backdrop_img(A, [(-108, 200, -64), (108, 200, -64), (108, 200, 98), (-108, 200, 98)], 1.15)
    t = NT('paint')
    c = t.coord()
    n, n2 = t.noise(.25, c, 4, .65), t.noise(1.6, t.mapping(c, (.1, 1, 1)), 3, .6)
    paint = t.done(t.pbr(Base_Color=t.mixc(t.ramp(n, [(.5, 0.), (.68, 1.)]), '#cfc6b4', '#a6977f'), Roughness=t.maprange(n2, .3, .7, .28, .5), Specular=.5, Normal=t.bump(n2, .15, .08)))
    flat(merge([box(-90, 90, -17, 7, -4, 0, 1.0, 3), box(-90, 90, -15.5, -14, -9, -3, .4)]), 'sill', paint)
    fr = [box(-90, 90, 6, 12, -1, 5.4, .6), box(-90, 90, 4.6, 6.4, -.5, 1.4, .5)]
    for x in (-33.5, 44):
        fr.append(box(x - 1.3, x + 1.3, 6.2, 11.8, 5, 90, .5)); fr.append(box(x - .5, x + .5, 5.2, 6.4, 5, 90, .3))
    flat(merge(fr), 'frame', paint)
    # pane: faint sheen and breath of mist towards the bottom
    t = NT('pane')
    c = t.coord()
    z = t.n('SeparateXYZ', Vector=c).outputs[2]
    n = t.noise(.12, c, 3, .6)
    mist = t.math('MULTIPLY', t.maprange(z, 4, 26, .30, .03), t.maprange(n, .3, .7, .5, 1.3))
    tr = t.n('BsdfTransparent', Color=(1, 1, 1))
    df = t.n('BsdfDiffuse', Color=lin('#9fb0c8'))
    m1 = t.n('MixShader', Fac=mist); t.set(m1, '#1', tr.outputs[0]); t.set(m1, '#2', df.outputs[0])
    quad([(-90, 9, 4), (90, 9, 4), (90, 9, 90), (-90, 9, 90)], t.done(m1), 'pane')
    # rain
    t = NT('water')
    water = t.done(t.pbr(Base_Color=(1, 1, 1), Transmission=1.0, Roughness=0.0, IOR=1.24, Specular=.3))
    base = [blob((1, .42, 1.1), 3, .14, 1.0, k) for k in range(5)]
    D = []
    for _ in range(620):
        r = .09 + .42 * rg.random() ** 3.2
        D.append(base[rg.integers(5)].copy().scale(r).move(-40 + 86 * rg.random(), 9.15, 5.5 + 52 * rg.random()))
    for _ in range(15):     # runs
        x, z0 = -38 + 82 * rg.random(), 22 + 34 * rg.random()
        L = 6 + 16 * rg.random()
        D.append(base[0].copy().scale(.42, .42, .62).move(x, 9.2, z0 - L))
        zz = z0
        while zz > z0 - L:
            D.append(base[rg.integers(5)].copy().scale(.07 + .13 * rg.random()).move(x + rg.normal() * .12, 9.1, zz)); zz -= .5 + 1.1 * rg.random()
    to_obj(merge(D), 'rain', water)
    # still life
    draped(-13, 16, -14, 4.5, 0, -17, 11, 4)
    tiffin(2.5, -5.6, .45, 7.0, 4, 24)
    coffee(19.5, -7.5, 0, .92)
    place_curry_sprig(T(-19, -11.5, .1) @ rotm('z', 14), 4, leafL=2.5, L=9)
    for k, (x, y, a) in enumerate(((-24.5, -6.4, 30), (-22.6, -9.6, 120))):
        p, st = gundu(1.05, k + 3)
        M = T(x, y, 0) @ rotm('z', a)
        to_obj(p.xf(M), 'gundu', mat_chilli()); to_obj(st.xf(M), 'gst', mats.food('stem', .5, .3, .2))
    place_star_anise(T(25.8, -11.8, 0), 3, 1.35)
    # room light: warm lamp right, strip for the metal; cold from the street
    rigs.world(.10, '#5a4530', '#2a3444')
    light_area((62, -70, 62), (2, -6, 12), 34, 46, 150000, (1, .70, .42))
    light_area((-70, -60, 40), (2, -6, 14), 20, 60, 70000, (1, .82, .62))
    light_area((-10, 60, 50), (0, -4, 8), 90, 60, 60000, (.55, .70, 1.0), False)
    light_area((16, 70, 40), (4, -6, 14), 30, 50, 26000, (1, .55, .30), False)
    cam_at((-4, -104, 27), (-.5, 0, 17.4), 61, (0, 0), 7.0, (2.5, -11, 14))
    return dict(exposure=.55, sat=1.26, cycles=dict(FAST, transmission_bounces=6, max_bounces=8, transparent_max_bounces=12))


def place_dosa(x, y, z, rot=0, R=15.5):
    """Rolled dosa with its potato spilling out of the right end."""
    m = mats.map_food(dosa_texture(TEX + 'dosa.png'), .38, .7, .09, trans=.10, spec=.45, micro=6)
    to_obj(dosa_roll(R, 1.62, 2.1, 3.1, 3).xf(T(x, y, z) @ rotm('z', rot)), 'dosa', m)
    a = math.radians(rot)
    potato_masala(x + (R + 1.2) * math.cos(a), y + (R + 1.2) * math.sin(a), z, 2.6, 2.0, 60, 3)


def bench(x0, x1, y, seat=-32, top=26):
    """Teak settle with a railed back (seat height relative to the table top)."""
    tk = teak('x', '#170b06', '#3a1c0d', '#5c3117', .36)
    tz = teak('z', '#170b06', '#3a1c0d', '#5c3117', .36)
    flat(merge([box(x0, x1, y - 42, y, seat - 4, seat, .8), box(x0, x1, y - 3, y + 3, top - 6, top, 1.2), box(x0, x1, y - 2, y + 2, seat + 8, seat + 12, .6)]), 'bench', tk)
    sp = lathe([(1.6, 0), (1.6, 2), (1.1, 3.4), (1.9, 6), (1.9, 8), (1.2, 12), (1.0, 20), (1.2, 28), (1.9, 32), (1.2, 36), (1.5, 38), (1.5, 41)], 18, 60)
    k = (top - 6 - seat - 12) / 41
    to_obj(merge([sp.copy().scale(1, 1, k).move(x, y, seat + 12) for x in np.arange(x0 + 7, x1, 9.5)]), 'spindle', tz)


def seat(x, y, z=-76, rot=0):
    """Teak chair with a spindle back, facing +y."""
    tk = teak('z', '#170b06', '#3a1c0d', '#5c3117', .36)

    def chair():
        g = [box(-21, 21, -20, 20, 42, 45, 1.0)]
        for sx in (-1, 1):
            g += [box(sx * 18 - 1.8, sx * 18 + 1.8, 15, 19, 0, 42, .5), box(sx * 18 - 1.8, sx * 18 + 1.8, -19.8, -16.8, 0, 87.5, .6)]
        g += [box(-20.6, 20.6, -20.2, -16.4, 86, 94, 1.0), box(-19, 19, -19.6, -17, 58, 61, .5), box(-18, 18, 16, 18, 22, 24.6, .4)]
        sp = lathe([(1.1, 0), (1.4, 3), (.9, 6), (1.3, 13), (.9, 20), (1.4, 23), (1.1, 25)], 16, 40)
        g += [sp.copy().move(dx, -18.3, 61) for dx in np.arange(-14, 15, 5.6)]
        flat(merge(g), 'chair', tk)
    place(T(x, y, z) @ rotm('z', rot), chair)


def napkin(x, y, z, rot=0, s=0, a='#e9dfc8', b='#c9b894'):
    """Folded cotton napkin."""
    out = []
    for k in range(3):
        def fn(u, v, k=k):
            P = np.stack([u * 16, v * 10, 0 * u], 1)
            return np.stack([(u - .5) * (16 - .5 * k), (v - .5) * (10 - .3 * k), .35 + .55 * k + .18 * fbm(P, .25, 3, s + k) - .5 * ss(.90, 1, np.abs(u - .5) * 2) * (1 - .3 * k)], 1)
        out.append(grid(50, 34, fn).rot('z', rg_small(k)))
    to_obj(merge(out).rot('z', rot).move(x, y, z), 'napkin', mats.cloth(a))


def rg_small(k):
    return (-1.2, .8, -.4)[k % 3]


def pendant(x, y, z, R=15, top=140):
    """Brass dome pendant with a glowing bulb; z = rim height."""
    prof = [(R, 0), (R + .3, .2), (R + .2, .8), (R * .97, 2.4), (R * .86, 6.4), (R * .66, 10.2), (R * .40, 12.6), (R * .2, 13.6), (R * .17, 16), (R * .22, 17), (R * .12, 18.6), (.3, 19)]
    to_obj(lathe(prof, 120, 110).move(x, y, z), 'pend', mats.brass(.3, scale=.8, rough=.24))
    inn = lathe([(a - .35, b - .1) for a, b in prof[:8]], 90, 60)
    to_obj(inn.move(x, y, z), 'pendin', emit((1.0, .66, .32), 3.0, 'lit_enamel'))
    to_obj(tube([(x, y, z + 18), (x, y, top)], [.22, .22], 6), 'cord', mats.food('cord', .8, .1, 0))
    to_obj(blob((3.1, 3.1, 3.7), 3, 0).move(x, y, z + 3.0), 'bulb', emit((1.0, .62, .28), 26, 'bulb'))


def place_setting(x, y, z=.0, rot=0, s=0, tint=.62):
    """Brass plate lined with leaf, for the places beyond."""
    to_obj(plate(13, 1.3).move(x, y, z), 'plate', mats.brass(.22, scale=1.9, rough=.26))

    def fn(u, v):
        a = v * 2 * np.pi
        P = np.stack([10.2 * u * np.cos(a), 10.2 * u * np.sin(a), 0 * u], 1)
        return P + np.stack([0 * u, 0 * u, .35 + .1 * fbm(P, .4, 2, s) * u], 1)
    g = grid(40, 90, fn, wrap_v=True)
    g.UV = g.V[:, :2].copy() + [0, 4.0]
    to_obj(g.color(tint).rot('z', rot).move(x, y, z), 'liner', mats.banana_leaf())


def room(wall_y, tile, tile_size, dado_top, plcol, x0=-260, x1=260, rail=None):
    """Back wall: tile dado, moulded wooden rail, plaster above."""
    t = NT('walltiles')
    c = t.coord()
    sp = t.n('SeparateXYZ', Vector=c)
    v = t.n('CombineXYZ', X=t.math('DIVIDE', sp.outputs[0], tile_size), Y=t.math('DIVIDE', t.math('SUBTRACT', sp.outputs[2], dado_top), tile_size)).outputs[0]
    im = t.n('TexImage', {'interpolation': 'Smart'}, Vector=v)
    im.image = bpy.data.images.load(TEX + f'tile-{tile}.png')
    n = t.noise(.06, c, 4, .6)
    col = t.mixc(t.maprange(n, .4, .7, 0, .35), im.outputs[0], '#6a4a2e', 'MULTIPLY')
    m = t.done(t.pbr(Base_Color=col, Roughness=t.maprange(n, .3, .7, .14, .34), Specular=.5, Normal=t.bump(im.outputs['Alpha'], .5, .12)))
    quad([(x0, wall_y, -90), (x1, wall_y, -90), (x1, wall_y, dado_top), (x0, wall_y, dado_top)], m, 'dado')
    flat(merge([box(x0, x1, wall_y - 2.4, wall_y + 2, dado_top, dado_top + 3.2, .5), box(x0, x1, wall_y - 1.4, wall_y + 2, dado_top + 3.2, dado_top + 5.4, .4)]), 'rail', rail or teak('x', '#170b06', '#3a1c0d', '#5c3117', .36))
    quad([(x0, wall_y - .2, dado_top), (x1, wall_y - .2, dado_top), (x1, wall_y - .2, 260), (x0, wall_y - .2, 260)], plaster(plcol, None, stain=.8), 'wall')


# ================================================================ 7 pillar detail
def place(M, fn, *a, **k):
    """Run a builder, then move everything it made by M; returns the new objects."""
    old = set(bpy.data.objects)
    fn(*a, **k)
    from mathutils import Matrix
    bpy.context.view_layer.update()      # or what was put down by its location still stands at the origin
    new = [o for o in bpy.data.objects if o not in old]
    mm = Matrix([list(map(float, r)) for r in np.asarray(M)])
    for o in new:
        o.matrix_world = mm @ o.matrix_world
    return new


def repeat(objs, Ms):
    """Linked copies of a group of objects under each matrix."""
    from mathutils import Matrix
    for M in Ms:
        mm = Matrix([list(map(float, r)) for r in np.asarray(M)])
        for o in objs:
            c = o.copy()
            c.matrix_world = mm @ o.matrix_world
            bpy.context.scene.collection.objects.link(c)


def garland(pts, n, r=2.3, s=0):
    """Marigold heads strung along a path."""
    rg = np.random.default_rng(s)
    P = spline(pts, n)
    H = [marigold(r, k, c, 46) for k, c in enumerate(('#ec8d10', '#f2b21c', '#e8760a', '#f0a616'))]
    out = []
    for k, p in enumerate(P):
        d = P[min(k + 1, n - 1)] - P[max(k - 1, 0)]
        g = H[rg.integers(4)].copy().scale(.9 + .2 * rg.random()).rot('z', rg.random() * 360).rot('x', 60 + rg.normal() * 40).rot('z', rg.random() * 360)
        out.append(g.move(*(p + rg.normal(size=3) * .25)))
    to_obj(merge(out), 'garland', mats.food('petal', .6, .3, .1, 4, trans=.3, var=.15))


# ================================================================ 8 outdoor catering
def big_handi(x, y, R=20, fill='biryani', s=0, lid=False):
    """Large brass cooking pot: 'biryani', 'curry', 'sambar', 'kesari' or lidded."""
    k = R / 11.0
    M = T(x, y, 0) @ S(k) @ rotm('z', 37 * s)
    if fill == 'biryani':
        from .tables import biriyani_pot
        place(M, biriyani_pot, 3, False)
        return

    from .supper import fowl, m_fowl

    def pot():
        o, i = handi(9.5, 11.2, 9.9, 11.2)
        to_obj(o, 'handi', mats.brass(.8, scale=1.1)); to_obj(i, 'handi_in', mats.tin())
        for a in (0, 180):
            to_obj(ring_handle(11.1, 7.0, ang=a + 18), 'handle', mats.brass(0.0))
        if lid:
            l = lathe([(11.6, 10.4), (11.7, 10.7), (11.2, 11.1), (10.4, 11.4), (7.5, 12.6), (3.5, 13.4), (1.2, 13.5), (.9, 14.2), (1.7, 15.1), (1.5, 15.9), (0, 16.2)], 120, 110)
            to_obj(l, 'lid', mats.brass(.5, scale=1.0)); return
        zf, rf = 9.3, 9.75
        L = dict(curry=('#54240b', '#2e1007', '#8a3810'), sambar=('#b0611a', '#7d3a0c', '#c9701a'))[fill]
        to_obj(disc_surface(rf, zf, .16, .8, s, .2, 90, 220, .1), 'gravy', mats.liquid(*L, .07, 1.0, .5, '#140703', .8, .6))
        rg = np.random.default_rng(s)
        if fill == 'curry':
            for q in range(15):
                a, r = q * 2.4, 8.2 * math.sqrt((q + .4) / 15)
                to_obj(fowl(40 + q % 8, (2.0, 1.4, 1.1)).rot('x', rg.normal() * 18).rot('z', rg.random() * 360).move(r * math.cos(a), r * math.sin(a), zf + .15), 'ch', m_fowl())
        else:
            b = []
            for q in range(46):
                a, r = rg.random() * 6.28, 8.6 * rg.random() ** .5
                b.append(blob((.7, .6, .45), 3, .25, 1.4, q).color(lin(['#d6892a', '#b8521c', '#7f9a3c', '#c9a34a', '#8a3a3a'][q % 5])).move(r * math.cos(a), r * math.sin(a), zf + .1))
            to_obj(merge(b), 'veg', mats.food('veg', .2, .55, .2, 4, coat=.5, coatr=.06, var=.2, sss=.05))
        Lv = [leaf_geo(2.9, 1.1, .35, .25, 0, .9, q).color(np.clip(1 + rg.normal() * .15, .7, 1.3)).rot('z', rg.random() * 360).move(*(rg.normal(size=2) * 3.6), zf + .5) for q in range(16)]
        to_obj(merge(Lv), 'tl', mat_fried_curryleaf())
    place(M, pot)


def ladle(M, L=46):
    """Long brass serving ladle lying along +x with its bowl at the origin."""
    b = lathe([(0, -2.6), (2.6, -2.2), (4.4, -.8), (5.0, .6), (5.1, 1.0), (4.8, .9), (4.2, -.5), (2.4, -1.8), (0, -2.2)], 70, 60)
    h = tube([(4.6, 0, .8), (8, 0, 3.2), (L * .5, 0, 5.0), (L, 0, 6.2), (L + 2.4, 0, 4.6)], [.5, .55, .5, .75, .5], 12, 60, flat=.6)
    to_obj(merge([b, h]).xf(M), 'ladle', mats.brass(.1, scale=1.2, rough=.2))


def leaf_stack(x, y, z=0, n=9, L=62, W=28, rot=0, s=0):
    """Cut banana leaves piled for serving."""
    rg = np.random.default_rng(s)
    base = [banana_leaf(L=L, W=W, s=k + s, sag=.16) for k in range(3)]
    for k in range(n):
        b, r = (g.copy() for g in base[k % 3])
        M = T(x + rg.normal() * 1.6, y + rg.normal() * 1.6, z + .42 * k) @ rotm('z', rot + rg.normal() * 4.0)
        to_obj(b.xf(M), 'banana', mats.banana_leaf()); to_obj(r.xf(M), 'rib', mats.food('rib', .35, .5, .15, 3, trans=.15, var=.15))


def garden_backdrop(w=1500, h=450, s=3):
    """Dusk garden thrown out of focus: hedge, far lit doorway, strings of warm bulbs."""
    rg = np.random.default_rng(s)
    Y, X = np.mgrid[0:h, 0:w].astype(float)
    v = 1 - Y / h
    n = fbm(np.stack([X.ravel() / 46, Y.ravel() / 46, 0 * X.ravel()], 1), 1, 4, s).reshape(h, w)
    A = mix(mix(lin('#181c12') * .5, lin('#3a3f26') * .5, ss(-.5, .5, n)), mix(lin('#e8a868') * .9, lin('#6d86a8') * .9, ss(.62, .98, v)), ss(.56, .66, v + .08 * n))
    def rect(x0, x1, v0, v1, c, k):
        m = (X / w > x0) & (X / w < x1) & (v > v0) & (v < v1)
        A[m] = lin(c) * k
    rect(.60, 1.0, .0, .78, '#6a4a34', .35)
    for x0 in (.655, .70, .80, .845, .94):
        rect(x0, x0 + .034, .30, .60, '#ffb860', .75 + .6 * rg.random())
    rect(.60, 1.0, .62, .66, '#8a5a3a', .6)
    for q, (a, b, sg) in enumerate(((.95, .86, .10), (.86, .92, .12), (.78, .74, .07))):
        for i in range(15):
            t = min(1, (i + .33 * q + .25 * rg.random()) / 14)
            x, yv = t, a + (b - a) * t - sg * 4 * t * (1 - t)
            j, i_ = int(x * (w - 8)) + 3, int((1 - yv) * h)
            A[max(0, i_ - 2):i_ + 3, j - 2:j + 3] = lin(['#ffc070', '#ffb050', '#ffd9a0'][rg.integers(3)]) * (110 + 90 * rg.random())
    return np.maximum(_disc_blur(A, 23), 0)


@scene
def catering():
    """Outdoor feast: row of brass pots on a long table, leaf stack, ladles, garden bulbs behind."""
    core.seed(111)
    rg = core.rng()
    c0, d0 = np.array([-48., -122.]), np.array([92., 126.])
    d0 /= np.linalg.norm(d0)
    m0, r0 = c0 + d0 * 640, np.array([d0[1], -d0[0]]) * 330
    a0, b0 = m0 - r0, m0 + r0
    backdrop_img(garden_backdrop(), [(*a0, -100), (*b0, -100), (*b0, 98), (*a0, 98)], .95)
    quad([(-900, -600, -76), (900, -600, -76), (900, 900, -76), (-900, 900, -76)], granite('#7a6c58', .5, 55), 'paving')
    flat(box(-190, 330, -34, 52, -5, -.4, 1.2, 3), 'table', mats.walnut(1.1))
    draped(-120, 300, -24, 30, -.4, -35, 66, 3, check_cloth('#390d0a', '#571811', '#b98430', 8.0))
    for k, (x, y, R, f, l) in enumerate(((20, -4, 19, 'biryani', 0), (67, 2, 18, 'curry', 0), (113, 6, 19, 'sambar', 0), (161, 10, 18, 'curry', 1), (209, 14, 19, 'curry', 1), (256, 18, 18, 'curry', 1))):
        big_handi(x + rg.normal(), y + rg.normal(), R, f, k, bool(l))
    leaf_stack(2, 30, .3, 7, 44, 24, 76, 3)
    ladle(T(34, -27.5, 2.8) @ rotm('z', 4), 40)
    ladle(T(67, 0, 17.5) @ rotm('z', 42) @ rotm('y', -16), 36)
    for k in range(7):
        t = lathe([(0, 0), (2.7, 0), (2.75, .2), (2.9, 3), (3.2, 7.5), (3.7, 9.6), (3.85, 9.7), (3.6, 9.5), (3.05, 7.5), (2.7, 3), (2.5, .5), (0, .4)], 70, 80)
        to_obj(t.move(48 + (k % 4) * 8.6 + rg.normal() * .4, 36 + (k // 4) * 8.4 + rg.normal() * .4, .3), 'tumb', mats.brass(.3, scale=1.9))
    flower_heap(-8, -15, 2, 9, 4, 26, 4, 2.6)
    to_obj(lathe([(0, 0), (7, 0), (9.6, 2), (10.6, 4.4), (10.2, 4.5), (9, 2.4), (0, .8)], 90, 60).move(-8, -15, .2), 'urli', mats.brass(.3, rough=.22))
    garland([(-96, -37.6, -6), (-60, -38.2, -13), (-24, -37.8, -6), (12, -38.2, -13), (48, -37.8, -6), (84, -38.2, -13), (120, -37.8, -6), (156, -38.2, -13), (190, -37.8, -6)], 104, 1.9, 4)
    place_curry_sprig(T(12, -28, .4) @ rotm('z', 8), 4, leafL=3.2, L=13)
    light_area((-120, 150, 170), (20, 0, 12), 90, 90, 1.6e6, (1, .74, .44))
    light_area((60, -170, 150), (20, 0, 10), 120, 110, 9e5, (1, .88, .74), False)
    light_area((200, 200, 120), (80, 0, 10), 60, 120, 6e5, (1, .66, .36), False)
    rigs.world(.22, '#8a6a4a', '#5a6a80')
    light_area((-140, -70, 60), (20, 0, 12), 70, 60, 3e5, (1, .80, .52), True)
    cam_at((-46, -119, 72), (44, 4, 16), 42, (0, 0), 5.6, (22, -12, 22))
    return dict(exposure=1.05, sat=1.18, cycles=FAST)


# ================================================================ 9 rows of leaves
def leaf_set(s=0, grains=2200):
    """One complete virundhu leaf at the origin (about 62 x 27 cm)."""
    core.seed(300 + s)
    rg = core.rng()
    place_banana_leaf(rotm('z', 180), L=64, W=28, s=9 + s, sag=.16)     # tip to the diner's left
    z0 = .3
    base = lambda X, Y: z0 + 3.0 * np.clip(1 - (np.hypot(X + 1, (Y + 5.2) / .82) / 6.3) ** 2, 0, 1) ** .9
    pile = Pile(17, .08, base, -1, -5.2)

    def und(u, v):
        a = v * 2 * np.pi
        x, y = -1 + 6.1 * u * np.cos(a), -5.2 + .82 * 6.1 * u * np.sin(a)
        return np.stack([x, y, pile.z(x, y) - .1], 1)
    to_obj(grid(30, 70, und, wrap_v=True).color(lin('#fbf4e4')), 'und', mats.food('und2', .6, .3, .4, 6, var=.1))
    x, y = scatter_disc(grains, 6.2, .5)
    pile.cap = pile.H + .45
    rice_pile(pile, -1 + x, -5.2 + y * .82, L=.85, r=.11, amt=.0, white='#fffbf2')
    # rice is left plain: a round of sambar on it reads as an egg from above
    V = mats.food('vegp', .42, .45, .45, 6, coat=.12, coatr=.2, var=.3, sss=.08, srad=.15, bdist=.05)

    def veg(x, y, R, cols, under, q, n=170, rods=False):
        if rods:
            G = [tube([(-.45, 0, 0), (0, .03, 0), (.45, 0, 0)], [.2, .23, .2], 8, 6).color(mix(lin(cols[0]), lin(cols[1]), rg.random())) for _ in range(6)]
        else:
            G = [blob((.34, .31, .26), 2, .34, 1.5, k).color(mix(lin(cols[0]), lin(cols[1]), rg.random())) for k in range(6)]
        G += [blob((.17, .1, .06), 1, .3, 2, k).color(lin('#f3ead2')) for k in range(2)]
        heap(x, y, z0, R, 1.5, G, n, V, under, q + s, temper=2)
    veg(-15.6, 7.4, 3.3, ('#4f7f24', '#7ba53c'), '#3d5a1c', 1, rods=True)
    veg(-7.4, 8.0, 3.2, ('#7d1232', '#a81d48'), '#4d0a1f', 2)
    veg(.6, 8.4, 3.1, ('#d9681a', '#ee9230'), '#a04c10', 3)
    veg(8.4, 8.2, 3.2, ('#dd9f1e', '#efc552'), '#b8801a', 5)
    veg(16.0, 7.6, 3.0, ('#d8a637', '#ecc868'), '#c18f2c', 6)
    for (px, py, R, c) in ((-21.6, 6.4, 1.7, ('#7d1606', '#3f0a03', '#b12a08')), (22.2, 6.6, 1.8, ('#2f5a18', '#1c3a0e', '#4f8a22'))):
        to_obj(disc_surface(R, z0, .25, 1.4, 4, .6, 36, 70, 0).move(px, py, 0), 'pick', mats.liquid(*c, .07, 2.0, .6, '#1b0803', .7, .5))
    salt = disc_surface(.9, z0, .1, 2, 2, .4, 20, 40, 0).color(lin('#f5f1ea'))
    to_obj(salt.move(-25.0, 4.6, 0), 'salt', mats.food('salt', .3, .5, .4, 9))
    pm = mats.food('papad', .38, .4, .3, 8, trans=.3, var=.12, bdist=.04)
    to_obj(papad(5.6, 1 + s).rot('x', 8).rot('z', -20).move(-15.0, -4.6, 1.5), 'papad', pm)
    to_obj(vada_geo(3 + s, 2.2, 1.35).scale(.95).move(9.4, -4.4, z0), 'vada', mat_vada())
    k = lathe([(0, 0), (2.1, 0), (2.4, .18), (2.25, .8), (1.95, 1.6), (1.2, 2.0), (0, 2.05)], 80, 60)
    k.displace(.10 * fbm(k.V, .9, 3, 1)); k.C = mix(lin('#cf620c'), lin('#ec9420'), ss(-.3, .4, fbm(k.V, 2, 3, 4)))
    to_obj(k.move(16.2, -3.6, z0), 'kesari', mats.food('kesari', .25, .5, .6, 9, sss=.3, srad=.3, coat=.4, coatr=.1, var=.1, bdist=.05))
    a = np.linspace(-.75, .75, 9)
    b = tube(np.stack([8.5 * np.sin(a), 8.5 - 8.5 * np.cos(a), 0 * a + 1.2], 1), [.35, .8, 1.2, 1.38, 1.42, 1.38, 1.2, .6, .36], 20, 60)
    b.C = mix(mix(lin('#e9c02f'), lin('#f3d75a'), ss(-.4, .4, fbm(b.V, .4, 3, 2))), lin('#4a3512'), np.maximum(ss(.955, .99, b.UV[:, 0]), ss(.05, .01, b.UV[:, 0])))
    to_obj(b.rot('z', 70).move(23.0, -3.0, z0), 'banana', mats.food('banana', .42, .4, .15, 3, sss=.1, srad=.3, var=.1, bdist=.03))
    katori(-24.5, 16.4, 0, 'payasam', 3.4, 2.9, 'brass', 20)
    katori(24.0, 16.2, 0, 'rasam', 3.3, 2.8, 'brass', 21)
    t = lathe([(0, 0), (2.7, 0), (2.75, .2), (2.9, 3), (3.2, 7.5), (3.7, 9.6), (3.85, 9.7), (3.6, 9.5), (3.05, 7.5), (2.7, 3), (2.5, .5), (0, .4)], 80, 90)
    to_obj(t.move(31.5, 15.6, 0), 'tumbler', mats.brass(.5, scale=1.9))
