"""The reel-fed punching press and the machine that pushes blanks out of cut stacks."""
import math
import random

from kit import (air_cylinder, beacon, belt, block, box, brush_roll, cabinet, circle, conveyor,
                 cross_cylinder, cylinder, duplicate, emergency_stop, floor_bin, foot, front_edge,
                 group, handwheel, image_material, machine, motor, plate, reel, ring,
                 roller, roller_row, rounded_polygon, rounded_rectangle, station, touch_panel,
                 touch_panel_arm, tube, wall_of, web, window)
from kit.artwork import sheet
from kit.parts_guards import clear_panel, light_curtain, nip_guard
from kit.parts_press import bearing_cap, bolts, fan_blank, printed_sheet, vent_grille
from kit.piles import pile_of_lifts, pile_surface


# ---------------------------------------------------------------- reel-fed punching press

def fan_print(columns, rows):
    """Picture of a printed web: cup walls in rows, and colour marks along one edge."""
    picture, draw = sheet(columns * 240, rows * 200, '#f6f4ef')
    for column in range(columns):
        for row in range(rows):
            x, y = column * 240 + 120, row * 200 + 175
            draw.pieslice((x - 150, y - 160, x + 150, y + 140), 222, 318, fill='#147d7a')
            draw.pieslice((x - 118, y - 128, x + 118, y + 108), 222, 318, fill='#f4a62a')
            draw.pieslice((x - 96, y - 106, x + 96, y + 86), 222, 318, fill='#147d7a')
            draw.pieslice((x - 66, y - 76, x + 66, y + 56), 215, 325, fill='#f6f4ef')
        draw.rectangle((column * 240 + 8, 6, column * 240 + 44, 26), fill='#14181c')
    return picture


def reel_stand(x, z, radius, half):
    """Two broad arms that hold the printed reel, with lifting cylinders, brake and shaft chucks."""
    reel(x, -half, half, z, radius, 'white', .1, 'kraft', 5)
    wound_print(x, z, radius + .003, half)
    cross_cylinder(x, -half - .3, half + .3, z, .045, 'chrome')
    for side in (-1, 1):
        y = side * (half + .17)
        outline = rounded_polygon([(x + .78, .1), (x + .84, .5), (x + .2, z + .2),
                                   (x - .16, z + .16), (x - .14, z - .14), (x + .26, .1)], .12)
        plate(outline, y - .05, .1, 'brand', [circle(x + .52, .42, .1)], .015)
        cross_cylinder(x, y - .085, y + .085, z, .12, 'dark')
        cross_cylinder(x, y - .1, y + .1, z, .075, 'steel')
        block(x - .2, x + .95, y - .12, y + .12, .003, .12, 'dark', .02)
        air_cylinder((x - .1, y, .14), (x - .02, y, z - .12), .05, .5, 'grey')
    block(x + .5, x + .66, -half - .14, half + .14, .12, .28, 'body', .02)
    ring((x, -half - .3, z), (0, -1, 0), .15, .05, .03, 'steel')
    block(x + .07, x + .22, -half - .34, -half - .25, z - .07, z + .07, 'accent', .02)


def wound_print(x, z, radius, half):
    """The print on the reel's outer turn, an eighth at a time."""
    picture = fan_print(2, 4)
    for i in range(8):
        angles = [math.radians(67.5 + 45 * i + 45 * k / 8) for k in range(9)]
        axes = 'xy' if i % 4 == 0 else 'zy'
        web([(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles], -half, half,
            image_material('web on reel', picture, axes, .5), .004, 0)


def edge_guide(x0, x1, half, z):
    """Guide rollers between two slim plates, edge sensors and the mark sensor with its lamp."""
    for y in (-half - .08, half + .04):
        plate(rounded_polygon([(x0, .1), (x0, z + .1), (x1, z + .1), (x1, .1)], .06), y, .04,
              'body')
        block(x0 - .04, x1 + .04, y - .03, y + .07, .003, .11, 'dark', .015)
    block(x0 + .08, x1 - .08, -half - .05, half + .05, .3, .4, 'body', .02)
    for x, height, radius in ((x0 + .1, z, .05), (x1 - .02, z - .06, .045)):
        roller(x, -half - .05, half + .05, height, radius, 'chrome')
        bearing_cap(x, -half - .08, height, .06)
    cross_cylinder(x1 + .1, -half - .05, half + .05, z + .08, .02, 'steel')
    for y in (-half - .08, half + .04):
        block(x1 - .1, x1 + .14, y, y + .04, z + .04, z + .12, 'body', .01)
    glow_red = image_material('mark lamp', sheet(4, 4, '#ff3b2a')[0], 'xz', .3, 2.2)
    y = -half + .12
    block(x1 + .06, x1 + .18, y - .06, y + .06, z - .06, z + .13, 'accent', .015)
    cylinder((x1 + .1, y - .061, z + .02), (x1 + .1, y - .07, z + .02), .026, 'black')
    cylinder((x1 + .07, y, z - .02), (x1 + .02, y, z - .02), .022, glow_red)
    block(x1 + .08, x1 + .16, half - .2, half - .1, z - .04, z + .12, 'dark', .012)
    block(x0 + .05, x1 - .06, -half - .13, -half - .07, .86, 1.16, 'dark', .015)
    for i, colour in enumerate(('green', 'yellow', 'red')):
        cross_cylinder(x0 + .085 + i * .05, -half - .142, -half - .12, 1.08, .018, colour)


def punching_head(x0, x1, half, base, height):
    """Bed, four thick guide columns, crosshead with the flat die, crown with the crank drive."""
    block(x0, x1, -half, half, .06, base - .12, 'body', .05, 3)
    block(x0 + .05, x1 - .05, -half + .05, half - .05, .003, .09, 'dark')
    plate(rounded_rectangle(x0 + .1, .18, x1 - .1, .62, .05), -half - .016, .03, 'brand')
    vent_grille(x0 + .5, x1 - .16, .28, .5, -half - .012, 5)
    block(x0 + .16, x0 + .34, -half - .024, -half, .52, .545, 'black', .004)
    block(x0 - .03, x1 + .03, -half - .03, half + .03, base - .14, base - .02, 'steel', .02)
    corners = [(x, y) for x in (x0 + .13, x1 - .13) for y in (-half + .13, half - .13)]
    for x, y in corners:
        cylinder((x, y, base - .04), (x, y, height - .3), .075, 'chrome')
        ring((x, y, base - .022), (0, 0, 1), .125, .074, .09, 'dark')
        ring((x, y, base + .3), (0, 0, 1), .13, .076, .3, 'dark')
        cylinder((x, y, height - .03), (x, y, height + .05), .09, 'steel')
    block(x0 + .02, x1 - .02, -half + .02, half - .02, base + .34, base + .56, 'brand', .035, 3)
    block(x0 + .28, x1 - .28, -half + .28, half - .28, base + .27, base + .35, 'steel', .008)
    block(x0 + .3, x1 - .3, -half + .3, half - .3, base + .2, base + .28, 'wood', .004)
    for i in range(6):
        y = -half + .36 + i * (2 * half - .72) / 5
        block(x0 + .32, x1 - .32, y - .005, y + .005, base + .165, base + .21, 'chrome', .001)
    for x in (x0 + .34, x1 - .34):
        for y in (-.28, .28):
            cylinder((x, y, base + .55), (x, y, height - .3), .06, 'steel')
            ring((x, y, base + .56), (0, 0, 1), .1, .06, .08, 'dark')
    block(x0 - .01, x1 + .01, -half - .01, half + .01, height - .36, height - .02, 'body', .06, 4)
    bolts([(x0 + .12 + i * (x1 - x0 - .24) / 4, -half - .01, height - .29) for i in range(5)],
          radius=.026, height=.02)
    block(x0 + .2, x1 - .2, -half + .2, half - .2, height - .04, height + .1, 'brand', .05, 3)
    bearing_cap((x0 + x1) / 2, -half - .01, height - .17, .13, count=6)
    motor((x1 - .3, half - .02, .5), (0, 1, 0), .16, .36, 'grey')


def press_doors(x0, x1, half, base, height):
    """Clear doors before and behind the columns, clear panels over the web where it runs in and
    out."""
    low, high = base - .018, height - .37
    for y in (-half - .05, half + .02):
        window(x0 + .005, x1 - .005, low, high, y, 'aluminium', 2)
    for x in (x0 + .008, x1 - .008):
        clear_panel(x, -half + .02, half - .02, base + .13, high)


def paper_web(reel_x, reel_top, guide, half, head_x, end_x, base):
    """The printed web: over the guide, down into a sagging loop, then flat through the press."""
    top_x, top_z = guide
    web([(reel_x, reel_top), (top_x, top_z + .056), (top_x + .3, top_z - .01)], -half, half,
        image_material('web over', fan_print(3, 4), 'xy', .5), .005, .05)
    loop = []
    left, right = (top_x + .3, top_z - .01), (head_x - .08, base + .022)
    low = .66
    for i in range(25):
        t = i / 24
        drop = (1 - 2 * t) ** 2 if t < .5 else (2 * t - 1) ** 2
        loop.append((left[0] + (right[0] - left[0]) * (.5 - .5 * math.cos(math.pi * t)),
                     low + ((left[1] if t < .5 else right[1]) - low) * drop))
    web(loop, -half, half, image_material('web loop', fan_print(3, 4), 'zy', .5), .005, 0)
    web([(right[0] - .01, base + .021), (end_x, base + .021)], -half, half,
        image_material('web flat', fan_print(5, 4), 'xy', .5), .005, 0)


def outgoing_fans(x0, x1, z, drop):
    """Cup walls on the sloping delivery belt."""
    slope = drop / (x1 - x0)
    for row in range(3):
        y = (row - 1) * .29
        for i in range(5):
            x = x0 + .15 + i * .22 + .02 * ((row * 2 + i) % 3)
            fan_blank(x, y + .012 * ((i + row) % 3 - 1), z - slope * (x - x0) + .012, .26,
                      90 + 7 * ((i * 2 + row) % 5 - 2))


def waste_strips(x, half, z):
    """Narrow strips of skeleton that fall from the stripping station into a bin."""
    for k in range(5):
        y = -half + .1 + k * (2 * half - .2) / 4
        sway = .05 * (k % 3 - 1)
        web([(x - .2, z), (x + .05, z - .02), (x + .12, z - .28), (x + .07 + sway, z - .56),
             (x + .16 + sway, z - .78)], y - .03, y + .03, 'white', .005, .1)
    for i in range(34):
        turn = i * 2.4
        box((x + .1 + .2 * math.cos(turn) * (i % 5) / 5, .36 * math.sin(turn * 1.7),
             .44 + .025 * (i % 4)), (.26, .04, .006), 'white' if i % 3 else 'cream', .001,
            (14 * (i % 3 - 1), 22 * (i % 4 - 1.5), i * 53), segments=1)


@machine('automatic-roll-die-cutting-creasing-machine', overall_length_m=4.4, azimuth=-35,
         elevation=17, lens=72)
def automatic_roll_die_cutter():
    """Reel, edge guide, sagging loop, punching head on four columns, stripping, delivery belt."""
    half, base, height = .46, 1.06, 2.16
    reel_stand(-1.72, .88, .74, half)
    station('reel unwind', (-1.78, -half - .003, 1.3))
    edge_guide(-.98, -.7, half + .06, 1.66)
    station('edge guide and mark sensor', (-.58, -half + .1, 1.74))
    paper_web(-1.72, 1.622, (-.88, 1.66), half, -.1, 1.5, base)
    for z in (base - .045, base + .085):
        roller(-.13, -half - .14, half + .14, z, .045, 'rubber_grey' if z > base else 'steel')
    for y in (-half - .2, half + .14):
        block(-.2, -.04, y, y + .06, base - .16, base + .2, 'body', .015)
    handwheel((-.12, -half - .25, base + .1), (0, -1, 0), .07)
    nip_guard(-.13, -half - .13, half + .13, base + .085, .068, 30, 190)
    punching_head(-.05, 1.08, .78, base, height)
    press_doors(-.05, 1.08, .78, base, height)
    station('punching head', (.32, -.76, 1.565))

    for y in (-half - .16, half + .1):
        plate(rounded_polygon([(1.1, .06), (1.1, 1.46), (1.46, 1.46), (1.56, 1.2), (1.56, .06)],
                              .06), y, .06, 'body',
              [rounded_rectangle(1.2, .3, 1.46, .84, .05)])
    block(1.14, 1.5, -half - .12, half + .12, 1.42, 1.5, 'brand', .02)
    for x in (1.22, 1.4):
        brush_roll(x, -half - .1, half + .1, base + .15, .07, 7, 'accent')
    with group() as pin:
        cylinder((1.22, -.38, base + .2), (1.22, -.38, 1.43), .012, 'chrome')
    for i in range(7):
        duplicate(pin, (.09 * (i % 2), .127 * i, 0))
    station('stripping', (1.41, -half - .1, 1.462))
    conveyor(1.58, 2.76, -half - .1, half + .1, base, 'belt_green', .05, 'body', 2, base - .16)
    outgoing_fans(1.5, 2.76, base, .16)
    station('delivery belt', (2.3, -.32, base - .08))
    floor_bin(1.74, 2.36, -.6, .5, .46, 'accent')
    waste_strips(1.9, half, base - .16)
    touch_panel_arm(1.2, -half - .1, 1.4, 2.0, .45)
    cabinet(-.5, .6, 1.25, 1.7, 1.75)
    beacon(.85, .3, height + .09)
    emergency_stop((.06, -.78, .8), scale=1.2)
    front_edge((-2.4, -.78, 0), (2.76, -.78, 0))


# ---------------------------------------------------------------- blank stripping

BLANK = [(-.15, -.1), (-.06, -.1), (-.06, -.19), (.06, -.19), (.06, -.1), (.15, -.1), (.17, -.07),
         (.17, .07), (.15, .1), (.06, .1), (.06, .19), (-.06, .19), (-.06, .1), (-.15, .1)]


def blank_outline(x, y, scale=1.):
    """Outline of one carton blank about x, y."""
    return [(x + px * scale, y + py * scale) for px, py in BLANK]


def blank_sheet():
    """Picture of a printed sheet with four punched blanks, .74 x .92."""
    picture, draw = sheet(740, 920, '#f4f2ee')
    for cx in (190, 550):
        for cy in (240, 680):
            outline = [(cx + px * 1000, cy - py * 1000) for px, py in BLANK]
            draw.polygon(outline, fill='#147d7a')
            draw.rectangle((cx - 50, cy - 170, cx + 50, cy + 170), fill='#f08a1d')
            draw.rectangle((cx - 160, cy - 30, cx + 160, cy + 30), fill='#efe4d0')
            draw.line([*outline, outline[0]], fill='#2b3036', width=5)
    return picture


LIFT = .02             # height of one lift of sheets


def cut_stack(x, y, z, height):
    """A thick stack of printed sheets with punched outlines."""
    top = pile_of_lifts(x, y, z, .74, .92, height, 'white', 'light_grey', jitter=.002)
    printed_sheet((x, y, top + .001), .74, .92, 'punched sheet', blank_sheet(), .003)


def pile_walls(outline, z, height):
    """The upright sides of a pile of sheets cut to outline."""
    wall_of([[(px, py, level) for px, py in outline] for level in (z, z + height)], .002,
            pile_surface('white', 'light_grey', round(height / .003)), False)


def shaken(x, y, by):
    """A place near x, y: lifts of a pile do not lie quite even."""
    return x + random.uniform(-by, by), y + random.uniform(-by, by)


def skeleton(x, y, z, lifts):
    """What is left when the blanks are out: frames, in lifts as they came from the machine."""
    for k in range(lifts):
        px, py = shaken(x, y, .012)
        outer = rounded_rectangle(px - .37, py - .46, px + .37, py + .46, .004)
        holes = [blank_outline(px + cx, py + cy) for cx in (-.18, .18) for cy in (-.22, .22)]
        for outline in (outer, *holes):
            pile_walls(outline, z + k * LIFT, LIFT)
        plate(outer, z + (k + 1) * LIFT - .002, .003, 'white', holes, .0005, 'xy')


def blank_pile(x, y, z, lifts):
    """Finished blanks in lifts, with their print on top."""
    top = z
    for k in range(lifts):
        px, py = shaken(x, y, .006)
        pile_walls(blank_outline(px, py, .98), top, LIFT)
        plate(blank_outline(px, py, .98), top + LIFT - .002, .003, 'white', (), .0005, 'xy')
        top += LIFT
    x, y = px, py
    plate(blank_outline(x, y, .98), top, .002, 'teal', (), .0005, 'xy')
    top += .002
    block(x - .05, x + .05, y - .17, y + .17, top, top + .0035, 'accent', .001)
    block(x - .16, x + .16, y - .03, y + .03, top, top + .0045, 'cream', .001)


def in_blank(x, y):
    """Whether a pin at x, y from the middle of the sheet stands on one of its four blanks."""
    x, y = abs(abs(x) - .18), abs(abs(y) - .22)
    return x < .15 and y < .085 or x < .05 and y < .17


def set_pins(x, y, on_blank, beside, pitch=.046):
    """Stout pins, set to the layout of the sheet: (z0, z1) of those on its blanks and beside."""
    for reach, wanted in ((on_blank, True), (beside, False)):
        with group() as first:
            cylinder((x, y, reach[0]), (x, y, reach[1]), .011, 'steel', facets=12)
        for column in range(-7, 8):
            for row in range(-9, 10):
                at = (column * pitch, row * pitch)
                if (column or row) and in_blank(*at) == wanted:
                    duplicate(first, (*at, 0))


def press_cylinder(x, y, z, height):
    """A hydraulic cylinder standing on z: barrel between two heads held by tie rods, ports with
    hoses."""
    for low in (z, z + height - .08):
        block(x - .15, x + .15, y - .15, y + .15, low, low + .08, 'dark', .014)
    cylinder((x, y, z + .07), (x, y, z + height - .07), .105, 'light_grey')
    for sx in (-.12, .12):
        for sy in (-.12, .12):
            cylinder((x + sx, y + sy, z), (x + sx, y + sy, z + height + .03), .014, 'steel')
            cylinder((x + sx, y + sy, z + height), (x + sx, y + sy, z + height + .02), .024,
                     'steel', facets=6)
    for level in (z + .04, z + height - .04):
        cylinder((x + .15, y, level), (x + .2, y, level), .03, 'steel')


def loading_side(x0, x1, half, z):
    """The loading table, the carriage rails along both sides and the carriage with its stack."""
    block(x0, x1, -half, half, z - .1, z - .03, 'body', .02)
    block(x0 - .012, x0 + .05, -half - .012, half + .012, z - .11, z - .02, 'brand', .012)
    for y in (-half + .08, half - .08):
        block(x0 + .06, x0 + .15, y - .045, y + .045, .05, z - .08, 'body', .015)
        foot(x0 + .105, y, .04)
    block(x0 + .09, x1, -half + .06, half - .06, .3, .38, 'body', .015)
    roller_row(x0 + .12, x1 - .1, -half + .2, half - .2, z + .012, .03, 9)


def carriage(x, half, z):
    """The sliding frame that brings a stack under the head."""
    for side in (-1, 1):
        y = side * half
        block(x - .44, x + .44, y - .06, y + .06, z + .07, z + .15, 'brand', .015)
        for dx in (-.3, .3):
            block(x + dx - .07, x + dx + .07, y - .05, y + .05, z + .015, z + .08, 'dark', .01)
    for dx in (-.42, .42):
        block(x + dx - .025, x + dx + .025, -half, half, z + .075, z + .135, 'steel', .008)


def side_rails(x0, x1, half, z):
    """Round rails on supports, one on each side, for the carriages."""
    for side in (-1, 1):
        y = side * half
        cylinder((x0, y, z), (x1, y, z), .032, 'chrome')
        block(x0 + .01, x1 - .01, y - .03, y + .03, z - .06, z - .02, 'dark', .006)
        for x in (x0, x1 - .03):
            block(x, x + .03, y - .06, y + .06, z - .06, z + .07, 'dark', .01)


@machine('die-cut-blank-stripping-machine', overall_length_m=2.9, azimuth=-36, elevation=21,
         lens=75)
def die_cut_blank_stripping_machine():
    """Loading table, pin bed with clamped stack under a head on four posts, blank outlet."""
    half, bed, x0, x1 = .8, .86, -.62, .56
    block(x0, x1, -half, half, .07, bed - .12, 'body', .06, 3)
    block(x0 + .05, x1 - .05, -half + .05, half - .05, .003, .1, 'dark')
    for i in range(2):
        left = x0 + .09 + i * .52
        plate(rounded_rectangle(left, .16, left + .46, .6, .04), -half - .016, .03, 'brand')
        block(left + .16, left + .3, -half - .026, -half, .51, .535, 'black', .004)
    block(x0 - .02, x1 + .02, -half - .02, half + .02, bed - .14, bed - .06, 'steel', .015)
    block(x0 + .1, x1 - .1, -.56, .56, bed - .08, bed - .03, 'dark', .008)
    set_pins(-.03, 0, (bed - .04, bed + .13), (bed - .04, bed + .198))

    loading_side(-1.52, x0, half, bed)
    side_rails(-1.5, x1 - .02, .66, bed + .03)
    carriage(-1.07, .66, bed + .03)
    cut_stack(-1.07, 0, bed + .165, .1)
    station('loading table', (-1.2, -.3, bed + .34))
    carriage(-.03, .66, bed + .03)
    cut_stack(-.03, 0, bed + .2, .1)
    for x in (-.28, .22):
        for y in (-.5, .5):
            block(x - .06, x + .06, y - .07 * (y > 0), y + .07 * (y < 0), bed + .302, bed + .34,
                  'accent', .01)
            block(x - .05, x + .05, min(y, y * 1.28), max(y, y * 1.28), bed + .33, bed + .37, 'dark',
                  .01)
            cylinder((x, y * 1.24, bed + .17), (x, y * 1.24, bed + .35), .03, 'chrome')
    station('clamp and pin bed', (-.04, -.42, .997))

    for x in (x0 + .1, x1 - .1):
        for y in (-half + .1, half - .1):
            cylinder((x, y, bed - .08), (x, y, 2.0), .06, 'chrome')
            ring((x, y, bed - .062), (0, 0, 1), .1, .058, .07, 'dark')
            ring((x, y, 1.63), (0, 0, 1), .105, .061, .2, 'dark')
            cylinder((x, y, 2.18), (x, y, 2.25), .075, 'steel')
    block(x0 + .01, x1 - .01, -half + .01, half - .01, 1.66, 1.8, 'brand', .03, 3)
    block(x0 + .1, x1 - .1, -.56, .56, 1.6, 1.67, 'steel', .008)
    set_pins(-.03, 0, (1.28, 1.61), (1.5, 1.61))
    block(x0 - .04, x1 + .04, -half - .04, half + .04, 1.94, 2.2, 'body', .06, 4)
    bolts([(x0 + .08 + i * .255, -half - .04, 2.07) for i in range(5)], radius=.026, height=.02)
    press_cylinder(-.03, 0, 2.19, .46)
    cylinder((-.03, 0, 1.78), (-.03, 0, 1.96), .11, 'chrome')
    for y in (-.46, .46):
        cylinder((-.03, y, 1.78), (-.03, y, 2.34), .035, 'chrome')
    for level, side in ((2.23, .3), (2.61, .38)):
        tube([(.16, 0, level), (side, 0, level), (side, half - .1, level),
              (side, half + .1, level - .06), (side, half + .1, .9)], .02, 'black', .1)
    station('upper pin head', (-.1, -half + .01, 1.73))
    for y in (-half - .05, half + .02):
        window(x0 + .01, x1 - .01, bed - .05, 1.93, y, 'aluminium', 2)
    light_curtain(x0 - .05, -half + .02, half - .02, bed - .05, 2.0)
    clear_panel(x1 + .025, -half + .02, half - .02, bed + .14, 1.93)

    block(x1, 1.5, -half + .12, half - .12, .48, .56, 'body', .02)
    belt(x1 + .08, 1.44, 0, 1.16, .7, .07, 'belt_green')
    for y in (-half + .1, half - .16):
        block(x1, 1.52, y, y + .06, .5, .74, 'body', .015)
        block(1.36, 1.44, y, y + .06, .05, .52, 'body', .012)
        foot(1.4, y + .03, .04)
    for x in (.84, 1.22):
        for y in (-.3, .16):
            blank_pile(x, y + .05, .702, 5)
    station('blank outlet', (1.281, -.276, .809))
    block(.72, 1.62, -1.72, -.88, .36, .41, 'steel', .01)
    for x in (.78, 1.56):
        for y in (-1.66, -.94):
            block(x - .03, x + .03, y - .03, y + .03, .09, .37, 'dark', .008)
            cross_cylinder(x, y - .02, y + .02, .05, .048, 'rubber')
    tube([(1.6, -1.66, .38), (1.76, -1.66, .86), (1.76, -.94, .86), (1.6, -.94, .38)], .02,
         'accent', .06)
    skeleton(1.14, -1.3, .412, 8)
    tube([(x1, -.56, 2.07), (x1 + .26, -.56, 2.07), (x1 + .26, -.56, 1.7)], .026, 'aluminium', .08)
    touch_panel(x1 + .26, -.58, 1.58, .4, .29)
    motor((.1, half + .02, .4), (0, 1, 0), .13, .3, 'grey')
    beacon(.42, .66, 2.2)
    emergency_stop((x0 + .1, -half, .68), scale=1.1)
    front_edge((-1.52, -half, 0), (1.52, -half, 0))
