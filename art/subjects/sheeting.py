"""Reel-to-sheet cutter."""
from kit import (beacon, belt, block, box, cabinet, clear_cover, cross_cylinder, cylinder,
                 disc_knife, duplicate, emergency_stop, foot, front_edge, group, handwheel, machine,
                 mill_roll_stand, motor, pallet, plate, reel, roller, rounded_polygon,
                 rounded_rectangle, side_frames, stack, station, touch_panel_arm, web, window,
                 wrap_path)
from kit.parts_corrugated import bearing, spiral_blade
from kit.parts_press import bearing_cap


def tape_table(x0, x1, half, z, count, drop=.07):
    """Many narrow tapes over an open table on legs; z is the tapes' upper surface."""
    for side in (-1, 1):
        y = side * half
        block(x0, x1, y - .03, y + .03, z - .26, z - .03, 'body', .015)
    with group() as tape:
        belt(x0 + .07, x1 - .07, -half + .14, .05, z, drop, 'belt_green')
    for i in range(1, count):
        duplicate(tape, (0, 2 * (half - .14) * i / (count - 1), 0))
    for x in (x0 + .07, x1 - .07):
        cross_cylinder(x, -half, half, z - drop, .03, 'steel')


@machine('servo-reel-to-sheet-cutter', overall_length_m=14.5, livery='green', azimuth=-29,
         elevation=23, lens=78, upright=True)
def servo_reel_to_sheet_cutter():
    """White reel, decurler, slitting knives, cross-cut cabinet, tape table, pile delivery."""
    half, face = .72, -.92
    level = 1.16

    # reel stand
    reel_x, reel_z, radius = -3.55, .98, .82
    reel(reel_x, -half, half, reel_z, radius, 'white', .09, 'greyboard', 4)
    mill_roll_stand(-2.52, -half, half, .72, reel_x, reel_z, 'brand')
    block(-2.72, -2.32, -.6, .6, .002, .2, 'dark', .02)
    motor((-2.52, -half - .31, .35), (0, -1, 0), .09, .22, 'grey')
    # the arms' eyes with the shaft's bearings; brake disc and caliper inside the near one
    for side in (-1, 1):
        y = side * (half + .12)
        cross_cylinder(reel_x, y - .065, y + .065, reel_z, .15, 'brand')
        bearing(reel_x, y + side * .06, reel_z, .12, 'body', toward=side)
    cross_cylinder(reel_x, -half - .045, -half - .025, reel_z, .215, 'steel')
    block(reel_x + .06, reel_x + .2, -half - .09, -half - .015, reel_z + .08, reel_z + .2, 'red',
          .012)
    station('reel stand', (reel_x - .1, -.25, reel_z + radius))

    # decurl and tension: tall frame, web over and under rollers
    x0, x1 = -2.05, -1.1
    outline = rounded_polygon([(x0, .08), (x0, 1.5), (x0 + .18, 1.86), (x1 - .3, 1.86),
                               (x1, 1.34), (x1, .08)], .1)
    upper = rounded_polygon([(x0 + .12, 1.08), (x0 + .12, 1.42), (x0 + .28, 1.66), (x1 - .36, 1.66),
                             (x1 - .12, 1.28), (x1 - .12, 1.24), (x1 - .28, 1.08)], .06)
    lower = rounded_rectangle(x0 + .12, .54, x1 - .12, .74, .06)
    side_frames(outline, face, -face, .07, 'body', [upper, lower], .015)
    block(x0 - .02, x1 + .02, face - .03, face + .1, .002, .12, 'dark', .012)
    block(x0 - .02, x1 + .02, -face - .1, -face + .03, .002, .12, 'dark', .012)
    block(x0 + .1, x1 - .1, face - .016, face + .02, .17, .48, 'brand', .012)
    path = [(x0 + .25, 1.74, .085, -1), (x0 + .42, .86, .07, 1), (x1 - .42, 1.62, .07, -1),
            (x1 - .3, .95, .09, 1), (x1 - .17, level - .055, .05, -1)]
    for x, z, r, _ in path:
        roller(x, face + .05, -face - .05, z, r, 'chrome')
    for x, z, r, _ in path[:4]:
        bearing_cap(x, face, z, .075)
    web(wrap_path([(reel_x, reel_z, radius, -1), *path, (.4, level, 0, 0)], lead=30),
        -half + .03, half - .03, 'white', .004, 0)
    handwheel((x1 - .17, face - .1, 1.1), radius=.11)
    station('decurl and tension', (-1.54, -.166, 1.692))

    # slitting knives on a bridge
    x0, x1 = -1.06, -.46
    for side in (-1, 1):
        y = side * (-face - .04)
        block(x0, x1, y - .04, y + .04, .1, level - .05, 'body', .015)
        block(x0 + .16, x1 - .16, y - .05, y + .05, level - .1, level + .5, 'body', .02)
        block(x0 + .02, x1 - .02, y - .06, y + .06, .002, .12, 'dark', .012)
    block(x0 + .06, x1 - .06, face - .012, face + .02, .2, .62, 'brand', .01)
    middle = (x0 + x1) / 2
    block(middle - .08, middle + .08, face - .01, -face + .01, level + .38, level + .52, 'brand',
          .02)
    cross_cylinder(middle, face + .04, -face - .04, level - .1, .07, 'steel')
    for y, way in ((face - .01, -1), (-face + .01, 1)):
        bearing_cap(middle, y, level - .1, .08, toward=way)
    for y in (-.64, -.22, .22, .64):
        disc_knife(middle, y, level + .11, .135)
        block(middle - .05, middle + .05, y + .034, y + .08, level + .08, level + .4, 'dark', .008)
        cylinder((middle - .1, y + .055, level + .45), (middle - .06, y + .055, level + .45), .03,
                 'accent')
    for way in (-1, 1):
        clear_cover([(middle + way * .09, level + .5), (middle + way * .24, level + .34),
                     (middle + way * .24, level + .05)], face + .1, -face - .1, 'yellow', .014, 1,
                    panel='acrylic')
    station('slitting knives', (-.77, .61, 1.32))

    # rotary cross-cutter: big rounded cabinet with a window on the knife
    x0, x1, top = -.4, .92, 1.86
    outline = rounded_polygon([(x0, .1), (x0, 1.4), (x0 + .3, top), (x1 - .12, top), (x1,
                                                                                      top - .12),
                               (x1, .1)], .16)
    hole = rounded_polygon([(x0 + .18, .98), (x0 + .18, 1.38), (x0 + .4, top - .22),
                            (x1 - .2, top - .22), (x1 - .2, .98)], .1)
    side_frames(outline, face - .05, -face + .05, .08, 'body', [hole], .02)
    block(x0 + .02, x1 - .02, face, -face, .002, .12, 'dark', .012)
    block(x0 + .2, x1 - .22, face - .02, face - .008, 1.0, top - .24, 'acrylic', 0)
    block(x0 + .1, x1 - .1, face - .07, face - .03, .2, .84, 'brand', .015)
    for i in range(6):
        z = .3 + i * .05
        block(x0 + .5, x1 - .2, face - .078, face - .06, z, z + .02, 'dark', .003)
    block(x0 + .3, x1 - .1, face, -face, top - .05, top - .003, 'body', .01)
    plate([(x0 + .02, 1.42), (x0 + .3, top - .02), (x0 + .3, top - .06), (x0 + .06, 1.4)],
          face + .02, -2 * face - .04, 'brand', bevel=.006)
    block(x1 - .05, x1 - .01, face + .02, -face - .02, level + .2, top - .06, 'body', .01)
    knife_x = (x0 + x1) / 2 + .06
    for z, r, start in ((level + .2, .19, 200), (level - .21, .19, 20)):
        roller(knife_x, face + .02, -face - .02, z, r, 'steel')
        spiral_blade(knife_x, face + .12, -face - .12, z, r, 60, start, .02, 'chrome')
        cross_cylinder(knife_x, face - .02, face + .06, z, .13, 'brand')
        cross_cylinder(knife_x, face - .035, face + .06, z, .06, 'steel')
    roller(x0 + .28, face + .05, -face - .05, level + .1, .085, 'rubber')
    roller(x0 + .28, face + .05, -face - .05, level - .12, .1, 'chrome')
    station('rotary cross-cutter', (knife_x, face - .05, level + .2))

    # overlap tapes behind glass doors
    x0, x1 = .98, 3.02
    tapes = .94
    tape_table(x0, x1, .82, level, 9)
    for x in (x0 + .12, (x0 + x1) / 2, x1 - .12):
        for side in (-1, 1):
            block(x - .06, x + .06, side * .82 - .05, side * .82 + .05, .06, level - .2, 'body',
                  .012)
            foot(x, side * .82, .06)
        block(x - .04, x + .04, -.8, .8, .3, .38, 'dark', .008)
    start = x0 - .3
    for i in range(2):
        block(start + i * .7, start + .58 + i * .7, -.66, .66, level + .004, level + .01, 'white',
              .001)
    for i in range(12):
        x = x0 + 1.05 + i * .082
        box((x + .26, 0, level + .03 + .0005 * i), (.54, 1.32, .007), 'white' if i % 2 else 'cream',
            .001, (0, 2.6, 0), segments=1)
    for x in (x0 + 1.05, x1 - .3):
        cross_cylinder(x, -.84, .84, level + .2, .024, 'chrome')
        for i in range(5):
            y = -.5 + i * .25
            block(x - .01, x + .1, y - .012, y + .012, level + .16, level + .2, 'dark', .004)
            cross_cylinder(x + .1, y - .025, y + .025, level + .105, .055, 'rubber_grey')
        for side in (-1, 1):
            block(x - .03, x + .03, side * .82 - .03, side * .82 + .03, level - .05, level + .23,
                  'dark', .008)
    window(x0 + .02, x1 - .02, tapes, 1.84, face - .0, 'body', 2, .045)
    for x in (x0 + .04, (x0 + x1) / 2, x1 - .04):
        block(x - .025, x + .025, face + .028, face + .075, .9, 1.84, 'body', .006)
        block(x - .03, x + .03, face + .02, -.8, .9, .96, 'body', .006)
    station('overlap tapes', (x0 + .72, -.2, level + .011))

    # pile delivery with lift
    x0, x1 = 3.06, 4.5
    for x in (x0, x1 - .14):
        for side in (-1, 1):
            y = side * .86
            block(x, x + .14, y - .07, y + .07, .05, 2.2, 'body', .02)
            block(x - .02, x + .16, y - .09, y + .09, .002, .06, 'dark', .008)
            cylinder((x + .07, y - side * .085, .25), (x + .07, y - side * .085, 2.1), .02,
                     'cast_iron')
    for side in (-1, 1):
        y = side * .86
        block(x0 - .02, x1 + .02, y - .1, y + .1, 2.0, 2.24, 'brand', .03)
        block(x0 + .1, x1 - .1, y - .09 * side - .03, y - .09 * side + .03, .3, .4, 'accent', .01)
    for x in (x0 + .04, x1 - .1):
        block(x, x + .06, -.86, .86, 2.04, 2.18, 'body', .012)
    motor((x0 + .5, -.2, 2.32), (0, 1, 0), .1, .3, 'grey')
    block(x0 + .42, x0 + .58, -.86, .86, 2.16, 2.24, 'dark', .01)
    for y in (-.5, .5):
        block(x0 + .08, x1 - .08, y - .05, y + .05, .2, .32, 'dark', .012)
    for x in (x0 + .16, x1 - .16):
        block(x - .05, x + .05, -.8, .8, .3, .38, 'dark', .008)
    top = pallet((x0 + x1) / 2 + .02, 0, 1.06, 1.4, .38)
    top = stack((x0 + x1) / 2 + .02, 0, top, .98, 1.32, .62, 'white', .012, .003, 'cream')
    block(x1 - .18, x1 - .15, -.6, .6, top - .16, top + .1, 'aluminium', .006)
    for y in (-.4, .4):
        block(x1 - .17, x1 - .06, y - .03, y + .03, top, top + .07, 'dark', .006)
    for side in (-1, 1):
        y = side * .69
        block(x0 + .55, x0 + .8, y - .012, y + .012, top - .12, top + .08, 'aluminium', .006)
        block(x0 + .64, x0 + .71, min(y, side * .84), max(y, side * .84), top + .01, top + .07,
              'dark', .006)
    station('pile delivery', (4.116, -.1, 1.113))

    # controls
    touch_panel_arm(.3, face + .03, 1.82, 2.06, .3, -8)
    for x, z in ((-1.99, 1.05), (.84, 1.5), (3.13, 1.3)):
        y = face if x < 0 else face - .05 if x < 2 else -.93
        emergency_stop((x, y, z), scale=1.1)
    cabinet(-.1, 1.7, 1.35, 1.8, 2.05, doors=3)
    beacon(1.4, 1.6, 2.05)
    front_edge((reel_x - radius, face - .05, 0), (x1 + .02, face - .05, 0))
