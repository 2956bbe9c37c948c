"""Laminating of printed sheets with thermal film."""
import math

from kit import (air_cylinder, beacon, belt_row, block, brush_roll, cabinet, clear_cover,
                 cross_cylinder, cylinder, emergency_stop, foot, front_edge, gear_case, handwheel,
                 image_material, machine, motor, paint, pallet, pile_on_pallet, plate, reel, ring,
                 roller, rounded_polygon, rounded_rectangle, stack, station, suction_head,
                 touch_panel_arm, tube, warning_plate, web, window, wrap_path)
from kit.parts_corrugated import gear_plate
from kit.parts_press import (bearing_cap, bolts, carton_sheet, printed_sheet, readouts, vent_grille)

HALF = .72


def print_of(palette):
    """Key and picture of a printed sheet in that palette."""
    return f'print {palette}', carton_sheet(2, 2, palette, cut='#d8d5cf')


def open_feeder(x0, x1):
    """A low feeder: pile between slim guides, suction head on a bent tubular bridge."""
    middle = (x0 + x1) / 2 - .06
    top = pile_on_pallet(middle, 0, .86, 1.0, .8, 'white', 'cream')
    printed_sheet((middle, 0, top + .004), .86, 1.0, *print_of('cosmetic'))
    outline = rounded_polygon([(x1 - .5, .08), (x1 - .5, .6), (x1 - .3, 1.1), (x1, 1.1), (x1, .08)],
                              .08)
    for y in (-HALF, HALF - .06):
        plate(outline, y, .06, 'body', bevel=.014)
        tube([(x1 - .14, y + .03, 1.05), (x1 - .14, y + .03, 1.62), (x0 + .5, y + .03, 1.62)], .045,
             'brand', .2)
        block(x0 + .06, x0 + .13, y - .01, y + .07, .004, 1.3, 'body', .015)
        block(x0, x0 + .2, y - .04, y + .1, .003, .03, 'dark', .006)
        tube([(x0 + .095, y + .03, 1.26), (x0 + .095, y + .03, 1.62), (x0 + .6, y + .03, 1.62)],
             .03, 'brand', .12)
    for x in (x0 + .62, x1 - .36):
        cross_cylinder(x, -HALF + .03, HALF - .03, 1.62, .028, 'chrome')
    suction_head(x1 - .42, -.36, .36, top + .008, cups=4, height=.36, surface='body')
    for y in (-.24, .24):
        block(x1 - .47, x1 - .33, y - .05, y + .05, top + .5, 1.66, 'dark', .012)
    for y in (-.54, .54):
        block(middle + .2, middle + .4, y - .012, y + .012, .5, top + .16, 'aluminium', .005)
        block(middle + .36, x1 - .2, y - .012, y + .012, .7, .78, 'aluminium', .005)
    block(x1 - .44, x1 - .06, -HALF - .014, -HALF + .03, .2, .56, 'brand', .014)


def shingle_sheets(x0, x1, z0, z1, count, length, palette, gloss=False):
    """Printed sheets that overlap like shingles along a slope."""
    slope = math.degrees(math.atan2(z0 - z1, x1 - x0))
    key, picture = print_of(palette)
    for i in range(count):
        t = i / (count - 1)
        printed_sheet((x0 + (x1 - x0) * t, 0, z0 + (z1 - z0) * t + .016), length, 1.0,
                      key + (' gloss' if gloss else ''), picture, .005, 0, slope + 2.,
                      .12 if gloss else .4, .8 if gloss else .1)


def overlap_table(x0, x1, z):
    """Belts, hold-down wheels and side lays carry overlapping sheets to the nip."""
    outline = rounded_polygon([(x0, z - .34), (x0, z + .03), (x1, z + .03), (x1, z - .34)], .05)
    for y in (-HALF, HALF - .05):
        plate(outline, y, .05, 'body',
              [rounded_rectangle(x0 + .58, z - .26, x1 - .16, z - .1, .05)])
        for x in (x0 + .16, x1 - .3):
            block(x - .045, x + .045, y - .01, y + .06, .05, z - .3, 'dark', .012)
            foot(x, y + .025, .04)
    block(x0 + .1, x1 - .2, -HALF, HALF, .22, .28, 'dark', .012)
    belt_row(x0 + .05, x1 - .06, -.44, .44, 5, .07, z, .045, 'belt_blue')
    shingle_sheets(x0 - .02, x1, z, z, 8, .62, 'cosmetic')
    for x in (x0 + .22, x0 + .56, x0 + .9):
        brush_roll(x, -HALF + .03, HALF - .03, z + .1, .05, 5, 'rubber_red')
        for y in (-HALF, HALF - .05):
            block(x - .035, x + .035, y + .002, y + .048, z, z + .15, 'dark', .012)
    handwheel((x0 + .42, -HALF - .1, z - .18), (0, -1, 0), .09)
    block(x0 + .64, x0 + .86, -HALF + .14, -HALF + .44, .27, .33, 'dark', .008)
    motor((x0 + .75, -HALF + .14, .42), (0, 1, 0), .1, .26, 'grey')
    gear_case(x0 + .66, x0 + .84, .33, z - .04, -HALF + .056, .08, 'brand')


def laminating_tower(x0, x1, z, height):
    """The high middle: tall cheeks, film reel across the top, a big mirror-bright heated roller
    over a dark rubber roller, pressing cylinders and the temperature panel."""
    half = HALF + .12
    nip = x0 + .36
    outline = rounded_polygon([(x0, .06), (x0, z + .5), (x0 + .1, height - .06),
                               (x0 + .22, height), (x1 - .3, height), (x1, height - .4), (x1, .06)],
                              .1)
    opening = rounded_rectangle(x0 + .12, z - .28, x0 + .74, z + .68, .12)
    for y in (-half, half - .08):
        plate(outline, y, .08, 'body', [opening], .02)
    block(x0 + .06, x1 - .06, -half + .07, half - .07, .06, .5, 'body', .02)
    block(x0 + .04, x1 - .04, -half + .03, half - .03, .003, .08, 'dark')
    hot, rubber = .31, .21
    hot_z, rubber_z = z + hot + .014, z - rubber - .004
    roller(nip, -half + .1, half - .1, hot_z, hot, 'chrome')
    roller(nip, -half + .1, half - .1, rubber_z, rubber, 'rubber')
    for zc, radius in ((hot_z, .13), (rubber_z, .1)):
        for side in (-1, 1):
            y = side * (half - .06)
            block(nip - .16, nip + .16, y - .04, y + .04, zc - .13, zc + .13, 'dark', .03)
            cross_cylinder(nip, y - .07, y + .07, zc, radius * .62, 'steel')
    for x in (nip - .1, nip + .1):
        air_cylinder((x, -half + .04, z - .72), (x, -half + .04, rubber_z - .12), .045, .4)
    block(x0 - .02, nip - .09, -.54, .54, z - .014, z - .008, 'steel', .002)
    # film: off its reel, over a spreader roller, round the drum and into the nip with the sheets
    reel_x, reel_z, radius = x0 + .62, height + .2, .27
    reel(reel_x, -.54, .54, reel_z, radius, paint('#a9d3e6', .1, .35, 1.), .07, 'kraft', 2)
    cross_cylinder(reel_x, -half - .08, half + .06, reel_z, .035, 'chrome')
    for y in (-half, half - .08):
        plate(rounded_polygon([(reel_x - .16, height - .1), (reel_x - .09, reel_z + .1),
                               (reel_x + .09, reel_z + .1), (reel_x + .16, height - .1)], .06),
              y - .012, .1, 'brand', bevel=.015)
    ring((reel_x, -half - .07, reel_z), (0, -1, 0), .1, .03, .05, 'accent')
    spreader = (x0 + .17, height - .13, .05)
    roller(spreader[0], -half + .06, half - .06, spreader[1], spreader[2], 'chrome')
    web(wrap_path([(reel_x, reel_z, radius, 1), (*spreader, 1), (nip, hot_z, hot, 1),
                   (nip + .02, z + .0125, 0, 0)], .002), -.54, .54,
        paint('#bcdceb', .08, .3, 1.), .002, 0)
    web([(nip - .02, z + .006), (x1 + .16, z + .008)], -.5, .5,
        image_material('laminated web', carton_sheet(3, 2, 'cosmetic', cut='#d8d5cf'), 'xy', .1, 0,
                       .9), .006, 0)
    # guards: a bar close before the nip, hinged hoods before and behind the drum, a door at its end
    cross_cylinder(nip - .22, -half + .06, half - .06, z + .06, .02, 'yellow')
    clear_cover([(x0 + .1, height - .2), (x0 - .03, z + .5), (x0 - .03, z + .09)], -half + .1,
                half - .1, 'yellow', .015, 1, panel='acrylic')
    clear_cover([(x0 + .34, z + .69), (x0 + .78, z + .62), (x0 + .88, z + .14)], -half + .1,
                half - .1, 'yellow', .015, 1, panel='acrylic')
    window(x0 + .14, x0 + .76, z - .3, z + .7, -half - .055, 'yellow')
    for zc in (z - .27, z + .67):
        block(x0 + .12, x0 + .78, -half - .056, -half + .01, zc - .025, zc + .025, 'body', .006)
    warning_plate(x0 + .07, -half - .003, z + .36, .085, 'hot')
    front = -half
    plate(rounded_rectangle(x0 + .84, z - .12, x1 - .1, z + .72, .05), front - .03, .04, 'grey')
    block(x0 + .88, x1 - .14, front - .04, front, z + .3, z + .66,
          image_material('film temperatures', readouts(2, 2, (105, 98, 110, 45)), 'xz', .3, .9),
          .003)
    for i in range(6):
        x, zc = x0 + .94 + (i % 3) * (x1 - x0 - 1.14) / 2, z + (.16 if i < 3 else 0)
        cylinder((x, front - .028, zc), (x, front - .06, zc), .03,
                 ('green', 'black', 'accent', 'black', 'red', 'black')[i])
    plate(rounded_rectangle(x0 + .12, .14, x1 - .1, z - .44, .06), front - .016, .03, 'brand')
    vent_grille(x1 - .62, x1 - .22, .2, z - .5, front - .012, 4)
    block(x0 + .3, x0 + .5, front - .026, front, z - .52, z - .495, 'black', .004)
    emergency_stop((x0 + .07, front, z - .1), scale=1.2)
    return half


def cooling_rollers(x0, x1, z, half):
    """Three bright rollers the warm web runs round, in a low open frame with water hoses."""
    outline = rounded_polygon([(x0, .06), (x0, z + .04), (x0 + .14, z + .22), (x1 - .14, z + .22),
                               (x1, z + .04), (x1, .06)], .08)
    centers = [(x0 + (x1 - x0) * share, z + rise) for share, rise in ((.2, .11), (.5, -.14),
                                                                     (.8, .11))]
    for y in (-half, half - .06):
        plate(outline, y, .06, 'body', bevel=.015)
        for x, zc in centers:
            bearing_cap(x, y if y < 0 else y + .06, zc, .085, 'dark', -1 if y < 0 else 1)
    for x, zc in centers:
        roller(x, -half + .07, half - .07, zc, .135, 'chrome')
    block(x0 + .05, x1 - .05, -half + .05, half - .05, .003, .1, 'dark')
    block(x0 + .1, x1 - .1, -half + .05, half - .05, .1, .5, 'body', .02)
    path = [(x0 - .02, z + .008), (x0 + .06, z + .03)]
    for (x, zc), over in zip(centers, (1, -1, 1)):
        for step in range(7):
            angle = math.radians(145 - 18.3 * step) * over
            path.append((x + .141 * math.cos(angle), zc + .141 * math.sin(angle)))
    path += [(x1 - .04, z + .03), (x1 + .06, z + .008)]
    web(path, -.5, .5, image_material('cooled web', carton_sheet(3, 2, 'cosmetic', cut='#d8d5cf'),
                                      'xy', .1, 0, .9), .005, 0)
    clear_cover([(x1 - .03, z + .24), (x1 - .08, z + .42), (x0 + .1, z + .42), (x0 + .02, z + .1)],
                -half + .03, half - .03, 'yellow', .015, 1, panel='acrylic')
    front = -half
    for x, zc in centers:
        tube([(x, front - .04, zc), (x, front - .09, zc - .04), (x, front - .09, .66)], .02,
             'hose_blue', .06)
    tube([(x0 + .08, front - .09, .64), (x1 - .08, front - .09, .64)], .035, 'steel')
    for x in (x0 + .1, x1 - .1):
        block(x - .03, x + .03, front - .1, front + .02, .61, .67, 'dark', .008)
    chiller((x0 + x1) / 2, front - .26, .64)


def chiller(x, y, header):
    """The water chiller and its pump on the floor below the cooling rollers' header pipe."""
    for side in (-1, 1):
        foot(x + side * .28, y, .03)
    block(x - .36, x + .36, y - .16, y + .16, .05, .46, 'body', .02)
    block(x - .362, x + .362, y - .162, y + .1, .38, .42, 'brand', .004)
    vent_grille(x - .3, x + .02, .12, .34, y - .16, 5)
    bolts([(x + .1, y - .162, .3), (x + .28, y - .162, .3)], radius=.014)
    for dx in (-.14, .14):
        cylinder((x + dx, y + .1, .45), (x + dx, y + .1, .5), .03, 'brass')
        tube([(x + dx, y + .1, .48), (x + dx, y + .17, .56), (x + dx, y + .17, header)], .02,
             'hose_blue', .05)


def separating_knife(x0, x1, z, half):
    """A compact block: a round knife travels across behind acrylic, then quick nip rollers."""
    outline = rounded_polygon([(x0, .06), (x0, z + .46), (x0 + .1, z + .56), (x1 - .16, z + .56),
                               (x1, z + .3), (x1, .06)], .08)
    opening = rounded_rectangle(x0 + .1, z - .1, x1 - .1, z + .36, .06)
    for y in (-half, half - .06):
        plate(outline, y, .06, 'body', [opening], .015)
    block(x0 + .04, x1 - .04, -half + .04, half - .04, .003, .6, 'body', .02)
    block(x0 + .02, x1 - .16, -half + .05, half - .05, z + .44, z + .55, 'brand', .03)
    block(x0 + .16, x0 + .24, -half + .05, half - .05, z + .24, z + .34, 'steel', .01)
    block(x0 + .12, x0 + .28, -.42, -.24, z + .14, z + .4, 'accent', .02)
    gear_plate(x0 + .2, z + .09, .12, 72, -.34, .006, 'chrome', .008)
    cross_cylinder(x0 + .2, -.36, -.3, z + .09, .03, 'dark')
    for zc in (z + .06, z - .05):
        roller(x1 - .12, -half + .06, half - .06, zc, .05, 'rubber_grey')
    block(x0 + .1, x1 - .1, -half + .03, -half + .036, z - .1, z + .36, 'acrylic', 0)
    plate(rounded_rectangle(x0 + .08, .18, x1 - .08, z - .22, .05), -half - .016, .03, 'brand')
    clear_cover([(x1 - .12, z + .5), (x1 - .02, z + .3), (x1 - .02, z + .12)], -half + .07,
                half - .07, 'yellow', .015, 1, panel='acrylic')
    handwheel((x0 + .2, -half - .1, z - .32), (0, -1, 0), .08)


def jogging_delivery(x0, x1, z):
    """Slim posts round a pile that is jogged from three sides, tapes above it, glossy sheets."""
    middle = x0 + .72
    for x in (x0 + .04, x1 - .14):
        for y in (-HALF, HALF - .1):
            block(x, x + .1, y, y + .1, .03, z + .34, 'body', .02)
            block(x - .03, x + .13, y - .03, y + .13, .003, .04, 'dark', .008)
    for y in (-HALF, HALF - .1):
        block(x0 + .02, x1 - .02, y + .01, y + .09, z + .24, z + .38, 'brand', .025)
    block(x1 - .13, x1 - .05, -HALF, HALF, z + .26, z + .36, 'body', .02)
    top = pallet(middle, 0, 1.0, 1.16)
    top = stack(middle, 0, top, .86, 1.0, .72, 'white', .012, .003, 'cream')
    key, picture = print_of('cosmetic')
    printed_sheet((middle, 0, top + .004), .86, 1.0, key + ' gloss', picture, roughness=.1, coat=.9)
    printed_sheet((x0 + .3, 0, z - .062), .86, 1.0, key + ' gloss', picture, .003, 0, 9, .1, .9)
    for y in (-.54, .54):
        block(middle - .25, middle + .25, y - .012, y + .012, top - .16, top + .18, 'aluminium',
              .005)
        air_cylinder((middle, math.copysign(HALF - .05, y), top + .08), (middle, y, top + .08), .03,
                     .4)
        hanger = math.copysign(HALF - .05, y)
        block(middle - .03, middle + .03, hanger - .015, hanger + .015, top + .04, z + .26, 'dark',
              .006)
    block(middle + .455, middle + .48, -.4, .4, top - .16, top + .2, 'aluminium', .005)
    for y in (-.2, .2):
        air_cylinder((x1 - .1, y, top + .1), (middle + .48, y, top + .1), .026, .5)
        block(x1 - .14, x1 - .05, y - .03, y + .03, top + .06, top + .14, 'dark', .008)
        block(x1 - .12, x1 - .07, y - .02, y + .02, top + .1, z + .28, 'dark', .008)


@machine('thermal-film-laminating-machine', overall_length_m=7.2, azimuth=-37, elevation=17,
         lens=72)
def thermal_film_laminator():
    """Pile feeder, overlap table, tower with film reel and nip, cooling, knife, delivery."""
    z = 1.0
    open_feeder(-3.5, -2.3)
    station('pile feeder', (-2.95, -.35, .93))
    overlap_table(-2.28, -.98, z)
    station('overlap table', (-1.7, -.3, z + .03))
    half = laminating_tower(-1.02, .34, z, 1.86)
    station('film unwind and heated nip', (-.4, -.54, 2.1))
    cooling_rollers(.38, 1.42, z, half)
    station('cooling rollers', (1.143, -.6, 1.226))
    separating_knife(1.46, 2.14, z, half)
    station('separating knife', (1.58, -.386, 1.378))
    jogging_delivery(2.16, 3.5, z)
    station('delivery pile', (2.88, -.5, .5))
    touch_panel_arm(1.8, -half + .05, z + .5, z + 1.02, .3)
    cabinet(.5, 1.5, 1.25, 1.7, 1.8)
    beacon(.1, .62, 1.85)
    emergency_stop((2.27, -HALF, .95), scale=1.1)
    front_edge((-3.5, -HALF, 0), (3.5, -HALF, 0))
