"""The chain feed printer slotter: two colours, creaser and slotter."""
import math

from kit import (block, box, button_panel, cabinet, clear_cover, cross_cylinder, door,
                 emergency_stop, foot, front_edge, gear_case, ink_tray, leg_table, machine, motor,
                 nip_guard, plate, rating_plate, rounded_polygon, rounded_rectangle, side_frames,
                 slotted_wheel, station, tube, warning_plate, window)
from kit.parts_corrugated import (bearing, board, dial_wheel, gear_plate, ink_can, marked_blank,
                                  mounted_plates)

CYAN, RED = '#0b6fa0', '#b01c1c'
# the print of one blank, panel by panel from the operator's side: the units take turns
MARKS = ((0, 'a', CYAN), (1, 'g', RED), (2, 'u', CYAN), (3, 'a', RED))


def chain_table(x0, x1, half, line):
    """An open table: legs, slats, two endless chains with upright dogs that push the sheet."""
    front = -half
    for y in (front + .08, half - .08):
        block(x0, x1, y - .04, y + .04, line - .18, line - .06, 'body', .012)
        for x in (x0 + .1, (x0 + x1) / 2, x1 - .1):
            block(x - .045, x + .045, y - .04, y + .04, .05, line - .15, 'body', .01)
            foot(x, y, .05)
        block(x0 + .1, x1 - .1, y - .025, y + .025, .24, .3, 'body', .01)
    for x in (x0 + .1, x1 - .1):
        block(x - .035, x + .035, front + .08, half - .08, .235, .29, 'body', .01)
    for x in (x0 + .05, x0 + .6, x0 + 1.2, x1 - .3):
        block(x - .04, x + .04, front + .06, half - .06, line - .14, line - .07, 'body', .01)
    for i in range(8):
        y = front + .14 + i * (half * 2 - .28) / 7
        block(x0 - .02, x1 + .1, y - .045, y + .045, line - .08, line - .045, 'steel', .006)
    for y in (-.52, .52):
        block(x0, x1, y - .055, y + .055, line - .17, line - .035, 'dark', .008)
        for x in (x0 + .02, x1 - .02):
            gear_plate(x, line - .1, .085, 14, y - .02, .04, 'steel', .012)
        links = int((x1 - x0) / .07)
        for i in range(links):
            x = x0 + .04 + (x1 - x0 - .08) * i / (links - 1)
            box((x, y, line - .024), (.05, .05, .028), 'cast_iron', .008)
            if i % 2:
                box((x, y, line - .18), (.05, .05, .028), 'cast_iron', .008)
        for x in (x0 + .82,):
            dog = rounded_polygon([(x - .1, line - .02), (x + .03, line - .02),
                                   (x + .03, line + .2), (x - .02, line + .2)], .015)
            plate(dog, y - .028, .056, 'yellow', bevel=.006)
        nip_guard(x0 + .02, y - .06, y + .06, line - .1, .11, 110, 275)
    cross_cylinder(x0 + .02, front + .1, half - .1, line - .1, .03, 'steel')


def low_print_unit(x0, x1, half, line, ink, signs, nip=True):
    """A low flexo unit: plate cylinder with clamped plates, anilox and tray below a hinged cover
    that (nip) reaches down to the feed gap.

    signs  [(panel of the blank, 0 nearest, sign as in handling_marks(), '#rrggbb'), ...]"""
    front = -half
    middle = (x0 + x1) / 2
    outline = rounded_polygon([(x0, .1), (x0, line + .34), (x0 + .14, line + .6),
                               (x1 - .3, line + .98), (x1 - .02, line + .98), (x1 - .02, .1)], .07)
    side_frames(outline, front, half, .12, 'body',
                [rounded_rectangle(x0 + .16, .3, x1 - .18, line - .3, .08)], .016)
    for y in (front + .06, half - .06):
        block(x0 - .02, x1, y - .09, y + .09, .003, .12, 'dark', .015)
    drum, r = (middle - .1, line + .33), .3
    cross_cylinder(*_across(drum[0], half, drum[1]), r, 'steel', .01, 64)
    pitch = (2 * half - .32) / 4
    mounted_plates(*drum, r, 208, 62, front + .18, half - .18,
                   [(190, 84, front + .16 + pitch * (panel + .08),
                     front + .16 + pitch * (panel + .92), sign, colour)
                    for panel, sign, colour in signs])
    cross_cylinder(*_across(middle - .1, half, line - .16), .16, 'cast_iron', .01)
    cross_cylinder(*_across(drum[0] + .37, half, line + .56), .13, ink, .01)
    ink_tray(drum[0] + .38, front + .13, half - .13, line + .54, .15, content=ink)
    for x, z, size, surface in ((*drum, .14, 'brand'), (middle - .1, line - .16, .09, 'cast_iron'),
                                (drum[0] + .37, line + .56, .09, ink)):
        bearing(x, front, z, size, surface)
    dial_wheel((x1 - .29, front - .12, line - .03), .085)
    cross_cylinder(*_across(x1 - .1, half, line + .9), .03, 'steel')
    edge = [(x0 - .03, line + .52), (x0 - .06, line + .1)] if nip else [(x0 + .06, line + .66)]
    clear_cover([(x1 - .1, line + .92), (middle - .04, line + .84), *edge], front + .14, half - .14,
                'yellow', .014, 2)
    block(x0 + .14, x1 - .16, front + .02, front + .1, .28, line - .28, 'body', .01)
    door(x0 + .2, x1 - .22, .33, line - .34, front + .02, 'brand', 'left', 'turn')
    warning_plate(x1 - .13, front - .003, line + .34, .08)


def _across(x, half, z):
    return x, -half + .12, half - .12, z


@machine('chain-feed-printing-slotting-machine-2-colour', overall_length_m=5.2, livery='green',
         azimuth=-37, elevation=20, lens=72)
def chain_feed_printer_slotter():
    """Chain table with dogs, two low print units below hinged covers, creaser and slotter, delivery
    table."""
    half, line = 1.3, .88
    front = -half
    chain_table(-3.0, -1.16, half, line)
    board(-2.13, -.86, front + .16, half - .16, line - .008, 'kraft', .006)
    station('chain feed table', (-2.5, front + .5, line - .03))
    low_print_unit(-1.12, -.3, half, line, 'ink_cyan', MARKS[::2])
    station('first printing unit', (-1.02, front + .5, line + .5))
    low_print_unit(-.28, .54, half, line, 'red', MARKS[1::2], False)
    station('second printing unit', (-.03, -1.39, 1.24))

    # creaser and slotter
    x0, x1 = .58, 1.66
    outline = rounded_polygon([(x0, .1), (x0, line + .62), (x0 + .14, line + .76),
                               (x1 - .14, line + .76), (x1, line + .62), (x1, .1)], .07)
    side_frames(outline, front, half, .12, 'body',
                [rounded_rectangle(x0 + .12, line - .36, x1 - .12, line + .6, .1)], .016)
    for y in (front + .06, half - .06):
        block(x0, x1 + .02, y - .09, y + .09, .003, .12, 'dark', .015)
    door(x0 + .1, x1 - .1, .18, line - .44, front, 'brand', 'right', 'bar', 'low')
    for x in (x0 + .12, x1 - .12):
        cross_cylinder(x, front + .1, half - .1, line + .64, .045, 'chrome')
    window(x0 + .1, x1 - .1, line - .37, line + .61, front - .025, 'yellow', 2)
    clear_cover([(x1 - .1, line + .72), (x0 + .1, line + .74), (x0 + .02, line + .5),
                 (x0 + .02, line + .08)], front + .14, half - .14, 'yellow', .014, 2)
    clear_cover([(x1 - .08, line + .7), (x1 + .02, line + .5), (x1 + .02, line + .06)], front + .14,
                half - .14, 'yellow', .014, 2)
    for z in (line - .15, line + .17):
        cross_cylinder(x0 + .3, front + .02, half - .1, z, .05, 'steel')
        for y in (front + .2, -.5, .3, 1.0):
            cross_cylinder(x0 + .3, y - .05, y + .05, z, .135, 'cast_iron')
    for y in (front + .2, -.5, .3, 1.0):
        slotted_wheel(x0 + .7, y, line + .27, .26, .06, 70)
        cross_cylinder(x0 + .7, y - .05, y + .05, line - .25, .24, 'cast_iron')
    for z in (line - .25, line + .27):
        cross_cylinder(x0 + .7, front + .02, half - .1, z, .06, 'steel')
        cross_cylinder(x0 + .7, front + .03, front + .15, z, .1, 'brand')
    for angle in (248, 300, 112):
        a = math.radians(angle)
        box((x0 + .7 + .235 * math.cos(a), front + .15, line + .27 + .235 * math.sin(a)),
            (.12, .05, .09), 'accent', .008, (0, -angle + 90, 0))
    station('creaser and slotter', (1.227, -1.142, 1.25))

    # delivery table with a printed, slotted blank
    leg_table(1.72, 2.98, front + .06, half - .06, line - .13, 'steel', frame='body')
    for k in range(4):
        marked_blank(1.8 + .004 * k, 2.84 + .004 * k, front + .16, half - .16,
                     line - .13 + .0066 * k, MARKS if k == 3 else (), .0056)
    block(2.94, 2.99, front + .1, half - .1, line - .2, line + .02, 'brand', .01)
    station('delivery table', (2.6, front + .3, line - .095))

    # ink pumps, drive, controls
    for x, ink in ((-.36, 'ink_cyan'), (.48, 'red')):
        ink_can(x, front - .32, ink, None, None, .16, .34)
        tube([(x - .09, front - .32, .3), (x - .09, front - .32, .5), (x, front - .05, .64),
              (x, front - .05, line + .2), (x, front + .02, line + .2)], .02, 'hose_blue', .08)
        block(x - .035, x + .035, front - .072, front + .01, line - .12, line - .09, 'dark', .004)
    motor((.1, half + .19, .5), (0, 1, 0), .16, .4, 'grey')
    gear_case(-1.0, 1.5, .2, 1.2, half + .01, .18)
    rating_plate(.46, front - .003, line + .62)
    button_panel(-1.06, -.86, .92, 1.2, front, 3, 1, False)
    for x, z in ((1.56, line + .56), (-1.02, .78)):
        emergency_stop((x, front, z), scale=1.1)
    tube([(-3.02, front + .04, line - .1), (-3.02, front - .1, line - .1),
          (-1.2, front - .1, line - .1), (-1.2, front + .04, line - .1)], .02, 'red', .05)
    cabinet(.3, 1.1, half + .6, half + 1.0, 1.8, doors=1)
    front_edge((-3.0, front, 0), (2.98, front, 0))
