"""The high-speed printer slotter with rotary die cutter and stacker."""
import math

from kit import (beacon, belt_row, block, box, cabinet, clear_cover, cross_cylinder, cylinder,
                 emergency_stop, foot, front_edge, group, ink_tray, machine, motor, pallet, place,
                 plate, roller, rounded_polygon, rounded_rectangle, side_frames, slotted_wheel,
                 stack, station, touch_panel_post, warning_plate, window)
from kit.parts_corrugated import (arc_plate, bearing, board, dial_wheel, floor_rails, ink_can,
                                  marked_blank, mounted_plates)

# each unit's ink and the signs it prints: (panel of the blank, 0 nearest, sign, colour)
PRINTS = (('ink_cyan', ((0, 'a', '#0b6fa0'), (2, 'u', '#0b6fa0'))),
          ('ink_magenta', ((1, 'g', '#a81d5c'),)),
          ('ink_yellow', ((3, 'a', '#e0b010'),)))
MARKS = [mark for _, marks in PRINTS for mark in marks]


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


def side_door(x0, x1, z0, z1, half, leaves=1):
    """Hinged clear doors before an opening of the operator's side frame, a fixed pane behind the
    drive side's."""
    window(x0, x1, z0, z1, -half - .032, 'yellow', leaves)
    block(x0 + .02, x1 - .02, half - .03, half - .024, z0 + .02, z1 - .02, 'acrylic', 0)


def gap_guard(x0, x1, half, low, high):
    """Closes the walkway between two units: a narrow clear door on each side, and a hinged clear
    lid between their roofs (low and high, at x0 and x1)."""
    top = min(low, high) - .3
    window(x0 - .03, x1 + .03, .34, top, -half - .036, 'yellow', 1, .026)
    block(x0 - .01, x1 + .01, half - .012, half - .006, .34, top, 'acrylic', 0)
    clear_cover([(x0 - .22, low - .04), ((x0 + x1) / 2, (low + high) / 2 + .02),
                 (x1 + .22, high - .04)], -half + .16, half - .16, 'yellow', .013, 1)


def roll_ends(x, half, z, size, surface):
    """Where a roll runs in the operator's side frame: its bearing, back from the door."""
    front = -half
    block(x - size * .8, x + size * .8, front + .1, front + .16, z - size, z + size, 'dark', .01)
    bearing(x, front + .11, z, size, surface, bolts=4)


def print_unit(x0, x1, half, height, line, number):
    """A tall flexo unit: plate cylinder on the impression roll, anilox, rubber roll and ink tray
    behind a round-cornered opening with a clear door."""
    front, (ink, marks) = -half, PRINTS[number]
    unit_base(x0, x1, half)
    middle = (x0 + x1) / 2
    opening = rounded_rectangle(x0 + .18, line + .1, x1 - .18, height - .34, .1)
    unit_housing(x0, x1, half, height, [opening])
    side_door(x0 + .13, x1 - .13, line + .06, height - .3, half)
    roller(middle, front + .12, half - .1, line - .225, .21, 'steel')
    roller(middle, front + .12, half - .1, line + .26, .23, 'steel')
    pitch, first = (2 * half - .6) / 4, front + .3
    mounted_plates(middle, line + .26, .228, 215, 60, front + .26, half - .26,
                   [(196, 90, first + pitch * (at + .08), first + pitch * (at + .92), sign, colour)
                    for at, sign, colour in marks])
    roller(middle + .14, front + .12, half - .1, line + .63, .165, ink)
    roller(middle - .15, front + .12, half - .1, line + .76, .12, 'rubber')
    ink_tray(middle + .14, front + .2, half - .2, line + .63, .165, content=ink)
    for x, z, r, surface in ((middle, line + .26, .12, 'cast_iron'),
                             (middle + .14, line + .63, .1, ink),
                             (middle - .15, line + .76, .07, 'cast_iron')):
        roll_ends(x, half, z, r, surface)
    block(x0 + .1, x1 - .1, front - .02, front + .03, .4, line - .26, 'brand', .015)
    block(x0 + .1, x1 - .1, front - .024, front + .02, line - .22, line - .17, ink, .004)
    block(x0 + .2, x1 - .2, front - .035, front, .44, .47, 'black', .004)
    dial_wheel((x0 + .22, front - .12, line - .05), .075)
    cylinder((x0 + .42, front, line - .05), (x0 + .42, front - .05, line - .05), .03,
             ('green', 'accent', 'yellow')[number])
    warning_plate(x1 - .075, front - .003, height - .44, .07)
    ink_can(x1 - .2, front - .36, ink, (x1 - .26, front + .02, line - .02),
            (x1 - .12, front + .02, line - .08), .16, .34, 'hose_blue')


def slotter_unit(x0, x1, half, height, line):
    """Slotting discs on two shafts behind clear doors; creasing shafts before them."""
    front = -half
    unit_base(x0, x1, half)
    hole = rounded_rectangle(x0 + .13, line - .32, x1 - .13, height - .22, .1)
    unit_housing(x0, x1, half, height, [hole], .2, True)
    side_door(x0 + .08, x1 - .08, line - .36, height - .18, half, 2)
    top_cover(x0, x1, half, height)
    crease, slot = x0 + .3, x0 + .8
    for z in (line - .15, line + .155):
        cross_cylinder(crease, front + .12, half - .1, z, .05, 'steel')
        for y in (-.8, -.3, .3, .8):
            cross_cylinder(crease, y - .05, y + .05, z, .148, 'rubber_grey')
        roll_ends(crease, half, z, .07, 'cast_iron')
    for z in (line - .29, line + .29):
        cross_cylinder(slot, front + .1, half - .1, z, .07, 'steel')
        roll_ends(slot, half, z, .11, 'brand')
    for y in (front + .26, -.3, .3, .85):
        slotted_wheel(slot, y, line + .29, .3, .05, 70)
        cross_cylinder(slot, y - .05, y + .05, line - .29, .28, 'cast_iron')
    for angle in (250, 300, 110):
        a = math.radians(angle)
        box((slot + .26 * math.cos(a), front + .21, line + .29 + .26 * math.sin(a)),
            (.11, .05, .08), 'accent', .008, (0, -angle + 90, 0))
    block(x0 + .1, x1 - .1, front - .02, front + .03, .32, .4, 'brand', .015)
    for i in range(3):
        dial_wheel((x0 + .3 + i * .28, front - .12, line - .49), .07)
    warning_plate(x1 - .06, front - .003, line - .46, .07)


def top_cover(x0, x1, half, height):
    """The hinged clear lid over an open unit, from one tie bar to the other."""
    clear_cover([(x1 - .1, height - .05), ((x0 + x1) / 2, height + .01), (x0 + .1, height - .05)],
                -half + .14, half - .14, 'yellow', .014, 2)


def die_unit(x0, x1, half, height, line):
    """The wooden curved die with its rules on the upper cylinder, the soft anvil below it."""
    front = -half
    unit_base(x0, x1, half)
    middle = (x0 + x1) / 2
    hole = rounded_rectangle(x0 + .12, line - .4, x1 - .12, height - .18, .12)
    unit_housing(x0, x1, half, height, [hole], .2, True)
    side_door(x0 + .07, x1 - .07, line - .44, height - .14, half, 2)
    top_cover(x0, x1, half, height)
    upper, lower, r = line + .375, line - .235, .28
    cross_cylinder(middle, front + .12, half - .1, upper, r, 'steel', .012)
    cross_cylinder(middle, front + .12, half - .1, lower, .23, 'belt_green', .012)
    arc_plate(middle, upper, r - .002, r + .06, -40, 195, front + .16, half - .16, 'wood', .004)
    for angle in (-20, 40, 80, 125, 165):
        arc_plate(middle, upper, r + .05, r + .085, angle, angle + 1, front + .2, half - .25,
                  'chrome', .001)
        for k in range(5):
            y = front + .36 + k * .36
            arc_plate(middle, upper, r + .05, r + .09, angle + 8, angle + 18, y, y + .03,
                      'rubber_red', .002)
    for y in (front + .3, 0, half - .3):
        arc_plate(middle, upper, r + .05, r + .085, -30, 190, y, y + .004, 'chrome', .001)
    for z, size in ((upper, .13), (lower, .11)):
        roll_ends(middle, half, z, size, 'brand')
    block(x0 + .1, x1 - .1, front - .02, front + .03, .36, .46, 'brand', .015)
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
    top = stack((x0 + x1) / 2 - .18, 0, line + .012, .92, half * 2 - .5, .5, 'kraft', .012, .005,
                'kraft_dark')
    for y in (front + .18, half - .2):
        block(x0 + .14, x1 - .42, y, y + .02, line, line + .66, 'aluminium', .006)
    for y in (-.5, 0, .5):
        block(x1 - .42, x1 - .38, y - .06, y + .06, line + .06, 1.72, 'aluminium', .006)
    return top


@machine('high-speed-printer-slotter-die-cutter-machine', overall_length_m=11.8, livery='green',
         azimuth=-38, elevation=18, lens=75)
def high_speed_printer_slotter_die_cutter():
    """Lead-edge feeder, three print units, slotter and die cutter on rails, sloping stacker."""
    half, line, height = 1.15, 1.02, 2.3
    front = -half
    floor_rails(-4.6, 3.0, (front + .06, half - .06))
    feeder = (-4.5, -3.14)
    top = lead_edge_feeder(*feeder, half, line)
    station('lead-edge feeder', (-4.46, -.69, 1.375))
    left, width, gap = -2.98, .98, .24
    for i in range(3):
        x = left + i * (width + gap)
        print_unit(x, x + width, half, height, line, i)
        gap_guard(x - (gap if i else .16), x, half, height if i else 1.98, height)
    station('printing units', (-1.17, -1.13, 1.66))
    x = left + 3 * (width + gap)
    gap_guard(x - gap, x, half, height, height - .34)
    slotter_unit(x, x + 1.16, half, height - .34, line)
    station('slotter', (1.325, -.925, 1.307))
    x += 1.16 + gap
    gap_guard(x - gap, x, half, height - .34, height - .3)
    die_unit(x, x + 1.02, half, height - .3, line)
    station('rotary die cutter', (x + .36, front - .03, line + .62))
    end = x + 1.02

    # the sheet between the units takes one colour in each
    board(feeder[1] - .2, left + .2, front + .3, half - .3, line - .007, 'kraft', .006)
    for i in range(4):
        at = left + (i + 1) * (width + gap) - gap
        marked_blank(at - .3, at + .55, front + .3, half - .3, line - .007,
                     [mark for _, marks in PRINTS[:i + 1] for mark in marks])

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
    for i in range(3):
        with group() as blank:
            marked_blank(0, .5, -.82, .82, 0, MARKS)
        along = .1 + i * .52
        place(blank, (sx0 + along, 0, low + .026 + along * math.tan(math.radians(slope))),
              (0, -slope, 0))
    # clear panels beside the way from the die cutter on to the belts
    for y in (front - .03, half):
        window(end - .02, sx0 + .5, low - .1, low + .62, y, 'yellow', 1)
    clear_cover([(end - .08, height - .36), (sx0 + .3, low + .8), (sx0 + .46, low + .62)],
                front + .14, half - .14, 'yellow', .013, 1)
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
        top = stack(middle, y, base, .62, .8, .98, 'kraft', .012, .005, 'kraft_dark')
        marked_blank(middle - .31, middle + .31, y - .4, y + .4, top, MARKS)
    station('stacker', (4.637, -.685, 1.7))

    # controls
    for ex, ez in ((feeder[1] - .2, 1.5), (left + 2 * (width + gap) + .08, 1.42),
                   (end - .035, line + .4)):
        emergency_stop((ex, front, ez), scale=1.2)
    touch_panel_post(end + .44, front - .36, 1.25, -8)
    beacon(left + 1.2, 0, height + .03)
    beacon(sx1 - .06, half - .1, high + .5)
    cabinet(-2.6, -.6, half + .5, half + .95, 2.1, doors=4)
    front_edge((feeder[0], front, 0), (sx1, front, 0))
