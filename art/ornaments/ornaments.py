#!/usr/bin/python3
"""Write every drawn ornament of the site to where the site takes it from, and the logo family to ../logo/.

    art/ornaments/ornaments.py            write
    art/ornaments/ornaments.py --check    write nothing; fail when a file is stale, strange or heavier than its budget

Standard library only for the SVGs. The icons in PNG and ICO need rsvg-convert (librsvg2-bin) and are written by --icons;
they are checked for being there, not for their bytes, since another librsvg would smooth an edge differently.
"""
import gzip
import os
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)
import faces
import house
import kitchen
import kolam
import symbols
import tiles

BUDGET = 6 * 1024      # bytes after gzip: an ornament is a background, never worth more than a small picture
ROOT = os.path.dirname(os.path.dirname(HERE))
ORNAMENTS, LOGO, PUBLIC = (os.path.join(ROOT, name) for name in ('src/styles/ornaments', 'art/logo', 'public'))
BY_HAND = {'house-plan.svg'}
ICONS = {'icon-192.png': ('public/favicon.svg', 192), 'icon-512.png': ('public/favicon.svg', 512), 'maskable-512.png': ('art/logo/maskable.svg', 512), 'apple-touch-icon.png': ('public/favicon.svg', 180)}


def ornaments():
    """Name to document."""
    out = {f'tile-{p}-{w}.svg': tiles.tile(p, w) for p, w in (('thamarai', 'oxide'), ('pookal', 'oxide'), ('pookal', 'peacock'), ('pookal', 'night'), ('kattam', 'oxide'))}
    out |= {
        'frame-oxide.svg': house.frame(*house.FRAME), 'strip-oxide.svg': house.strip(*house.FRAME),
        'kolam-brass.svg': kolam.kolam(*kolam.medallion_plan(), house.BRASS),
        'kolam-diamond-brass.svg': kolam.kolam(kolam.diamond_rows(4), (), house.BRASS),
        'pillar-cap.svg': house.pillar_cap(), 'pillar-shaft.svg': house.pillar_shaft(), 'pillar-base.svg': house.pillar_base(), 'lintel.svg': house.lintel(),
        'braid.svg': house.braid(house.OXIDE),
        'pulli.svg': house.pulli(house.OXIDE, '.28'), 'pulli-brass.svg': house.pulli(house.BRASS, '.4'),
        'mark.svg': house.mark(), 'logo.svg': house.logo(),
        'stars.svg': kitchen.stars(house.BRASS, house.STONE),
        'coriander.svg': kitchen.coriander(),
        'brand.svg': symbols.brand_symbols(), 'symbols.svg': symbols.site_symbols(), 'category-icons.svg': symbols.category_icons(),
        'front.svg': house.front(tiles.tile('thamarai', 'oxide')), 'door-oxide.svg': house.door(12, *house.FRAME),
    }
    return out


def elsewhere():
    """What one component alone takes, beside it; path to document."""
    return {'src/islands/feedback/ratings.svg': faces.ratings(), 'public/favicon.svg': house.icon()}


def logos():
    """The logo family as SVG."""
    return {
        'mark.svg': house.mark(), 'logo.svg': house.logo(), 'wordmark.svg': house.wordmark(),
        'mark-black.svg': house.mark('#000'), 'mark-white.svg': house.mark('#fff'), 'logo-black.svg': house.logo('#000'), 'logo-white.svg': house.logo('#fff'),
        'maskable.svg': house.icon(62, 52, 9),      # a mask may cut a tenth from every side
    }


def png(source, px, target):
    """Rasterise."""
    subprocess.check_call(['rsvg-convert', '-w', str(px), '-h', str(px), os.path.join(ROOT, source), '-o', target])


def write_icons():
    """PNG icons, and favicon.ico holding three of them."""
    for name, (source, px) in ICONS.items():
        png(source, px, os.path.join(PUBLIC, name))
    parts = []
    for px in (16, 32, 48):
        tmp = os.path.join(PUBLIC, f'.{px}.png')
        png('public/favicon.svg', px, tmp)
        parts.append((px, open(tmp, 'rb').read()))
        os.remove(tmp)
    head, at, body = struct.pack('<HHH', 0, 1, len(parts)), 6 + 16 * len(parts), b''
    for px, data in parts:
        head += struct.pack('<BBBBHHII', px, px, 0, 0, 1, 32, len(data), at + len(body))
        body += data
    open(os.path.join(PUBLIC, 'favicon.ico'), 'wb').write(head + body)


def main():
    check = '--check' in sys.argv
    wrong = []
    for folder, files in ((ORNAMENTS, ornaments()), (LOGO, logos()), (ROOT, elsewhere())):
        for name, text in sorted(files.items()):
            path = os.path.join(folder, name)
            heavy = len(gzip.compress(text.encode(), 9, mtime=0))
            if heavy > BUDGET:
                wrong.append(f'{name}: {heavy} bytes gzipped, budget {BUDGET}')
            if not check:
                open(path, 'w').write(text)
            elif not os.path.exists(path) or open(path).read() != text:
                wrong.append(f'{name}: stale, run art/ornaments/ornaments.py')
        extra = {f for f in os.listdir(folder) if f.endswith('.svg')} - {*files, *BY_HAND}
        wrong += [f'{name}: nothing draws this file any more' for name in sorted(extra)]
    if '--icons' in sys.argv and not check:
        write_icons()
    wrong += [f'{name}: missing, run art/ornaments/ornaments.py --icons' for name in (*ICONS, 'favicon.ico') if not os.path.exists(os.path.join(PUBLIC, name))]
    for line in wrong:
        print(line, file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
