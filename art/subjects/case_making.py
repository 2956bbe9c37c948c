"""Case maker: boards are set on a glued cover, whose edges are then turned in over them.

The cover lies face down all the way, so each step can be followed on the belt: glue on the cover's
back, boards on the glue, two edges up, two edges in, the sides up, the finished case."""

from kit import (air_cylinder, base_cabinet, beacon, belt, block, cabinet, clear_doors, cylinder,
                 duplicate, emergency_stop, end_doors, flap, foot, front_edge, glue_unit, group,
                 guard_hood, handwheel, machine, paint, perforated_belt, place, plate, portal,
                 roller, rounded_polygon, side_rails, station, suction_cup, suction_head,
                 touch_panel_arm, touch_panel_post, warning_plate)
from kit.piles import loose_pile

BOARD = .004                        # thickness of the boards
LENGTH, WIDTH, EDGE = .42, .7, .05  # a case, along and across the machine, and what is turned in
BOARDS = ((-.35, -.05), (-.035, .035), (.05, .35))      # its boards across the machine


# ---------------------------------------------------------------- a cover on its way

def cover_outline(grow=0.):
    """Outline (x, y) of a flat cover round the origin, its corners cut for the turning in."""
    a, b, cut = LENGTH / 2 + EDGE - grow, WIDTH / 2 + EDGE - grow, EDGE * .8
    return [(-a + cut, -b), (a - cut, -b), (a, -b + cut), (a, b - cut), (a - cut, b),
            (-a + cut, b), (-a, b - cut), (-a, -b + cut)]


def wet_glue():
    """A thin, shiny film of animal glue on the cream back of a cover."""
    return paint('#e6c581', .07, 0, 1.)


def glued_cover(x, z):
    """A cover face down, with wet glue over its back; its cloth shows round the edge."""
    with group() as cover:
        plate(cover_outline(), 0, .002, 'navy', bevel=.0004, plane='xy')
        plate(cover_outline(.014), .0015, .0015, wet_glue(), bevel=.0003, plane='xy')
    place(cover, (x, 0, z))


def set_boards(x, z):
    """The three boards of a case lying on z."""
    for y0, y1 in BOARDS:
        block(x - LENGTH / 2, x + LENGTH / 2, y0, y1, z, z + BOARD, 'greyboard', .0006)


def turned_edges(x, z, ends=None, sides=None):
    """A cover with its boards; ends (at both x) and sides are degrees by which its edges are
    raised, 180 when they are turned in over the boards."""
    a, b, top = LENGTH / 2, WIDTH / 2, z + .003 + BOARD
    block(x - a, x + a, -b, b, z, z + .003, 'navy', .0005)
    for y0, y1 in ((-.05, -.035), (.035, .05)):
        block(x - a, x + a, y0, y1, z + .0025, z + .0045, wet_glue(), 0)
    set_boards(x, z + .003)
    for sign in (-1, 1):
        if ends == 180:
            low, high = sorted((sign * a, sign * (a - EDGE)))
            block(x + low, x + high, -b, b, top, top + .0025, 'navy', .0005)
        else:
            flap(2 * b, EDGE, (x + sign * a, 0, z + .002), '-x' if sign < 0 else '+x', ends,
                 'navy', .0025, .93)
        if sides == 180:
            low, high = sorted((sign * b, sign * (b - EDGE)))
            block(x - a, x + a, low, high, top + .001, top + .0035, 'navy', .0005)
        else:
            flap(2 * a, EDGE, (x, sign * b, z + .002), '-y' if sign < 0 else '+y', sides, 'navy',
                 .0025, .88)


# ---------------------------------------------------------------- boards

def board_magazine(x, z, pick):
    """Three stacks of boards side by side behind the line; pushers draw the lowest ones to the
    pick-up place, where three lie.  x, pick  middles of the stacks and of that place"""
    near = 1.25
    base_cabinet(x - .34, pick + .3, .66, near + .6, z - .008, 2, door='body')
    for (y0, y1), height in zip(BOARDS, (.52, .3, .52)):
        middle, wide = near + (y0 + y1) / 2, y1 - y0
        loose_pile(x, middle, z, LENGTH, wide, height, ('#96938b', '#8f8c84'), 'greyboard')
        for px in (x - LENGTH / 2 - .012, x + LENGTH / 2 + .012):
            block(px - .01, px + .01, middle - min(wide * .3, .05), middle + min(wide * .3, .05),
                  z + (.012 if px > x else -.002), z + .66, 'aluminium', .004)
        block(x - LENGTH / 2 - .1, x - LENGTH / 2 - .03, middle - wide * .25, middle + wide * .25,
              z - .002, z + .018, 'brand', .004)
        block(pick - LENGTH / 2, pick + LENGTH / 2, near + y0, near + y1, z, z + BOARD, 'greyboard',
              .0006)
    for y in (near - .42, near + .42):
        block(x - LENGTH / 2 - .03, pick + .26, y - .01, y + .01, z - .002, z + .03, 'steel', .003)
    block(x - .27, x + .27, near + .38, near + .42, z + .62, z + .67, 'brand', .006)
    block(x - .27, x + .27, near - .42, near - .38, z + .62, z + .67, 'brand', .006)
    for px in (x - .25, x + .25):
        block(px - .02, px + .02, near - .42, near + .42, z + .63, z + .66, 'body', .006)
        for y in (near - .4, near + .4):
            block(px - .02, px + .02, y - .02, y + .02, z - .002, z + .64, 'body', .006)


def setting_arm(x, table):
    """A beam from behind over the line, on a column and a stay; its carriage sets three boards on
    the cover with suction cups."""
    high = 1.62
    for y in (.58, 1.78):
        block(x + .36, x + .5, y - .07, y + .07, .1, high + .1, 'body', .015)
        block(x + .3, x + .56, y - .13, y + .13, .003, .1, 'dark', .01)
    block(x + .35, x + .51, -.42, 1.86, high, high + .16, 'brand', .02)
    for z in (high + .03, high + .11):
        block(x + .335, x + .352, -.4, 1.84, z, z + .024, 'chrome', .003)
    block(x - .14, x + .34, -.13, .13, high - .02, high + .17, 'light_grey', .015)
    block(x - .1, x + .1, -.1, .1, high - .08, high - .01, 'dark', .01)
    low = table + .29
    for y in (-.07, .07):
        cylinder((x, y, low + .02), (x, y, high - .06), .02, 'chrome')
    cylinder((x, 0, high + .16), (x, 0, high + .36), .035, 'aluminium')
    block(x - .13, x + .13, -.33, .33, low, low + .03, 'aluminium', .006)
    for px in (x - .1, x + .1):
        for y in (-.27, -.13, 0, .13, .27):
            suction_cup(px, y, low - .09, .1)
    set_boards(x, low - .09 - BOARD)
    # light barrier posts at the front: the arm moves behind them
    for px in (x - .42, x + .62):
        block(px - .03, px + .03, -.7, -.64, table - .1, table + .7, 'yellow', .006)
        block(px - .012, px + .012, -.646, -.636, table, table + .66, 'black', .002)
    return x, -.3, low + .03


# ---------------------------------------------------------------- turning in and pressing

def turn_in_bars(x, table, across):
    """Two bars that fold a pair of edges, each on air cylinders: across the machine at its ends, or
    along its sides."""
    reach = (LENGTH if across else WIDTH) / 2 + .07
    half = (WIDTH if across else LENGTH) / 2 + .02
    for sign in (-1, 1):
        with group() as bar:
            if across:
                block(-.022, .022, -half, half, 0, .1, 'chrome', .008)
                for y in (-half * .6, half * .6):
                    air_cylinder((sign * .06, y, -.2), (sign * .01, y, .05), .024, .4)
            else:
                block(-half, half, -.022, .022, 0, .1, 'chrome', .008)
                for at in (-half * .6, half * .6):
                    air_cylinder((at, sign * .06, -.2), (at, sign * .01, .05), .024, .4)
        where = (x + sign * reach, 0, table + .05) if across else (x, sign * reach, table + .05)
        place(bar, where, (0, -sign * 24, 0) if across else (sign * 24, 0, 0))


def press_rolls(x, table, half):
    """Three pairs of press rolls between thick plates, set by two handwheels."""
    front = -half
    outline = rounded_polygon([(x - .34, .1), (x - .34, 1.3), (x - .26, 1.38), (x + .26, 1.38),
                               (x + .34, 1.3), (x + .34, .1)], .05)
    slot = rounded_polygon([(x - .26, table - .22), (x - .26, table + .3), (x + .26, table + .3),
                            (x + .26, table - .22)], .04)
    for y in (front - .02, half - .06):
        plate(outline, y, .08, 'body', [slot], .012)
    block(x - .3, x + .3, front - .034, front, .22, .6, 'brand', .01)
    block(x - .31, x + .31, front + .05, half - .05, .1, .3, 'dark')
    for at in (x - .2, x, x + .2):
        roller(at, front + .04, half - .04, table + .1, .092, 'rubber_red')
        roller(at, front + .04, half - .04, table - .088, .092, 'steel')
        block(at - .05, at + .05, front - .016, front + .05, table + .04, table + .16, 'dark', .012)
    block(x - .32, x + .32, front + .02, half - .02, 1.26, 1.36, 'body', .02)
    for y in (-.38, .38):
        cylinder((x, y, 1.35), (x, y, 1.46), .022, 'chrome')
        handwheel((x, y, 1.48), (0, 0, 1), .09)
    clear_doors(x - .29, x + .29, table - .25, table + .33, front - .052)
    end_doors(x + .34, front + .07, half - .07, table + .05, 1.26, doors=2, facing=1)
    warning_plate(x, front - .024, table + .4, .07)


def finished_case():
    """A case lying open with its cover up, round the origin: the spine between two grooves, and a
    frame of foil on the front board."""
    a = LENGTH / 2
    for y0, y1 in BOARDS:
        block(-a, a, y0 - .002, y1 + .002, 0, .0105, 'navy', .002)
    block(-a, a, BOARDS[0][0], BOARDS[-1][1], 0, .0075, 'navy', .001)
    y0, y1 = BOARDS[0][0] + .03, BOARDS[0][1] - .03
    for x in (.03 - a, a - .03):
        block(x - .002, x + .002, y0, y1, .01, .0113, 'gold', 0)
    for y in (y0, y1):
        block(.03 - a, a - .03, y - .002, y + .002, .01, .0113, 'gold', 0)


def delivery_belt(x0, x1, table):
    """A belt on legs with two finished cases, and a pile of them on its end."""
    belt(x0 + .05, x1 - .05, 0, .86, table, .05, 'belt_green')
    for side in (-1, 1):
        y = side * .46
        block(x0, x1, y - .02, y + .02, table - .13, table + .015, 'body', .01)
        for x in (x0 + .2, x1 - .15):
            block(x - .03, x + .03, y - .03, y + .03, .06, table - .12, 'dark', .008)
            foot(x, y, .05)
    for x in (x0 + .2, x1 - .15):
        block(x - .02, x + .02, -.46, .46, .26, .3, 'dark', .006)
    turned_edges(x0 + .4, table + .001, 180, 180)
    with group() as last:
        turned_edges(0, 0, 180, 180)
    for i in range(7):
        duplicate(last, (x1 - .3 + .004 * (i % 3), .006 * (i % 2), table + .001 + i * .0145),
                  (0, 0, .5 * (i % 3) - .5))
    place(last, (x1 - .3, 0, table + .001 + 7 * .0145))
    # the last is turned over to be looked at: cloth, two hinge grooves, a line of foil
    with group() as shown:
        finished_case()
    place(shown, (x1 - .3, 0, table + .001 + 8 * .0145), (0, 0, 1.5))
    block(x1 - .06, x1 - .04, -.3, .3, table - .01, table + .16, 'brand', .006)


@machine('automatic-case-making-machine', overall_length_m=9.8, livery='red', azimuth=-37,
         elevation=22, lens=75)
def automatic_case_making():
    """Cover feeder, glue roller, board magazine behind the line with a setting arm, turn-in in two
    steps, press rollers, delivery."""
    table, half = .9, .62
    front = -half
    # cover feeder
    base_cabinet(-3.6, -2.6, -.62, .62, .3, 1, head=.06)
    portal(-3.68, -2.54, -.7, .7, 1.3, beam='body')
    for y in (-.7, .7):
        block(-3.4, -2.8, y - .096, y + .096, 1.12, 1.26, 'brand', .01)
    top = loose_pile(-3.1, 0, .3, LENGTH + 2 * EDGE, WIDTH + 2 * EDGE, .54,
                     ('#efe4d0', '#e8dcc7', '#f3eadb'), 'cream', .003)
    suction_head(-2.88, -.36, .36, top, 5, .24, surface='light_grey')
    # the next cover, back upwards, on the feed plate before the glue roller
    a, b = LENGTH / 2 + EDGE, WIDTH / 2 + EDGE
    block(-2.12 - 2 * a, -2.12, -b, b, table - .003, table, 'cream', .0006)
    block(-2.95, -2.81, -.7, .7, 1.14, 1.24, 'light_grey', .015)
    for y in (-.3, .3):
        cylinder((-2.88, y, top + .36), (-2.88, y, 1.16), .026, 'chrome')
    station('cover feeder', (-3.16, -.36, .62))
    glue_unit(-2.48, -1.58, -.6, .6, table, .19, tank_at=-2.12, infeed=.22)
    station('glue roller', (-2.03, -.3, table + .36))

    # the line: a glued cover, one under the setting arm, one with its boards
    base_cabinet(-1.52, .98, front + .06, -front - .06, table - .18, 4)
    perforated_belt(-1.54, 2.54, 0, .9, table, 'belt_dark', rows=8)
    side_rails(-1.5, .98, -.5, .5, table, surface='light_grey')
    at, way = -.34, table + .003
    glued_cover(-1.16, way)
    glued_cover(at, way)
    turned_edges(.56, way, 0, 0)
    board_magazine(-.98, .96, at)
    station('board magazine and positioning', setting_arm(at, table))

    # turn-in: the ends first, then the sides
    base_cabinet(1.02, 2.5, front, -front, table - .1, 2, surface='body', door='body')
    block(1.016, 2.504, front - .02, front + .03, .3, .44, 'brand', .006)
    for x, across, edges in ((1.4, True, (68, 0)), (2.12, False, (180, 68))):
        turned_edges(x, way, *edges)
        turn_in_bars(x, table, across)
    guard_hood(1.04, 2.48, front, -front, table - .09, table + .5, (-.46, .46, table + .06), .22,
               'brand', .014)
    station('turn-in section', (1.65, -.19, 1.045))

    press_rolls(2.86, table, half)
    station('press rollers', (2.8, -.555, 1.065))
    delivery_belt(3.22, 4.4, table - .01)
    station('delivery', (3.7, -.2, table + .01))

    # operator side
    touch_panel_arm(2.56, front + .04, 1.34, 1.66, .3)
    touch_panel_post(.3, -1.25, 1.1)
    for x in (-2.36, -1.3, 1.2):
        emergency_stop((x, {-2.36: -.6, -1.3: front + .06}.get(x, front),
                        table - (.1 if x < -2 else .24)), scale=.95)
    cabinet(1.3, 2.6, .85, 1.25, 1.8)
    beacon(3.06, .5, 1.36)
    front_edge((-3.6, -.7, 0), (4.4, -.7, 0))
