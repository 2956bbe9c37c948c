"""Flatbed and platen die cutters."""
import math

from kit import (beacon, block, box, brush_roll, button_panel, cabinet, cylinder, emergency_stop,
                 floor_bin, foot, front_edge, handwheel, machine, motor, pallet, plate, platform,
                 portal, rounded_polygon, rounded_rectangle, station, suction_head,
                 touch_panel_post, tube, window)
from kit.parts_guards import clear_cover
from kit.piles import cut_piles, pile_of_lifts


def pile_feeder(x0, x1, width, height, surface='kraft', edge='kraft_dark'):
    """A portal over a pile on a pallet; its cross-beam carries the suction head on two columns."""
    middle = (x0 + x1) / 2
    portal(x0, x1, -width / 2, width / 2, height)
    top = pile_of_lifts(middle, 0, pallet(middle, 0, 1.02, 1.28), .96, 1.22, .98, surface, edge)
    head = middle + .22
    suction_head(head, -.5, .5, top, height=height - .56 - top)
    block(head - .1, head + .1, -width / 2 + .04, width / 2 - .04, height - .19, height - .03,
          'body', .02)
    for y in (-.3, .3):
        cylinder((head, y, height - .42), (head, y, height - .1), .03, 'chrome')
        block(head - .06, head + .06, y - .06, y + .06, height - .21, height - .185, 'dark', .006)
    motor((head, 0, height - .035), (0, 0, 1), .09, .22, 'grey')
    for side in (-1, 1):
        edge_y = side * width / 2
        block(x0 + .04, x0 + .08, edge_y - .075, edge_y - .058, .3, height - .25, 'yellow', .004)


def register_table(x0, x1, width, sheet='kraft'):
    """A sloping table with tapes that carries sheets down into the press at x1."""
    front = -width / 2
    outline = rounded_polygon([(x0, .1), (x0, 1.42), (x0 + .35, 1.42), (x1, 1.16), (x1, .1)], .06)
    opening = rounded_rectangle(x0 + .12, .75, x1 - .14, 1.02, .06)
    plate(outline, front, .06, 'body', [opening])
    plate(outline, -front - .06, .06, 'body')
    for x in (x0 + .12, x1 - .12):
        for y in (front + .03, -front - .03):
            foot(x, y, .08)
    block(x0 + .06, x1 - .06, front - .03, front + .02, .16, .62, 'brand', .015)
    block(x0 + .1, x1 - .1, front - .04, front - .02, .36, .39, 'black', .004)
    middle = (x0 + x1) / 2
    slope = math.degrees(math.atan2(.26, .65)) * .72
    box((middle, 0, 1.2), (1.02, width - .14, .03), 'steel', .006, (0, slope, 0))
    for k in range(6):
        box((middle, -.6 + k * .24, 1.225), (1.02, .06, .012), 'belt_orange', .002, (0, slope, 0))
    box((middle + .05, 0, 1.238), (.75, 1.2, .006), sheet, .001, (0, slope, 0))
    brush_roll(x0 + .3, front + .06, -front - .06, 1.4, .055)
    brush_roll(x0 + .62, front + .06, -front - .06, 1.29, .055)
    clear_cover([(x1 - .03, 1.42), (x0 + .5, 1.56), (x0 + .12, 1.56), (x0 + .05, 1.46)],
                front + .03, -front - .03)
    for y in (front + .01, -front - .05):
        block(x1 - .07, x1 - .01, y, y + .04, 1.14, 1.43, 'body', .006)
    handwheel((x0 + .5, front - .1, .88), (0, -1, 0), .12)


def platen_press(x0, x1, width, height):
    """The massive cutting platen: closed housing, chase door with window, control panel, roof."""
    front = -width / 2
    block(x0, x1, front - .04, .04 - front, .05, height + .02, 'body', .05, 4)
    block(x0 + .05, x1 - .05, front, -front, .005, .07, 'dark')
    block(x0 + .06, x1 - .06, front + .1, -front - .1, height, height + .16, 'dark', .04)
    for i in range(10):
        block(x0 + .22 + i * .135, x0 + .29 + i * .135, front + .25, -front - .25, height + .155,
              height + .166, 'black', .002)
    block(x0 - .003, x1 + .003, front - .046, front + .2, .34, .62, 'brand', .012)
    block(x0 - .004, x1 + .004, front - .05, front + .2, .63, .66, 'accent', .003)
    block(x0 + .1, x0 + .98, front - .07, front, .78, 1.66, 'body', .03)
    block(x0 + .24, x0 + .84, front - .074, front - .06, 1.06, 1.52, 'black', .002)
    for z0, z1, surface in ((1.37, 1.47, 'steel'), (1.325, 1.37, 'wood'), (1.12, 1.22, 'steel')):
        block(x0 + .26, x0 + .82, front - .082, front - .06, z0, z1, surface, .003)
    for i in range(11):
        x = x0 + .29 + i * .05
        block(x, x + .008, front - .086, front - .06, 1.3, 1.345, 'chrome', .001)
    window(x0 + .2, x0 + .88, 1.02, 1.56, front - .1, 'dark', 1, .03, False)
    tube([(x0 + .32, front - .07, .9), (x0 + .32, front - .13, .9), (x0 + .76, front - .13, .9),
          (x0 + .76, front - .07, .9)], .014, 'chrome', .03)
    button_panel(x0 + 1.1, x1 - .1, .82, 1.64, front - .04)
    block(x0 + 1.016, x0 + 1.024, front - .042, front, .7, height - .06, 'dark', 0)
    for z in (.72, 1.72):
        block(x0 + .03, x1 - .03, front - .042, front, z - .003, z + .003, 'dark', 0)
    motor((x1 - .45, -front + .02, .5), (0, 1, 0), .2, .42, 'grey')


def stripping_section(x0, x1, width, height, sheet='kraft'):
    """Three pin frames over the sheet behind windowed doors; the waste falls into a cart below."""
    front = -width / 2
    block(x0 + .14, x1 - .14, front - .004, front + .2, .09, .335, 'black', .004)
    floor_bin(x0 + .2, x1 - .2, front - .46, front + .06, .31, 'accent')
    for i in range(46):
        x, y = x0 + .29 + (i * .37) % (x1 - x0 - .58), front - .4 + (i * .173) % .4
        box((x, y, .27 + .012 * (i % 4)), (.05 + .04 * (i % 3), .03 + .04 * (i % 2), .005), sheet,
            .001, (9 * (i % 3 - 1), -7 * (i % 3), i * 47), segments=1)
    block(x0, x1, front, -front, .05, .72, 'body', .03)
    block(x0 + .05, x1 - .05, front + .04, -front - .04, .005, .07, 'dark')
    block(x0, x1, front, -front, height - .2, height, 'body', .04)
    for x in (x0, x1 - .1):
        for y in (front, -front - .1):
            block(x, x + .1, y, y + .1, .6, height - .1, 'body', .015)
    for y in (front + .01, -front - .04):
        window(x0 + .1, x1 - .1, .74, height - .21, y, 'aluminium', 2)
    for z, surface in ((.86, 'steel'), (1.12, 'steel'), (1.38, 'dark')):
        for y in (-.64, .64):
            block(x0 + .12, x1 - .12, y - .02, y + .02, z, z + .07, surface)
        for i in range(6):
            block(x0 + .16 + i * .16, x0 + .2 + i * .16, -.66, .66, z + .02, z + .05, surface, .004)
    box(((x0 + x1) / 2, 0, 1.06), (.9, 1.2, .006), sheet, .001)
    for i in range(5):
        for k in range(5):
            x, y = x0 + .22 + i * .17, -.5 + k * .25
            cylinder((x, y, 1.08), (x, y, 1.36), .008, 'chrome')
    block(x0 - .002, x1 + .002, front - .006, front + .2, .34, .62, 'brand', .01)
    block(x0 - .003, x1 + .003, front - .01, front + .2, .63, .66, 'accent', .003)


def delivery_pile(x0, x1, width, height, surface='kraft', edge='kraft_dark'):
    """A roofed delivery with separate piles of cut blanks on a pallet."""
    front = -width / 2
    for x in (x0, x1 - .12):
        for y in (front + .06, -front - .06):
            block(x, x + .12, y - .06, y + .06, .05, height, 'body', .02)
            foot(x + .06, y, .04)
    block(x0, x1, front, -front, height - .2, height, 'body', .04)
    block(x0 + .1, x1 - .1, front, front + .05, 1.28, height - .18, 'brand', .02)
    block(x0 + .1, x1 - .1, -front - .05, -front, .1, height - .18, 'body', .02)
    window(x0 + .16, x1 - .2, 1.34, height - .24, front - .025, 'aluminium', 2, .025, False)
    middle = (x0 + x1) / 2
    top = pallet(middle, 0, 1.04, 1.3)
    cut_piles(middle, 0, top, 1., 1.2, .72, 2, 3, surface=surface, edge=edge)
    for x in (x0 + .03, x1 - .07):
        block(x, x + .04, front - .03, front + .01, .2, 1.25, 'yellow', .006)


@machine('automatic-flatbed-die-cutting-machine-with-stripping', overall_length_m=7.0,
         azimuth=-33, elevation=16, lens=70)
def automatic_flatbed_die_cutter_with_stripping():
    """Pile feeder, register table, platen, stripping, delivery; a walkway along the press."""
    width, height = 1.7, 1.95
    front = -width / 2
    pile_feeder(-3.5, -2.2, width, height)
    station('pile feeder', (-2.85, 0, 1.12))
    register_table(-2.2, -1.18, width)
    station('register table', (-1.56, -.17, 1.22))
    platen_press(-1.2, .55, width, height)
    station('cutting platen', (-.65, front - .07, 1.3))
    stripping_section(.57, 1.75, width, 1.78)
    station('stripping', (1.1, -.66, 1.175))
    delivery_pile(1.77, 3.1, width, 1.78)
    station('delivery pile', (2.43, -.6, .85))
    touch_panel_post(3.28, front - .15, 1.2)
    platform(-1.25, .5, front - .75, front - .08, .22, rail=False)
    cabinet(-.9, .5, -front + .5, -front + .95, 2.15)
    beacon(.35, -.3, height + .16)
    emergency_stop((-1.13, front - .04, .72))
    emergency_stop((.64, front, .72))
    # Below the floor, because the dimension line of an edge on the floor would cross the walkway.
    front_edge((-3.5, front - .06, -.25), (3.1, front - .06, -.25))
