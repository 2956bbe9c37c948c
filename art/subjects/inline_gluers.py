"""In-line gluing machines: folder gluers and window patchers."""
import math

from kit import (beacon, bed, belt, belt_row, blank, block, box, cabinet, cross_cylinder, cylinder,
                 emergency_stop, foot, front_edge, group, handwheel, hood, image_material, lathe,
                 leaning_blanks, machine, motor, place, plate, rounded_polygon, rounded_rectangle,
                 shingles, station, touch_panel_arm, tube, window)
from kit.artwork import PALETTES, leaf, sheet
from kit.parts_gluing import glue_gun, pressure_tank, raised_blank
from kit.parts_press import bolts


def carrier(x0, x1, y, z, wheels):
    """A dark carrier bar with a row of small pressing wheels under it, above a belt at z."""
    block(x0, x1, y - .02, y + .02, z + .06, z + .13, 'dark', .006)
    for i in range(wheels):
        x = x0 + (x1 - x0) * (i + .5) / wheels
        cross_cylinder(x, y - .03, y + .03, z + .038, .031, 'steel')


def carton_face(axes='xy', palette='fresh'):
    """The print of one folding carton, as a surface for blanks lying ('xy') or leaning ('yz'); its
    white rim is what their cut edges show."""
    ground, strong, deep, warm, bright = PALETTES[palette]
    picture, draw = sheet(240, 240, strong)
    draw.rectangle((0, 0, 240, 52), fill=deep)
    draw.rectangle((0, 52, 240, 66), fill=warm)
    for angle, length in ((90, 96), (52, 78), (128, 78), (22, 58), (158, 58)):
        leaf(draw, 120, 178, length, angle, ground)
    draw.rectangle((0, 196, 240, 204), fill=bright)
    draw.rectangle((0, 0, 239, 239), outline='#f4f2ee', width=3)
    return image_material(f'carton face {palette}', picture, axes, .4, 0, .1)


def glue_pot(x, y, z):
    """A round glue pot hanging under the table, with its wheel reaching up to z."""
    profile = [(0, 0), (.1, 0), (.115, .02), (.115, .17), (.122, .175), (.122, .19), (0, .19)]
    lathe((x, y, z - .36), (0, 0, 1), profile, 'chrome', 48)
    cross_cylinder(x, y - .012, y + .012, z - .08, .085, 'brass')
    cylinder((x + .07, y, z - .18), (x + .07, y, z - .02), .018, 'steel')


@machine('automatic-folder-gluer-machine', overall_length_m=15.8, livery='green', azimuth=-38,
         elevation=19, lens=75)
def automatic_folder_gluer():
    """Hopper, pre-break, folding belts with glue pot, final fold, press belt, delivery."""
    width, table = 1.25, .98
    front = -width / 2
    x0, x1, x2, x3, x4, x5, x6 = -3.4, -2.35, -1.35, -.15, 1.15, 1.75, 3.6

    # stack hopper and feeder
    bed(x0, x1 - .02, width, table - .05, doors=1)
    belt_row(x0 + .1, x1 - .1, -.4, .4, 6, .06, table, .05, 'belt_orange')
    for side in (-1, 1):
        outline = rounded_polygon([
            (x0 + .25, table - .1), (x0 + .25, table + .34), (x0 + .4, table + .46),
            (x1 - .1, table + .46), (x1 - .1, table - .1)], .07)
        opening = rounded_rectangle(x0 + .42, table + .06, x1 - .3, table + .34, .05)
        plate(outline, side * (width / 2 - .02) - .015, .03, 'body', [opening])
        block(x0 + .45, x1 - .3, side * .39 - .01, side * .39 + .01, table + .005, table + .26,
              'steel', .006)
    cross_cylinder(x1 - .22, front, -front, table + .38, .03)
    cross_cylinder(x1 - .36, front, -front, table + .38, .018, 'chrome')
    for k in range(4):
        y = -.33 + k * .22
        block(x1 - .25, x1 - .2, y - .04, y + .04, table + .02, table + .46, 'aluminium', .008)
        handwheel((x1 - .225, y, table + .5), (0, 0, 1), .045)
    leaning_blanks(x1 - .28, 0, table, count=34, pitch=.0105, surface=carton_face('yz'),
                   other=carton_face('yz'))
    station('stack hopper and feeder', (x0 + .6, 0, table + .3))

    # pre-break
    bed(x1, x2 - .02, width, table - .05, doors=1)
    belt_row(x1 + .08, x2 - .1, -.4, .4, 5, .05, table, .045, 'belt_orange')
    for y in (-.36, 0, .36):
        carrier(x1 + .1, x2 - .1, y, table, 9)
    for x in (x1 + .2, x2 - .25):
        cross_cylinder(x, front - .02, .02 - front, table + .2, .022)
        for side in (-1, 1):
            edge = side * width / 2
            block(x - .05, x + .05, edge - .03, edge + .03, table - .1, table + .26)
    for i in range(2):
        raised_blank(x1 + .28 + i * .42, 0, table + .008, .3, .5, .1, 10 + 14 * i, 0, carton_face(),
                     ears=False)
    hood(x1 + .02, x2 - .04, front - .05, .05 - front, table - .02, table + .56, .2, 'brand')
    station('pre-break', (x1 + .674, 0, table + .125))

    # folding belts with glue pot
    bed(x2, x3 - .02, width, table - .05)
    belt_row(x2 + .06, x3 - .08, -.42, .42, 5, .045, table, .045, 'belt_orange')
    for y in (-.34, 0, .34):
        carrier(x2 + .06, x3 - .1, y, table, 11)
    for i in range(3):
        raised_blank(x2 + .24 + i * .38, 0, table + .008, .3, .44, .12, 40 + 40 * i, 0,
                     carton_face(), ears=False)
    glue_pot(x3 - .32, -.46, table - .02)
    hood(x2 + .02, x3 - .04, front, -front, table - .02, table + .56, .28, 'brand')
    station('folding belts with glue pot', (x3 - .37, -.443, table))

    # final fold: side belts that twist the panels over
    bed(x3, x4 - .02, width, table - .05)
    belt_row(x3 + .06, x4 - .08, -.42, .42, 5, .045, table, .045, 'belt_orange')
    for side in (-1, 1):
        for i in range(14):
            t = i / 13
            box((x3 + .1 + t * 1.08, side * (.5 - .2 * t), table + .03 + .1 * math.sin(t * math.pi)),
                (.1, .05, .01), 'belt_orange', .002, (side * 170 * t, 0, -side * 10))
        block(x3 + .1, x4 - .1, side * .52 - .015, side * .52 + .015, table + .05, table + .13,
              'dark', .006)
    for i in range(4):
        blank(x3 + .25 + i * .27, 0, table + .012, .22, .42, carton_face())
    hood(x3 + .02, x4 - .04, front, -front, table - .02, table + .56, .28, 'brand')
    station('final fold', (.722, -.37, 1.08))

    # entry of the press, under a closed cover
    bed(x4, x5 - .02, width, table - .05, doors=1)
    block(x4 + .03, x5 - .05, front - .02, .02 - front, table - .04, table + .44, 'body', .04)
    window(x4 + .1, x5 - .12, table + .1, table + .38, front - .045, 'dark', 1, .025, False)
    block(x4 + .028, x5 - .048, front - .024, front, table, table + .05, 'accent', .003)

    # press belt and delivery
    low = table - .12
    edge = width * .43
    bed(x5, x6, width * .86, low - .06, None, sill=low - .25, openings=False, shafts=False)
    for side in (-1, 1):
        block(x5 + .05, x6 - .05, side * edge - .02, side * edge + .02, low - .3, low - .24, 'dark')
    belt(x5 + .05, x6 + .12, 0, width * .74, low, .06, 'belt_green')
    shingles(x5 + .1, x6 + .02, 0, low, surface=carton_face(), other=carton_face())
    for y in (-.2, .2):
        block(x5 + .15, x6 - .65, y - .02, y + .02, low + .16, low + .22, 'dark', .008)
        belt(x5 + .2, x6 - .7, y, .07, low + .15, .05, 'belt_green')
    for x in (x5 + .3, x5 + .75, x6 - .75):
        for side in (-1, 1):
            block(x - .03, x + .03, side * edge - .025, side * edge + .025, low - .1, low + .32,
                  'body', .01)
        block(x - .03, x + .03, -edge, edge, low + .28, low + .34)
        cylinder((x, 0, low + .2), (x, 0, low + .42), .014, 'chrome')
        handwheel((x, 0, low + .42), (0, 0, 1), .06)
    station('press belt', (2.52, -.21, 1.08))
    station('delivery', (x6 - .02, -.15, low + .05))

    # operator side
    for x in (x1 - .5, x1 + .5, x2 + .3, x2 + .75, x3 + .4, x3 + .9):
        handwheel((x, front - .1, table - .25 - (.07 if x < x1 else 0)), (0, -1, 0), .085)
    for x in (x0 + .15, x3 - .02, x5 + .12):
        block(x - .05, x + .05, front - .06, front, table - .2, table - .06, 'dark', .01)
        emergency_stop((x, front - .06, table - .13), scale=.9)
    for x in (x0 + .5, x2 + .2):
        motor((x, front + .25, .34), (0, 1, 0), .11, .3, 'grey')
    touch_panel_arm(x3 - .06, front + .05, table + .5, table + .86, .34)
    cabinet(x2 - .4, x2 + .9, -front + .35, -front + .8, 1.85)
    beacon(x2 + .75, -front + .55, 1.85)
    front_edge((x0, front, 0), (x6 + .12, front, 0))


# ---------------------------------------------------------------- lock bottom, 4/6 corner

def closed_bed(x0, x1, width, table, doors=1, door='brand'):
    """One section with long slots in its side plates over a closed base with doors, on feet."""
    front = -width / 2
    block(x0 + .012, x1 - .012, front + .02, -front - .02, .12, .56, 'body', .012)
    block(x0 + .05, x1 - .05, front + .07, -front - .07, .06, .13, 'dark')
    slot = rounded_rectangle(x0 + .12, table - .3, x1 - .12, table - .13, .08)
    outline = rounded_polygon([(x0, .5), (x0, table), (x1, table), (x1, .5)], .04)
    for side in (-1, 1):
        plate(outline, side * width / 2 - (.04 if side > 0 else 0), .04, 'body', [slot])
        for x in (x0 + .12, x1 - .12):
            foot(x, side * (width / 2 - .08), .05)
    pitch = (x1 - x0 - .05) / doors
    for i in range(doors):
        left, right = x0 + .035 + i * pitch, x0 + .015 + (i + 1) * pitch
        block(left, right, front - .002, front + .03, .16, .53, door, .01)
        block(left + .06, left + .085, front - .02, front + .01, .28, .42, 'black', .005)
    count = max(2, int((x1 - x0) / .3))
    for i in range(count):
        cross_cylinder(x0 + (x1 - x0) * (i + .5) / count, front - .02, .02 - front, table - .215,
                       .026, 'steel')


def bridge(x, width, table, height, post=.09):
    """A portal over the belts: two posts and a cross beam whose top is at height."""
    half = width / 2 - .03
    for side in (-1, 1):
        block(x - post / 2, x + post / 2, side * half - .04, side * half + .04, table - .12,
              height - .02, 'body', .012)
    block(x - post * .7, x + post * .7, -half - .05, half + .05, height - .12, height, 'brand',
          .015)


def lock_hook(x, y, table, beam):
    """A curved hook hanging from a beam (its lower face) over the belts: it holds a bottom flap
    up while the blank runs on under it."""
    z = table
    block(x - .05, x + .05, y - .045, y + .045, beam - .12, beam + .02, 'dark', .01)
    cylinder((x, y - .05, beam - .06), (x, y - .085, beam - .06), .022, 'black')
    tube([(x, y, beam - .1), (x, y, z + .26), (x + .02, y, z + .13), (x + .12, y, z + .05),
          (x + .3, y, z + .045), (x + .4, y, z + .09), (x + .43, y, z + .19)], .021, 'accent', .07,
         4)
    tube([(x, y + .002, z + .3), (x - .13, y, z + .24), (x - .2, y, z + .1), (x - .17, y, z + .04)],
         .014, 'chrome', .06)


def fold_arm(x, y, table, lean, reach=.36, way=1):
    """A back-fold arm: a curved finger on a cross shaft under the belts, lean degrees from
    upright; way +1 curls its tip to the right."""
    pivot = table - .06
    with group() as arm:
        outline = rounded_polygon([
            (-.05, -.05), (-.055, .12), (-.04, reach * .72), (way * .03, reach),
            (way * .15, reach + .035), (way * .16, reach - .02), (way * .075, reach - .06),
            (.04, reach * .62), (.055, .12), (.05, -.05)], .04)
        plate(outline, -.018, .036, 'yellow', bevel=.006)
        cross_cylinder(0, -.04, .04, 0, .07, 'dark')
        cylinder((way * .14, -.04, reach + .008), (way * .14, .04, reach + .008), .022, 'rubber')
    place(arm, (x, y, pivot), (0, lean, 0))


def servo(x, y, z, side):
    """A servo motor with gearbox bolted to the frame's face at y, turning a cross shaft at x, z."""
    block(x - .1, x + .1, min(y, y + side * .02), max(y, y + side * .02), z - .1, z + .04, 'dark',
          .004)
    bolts([(x + dx, y + side * .02, z + dz) for dx in (-.086, .086) for dz in (-.086, .026)],
          (0, side, 0), .01, .008)
    box((x, y + side * .08, z - .01), (.13, .13, .13), 'light_grey', .012)
    block(x - .055, x + .055, y + side * .13, y + side * .36, z - .055, z + .055, 'dark', .014)
    block(x - .03, x + .03, y + side * .26, y + side * .32, z + .05, z + .085, 'dark', .006)


@machine('lock-bottom-folder-gluer-machine-46-corner', overall_length_m=16.8, livery='green',
         azimuth=-37, elevation=20, lens=75)
def lock_bottom_folder_gluer():
    """Feeder, alignment, pre-break, lock-bottom hooks on bridges, pairs of back-fold arms, final
    fold, press conveyor; glue tank with hoses on the floor."""
    width, table = 1.4, 1.
    half = width / 2
    front = -half
    board = 'kraft'
    x0, x1, x2, x3, x4, x5, x6, x7 = -3.85, -2.9, -2.2, -1.5, -.1, 1.15, 2.1, 3.8

    # feeder
    closed_bed(x0, x1 - .015, width, table)
    belt_row(x0 + .1, x1 - .08, -.44, .44, 6, .08, table + .02, .05, 'belt_blue')
    for side in (-1, 1):
        outline = rounded_polygon([(x0 + .12, table - .1), (x0 + .3, table + .5),
                                   (x1 - .08, table + .5), (x1 - .08, table - .1)], .06)
        plate(outline, side * (half - .06) - .02, .04, 'brand',
              [rounded_rectangle(x0 + .36, table + .1, x1 - .3, table + .4, .05)])
    for z in (.3, .45):
        cross_cylinder(x1 - .18, -half + .04, half - .04, table + z, .026, 'chrome')
    for y in (-.36, -.12, .12, .36):
        block(x1 - .2, x1 - .16, y - .045, y + .045, table + .04, table + .56, 'aluminium', .008)
    leaning_blanks(x1 - .22, 0, table + .02, .34, .86, 24, 30, .017, board, 'kraft_dark')
    station('feeder', (x0 + .52, -.1, table + .36))

    # alignment: slanted rollers against a long fence
    closed_bed(x1, x2 - .015, width, table)
    for i in range(6):
        with group() as slanted:
            cross_cylinder(0, -.44, .44, table - .015, .035, 'steel')
        place(slanted, (x1 + .09 + i * .103, .02, 0), (0, 0, -9))
    block(x1 + .03, x2 - .05, -.52, -.48, table - .04, table + .12, 'accent', .006)
    block(x1 + .03, x2 - .05, .5, .54, table - .04, table + .12, 'aluminium', .006)
    raised_blank((x1 + x2) / 2, 0, table + .022, .3, .5, .14, 2, 2, board, ears=False)
    bridge((x1 + x2) / 2 + .1, width, table, table + .36)
    for y in (-.3, .3):
        x = (x1 + x2) / 2 + .1
        block(x - .2, x + .2, y - .015, y + .015, table + .12, table + .17, 'dark', .005)
        cylinder((x, y, table + .15), (x, y, table + .3), .014, 'chrome')
        for k in (-.15, -.05, .05, .15):
            cross_cylinder(x + k, y - .022, y + .022, table + .075, .045, 'rubber')
    station('alignment', (x1 + .2, -.5, table + .12))

    # pre-break, under its own closed hood
    closed_bed(x2, x3 - .015, width, table)
    belt_row(x2 + .06, x3 - .08, -.46, .46, 5, .05, table + .01, .045, 'belt_blue')
    for y in (-.4, 0, .4):
        carrier(x2 + .05, x3 - .08, y, table + .02, 8)
    raised_blank((x2 + x3) / 2, 0, table + .015, .3, .34, .14, 24, 4, board, ears=False)
    hood(x2 + .03, x3 - .05, front, half, table - .02, table + .44, .3, 'brand')
    station('pre-break', (-1.708, -.02, 1.104))

    # lock-bottom hooks on two bridges
    closed_bed(x3, x4 - .015, width, table, 2)
    belt_row(x3 + .06, x4 - .08, -.4, .4, 3, .07, table + .01, .045, 'belt_blue')
    beam = table + .5
    for x in (x3 + .3, x3 + .92):
        bridge(x, width, table, beam + .12)
        for y in (-.46, -.18, .18, .46):
            lock_hook(x, y, table, beam)
    for x, ends in ((x3 + .18, 40), (x3 + .62, 75), (x3 + 1.14, 120)):
        raised_blank(x, 0, table + .016, .26, .5, .15, 12, ends, board, 'cream', False)
    station('lock-bottom hooks', (-1.246, -.185, 1.29))

    # corner back-fold arms, two pairs on servo shafts
    closed_bed(x4, x5 - .015, width, table, 2)
    belt_row(x4 + .06, x5 - .08, -.16, .16, 2, .07, table + .01, .045, 'belt_blue')
    for x, lean in ((x4 + .3, -16), (x4 + .86, 12)):
        cross_cylinder(x, -half - .02, half + .02, table - .06, .035, 'chrome')
        servo(x, -half, table - .06, -1)
        for y in (-.52, -.32, .32, .52):
            fold_arm(x, y, table, lean, .42, 1 if lean < 0 else -1)
    for x, sides, ends in ((x4 + .3, 88, 66), (x4 + .84, 96, 110)):
        raised_blank(x, 0, table + .016, .34, .42, .15, sides, ends, board, 'cream')
    station('corner back-fold arms', (.8, -.338, 1.19))
    hood(x3 + .02, x4 - .11, front - .07, half + .07, table, table + .78, .06, 'light_grey')
    hood(x4 + .07, x5 - .05, front, half, table, table + .6, .3, 'light_grey')

    # glue tank on the floor, hoses to a row of guns between hooks and arms
    tank_x, tank_y = x4 - .15, front - .34
    top = pressure_tank(tank_x, tank_y, radius=.19, height=.44)
    bridge(x4 - .04, width, table, table + .44, .07)
    for i, y in enumerate((-.42, -.14, .14, .42)):
        tail = glue_gun(x4 - .04, y, table + .1, .26)
        colour = 'hose_blue' if i % 2 else 'black'
        tube([tail, (tail[0], y, table + .5), (x4 - .04 + .03 * i, front + .1, table + .56),
              (x4 - .1 + .03 * i, front - .1, table + .3),
              (tank_x - .06 + .04 * i, tank_y + .05, .9),
              (top[0] - .03 + .02 * i, top[1], top[2] - .03)], .013, colour, .16)

    # final fold
    closed_bed(x5, x6 - .015, width, table)
    belt_row(x5 + .06, x6 - .08, -.42, .42, 5, .05, table + .01, .045, 'belt_blue')
    for side in (-1, 1):
        for i in range(13):
            t = i / 12
            box((x5 + .08 + t * .78, side * (.54 - .22 * t), table + .05 + .1 * math.sin(t * 3.14)),
                (.09, .055, .01), 'belt_orange', .002, (side * 170 * t, 0, -side * 12))
    for i in range(3):
        blank(x5 + .2 + i * .27, 0, table + .02, .24, .44, board)
    hood(x5 + .03, x6 - .05, front, half, table - .02, table + .5, .3, 'brand')
    station('final fold', (1.544, .444, 1.142))

    # press conveyor: two long belts, one over the other
    low, edge = table - .06, width * .42
    closed_bed(x6, x6 + .9, width * .84, low - .12, 1)
    for x in (x6 + 1.2, x7 - .12):
        for side in (-1, 1):
            block(x - .04, x + .04, side * edge - .04, side * edge + .04, .06, low - .1, 'body')
            foot(x, side * edge, .05)
        block(x - .03, x + .03, -edge, edge, .22, .27, 'dark', .006)
    for side in (-1, 1):
        block(x6 + .02, x7 - .04, side * edge - .02, side * edge + .02, low - .2, low - .02, 'body',
              .012)
    belt(x6 + .08, x7 + .06, 0, width * .72, low, .06, 'belt_blue')
    shingles(x6 + .12, x7, 0, low, .3, .46, .07, board, 'kraft_dark')
    belt(x6 + .3, x7 - .66, 0, .5, low + .19, .07, 'belt_blue')
    for side in (-1, 1):
        block(x6 + .22, x7 - .58, side * .29 - .02, side * .29 + .02, low + .08, low + .17, 'brand',
              .01)
    for x in (x6 + .45, x7 - .8):
        for side in (-1, 1):
            block(x - .04, x + .04, side * edge - .03, side * edge + .03, low - .1, low + .42,
                  'body', .01)
            cylinder((x, side * .29, low + .14), (x, side * .29, low + .4), .014, 'chrome')
        block(x - .04, x + .04, -edge - .02, edge + .02, low + .36, low + .43, 'body', .01)
        handwheel((x, 0, low + .52), (0, 0, 1), .08)
    station('press conveyor', (2.643, .097, 1.13))

    # operator side
    for x in (x1 + .35, x2 + .35, x5 + .3):
        handwheel((x, front - .08, table - .215), (0, -1, 0), .09)
    for x in (x0 + .12, x3 + .16, x6 - .12):
        block(x - .05, x + .05, front - .06, front + .01, table - .15, table - .02, 'dark', .01)
        emergency_stop((x, front - .06, table - .085), scale=.9)
    touch_panel_arm(x5 - .02, front + .04, table - .05, table + .72, .3)
    cabinet(x5 + .1, x6 + .5, half + .3, half + .75, 1.9)
    beacon(x6 + .3, half + .5, 1.9)
    front_edge((x0, front, 0), (x7 + .06, front, 0))
