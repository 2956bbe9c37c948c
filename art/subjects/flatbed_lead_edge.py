"""The flatbed die cutter for corrugated board, fed from under the stack."""
import math

from kit import (beacon, block, box, brush_roll, button_panel, cabinet, cross_cylinder,
                 cylinder, duplicate, emergency_stop, foot, front_edge, group, handwheel, hood,
                 machine, motor, place, plate, platform, rounded_polygon, rounded_rectangle,
                 roller_row, station, touch_panel_arm, tube, window)
from kit.parts_press import bearing_cap, bolts, guard_rail, stairs, vent_grille
from kit.piles import cut_piles, pile_surface

WIDTH = 2.2
FRONT = -WIDTH / 2


def wheel_bed(x0, x1, y0, y1, z, shafts, wheels):
    """Rows of small feed wheels showing through a steel table whose top is z."""
    block(x0, x1, y0, y1, z - .06, z - .02, 'steel', .004)
    pitch = (x1 - x0) / shafts
    with group() as first:
        cross_cylinder(x0 + pitch / 2, y0 + .02, y1 - .02, z - .045, .014, 'steel')
        for i in range(wheels):
            y = y0 + (y1 - y0) * (i + .5) / wheels
            cross_cylinder(x0 + pitch / 2, y - .034, y + .034, z - .045, .052, 'belt_orange', .006,
                           20)
    for i in range(1, shafts):
        duplicate(first, (pitch * i, (y1 - y0) / wheels * .25 * (i % 2), 0))


def tilted_stack(gate, z, length, width, lifts, angle, lift=.042, sheet=.007):
    """Lifts of corrugated sheets: the leading edges of the lowest lie on the feed wheels at the
    gate, the rear is held up."""
    turn = math.radians(angle)
    surface = pile_surface('kraft', 'kraft_dark', round(lift / sheet))
    for i in range(lifts):
        x = gate - math.cos(turn) * length / 2 - .003 * (i % 3)
        middle = z + math.sin(turn) * length / 2 + (i + .5) * lift / math.cos(turn)
        box((x, .004 * (i % 2), middle), (length, width, lift - .001), surface, .001,
            (0, angle, 0), segments=1)
    return z + math.sin(turn) * length + lifts * lift / math.cos(turn)


def lead_edge_feeder(x0, x1, gate):
    """Wheel table, tilted stack, vertical backstop at the rear and gate plates in front."""
    outline = rounded_polygon([(x0 + .12, .12), (x0, .55), (x0, .97), (x1, .97), (x1, .12)], .07)
    opening = rounded_rectangle(x0 + .22, .3, x1 - .2, .76, .1)
    plate(outline, FRONT, .07, 'body', [opening], .012)
    plate(outline, -FRONT - .07, .07, 'body', [opening], .012)
    for x in (x0 + .3, x1 - .16):
        for y in (FRONT + .035, -FRONT - .035):
            foot(x, y, .1)
    block(x0 + .1, x1 - .04, FRONT + .08, -FRONT - .08, .4, .68, 'brand', .03)
    for i in range(3):
        x = x0 + .42 + i * .34
        cross_cylinder(x, FRONT + .06, FRONT + .1, .54, .11, 'dark')
        cross_cylinder(x, FRONT + .04, FRONT + .07, .54, .08, 'black')
    rear, wheel_top, angle = gate - 1.0, 1.037, 8
    wheel_bed(rear, x1 + .02, FRONT + .12, -FRONT - .12, 1.03, 9, 10)
    block(x0 + .06, rear, FRONT + .06, -FRONT - .06, .96, 1.0, 'steel', .006)

    top = tilted_stack(gate, wheel_top, 1.02, 1.72, 14, angle)
    tail = wheel_top + math.tan(math.radians(angle)) * .98
    block(rear - .02, rear + .06, -.95, .95, tail - .056, tail - .004, 'dark', .01)
    for y in (-.78, .78):
        cylinder((rear + .02, y, .98), (rear + .02, y, tail - .03), .03, 'chrome')
    for y in (-.62, 0, .62):
        block(rear - .1, rear - .035, y - .08, y + .08, .98, top + .12, 'brand', .012)
        block(rear - .16, rear - .09, y - .05, y + .05, .98, 1.45, 'dark', .01)
    block(rear - .2, rear - .03, FRONT + .02, -FRONT - .02, .985, 1.07, 'body', .015)

    for y in (FRONT - .02, -FRONT - .1):
        block(gate + .02, gate + .3, y, y + .12, .9, 2.02, 'body', .03)
        bolts([(gate + .08 + .18 * (i % 2), y - .002, 1.03 + .07 * (i // 2)) for i in range(4)])
    block(gate - .02, gate + .34, FRONT - .06, -FRONT + .06, 1.84, 2.12, 'brand', .04)
    for i in range(7):
        y = -.84 + i * .28
        block(gate + .005, gate + .03, y - .09, y + .09, 1.1, 1.7, 'steel', .006)
        block(gate + .03, gate + .1, y - .03, y + .03, 1.3, 1.86, 'aluminium', .008)
    for y in (-.7, .7):
        handwheel((gate + .16, y, 2.2), (0, 0, 1), .09)
    block(gate - .75, gate - .06, .9, .925, 1.04, 1.62, 'aluminium', .006)
    block(gate - .16, gate + .03, -.925, -.9, 1.06, 1.6, 'aluminium', .006)
    handwheel((x0 + .55, FRONT - .1, .87), (0, -1, 0), .075)


def register_section(x0, x1):
    """Feed shafts under a see-through hood carry the sheet to the grippers."""
    outline = rounded_polygon([(x0, .1), (x0, 1.06), (x1, 1.06), (x1, .1)], .04)
    for y in (FRONT, -FRONT - .07):
        plate(outline, y, .07, 'body')
    block(x0 + .06, x1 - .02, FRONT + .06, -FRONT - .06, .02, .14, 'dark')
    for i in range(2):
        left = x0 + .05 + i * (x1 - x0 - .06) / 2
        block(left, left + (x1 - x0) / 2 - .08, FRONT - .02, FRONT + .02, .55, .96, 'body', .02)
        vent_grille(left + .08, left + (x1 - x0) / 2 - .16, .62, .8, FRONT - .02, 4)
    wheel_bed(x0 + .06, x1, FRONT + .12, -FRONT - .12, 1.03, 7, 8)
    box(((x0 + x1) / 2 + .1, 0, 1.045), (x1 - x0, 1.74, .02), 'kraft', .001, segments=1)
    for x in (x0 + .26, x0 + .58):
        brush_roll(x, FRONT + .07, -FRONT - .07, 1.12, .062, 8, 'rubber')
    hood(x0 + .02, x1 - .03, FRONT + .02, -FRONT - .02, 1.06, 1.66, .34, 'body')
    touch_panel_arm(x0 + .3, FRONT + .03, 1.05, 1.78, .34)


def ribbed_platen(x0, x1, front, height):
    """The press: four cast columns, ribbed bed and crown, chase windows between them."""
    block(x0 + .03, x1 - .03, front, -front, .05, height, 'body', .05, 3)
    block(x0 + .06, x1 - .06, front + .05, -front - .05, .004, .08, 'dark')
    for left in (x0, x1 - .3):
        for y in (front - .12, -front - .2):
            block(left, left + .3, y, y + .32, .02, height + .03, 'body', .06, 4)
        bolts([(left + .15, front - .12, .2 + .13 * i) for i in range(3)], radius=.03, height=.025)
        bolts([(left + .15, front - .12, height - .4 + .13 * i) for i in range(3)], radius=.03,
              height=.025)
    inner = (x0 + .3, x1 - .3)
    block(inner[0] + .02, inner[1] - .02, front - .03, front + .2, .12, .88, 'brand', .02)
    block(inner[0] + .02, inner[1] - .02, front - .03, front + .2, 1.7, height - .06, 'body', .02)
    ribs = 6
    for i in range(ribs):
        x = inner[0] + (inner[1] - inner[0]) * (i + .5) / ribs
        block(x - .045, x + .045, front - .1, front + .05, .1, .9, 'brand', .02)
        block(x - .045, x + .045, front - .1, front + .05, 1.68, height - .03, 'body', .02)
    for z, surface in ((.1, 'brand'), (.83, 'brand'), (1.66, 'body'), (height - .12, 'body')):
        block(inner[0] - .02, inner[1] + .02, front - .105, front + .04, z, z + .09, surface, .02)
    for i in range(6):
        y = front + .42 + i * (-2 * front - .84) / 5
        block(x0 - .05, x0 + .1, y - .04, y + .04, 1.72, height - .02, 'body', .02)
    block(x0 - .055, x0 + .1, front + .2, -front - .2, 1.68, 1.77, 'body', .02)
    block(inner[0] + .02, inner[0] + .95, front - .004, front + .1, .99, 1.6, 'black', .004)
    block(inner[0] + .1, inner[0] + .88, front - .02, front + .1, 1.16, 1.26, 'wood', .004)
    for i in range(9):
        x = inner[0] + .16 + i * .08
        block(x, x + .012, front - .026, front + .05, 1.1, 1.3, 'chrome', .002)
    block(inner[0] + .06, inner[0] + .92, front - .03, front + .1, 1.34, 1.46, 'steel', .006)
    window(inner[0] + .02, inner[0] + .98, .97, 1.62, front - .07, 'dark', 2, .035)
    button_panel(inner[1] - .5, inner[1] - .06, .99, 1.6, front - .02)
    block(x0 + .12, x1 - .12, front + .12, -front - .12, height - .01, height + .14, 'brand', .05)
    for i in range(9):
        x = x0 + .34 + i * .18
        block(x, x + .08, front + .35, -front - .35, height + .13, height + .147, 'black', .003)
    motor((x1 - .5, -front - .5, height + .12), (0, 0, 1), .17, .34, 'grey')


def stripping_bay(x0, x1, height):
    """Pin frames behind one tall lifting window; waste leaves below on a belt to the front."""
    middle = (x0 + x1) / 2
    for y in (FRONT, -FRONT - .12):
        for left in (x0, x1 - .13):
            block(left, left + .13, y, y + .12, .03, height - .1, 'body', .02)
        block(x0, x1, y + .004, y + .11, .6, .86, 'body', .015)
    block(x0, x1, FRONT - .02, -FRONT + .02, height - .34, height, 'body', .05, 3)
    block(x0 + .14, x1 - .14, FRONT - .032, FRONT, height - .25, height - .1, 'brand', .012)
    for z, surface in ((.94, 'steel'), (1.4, 'dark')):
        for y in (-.82, .82):
            block(x0 + .14, x1 - .14, y - .025, y + .025, z, z + .07, surface)
        for i in range(6):
            left = x0 + .18 + i * (x1 - x0 - .4) / 5
            block(left, left + .04, -.84, .84, z + .015, z + .05, surface, .004)
    box((middle, 0, 1.1), (x1 - x0 - .2, 1.7, .022), 'kraft', .001, segments=1)
    with group() as pin:
        cylinder((x0 + .24, -.74, 1.12), (x0 + .24, -.74, 1.42), .009, 'chrome', facets=10)
    for i in range(6):
        for k in range(7):
            if i or k:
                duplicate(pin, (i * (x1 - x0 - .48) / 5, k * .247, 0))
    window(x0 + .14, x1 - .14, .88, height - .35, FRONT + .02, 'aluminium', 1, .05, False)
    tube([(x0 + .4, FRONT + .02, .95), (x0 + .4, FRONT - .04, .95), (x1 - .4, FRONT - .04, .95),
          (x1 - .4, FRONT + .02, .95)], .014, 'black', .03)
    for x in (x0 + .3, x1 - .3):
        cylinder((x, 0, height - .02), (x, 0, height + .16), .1, 'dark')
        cylinder((x, 0, height + .15), (x, 0, height + .24), .045, 'chrome')
    block(x0 + .16, x1 - .16, FRONT - .16, .9, .24, .3, 'belt_dark', .02)
    for x in (x0 + .13, x1 - .17):
        block(x, x + .04, FRONT - .18, .9, .2, .36, 'body', .01)
        block(x, x + .04, FRONT - .14, FRONT - .08, .003, .24, 'dark', .006)
    for i in range(26):
        x = x0 + .28 + (i * .37) % (x1 - x0 - .56)
        y = FRONT - .12 + (i * .173) % .5
        box((x, y, .312 + .012 * (i % 3)), (.05 + .05 * (i % 3), .04 + .05 * (i % 2), .012),
            'kraft', .001, (8 * (i % 2), -6 * (i % 3), i * 47), segments=1)


def log_delivery(x0, x1, end, height):
    """An open gantry over a roller track on which the cut sheets leave as one long log."""
    for left in (x0, x1 - .16):
        for y in (FRONT, -FRONT - .16):
            block(left, left + .16, y, y + .16, .03, height, 'body', .025)
            block(left - .03, left + .19, y - .03, y + .19, .003, .04, 'dark', .006)
    block(x0, x1, FRONT - .02, -FRONT + .02, height - .06, height + .12, 'body', .04)
    block(x0 + .18, x1 - .18, FRONT + .03, FRONT + .07, height - .5, height - .07, 'brand', .02)
    for i in range(3):
        left = x0 + .26 + i * (x1 - x0 - .5) / 3
        plate(rounded_rectangle(left, height - .42, left + .26, height - .16, .05), FRONT + .018,
              .02, 'body', [rounded_rectangle(left + .03, height - .39, left + .23, height - .19,
                                              .03)])
        block(left + .02, left + .24, FRONT + .026, FRONT + .034, height - .4, height - .18,
              'black', 0)
    for y in (FRONT + .16, -FRONT - .22):
        block(x0 + .1, end, y, y + .06, .34, .48, 'body', .012)
        for x in (x1 + .3, end - .1):
            block(x - .04, x + .04, y + .004, y + .056, .02, .36, 'dark')
            foot(x, y + .03, .03)
    roller_row(x0 + .2, end - .06, FRONT + .22, -FRONT - .22, .485, .04, 22)
    for x, height in ((x0 + .62, .62), (x0 + 1.56, .86), (end - .52, .86)):
        cut_piles(x, 0, .488, .86, 1.66, height, 2, 3, .016, 'kraft', 'kraft_dark', .007, .07)
    for x in (x0 + .04, x1 - .12):
        block(x, x + .08, FRONT - .03, FRONT + .004, .3, 1.3, 'yellow', .006)


@machine('lead-edge-feed-die-cutting-machine-corrugated', overall_length_m=11.5, azimuth=-36,
         elevation=17, lens=72)
def lead_edge_feed_die_cutter():
    """Wheel table under a tilted stack, register, ribbed platen, stripping, roller delivery."""
    lead_edge_feeder(-4., -2.42, -2.62)
    station('stack hopper', (-3.1, -.6, 1.72))
    station('lead-edge feeder', (-3.31, -.916, 1.016))
    register_section(-2.28, -1.4)
    station('register', (-1.728, -.414, 1.14))
    ribbed_platen(-1.4, .78, -1.18, 2.36)
    station('cutting platen', (-.739, -1.21, 1.44))
    stripping_bay(.8, 2.04, 2.05)
    station('stripping', (1.42, FRONT, 1.3))
    log_delivery(2.06, 3.6, 4.55, 1.86)
    station('delivery', (3.0, -.83, 1.1))
    deck_front, deck_back = -2.02, -1.33
    platform(-2.25, .74, deck_front, deck_back, .48, rail=False, steps=False)
    with group() as climb:
        stairs(0, .56, deck_front, deck_back, .48)
    place(climb, (1.3, deck_front + deck_back, 0), (0, 0, 180))
    guard_rail([(-2.22, deck_back - .03), (-2.22, deck_front + .03), (.7, deck_front + .03)],
               .48, .95, spacing=1.)
    rail = deck_front + .015
    tube([(.7, rail + .015, 1.43), (1.26, rail, .96), (1.26, rail, .004)], .02, 'yellow', .05)
    cabinet(1.9, 3.4, 1.75, 2.2, 2.15, doors=3)
    beacon(.3, -.5, 2.5)
    emergency_stop((-1.25, -1.3, 1.3), scale=1.3)
    emergency_stop((.63, -1.3, 1.3), scale=1.3)
    bearing_cap(-2.48, FRONT - .02, 1.5, .09)
    front_edge((-4., FRONT - .04, 0), (4.55, FRONT - .04, 0))
