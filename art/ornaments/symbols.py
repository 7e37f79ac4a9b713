"""The sheets of symbols: what pages point at with <use>. Nothing in them refers to anything else in them, since a browser
that fetches a sheet for one symbol need not follow such a link."""
from house import GLYPHS, mark_drawing
from shapes import num


def symbol(ident, view, body):
    """One drawing of a sheet."""
    return f'<symbol id="{ident}" viewBox="{view}">{body}</symbol>\n'


def sheet(symbols, note=''):
    """The document."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{note}{"".join(symbols)}</svg>\n'


# ------------------------------------------------------------------ marks in the line and colour of their group
def line(d):
    """An open or closed line."""
    return f'<path d="{d}"/>'


def hoop(x, y, r):
    """A circle in outline."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def dots(*places, r=1.6, colour='currentColor'):
    """Filled circles: real ones, since a canvas (the PDF) leaves out lines of no length."""
    return ''.join(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{colour}" stroke="none"/>' for x, y in places)


def tint(d, colour):
    """An area without a line."""
    return f'<path d="{d}" fill="{colour}" stroke="none"/>'


def drawn(body, width, colour='currentColor', ends='', corners=''):
    """A group of such marks."""
    more = (f' stroke-linecap="{ends}"' if ends else '') + (f' stroke-linejoin="{corners}"' if corners else '')
    return f'<g fill="none" stroke="{colour}" stroke-width="{width}"{more}>{body}</g>'


def solid(d):
    """An area in the text's colour."""
    return f'<path fill="currentColor" d="{d}"/>'


# ------------------------------------------------------------------ src/styles/ornaments/symbols.svg
def site_symbols():
    """The signs of controls."""
    return sheet([
        symbol('google-play', '0 0 28 28', drawn(line('M6 4l18 10L6 24z') + line('M6 4l11 14M6 24l11-14'), 2, corners='round')),
        symbol('app-store', '0 0 28 28', drawn('<rect x="7" y="2.5" width="14" height="23" rx="2.5"/>' + line('M14 8v8M10.5 13l3.5 3.5 3.5-3.5M12 22h4'), 2, ends='round', corners='round')),
        symbol('download', '0 0 20 20', drawn(line('M10 2v11M5 9l5 5 5-5M2 18h16'), 2)),
        symbol('out', '0 0 20 20', drawn(line('M8 4H3.5v12.5H16V12M11 3h6v6M17 3l-8 8'), 1.8)),
        symbol('copy', '0 0 20 20', drawn(line('M7 6.5h10v11H7zM4 13.5H3v-11h10v1'), 1.7)),
        symbol('mail', '0 0 20 20', drawn(line('M2 4.5h16v11H2zM2 5l8 6 8-6'), 1.7)),
        symbol('phone', '0 0 20 20', drawn(line('M6.5 2.5L8.6 7L6.3 8.8c1 2.1 2.7 3.9 4.9 4.9L13 11.4l4.5 2.1v3.2c0 .6-.5 1-1.1.9C9 17 3 11 2.4 3.6C2.3 3 2.8 2.5 3.4 2.5z'), 1.7, corners='round')),
        symbol('lines', '0 0 20 20', drawn(line('M0 4h20M0 10h20M0 16h20'), 2)),
        symbol('cross', '0 0 20 20', drawn(line('M3 3l14 14M17 3 3 17'), 2)),
        symbol('arrow', '0 0 20 20', drawn(line('M1 10h18M13 4l6 6-6 6'), 2)),
        symbol('pause', '0 0 16 16', solid('M3 2h3.5v12H3zM9.5 2H13v12H9.5z')),
        symbol('play', '0 0 16 16', solid('M3.5 1.5v13l10-6.5z')),
        symbol('filter', '0 0 20 20', drawn(line('M2 6h8m5 0h3M2 14h3m5 0h8') + hoop(12.5, 6, 2.3) + hoop(7.5, 14, 2.3), 1.8)),
        symbol('bus', '0 0 20 20', drawn(line('M3.5 15V4.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2V15zM3.5 10h13M6 15v2.5M14 15v2.5') + dots((6.5, 12.5), (13.5, 12.5), r=1), 1.5)),
        symbol('train', '0 0 20 20', drawn(line('M4.5 4.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v8.3a1.7 1.7 0 0 1-1.7 1.7H6.2a1.7 1.7 0 0 1-1.7-1.7zM4.5 9h11M10 2.5V9M7 14.5l-2.5 3.3M13 14.5l2.5 3.3') + dots((7.3, 11.8), (12.7, 11.8), r=1), 1.5)),
        symbol('lift', '0 0 20 20', drawn(line('M3 2.5h14v15H3zM10 2.5v15M6.5 13V7.5M4.8 9.2l1.7-1.7 1.7 1.7M13.5 7v5.5M11.8 10.8l1.7 1.7 1.7-1.7'), 1.5)),
        symbol('parking', '0 0 20 20', drawn(line('M3 2.5h14v15H3z'), 1.5) + drawn(line('M8 14.5v-9h2.8a2.6 2.6 0 0 1 0 5.2H8'), 2)),
        symbol('access', '0 0 20 20', drawn(line('M9 6v6h4.5l2 4.5H17M9 8.5h4M6.6 9.6a4.4 4.4 0 1 0 6 5.6'), 1.6) + dots((9, 3.2))),
    ])


# ------------------------------------------------------------------ src/styles/ornaments/brand.svg
def brand_symbols():
    """The mark and the name."""
    return sheet([symbol('mark', '5 5 190 190', mark_drawing()), symbol('word', '-.5 -74.2 296 76.6', solid(GLYPHS['valavu']))])


# ------------------------------------------------------------------ src/styles/ornaments/category-icons.svg
CATEGORIES = {
    'rasam': line('M5 23h38c0 11-8 17-19 17S5 34 5 23zM17 44h14M17 17c-4-4 3-6 0-10M25 17c-4-4 3-6 0-10M33 17c-4-4 3-6 0-10')
        + dots((17, 30), (24, 32), (31, 30)),
    'vadai': hoop(24, 24, 18) + hoop(24, 24, 6) + dots((24, 12), (32.5, 15.5), (36, 24), (32.5, 32.5), (24, 36), (15.5, 32.5), (12, 24), (15.5, 15.5)),
    'briyani': line('M7 22h34v6c0 9-7 14-17 14S7 37 7 28zM4 22h40M10 22c0-8 6-12 14-12s14 4 14 12M7 29c-5 0-5 6 1 6M41 29c5 0 5 6-1 6')
        + hoop(24, 7, 2.6)
        + dots((17, 31), (24, 34), (31, 31)),
    'bucket': line('M9 20h30l-4 22H13zM6 20h36M11 20C11 3 37 3 37 20M14 20c1-4 5-5 7-3 2-4 8-4 9 0 2-1 4 0 4 3') + dots((19, 28), (29, 28), (24, 34)),
    'leaf': line('M3 28C9 13 31 8 45 16C43 33 21 43 3 28zM3 28C17 26 31 22 45 16') + dots((18, 20.5), (26, 17.5), (34, 15.8), (22, 33), (30, 30)),
    'fish': line('M4 25c6-9 14-12 21-12 6 0 10 4 13 8l7-7c-1 7-1 13 0 21l-7-7c-3 5-8 9-14 9C16 37 9 33 4 25zM17 15c3 6 3 14 0 20M25 21c2 2 2 6 0 8M32 21c2 2 2 6 0 8')
        + dots((11.5, 23.5)),
    'prawn': line('M9 17C13 8 24 5 33 10c8 5 10 15 5 23-4 6-11 9-19 8M9 17c5 4 12 3 17 5 5 3 5 9 0 12-2 1-4 2-7 2M19 36L10 34c-3 2-2 4.5 1 5-3 1-3 4 0 5l8-3M30 9l-4 13M41 20l-12 5M38 33l-9-3M28 40l-3-5.5M10 15C8 11 10 6 14 4M12 12C7 11 4 8 4 4')
        + dots((18, 13.5), r=1.7),
    'idiyappam': line('M5 27h38c0 10-8 15-19 15S5 37 5 27zM9 27c-2-9 5-16 15-16s17 7 15 16M14 27c-1-6 3-11 10-11s11 5 10 11M19 27c0-4 2-6 5-6s5 2 5 6M17 8c4-3 10-3 14 0')
        + dots((17, 34), (24, 36), (31, 34)),
    'naan': line('M24 4c5 6 15 13 15 25 0 9-6 15-15 15S9 38 9 29C9 17 19 10 24 4z')
        + line('M20 16c2-2 4-3 4-3M17 27c2-3 5-4 5-4M27 22c2 1 4 3 4 3M20 36c2-3 5-4 5-4M30 34c1-2 3-2 3-2'),
    'aubergine': line('M37 12c4 4 3 9-1 14-5 7-12 16-22 16-7 0-11-6-8-13 3-6 10-8 15-13 4-5 11-9 16-4zM26 10.5c1 3 3 4 5 4 0 3 1 4 4 4.5 0 2 1 4 3.5 4.5M37 12c1-3 3-5 7-6')
        + line('M11 35c0-3 3-6 6-8'),
    'tandoor': line('M11 15c0-5 26-5 26 0l5 27H6zM11 15c0 5 26 5 26 0M24 3v13M18 5v10M30 5v10') + dots((16, 30), (24, 33), (32, 30)),
    'parotta': line('M24 24c0-2 3-2 3 1 0 4-7 4-7-1 0-7 12-7 12 1 0 9-17 9-17-1 0-12 22-12 22 1 0 14-27 14-27-1C10 7 42 7 42 25c0 11-8 18-18 18S6 36 6 25C6 16 11 9 18 6'),
    'egg': line('M24 5c8 0 15 12 15 22 0 9-6 16-15 16S9 36 9 27C9 17 16 5 24 5z') + hoop(24, 28, 7.5) + line('M20.5 27.5c0-2 1.5-3.5 3.5-3.5'),
    'uthappam': hoop(24, 24, 19)
        + line('M15 19a4 4 0 1 0 5-5M28 15l5 4M33 26a4 4 0 1 0-5 5M16 29l4 4M23 22c2-1 3 1 2 3')
        + dots((24, 10.5), (37, 22), (12, 25), (25, 38)),
    'dosa': line('M10 17L40 8c4-1 6 3 5 7-1 5-4 9-8 10L12 34M12 34c-5 1-9-3-9-8s3-9 7-9 6 3 6 7-2 6-5 6-4-2-4-4 1-4 3-4 2 2 2 2M6 43h36M22 20l4 6M30 17l3 6M37 14l3 6'),
    'kari dosa': line('M4 35c3-17 16-27 31-27 5 0 9 1 9 4 0 12-12 23-28 25-7 1-12 1-12-2zM10 34c8 0 24-7 30-22M4 43h34')
        + dots((19, 21), (28, 15.5), (13, 28), r=2)
        + dots((25, 22.5), (18, 28.5)),
    'mutton': line('M30 5c8 1 13 8 12 17-1 11-9 18-18 17-3 0-6-2-8-4l-5 5c1 3-3 5-5 2-3-1-1-5 2-5l5-6c-3-5-2-12 2-18 4-5 9-8 15-8z')
        + line('M30 13c4 1 6 4 5 8-1 5-4 8-8 8-3 0-5-3-4-7 1-5 3-9 7-9z')
        + dots((29, 21)),
    'chicken': line('M11 15c0-5 3-8 7-8s7 4 8 9c1 4 4 5 8 4 4 0 7-4 9-8 3 12 0 26-15 27-12 1-18-8-17-17 0-3 0-5 0-7zM11 14l-6 4 6 3M14 8c-1-3 1-4 3-3 1-3 4-3 5 0 2 0 3 2 1 4M20 26c2 6 9 7 13 2M22 39v5M29 38v6M19 45h5M27 45h5')
        + dots((16.5, 14), r=1.7),
    'payasam': line('M6 18h36c0 11-7 17-18 17S6 29 6 18zM24 35v6M15 43h18M31 18l7-13c2-3 6 0 4 3l-5 10')
        + line('M14 18c1-4 5-5 8-3 3-2 6-1 7 3')
        + dots((17, 24), (24, 27), (31, 24)),
    'juice': line('M12 16h22l-3 28H15zM13.5 26h19M23 26l5-19 7-3')
        + line('M34 20a8.5 8.5 0 1 0-9.5-8M33.5 12l4-5M33.5 12l5 4')
        + dots((19, 33), (27, 33), (23, 38.5)),
    'soda': line('M20 3h8v8c5 4 6 8 6 13v19H14V24c0-5 1-9 6-13zM14 32h20') + hoop(24, 16, 3) + dots((20, 37.5), (28, 37.5)),
    'curry pot': line('M6 20h36M9 20c-6 12 2 22 15 22s21-10 15-22M14 15c-3-3 2-5 0-9M24 15c-3-3 2-5 0-9M34 15c-3-3 2-5 0-9M10 27c4 3 8 3 9 0 2 3 8 3 10 0 1 3 5 3 9 0')
        + dots((18, 35), (24, 37), (30, 35)),
    'biriyani': line('M5 19c1-2 3-2 4.75 0 1.75-2 3-2 4.75 0 1.75-2 3-2 4.75 0 1.75-2 3-2 4.75 0 1.75-2 3-2 4.75 0 1.75-2 3-2 4.75 0 1.75-2 3-2 4.75 0 1.75-2 3-2 4.75 0M8 19c-3 9 3 15 16 15s19-6 16-15M11 16c2-5 7-7 13-7s11 2 13 7')
        + hoop(24, 6, 2.4)
        + line('M13 36.5c2 2 3 3.5 3 5a3 3 0 0 1-6 0c0-1.5 1-3 3-5zM24 37.5c2 2 3 3.5 3 5a3 3 0 0 1-6 0c0-1.5 1-3 3-5zM35 36.5c2 2 3 3.5 3 5a3 3 0 0 1-6 0c0-1.5 1-3 3-5z'),
    'tray': line('M4 10h40v28H4zM4 25h18M22 10v28M22 21h22')
        + hoop(33, 29.5, 5)
        + line('M9 19c1-4 7-4 8 0zM8 31c2-1 3 1 5 0s3 1 5 0M27 15.5h12')
        + dots((33, 29.5)),
    'appalam': line('M24 5c3 0 4 2 7 2s5 3 7 6 1 4 3 7 2 5 0 8-1 5-4 8-5 2-7 4-5 3-8 2-4-1-7-2-5-2-6-5-3-4-3-7 1-4 1-7 1-5 3-7 3-5 6-6 5-3 8-3z')
        + hoop(18, 18, 3.4)
        + hoop(31, 20, 2.6)
        + hoop(22, 32, 3)
        + dots((25, 13), (32, 29), (14, 27), (25, 24)),
    'white wine': tint('M14.6 15h18.8c-.6 7-3.8 10.5-9.4 10.5s-8.8-3.5-9.4-10.5z', '#EBC26B')
        + line('M15 5h18c2 13-2 21-9 21S13 18 15 5zM24 26v16M16 43h16M14.4 15h19.2'),
    'rose wine': tint('M12.5 16h23c-1 6.5-5 9.5-11.5 9.5s-10.5-3-11.5-9.5z', '#D98A78')
        + line('M14 6h20c4 12-1 20-10 20S10 18 14 6zM24 26v16M16 43h16M12.4 16h23.2'),
    'red wine': tint('M11.3 14.5h25.4c0 8.5-5 13-12.7 13s-12.7-4.5-12.7-13z', '#8E2C1C')
        + line('M14 4h20c6 13 0 24-10 24S8 17 14 4zM24 28v14M15 43h18M11.3 14.5h25.4'),
    'sparkling wine': line('M18.5 4h11l1 15c0 6-2 10-6.5 10s-6.5-4-6.5-10zM24 29v13M16 43h16M17.9 12h12.2')
        + dots((22.5, 17), (25.5, 20.5), (22.5, 24.5))
        + line('M37 6v6M34 9h6M10 16v4M8 18h4'),
    'lassi': line('M15 6h18l-2.5 22h-13zM6 30h36l-4 11H10zM14 11h20M17 6c1-3 4-3 5-1 2-3 6-2 7 1') + dots((24, 35.5), (17, 35.5), (31, 35.5)),
    'beer': line('M9 16h23v27H9zM32 21h5c3 0 4 2 4 4v6c0 2-1 4-4 4h-5M16 23v13M25 23v13M9 16c-5-3-2-9 2-8 2-5 9-5 11-1 4-3 9-1 9 3 4 1 4 5 1 6'),
    'coffee': line('M8 20h26v12c0 6-4 10-10 10h-6C12 42 8 38 8 32zM34 23h3c7 0 7 11 0 11h-3.5M16 14c-3-4 3-5 0-9M26 14c-3-4 3-5 0-9'),
    'tea': line('M10 22h24c2 9-3 18-12 18s-14-9-12-18zM34 24c7-1 8 10-1 10M7 43h30M15 22c0-7 14-7 14 0') + dots((22, 13.5)),
    'cake': line('M5 41h38M8 41V25l30-9v25M8 25c-1-9 15-16 30-9M8 33c5 2 8-3 13-2s8-3 17-4') + dots((27, 10), r=3),
    'bread': line('M8 24c-6-3-2-13 7-13h18c9 0 13 10 7 13v16H8zM17 18l5 5M26 18l5 5'),
    'pasta': line('M6 26h36c0 9-7 15-18 15S6 35 6 26zM12 26c0-6 9-7 11-1M18 22c2-6 11-5 12 2M28 20c5-2 9 1 9 6M36 4L26 20M40 7L30 21'),
    'pizza': line('M5 14c11-8 27-8 38 0L24 44zM9 20c9-6 21-6 30 0') + hoop(21, 26, 3) + hoop(28.5, 23, 2.2) + dots((24, 34)),
    'salad': line('M5 25h38c0 10-8 16-19 16S5 35 5 25zM9 25c-3-9 5-13 10-8 1-9 13-10 14-1 7-3 11 3 7 9M19 17c1 3 2 5 5 8M33 16c-2 3-3 6-3 9'),
    'sandwich': line('M4 34l20-24 20 24M4 34h40v6H4zM11 34c2-4 5-4 7 0 2-4 5-4 7 0 2-4 5-4 7 0 1-3 3-4 5-3'),
    'burger': line('M7 20c0-9 7-13 17-13s17 4 17 13zM6 26h36M8 26c3 5 6 5 8 0 3 5 6 5 8 0 3 5 6 5 8 0 3 5 6 5 8 0M7 35h34c0 4-2 6-5 6H12c-3 0-5-2-5-6z') + dots((19, 14), (26, 12), (31, 16)),
    'chips': line('M11 20l4 24h18l4-24M11 20c8 5 18 5 26 0M14 20V8h5v13M19 12V5h5v17M24 9h5v13M29 12h5v8'),
    'steak': line('M8 16C15 5 36 4 42 17c4 9-2 17-11 15-7-2-8 9-16 8-10-1-13-14-7-24z') + hoop(31, 19, 4.5),
    'noodles': line('M5 24h38c0 10-8 17-19 17S5 34 5 24zM16 44h16M12 24c0-7 3-13 3-18M19 24c0-7 2-13 2-19M26 24c0-7 1-12 1-18M44 5L24 18M46 10L29 20'),
    'sushi': line('M6 18c0-5 36-5 36 0v14c0 6-36 6-36 0zM6 18c0 5 36 5 36 0') + hoop(24, 18, 2.5),
    'taco': line('M4 36C4 20 14 10 25 10s19 10 19 26zM8 28c-3-4 0-8 4-8-1-6 5-8 8-5 2-5 9-5 11-1 5-2 9 2 8 6'),
    'cheese': line('M4 22L34 8c6 3 9 8 10 14v18H4zM4 22h40') + hoop(15, 31, 3.5) + hoop(30, 33, 2.5) + dots((34, 26)),
    'ice cream': line('M13 22l11 23 11-23zM11 22c-2-9 5-16 13-16s15 7 13 16zM17 30l10-8M21 38l11-16'),
    'cocktail': line('M6 8h36L24 27zM24 27v15M15 43h18M12 14h24') + hoop(37, 8, 4),
    'spirit glass': line('M10 10h28l-3.5 33h-21zM11.8 24h24.4M19 29.5l7-3 3 7-7 3zM14 38h20'),
}
NOTE = """<!-- Written by art/ornaments/ornaments.py. One symbol per category icon that a menu.yaml may name, spaces written as hyphens. All
     stand on 48 by 48 units in a 2 unit line and the colour of the text around them; only the wines carry a tint of their own. The
     menu page points at them with <use>, the PDF draws them on a canvas (src/pdf/svg.ts), which reads only path and circle. -->
"""


def category_icons():
    """One line icon for each kind of dish or drink."""
    return sheet([symbol(name.replace(' ', '-'), '0 0 48 48', drawn(marks, 2, ends='round', corners='round')) for name, marks in CATEGORIES.items()], NOTE)
