"""V-groover: a rigid box machine that works on flat greyboard."""
import math
import random

from kit import (beacon, belt, belt_row, block, bracket, brush_roll, chute, clear_cover, cylinder,
                 door, emergency_stop, floor_bin, foot, front_edge, gear_case, group, handwheel,
                 image_material, machine, motor, place, plate, rounded_polygon, ruler, station,
                 strip, touch_panel, warning_plate, web)


# ---------------------------------------------------------------- V-groover

BOARD = .0035                       # thickness of the greyboard and of a cover's boards


def knife_block(x, y, z, number, lift=0.):
    """An inclined knife holder on the feed side of the beam at x, its blade on the board at z, or
    parked by lift above it."""
    block(x - .07, x + .01, y - .045, y + .045, z + .2, z + .44, 'dark', .01)
    with group() as holder:
        block(-.04, .04, -.036, .036, .02, .3, 'aluminium', .008)
        block(-.012, .012, -.028, .028, -.05, .06, 'chrome', .003)
        cylinder((-.04, 0, .2), (-.07, 0, .2), .02, 'black')
    place(holder, (x - .1, y, z + .05 + lift), (0, 26, 0))
    cylinder((x - .02, y, z + .43), (x - .02, y, z + .53), .012, 'chrome')
    cylinder((x - .02, y, z + .52), (x - .02, y, z + .56), .032, 'accent' if number % 2 else 'dark')


def curl(x, y, z, radius=.034, turns=2.2, drift=-.06, turn=0.):
    """A shaved strip of board rolled into a loose curl that lies on z, turned about z."""
    points, count = [], int(turns * 14)
    for i in range(count + 1):
        share = i / count
        angle, r = 2 * math.pi * turns * share, radius * (1 - .25 * share)
        points.append((r * math.cos(angle), drift * (share - .5), r * math.sin(angle)))
    with group() as roll:
        strip(points, .016, 'greyboard', .003)
    place(roll, (x, y, z + radius), (0, 0, turn))


def grooved_board(x0, x1, z, grooves, start):
    """Greyboard lying on z; behind the knives at start it has grooves at those y."""
    block(x0, x1, -.62, .62, z, z + BOARD, 'greyboard', .001)
    for y in grooves:
        left, right = max(x0, start) + .002, x1 - .002
        block(left, right, y - .011, y + .003, z + .001, z + BOARD + .001, 'black', 0)
        block(left, right, y + .003, y + .011, z + .001, z + BOARD + .0012, 'cream', 0)


def bed_with_belts(x0, x1, table, half):
    """A feed or delivery bed: two side frames on feet, an apron, belts."""
    for side in (-1, 1):
        outline = rounded_polygon([(x0, .1), (x0 + .12, .1), (x0 + .18, table - .22),
                                   (x1 - .18, table - .22), (x1 - .12, .1), (x1, .1),
                                   (x1, table), (x0, table)], .03)
        plate(outline, side * half - (.05 if side > 0 else 0), .05, 'body', bevel=.01)
        for x in (x0 + .06, x1 - .06):
            foot(x, side * (half - .025), .08)
    block(x0 + .02, x1 - .02, -half - .014, -half + .01, table - .2, table - .06, 'brand', .006)
    block(x0 + .03, x1 - .03, .04 - half, half - .04, table - .1, table - .03, 'light_grey', .006)
    block(x0 + .04, x0 + .1, .05 - half, half - .05, .25, .31, 'dark', .008)
    belt_row(x0 + .06, x1 - .06, -.62, .62, 7, .1, table + .012, .05, 'belt_green')


def chip_removal(x, table, front, back):
    """A narrow belt across under the knife beam that takes the shaved strips out at the operator
    side, over a chute, into a bin; plates behind the knives lead the strips up to it."""
    deck = table + .16
    with group() as across:
        belt(.03, back - front + .02, 0, .26, 0, .025, 'belt_dark')
        for side in (-1, 1):
            edge = side * .145
            block(0, back - front + .04, edge - .006, edge + .006, -.05, .045, 'steel', .002)
    place(across, (x, back - .12, deck), (0, 0, -90))
    web([(x - .29, table + .022), (x - .22, table + .09), (x - .15, table + .2)], front + .1,
        back - .1, 'steel', .004)
    with group() as slide:
        chute([(0, deck - .06), (.44, .53)], .34, .09)
    place(slide, (x, front - .075, 0), (0, 0, -90))
    for side in (-.13, .13):
        bracket(x + side, front - .06, deck - .15, .09, width=.05)
    random.seed(5)
    for i in range(18):
        curl(x - .08 + .16 * random.random(), back - .2 - i * .088, deck + .001,
             turn=random.uniform(-25, 25))
    for i, y in enumerate((.09, .17, .24, .33)):
        curl(x - .1 + .09 * (i * 2 % 3), front - .075 - y, deck - .052 - y * .93)
    low, left, near = .41, x - .36, front - .8
    floor_bin(left, x + .36, near, front - .2, .47, 'dark')
    block(left + .025, x + .335, near + .025, front - .225, .1, low, 'greyboard', .004)
    for i in range(84):
        u, v = random.random(), random.random()
        heap = .1 * (1 - max(abs(2 * u - 1), abs(2 * v - 1)))
        curl(left + .1 + u * .52, near + .09 + v * .42, low + heap - .006,
             turns=1.5 + random.random(), turn=random.uniform(0, 180))


@machine('v-grooving-machine-for-greyboard', overall_length_m=3.2, livery='red', azimuth=-35,
         elevation=22, lens=72)
def v_grooving_machine():
    """Feed table, hold-down rollers, thick knife beam under a clear hood, strips carried out at
    the side, delivery."""
    table, half = .84, .82
    front = -half
    knives = {-.54: .07, -.36: 0, -.18: 0, 0: .07, .18: 0, .36: 0, .54: .07}
    bed_with_belts(-1.75, -.7, table, half)
    bed_with_belts(.64, 2.05, table, half)
    # guide rail of the feed
    block(-1.73, -.68, -.74, -.7, table, table + .07, 'steel', .006)
    for x in (-1.55, -.9):
        block(x - .04, x + .04, -.79, -.72, table - .01, table + .09, 'dark', .006)
        handwheel((x, -.86, table + .05), (0, -1, 0), .05)
    # heavy middle stand; only the shaved strips leave through its side, well behind the knives
    outline = rounded_polygon([(-.68, .1), (-.66, 1.05), (-.36, 1.46), (.3, 1.46), (.56, 1.2),
                               (.62, .1)], .07)
    hole = rounded_polygon([(-.03, table + .08), (-.03, table + .27), (.31, table + .27),
                            (.31, table + .08)], .02)
    plate(outline, front - .06, .12, 'body', [hole], .02)
    plate(outline, half - .06, .12, 'body', (), .02)
    door(-.4, .5, .2, .6, front - .06, 'brand', 'left', 'bar', 'mesh')
    block(-.6, .56, front + .05, half - .05, .12, .22, 'dark', .01)
    for x in (-.56, .5):
        for y in (front, half):
            foot(x, y, .08)
    belt_row(-.62, .58, -.62, .62, 7, .1, table + .012, .05, 'belt_green')
    # board under the knives, and one delivered with its grooves
    z = table + .014
    cut = [y for y, lift in knives.items() if not lift]
    grooved_board(-1.3, -.1, z, cut, -.27)
    grooved_board(.74, 1.94, z, cut, .74)
    # hold-down rollers in front of the knives, driven by a chain in a case
    brush_roll(-.44, front, half, z + BOARD + .08, .078, 9)
    gear_case(-.55, -.33, .66, 1.03, front - .06, .08, 'yellow', -1)
    motor((-.44, front + .12, .5), (0, 1, 0), .1, .3, 'grey')
    # beam with ruler and knife blocks
    block(-.16, .3, front + .02, half - .02, 1.12, 1.42, 'brand', .03, 3)
    block(-.2, -.155, front + .05, half - .05, 1.14, 1.2, 'steel', .006)
    scale = image_material('beam ruler', ruler(1.5, 50), 'yz', .4)
    block(-.172, -.158, -.74, .74, 1.33, 1.39, scale, .001)
    for i, (y, lift) in enumerate(knives.items()):
        knife_block(-.16, y, z + BOARD, i, lift)
    for y in (-.58, .58):
        cylinder((.07, y, 1.41), (.07, y, 1.55), .025, 'chrome')
        handwheel((.07, y, 1.58), (0, 0, 1), .11)
    chip_removal(.14, table, front, half)
    # hinged clear hoods: over rollers and knives, and over the outlet
    for profile in ([(-.14, 1.45), (-.36, 1.45), (-.62, 1.07), (-.62, z + .05)],
                    [(.25, 1.45), (.32, 1.4), (.54, 1.14), (.54, z + .05)]):
        clear_cover(profile, front + .08, half - .08, 'aluminium', .014)
    warning_plate(-.62, front - .064, 1.1, .08)
    # panel, stop, signal lamp
    touch_panel(.44, front - .1, 1.28, .3, .24)
    emergency_stop((-.2, front - .06, .75))
    emergency_stop((1.9, front - .015, table - .13), scale=.9)
    beacon(.18, front, 1.455)
    station('feed table', (-1.2, -.3, z + .014))
    station('hold-down rollers', (-.46, -.27, table + .17))
    station('knife beam', (-.16, -.3, 1.28))
    station('strip removal', (.14, front - .2, table + .04))
    station('delivery table', (1.3, -.27, z + .014))
    front_edge((-1.75, front, 0), (2.05, front, 0))
