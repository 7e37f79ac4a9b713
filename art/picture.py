#!/usr/bin/python3
"""Render pictures of the site by name, as pictures.yaml describes them.

    art/picture.py SLUG...          render, or cut, into content/pictures/SLUG.jpg, or the folder in its line
    art/picture.py SLUG --quick     a small noisy proof in art/out/, for looking at
    art/picture.py --check          table and folders agree: no file without a line, no line without a file, sizes, weights, alts

Once per machine: apt-get install -y blender python3-numpy python3-scipy python3-pil python3-openimageio python3-yaml librsvg2-bin gcc
"""
import argparse
import os
import subprocess
import sys

import yaml
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
ALT, ONE, ALL = 140, 800_000, 40_000_000      # characters; bytes of one original; bytes of all of them


def table():
    """Slug to its line."""
    return {p['slug']: p for p in yaml.safe_load(open(f'{HERE}/pictures.yaml'))['pictures']}


def file_of(p):
    """The original that a line describes."""
    return f'{ROOT}/{p.get("folder", "content/pictures")}/{p["slug"]}.jpg'


def ready():
    """Compile the denoiser when it is new, and draw the floors the first time."""
    source, nlm = f'{HERE}/kit/nlm.c', f'{HERE}/kit/nlm'
    if not os.path.exists(nlm) or os.path.getmtime(nlm) < os.path.getmtime(source):
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-o', nlm, source, '-lm'])
    if not os.path.isdir(f'{HERE}/tex'):
        subprocess.check_call(['/usr/bin/python3', f'{HERE}/textures.py'])
    os.makedirs(f'{HERE}/out', exist_ok=True)


def render(p, quick):
    """One picture through Blender; returns the PNG."""
    w, h = map(int, p['size'].split('x'))
    samples, out = p['samples'], f'{HERE}/out/{p["slug"]}.png'
    if quick:
        w, h, samples = w // 3, h // 3, 6
    cmd = ['nice', '-n', '15', 'blender', '-b', '--factory-startup', '-P', f'{HERE}/render.py', '--', '--scene', p['scene'], '--size', f'{w}x{h}', '--samples', str(samples), '--out', out, '--threads', '1']
    if p.get('fast'):
        cmd.append('--fast')
    if p.get('grade'):
        cmd += ['--post=' + p['grade']]      # one word for argparse, as the value begins with a dash
    subprocess.check_call(cmd, stdout=subprocess.DEVNULL)
    return out


def save(image, p):
    """JPEG, colour at full resolution, progressive; a small picture at a lower quality. `lift` brightens the middle tones only."""
    tones = [round(255 * (v / 255) ** (1 / p.get('lift', 1))) for v in range(256)]
    image.convert('RGB').point(tones * 3).save(file_of(p), quality=91 if max(image.size) > 800 else 83, subsampling=0, optimize=True, progressive=True)


def make(p, quick, pictures):
    """Render it, or cut it from a finished original."""
    if 'cut' in p:
        x, y, w, h = p['cut']
        save(Image.open(file_of(pictures[p['from']])).crop((x, y, x + w, y + h)).resize(tuple(map(int, p['size'].split('x'))), Image.LANCZOS), p)
        return
    ready()
    png = render(p, quick)
    if not quick:
        save(Image.open(png), p)


def check(pictures):
    """Every complaint, in words."""
    lines = {file_of(p): p for p in pictures.values()}
    files = {f'{folder}/{f}' for folder in map(os.path.dirname, lines) for f in os.listdir(folder) if f.endswith('.jpg')}
    yield from (f'{os.path.basename(f)}: not in art/pictures.yaml' for f in sorted(files - set(lines)))
    yield from (f'{lines[f]["slug"]}: in art/pictures.yaml, but no such original' for f in sorted(set(lines) - files))
    yield from (f'{p["slug"]}: is cut from {p["from"]}, which has no line' for p in pictures.values() if p.get('from', p['slug']) not in pictures)
    for path in sorted(files & set(lines)):
        p, s = lines[path], lines[path]['slug']
        w, h = Image.open(path).size
        if f'{w}x{h}' != p['size']:
            yield f'{s}: is {w}x{h}, the table says {p["size"]}'
        if os.path.getsize(path) > ONE:
            yield f'{s}: {os.path.getsize(path)} bytes, at most {ONE}'
        if not 0 < len(p['alt']) <= ALT:
            yield f'{s}: alt of {len(p["alt"])} characters, 1 to {ALT}'
    total = sum(map(os.path.getsize, files))
    if total > ALL:
        yield f'all originals: {total} bytes, at most {ALL}'


if __name__ == '__main__':
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('slug', nargs='*')
    ap.add_argument('--quick', action='store_true')
    ap.add_argument('--check', action='store_true')
    q = ap.parse_args()
    pictures = table()
    if q.check:
        wrong = list(check(pictures))
        print('\n'.join(wrong), file=sys.stderr, end='\n' if wrong else '')
        sys.exit(1 if wrong else 0)
    for slug in q.slug or ap.error('which picture? see art/pictures.yaml'):
        make(pictures[slug], q.quick, pictures)
