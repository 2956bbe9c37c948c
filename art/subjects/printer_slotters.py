"""Printer slotters for corrugated boxes."""
import math

from kit import (beacon, belt_row, block, box, button_panel, cabinet, clear_cover, cross_cylinder,
                 cylinder, door, emergency_stop, foot, front_edge, gear_case, group, ink_tray,
                 leg_table, machine, motor, nip_guard, pallet, place, plate, rating_plate, roller,
                 rounded_polygon, rounded_rectangle, side_frames, slotted_wheel, stack, station,
                 touch_panel_post, tube, warning_plate, window)
from kit.parts_corrugated import (arc_plate, bearing, board, dial_wheel, floor_rails, gear_plate,
                                  handling_marks, ink_can, mounted_plates, picture_sheet, rsc_blank)

# ---------------------------------------------------------------- units on rails

def unit_base(x0, x1, half):
    """The lower part of a unit that rolls on floor rails: beam, wheels, blue skirt."""
    for y in (-half + .06, half - .06):
        block(x0, x1, y - .1, y + .1, .1, .3, 'dark', .015)
        for x in (x0 + .18, x1 - .18):
            cross_cylinder(x, y - .06, y + .06, .105, .065, 'steel')


def unit_housing(x0, x1, half, height, holes, shoulder=.26, open_top=False):
    """Thick side frames with rounded shoulders and, unless open, a roof between them."""
    outline = rounded_polygon([(x0, .28), (x0, height - shoulder), (x0 + shoulder * .7, height),
                               (x1 - shoulder * .7, height), (x1, height - shoulder), (x1, .28)],
                              .08)
    side_frames(outline, -half, half, .14, 'body', holes, .018)
    if not open_top:
        block(x0 + .16, x1 - .16, -half + .1, half - .1, height - .12, height - .02, 'body', .02)
        block(x0 + .3, x1 - .3, -half + .3, half - .3, height - .03, height + .04, 'dark', .015)
    else:
        for x in (x0 + .16, x1 - .16):
            block(x - .06, x + .06, -half + .1, half - .1, height - .2, height - .08, 'body', .015)


def print_unit(x0, x1, half, height, line, ink, number):
    """A tall flexo unit: rolls in the ink's colour behind a round-cornered window."""
    front = -half
    unit_base(x0, x1, half)
    middle = (x0 + x1) / 2
    window_hole = rounded_rectangle(x0 + .18, line + .1, x1 - .18, height - .34, .1)
    unit_housing(x0, x1, half, height, [window_hole])
    roller(middle, front + .1, half - .1, line - .23, .22, 'steel')
    roller(middle, front + .1, half - .1, line + .26, .23, 'steel')
    arc_plate(middle, line + .26, .228, .245, -60, 190, front + .25, half - .25, 'plate_polymer')
    roller(middle + .13, front + .1, half - .1, line + .66, .17, ink)
    roller(middle - .17, front + .1, half - .1, line + .78, .12, 'rubber')
    ink_tray(middle + .13, front + .2, half - .2, line + .66, .17, content=ink)
    for x, z, r, surface in ((middle, line + .26, .12, 'cast_iron'),
                             (middle + .13, line + .66, .1, ink), (middle - .17, line + .78, .07,
                                                                   'cast_iron')):
        block(x - .06, x + .06, front + .02, front + .1, z - .08, z + .08, 'dark', .01)
        bearing(x, front + .03, z, r, surface, bolts=4)
    block(middle - .05, middle + .05, front + .05, front + .1, line + .02, height - .3,
          'light_grey', .008)
    block(x0 + .1, x1 - .1, front - .02, front + .03, .4, line - .26, 'brand', .015)
    block(x0 + .1, x1 - .1, front - .024, front + .02, line - .22, line - .17, ink, .004)
    block(x0 + .2, x1 - .2, front - .035, front, .44, .47, 'black', .004)
    dial_wheel((x0 + .28, front - .12, line - .02), .075)
    cylinder((x1 - .26, front, line - .02), (x1 - .26, front - .05, line - .02), .035,
             ('green', 'accent', 'yellow')[number % 3])
    ink_can(middle + .1, front - .36, ink, (middle + .2, front + .02, line + .12),
            (middle - .1, front - .0, line - .06), .16, .34, 'hose_blue')


def slotter_unit(x0, x1, half, height, line):
    """Slotting discs on two shafts, seen through a large opening; creasing shafts before them."""
    front = -half
    unit_base(x0, x1, half)
    hole = rounded_rectangle(x0 + .13, line - .5, x1 - .13, height - .22, .1)
    unit_housing(x0, x1, half, height, [hole], .2, True)
    crease, slot = x0 + .3, x0 + .8
    for z in (line - .17, line + .17):
        cross_cylinder(crease, front + .1, half - .1, z, .05, 'steel')
        for y in (-.8, -.3, .3, .8):
            cross_cylinder(crease, y - .05, y + .05, z, .15, 'rubber_grey')
        bearing(crease, front + .05, z, .07, 'cast_iron', bolts=4)
    for z in (line - .29, line + .29):
        cross_cylinder(slot, front + .06, half - .1, z, .07, 'steel')
    for y in (front + .22, -.3, .3, .85):
        slotted_wheel(slot, y, line + .29, .3, .06, 70)
        cross_cylinder(slot, y - .05, y + .05, line - .29, .28, 'cast_iron')
    y = front + .17
    for angle in (250, 300, 110):
        a = math.radians(angle)
        box((slot + .27 * math.cos(a), y, line + .29 + .27 * math.sin(a)), (.13, .05, .1), 'accent',
            .008, (0, -angle + 90, 0))
    for z in (line - .29, line + .29):
        cross_cylinder(slot, front + .04, front + .16, z, .11, 'brand')
        cross_cylinder(slot, front + .02, front + .06, z, .06, 'chrome')
    block(x0 + .1, x1 - .1, front - .02, front + .03, .38, line - .6, 'brand', .015)
    for i in range(3):
        dial_wheel((x0 + .3 + i * .26, front - .12, line - .7), .07)


def die_unit(x0, x1, half, height, line):
    """The wooden curved die with its rules on the upper cylinder, the soft anvil below it."""
    front = -half
    unit_base(x0, x1, half)
    middle = (x0 + x1) / 2
    hole = rounded_rectangle(x0 + .12, line - .5, x1 - .12, height - .18, .12)
    unit_housing(x0, x1, half, height, [hole], .2, True)
    upper, lower, r = line + .35, line - .24, .28
    cross_cylinder(middle, front + .1, half - .1, upper, r, 'steel', .012)
    cross_cylinder(middle, front + .1, half - .1, lower, .235, 'belt_green', .012)
    arc_plate(middle, upper, r, r + .06, -40, 195, front + .12, half - .14, 'wood', .004)
    for angle in (-20, 40, 80, 125, 165):
        arc_plate(middle, upper, r + .05, r + .085, angle, angle + 3, front + .2, half - .25,
                  'chrome', .001)
        for k in range(5):
            y = front + .36 + k * .36
            arc_plate(middle, upper, r + .05, r + .1, angle + 8, angle + 18, y, y + .05,
                      'rubber_red', .002)
    for y in (front + .3, 0, half - .3):
        arc_plate(middle, upper, r + .05, r + .085, -30, 190, y, y + .012, 'chrome', .001)
    for z, size in ((upper, .13), (lower, .11)):
        block(middle - .09, middle + .09, front + .01, front + .1, z - .1, z + .1, 'dark', .01)
        bearing(middle, front + .02, z, size, 'brand')
    block(middle - .06, middle + .06, front + .03, front + .09, line - .5, height - .18,
          'light_grey', .008)
    block(x0 + .1, x1 - .1, front - .02, front + .03, .38, line - .6, 'brand', .015)
    motor((x1 - .25, half - .02, .5), (0, 1, 0), .16, .4, 'grey')


def lead_edge_feeder(x0, x1, half, line):
    """A table with rows of feed wheels, a hopper with a pile of boards, side and front gates."""
    front = -half
    unit_base(x0, x1, half)
    outline = rounded_polygon([(x0, .28), (x0, line - .04), (x1 - .42, line - .04),
                               (x1 - .42, 1.72), (x1 - .3, 1.86), (x1, 1.86), (x1, .28)], .06)
    side_frames(outline, front, half, .12, 'body', [rounded_rectangle(x0 + .2, .46, x1 - .56, .8,
                                                                      .08)], .016)
    block(x1 - .4, x1 - .04, front + .08, half - .08, 1.66, 1.84, 'brand', .02)
    block(x0 + .04, x1 - .1, front + .1, half - .1, line - .12, line - .05, 'steel', .008)
    for i in range(5):
        x = x0 + .36 + i * .2
        cross_cylinder(x, front + .16, half - .16, line - .05, .02, 'steel')
        for k in range(8):
            y = front + .3 + k * (half * 2 - .6) / 7
            cross_cylinder(x, y - .02, y + .02, line - .045, .05, 'belt_orange')
    top = stack((x0 + x1) / 2 - .18, 0, line + .012, .92, half * 2 - .5, .5, 'kraft', .032, .006,
                'kraft_dark')
    for y in (front + .18, half - .2):
        block(x0 + .14, x1 - .42, y, y + .02, line, line + .66, 'aluminium', .006)
    for y in (-.5, 0, .5):
        block(x1 - .42, x1 - .38, y - .06, y + .06, line + .06, 1.72, 'aluminium', .006)
    return top


@machine('high-speed-printer-slotter-die-cutter-machine', overall_length_m=11.8, azimuth=-38,
         elevation=18, lens=75)
def high_speed_printer_slotter_die_cutter():
    """Lead-edge feeder, three print units, slotter and die cutter on rails, sloping stacker."""
    half, line, height = 1.15, 1.02, 2.3
    front = -half
    floor_rails(-4.6, 3.0, (front + .06, half - .06))
    feeder = (-4.5, -3.14)
    top = lead_edge_feeder(*feeder, half, line)
    station('lead-edge feeder', (-4.0, front + .28, top - .1))
    left, width, gap = -2.98, .98, .24
    for i, ink in enumerate(('ink_cyan', 'ink_magenta', 'ink_yellow')):
        x = left + i * (width + gap)
        print_unit(x, x + width, half, height, line, ink, i)
        if i == 1:
            station('printing units', (x + width / 2, front - .01, height - .2))
    x = left + 3 * (width + gap) + .04
    slotter_unit(x, x + 1.16, half, height - .34, line)
    station('slotter', (x + .62, front + .18, line + .38))
    x += 1.16 + gap
    die_unit(x, x + 1.02, half, height - .3, line)
    station('rotary die cutter', (x + .36, front + .13, line + .62))
    end = x + 1.02

    # sheets in the gaps
    for i in range(5):
        at = left + i * (width + gap) - gap - .08
        board(at, at + .4, front + .3, half - .3, line - .008, 'kraft', .02)

    # sloping stacker belt and pile
    sx0, sx1 = end + .14, end + 2.75
    low, high = line - .02, line + .86
    slope = math.degrees(math.atan2(high - low, 1.85))
    for y in (front + .1, half - .1):
        plate(rounded_polygon([(sx0, low - .26), (sx0, low + .06), (sx0 + 1.86, high + .06),
                               (sx0 + 1.86, high - .2)], .04), y - .035, .07, 'body', bevel=.012)
        block(sx0 + .12, sx0 + .22, y - .05, y + .05, .06, low - .12, 'dark', .012)
        foot(sx0 + .17, y, .06)
    with group() as belts:
        belt_row(.05, 2.0, -.85, .85, 8, .11, .02, .05, 'belt_green')
    place(belts, (sx0, 0, low), (0, -slope, 0))
    for i in range(4):
        with group() as blank:
            rsc_blank(0, .5, -.82, .82, 0, 'kraft', .016, .05, .3, 3)
        place(blank, (sx0 + .1 + i * .44, 0, low + .05 + i * .44 * math.tan(math.radians(slope))),
              (0, -slope + 3, 0))
    for x in (sx0 + 1.72, sx1 - .12):
        for y in (front + .1, half - .1):
            block(x, x + .12, y - .06, y + .06, .06, high + .5, 'body', .015)
            foot(x + .06, y, .06)
    for y in (front + .1, half - .1):
        block(sx0 + 1.7, sx1 + .02, y - .08, y + .08, high + .34, high + .52, 'brand', .02)
    block(sx1 - .11, sx1 - .02, front + .14, half - .14, high + .36, high + .48, 'body', .015)
    block(sx1 - .14, sx1 - .11, -.8, .8, high - .55, high + .3, 'aluminium', .006)
    middle = (sx0 + 1.9 + sx1) / 2 - .02
    base = pallet(middle, 0, .7, 1.8)
    for k in range(2):
        y = -.42 + k * .84
        stack(middle, y, base, .62, .8, 1.0, 'kraft', .034, .006, 'kraft_dark')
    station('stacker', (sx0 + 1.3, front + .065, low + .56))

    # controls
    for ex, ez in ((feeder[1] - .2, 1.5), (left + 2 * (width + gap) + .14, 2.0),
                   (end - .14, line + .8)):
        emergency_stop((ex, front, ez), scale=1.2)
    touch_panel_post(end + .44, front - .36, 1.25, -8)
    beacon(left + 1.2, 0, height + .03)
    beacon(sx1 - .06, half - .1, high + .5)
    cabinet(-2.6, -.6, half + .5, half + .95, 2.1, doors=4)
    front_edge((feeder[0], front, 0), (sx1, front, 0))


# ---------------------------------------------------------------- chain feed printer slotter

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
        for x in (x0 + .16,):
            dog = rounded_polygon([(x - .1, line - .02), (x + .03, line - .02),
                                   (x + .03, line + .2), (x - .02, line + .2)], .015)
            plate(dog, y - .028, .056, 'yellow', bevel=.006)
        nip_guard(x0 + .02, y - .06, y + .06, line - .1, .11, 110, 275)
    cross_cylinder(x0 + .02, front + .1, half - .1, line - .1, .03, 'steel')


def low_print_unit(x0, x1, half, line, ink, signs, nip=True):
    """A low flexo unit: plate cylinder with clamped plates, anilox and tray below a hinged cover
    that (nip) reaches down to the feed gap."""
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
    colour = {'ink_cyan': '#0b6fa0', 'red': '#b01c1c'}[ink]
    low, high = 190, 84
    mounted_plates(*drum, r, 208, 62, front + .24, half - .24,
                   [(low, high, y, y + .5, sign, colour)
                    for y, sign in zip((-.92, -.25, .42), signs)])
    cross_cylinder(*_across(middle - .1, half, line - .16), .16, 'cast_iron', .01)
    cross_cylinder(*_across(drum[0] + .37, half, line + .56), .13, ink, .01)
    ink_tray(drum[0] + .38, front + .13, half - .13, line + .54, .15, content=ink)
    for x, z, size, surface in ((*drum, .14, 'brand'), (middle - .1, line - .16, .09, 'cast_iron'),
                                (drum[0] + .37, line + .56, .09, ink)):
        bearing(x, front, z, size, surface)
    dial_wheel((x1 - .2, front - .12, line + .08), .1)
    cross_cylinder(*_across(x1 - .1, half, line + .9), .03, 'steel')
    edge = [(x0 - .03, line + .52), (x0 - .06, line + .1)] if nip else [(x0 + .06, line + .66)]
    clear_cover([(x1 - .1, line + .92), (middle - .04, line + .84), *edge], front + .14, half - .14,
                'yellow', .014, 2)
    block(x0 + .14, x1 - .16, front + .02, front + .1, .28, line - .28, 'body', .01)
    door(x0 + .2, x1 - .22, .33, line - .34, front + .02, 'brand', 'left', 'turn')
    warning_plate(x1 - .13, front - .003, line + .34, .08)


def _across(x, half, z):
    return x, -half + .12, half - .12, z


@machine('chain-feed-printing-slotting-machine-2-colour', overall_length_m=5.2, azimuth=-37,
         elevation=20, lens=72)
def chain_feed_printer_slotter():
    """Chain table with dogs, two low print units below hinged covers, creaser and slotter, delivery table."""
    half, line = 1.3, .88
    front = -half
    chain_table(-3.0, -1.16, half, line)
    board(-2.79, -.86, front + .16, half - .16, line - .008, 'kraft', .008)
    station('chain feed table', (-2.6, front + .5, line + .002))
    low_print_unit(-1.12, -.3, half, line, 'ink_cyan', 'aug')
    station('first printing unit', (-1.02, front + .5, line + .5))
    low_print_unit(-.28, .54, half, line, 'red', 'gau', False)
    station('second printing unit', (-.3, front - .09, line + .33))

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
    station('creaser and slotter', (x0 + .6, front + .16, line + .44))

    # delivery table with a printed, slotted blank
    leg_table(1.72, 2.98, front + .06, half - .06, line - .13, 'steel', frame='body')
    for k in range(4):
        rsc_blank(1.8 + .004 * k, 2.84 + .004 * k, front + .2, half - .2, line - .13 + .0085 * k,
                  'kraft', .0075, .02, .28, 3)
    for y, sign in ((-.86, 'u'), (.3, 'a')):
        picture = handling_marks(300, 360, '#b98a58', '#0b6fa0' if sign == 'u' else '#b01c1c', sign)
        picture_sheet(2.16, 2.48, y, y + .44, line - .0975, f'mark {sign}', picture, .002)
    block(2.94, 2.99, front + .1, half - .1, line - .2, line + .02, 'brand', .01)
    station('delivery table', (2.6, front + .3, line - .095))

    # ink pumps, drive, controls
    ink_can(-.56, front - .32, 'ink_cyan', (-.46, front + .02, line + .2), None, .16, .34)
    ink_can(.28, front - .32, 'red', (.38, front + .02, line + .2), None, .16, .34)
    motor((.1, half + .19, .5), (0, 1, 0), .16, .4, 'grey')
    gear_case(-1.0, 1.5, .2, 1.2, half + .01, .18)
    rating_plate(.44, front - .003, line + .6)
    button_panel(-1.06, -.86, .92, 1.2, front, 3, 1, False)
    for x, z in ((1.56, line + .56), (-1.02, .78)):
        emergency_stop((x, front, z), scale=1.1)
    tube([(-3.02, front + .04, line - .1), (-3.02, front - .1, line - .1),
          (-1.2, front - .1, line - .1), (-1.2, front + .04, line - .1)], .02, 'red', .05)
    cabinet(.3, 1.1, half + .6, half + 1.0, 1.8, doors=1)
    front_edge((-3.0, front, 0), (2.98, front, 0))
