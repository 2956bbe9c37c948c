"""Slitting and sheeting machines: board slitter, slitter rewinder, reel-to-sheet cutter."""
import math

from kit import (air_cylinder, beacon, block, box, cabinet, circle, clear_cover,
                 cross_cylinder, cylinder, disc_knife, door, duplicate, emergency_stop, front_edge,
                 group, handwheel, hose, image_material, lathe, leg_table, light_curtain, machine,
                 mill_roll_arm, motor, paint, place, plate, reel, ring, roller, rounded_polygon,
                 ruler, side_frames, stack, station, strip, touch_panel_arm, tube, warning_plate,
                 web, window, wrap_path)
from kit.parts_corrugated import arc_points
from kit.parts_covers import guard_box
from kit.parts_press import bearing_cap, bolts


def knife_pair(x, y, z, radius, overlap=.02):
    """An upper and a lower round knife that shear a board lying at height z."""
    bright = paint('#e6eaec', .22, .55)
    for shift, zc in ((0, z + radius - overlap / 2), (.007, z - radius + overlap / 2)):
        plate(circle(x, zc, radius, 56), y + shift - .003, .006, bright, bevel=.0015)
        cross_cylinder(x, y - .022, y + .028, zc, radius * .5, 'cast_iron')


# ---------------------------------------------------------------- greyboard slitter

def cast_frame(y, table):
    """A heavy cast side frame with ribbed rim, splayed feet and an arched opening."""
    outline = rounded_polygon([
        (-.84, .002), (-.84, .1), (-.68, .26), (-.66, table + .14), (-.56, table + .25),
        (-.3, table + .25), (-.2, table + .33), (.22, table + .33), (.34, table + .2),
        (.36, .26), (.5, .1), (.5, .002), (.2, .002), (.1, .12), (-.44, .12), (-.54, .002)], .07)
    arch = rounded_polygon([(-.48, .28), (-.48, .54), (-.3, .66), (.02, .66), (.18, .54),
                            (.18, .28)], .08)
    plate(outline, y - .05, .1, 'body', [arch], .02)


def belt_loop(a, ra, b, rb):
    """Outline [(x, z), ...] of a belt round two pulleys at a and b; also of the guard over it."""
    way = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    lean = math.degrees(math.acos((ra - rb) / math.dist(a, b)))
    return (arc_points(*a, ra, way + lean, way + 360 - lean)
            + arc_points(*b, rb, way - lean, way + lean))


def belt_drive(small, small_radius, large, large_radius, face):
    """Two grooved pulleys with their belts before a frame's outer face, in a guard with a clear
    front; small and large are their centres (x, z)."""
    y = face - .06
    for (x, z), r in ((small, small_radius), (large, large_radius)):
        cross_cylinder(x, y - .03, y + .03, z, r, 'cast_iron')
        cross_cylinder(x, y - .04, y + .06, z, r * .35, 'steel')
        for i in range(4 if r > .1 else 0):
            a = math.radians(45 + 90 * i)
            cx, cz = x + r * .6 * math.cos(a), z + r * .6 * math.sin(a)
            cross_cylinder(cx, y - .032, y, cz, r * .2, 'black')
    for shift in (-.018, .018):
        plate(belt_loop(small, small_radius + .008, large, large_radius + .008), y + shift - .009,
              .018, 'rubber', [belt_loop(small, small_radius - .004, large, large_radius - .004)],
              .001)
    outer = belt_loop(small, small_radius + .06, large, large_radius + .06)
    inner = belt_loop(small, small_radius + .035, large, large_radius + .035)
    plate(outer, face - .115, .117, 'yellow', [inner], .006)
    plate(inner, face - .11, .005, 'clear_film', bevel=0)
    bolts([(x, face - .115, z) for x, z in outer[2::9]], radius=.01)


def strip_bundle(x, y, z, length, width, count):
    """A small pile of finished strips standing on z."""
    stack(x, y, z, length, width, count * .016, 'greyboard', .008, .002, 'grey')


@machine('cardboard-slitting-machine', overall_length_m=2.6, azimuth=-38, elevation=29)
def cardboard_slitting_machine():
    """Feed table with side guide, rubber feed rollers, ten pairs of round knives, strip table."""
    table, half = .86, .92
    pitch, first, count = .148, -.666, 10
    board, thickness = 'greyboard', .004

    # feed table with guide and ruler, spare sheets on the shelf
    leg_table(-1.32, -.66, -.86, .86, table - .004, 'steel', .035, 'body')
    block(-1.27, -.7, -.8, .8, .28, .31, 'dark', .006)
    stack(-.98, .04, .311, .5, 1.15, .17, 'greyboard', .007, .003, 'grey')
    for i in range(5):
        cross_cylinder(-1.2 + i * .115, -.8, .8, table - .017, .022, 'chrome')
    block(-1.31, -.67, -.85, -.76, table - .002, table + .045, 'steel', .006)
    block(-1.31, -.67, -.845, -.775, table + .044, table + .05,
          image_material('feed ruler', ruler(.8, 40), 'xy', .4), .001)
    for x in (-1.18, -.76):
        block(x - .03, x + .03, -.87, -.76, table + .045, table + .065, 'dark', .006)
        handwheel((x, -.81, table + .1), (0, 0, 1), .04)
    block(-1.25, .02, -.75, .74, table + .006, table + .006 + thickness, board, .001)
    block(-1.21, -.56, -.745, .735, table + .0105, table + .0105 + thickness, board, .001)
    station('feed table', (-1.12, -.3, table + .033))

    # cast frames
    for side in (-1, 1):
        cast_frame(side * half, table)
    for x, z in ((-.6, .2), (.3, .2)):
        block(x - .05, x + .05, -half, half, z - .06, z + .06, 'dark')

    # rubber feed rollers, pressed down by two screws
    for z, radius in ((table + .107, .08), (table - .085, .08)):
        roller(-.47, -half + .1, half - .1, z, radius, 'rubber')
        cross_cylinder(-.47, -half - .08, half + .08, z, .03, 'steel')
    for side in (-1, 1):
        y = side * half
        block(-.54, -.4, y - .065, y + .065, table + .2, table + .3, 'dark', .012)
        cylinder((-.47, y, table + .28), (-.47, y, table + .4), .018, 'chrome')
        handwheel((-.47, y, table + .4), (0, 0, 1), .065)
    station('feed rollers', (-.47, -.28, table + .188))

    # knife shafts with ten pairs of discs, holders on a bar with a scale
    radius = .17
    for z in (table + radius, table - radius + .01):
        cross_cylinder(0, -half - .09, half + .09, z, .045, 'steel')
    for i in range(count):
        y = first + i * pitch
        knife_pair(0, y, table + .013, radius)
        cross_cylinder(0, y + .028, y + pitch - .022, table + .013 + radius - .01, .06, 'steel')
        block(.2, .29, y - .03, y + .03, table + .13, table + .29, 'brand', .008)
        block(.04, .22, y + .024, y + .04, table + .14, table + .19, 'brand', .006)
        cylinder((.245, y, table + .28), (.245, y, table + .345), .022, 'black')
    block(.21, .28, -half, half, table + .17, table + .22, 'chrome', .006)
    block(.204, .212, -half + .06, half - .06, table + .173, table + .217,
          image_material('knife scale', ruler(1.7, 80), 'yz', .4), .001)
    station('round knife shafts', (0, first + 4 * pitch, table + 2 * radius))

    # guard bar along the knife line
    z = table + .2
    tube([(-.27, -half, z), (-.27, half, z)], .026, 'yellow')
    for side in (-1, 1):
        block(-.31, -.23, side * half - .06, side * half + .06, z - .05, z + .045, 'dark', .01)

    # box of hinged doors over feed rollers and knives
    guard_box(-.64, .44, half - .08, table + .06, table + .44, 2, table - .02, table + .1)

    # strips on the delivery table
    leg_table(.38, 1.5, -.86, .86, table - .03, 'steel', .035, 'body', shelf=True)
    block(1.47, 1.495, -.84, .84, table - .04, table + .07, 'brand', .006)
    roller(.29, -half + .04, half - .04, table - .052, .05, 'rubber_grey')
    for i in range(count - 1):
        y = first + (i + .5) * pitch + .003
        box((.49, y, table - .004), (.92, pitch - .01, thickness), board, .001, (0, 2.2, 0))
    for y, height in ((-.45, 12), (-.15, 9), (.25, 14)):
        strip_bundle(.86, y, .312, .66, .13, height)
        strip_bundle(.86, y + .15, .312, .66, .13, height - 4)
    station('strip delivery table', (1.12, -.3, table + .01))

    # motor on its base in the frame's arch; its belt behind a clear guard drives the lower knife
    # shaft, gears under the cover above it the upper one and the feed rollers
    face = -half - .05
    drive, shaft = (-.27, .4), (0, table - radius + .01)
    belt_drive(drive, .075, shaft, .19, face)
    motor((drive[0], -half + .12, drive[1]), (0, 1, 0), .13, .36, 'brand')
    cylinder((drive[0], face - .06, drive[1]), (drive[0], -half + .13, drive[1]), .03, 'steel')
    block(-.42, -.12, -half + .16, -half + .46, .23, .275, 'dark', .008)
    for y in (-half + .2, -half + .42):
        block(-.6, .3, y - .03, y + .03, .17, .235, 'dark', .006)
    plate(rounded_polygon([(-.57, table - .17), (-.57, table + .2), (-.17, table + .28),
                           (.16, table + .28), (.16, table + .06), (-.2, table + .02),
                           (-.37, table - .17)], .07), face - .05, .05, 'brand', bevel=.012)
    bolts([(x, face - .05, z) for x, z in ((-.52, table + .15), (-.52, table - .12),
                                           (.1, table + .22), (.1, table + .1))])
    warning_plate(-.33, face - .053, table + .14, .07)
    block(.26, .3, face - .06, face + .02, table - .2, table - .12, 'dark', .01)
    tube([(.3, face - .01, table - .16), (.3, face - .2, table - .16), (.3, face - .2,
                                                                        table + .22)],
         .022, 'aluminium', .06)
    with group() as panel:
        box((0, 0, 0), (.3, .1, .26), 'body', .02)
        box((0, -.05, .06), (.2, .008, .07), 'black', .003)
        for i, colour in enumerate(('green', 'red', 'black')):
            cylinder((-.08 + i * .08, -.045, -.03), (-.08 + i * .08, -.07, -.03), .022, colour)
    place(panel, (.3, face - .22, table + .34), (-12, 0, -14))
    emergency_stop((.3, face - .262, table + .262), scale=.9)
    front_edge((-1.32, -.97, 0), (1.5, -.97, 0))


# ---------------------------------------------------------------- slitter rewinder

def narrow_reel(x, y, z, radius, width, surface='kraft'):
    """A narrow reel across the machine with its core and layer lines."""
    reel(x, y - width / 2, y + width / 2, z, radius, surface, .055,
         'kraft_dark' if surface == 'kraft' else 'greyboard', 2)


def trim_blower(x, y):
    """A radial blower on the floor with its motor; its inlet pipe starts at (x, y, .62)."""
    block(x - .26, x + .26, y - .2, y + .2, .003, .05, 'dark', .008)
    lathe((x, y - .09, .3), (0, 1, 0), [(0, 0), (.22, 0), (.235, .015), (.235, .165), (.22, .18),
                                        (0, .18)], 'brand', 48)
    block(x - .232, x - .1, y - .075, y + .075, .3, .62, 'brand', .012)
    ring((x, y - .11, .3), (0, 1, 0), .1, .07, .03, 'steel')
    block(x - .14, x + .14, y - .07, y + .07, .04, .16, 'dark', .01)
    motor((x, y + .09, .3), (0, 1, 0), .11, .26, 'grey')


@machine('slitting-rewinding-machine-kraft-duplex', overall_length_m=5.2, azimuth=-36,
         elevation=20)
def slitting_rewinding_machine():
    """Mother reel in swing arms, edge guide, shear knives with trim pipe, two drums, reels."""
    half, frame = .76, .95
    reel_x, reel_z, radius = -1.95, .86, .64

    # unwind: swing arms lifted by hydraulic cylinders
    reel(reel_x, -half, half, reel_z, radius, 'kraft', .08, rings=4)
    for side in (-1, 1):
        y = side * (half + .15)
        mill_roll_arm(-1.05, y, .38, reel_x, reel_z, .13)
        block(-1.34, -.76, y - .16, y + .16, .003, .1, 'dark', .015)
        plate(rounded_polygon([(-1.26, .09), (-1.13, .52), (-.97, .52), (-.84, .09)], .06),
              y + side * .1 - .035, .07, 'body', bevel=.012)
        block(-2.2, -1.3, y - .13, y + .13, .003, .06, 'dark', .01)
        air_cylinder((-1.62, y, .1), (-1.5, y, .63), .06, .42, 'brand')
        block(-1.7, -1.54, y - .1, y + .1, .05, .14, 'dark', .01)
    cross_cylinder(-1.05, -half - .3, half + .3, .38, .075, 'chrome')
    station('unwind reel', (reel_x - .2, -.2, reel_z + math.sqrt(radius ** 2 - .04) + .004))

    # edge guide: a swivelling frame with two rollers and a fork sensor
    guide = 1.
    block(-.72, -.22, -.7, .7, .1, .66, 'body', .015)
    block(-.68, -.26, -.64, .64, .003, .11, 'dark', .01)
    block(-.66, -.28, -.708, -.69, .2, .56, 'brand', .008)
    block(-.7, -.24, -.86, .86, .68, .74, 'brand', .012)
    cylinder((-.47, 0, .64), (-.47, 0, .7), .12, 'dark')
    for side in (-1, 1):
        y = side * .83
        plate(rounded_polygon([(-.7, .72), (-.7, guide + .07), (-.24, guide + .07), (-.24, .72)],
                              .07), y - .025, .05, 'brand', bevel=.01)
    for x in (-.61, -.33):
        roller(x, -.82, .82, guide, .055, 'chrome')
    block(-.53, -.41, -.92, -.85, guide - .14, guide + .02, 'accent', .012)
    for z in (guide - .12, guide - .01):
        block(-.5, -.44, -.82, -.73, z - .015, z + .015, 'accent', .006)
    station('edge guide', (-.62, -.4, guide + .055))

    # main frame
    outline = rounded_polygon([
        (-.12, .1), (-.12, 1.2), (.0, 1.55), (.46, 1.55), (.56, 1.2), (.62, .62), (1.68, .62),
        (1.74, .5), (1.74, .1)], .09)
    opening = rounded_polygon([(.02, .5), (.02, 1.08), (.46, 1.08), (.52, .5)], .07)
    side_frames(outline, -frame, frame, .07, 'body', [opening], .015)
    for side in (-1, 1):
        y = side * (frame - .035)
        block(-.16, 1.78, y - .07, y + .07, .003, .13, 'dark', .012)
    for x in (.0, 1.6):
        block(x - .05, x + .05, -frame + .04, frame - .04, .16, .3, 'dark')
    door(.66, 1.12, .17, .46, -frame, 'brand', 'left', 'turn', 'low')
    door(1.16, 1.62, .17, .46, -frame, 'brand', 'right', 'turn')

    # web from the reel over the guide to the knives; trim into the pipe
    level = 1.27
    roller(.09, -frame + .04, frame - .04, level - .05, .045, 'chrome')
    web(wrap_path([(reel_x, reel_z, radius, -1), (-.61, guide, .055, 1), (-.33, guide, .055, 1),
                   (.09, level - .05, .045, -1), (.3, level, 0, 0)], lead=40), -half, half, 'kraft',
        .004, 0)
    knives, count = .3, 6
    pitch = 1.4 / count
    cross_cylinder(knives, .02 - frame, frame - .02, level - .1, .055, 'steel')
    bearing_cap(knives, -frame, level - .1, .085)
    block(knives - .05, knives + .05, -frame + .03, frame - .03, level + .2, level + .27, 'brand',
          .012)
    with group() as unit:
        disc_knife(knives, 0, level + .075, .085)
        ring((knives, -.034, level - .1), (0, 1, 0), .1, .05, .06, 'chrome')
        block(knives - .035, knives + .035, .03, .07, level + .05, level + .3, 'dark', .008)
        cylinder((knives, .05, level + .29), (knives, .05, level + .35), .022, 'accent')
    place(unit, (0, -.7, 0))
    for i in range(1, count + 1):
        duplicate(unit, (0, i * pitch, 0))
    station('shear knives', (.333, -.031, 1.348))

    # hinged cover over the knives; a light curtain before the drums
    clear_cover([(.54, 1.68), (.18, 1.7), (.0, 1.56), (-.06, 1.36)], -frame + .09, frame - .09,
                'yellow', .014, 1, panel='acrylic')
    for side in (-1, 1):
        plate([(.4, 1.5), (.5, 1.5), (.56, 1.7), (.5, 1.7)], side * (frame - .05) - .02, .04, 'dark')
    light_curtain(1.81, -frame - .1, frame + .1, .02, 1.5)
    for side in (-1, 1):
        y = side * (frame + .1)
        block(1.72, 1.9, y - .09, y + .09, .003, .024, 'dark', .004)
        bolts([(x, y + dy, .022) for x in (1.75, 1.87) for dy in (-.06, .06)], (0, 0, 1), .012)
        window(.66, 1.7, .64, 1.5, side * (frame + .1) - .015, 'yellow', 2)
        for x in (.64, 1.72):
            block(x - .025, x + .025, y - .02, y + .02, .5, 1.5, 'yellow', .006)
            block(x - .03, x + .03, min(y, y - side * .14), max(y, y - side * .14), .5, .58, 'dark',
                  .006)
    warning_plate(.24, -frame - .003, 1.46, .09)

    # strips down to the drums
    drum, drum_z, front_drum, rear_drum = .28, .7, .88, 1.46
    middle = (front_drum + rear_drum) / 2
    wound = .36
    wound_z = drum_z + math.sqrt((drum + wound) ** 2 - (rear_drum - middle) ** 2)
    for i in range(count):
        y = -.7 + (i + .5) * pitch
        web([(knives, level), (.5, level), *arc_points(front_drum, drum_z, drum + .004, 172, 290,
                                                       8)],
            y - pitch / 2 + .012, y + pitch / 2 - .012, 'kraft', .005, .03)
        narrow_reel(middle, y, wound_z, wound, pitch - .05)
    roller(.5, -frame + .04, frame - .04, level - .053, .05, 'chrome')
    cross_cylinder(middle, -frame + .02, frame - .02, wound_z, .035, 'chrome')
    for x in (front_drum, rear_drum):
        roller(x, -.84, .84, drum_z, drum, 'steel')
        for side in (-1, 1):
            y = side * (frame - .035)
            block(x - .14, x + .14, y - .05, y + .05, .61, .7, 'dark', .015)
            cross_cylinder(x, y - .056, y + .056, drum_z, .11, 'dark')
            cross_cylinder(x, y - .07, y + .07, drum_z, .05, 'steel')
        for i in range(9):
            y = -.76 + i * .19
            ring((x, y - .006, drum_z), (0, 1, 0), drum + .002, drum - .01, .012, 'dark')
    station('rewind drums', (1.05, -.82, .79))

    # rider roll on two arms
    rider_z = wound_z + wound + .055
    roller(middle, -.81, .81, rider_z, .05, 'rubber')
    for side in (-1, 1):
        y = side * (frame - .13)
        tube([(.4, y, 1.42), (.75, y, rider_z + .12), (middle, y, rider_z)], .035, 'brand', .15)
        cross_cylinder(.4, y - .05 if side > 0 else y - .07, y + .07 if side > 0 else y + .05, 1.42,
                       .05, 'dark')

    # finished reels pushed off on a cradle
    cradle = 2.22
    for side in (-1, 1):
        y = side * .8
        plate(rounded_polygon([(1.78, .003), (1.78, .56), (1.95, .42), (cradle, .3), (2.6, .42),
                               (2.64, .46), (2.68, .003)], .05), y - .03, .06, 'brand', bevel=.012)
    for x, z in ((cradle - .27, .35), (cradle + .27, .35)):
        cross_cylinder(x, -.84, .84, z, .045, 'steel')
    for i, shift in enumerate((0, 0, 0, 0, 0)):
        y = -.62 + i * .31 + shift
        narrow_reel(cradle, y, .35 + math.sqrt((.045 + wound) ** 2 - .27 ** 2), wound, .19,
                    'white' if i in (1, 3) else 'kraft')
    station('finished reels', (2.35, -.715, .55))

    # trim is sucked up at the outer knife, through a duct in the frame, to the blower
    duct = (.41, 1.41)
    strip([(knives, -.735, level + .004), (knives + .05, -.77, level + .02),
           (duct[0], -.82, level + .07)], .04, 'kraft', .003, (0, 1, .3))
    cylinder((duct[0], -frame + .04, duct[1]), (duct[0], -.8, level + .06), .045, 'steel')
    ring((duct[0], -frame + .004, duct[1]), (0, -1, 0), .09, .05, .02, 'steel')
    bolts([(duct[0] + dx, -frame - .014, duct[1] + dz) for dx, dz in ((.07, 0), (-.07, 0), (0, .07),
                                                                     (0, -.07))], radius=.009)
    hose([(duct[0], -frame + .01, duct[1]), (duct[0], -1.16, duct[1]), (duct[0] - .04, -1.2, 1.05),
          (-.22, -1.22, .9), (-.265, -1.24, .6)], .055, 'grey', .14, .028)
    trim_blower(-.1, -1.24)

    # controls
    touch_panel_arm(.06, -frame + .03, 1.5, 1.8, .3, -10)
    emergency_stop((-.05, -frame, 1.0))
    emergency_stop((1.7, -frame, .52), scale=.9)
    cabinet(.2, 1.3, 1.3, 1.75, 1.75)
    beacon(1.1, 1.5, 1.75)
    front_edge((-2.67, -frame, 0), (2.68, -frame, 0))
