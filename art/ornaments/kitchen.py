"""Things of the kitchen: star anise, coriander, and the pot that boils over inside a kolam."""
from house import BRASS, BRASS_PALE, LEAF, LEAF_LIGHT, LIME, OXIDE, PLASTER, STONE
from kolam import curves, middle, octagon_rows, outline, spots
from shapes import num, svg


# ------------------------------------------------------------------ spices at the edge of a ground
STAR_ANISE = [  # turn, pod, its opening, how far out the seed lies; uneven, as pods are
    (-3, 'M0-5C8.6-12.9 9.5-28.5 3-41.4Q1-45.1 0-47.8Q-1-45.1 -3-41.4C-9.5-28.5 -8.6-12.9 0-5Z', 'M0-9C4.8-16.1 4.8-27.6 0-39.6C-4.8-27.6 -4.8-16.1 0-9', -23),
    (49, 'M0-5C8.6-11.5 9.5-25.4 3-36.9Q1-40.2 0-42.6Q-1-40.2 -3-36.9C-9.5-25.4 -8.6-11.5 0-5Z', 'M0-9C4.8-14.3 4.8-24.6 0-35.3C-4.8-24.6 -4.8-14.3 0-9', -20.5),
    (88, 'M0-5C8.6-13.2 9.5-29.1 3-42.3Q1-46.1 0-48.9Q-1-46.1 -3-42.3C-9.5-29.1 -8.6-13.2 0-5Z', 'M0-9C4.8-16.4 4.8-28.2 0-40.4C-4.8-28.2 -4.8-16.4 0-9', -23.5),
    (138, 'M0-5C8.6-10.9 9.5-24.2 3-35.1Q1-38.2 0-40.6Q-1-38.2 -3-35.1C-9.5-24.2 -8.6-10.9 0-5Z', 'M0-9C4.8-13.6 4.8-23.4 0-33.5C-4.8-23.4 -4.8-13.6 0-9', -19.5),
    (180, 'M0-5C8.6-12.6 9.5-27.9 3-40.5Q1-44.1 0-46.8Q-1-44.1 -3-40.5C-9.5-27.9 -8.6-12.6 0-5Z', 'M0-9C4.8-15.7 4.8-27 0-38.7C-4.8-27 -4.8-15.7 0-9', -22.5),
    (221, 'M0-5C8.6-11.8 9.5-26 3-37.8Q1-41.2 0-43.7Q-1-41.2 -3-37.8C-9.5-26 -8.6-11.8 0-5Z', 'M0-9C4.8-14.7 4.8-25.2 0-36.1C-4.8-25.2 -4.8-14.7 0-9', -21),
    (272, 'M0-5C8.6-13.2 9.5-29.1 3-42.3Q1-46.1 0-48.9Q-1-46.1 -3-42.3C-9.5-29.1 -8.6-13.2 0-5Z', 'M0-9C4.8-16.4 4.8-28.2 0-40.4C-4.8-28.2 -4.8-16.4 0-9', -23.5),
    (318, 'M0-5C8.6-10.6 9.5-23.6 3-34.2Q1-37.2 0-39.5Q-1-37.2 -3-34.2C-9.5-23.6 -8.6-10.6 0-5Z', 'M0-9C4.8-13.3 4.8-22.8 0-32.7C-4.8-22.8 -4.8-13.3 0-9', -19),
]


def star_anise(colour):
    """Eight open pods with their seeds, in one line."""
    pods = ''.join(f'<g transform="rotate({turn})"><path d="{pod}"/><path d="{opening}"/><ellipse cy="{seed}" rx="2.6" ry="4.4"/></g>'
                   for turn, pod, opening, seed in STAR_ANISE)
    return svg(f'<g fill="none" stroke="{colour}" stroke-width="1.1" stroke-linejoin="round">{pods}<circle r="3.5"/></g>', '-52 -52 104 104')


STALKS = (
    'M100 300C97 240 104 180 100 118M101 236C84 214 66 206 46 202M101.5 208C118 196 134 194 154 192M101 172C88 158 76 152 60 148M101.5 158C114 146 128 142 142 140')
LEAVES = (
    'M46 202L37.7 213Q25.8 225.8 24.4 222Q20.4 221.6 25.5 216Q17 220.9 16.7 216.4Q15.8 213.5 22.4 209.6Q16.1 210.9 17 206.9Q17.2 202.3 30.1 200.6Q10.1 196.8 13 193Q10.8 188.8 '
    '19.5 190.5Q9.4 185.1 13.7 182Q16.1 179.3 23.9 183.4Q18.8 178 23.3 176.4Q27.9 173.8 39.8 189.8Q33.5 173.5 37.5 173.8Q39.6 170.4 42.4 177.4Q41.7 167.6 45.9 169.3Q48.9 169.8'
    ' 49.5 177.4Q51.1 171.2 54.3 173.8Q58.4 176 52.2 189.8ZM154 192L147.3 180Q140.5 163.9 144.6 164.1Q146.5 160.6 149.5 167.6Q148.5 157.8 152.8 159.3Q155.8 159.8 156.6 167.3Q1'
    '58 161.1 161.3 163.5Q165.4 165.5 161.7 178Q173.4 161.4 175.7 165.5Q180.3 165.2 175.3 172.5Q184.3 165.5 185.4 170.7Q186.9 173.9 180 179.4Q187 176.9 186.6 181.7Q187.1 187 1'
    '67.7 191.3Q185.2 192.2 183.2 195.7Q185.5 199 177.9 198.7Q187.2 202 183.9 205.2Q182.2 207.7 175 205.2Q180 209.2 176.4 211.1Q172.8 213.9 162.6 202.7ZM60 148L47 157.1Q29.3 1'
    '67 29.1 162.2Q24.7 160.4 32.4 156.1Q21.3 158.5 22.5 153.4Q22.7 149.9 31.2 147.9Q23.9 147.1 26.3 143Q28.2 138 43 140.8Q22.4 129.4 26.9 126.3Q26 120.9 35 125.8Q25.8 116.3 3'
    '1.6 114.4Q35.1 112.3 42.3 119.6Q38.6 111.9 44.1 111.7Q50.2 110.4 57.5 132.3Q56.4 112.1 60.8 114Q64.3 110.9 64.8 119.6Q67.5 108.6 71.6 112Q74.7 113.6 72.7 122.2Q76.6 116 7'
    '9.2 119.9Q82.9 123.8 71.2 136.8ZM142 140L130.6 130Q117.3 115.9 121.7 114.6Q122.3 110.2 128.1 116.3Q123.3 106.6 128.4 106.5Q131.6 105.9 135.4 113.4Q134.5 106.4 138.8 107.6'
    'Q143.9 108.2 144.8 122.6Q150.5 100.8 154.5 104.3Q159.2 102.3 156.8 111.7Q163.5 101 166.6 106Q169.3 108.7 164.2 117.1Q170.5 111.9 171.9 116.9Q174.5 122.3 156 134.1Q174.4 1'
    '28.4 173.7 132.8Q177.4 135.4 169.4 137.9Q180.2 137.9 178 142.4Q177.2 145.7 168.8 145.8Q175.5 148 172.5 151.3Q169.8 155.6 155 147.8ZM100 118L79.1 116.9Q52.7 112.8 56.3 107'
    '.7Q53.3 102.3 64.7 104.1Q51.3 97.5 56.7 93.2Q59.7 89.6 70.2 94.6Q63.2 87.8 69 85.5Q75 81.8 88.2 96.7Q76 68.1 83.2 68.6Q86.7 62.3 92 74.6Q90.2 57.3 97.8 60Q103.1 60.8 104.'
    '7 74.2Q107.1 63.1 113 67.4Q120.3 71.1 110.2 99.7Q125.4 77.8 128.4 83.3Q134.6 82.9 128 92.4Q139.8 83.2 141.3 90Q143.2 94.2 134.1 101.5Q143.3 98.2 142.8 104.4Q143.5 111.4 1'
    '20.8 115.4Z')
VEINS = (
    'M46 202L26.1 208.5M46 202L22.8 187.5M46 202L43.1 181.3M154 192L156.2 171.2M154 192L176.7 176.7M154 192L174.1 197.8M60 148L35.8 148M60 148L39.6 123.7M60 148L64.2 124.2M142'
    ' 140L136.4 117.6M142 140L159.8 115.5M142 140L165 138.4M100 118L74.9 98.4M100 118L98.5 76.3M100 118L123.7 96.7')


def coriander(colour='#6fa488'):
    """A sprig of five fan leaves, each of three toothed lobes, in one line."""
    return svg(f'<g fill="none" stroke="{colour}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="{STALKS}"/><path d="{LEAVES}"/>'
               f'<path d="{VEINS}" stroke-width=".8"/></g>', '0 40 200 262')


# ------------------------------------------------------------------ the pot of the page that is not ready
def pot():
    """A pongal pot on three stones, boiling over; 120 wide about its middle."""
    leaf = f'<path d="M-19-15C-30-22-46-22-57-12C-46-3-30-4-19-15z" fill="{LEAF_LIGHT}" stroke="{BRASS_PALE}" stroke-width="1.4"/><path d="M-19-15C-32-14-44-14-57-12" fill="none" stroke="{BRASS_PALE}" stroke-width="1.2"/>'
    diamonds = ''.join(f'M{x} 8l8.5 7-8.5 7-8.5-7z' for x in range(-34, 35, 17))
    spots = ''.join(f'M{x} 15h0' for x in range(-34, 35, 17))
    flame = lambda x, s: f'<path transform="translate({x} 66) scale({num(s, 2)})" d="M0 0C-11-2-13-13-5-22C-5-16-1-15 1-18C3-24 0-29-1-33C10-27 15-12 9-3C7-1 4 0 0 0z"'
    fire = ''.join(flame(x, s) + f' fill="#C4523A"/>' + flame(x, s * .56) + f' fill="{BRASS_PALE}"/>' for x, s in ((-22, .8), (0, 1), (22, .8)))
    stone = f'<path d="M-58 67c-2-12 3-22 14-23s16 9 15 23zM58 67c2-12-3-22-14-23s-16 9-15 23z" fill="{STONE}" stroke="{BRASS}" stroke-width="1.6"/>'
    body = (f'<path d="M-21-15C-49-8-58 27-27 46H27C58 27 49-8 21-15z" fill="{BRASS}"/><path d="M-22-11C-41-3-48 19-30 37C-37 20-33 2-22-11z" fill="{BRASS_PALE}"/>'
            f'<path d="M-43.5 5.5h87m-87 19h87" stroke="{OXIDE}" stroke-width="2"/><path d="{diamonds}" fill="{OXIDE}"/><path d="{spots}" stroke="{PLASTER}" stroke-width="4" stroke-linecap="round"/>'
            f'<path d="M-31 33h62" stroke="{OXIDE}" stroke-width="1.6" stroke-dasharray=".1 6" stroke-linecap="round"/>')
    neck = f'<path d="M-20-22h40v8h-40z" fill="#B88527"/>' + leaf + f'<g transform="scale(-1 1)">{leaf}</g><path d="M-20-16h40" stroke="{LEAF}" stroke-width="3.4"/><path d="M-6-16l6-5 6 5-6 5z" fill="{LEAF}" stroke="{BRASS_PALE}" stroke-width="1.2"/>'
    froth = f'<path d="M-27-28C-37-30-37-43-27-43C-27-54-13-58-8-50C-4-60 12-59 13-49C22-55 33-46 28-39C36-38 36-29 28-27C29-20 23-18 22-24H-17C-17-14-26-14-25-24z" fill="{LIME}"/>'
    rim = f'<path d="M-24-29h48a3.5 3.5 0 0 1 0 7h-48a3.5 3.5 0 0 1 0-7z" fill="{BRASS_PALE}"/>'
    drip = f'<path d="M-26-27c-3 5-1 12 2 12s4-7 3-12zM17-27c-1 4-1 9 2 9s4-5 3-9z" fill="{LIME}"/>'
    steam = f'<path d="M-16-62c-6-6 6-11 0-18M0-66c-6-6 6-11 0-18M16-62c-6-6 6-11 0-18" fill="none" stroke="{LIME}" stroke-width="2.4" stroke-linecap="round"/>'
    return stone + fire + body + neck + froth + rim + drip + steam


def pot_kolam():
    """The pot in the empty middle of a kolam. Each line is 1 long, so that a page can draw it by its dashes; what is not drawn
    that way says so. Taken in by reference: lines and dots have the colour around them."""
    rows = octagon_rows(11, 3)
    loops, dots, (size, _) = curves(rows, without=middle(rows, 4))
    big = ''.join(f'<path pathLength="1" d="{outline(loop)}"/>' for loop in loops)
    body = (f'<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"><g stroke-width="3.4">{big}</g><path stroke-dasharray="none" d="{spots(dots)}" stroke-width="8"/></g>'
            f'<g stroke-dasharray="none" transform="translate({num(size / 2)} {num(size / 2)}) scale(1.04)">{pot()}</g>')
    return svg(body, f'0 0 {num(size)} {num(size)}', None, ' id="pot-kolam"')
