"""The corrugated board line: from reels of paper to stacked sheets in one run."""
import math

from kit import (beacon, belt, belt_row, block, box, cabinet, clear_cover, cross_cylinder,
                 cylinder, disc_shaft, door, emergency_stop, foot, front_edge, gear_case, group,
                 machine, motor, pallet, place, plate, reel, roller, rounded_polygon,
                 rounded_rectangle, side_frames, stack, station, touch_panel_post, tube,
                 warning_plate, web, window, wrap_path)
from kit.parts_corrugated import arc_points, bearing, board, gear_roll, single_face, spiral_blade
from kit.parts_press import guard_rail

HALF = 1.05             # half the width of every section
BRIDGE = 2.95           # height of the bridge's deck


def line_reel_stand(x, reels, radius=.56):
    """A column with swinging arms; reels are the sides (-1, 1) on which a reel hangs."""
    for y in (-HALF + .02, HALF - .02):
        block(x - .42, x + .42, y - .14, y + .14, .003, .09, 'dark', .015)
        outline = rounded_polygon([(x - .3, .08), (x - .2, 1.12), (x + .2, 1.12), (x + .3, .08)],
                                  .06)
        plate(outline, y - .08, .16, 'body', bevel=.02)
        for side in reels:
            cx, cz = x + side * .72, .68
            arm = rounded_polygon([(x - side * .12, 1.06), (x + side * .1, 1.08),
                                   (cx + side * .12, cz + .06), (cx + side * .1, cz - .12),
                                   (cx - side * .08, cz - .12), (x - side * .12, .78)], .06)
            out = -1 if y < 0 else 1
            plate(arm, y + (out * .1 - .05) - out * .03, .1, 'brand', bevel=.015)
            bearing(cx, y + out * .12, cz, .1, 'cast_iron', toward=out)
        bearing(x, y + (-.12 if y < 0 else .12), .94, .1, 'body', toward=-1 if y < 0 else 1)
    block(x - .16, x + .16, -HALF + .05, HALF - .05, .86, 1.1, 'body', .02)
    for y in (-.4, .3):
        motor((x, y, 1.2), (0, 1, 0), .09, .28, 'accent')
    for side in reels:
        reel(x + side * .72, -HALF + .2, HALF - .2, .68, radius, 'kraft', .13, 'kraft_dark', 4)


def line_preheater(x):
    """Two steam-heated drums one over the other in a slim frame."""
    for y in (-HALF, HALF - .1):
        plate(rounded_rectangle(x - .2, .06, x + .2, 1.76, .08), y, .1, 'body', bevel=.015)
        block(x - .3, x + .3, y - .04, y + .14, .003, .09, 'dark', .01)
    for z in (.62, 1.3):
        cross_cylinder(x, -HALF + .08, HALF - .08, z, .27, 'chrome', .01)
        bearing(x, -HALF, z, .13, 'brand')
        cylinder((x, -HALF - .08, z), (x, -HALF - .2, z), .04, 'brass')
    floor_pipe(x, -HALF - .17, 1.3, .03)


def floor_pipe(x, y, z, radius):
    """A steam pipe from a drum at height z down to its flange on the floor."""
    tube([(x, y, z), (x, y, .2), (x + .1, y, .14), (x + .1, y, .01)], radius, 'copper', .08)
    cylinder((x + .1, y, .003), (x + .1, y, .03), radius * 2.2, 'dark')


def line_single_facer(x):
    """A compact single facer: cast frames, meshing fluted rolls, web rising to the bridge."""
    outline = rounded_polygon([(x - .6, .1), (x - .6, 1.5), (x - .36, 1.86), (x + .3, 1.86),
                               (x + .56, 1.56), (x + .56, .1)], .09)
    opening = rounded_rectangle(x - .44, .62, x + .4, 1.68, .14)
    side_frames(outline, -HALF - .02, HALF + .02, .15, 'light_grey', [opening], .022)
    for y in (-HALF + .05, HALF - .05):
        block(x - .66, x + .62, y - .14, y + .14, .003, .12, 'dark', .015)
    for z in (1.39, .91):
        gear_roll(x - .04, -HALF + .04, HALF - .1, z, .239)
        bearing(x - .04, -HALF - .04, z, .1, 'brand')
    block(x - .11, x + .03, -HALF - .05, -HALF + .03, .55, 1.75, 'body', .015)
    cross_cylinder(x + .3, -HALF + .06, HALF - .1, .98, .1, 'chrome')
    cross_cylinder(x + .05, -HALF + .06, HALF - .1, .42, .2, 'steel')
    door(x - .46, x + .42, .18, .5, -HALF - .02, 'brand', 'left', 'turn', 'low')
    block(x - .5, x + .46, -HALF + .1, HALF - .1, 1.74, 1.84, 'body', .015)
    for z in (.56, 1.7):
        block(x - .5, x + .46, -HALF - .19, -HALF + .02, z, z + .05, 'body', .006)
    window(x - .48, x + .44, .61, 1.7, -HALF - .18, 'yellow', 2)
    gear_case(x - .5, x + .4, .4, 1.6, HALF + .02, .14)
    motor((x - .1, HALF + .16, .8), (0, 1, 0), .17, .4, 'grey')
    # inclined take-up to the bridge
    for y in (-.86, .8):
        plate([(x + .3, 1.8), (x + .44, 1.8), (x + .68, BRIDGE + .02), (x + .54, BRIDGE + .02)], y,
              .06, 'body', bevel=.01)
    cross_cylinder(x + .37, -.84, .84, 1.84, .06, 'chrome')
    cross_cylinder(x + .61, -.84, .84, BRIDGE + .06, .06, 'chrome')
    single_face([(x + .3, 1.2), (x + .36, 1.9), (x + .57, BRIDGE + .12), (x + .9, BRIDGE + .12)],
                -.74, .74, corner=.1)


def line_bridge(x0, x1, legs, facers):
    """The overhead bridge: portal legs, girders, a trough in which the webs lie in shallow folds,
    walkways with handrails and toe boards on both sides, a ladder at the feed end."""
    edge = HALF + .46
    for x in legs:
        for y in (-edge, edge):
            block(x - .06, x + .06, y - .06, y + .06, .01, BRIDGE - .12, 'body', .015)
            block(x - .12, x + .12, y - .12, y + .12, .003, .025, 'dark', .005)
        block(x - .06, x + .06, -edge, edge, BRIDGE - .3, BRIDGE - .16, 'body', .012)
    for y in (-edge, edge):
        block(x0, x1, y - .05, y + .05, BRIDGE - .22, BRIDGE + .02, 'brand', .015)
        block(x0 + .04, x1 - .04, y - .012, y + .012, BRIDGE, BRIDGE + .12, 'yellow', .004)
        guard_rail([(x0 + .05, y), (x1 - .05, y)], BRIDGE, 1.05, post=.017, spacing=1.1)
    guard_rail([(x0 + .05, -edge + .54), (x0 + .05, edge)], BRIDGE, 1.05, post=.017)
    for y in (-1, 1):
        guard_rail([(x1 - .05, y * edge), (x1 - .05, y * .88)], BRIDGE, 1.05, post=.017)
    block(x0 + .03, x0 + .06, -edge + .56, edge - .04, BRIDGE, BRIDGE + .12, 'yellow', .004)
    for z in (BRIDGE + .5, BRIDGE + 1.):   # the gate of the ladder
        cylinder((x0 + .05, -edge + .02, z), (x0 + .05, -edge + .54, z), .013, 'accent')
    block(x0 + .04, x1 - .04, -edge + .04, edge - .04, BRIDGE - .06, BRIDGE, 'cast_iron', .006)
    for side in (-1, 1):
        block(x0 + .5, x1 - .1, side * .83 - .015, side * .83 + .015, BRIDGE - .01, BRIDGE + .2,
              'body', .006)
        for i in range(9):
            x = x0 + .6 + (x1 - x0 - .9) * i / 8
            block(x - .02, x + .02, side * .845, side * .9, BRIDGE, BRIDGE + .18, 'grey', .004)
    block(x0 + .52, x1 - .12, -.8, .8, BRIDGE - .01, BRIDGE + .03, 'belt_dark', .01)
    # the webs, slower than the facers make them, lie in folds on the trough's belt
    start, end, path, pitch = facers[0] + .88, x1 - .3, [], .42
    for i in range(int((end - start) / .02) + 1):
        x = start + i * .02
        wave = math.sin(2 * math.pi * (x - start) / pitch)
        path.append((x + .05 * math.sin(4 * math.pi * (x - start) / pitch),
                     BRIDGE + .1 + .055 * wave))
    web(path, -.72, .72, 'kraft', .006, 0)
    # ladder with rungs, and its gate
    for y in (-edge + .06, -edge + .46):
        cylinder((x0 - .1, y, .01), (x0 - .1, y, BRIDGE + .9), .02, 'yellow')
        block(x0 - .1, x0 + .06, y - .015, y + .015, BRIDGE - .1, BRIDGE - .06, 'yellow', .003)
    for i in range(11):
        z = .3 + i * .25
        cylinder((x0 - .1, -edge + .06, z), (x0 - .1, -edge + .46, z), .014, 'steel')


def line_triple_preheater(x):
    """Three steam drums one above the other that warm both webs and the outer liner."""
    for y in (-HALF, HALF - .1):
        plate(rounded_rectangle(x - .2, .06, x + .2, 2.24, .08), y, .1, 'body', bevel=.015)
        block(x - .3, x + .3, y - .04, y + .14, .003, .09, 'dark', .01)
    for z in (.6, 1.22, 1.84):
        cross_cylinder(x, -HALF + .08, HALF - .08, z, .24, 'chrome', .01)
        bearing(x, -HALF, z, .12, 'brand')
        cylinder((x, -HALF - .08, z), (x, -HALF - .19, z), .035, 'brass')
    floor_pipe(x, -HALF - .16, 1.84, .028)
    warning_plate(x - .1, -HALF - .004, 2.12, .1, 'hot')


def line_glue_machine(x0, x1):
    """Two glue stations one above the other, each a glue roll in a trough, a doctor roll and a
    rider roll, behind hinged windows."""
    outline = rounded_polygon([(x0, .1), (x0, 1.86), (x0 + .12, 2.0), (x1 - .12, 2.0), (x1, 1.86),
                               (x1, .1)], .08)
    middle = (x0 + x1) / 2
    holes = [rounded_rectangle(x0 + .12, z, x1 - .12, z + .56, .08) for z in (.62, 1.3)]
    side_frames(outline, -HALF, HALF, .12, 'body', holes, .018)
    for y in (-HALF + .06, HALF - .06):
        block(x0 - .04, x1 + .04, y - .1, y + .1, .003, .12, 'dark', .015)
    for z in (.86, 1.54):
        cross_cylinder(middle, -HALF + .04, HALF - .1, z, .13, 'chrome')
        cross_cylinder(middle + .18, -HALF + .04, HALF - .1, z + .1, .07, 'steel')
        cross_cylinder(middle, -HALF + .04, HALF - .1, z + .2, .065, 'steel')
        block(x0 + .14, x1 - .16, -HALF + .13, HALF - .13, z - .18, z - .1, 'steel', .006)
        block(x0 + .17, x1 - .19, -HALF + .14, HALF - .14, z - .11, z - .094, 'glue', .002)
        window(x0 + .08, x1 - .08, z - .26, z + .34, -HALF - .03, 'body', 1)
    door(x0 + .08, x1 - .08, .16, .54, -HALF, 'brand', 'right', 'turn', 'mesh')
    block(x0 + .06, x1 - .06, -HALF + .1, HALF - .1, 1.9, 1.98, 'body', .015)


def line_hot_plates(x0, x1):
    """A long bed of steam plates below a thick belt, with rows of weight rollers and headers."""
    front = -HALF
    for y in (front + .05, HALF - .05):
        block(x0, x1, y - .06, y + .06, .5, .66, 'body', .015)
        for i in range(6):
            x = x0 + .12 + (x1 - x0 - .24) * i / 5
            block(x - .06, x + .06, y - .05, y + .05, .06, .54, 'body', .012)
            foot(x, y, .05)
    plates, heated = 8, x0 + (x1 - x0) * .68
    belt(heated + .12, x1 - .1, 0, 1.8, .82, .08, 'belt_white', .02)
    for i in range(plates):
        left = x0 + .02 + (heated - x0 - .04) * i / plates
        block(left, left + (heated - x0 - .04) / plates - .025, front + .04, HALF - .04, .64, .82,
              'steel', .01)
        x = left + .16
        tube([(x, front + .06, .73), (x, front - .16, .73), (x, front - .16, .34)], .026, 'copper',
             .06)
        cylinder((x, front - .05, .73), (x, front - .1, .73), .042, 'brass')
    board(x0 - .2, x1 + .1, -.76, .76, .822, 'kraft', .006)
    # lifting screws and motors of the weight rollers, steam hood over the heated part
    for i in range(4):
        x = x0 + .7 + (heated - x0 - 1.) * i / 3
        for y in (front + .05, HALF - .05):
            block(x - .06, x + .06, y - .05, y + .05, 1.06, 1.2, 'grey', .01)
            cylinder((x, y, 1.18), (x, y, 1.44), .022, 'chrome')
    for x in (x0 + .5, heated):
        for y in (front + .05, HALF - .05):
            block(x - .05, x + .05, y - .04, y + .04, 1.05, 1.72, 'body', .01)
    block(x0 + .4, heated + .1, front, HALF, 1.7, 1.86, 'body', .03)
    block(x0 + .394, heated + .106, front - .006, HALF - .2, 1.74, 1.79, 'brand', .004)
    cylinder(((x0 + heated) / 2, 0, 1.84), ((x0 + heated) / 2, 0, 2.2), .2, 'aluminium')
    # the thick belt with drums at both ends
    r = .26
    for x in (x0 + .2, x1 - .2):
        cross_cylinder(x, front + .06, HALF - .06, .9 + r, r - .02, 'cast_iron', .01)
        for y in (front - .02, HALF - .08):
            block(x - .2, x + .2, y, y + .1, .6, 1.36, 'body', .02)
        bearing(x, front - .02, .9 + r, .13, 'brand')
    track = [(x0 + .2, .89), (x1 - .2, .89)] + arc_points(x1 - .2, .9 + r, r, -80, 80,
                                                          8) + [(x1 - .2, .91 + 2 * r),
                                                                (x0 + .2, .91
                                                                 + 2 * r)] + arc_points(x0 + .2, .9
                                                                                        + r, r, 100,
                                                                                        260, 8)
    web(track + track[:1], -.86, .86, 'belt_white', .035, 0)
    for i in range(12):
        x = x0 + .62 + (x1 - x0 - 1.24) * i / 11
        block(x - .1, x + .1, -.84, .84, .99, 1.05, 'brand' if i % 2 else 'dark', .01)
        for dx in (-.06, .06):
            cross_cylinder(x + dx, -.84, .84, .95, .036, 'steel')
    for y in (front + .05, HALF - .05):
        block(x0 + .3, x1 - .3, y - .03, y + .03, 1.0, 1.1, 'body', .01)
        for i in range(5):
            x = x0 + .45 + (x1 - x0 - .9) * i / 4
            block(x - .03, x + .03, y - .028, y + .028, .64, 1.04, 'body', .008)
    # insulated steam headers
    tube([(x0 - .1, front - .16, .32), (x1 + .05, front - .16, .32)], .075, 'silver')
    tube([(x0 - .1, front - .16, .14), (x1 + .05, front - .16, .14)], .05, 'copper')
    for x in (x0 - .1, x1 + .05):
        for z, radius in ((.32, .11), (.14, .08)):
            cylinder((x - .02, front - .16, z), (x + .02, front - .16, z), radius, 'cast_iron')
    # hinged cover from the glue machine over the nip where the webs enter below the belt
    clear_cover([(x0 + .2, 1.62), (x0 - .22, 1.72), (x0 - .3, 1.7)], front + .14, HALF - .14,
                'yellow', .014, 1, panel='acrylic')
    for y in (front + .1, HALF - .14):
        block(x0 + .16, x0 + .24, y, y + .05, 1.3, 1.65, 'yellow', .006)
    for i in range(5):
        x = x0 + .2 + (x1 - x0 - .4) * i / 4
        block(x - .03, x + .03, front - .27, front - .02, .005, .4, 'dark', .006)
        cylinder((x + .22, front - .165, .32), (x + .26, front - .165, .32), .084, 'aluminium')


def line_slitter(x0, x1):
    """A slitter scorer: round knives and creasers on shafts behind a large window."""
    front = -HALF
    outline = rounded_polygon([(x0, .1), (x0, 1.5), (x0 + .12, 1.64), (x1 - .12, 1.64), (x1, 1.5),
                               (x1, .1)], .07)
    opening = rounded_rectangle(x0 + .1, .66, x1 - .1, 1.48, .1)
    side_frames(outline, front, HALF, .12, 'body', [opening], .018)
    for y in (front + .06, HALF - .06):
        block(x0 - .03, x1 + .03, y - .1, y + .1, .003, .12, 'dark', .015)
    block(x0 + .08, x1 - .08, front + .08, HALF - .08, 1.5, 1.62, 'brand', .015)
    spots = (front + .2, -.5, .1, .7)
    middle = (x0 + x1) / 2
    for x, kind, r in ((middle - .17, 'crease', .16), (middle + .17, 'knife', .18)):
        for z in (.86 - r * .92, .88 + r * .92):
            disc_shaft(x, front + .06, HALF - .1, z, spots, r, kind, .05)
    door(x0 + .08, x1 - .08, .18, .52, front, 'brand', 'left', 'bar', 'low')
    for z in (.6, 1.5):
        block(x0 + .06, x1 - .06, front - .13, front + .02, z, z + .05, 'body', .006)
    window(x0 + .06, x1 - .06, .65, 1.5, front - .12, 'yellow', 2)
    for x, way in ((x0 - .01, -1), (x1 + .01, 1)):
        clear_cover([(x, 1.52), (x + way * .06, 1.3), (x + way * .06, .93)], front + .12,
                    HALF - .12, 'yellow', .014, 2)


def line_cut_off(x0, x1):
    """The rotary cut-off with its yellow guard."""
    front = -HALF
    block(x0, x1, front - .02, HALF + .02, .1, .62, 'body', .02)
    block(x0 + .04, x1 - .04, front + .02, HALF - .02, .003, .11, 'dark', .01)
    block(x0 + .1, x1 - .1, front - .045, front, .2, .5, 'brand', .012)
    middle = (x0 + x1) / 2
    outline = rounded_polygon([(x0, .6), (x0, 1.24), (x0 + .16, 1.46), (x1 - .16, 1.46), (x1, 1.24),
                               (x1, .6)], .06)
    side_frames(outline, front - .02, HALF + .02, .12, 'body',
                [rounded_rectangle(x0 + .16, .64, x1 - .16, 1.34, .12)], .016)
    for z in (.68, 1.1):
        cross_cylinder(middle, front + .05, HALF - .05, z, .16, 'steel', .01)
        spiral_blade(middle, front + .1, HALF - .1, z, .16, 70, 120, .035, 'accent')
        bearing(middle, front - .03, z, .1, 'brand')
    for y in (front + .12, HALF - .15):
        arch = rounded_polygon([(x0 + .06, 1.2), (x0 + .2, 1.6), (x1 - .2, 1.6), (x1 - .06, 1.2)],
                               .05)
        hole = rounded_polygon([(x0 + .13, 1.24), (x0 + .24, 1.55), (x1 - .24, 1.55),
                                (x1 - .13, 1.24)], .04)
        plate(arch, y, .03, 'yellow', [hole], .005)
    corners = ((x0 + .05, .98), (x0 + .07, 1.22), (x0 + .21, 1.59), (x1 - .21, 1.59))
    for (xa, za), (xb, zb) in zip(corners, corners[1:]):
        web([(xa, za), (xb, zb)], front + .14, HALF - .14, 'acrylic', .006, 0)
        for x, z in ((xa, za), (xb, zb)):
            cross_cylinder(x, front + .13, HALF - .13, z, .022, 'yellow')
    for z in (.6, 1.36):
        block(x0 + .12, x1 - .12, front - .2, front + .02, z, z + .05, 'body', .006)
    window(x0 + .12, x1 - .12, .62, 1.38, front - .19, 'yellow')
    motor((middle, HALF, .9), (0, 1, 0), .15, .4, 'grey')


def line_stacker(x0, x1):
    """An inclined stacker conveyor on a pivot frame and the piles it builds."""
    front = -HALF
    rise, length = .52, 1.25
    slope = math.degrees(math.atan2(rise, length))
    for y in (front + .05, HALF - .05):
        plate(rounded_polygon([(x0, .64), (x0, .9), (x0 + length, .9 + rise),
                               (x0 + length, .66 + rise)], .05), y - .04, .08, 'body', bevel=.012)
        for x, top in ((x0 + .14, .72), (x0 + length - .1, .76 + rise)):
            block(x - .06, x + .06, y - .05, y + .05, .06, top, 'dark', .012)
            foot(x, y, .05)
        block(x0 + .15, x0 + length - .1, y - .03, y + .03, .2, .28, 'dark', .01)
    with group() as belts:
        belt_row(.02, 1.34, -.8, .8, 8, .1, .02, .05, 'belt_green')
    place(belts, (x0, 0, .86), (0, -slope, 0))
    for i in range(3):
        with group() as sheet:
            box((.28, 0, .004), (.46, 1.5, .006), 'kraft', .001)
        place(sheet, (x0 + .08 + i * .38, 0, .9 + i * .38 * rise / length), (0, -slope + 2, 0))
    for x in (x0 + length + .02, x1 - .1):
        for y in (front + .05, HALF - .05):
            block(x, x + .1, y - .05, y + .05, .06, 1.9, 'body', .012)
            foot(x + .05, y, .06)
    for y in (front + .05, HALF - .05):
        block(x0 + length, x1 + .02, y - .07, y + .07, 1.74, 1.92, 'brand', .02)
    block(x1 - .09, x1 - .03, -.8, .8, 1.0, 1.7, 'aluminium', .008)
    middle = (x0 + length + x1) / 2 + .02
    base = pallet(middle, 0, .8, 1.6)
    stack(middle, 0, base, .74, 1.52, 1.02, 'kraft', .02, .004, 'kraft_dark')
    return middle


@machine('corrugated-cardboard-production-line', overall_length_m=62.0, azimuth=-42, elevation=17,
         lens=80)
def corrugator_line():
    """Reel stands with preheaters, two single facers, bridge, triple preheater and glue machine,
    hot plates, slitter, cut-off, stacker; the real line is more than three times as long."""
    front = -HALF
    line_reel_stand(-6.75, (-1, 1))
    station('mill roll stands and preheaters', (-6.75, front - .1, .6))
    line_preheater(-5.2)
    facers = (-4.3, -.42)
    line_reel_stand(-2.98, (1,))
    line_preheater(-1.42)
    for x in facers:
        line_single_facer(x)
    # the medium over the upper drum of each preheater, the first facer's liner under the lower one
    for first, facer in (((-7.47, .68, .56, -1), (-6.75, 1.45, .05, -1), (-5.2, 1.3, .27, -1)),
                         facers[0]), (((-2.26, .68, .56, -1), (-1.42, 1.3, .27, -1)), facers[1]):
        web(wrap_path([*first, (facer - .04, 1.39, .239, -1)]), -.76, .76, 'kraft', .004, 0)
    web(wrap_path([(-6.03, .68, .56, 1), (-5.2, .62, .27, 1), (facers[0] + .05, .42, .2, -1)]),
        -.76, .76, 'kraft', .004, 0)
    roller(-6.75, front + .1, HALF - .1, 1.45, .05, 'chrome')
    for y in (front + .1, HALF - .14):
        block(-6.79, -6.71, y, y + .05, 1.05, 1.5, 'body', .01)
    station('single facers', (-4.34, front - .18, 1.16))
    line_bridge(-5.36, 1.6, (-5.24, -2.0, 1.3), facers)
    station('overhead bridge', (-3.3, front - .51, BRIDGE - .1))
    line_reel_stand(.62, (1,), .42)
    line_triple_preheater(2.1)
    line_glue_machine(2.56, 3.3)
    station('glue machine', (2.93, front - .03, 1.54))
    # both webs come down to the preheater and on to the glue rolls; the outer liner joins below
    for drum, offset in ((1.84, 0), (1.22, .02)):
        path = [(1.3, BRIDGE + .1 - offset)]
        path += arc_points(1.62, BRIDGE - .14, .22 - offset, 90, 0)
        path += arc_points(2.1, drum, .246, 180, 290) + [(2.6, drum - .14), (2.93, drum - .17)]
        web(path + [(3.28, drum - .22), (3.5, .9 if drum < 1.5 else .96)], -.72, .72, 'kraft', .006,
            0)
    web([(1.34, 1.1), (1.6, .94)] + arc_points(2.1, .6, .246, 150, 285) + [(2.6, .36), (3.36, .5),
                                                                          (3.6, .82)],
        -.72, .72, 'kraft', .006, .05)
    line_hot_plates(3.6, 7.3)
    station('hot plates', (4.9, front + .04, .74))
    line_slitter(7.9, 8.6)
    station('slitter scorer', (8.42, front - .12, 1.06))
    board(7.3, 9.74, -.76, .76, .824, 'kraft', .006)
    roller(7.62, front + .16, HALF - .16, .764, .06, 'chrome')
    for y in (front + .14, HALF - .2):
        block(7.56, 7.68, y, y + .06, .05, .82, 'body', .012)
        block(7.5, 7.74, y - .04, y + .1, .003, .06, 'dark', .008)
    line_cut_off(8.72, 9.46)
    station('NC cut-off', (9.09, front - .12, 1.1))
    middle = line_stacker(9.54, 11.84)
    station('stacker', (middle, -.76, .9))
    touch_panel_post(10.2, front - .45, 1.25, -8)
    cabinet(4.4, 6.6, HALF + .7, HALF + 1.2, 2.0, doors=5)
    beacon(8.24, 0, 1.62)
    beacon(-4.3, .3, 1.84)
    for x, y, z in ((-4.78, front - .02, 1.3), (8.68, front - .02, .98), (-.9, front - .02, 1.3)):
        emergency_stop((x, y, z), scale=1.2)
    front_edge((-7.9, front - .1, 0), (11.84, front - .1, 0))
