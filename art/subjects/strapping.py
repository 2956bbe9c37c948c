"""The machine that straps a bundle of boxes."""
import math

from kit import (beacon, block, cross_cylinder, cylinder, emergency_stop, front_edge, group,
                 machine, motor, place, plate, ring, roller_row, rounded_polygon,
                 rounded_rectangle, stack, station, strip, warning_plate, window, wrap_path)


def castor(x, y, z):
    """A braked castor under a frame at height z."""
    block(x - .045, x + .045, y - .04, y + .04, z - .02, z + .004, 'steel', .004)
    for side in (-1, 1):
        block(x - .03, x + .03, y + side * .034 - .006, y + side * .034 + .006, .05, z - .01,
              'steel', .004)
    cross_cylinder(x, y - .026, y + .026, .062, .06, 'rubber')
    cross_cylinder(x, y - .03, y + .03, .062, .026, 'light_grey')
    block(x + .02, x + .11, y - .03, y + .03, .12, .14, 'red', .006)


def bundle(x, y, z, straps=(), height=.32, length=.46, width=.62):
    """A pile of flat brown boxes with straps (x offsets) tied round it."""
    top = stack(x, y, z, length, width, height, 'kraft', .009, .004, 'kraft_dark')
    for offset in straps:
        a, t = x + offset, .004
        block(a - .012, a + .012, y - width / 2 - t - .004, y + width / 2 + t + .004, top - .002,
              top + t, 'yellow', .001)
        for side in (-1, 1):
            edge = y + side * (width / 2 + .006)
            block(a - .012, a + .012, edge - t / 2, edge + t / 2, z, top + .002, 'yellow', .001)
    return top


def strap_reel(x, y, z, radius, entry):
    """A strap reel between the two cheeks of a stand on the frame's rail; its strap leaves it
    tangentially, runs over a guide roller and enters the arch's foot at entry (x, z)."""
    for at in (y - .13, y + .11):
        plate(rounded_polygon([(x - .11, .16), (x - .045, z + .07), (x + .045, z + .07),
                               (x + .11, .16)], .03), at, .02, 'body', bevel=.005)
    block(x - .15, x + .15, y - .15, -.4, .15, .19, 'dark', .008)
    cylinder((x, y - .16, z), (x, y + .15, z), .022, 'steel')
    cylinder((x, y - .16, z), (x, y - .13, z), .04, 'black')
    ring((x, y - .06, z), (0, 1, 0), radius, .1, .12, 'yellow')
    for r in (.13, .16, .19, .22, .245):
        ring((x, y - .0615, z), (0, 1, 0), r + .0025, r, .003, 'accent')
    reach = radius - .02
    for start in (y - .078, y + .062):
        ring((x, start, z), (0, 1, 0), .115, .024, .016, 'dark')
        for spoke in range(6):
            angle = math.pi * spoke / 3 + .26
            cylinder((x + .1 * math.cos(angle), start + .008, z + .1 * math.sin(angle)),
                     (x + reach * math.cos(angle), start + .008, z + reach * math.sin(angle)),
                     .008, 'steel')
    guide = (entry[0] + .13, entry[1] - .034)
    cross_cylinder(guide[0], y - .05, y + .05, guide[1], .03, 'light_grey')
    cross_cylinder(guide[0], y - .06, y + .18, guide[1], .012, 'steel')
    path = wrap_path([(x, z, radius, 1), (*guide, .03, 1), (*entry, 0, 0)], .002, 0, step=8)
    strip([(px, y, pz) for px, pz in path], .024, 'yellow', .002)


@machine('automatic-bundle-strapping-machine', overall_length_m=1.7, livery='red', azimuth=-40,
         elevation=18, lens=72)
def automatic_bundle_strapping():
    """A roller table with a wide square arch, strap reel at the side, sealing head below, four
    castors."""
    table, half = .8, .5
    # table on castors
    for x in (-.82, .82):
        for y in (-half + .04, half - .04):
            block(x - .04, x + .04, y - .04, y + .04, .14, table - .08, 'body', .01)
            castor(x, y, .15)
    for y in (-half + .04, half - .04):
        block(-.86, .86, y - .045, y + .045, .15, .24, 'dark', .01)
    block(-.86, .86, -half, -half + .05, table - .17, table - .02, 'body', .012)
    block(-.86, .86, half - .05, half, table - .17, table - .02, 'body', .012)
    block(-.868, .868, -half - .008, -half + .02, table - .13, table - .075, 'brand', .004)
    for x in (-.86, .81):
        block(x, x + .05, -half + .02, half - .02, table - .16, table - .05, 'body', .012)
    for x0, x1, count in ((-.78, -.2, 7), (.2, .78, 7)):
        roller_row(x0, x1, -half + .05, half - .05, table + .012, .034, count)
    block(-.16, .16, -half + .04, half - .04, table - .08, table - .004, 'steel', .006)
    block(-.02, .02, -half + .06, half - .06, table - .006, table + .0, 'dark', .001)
    # housing under the table with the sealing head behind an opening
    opening = rounded_rectangle(-.3, .34, .12, table - .24, .03)
    plate(rounded_rectangle(-.42, .18, .36, table - .1, .03), -half + .03, .03, 'body', [opening],
          .008)
    window(-.33, .15, .29, table - .205, -half + .002, 'yellow', 1, .024)
    warning_plate(.25, -half + .026, .52, .06)
    block(-.42, -.39, -half + .05, half - .05, .182, table - .1, 'body', .008)
    block(.33, .36, -half + .05, half - .05, .182, table - .1, 'body', .008)
    block(-.4, .34, half - .1, half - .06, .184, table - .1, 'light_grey', .006)
    block(-.4, .34, -half + .06, half - .07, .19, .22, 'dark', .006)
    block(-.2, .02, -half + .12, .1, table - .3, table - .06, 'accent', .015)
    for x in (-.2, -.02):
        cross_cylinder(x, -half + .08, -half + .2, table - .36, .065, 'brass')
    cross_cylinder(-.11, -half + .07, -half + .2, table - .25, .04, 'chrome')
    motor((-.1, -half + .22, .33), (0, 1, 0), .09, .24, 'grey')
    # arch
    outer, inner, thick = .69, .54, .1
    bottom, top, clear = table - .2, table + 1.02, table + .86
    outline = rounded_polygon([(-outer, bottom), (-outer, top), (outer, top), (outer, bottom),
                               (inner, bottom), (inner, clear), (-inner, clear), (-inner, bottom)],
                              .05)
    plate(outline, -thick, 2 * thick, 'body', bevel=.015, plane='yz')
    groove = rounded_polygon([(-inner - .045, bottom + .01), (-inner - .045, clear + .045),
                              (inner + .045, clear + .045), (inner + .045, bottom + .01),
                              (inner + .012, bottom + .01), (inner + .012, clear + .012),
                              (-inner - .012, clear + .012), (-inner - .012, bottom + .01)], .04)
    plate(groove, -thick - .008, .012, 'brand', bevel=.002, plane='yz')
    for side in (-1, 1):
        y = side * (outer + inner) / 2
        block(-thick - .02, thick + .02, y - .09, y + .09, bottom - .02, bottom + .12, 'dark', .01)
        block(-.06, .06, min(y, side * (half - .06)), max(y, side * (half - .06)), bottom - .015,
              bottom + .06, 'dark', .008)
    block(-thick - .004, thick + .004, -outer - .004, outer - .1, top - .1, top - .045, 'accent',
          .004)
    for z in (table + .2, table + .6):
        for y in (-outer + .02, outer - .02):
            block(-thick - .014, -thick + .002, y + (.0 if y < 0 else -.06),
                  y + (.06 if y < 0 else .0), z, z + .1, 'aluminium', .003)
    # bundle in the arch, a tied one leaving
    bundle(-.06, 0, table + .014, (.06,))
    bundle(.56, 0, table + .014, (-.12, .12))
    # strap reel in a stand on the rail; its strap runs into the arch's foot
    strap_reel(.5, -half - .13, .44, .265, (.12, table - .12))
    block(-.13, .13, -outer - .01, -inner, table - .2, table - .06, 'dark', .008)
    # keypad on the table edge
    with group() as keypad:
        block(-.15, .15, -.03, .03, 0, .19, 'dark', .012)
        block(-.115, .115, -.036, -.02, .11, .165, 'belt_green', .003)
        for i in range(4):
            cylinder((-.1 + .067 * i, -.025, .055), (-.1 + .067 * i, -.046, .055), .022,
                     ('green', 'light_grey', 'light_grey', 'accent')[i])
    place(keypad, (-.58, -half - .08, table - .16), (-24, 0, 0))
    block(-.64, -.52, -half - .08, -half + .01, table - .13, table - .07, 'dark', .006)
    emergency_stop((-.79, -half - .008, table - .1), scale=.8)
    beacon(0, .45, top)
    station('roller table in', (-.55, -.2, table + .012))
    station('arch with strap', (-thick, -.3, table + .94))
    station('sealing head under table', (-.15, -half, table - .3))
    station('roller table out', (.668, -.375, table + .028))
    front_edge((-.86, -half, 0), (.86, -half, 0))
