"""The flatbed press that stamps foil with heat, or cuts when the chase is changed."""
from kit import (air_cylinder, beacon, block, brush_roll, cross_cylinder, cylinder,
                 emergency_stop, foot, front_edge, handwheel, image_material, machine, motor, paint,
                 pallet, plate, platform, rounded_polygon, rounded_rectangle, station, suction_head,
                 touch_panel_post, tube, web, window, wrap_path)
from kit.parts_guards import clear_cover, light_curtain, motor_plate, warning_plate
from kit.parts_press import bolts, carton_sheet, printed_sheet, readouts, reel_shaft, vent_grille
from kit.piles import pile_of_lifts

WIDTH = 1.64
FRONT = -WIDTH / 2
RED_FOIL = '#b4222c'


def sheet_picture(stamped=False):
    """The printed sheet; stamped once it has been through the press."""
    if stamped:
        return 'foil stamped', carton_sheet(2, 2, 'sweets', '#f0bf45')
    return 'foil plain', carton_sheet(2, 2, 'sweets', '#a5545c')


def tower_feeder(x0, x1, height):
    """A closed feeder tower: side plates with a tall opening, head with motor, printed pile."""
    middle = (x0 + x1) / 2
    outline = rounded_polygon([(x0, .08), (x0, height - .3), (x0 + .2, height), (x1, height),
                               (x1, .08)], .1)
    opening = rounded_polygon([(x0 + .14, .2), (x0 + .14, 1.24), (x0 + .3, 1.4), (x1 - .16, 1.4),
                               (x1 - .16, .2)], .1)
    for y in (FRONT, -FRONT - .08):
        plate(outline, y, .08, 'body', [opening], .015)
    for x in (x0 + .07, x1 - .08):
        for y in (FRONT + .04, -FRONT - .04):
            foot(x, y, .06)
    block(x0 + .16, x1 - .04, FRONT + .07, -FRONT - .07, height - .14, height - .03, 'body', .02)
    block(x0 + .14, x1 - .12, FRONT - .014, FRONT + .03, 1.5, 1.62, 'brand', .01)
    top = pile_of_lifts(middle, 0, pallet(middle, 0, .9, 1.16), .84, 1.1, .74)
    printed_sheet((middle, 0, top + .001), .84, 1.1, *sheet_picture(), .003)
    suction_head(middle + .2, -.42, .42, top + .008, cups=4, height=.34)
    for y in (-.26, .26):
        cylinder((middle + .2, y, top + .4), (middle + .2, y, height - .1), .035, 'chrome')
    motor((middle - .1, .3, height - .06), (0, 0, 1), .1, .24, 'grey')
    for y in (FRONT + .13, -FRONT - .13):
        tube([(x0 + .1, y, .2), (x0 + .1, y, 1.3)], .014, 'steel')
    light_curtain(x0 - .03, FRONT + .05, -FRONT - .05, .3, 1.4)


def register(x0, x1):
    """Closed side plates with a brand field, tapes with a sheet, wheels on cross bars."""
    outline = rounded_polygon([(x0, .08), (x0, 1.2), (x1, 1.2), (x1, .08)], .05)
    for y in (FRONT, -FRONT - .06):
        plate(outline, y, .06, 'body')
    block(x0 + .05, x1 - .05, FRONT + .05, -FRONT - .05, .02, .12, 'dark')
    plate(rounded_rectangle(x0 + .1, .24, x1 - .1, .86, .05), FRONT - .016, .03, 'brand')
    vent_grille(x0 + .24, x1 - .24, .34, .56, FRONT - .012, 4)
    block(x0 + .02, x1, FRONT + .07, -FRONT - .07, 1.11, 1.15, 'steel', .006)
    for i in range(6):
        y = -.6 + i * .24
        block(x0 + .02, x1, y - .03, y + .03, 1.14, 1.162, 'belt_green', .004)
    printed_sheet(((x0 + x1) / 2 - .02, 0, 1.17), .84, 1.1, *sheet_picture())
    for x in (x0 + .2, x0 + .5):
        brush_roll(x, FRONT + .04, -FRONT - .04, 1.235, .055)
        for y in (FRONT, -FRONT - .06):
            block(x - .04, x + .04, y, y + .06, 1.18, 1.29, 'dark', .012)
    handwheel((x1 - .24, FRONT - .1, 1.02), (0, -1, 0), .1)
    clear_cover([(x1 - .04, 1.36), (x0 + .14, 1.36), (x0 + .02, 1.22)], FRONT + .03, -FRONT - .03)
    for y in (FRONT + .01, -FRONT - .05):
        block(x1 - .08, x1, y, y + .04, 1.18, 1.37, 'body', .006)


def foil_bay(x0, x1):
    """Side plates and tape table between register and press, under the falling foils."""
    for y in (FRONT, -FRONT - .06):
        plate(rounded_rectangle(x0, .08, x1, 1.2, .02), y, .06, 'body')
    block(x0, x1 + .04, FRONT + .07, -FRONT - .07, 1.11, 1.15, 'steel', .006)
    for i in range(6):
        y = -.6 + i * .24
        block(x0, x1, y - .03, y + .03, 1.14, 1.162, 'belt_green', .004)


def heated_press(x0, x1, front, height):
    """The press block: left a round-topped door on the chase, right the heating column."""
    block(x0, x1, front, -front, .06, height, 'body', .07, 4)
    block(x0 + .06, x1 - .06, front + .05, -front - .05, .003, .09, 'dark')
    split = x0 + (x1 - x0) * .54
    door = rounded_polygon([(x0 + .1, .72), (x0 + .1, 1.5), (x0 + .22, 1.78), (split - .16, 1.78),
                            (split - .04, 1.5), (split - .04, .72)], .1)
    hole = rounded_polygon([(x0 + .2, 1.0), (x0 + .2, 1.46), (x0 + .29, 1.66), (split - .23, 1.66),
                            (split - .14, 1.46), (split - .14, 1.0)], .08)
    plate(door, front - .05, .06, 'body', [hole], .014)
    block(x0 + .16, split - .1, front - .02, front + .01, .96, 1.68, 'black', .002)
    honeycomb = paint('#c77b3c', .35, .7)
    block(x0 + .2, split - .14, front - .032, front, 1.3, 1.44, honeycomb, .004)
    block(x0 + .2, split - .14, front - .032, front, 1.08, 1.2, 'steel', .004)
    plate(rounded_rectangle(x0 + .19, .99, split - .13, 1.67, .04), front - .04, .008, 'acrylic',
          bevel=0)
    bolts([(x0 + .26 + i * .1, front - .034, 1.37) for i in range(5)], radius=.028, height=.008,
          surface='dark')
    tube([(x0 + .2, front - .05, .84), (x0 + .2, front - .11, .84), (split - .14, front - .11, .84),
          (split - .14, front - .05, .84)], .015, 'chrome', .03)
    plate(rounded_rectangle(split + .05, .7, x1 - .08, 1.78, .05), front - .04, .06, 'grey')
    block(split + .1, x1 - .13, front - .05, front, 1.1, 1.7,
          image_material('foil temperatures', readouts(3, 5), 'xz', .3, .8), .003)
    for i, colour in enumerate(('green', 'black', 'accent', 'black')):
        x = split + .16 + i * (x1 - split - .4) / 3
        cylinder((x, front - .035, .96), (x, front - .065, .96), .03, colour)
        cylinder((x, front - .035, .82), (x, front - .06, .82), .024, 'black')
    block(x0 - .004, x1 + .004, front - .012, front + .3, .3, .58, 'brand', .012)
    for i in range(3):
        left = x0 + .2 + i * (x1 - x0 - .2) / 3
        block(left, left + .2, front - .02, front + .1, .43, .455, 'black', .004)
    block(x0 - .02, x0 + .05, -.74, .74, 1.165, 1.37, 'black', .01)


def slots(k):
    """The middles of the two ribbons of foil on shaft k."""
    return -.6 + k * .24, .12 + k * .24


def foils():
    """The three foils: gold, silver, red."""
    return 'gold', 'silver', paint(RED_FOIL, .22, .8)


def foil_tower(x0, x1, base, height):
    """Posts with head rails and a clear roof over the press at base.  Three shafts of foil reels;
    each ribbon runs over the drive roll at the top, down through the covered bay at x0 between
    guide bars whose collars keep it in its lane, round the lower bar and into the press."""
    half = -FRONT - .06
    drop = x0 + .2
    for x, foot_z in ((x0, 1.08), (x1 - .1, base - .06)):
        for y in (-half - .05, half - .05):
            block(x, x + .1, y, y + .1, foot_z, height, 'body', .02)
    for y in (-half - .06, half - .06):
        block(x0 - .04, x1 + .04, y, y + .12, height - .1, height + .06, 'brand', .03)
        block(x0 + .05, x1 - .05, y + .03, y + .09, base + .34, base + .42, 'body', .015)
    block(x1 - .1, x1, -half, half, height - .08, height + .02, 'body', .02)
    for x in (x0, (x0 + x1) / 2 - .03):
        block(x, x + .06, -half, half, height - .06, height, 'body', .012)
    block(x0 + .02, x1 - .02, -half, half, height + .002, height + .01, 'clear_film', 0)
    guide, bar = (drop + .04, height - .26), (drop + .03, 1.32)
    for k, surface in enumerate(foils()):
        x, z, radius = x0 + .82 + k * .44, base + .38, .16 - .015 * k
        reel_shaft(x, z, -half - .02, half + .02, [(y, .19, surface) for y in slots(k)], radius)
        for y in (-half + .03, half - .07):
            cross_cylinder(x, y, y + .04, z, .06, 'dark')
        motor_plate((x, half + .04, z), (0, 1, 0), .05)
        motor((x, half + .05, z), (0, 1, 0), .05, .14, 'grey')
        path = wrap_path([(x, z, radius, 1), (*guide, .04, 1), (*bar, .03, 1),
                          (drop + .3, bar[1] - .031, 0, 0)], .002, 0, step=11)
        for y in slots(k):
            web(path, y - .085, y + .085, surface, .003, 0)
            cross_cylinder(guide[0] - .078, y - .06, y + .06, guide[1], .032, 'rubber')
    for (x, z), radius in ((guide, .04), (bar, .03), ((guide[0] - .078, guide[1]), .014)):
        cross_cylinder(x, -half - .02, half + .02, z, radius, 'chrome')
    for y in (-half - .03, half - .02):
        block(x0 + .05, guide[0] + .06, y, y + .05, guide[1] - .05, guide[1] + .05, 'dark', .01)
        block(x0 + .05, bar[0] + .06, y, y + .05, bar[1] - .05, bar[1] + .05, 'dark', .01)
    for z in (2.02, 1.66):
        ribbon = guide[0] - .042
        for x in (ribbon - .022, ribbon + .022):
            cross_cylinder(x, -half - .02, half + .02, z, .018, 'chrome')
        for side in (-1, 1):
            block(x0 + .05, ribbon + .07, side * half - .02, side * half + .02, z - .04, z + .04,
                  'dark', .01)
        for k in range(3):
            for y in slots(k):
                for edge in (y - .097, y + .091):
                    cross_cylinder(ribbon - .022, edge, edge + .006, z, .0255, 'brass')
    motor_plate((guide[0], half + .03, guide[1]), (0, 1, 0), .055)
    motor((guide[0], half + .04, guide[1]), (0, 1, 0), .055, .18, 'grey')
    window(x0 + .1, x1 - .1, base + .04, height - .1, -half - .08, 'aluminium', 3, .03)
    block(x0 + .08, x0 + .36, -half - .04, -half - .032, 1.2, base + .06, 'clear_film', 0)
    block(x0 + .08, x0 + .36, half + .032, half + .04, 1.2, base + .06, 'clear_film', 0)
    clear_cover([(x0 - .02, height - .12), (x0 - .02, 1.22)], -half + .02, half - .02)
    warning_plate(x1 - .05, -half - .052, base + .2, .07, 'hot')


def rewind_section(x0, x1, height):
    """Lower housing after the press.  The used foils come up through its roof, each between a pair
    of pull rolls with a drive of its own, onto a rewind shaft under a clear cover."""
    block(x0, x1, FRONT, -FRONT, .06, 1.18, 'body', .04)
    block(x0 + .05, x1 - .05, FRONT + .04, -FRONT - .04, .003, .09, 'dark')
    block(x0 - .002, x1 + .003, FRONT - .012, FRONT + .3, .3, .58, 'brand', .012)
    for x in (x0 + .02, x1 - .12):
        for y in (FRONT + .01, -FRONT - .11):
            block(x, x + .1, y, y + .1, 1.1, height, 'body', .02)
    block(x0, x1, FRONT, -FRONT, height - .16, height, 'body', .04)
    window(x0 + .1, x1 - .1, 1.2, height - .17, FRONT + .02, 'aluminium', 2, .03)
    printed_sheet(((x0 + x1) / 2, 0, 1.3), x1 - x0 - .3, 1.1, *sheet_picture(True))
    for y in (-.64, .64):
        block(x0 + .04, x1 - .04, y - .03, y + .03, 1.32, 1.4, 'dark', .01)
    for k in range(3):
        block(x0 + .16 + k * .26, x0 + .2 + k * .26, -.64, .64, 1.325, 1.36, 'chrome', .006)
    top, pull_z, reel_z = height + .96, height + .24, height + .62
    outline = rounded_polygon([(x0 + .02, height - .02), (x0 + .02, top), (x1 - .34, top),
                               (x1 - .04, top - .36), (x1 - .04, height - .02)], .08)
    opening = rounded_polygon([(x0 + .1, height + .38), (x0 + .1, top - .1), (x1 - .38, top - .1),
                               (x1 - .13, top - .4), (x1 - .13, height + .38)], .06)
    for y in (FRONT + .06, -FRONT - .12):
        plate(outline, y, .06, 'body', [opening])
        plate(opening, y + .02, .008, 'clear_film', bevel=0)
    for k, surface in enumerate(foils()):
        x, radius = x0 + .2 + k * .29, .12 - .015 * k
        reel_shaft(x + radius, reel_z, FRONT + .1, -FRONT - .1,
                   [(y, .19, surface) for y in slots(k)], radius)
        block(x - .02, x + .02, -.7, .7, height - .002, height + .006, 'black', .002)
        path = [(x, height - .1), (x, reel_z)]
        for y in slots(k):
            web(path, y - .085, y + .085, surface, .003, 0)
            cross_cylinder(x + .04, y - .09, y + .09, pull_z, .038, 'rubber')
        cross_cylinder(x - .04, FRONT + .08, -FRONT - .08, pull_z, .038, 'chrome')
        cross_cylinder(x + .04, FRONT + .08, -FRONT - .08, pull_z, .016, 'chrome')
        motor_plate((x, FRONT + .05, pull_z), (0, -1, 0), .055)
        motor((x, FRONT + .04, pull_z), (0, -1, 0), .055, .16, 'grey')
        for y, side in ((FRONT + .07, -1), (-FRONT - .07, 1)):
            cross_cylinder(x + radius, y, y + side * .07, reel_z, .05, 'dark')
            block(x + radius - .03, x + radius + .03, y - .03, y + .03, height + .36, reel_z - .02,
                  'body', .004)
    block(x0 + .024, x0 + .032, FRONT + .12, -FRONT - .12, height, top - .04, 'clear_film', 0)
    clear_cover([(x0 + .06, top + .004), (x1 - .35, top + .004), (x1 - .024, top - .36),
                 (x1 - .024, height + .06)], FRONT + .07, -FRONT - .07)
    warning_plate(x0 + .98, FRONT + .056, height + .24, .08)


def stamped_delivery(x0, x1, height):
    """Delivery with a rounded roof and its pile of gold-stamped sheets, jogged from the sides."""
    middle = (x0 + x1) / 2
    outline = rounded_polygon([(x0, .06), (x0, height), (x1 - .24, height), (x1, height - .3),
                               (x1, .06)], .1)
    opening = rounded_polygon([(x0 + .14, .18), (x0 + .14, 1.16), (x1 - .16, 1.16),
                               (x1 - .16, .18)], .08)
    for y in (FRONT, -FRONT - .08):
        plate(outline, y, .08, 'body', [opening], .015)
    for x in (x0 + .07, x1 - .08):
        for y in (FRONT + .04, -FRONT - .04):
            foot(x, y, .05)
    block(x0 + .03, x1 - .26, FRONT + .07, -FRONT - .07, height - .12, height - .02, 'body', .02)
    plate(rounded_rectangle(x0 + .1, 1.24, x1 - .3, height - .12, .05), FRONT - .016, .03, 'brand')
    for i in range(2):
        left = x0 + .2 + i * .4
        block(left, left + .24, FRONT - .024, FRONT, 1.33, 1.355, 'black', .004)
    top = pallet(middle, 0, .96, 1.2)
    top = pile_of_lifts(middle, 0, top, .84, 1.1, .62)
    printed_sheet((middle, 0, top + .001), .84, 1.1, *sheet_picture(True), .003)
    for y in (-.6, .6):
        for x in (middle - .26, middle, middle + .26):
            block(x - .025, x + .025, y - .012, y + .012, top - .16, top + .13, 'aluminium', .004)
        block(middle - .3, middle + .3, y * 1.02 - .012, y * 1.02 + .012, top + .07, top + .12, 'dark',
              .004)
        air_cylinder((middle, y * 1.27, top + .1), (middle, y * 1.02, top + .1), .028, .3)


@machine('automatic-foil-stamping-die-cutting-machine', overall_length_m=7.2, azimuth=-37,
         elevation=15, lens=72)
def automatic_foil_stamping_die_cutter():
    """Tower feeder, register, heated press with foil reels high above it, rewinders, delivery."""
    tower_feeder(-3.62, -2.42, 1.82)
    station('pile feeder', (-2.82, -.5, 1.0))
    register(-2.4, -1.48)
    station('register', (-1.95, -.35, 1.173))
    foil_bay(-1.46, -1.14)
    heated_press(-1.14, .72, -.96, 2.02)
    station('heated platen', (-.605, -1.0, 1.37))
    foil_tower(-1.46, .66, 2.02, 2.74)
    station('foil unwinders above and rewinders', (-.69, -.695, 2.457))
    rewind_section(.74, 1.86, 1.72)
    stamped_delivery(1.9, 3.2, 1.72)
    station('delivery', (2.5, -.55, .6))
    platform(-1.0, .6, -1.62, -.98, .22, rail=False)
    touch_panel_post(3.5, -.95, 1.2)
    beacon(.61, .3, 2.76)
    emergency_stop((-2.32, FRONT, 1.08))
    emergency_stop((.64, -.965, 1.92))
    emergency_stop((1.98, FRONT, 1.05))
    front_edge((-3.62, FRONT - .06, 0), (3.2, FRONT - .06, 0))
