"""blender -b --factory-startup -P render.py -- --scene NAME --size 1200x900 --samples 36 --out out/NAME.png [--threads 1] [--fast] [--border x0,y0,x1,y1]"""
import argparse, importlib, os, subprocess, sys, time
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
ap = argparse.ArgumentParser()
ap.add_argument('--scene', required=True)
ap.add_argument('--size', default='1200x900')
ap.add_argument('--samples', type=int, default=64)
ap.add_argument('--threads', type=int, default=1)
ap.add_argument('--out', required=True)
ap.add_argument('--post', default='')
ap.add_argument('--fast', action='store_true', help='fewer bounces')
ap.add_argument('--border', default='', help='x0,y0,x1,y1 in pixels from the top left: render only this box, no post (see patch.py)')
q = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
import bpy
from kit import dishes, rigs
for name in ('dishes_a', 'dishes_b', 'frames', 'places', 'stills', 'tables', 'east_ham', 'wimbledon', 'supper', 'walk', 'menu', 'lunch', 'buckets', 'tandoor', 'trunk', 'wine'):      # each registers its scenes in dishes.SCENES
    importlib.import_module('kit.' + name)
t0 = time.time()
rigs.reset()
opts = dishes.SCENES[q.scene]() or {}
w, h = map(int, q.size.split('x'))
rigs.setup((w, h), q.samples, q.threads)
cycles = bpy.context.scene.cycles
if q.fast:
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 5, 2, 3, 4
for k, v in (opts.pop('cycles', None) or {}).items():     # per-scene sampling
    setattr(cycles, k, v)
if q.border:
    x0, y0, x1, y1 = map(int, q.border.split(','))
    rd = bpy.context.scene.render
    rd.use_border, rd.use_crop_to_border = True, False
    rd.border_min_x, rd.border_max_x, rd.border_min_y, rd.border_max_y = x0 / w, x1 / w, 1 - y1 / h, 1 - y0 / h
t1 = time.time()
base = os.path.splitext(os.path.abspath(q.out))[0]
rigs.render_pair(base)
t2 = time.time()
if q.border:
    print(f'TIMES {q.scene} border {q.border} render={t2-t1:.1f}s', flush=True)
    sys.exit(0)
args = ['/usr/bin/python3', HERE + '/post.py', base + '.a.exr', base + '.b.exr', os.path.abspath(q.out)]
for k, v in opts.items():
    args += ['--' + k, str(v)]
env = {k: v for k, v in os.environ.items() if not k.startswith('PYTHON')}
env['OMP_NUM_THREADS'] = env['OPENBLAS_NUM_THREADS'] = '1'
subprocess.check_call(args + q.post.split(), env=env)
print(f'TIMES {q.scene} {q.size} spp={q.samples} build={t1-t0:.1f}s render={t2-t1:.1f}s post={time.time()-t2:.1f}s', flush=True)
