"""Assembling of book-style boxes: a tray is glued into its hinged case."""
import math

from kit import (air_cylinder, base_cabinet, beacon, belt, block, cabinet, clear_doors, conveyor,
                 cylinder, emergency_stop, end_doors, foot, front_edge, grey_tray, group,
                 handwheel, machine, motor, place, side_rails, station, suction_cup, touch_panel,
                 tube, warning_plate)
from kit.parts_gluing import glue_gun, pressure_tank

COVER, LINING = 'burgundy', 'cream'
LENGTH, DEPTH, SPINE, THICK = .5, .34, .11, .006


def panel(y0, y1, z, length=LENGTH):
    """One board of a case lying on z, inside up: the cover's rim shows round the lining."""
    half = length / 2
    block(-half, half, y0, y1, z, z + THICK, COVER, .002)
    block(-half + .014, half - .014, y0 + .012, y1 - .012, z + THICK - .003, z + THICK + .002,
          LINING, 0)


def case(x, z, fold=0, glue=False, tray=False):
    """A case on the belt: base panel at the operator's side, spine, cover at the far side.  fold
    0 lies open; up to 90 raises the spine, beyond that the cover closes over the tray (180)."""
    spine = math.radians(min(fold, 90))
    with group() as pieces:
        panel(-DEPTH, 0, 0)
        with group() as hinged:
            with group() as cover:
                panel(.006, DEPTH, 0)
            place(cover, (0, SPINE, 0), (max(fold - 90, 0) + .01, 0, 0))
            panel(.006, SPINE - .004, 0)
        place(hinged, (0, .004, 0), (math.degrees(spine), 0, 0))
        if glue:
            for y in (SPINE * .3, SPINE * .62, -DEPTH * .77, -DEPTH * .27):
                block(-LENGTH * .41, LENGTH * .41, y - .008, y + .008, THICK + .001, THICK + .007,
                      'glue', .002)
        if tray:
            small_tray(0, -DEPTH / 2, THICK + .002)
    place(pieces, (x, .0, z))


def small_tray(x, y, z):
    """The inner tray of the box."""
    grey_tray(x, y, z, LENGTH - .05, DEPTH - .03, SPINE - .025, COVER, .008, LINING)


def closed_book(x, y, z, lean=0):
    """A finished box standing like a book, spine towards the operator."""
    with group() as pieces:
        block(-SPINE / 2, SPINE / 2, -DEPTH / 2, DEPTH / 2, 0, LENGTH, COVER, .01)
        block(-SPINE / 2 + .016, SPINE / 2 - .016, -DEPTH / 2 + .02, DEPTH / 2 + .004, .012,
              LENGTH + .003, LINING, .002)
        for low in (.09, LENGTH - .12):
            block(-SPINE / 2 - .002, SPINE / 2 + .002, -DEPTH / 2 - .002, -DEPTH / 2 + .03, low,
                  low + .02, 'gold', .002)
        block(-SPINE / 2 - .003, -SPINE / 2 + .01, -.07, .07, .19, .31, 'gold', .002)
    place(pieces, (x, y, z), (0, lean, 0))


def gantry(x, half, height, width=.2, foot_z=.06):
    """A heavy portal: two posts on feet, a brand beam across."""
    for side in (-1, 1):
        block(x - width / 2, x + width / 2, side * half - .08, side * half + .08, foot_z, height,
              'body', .02)
        for dx in (-.06, .06):
            foot(x + dx, side * half, .04)
    block(x - width / 2 - .03, x + width / 2 + .03, -half - .11, half + .11, height - .24, height,
          'brand', .03)
    block(x - width / 2 - .034, x + width / 2 + .034, -half - .114, half + .114, height - .27,
          height - .245, 'accent', .004)


@machine('book-style-box-assembling-gluing-machine', overall_length_m=6.2, livery='green',
         azimuth=-34, elevation=21, lens=74)
def book_style_box_assembling():
    """Case magazine, glue guns, portal with a tray on suction cups, folding bars, portal with a
    press plate, boxes standing like books at the end."""
    table, half = .9, .56
    front = -half
    base_cabinet(-3.2, -1.98, front, half, table - .18, 1)
    base_cabinet(-1.96, .02, front, half, table - .18, 2, door='light_grey')
    base_cabinet(.04, 2.1, front, half, table - .18, 2)
    belt(-3.1, 2.2, .04, .84, table, .055, 'belt_dark')
    side_rails(-3.16, 2.08, -.44, .52, table, .22)
    for y in (-.475, .555):
        block(-3.1, 2.0, y - .008, y + .008, table + .018, table + .05, 'aluminium', .003)

    # case feed: magazine of open cases with four corner rods
    with group() as magazine:
        for i in range(30):
            z = table + .004 + i * (THICK + .003)
            block(-LENGTH / 2 + .002 * (i % 3), LENGTH / 2, -DEPTH, DEPTH + SPINE, z, z + THICK,
                  COVER if i % 2 else 'cream', 0)
        top = table + .004 + 30 * (THICK + .003)
    place(magazine, (-2.75, 0, 0))
    case(-2.75, top)
    for x in (-3.06, -2.44):
        for y in (-DEPTH - .035, DEPTH + SPINE + .035):
            block(x - .025, x + .025, y - .025, y + .025, table - .1, table + .62, 'aluminium',
                  .006)
    for y in (-DEPTH - .035, DEPTH + SPINE + .035):
        block(-3.09, -2.41, y - .02, y + .02, table + .58, table + .64, 'body', .008)
    block(-2.78, -2.72, -DEPTH - .05, DEPTH + SPINE + .05, table + .585, table + .65, 'brand', .01)
    for y in (-.2, .1, .32):
        suction_cup(-2.75, y, top + THICK + .002, table + .59 - top - THICK)
    station('case feed', (-2.707, -.272, 1.182))

    # glue guns on a light bridge
    x = -1.86
    for side in (-1, 1):
        block(x - .04, x + .04, side * (half + .03) - .04, side * (half + .03) + .04, table - .27,
              1.52, 'aluminium', .01)
    block(x - .05, x + .05, -half - .07, half + .07, 1.44, 1.53, 'aluminium', .01)
    block(x + .05, x + .07, -half, half, 1.47, 1.5, 'dark', .003)
    top = pressure_tank(-1.98, front - .32, radius=.17, height=.4)
    for i, y in enumerate((.03, .09, -.1)):
        block(x - .07, x + .07, y - .022, y + .022, 1.38, 1.5, 'dark', .006)
        tail = glue_gun(x - .0, y, table + THICK + .03, .4)
        cylinder(tail, (x, y, 1.42), .014, 'steel')
        union = top[0] + .03 * (i - 1)
        lane = x - .1 - .04 * i         # hangs in a loose bow from a clip on the bridge
        tube([(x - .03, y, 1.3), (lane, y - .02, 1.36), (lane, y - .06, 1.6),
              (lane, front - .04, 1.62), (lane - .02, front - .2, 1.5),
              (lane - .06, front - .34, 1.), (union, top[1] - .02, .86), (union, top[1], top[2])],
             .012, 'hose_blue' if i % 2 else 'black', .16)
    block(x - .22, x - .04, front - .03, front + .0, 1.585, 1.645, 'dark', .006)
    block(x - .05, x + .05, front - .03, front, 1.5, 1.645, 'dark', .006)
    case(x - .02, table + .002, 0, True)
    station('glue guns', (-1.86, -.162, 1.16))

    # first portal: servo axis with a tray on suction cups
    x = -.95
    gantry(x, .78, 2.06)
    case(x, table + .002, 0, True)
    carriage_y = -.02
    block(x - .2, x - .1, -.7, .72, 1.86, 1.93, 'steel', .006)
    block(x - .26, x - .13, carriage_y - .16, carriage_y + .16, 1.72, 2.02, 'dark', .02)
    block(x - .25, x - .15, carriage_y - .07, carriage_y + .07, 1.38, 2.3, 'body', .015)
    block(x - .256, x - .246, carriage_y - .03, carriage_y + .03, 1.44, 2.24, 'steel', .002)
    motor((x - .2, carriage_y, 2.3), (0, 0, 1), .075, .22, 'grey')
    block(x - .26, x + .16, carriage_y - .22, carriage_y + .02, 1.34, 1.4, 'accent', .012)
    low = 1.14
    small_tray(x - .02, carriage_y - .12, low)
    for dx in (-.15, .1):
        for dy in (-.2, -.03):
            suction_cup(x + dx, carriage_y + dy, low + .014, .22)
    station('tray placing arm', (x - .256, carriage_y, 1.86))
    # trays come on a side belt from behind
    with group() as infeed:
        conveyor(0, 1.2, -.24, .24, table + .06, 'belt_green', .05)
        for dx in (.2, .62, 1.0):
            small_tray(dx, 0, table + .065)
    place(infeed, (x - .04, .72, 0), (0, 0, 90))

    # spine folding: bars lift spine and cover
    case(-.2, table + .002, 62, False, True)
    case(.46, table + .002, 128, False, True)
    # the rod runs outside spine and cover and touches them at their leading end only
    points = []
    for i in range(15):
        px = -.5 + .09 * i
        turn = math.radians(min(max(100 * (px - .05) + 58, 8), 124))
        low = math.radians(min(math.degrees(turn), 90))
        reach = .2 if turn > low else .16
        points.append((px, SPINE * math.cos(low) + reach * math.cos(turn) + .026 * math.sin(turn),
                       table + .002 + SPINE * math.sin(low) + reach * math.sin(turn)
                       - .026 * math.cos(turn)))
    tube(points, .018, 'chrome')
    for i in (1, 5, 9, 13):
        px, py, pz = points[i]
        tube([(px, py + .012, pz), (px, half + .0, pz), (px, half + .0, table - .1)], .014, 'brand',
             .06)
    block(-.5, .75, half - .03, half + .03, table - .16, table - .02, 'brand', .01)
    station('spine folding', (.423, -.09, 1.12))

    # second portal: press plate closing on the box
    x = 1.3
    gantry(x, .7, 1.96, .3)
    case(x, table + .002, 180, False, True)
    plate_z = table + SPINE + THICK * 2 + .03
    block(x - .3, x + .3, -DEPTH - .04, .07, plate_z, plate_z + .05, 'light_grey', .012)
    block(x - .24, x + .24, -DEPTH + .02, .01, plate_z + .048, plate_z + .1, 'dark', .01)
    air_cylinder((x, -.15, 1.9), (x, -.15, plate_z + .09), .075, .5)
    for dx in (-.18, .18):
        for y in (-.28, -.02):
            cylinder((x + dx, y, plate_z + .04), (x + dx, y, 1.74), .022, 'chrome')
    block(x - .26, x + .26, -.36, .06, 1.66, 1.73, 'body', .012)
    block(x - .3, x + .3, .075, .1, table, table + .2, 'yellow', .006)
    block(x - .1, x + .1, .09, .5, table + .04, table + .1, 'dark', .01)
    station('press', (1.087, -.37, 1.1))

    # hinged clear doors before guns, placing arm, folding and press, and at their two ends
    clear_doors(-2.33, -.94, table + .06, 1.48, -.64, 'light_grey', 2)
    clear_doors(-.94, 1.62, table + .06, 1.48, -.64, 'light_grey', 4)
    block(-2.35, 1.64, -.635, -.585, 1.48, 1.53, 'brand', .008)
    block(-2.35, 1.64, -.635, -.47, table - .02, table + .05, 'body', .006)
    for px in (-2.32, 1.61):
        block(px - .025, px + .025, -.635, -.585, table - .27, 1.5, 'body', .006)
        block(px - .025, px + .025, -.62, -.5, table - .27, table - .21, 'body', .006)
        block(px - .025, px + .025, .555, .605, table - .27, 1.53, 'body', .006)
        end_doors(px, -.59, .57, table + .2, 1.5)
        block(px - .02, px + .02, -.6, .6, 1.49, 1.53, 'brand', .006)
    warning_plate(-2.32, -.638, 1.36, .06)

    # delivery: books stand in a row on a table at the end
    case(2.0, table + .002, 180, False, True)
    block(2.28, 3.3, -.42, .42, table - .1, table - .06, 'steel', .008)
    for px in (2.36, 3.22):
        for y in (-.36, .36):
            block(px - .035, px + .035, y - .035, y + .035, .06, table - .09, 'body', .008)
            foot(px, y, .05)
    for y in (-.36, .36):
        block(2.36, 3.22, y - .02, y + .02, table - .2, table - .1, 'body', .008)
    for i in range(6):
        closed_book(2.46 + i * .124, -.1, table - .06)
    closed_book(3.225, -.1, table - .048, -7)
    block(3.27, 3.3, -.3, .14, table - .07, table + .2, 'aluminium', .006)
    block(2.3, 3.3, -.41, -.395, table - .07, table - .02, 'aluminium', .003)
    station('delivery', (2.7, -.27, table + .2))

    # operator side
    touch_panel(x, -.83, 1.3, .36, .28)
    for px in (-3.1, .12, 1.98):
        emergency_stop((px, front - .002, table - .25), scale=.95)
    handwheel((-2.75, -.58, table - .1), (0, -1, 0), .07)
    cabinet(.4, 1.2, half + .62, half + 1.0, 1.8)
    beacon(x, .6, 1.96)
    front_edge((-3.2, front, 0), (3.3, front, 0))
