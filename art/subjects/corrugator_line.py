"""The corrugated board line: from reels of paper to stacked sheets in one run."""
import math

from kit import (beacon, belt, belt_row, block, box, cabinet, clear_cover, cone, cross_cylinder,
                 cylinder, disc_shaft, door, emergency_stop, foot, front_edge, gear_case, group,
                 handwheel, machine, motor, pallet, paper, place, plate, reel, rounded_polygon,
                 rounded_rectangle, side_frames, station, touch_panel_post, tube,
                 warning_plate, web, window, wrap_path)
from kit.parts_corrugated import arc_points, bearing, board, gear_roll, single_face, spiral_blade
from kit.parts_press import guard_rail
from kit.piles import loose_pile

HALF = 1.05             # half the width of every section
BRIDGE = 2.95           # height of the bridge's deck
RAIL = .03              # half a handrail: thinner ones break up in the small views


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
            bearing(cx, y + out * .12, cz, .1, 'cast_iron', toward=out, bolts=0)
        out = -1 if y < 0 else 1
        bearing(x, y + out * .12, .94, .1, 'body', toward=out, bolts=0)
    block(x - .16, x + .16, -HALF + .05, HALF - .05, .86, 1.1, 'body', .02)
    for y in (-.4, .3):
        cross_cylinder(x, y, y + .28, 1.2, .09, 'accent')
    for side in reels:
        reel(x + side * .72, -HALF + .2, HALF - .2, .68, radius, 'kraft', .13, 'kraft_dark', 2)


TOP_ROLLS = 2.02        # height of a splicer's fixed rolls


def splicer_way(reel_at, radius, x):
    """Rolls (for wrap_path) a paper runs over from its reel at the left through the splicer on the
    stand at x: up to the splice head, then in loops between fixed rolls and the dancer's."""
    way = [(reel_at, .68, radius, -1), (x - .36, 1.36, .05, 1)]
    for i, at in enumerate((x - .28, x - .14, x, x + .14, x + .28)):
        way.append((at, 1.66, .05, 1) if i % 2 else (at, TOP_ROLLS, .05, -1))
    return way


def line_splicer(x, ready=None):
    """An automatic splicer on a reel stand: splice heads over both reels, fixed rolls above, a
    dancer between that gives paper while the reel stands still.  ready is the surface of the new
    reel's end, held in its splice head"""
    for y in (-HALF + .02, HALF - .02):
        plate(rounded_polygon([(x - .3, 1.06), (x - .5, 1.3), (x - .42, 2.16), (x + .42, 2.16),
                               (x + .5, 1.3), (x + .3, 1.06)], .06), y - .03, .06, 'light_grey',
              [rounded_rectangle(x - .2, 1.56, x + .2, 1.84, .04)], .012)
    block(x - .36, x + .36, -HALF + .02, -HALF + .06, 2.02, 2.12, 'brand', .006)
    for i, at in enumerate((x - .28, x - .14, x, x + .14, x + .28)):
        cross_cylinder(at, -HALF + .06, HALF - .06, 1.66 if i % 2 else TOP_ROLLS, .048, 'chrome')
    for side in (-1, 1):
        cross_cylinder(x + side * .36, -HALF + .06, HALF - .06, 1.36, .048, 'chrome')
        at = x + side * .25
        block(at - .06, at + .06, -HALF + .06, HALF - .06, 1.24, 1.42, 'accent', .01)
    for y in (-HALF + .0, HALF - .04):              # the dancer's carriage and its cylinder
        block(x - .22, x + .22, y, y + .04, 1.6, 1.72, 'dark', .006)
    if ready:
        web([(x + .3, 1.34), (x + .45, 1.3), (x + .62, 1.22)], -.74, .74, ready, .004, .03)


def line_preheater(x):
    """Two steam-heated drums one over the other in a slim frame."""
    for y in (-HALF, HALF - .1):
        plate(rounded_rectangle(x - .2, .06, x + .2, 1.76, .08), y, .1, 'body', bevel=.015)
        block(x - .3, x + .3, y - .04, y + .14, .003, .09, 'dark', .01)
    for z in (.62, 1.3):
        cross_cylinder(x, -HALF + .08, HALF - .08, z, .27, 'chrome', .01)
        bearing(x, -HALF, z, .13, 'brand')
        cylinder((x, -HALF - .08, z), (x, -HALF - .2, z), .04, 'cast_iron')
    floor_pipe(x, -HALF - .17, 1.3, .03)


def floor_pipe(x, y, z, radius):
    """A steam pipe from a drum at height z down to its flange on the floor."""
    tube([(x, y, z), (x, y, .2), (x + .1, y, .14), (x + .1, y, .01)], radius, 'grey', .08)
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


# how far before a single facer its preheater, its liner's and its medium's stand are
PREHEATER, LINER, MEDIUM = .9, 2.8, 5.6


def line_wet_end(facer):
    """A single facer with its preheater and two reel stands, one for each paper: a reel runs, the
    next waits.  The medium passes over the liner's splicer and under the preheater's upper drum,
    the liner round the lower one."""
    front, warm, liner, medium = -HALF, facer - PREHEATER, facer - LINER, facer - MEDIUM
    for x in (medium, liner):
        line_reel_stand(x, (-1, 1))
        line_splicer(x, 'kraft')
    line_preheater(warm)
    line_single_facer(facer)
    over, down, out = ((liner, 2.36, .05, -1), (warm - .345, 2.3, .05, -1),
                       (warm - .4, 1.95, .05, -1))
    web(wrap_path([*splicer_way(medium - .72, .56, medium), over, down, (warm, 1.3, .27, 1),
                   (facer - .04, 1.39, .239, -1)]), -.76, .76, 'kraft', .004, 0)
    web(wrap_path([*splicer_way(liner - .72, .56, liner), out, (warm, .62, .27, 1),
                   (facer + .05, .42, .2, -1)]), -.76, .76, 'kraft', .004, 0)
    for x, z, radius, _ in (over, down, out):
        cross_cylinder(x, front + .06, HALF - .06, z, radius - .002, 'chrome')
    for y in (front, HALF - .05):
        block(liner - .04, liner + .04, y, y + .05, 2.1, 2.4, 'body', .008)
        block(warm - .38, warm - .3, y, y + .05, 1.7, 2.36, 'body', .008)
        block(warm - .44, warm, y, y + .05, 1.7, 1.99, 'body', .008)


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
        guard_rail([(x0 + .05, y), (x1 - .05, y)], BRIDGE, 1.05, post=RAIL, spacing=1.1)
    guard_rail([(x0 + .05, -edge + .54), (x0 + .05, edge)], BRIDGE, 1.05, post=RAIL)
    for y in (-1, 1):
        guard_rail([(x1 - .05, y * edge), (x1 - .05, y * .88)], BRIDGE, 1.05, post=RAIL)
    block(x0 + .03, x0 + .06, -edge + .56, edge - .04, BRIDGE, BRIDGE + .12, 'yellow', .004)
    for z in (BRIDGE + .5, BRIDGE + 1.):   # the gate of the ladder
        cylinder((x0 + .05, -edge + .02, z), (x0 + .05, -edge + .54, z), RAIL * .8, 'accent')
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
        cylinder((x, -HALF - .08, z), (x, -HALF - .19, z), .035, 'cast_iron')
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


PLATES, ZONES = 18, 3


def line_hot_plates(x0, x1):
    """The double backer: eighteen steam plates in three zones, then the traction section, under one
    endless belt.  Weight rollers press its lower run on the board; its upper run comes back over
    carrier rollers between the beams."""
    front, heated, drum = -HALF, x0 + (x1 - x0) * .7, .33
    pitch = (heated - x0 - .1) / PLATES
    low, high = .87, .87 + 2 * drum
    posts = [x0 + .1 + (x1 - x0 - .2) * i / 8 for i in range(9)]
    for y in (front + .05, HALF - .05):
        block(x0, x1, y - .06, y + .06, .5, .63, 'body', .012)
        block(x0, x1, y - .05, y + .05, 1.66, 1.8, 'body', .012)
        for x in posts:
            block(x - .06, x + .06, y - .05, y + .05, .06, .54, 'body', .01)
            block(x - .045, x + .045, y - .04, y + .04, .6, 1.7, 'body', .008)
            foot(x, y, .05)
    block(x0 + .02, x1 - .02, front - .012, front + .02, 1.69, 1.77, 'brand', .004)
    for x in posts[::2]:
        block(x - .05, x + .05, front + .05, HALF - .05, 1.78, 1.87, 'body', .01)
    for i in range(PLATES):
        left = x0 + .1 + pitch * i
        block(left, left + pitch - .03, front + .03, HALF - .03, .62, .8, 'steel', .008)
        x = left + pitch / 2
        tube([(x, front + .05, .7), (x, front - .15, .7), (x, front - .15, .36)], .017, 'grey', .05)
        cylinder((x, front + .01, .7), (x, front - .03, .7), .04, 'cast_iron', facets=20)
        # a pair of weight rollers in its carrier, one pair for each plate
        for dx in (-.25, .25):
            cross_cylinder(x + pitch * dx, -.9, .9, low + .06, .042, 'steel')
        for y in (-.93, .9):
            block(x - pitch * .42, x + pitch * .42, y, y + .03, low + .03, low + .12, 'brand', .004)
    board(x0 - .2, x1 + .1, -.76, .76, .81, 'kraft', .012)
    belt(heated + .12, x1 - .1, 0, 1.8, .81, .08, 'belt_white', .02)
    # the endless belt with a drum at each end, the rear one driven, and its carrier rollers
    ends = (x0 + .42, x1 - .42)
    track = [(x, low) for x in ends]
    track += arc_points(ends[1], low + drum, drum, -80, 80, 8) + [(x, high) for x in ends[::-1]]
    track += arc_points(ends[0], low + drum, drum, 100, 260, 8)
    web(track + track[:1], -.86, .86, 'belt_white', .03, 0)
    for x in ends:
        cross_cylinder(x, -.9, .9, low + drum, drum - .02, 'cast_iron', .01)
        cross_cylinder(x, front - .02, HALF - .05, low + drum, .07, 'steel')
        for y in (front - .03, HALF - .1):
            block(x - .2, x + .2, y, y + .13, low + drum - .24, low + drum + .24, 'brand', .015)
        bearing(x, front - .03, low + drum, .13, 'cast_iron')
    for i in range(8):
        x = ends[0] + .5 + (ends[1] - ends[0] - 1.) * i / 7
        cross_cylinder(x, front + .06, HALF - .06, high - .06, .045, 'steel')
    # screw jacks that lift each zone's weight rollers when the line stands
    for zone in range(ZONES):
        x = x0 + .1 + (heated - x0 - .2) * (zone + .5) / ZONES + .1
        for y in (front + .05, HALF - .05):
            cylinder((x, y, low + .12), (x, y, 1.68), .022, 'chrome')
            block(x - .07, x + .07, y - .06, y + .06, 1.5, 1.66, 'dark', .01)
    motor((ends[1], HALF - .04, low + drum), (0, 1, 0), .2, .5, 'grey')
    # lagged steam header for each zone with its control valve and gauge; condensate below
    for zone in range(ZONES):
        left = x0 + .06 + pitch * PLATES * zone / ZONES
        right = left + pitch * PLATES / ZONES - .02
        tube([(left, front - .15, .32), (right, front - .15, .32)], .07, 'silver')
        for x in (left + .02, right - .02):
            cylinder((x - .015, front - .15, .32), (x + .015, front - .15, .32), .1, 'cast_iron')
        x = left + .3
        tube([(x, front - .34, .005), (x, front - .34, .32), (x, front - .15, .32)], .035, 'grey',
             .06)
        cylinder((x, front - .34, .003), (x, front - .34, .03), .08, 'cast_iron')
        cylinder((x, front - .34, .2), (x, front - .34, .26), .075, 'cast_iron')
        handwheel((x, front - .46, .23), (0, -1, 0), .07, 'red')
        cylinder((x + .3, front - .15, .38), (x + .3, front - .15, .5), .012, 'steel')
        cylinder((x + .3, front - .13, .54), (x + .3, front - .17, .54), .055, 'dark')
        cylinder((x + .3, front - .168, .54), (x + .3, front - .173, .54), .045, 'white')
    tube([(x0, front - .15, .12), (heated, front - .15, .12)], .04, 'grey')
    for i in range(7):
        x = x0 + .2 + (heated - x0 - .4) * i / 6
        block(x - .03, x + .03, front - .24, front - .02, .005, .38, 'dark', .006)
    # the traction section and the nip where the webs enter are covered
    window(heated + .06, x1 - .7, .66, 1.62, front - .05, 'yellow', 2)
    clear_cover([(x0 + .1, 1.62), (x0 - .22, 1.68), (x0 - .3, 1.62)], front + .14, HALF - .14,
                'yellow', .014, 1, panel='acrylic')
    warning_plate(x0 + .1, front + .005, 1.2, .11, 'hot')


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


def line_shear(x0, x1):
    """The rotary shear that parts the board at a change of order, under a yellow cover."""
    front, middle = -HALF, (x0 + x1) / 2
    outline = rounded_polygon([(x0, .1), (x0, 1.16), (x0 + .1, 1.3), (x1 - .1, 1.3), (x1, 1.16),
                               (x1, .1)], .05)
    side_frames(outline, front, HALF, .12, 'body', [], .016)
    for z in (.64, 1.02):
        cross_cylinder(middle, front + .1, HALF - .1, z, .14, 'steel', .01)
        bearing(middle, front - .01, z, .09, 'brand')
    block(x0 + .08, x1 - .08, front + .1, HALF - .1, 1.2, 1.26, 'yellow', .01)
    block(x0 + .06, x1 - .06, front - .012, front + .02, .2, .46, 'brand', .006)
    for x, way in ((x0 - .005, -1), (x1 + .005, 1)):
        clear_cover([(x, 1.24), (x + way * .05, 1.1), (x + way * .05, .95)], front + .14,
                    HALF - .14, 'yellow', .012, 0)


def lapped(i):
    """The surface of a row's i-th sheet: every other one a little darker, so that each is seen."""
    return paper('#ae8050', .85) if i % 2 else 'kraft'


def line_outfeed(x0, x1):
    """Belts that slow the cut sheets down, so that they lie on one another like tiles."""
    for y in (-HALF + .06, HALF - .1):
        block(x0, x1, y, y + .05, .62, .84, 'body', .01)
        for x in (x0 + .12, (x0 + x1) / 2, x1 - .12):
            block(x - .05, x + .05, y - .02, y + .07, .003, .64, 'dark', .008)
    belt_row(x0 + .05, x1 - .05, -.8, .8, 6, .14, .82, .05, 'belt_green')
    count = int((x1 - x0 - .5) / .26)
    for i in range(count):
        with group() as sheet:
            box((0, 0, 0), (.62, 1.5, .01), lapped(i), .001)
        place(sheet, (x0 + .36 + i * .26, 0, .842), (0, -1.4, 0))
    for x in (x0 + .5, x1 - .5):                    # wheels that hold the sheets down
        cross_cylinder(x, -HALF + .06, HALF - .06, 1.0, .024, 'chrome')
        for y in (-.5, 0, .5):
            cross_cylinder(x, y - .02, y + .02, .94, .08, 'rubber_grey')
        for y in (-HALF + .06, HALF - .1):
            block(x - .03, x + .03, y, y + .05, .8, 1.04, 'body', .006)


def sheet_pile_at(x, height):
    """A pallet of finished board whose middle is at x."""
    base = pallet(x, 0, 1.02, 1.6)
    loose_pile(x, 0, base, .96, 1.52, height, ('#b98a58', '#a77a49'), 'kraft', .012)


def line_stacker(x0, x1):
    """A long inclined stacker conveyor on a pivot frame, the lift in which the pile grows, and a
    roller way with a finished one.  Returns the middle of the first pile."""
    front, rise, length = -HALF, .8, 2.2
    slope = math.degrees(math.atan2(rise, length))
    for y in (front + .05, HALF - .05):
        plate(rounded_polygon([(x0, .64), (x0, .9), (x0 + length, .9 + rise),
                               (x0 + length, .66 + rise)], .05), y - .04, .08, 'body', bevel=.012)
        for x, top in ((x0 + .14, .72), (x0 + 1.2, 1.1), (x0 + length - .1, .76 + rise)):
            block(x - .06, x + .06, y - .05, y + .05, .003, top, 'dark', .012)
        block(x0 + .15, x0 + length - .1, y - .03, y + .03, .2, .28, 'dark', .01)
    with group() as belts:
        belt_row(.02, math.hypot(rise, length), -.8, .8, 6, .14, .02, .05, 'belt_green')
        for i in range(8):
            with group() as sheet:
                box((0, 0, 0), (.62, 1.5, .01), lapped(i), .001)
            place(sheet, (.36 + i * .24, 0, .034), (0, -1.4, 0))
    place(belts, (x0, 0, .86), (0, -slope, 0))
    lift = x0 + length + .02
    for x in (lift, lift + 1.3):
        for y in (front + .05, HALF - .05):
            block(x, x + .12, y - .06, y + .06, .003, 2.3, 'body', .012)
    for y in (front + .05, HALF - .05):
        block(lift - .02, lift + 1.44, y - .08, y + .08, 2.12, 2.32, 'brand', .02)
    block(lift + 1.3, lift + 1.42, front + .05, HALF - .05, 2.16, 2.28, 'body', .012)
    block(lift + 1.24, lift + 1.3, -.8, .8, 1.3, 2.0, 'aluminium', .008)
    middle = lift + .7
    sheet_pile_at(middle, 1.2)
    # rollers take a full pallet out
    start = lift + 1.5
    for y in (-.86, .86):
        block(start, x1, y - .03, y + .03, .05, .15, 'body', .008)
    for i in range(int((x1 - start) / .3) + 1):
        cross_cylinder(start + .06 + i * .3, -.84, .84, .1, .04, 'steel')
    with group() as full:
        sheet_pile_at(0, 1.3)
    place(full, ((start + x1) / 2 + .1, 0, .14))
    return middle


def glue_kitchen(x, y, pipes):
    """Where starch glue is cooked: mixing and storage tanks with agitators on a platform, a pump
    below; pipes lead to the points (x, y, z)."""
    deck = 1.15
    block(x - 1.1, x + 1.1, y - .6, y + .6, deck - .1, deck, 'cast_iron', .01)
    for px in (x - 1.02, x + 1.02):
        for py in (y - .52, y + .52):
            block(px - .05, px + .05, py - .05, py + .05, .01, deck - .06, 'body', .01)
    guard_rail([(x - 1.06, y + .56), (x - 1.06, y - .56), (x + 1.06, y - .56)], deck, .95,
               post=RAIL, spacing=1.2)
    for tank_x in (x - .5, x + .5):
        cylinder((tank_x, y, deck + .1), (tank_x, y, deck + 1.2), .42, 'steel', .03)
        cone((tank_x, y, deck - .04), (tank_x, y, deck + .11), .2, .41, 'steel')
        cylinder((tank_x, y, deck + 1.19), (tank_x, y, deck + 1.24), .3, 'dark')
        cylinder((tank_x, y, deck + 1.23), (tank_x, y, deck + 1.6), .12, 'brand')
        cylinder((tank_x, y, .32), (tank_x, y, deck), .04, 'steel')
    block(x - .7, x + .7, y - .2, y + .2, .02, .14, 'dark', .01)
    cylinder((x, y, .3), (x + .4, y, .3), .13, 'accent')
    cylinder((x - .56, y, .3), (x + .02, y, .3), .06, 'cast_iron')
    for i, (px, py, pz) in enumerate(pipes):
        high = 2.42 + .1 * i
        tube([(x - .5 + i, y, .36), (x - 1.2 - .12 * i, y, .36), (x - 1.2 - .12 * i, y, high),
              (px, y, high), (px, py, high), (px, py, pz)], .035, 'silver', .12)


@machine('corrugated-cardboard-production-line', overall_length_m=62.0, azimuth=-42, elevation=17,
         lens=80)
def corrugator_line():
    """Reel stands with splicers and preheaters, two single facers, bridge, triple preheater, glue
    machine with its kitchen, hot plates under the long belt, shear, slitter, cut-off, outfeed,
    stacker; the real line is longer."""
    front = -HALF
    facers = (-8.14, -.42)
    for x in facers:
        line_wet_end(x)
    station('mill roll stands and preheaters', (facers[0] - MEDIUM, front - .1, .6))
    station('single facers', (-8.31, -1.022, 1.467))
    line_bridge(facers[0] - 1.06, 1.6, (facers[0] - .94, -5.6, -2.1, 1.3), facers)
    station('overhead bridge', (-6.9, front - .51, BRIDGE - .1))
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
    line_hot_plates(3.6, 11.)
    station('hot plates', (6.1, front + .03, .71))
    line_shear(11.5, 12.1)
    line_slitter(12.75, 13.7)
    station('slitter scorer', (13.42, -.857, .943))
    board(11., 14.98, -.76, .76, .824, 'kraft', .006)
    for x in (11.3, 12.42, 14.05):
        cross_cylinder(x, front + .18, HALF - .18, .764, .06, 'chrome')
        for y in (front + .14, HALF - .2):
            block(x - .05, x + .05, y, y + .06, .004, .82, 'body', .01)
    line_cut_off(14.4, 15.4)
    station('NC cut-off', (14.9, front - .12, 1.1))
    line_outfeed(15.5, 17.9)
    middle = line_stacker(18., 23.4)
    station('stacker', (middle, -.76, .9))
    touch_panel_post(19.3, front - .45, 1.25, -8)
    glue_kitchen(5.9, 2.7, ((3.1, HALF + .12, 1.7), (-.9, HALF + .3, 1.3)))
    for x, y in ((3.1, HALF + .12), (-.9, HALF + .3)):
        block(x - .08, x + .08, y - .14, y + .04, 1.2, 1.3 if x < 0 else 1.7, 'dark', .01)
    cabinet(7.7, 10.9, HALF + .7, HALF + 1.2, 2.0, doors=6)
    beacon(13.2, 0, 1.62)
    beacon(facers[0], .3, 1.84)
    for x, y, z in ((facers[0] - .48, front - .02, 1.3), (14.36, front - .02, .98),
                    (-.9, front - .02, 1.3)):
        emergency_stop((x, y, z), scale=1.2)
    front_edge((-15.04, front - .1, 0), (23.4, front - .1, 0))
