"""Corrugated board: mill roll stand, rotary sheet cutter, pasting machine."""
import math

from kit import (air_cylinder, beacon, belt_row, block, button_panel, cabinet, cable, clear_cover,
                 cone, cross_cylinder, cylinder, door, emergency_stop, foot, front_edge, gear_case,
                 handwheel, leg_table, machine, motor, nip_guard, plate, rating_plate, reel, ring,
                 roller, rounded_polygon, rounded_rectangle, side_frames, stack, station,
                 touch_panel, tube, warning_plate, web, window_box, wrap_path)
from kit.parts_corrugated import (arc_points, bearing, board, dial_wheel, ink_can, single_face,
                                  spiral_blade, steam_joint, steam_supply)


# ---------------------------------------------------------------- mill roll stand

def reel_arm(y, pivot, chuck, out):
    """One swinging arm: hub on the shaft, tapered arm with a round end in the chuck's axis, cone
    chuck and multi-point air brake.  pivot, chuck  (x, z);  out  towards the outside, -1 or 1"""
    (px, pz), (cx, cz) = pivot, chuck
    way = 1 if cx > px else -1
    hull = wrap_path([(px, pz, .26, -way), (cx, cz, .21, -way), (px, pz, .26, -way)], 0, 0, 180)
    plate(hull, y - .075, .15, 'brand', bevel=.022)
    rib = rounded_polygon([(px + way * .26, pz - .1), (px + way * .26, pz + .1),
                           (cx - way * .28, cz + .08), (cx - way * .28, cz - .08)], .05)
    plate(rib, y + out * .075 - (.012 if out < 0 else .006), .018, 'light_grey', bevel=.003)
    bearing(px, y + out * .07, pz, .15, 'body', toward=out)
    inner = y - out * .07
    cone((cx, inner, cz), (cx, inner - out * .1, cz), .19, .14, 'steel')
    disc_brake(cx, y + out * .07, cz, out)
    clamp_drive((px, pz), (cx, cz), y + out * .075, out)


def clamp_drive(pivot, chuck, face, out):
    """The geared motor that drives an arm's cone into the reel core: on a bracket on the arm's
    upper edge, its cable led back along the arm to the hub.  face  the arm's outer one"""
    way = 1 if chuck[0] > pivot[0] else -1
    x, z = chuck[0] - way * .36, chuck[1] + .27
    block(x - .16, x + .16, min(face, face - out * .15), max(face, face - out * .15), z, z + .03,
          'dark', .006)
    block(x + way * .04 - .07, x + way * .04 + .07, min(face, face - out * .14),
          max(face, face - out * .14), z + .028, z + .17, 'grey', .02)
    motor((x - way * .02, face - out * .07, z + .1), (-way, 0, 0), .065, .2, 'brand')
    cable([(x - way * .1, face, z + .13), (x - way * .16, face + out * .02, z + .02),
           (pivot[0] + way * .2, face + out * .02, pivot[1] + .16)], .01, 'black', .05)


def disc_brake(x, y, z, out):
    """A multi-point air brake on an arm's face at y: the disc behind a bolted cover that carries
    three calipers, each with its air line from a ring pipe."""
    cylinder((x, y, z), (x, y + out * .05, z), .12, 'cast_iron')
    ring((x, y + out * .03, z), (0, out, 0), .195, .1, .02, 'steel')
    cylinder((x, y + out * .055, z), (x, y + out * .085, z), .185, 'light_grey')
    cylinder((x, y + out * .08, z), (x, y + out * .11, z), .07, 'dark')
    ends = arc_points(x, z, .15, 90, 450, 15)
    tube([(px, y + out * .13, pz) for px, pz in ends], .007, 'black')
    for angle in (30, 90, 150, 210, 270, 330):
        (px, pz), = arc_points(x, z, .15, angle, angle, 1)[:1]
        if angle % 120 == 90:
            cylinder((px, y + out * .02, pz), (px, y + out * .14, pz), .036, 'red')
        else:
            cylinder((px, y + out * .08, pz), (px, y + out * .095, pz), .012, 'steel', facets=12)


def lift_drive(y, height, inward):
    """The lifting drives of two arms at one end of the beam: geared motors on a bracket, flanged
    to the closed case over their pinions and the arms' gear sectors.  inward  to the middle"""
    gear_case(-.28, .28, height - .06, height + .5, y, .1, 'body', inward)
    face = y + inward * .098
    for x in (-.145, .145):
        z = height + .36
        block(x - .1, x + .1, min(face, face + inward * .5), max(face, face + inward * .5),
              height + .165, height + .2, 'dark', .006)
        block(x - .095, x + .095, min(face, face + inward * .19), max(face, face + inward * .19),
              height + .19, z + .1, 'grey', .025)
        motor((x, face + inward * .19, z), (0, inward, 0), .095, .28, 'brand')


def stand_beam(half, height):
    """The beam across the stand on its end columns, with the lifting drives of the arms."""
    block(-.3, .3, -half + .02, half - .02, height - .17, height + .17, 'body', .03)
    block(-.302, .302, -half + .32, half - .32, height - .05, height + .05, 'accent', .004)
    for y in (-half, half):
        block(-.62, .62, y - .19, y + .19, .003, .09, 'dark', .02)
        outline = rounded_polygon([(-.46, .08), (-.36, height + .1), (-.24, height + .24),
                                   (.24, height + .24), (.36, height + .1), (.46, .08)], .06)
        plate(outline, y - .12, .24, 'body', bevel=.02)
        lift_drive(math.copysign(half - .33, y), height, -1 if y > 0 else 1)


def reel_trolley(x0, x1, y0, y1):
    """A low trolley with a cradle for the next reel, on rails that lead below the arms."""
    for y in (y0, y1):
        block(x0 - .35, x1 + 3.3, y - .06, y + .06, .002, .014, 'dark', .002)
        block(x0 - .33, x1 + 3.28, y - .02, y + .02, .012, .036, 'steel', .004)
        for x in (x0 + .1, x1 - .1):
            cross_cylinder(x, y - .03, y + .03, .095, .06, 'cast_iron')
    block(x0, x1, y0 - .08, y1 + .08, .1, .17, 'yellow', .015)
    middle = (x0 + x1) / 2
    for side in (-1, 1):
        outline = rounded_polygon([(middle + side * .05, .16), (middle + side * .32, .16),
                                   (middle + side * .32, .3)], .03)
        plate(outline, y0, y1 - y0, 'dark', bevel=.008)
    tube([(x0 + .03, y0 + .1, .14), (x0 - .2, y0 + .1, .5), (x0 - .2, y1 - .1, .5),
          (x0 + .03, y1 - .1, .14)], .02, 'steel', .08)


@machine('electric-mill-roll-stand', overall_length_m=4.2, azimuth=-33, elevation=15, lens=72)
def electric_mill_roll_stand():
    """Two reels on motor-driven arms on either side of a beam, rails with trolley, web out."""
    half, height, reel_z, reach, radius = 1.1, .98, .74, 1.06, .62
    stand_beam(half, height)
    reel_trolley(-2.5, -1.84, -.5, .5)
    station('floor trolley', (-2.3, -.58, .15))
    for side in (-1, 1):
        pivot, chuck = (side * .05, height - .02), (side * reach, reel_z)
        for out in (-1, 1):
            reel_arm(out * (.87 if side < 0 else .875), pivot, chuck, out)
        reel(chuck[0], -.72, .72, reel_z, radius, 'kraft', .2, 'kraft_dark', 5)
    station('left arm pair', (-.62, -.97, .88))
    station('central beam and brakes', (-.295, -.065, 1.125))
    station('right arm pair', (.66, -.99, .86))
    running_web((reach, reel_z, radius))

    # operator side of the end column
    door(-.3, .3, .14, .42, -half - .12, 'brand', 'left', 'turn', 'low')
    button_panel(-.13, .13, .64, 1.14, -half - .12, 4, 2, False)
    emergency_stop((0, -half - .12, .54), scale=1.1)
    warning_plate(-.26, -half - .123, .62, .08)
    rating_plate(.26, -half - .123, .62)
    beacon(0, half - .02, height + .23)
    front_edge((-2.5, -1.0, 0), (2.7, -1.0, 0))


def running_web(running):
    """The web from the running reel (x, z, radius): under and over the rollers of a portal, then
    round the preheating drum of the next machine."""
    low, top, drum, rider = (1.94, .34, .06), (1.94, 1.66, .085), (2.46, .98, .26), .06
    for y in (-.9, .9):
        block(1.82, 2.06, y - .07, y + .07, .003, .05, 'dark', .01)
        block(1.88, 2.0, y - .05, y + .05, .04, 1.76, 'body', .02)
        for x, z, radius in (low, top):
            bearing(x, y + math.copysign(.05, y), z, .08, 'brand', toward=-1 if y < 0 else 1,
                    bolts=4)
    for x, z, radius in (low, top):
        roller(x, -.88, .88, z, radius, 'chrome')
    # the drum's cheeks, with a rider roll where the web leaves it and a guard over its nip
    dx, dz, radius = drum
    for y in (-.95, .85):
        plate(rounded_polygon([(dx - .3, .04), (dx - .3, 1.2), (dx - .2, 1.36), (dx + .2, 1.36),
                               (dx + .3, 1.2), (dx + .3, .04)], .07), y, .1, 'body', bevel=.015)
        block(dx - .36, dx + .36, y - .03, y + .13, .003, .06, 'dark', .01)
        bearing(dx, y if y < 0 else y + .1, dz, .13, 'brand', toward=-1 if y < 0 else 1)
    cross_cylinder(dx, -.87, .87, dz, radius, 'chrome', .01)
    (rx, rz), = arc_points(dx, dz, radius + rider + .006, 262, 262, 1)[:1]
    cross_cylinder(rx, -.87, .87, rz, rider, 'rubber')
    for z in (.3, 1.24):
        cross_cylinder(dx - .18, -.87, .87, z, .03, 'grey')
    web(wrap_path([(*running, 1), (*low, 1), (*top, -1), (*drum, -1)], lead=60, trail=150),
        -.72, .72, 'kraft', .004, 0)
    nip_guard(dx, -.86, .86, dz, radius + .035, 92, 132)
    nip_guard(low[0], -.86, .86, low[1], low[2] + .03, 100, 190)
    station('web out', (1.9, -.5, 1.35))
    steam_joint(dx, -1.04, dz, (dx + .05, -1.16, .34), .05)
    steam_supply(dx + .05, -1.16, .35)


# ---------------------------------------------------------------- rotary sheet cutter

@machine('nc-sheet-cutter-rotary-type', overall_length_m=4.2, azimuth=-40, elevation=18, lens=72)
def nc_sheet_cutter():
    """Guide rollers, measuring wheel, knife cylinders below a yellow guard, belts, sheet table."""
    half, line = 1.15, .93
    front = -half

    # infeed stand
    outline = rounded_polygon([(-2.0, .1), (-2.0, .5), (-1.82, line + .14), (-.72, line + .14),
                               (-.72, .1)], .07)
    opening = rounded_polygon([(-1.78, .28), (-1.64, .7), (-.9, .7), (-.9, .28)], .07)
    side_frames(outline, front, half, .07, 'body', [opening], .012)
    for y in (front + .035, half - .035):
        block(-2.04, -.72, y - .07, y + .07, .003, .11, 'dark', .015)
    for x, z, r in ((-1.86, .42, .085), (-1.7, line - .085, .085), (-1.25, line - .06, .06),
                    (-.86, line - .06, .06)):
        roller(x, front + .04, half - .04, z, r, 'chrome')
        bearing(x, front, z, .065, 'cast_iron', bolts=4)
    paper = (-2.78, .64, .5)
    reel(paper[0], front + .2, half - .2, paper[1], paper[2], 'kraft', .09, 'kraft_dark', 4)
    cross_cylinder(paper[0], front + .05, half - .05, paper[1], .05, 'steel')
    for y in (front + .02, half - .12):
        block(-3.08, -2.48, y - .03, y + .13, .003, .06, 'dark', .01)
        plate(rounded_polygon([(-3.02, .05), (-2.88, .78), (-2.68, .78), (-2.54, .05)], .05), y, .1,
              'brand', bevel=.014)
        block(-2.56, -1.98, y + .02, y + .08, .1, .19, 'body', .01)
        bearing(paper[0], y if y < 0 else y + .1, paper[1], .09, 'cast_iron',
                toward=-1 if y < 0 else 1, bolts=4)
    web(wrap_path([(*paper, 1), (-1.86, .42, .085, 1), (-1.7, line - .085, .085, -1),
                   (-.2, line + .004, 0, 0)], .004), front + .2, half - .2, 'kraft', .005, 0)
    for y in (front + .17, half - .17):
        block(-1.6, -.75, y - .02, y + .02, line + .01, line + .1, 'aluminium', .006)
    cross_cylinder(-1.0, front, half, line + .46, .03, 'chrome')
    for y in (front, half - .07):
        block(-1.06, -.94, y + .003, y + .067, line + .1, line + .54, 'body', .015)
    station('web in over guide rollers', (-1.638, -.644, .937))

    # measuring wheel riding on the web
    wheel_y = front + .62
    for y in (wheel_y,):
        cylinder((-1.08, y - .035, line + .19), (-1.08, y + .035, line + .19), .17, 'accent')
        cylinder((-1.08, y - .045, line + .19), (-1.08, y + .045, line + .19), .11, 'chrome')
        cylinder((-1.08, y - .17, line + .19), (-1.08, y - .04, line + .19), .07, 'dark')
        plate(rounded_polygon([(-1.13, line + .12), (-1.13, line + .24), (-1.04, line + .52),
                               (-.96, line + .52), (-1.02, line + .12)], .03), y + .05, .03,
              'brand')
        air_cylinder((-.98, y + .1, line + .46), (-1.08, y + .1, line + .16), .025)
        block(-1.12, -1.04, y + .03, y + .13, line + .13, line + .18, 'brand', .006)
    station('measuring wheel', (-1.12, wheel_y - .04, line + .3))

    # knife housing
    block(-.7, .5, front - .06, half + .06, .1, .62, 'body', .025)
    block(-.66, .46, front, half, .003, .11, 'dark', .01)
    block(-.5, .3, front - .085, front - .04, .18, .52, 'brand', .012)
    block(-.42, .22, front - .1, front - .08, .44, .47, 'black', .004)
    outline = rounded_polygon([(-.7, .6), (-.7, 1.16), (-.45, 1.5), (.28, 1.5), (.5, 1.2),
                               (.5, .6)], .06)
    opening = rounded_rectangle(-.44, .66, .24, 1.42, .12)
    side_frames(outline, front - .06, half + .06, .13, 'body', [opening], .015)
    for z in (line - .175, line + .19):
        cross_cylinder(-.1, front + .03, half - .03, z, .165, 'steel', .012)
        for start in (95, 275):
            spiral_blade(-.1, front + .06, half - .06, z, .165, 80, start, .02, 'dark', spread=.2)
            spiral_blade(-.1, front + .06, half - .06, z, .165, 80, start, .045, 'accent')
        block(-.2, 0, front - .05, front + .05, z - .12, z + .12, 'dark', .015)
        bearing(-.1, front - .045, z, .11, 'brand')
    block(-.18, -.02, front - .035, front + .03, 1.05, 1.46, 'light_grey', .01)

    # yellow guard over the knife: framed panels, hinged at the back
    for y in (front + .07, half - .09):
        arch = rounded_polygon([(-.62, 1.12), (-.62, 1.22), (-.36, 1.62), (.2, 1.62), (.42, 1.28),
                                (.42, 1.12)], .05)
        hole = rounded_polygon([(-.55, 1.17), (-.55, 1.21), (-.33, 1.56), (.17, 1.56), (.35, 1.26),
                                (.35, 1.17)], .04)
        plate(arch, y, .03, 'yellow', [hole], .006)
    for (xa, za), (xb, zb) in (((-.615, 1.2), (-.365, 1.61)), ((-.36, 1.612), (.2, 1.612)),
                               ((.205, 1.61), (.415, 1.28)),
                               ((-.615, 1.2), (-.64, 1.0)), ((.415, 1.28), (.44, 1.0))):
        for x, z in ((xa, za), (xb, zb)):
            cross_cylinder(x, front + .08, half - .08, z, .022, 'yellow')
        web([(xa, za), (xb, zb)], front + .09, half - .09, 'acrylic', .006, 0)
    for y in (-.36, .36):
        tube([(-.615, y, 1.2), (-.365, y, 1.61), (.2, y, 1.612), (.415, y, 1.28)], .016, 'yellow')
    tube([(-.56, -.2, 1.29), (-.63, -.2, 1.33), (-.63, .2, 1.33), (-.56, .2, 1.29)], .014, 'black',
         .03)
    window_box(-.5, .3, .66, 1.44, front - .06, .15)
    station('rotary knife cylinders', (-.177, -1.272, 1.116))
    motor((.12, -front + .06, .9), (0, 1, 0), .17, .45, 'brand')

    # outfeed belts with cut sheets
    outline = rounded_polygon([(.52, .12), (.52, line - .03), (1.72, line - .06), (1.72, .12)], .05)
    opening = rounded_rectangle(.68, .3, 1.56, .72, .08)
    side_frames(outline, front + .05, half - .05, .05, 'body', [opening])
    for x in (.64, 1.6):
        for y in (front + .08, half - .08):
            foot(x, y, .1)
    belt_row(.58, 1.7, front + .25, half - .25, 7, .11, line, .05, 'belt_green')
    for x0, x1 in ((.2, .7), (1.2, 1.84)):
        board(x0, x1, front + .2, half - .2, line + .002, 'kraft', .004)
    cross_cylinder(1.05, front + .07, half - .07, line + .3, .022, 'steel')
    for y in (front + .06, half - .06):
        block(1.01, 1.09, y - .03, y + .03, line - .1, line + .35, 'body', .01)
    for i in range(6):
        y = front + .42 + i * .3
        tube([(1.05, y, line + .3), (1.17, y, line + .11)], .014, 'dark')
        cross_cylinder(1.18, y - .03, y + .03, line + .085, .068, 'rubber')
    station('outfeed belts', (1.576, -.88, .838))

    # sheet table
    leg_table(1.78, 2.72, front + .12, half - .12, .62, 'steel', frame='body', shelf=True)
    block(2.7, 2.75, front + .2, half - .2, .6, 1.02, 'brand', .01)
    top = stack(2.24, 0, .622, .84, half * 2 - .5, .25, 'kraft', .008, .004, 'kraft_dark')
    station('sheet table', (2.3, front + .3, top))

    # controls: cabinet that stands free, emergency stops
    cabinet(-1.55, -.75, half + .62, half + 1.05, 1.92, doors=1)
    touch_panel(-1.15, half + .57, 1.38, .46, .34)
    for i, colour in enumerate(('green', 'red', 'black', 'accent', 'black')):
        x = -1.35 + i * .1
        cylinder((x, half + .62, 1.12), (x, half + .58, 1.12), .03, colour)
    emergency_stop((.43, front - .06, .74), scale=1.1)
    emergency_stop((-.62, front - .06, .74), scale=1.1)
    dial_wheel((-1.3, front - .12, .84), .1)
    beacon(.38, half - .02, 1.3)
    front_edge((-2.0, front - .06, 0), (2.72, front - .06, 0))


# ---------------------------------------------------------------- pasting machine

def fluted_sheet(x0, x1, z0, z1, y0, y1, liner='kraft'):
    """A single-face sheet, flutes down, resting on z0 at x0 and on z1 at x1."""
    lift = .0055
    single_face([(x0, z0 + lift), (x1, z1 + lift)], y0, y1, .0085, .0042, 0, -1, 'kraft_dark', liner)


@machine('corrugated-sheet-pasting-machine-35-ply', overall_length_m=2.4, livery='green',
         azimuth=-36, elevation=20, lens=72)
def corrugated_sheet_pasting_machine():
    """Feed table, glue roller over an open pan, delivery sticks, matching table."""
    half, line = .98, .86
    front = -half

    # feed table with a single-face sheet, flutes down, its edge in the nip
    for y in (front + .06, half - .06):
        block(-1.3, -1.22, y - .04, y + .04, .06, line - .04, 'body', .012)
        foot(-1.26, y, .05)
        block(-1.26, -.36, y - .035, y + .035, line - .14, line - .05, 'body', .012)
        block(-1.26, -.4, y - .02, y + .02, .26, .31, 'body', .006)
    block(-1.34, -.2, front + .08, half - .08, line - .06, line - .025, 'steel', .008)
    for y in (half - .14, front + .1):
        block(-1.3, -.42, y, y + .04, line - .03, line + .05, 'aluminium', .006)
        for x in (-1.1, -.62):
            block(x - .03, x + .03, y - .02, y + .06, line - .026, line - .004, 'dark', .003)
            cylinder((x, y + .02, line + .04), (x, y + .02, line + .07), .016, 'black')
    fluted_sheet(-1.16, .02, line - .022, line + .034, front + .17, half - .2)
    station('feed table', (-1.22, front + .4, line - .02))

    # rollers in short side frames
    outline = rounded_polygon([(-.42, .12), (-.36, .56), (-.36, line + .3), (-.24, line + .42),
                               (.24, line + .42), (.36, line + .3), (.36, .56), (.42, .12)], .06)
    opening = rounded_rectangle(-.28, .42, .28, line + .3, .09)
    side_frames(outline, front - .05, half + .05, .08, 'body', [opening], .014)
    for y in (front - .01, half + .01):
        block(-.46, .46, y - .09, y + .09, .003, .13, 'dark', .02)
    block(-.34, .34, front + .03, half - .03, .14, .38, 'body', .02)
    glue, top, dosing = (.02, line - .09), (.02, line + .144), (.19, line - .2)
    for (x, z), r in ((glue, .118), (top, .1), (dosing, .085)):
        cross_cylinder(x, front + .06, half - .06, z, r, 'chrome', .006)
        cross_cylinder(x, front - .09, half + .09, z, .035, 'steel')
    clear_cover([(.2, line + .42), (-.2, line + .4), (-.28, line + .3), (-.3, line + .07)],
                front + .1, half - .1, 'yellow', .013, 1, panel='acrylic')
    clear_cover([(.24, line + .41), (.32, line + .28), (.32, line + .06)], front + .1, half - .1,
                'yellow', .013, 1, panel='acrylic')
    window_box(-.31, .31, .44, line + .33, front - .05, .16)
    for x0, x1, z1 in ((-.06, .1, line + .34), (.14, .26, .72)):
        for y in (front - .03, half - .03):
            block(x0, x1, y, y + .06, .4, z1, 'body', .01)
    for x, z, r in ((*glue, .08), (*top, .075), (*dosing, .05)):
        block(x - .06, x + .06, front - .06, front + .02, z - .07, z + .07, 'cast_iron', .012)
        bearing(x, front - .06, z, r, 'brand', bolts=4)
    for y in (front - .01, half + .01):
        cylinder((.02, y, top[1]), (.02, y, line + .54), .022, 'chrome')
        handwheel((.02, y, line + .56), (0, 0, 1), .1)
    cross_cylinder(-.24, front, half, line + .36, .022, 'steel')
    cross_cylinder(.24, front, half, line + .36, .022, 'steel')
    pan = [(-.34, .68), (-.3, .46), (.72, .46), (.8, .68), (.785, .68), (.71, .475), (-.29, .475),
           (-.325, .68)]
    plate(pan, front + .05, half * 2 - .1, 'steel', bevel=.002)
    for y in (front + .045, half - .06):
        plate([(-.34, .68), (-.3, .46), (.72, .46), (.8, .68)], y, .015, 'steel', bevel=.002)
    block(-.322, .778, front + .06, half - .06, .52, .668, 'glue', .003)
    for x in (.66,):
        for y in (front + .12, half - .12):
            block(x - .03, x + .03, y - .03, y + .03, .06, .47, 'body', .008)
            foot(x, y, .05)
    station('dosing and glue rollers', (-.016, -1.13, 1.033))

    # delivery sticks carry the glued sheet away on their edges
    block(.3, .36, front + .04, half - .04, line - .13, line - .07, 'dark', .01)
    for i in range(17):
        y = front + .16 + i * (half * 2 - .32) / 16
        tube([(.17, y, line - .012), (.34, y, line - .02), (1.0, y, line - .07)], .008, 'chrome')
        block(.31, .35, y - .012, y + .012, line - .08, line - .016, 'steel', .002)
    cross_cylinder(.94, front + .1, half - .1, line - .083, .014, 'steel')
    for y in (front + .12, half - .12):
        block(.3, 1.0, y - .02, y + .02, line - .2, line - .1, 'body', .008)
        block(.92, .97, y - .02, y + .02, line - .19, line - .07, 'body', .004)
    fluted_sheet(.36, .99, line - .0125, line - .0602, front + .19, half - .22)
    station('delivery sticks', (.84, -.824, .808))

    # matching table: liners on a shelf below, a fluted sheet laid on its liner against stops
    low = line - .16
    leg_table(1.16, 2.3, front - .02, half + .02, low, 'light_grey', frame='body', shelf=True)
    stack(1.74, 0, .31, .86, 1.5, .1, 'white', .004, .004, 'light_grey')
    for i in range(3):
        fluted_sheet(1.32 + .006 * i, 2.14 + .006 * i, low + .001 + i * .0072, low + .001 + i *
                     .0072, front + .24 + .005 * i, half - .18 + .005 * i, 'white')
    for x0, x1, y0, y1 in ((2.17, 2.21, front + .3, half - .3), (1.4, 2.1, half - .16, half - .12)):
        block(x0, x1, y0, y1, low - .002, low + .06, 'aluminium', .006)
    station('matching table', (1.5, front, low - .02))

    # drive, starter, glue tank
    motor((-.05, half + .17, .42), (0, 1, 0), .1, .26, 'grey')
    block(-.66, -.5, front - .02, front + .03, line - .36, line - .1, 'grey', .015)
    for i, colour in enumerate(('green', 'red')):
        cylinder((-.615 + i * .07, front - .015, line - .18), (-.615 + i * .07, front - .04,
                                                              line - .18), .022, colour)
    emergency_stop((-.58, front - .02, line - .28), scale=.8)
    gear_case(-.3, .34, .3, line + .26, half + .05, .13)
    ink_can(.86, front - .2, 'light_grey', (.7, front + .04, .62), None, .15, .32)
    cylinder((.7, front - .02, .62), (.7, front + .07, .62), .03, 'brass')
    door(-.26, .3, .18, .38, front - .05, 'brand', 'left', 'turn')
    rating_plate(.2, front - .055, line + .385, .09, .05)
    warning_plate(-.33, front - .055, .3, .07)
    front_edge((-1.34, front - .05, 0), (2.3, front - .05, 0))
