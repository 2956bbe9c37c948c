"""Rigid box machines that work on flat greyboard: V-groover and case maker."""
import math
import random

from kit import (air_cylinder, base_cabinet, beacon, belt, belt_row, block, bracket, brush_roll,
                 cabinet, chute, clear_cover, clear_doors, cylinder, door, emergency_stop,
                 end_doors, floor_bin, foot, front_edge, gear_case, glue_unit, group, guard_hood,
                 handwheel, image_material, machine, motor, perforated_belt, place, plate, portal,
                 roller, rounded_polygon, ruler, side_rails, station, strip,
                 suction_cup, suction_head, touch_panel, touch_panel_arm, touch_panel_post,
                 warning_plate, web)
from kit.piles import loose_pile


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


# ---------------------------------------------------------------- case maker

def open_case(x, y, z, surface='navy', length=.5, width=.8):
    """A cover face down with three board panels."""
    cut = .05
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + .002, surface, 0)
    block(x - length / 2 + .012, x + length / 2 - .012, y - width / 2 + .012, y + width / 2 - .012,
          z + .001, z + .004, 'cream', 0)
    for y0, y1 in ((-.5, -.1), (-.075, .075), (.1, .5)):
        block(x - length / 2 + cut, x + length / 2 - cut, y + y0 * (width - 2 * cut),
              y + y1 * (width - 2 * cut), z + .003, z + .004 + BOARD, 'greyboard', .001)


def finished_case(x, y, z, turn=0., surface='navy', length=.42, width=.72):
    """A finished cover, outside up, with its two hinge lines."""
    with group() as case:
        block(-length / 2, length / 2, -width / 2, width / 2, 0, .006, surface, .002)
        for side in (-1, 1):
            block(-length / 2 + .002, length / 2 - .002, side * .07 - .006, side * .07 + .006, .004,
                  .008, 'black', 0)
        block(-.1, .1, .16, .24, .004, .0082, 'gold', 0)
    place(case, (x, y, z), (0, 0, turn))


def board_slots(x, y0, z, widths, height):
    """Tall magazine slots side by side along y, full of greyboard; the first starts at y0."""
    y = y0
    for i, width in enumerate(widths):
        loose_pile(x, y + width / 2, z, .46, width, height - .1 * i, ('#96938b', '#8f8c84'),
                   'greyboard')
        for px in (x - .27, x + .27):
            for py in (y - .02, y + width + .02):
                block(px - .018, px + .018, py - .018, py + .018, z - .02, z + height + .2,
                      'aluminium', .005)
        for pz in (z + height + .18,):
            block(x - .288, x + .288, y - .038, y - .002, pz, pz + .04, 'brand', .006)
            block(x - .288, x + .288, y + width + .002, y + width + .038, pz, pz + .04, 'brand',
                  .006)
        y += width + .1
    return y


def curved_belt(x, y, radius, width, z, surface='belt_green'):
    """A belt through a quarter turn from +x to -y; x, y is its entry's middle."""
    center = (x, y - radius)
    inner, outer = radius - width / 2, radius + width / 2

    def sector(r0, r1):
        angles = [math.radians(90 - 90 * i / 24) for i in range(25)]
        return ([(center[0] + r1 * math.cos(a), center[1] + r1 * math.sin(a)) for a in angles]
                + [(center[0] + r0 * math.cos(a), center[1] + r0 * math.sin(a))
                   for a in reversed(angles)])

    plate(sector(inner, outer), z - .02, .02, surface, bevel=.002, plane='xy')
    plate(sector(inner - .01, outer + .01), z - .12, .102, 'light_grey', bevel=.004, plane='xy')
    for r in (inner - .03, outer + .03):
        plate(sector(r - .02, r + .02), z - .15, .19, 'body', bevel=.006, plane='xy')
    for angle in (80, 45, 10):
        for r in (inner, outer):
            px = center[0] + r * math.cos(math.radians(angle))
            py = center[1] + r * math.sin(math.radians(angle))
            block(px - .03, px + .03, py - .03, py + .03, .06, z - .11, 'dark', .008)
            foot(px, py, .05)


@machine('automatic-case-making-machine', overall_length_m=9.8, livery='red', azimuth=-37,
         elevation=20, lens=75)
def automatic_case_making():
    """Cover feeder, glue roller, board magazine across the line, turn-in, press rollers, curved
    delivery."""
    table, half = .9, .62
    front = -half
    # cover feeder
    base_cabinet(-3.6, -2.6, -.62, .62, .3, 1, head=.06)
    portal(-3.68, -2.54, -.7, .7, 1.36, beam='body')
    for y in (-.7, .7):
        block(-3.4, -2.8, y - .096, y + .096, 1.18, 1.32, 'brand', .01)
    top = loose_pile(-3.1, 0, .3, .74, 1.06, .58, ('#efe4d0', '#ddd6ca'), 'cream')
    suction_head(-2.86, -.42, .42, top, 5, .26)
    block(-2.93, -2.79, -.7, .7, 1.2, 1.3, 'light_grey', .015)
    for y in (-.3, .3):
        cylinder((-2.86, y, top + .38), (-2.86, y, 1.22), .026, 'chrome')
    station('cover feeder', (-3.2, -.53, .7))
    glue_unit(-2.48, -1.52, -.66, .66, table, .25, tank_at=-2.12, infeed=.22)
    station('glue roller', (-2.0, -.3, table + .46))
    # main line
    base_cabinet(-1.46, .36, front + .08, -front - .08, table - .18, 3)
    perforated_belt(-1.5, 2.0, 0, .94, table, 'belt_dark', rows=8)
    side_rails(-1.44, .36, -.5, .5, table)
    block(-1.42, -.92, -.4, .4, table + .003, table + .005, 'navy', 0)
    block(-1.408, -.932, -.388, .388, table + .004, table + .007, 'cream', 0)
    open_case(-.42, 0, table + .003)
    open_case(.16, 0, table + .003)
    # board magazine crossing the line
    base_cabinet(-1.0, .1, .72, 2.1, .96, 1, door='body')
    board_slots(-.45, .84, .96, (.38, .16, .38), .92)
    for y in (-.68, 2.02):
        for x in (-.88, -.02):
            block(x - .05, x + .05, y - .05, y + .05, .06 if y < 0 else .9, 2.14, 'body', .012)
            if y < 0:
                foot(x, y, .05)
    for x in (-.88, -.02):
        block(x - .07, x + .07, -.78, 2.12, 2.1, 2.24, 'brand', .02)
        block(x - .05, x + .05, .72, .82, .94, 2.12, 'body', .012)
    block(-.86, -.04, -.73, -.63, 1.98, 2.08, 'body', .01)
    # the gantry works behind hinged clear doors
    clear_doors(-.92, .02, .99, 2.06, -.765, 'body', 2)
    for x in (-.95, .05):
        end_doors(x, -.66, .74, 1.02, 2.08, 'body')
    # carriage with the suction bar and three boards
    block(-.98, .08, -.2, .2, 2.23, 2.31, 'light_grey', .015)
    block(-.62, -.28, -.2, .2, 2.0, 2.26, 'dark', .015)
    for y in (-.15, .15):
        cylinder((-.45, y, 1.42), (-.45, y, 2.02), .028, 'chrome')
    block(-.57, -.33, -.4, .4, 1.36, 1.43, 'accent', .01)
    for x in (-.54, -.36):
        for y in (-.32, -.14, .14, .32):
            suction_cup(x, y, 1.256, .12)
    for y0, y1 in ((-.38, -.08), (-.055, .055), (.08, .38)):
        block(-.65, -.25, y0, y1, 1.252, 1.252 + BOARD, 'greyboard', .001)
    station('board magazine and positioning', (-.45, -.2, 1.3))
    # turn-in section: folding bars closing over the edges
    base_cabinet(.4, 1.7, front, -front, table - .1, 2, surface='body', door='body')
    block(.396, 1.704, front - .02, front + .03, .3, .44, 'brand', .006)
    open_case(1.0, 0, table + .006, length=.56, width=.86)
    for side in (-1, 1):
        with group() as bar:
            block(-.34, .34, -.03, .03, 0, .2, 'chrome', .01)
        place(bar, (1.0, side * .5, table + .02), (side * 28, 0, 0))
        for x in (.72, 1.28):
            air_cylinder((x, side * .6, table - .08), (x, side * .47, table + .14), .028, .4)
        with group() as bar:
            block(-.03, .03, -.42, .42, 0, .18, 'accent', .01)
        place(bar, (1.0 + side * .36, 0, table + .02), (0, -side * 28, 0))
    guard_hood(.42, 1.68, front, -front, table - .09, table + .66, (-.46, .46, table + .06), .26,
               'brand', .018)
    station('turn-in section', (1.0, -.3, table + .5))
    # press rollers between thick plates
    outline = rounded_polygon([(1.76, .1), (1.76, 1.34), (1.84, 1.42), (2.36, 1.42), (2.44, 1.34),
                               (2.44, .1)], .05)
    slot = rounded_polygon([(1.84, table - .22), (1.84, table + .34), (2.36, table + .34),
                            (2.36, table - .22)], .04)
    for y in (front - .02, -front - .06):
        plate(outline, y, .08, 'body', [slot], .012)
    block(1.8, 2.4, front - .034, front, .22, .6, 'brand', .01)
    block(1.79, 2.41, front + .05, -front - .05, .1, .3, 'dark')
    for x in (1.9, 2.1, 2.3):
        roller(x, front + .04, -front - .04, table + .1, .092, 'rubber_red')
        roller(x, front + .04, -front - .04, table - .088, .092, 'steel')
        block(x - .05, x + .05, front - .016, front + .05, table + .04, table + .16, 'dark', .012)
    block(1.78, 2.42, front + .02, -front - .02, 1.3, 1.4, 'body', .02)
    for y in (-.4, .4):
        cylinder((2.1, y, 1.39), (2.1, y, 1.5), .022, 'chrome')
        handwheel((2.1, y, 1.52), (0, 0, 1), .09)
    clear_doors(1.81, 2.39, table - .25, table + .37, front - .052)
    end_doors(2.44, front + .07, -front - .07, table + .05, 1.3, doors=2, facing=1)
    warning_plate(2.1, front - .024, table + .44, .07)
    station('press rollers', (1.9, -.4, table + .19))
    # curved delivery
    curved_belt(2.46, 0, .95, .84, table - .04)
    block(2.4, 2.5, -.42, .42, table - .14, table - .045, 'light_grey', .004)
    for angle in (67, 24):
        a = math.radians(angle)
        finished_case(2.46 + .95 * math.cos(a), -.95 + .95 * math.sin(a), table - .038, angle - 90)
    station('delivery', (3.1, -.28, table))
    # operator side
    touch_panel_arm(1.82, front + .04, 1.36, 1.7, .3)
    touch_panel_post(-.42, -1.32, 1.16)
    for x in (-2.36, -1.3, .5):
        emergency_stop((x, {-2.36: -.66, -1.3: front + .08}.get(x, front),
                        table - (.1 if x < -2 else .24)), scale=.95)
    cabinet(.9, 2.2, .85, 1.25, 1.9)
    beacon(2.3, .5, 1.4)
    front_edge((-3.6, -.7, 0), (3.86, -.7, 0))
