"""Die cutters fed by hand: the semi-automatic flatbed press and the jaw-type platen press."""
import math

from kit import (beacon, block, box, button_panel, cross_cylinder, cylinder, duplicate,
                 emergency_stop, flywheel, foot, front_edge, group, handwheel, image_material,
                 lathe, machine, mesh_panel, motor, pallet, place, plate, rounded_polygon,
                 rounded_rectangle, sphere, station, tube, window)
from kit.artwork import PALETTES
from kit.parts_press import (bearing_cap, bolts, carton_sheet, chain_rail, curtain_post,
                             die_picture, printed_sheet, vent_grille)
from kit.piles import pile_of_lifts


def spice_sheet(cut=False):
    """Key and picture of the laminated sheet: printed, then cut and with the waste taken off."""
    if cut:
        return 'cut spice', carton_sheet(2, 2, 'spice', ground='#8a6236', cut='#2b2118')
    return 'hand-fed spice', carton_sheet(2, 2, 'spice', cut=PALETTES['spice'][0])


# ---------------------------------------------------------------- semi-automatic flatbed

def hand_feed_table(x0, x1, half, z0, z1):
    """An open sloping table on splayed legs with ball rows, side guide and a sheet at the lays."""
    slope = math.degrees(math.atan2(z0 - z1, x1 - x0))
    length = math.hypot(x1 - x0, z1 - z0)
    with group() as deck:
        block(0, length, -half, half, -.05, 0, 'steel', .008)
        block(-.02, length, -half - .03, -half + .01, -.1, .02, 'brand', .012)
        block(-.02, length, half - .01, half + .03, -.1, .02, 'brand', .012)
        block(-.04, .02, -half - .03, half + .03, -.1, .005, 'brand', .015)
        with group() as ball:
            sphere((.12, -half + .12, .004), .022, 'chrome')
        for i in range(9):
            for k in range(7):
                if i or k:
                    duplicate(ball, (i * .155, k * (2 * half - .24) / 6, 0))
        block(.45, length - .08, half - .1, half - .06, .002, .07, 'aluminium', .006)
        printed_sheet((length - .52, -.03, .029), .92, 1.2, *spice_sheet())
    place(deck, (x0, 0, z0), (0, slope, 0))
    for y in (-half + .1, half - .1):
        plate([(x0 + .24, .02), (x0 + .36, .02), (x0 + .5, z0 - .12), (x0 + .3, z0 - .1)], y - .03,
              .06, 'body', bevel=.012)
        block(x0 + .34, x1, y - .03, y + .03, .34, .42, 'body', .012)
        foot(x0 + .3, y, .02)
    block(x0 + .4, x0 + .48, -half + .1, half - .1, .345, .415, 'body', .012)


def front_lays(x, half, z):
    """Lay fingers on a bar across the opening, and the light-curtain posts at its sides."""
    cross_cylinder(x - .1, -half - .06, half + .06, z + .3, .028, 'chrome')
    for i in range(5):
        y = -.6 + i * .3
        block(x - .16, x - .04, y - .045, y + .045, z + .25, z + .36, 'dark', .012)
        block(x - .11, x - .085, y - .03, y + .03, z + .03, z + .27, 'accent', .006)
        cylinder((x - .1, y, z + .35), (x - .1, y, z + .45), .014, 'chrome')
        cylinder((x - .1, y, z + .44), (x - .1, y, z + .47), .03, 'black')
    for y in (-half - .1, half + .06):
        block(x - .16, x + .04, y, y + .05, z + .18, z + .42, 'body', .015)


def round_drive_guard(x, z, radius, y, motor_x, motor_z):
    """The guard of the main gear: a dished round cover and the belt cover down to the motor."""
    lathe((x, y + .01, z), (0, -1, 0), [(0, 0), (radius, 0), (radius, .12), (radius - .05, .16),
                                        (radius * .5, .18), (0, .18)], 'brand', 64)
    for i in range(3):
        inner = radius * (.36 + .17 * i)
        for start in range(0, 360, 60):
            outline = []
            for r, order in ((inner + .045, 1), (inner, -1)):
                outline += [(x + r * math.cos(math.radians(start + 30 + order * a)),
                             z + r * math.sin(math.radians(start + 30 + order * a)))
                            for a in range(-22, 23, 4)]
            depth = .158 + .018 * (1 - i / 3)
            plate(outline, y - depth - .012, .03, 'dark', bevel=.002)
    lathe((x, y - .16, z), (0, -1, 0), [(0, 0), (.1, 0), (.1, .03), (.06, .05), (0, .05)], 'dark')
    rim = [(x + (radius - .045) * math.cos(a), y - .158, z + (radius - .045) * math.sin(a))
           for a in (2 * math.pi * i / 12 for i in range(12))]
    bolts(rim, radius=.014, height=.012)
    turn = math.atan2(z - motor_z, x - motor_x)
    nx, nz = -math.sin(turn), math.cos(turn)
    outline = rounded_polygon([
        (motor_x + nx * .16 - math.cos(turn) * .16, motor_z + nz * .16 - math.sin(turn) * .16),
        (x + nx * .28, z + nz * .28), (x - nx * .28, z - nz * .28),
        (motor_x - nx * .16 - math.cos(turn) * .16, motor_z - nz * .16 - math.sin(turn) * .16)],
        .14)
    plate(outline, y - .08, .1, 'accent', bevel=.015)


def square_press(x0, x1, half, height):
    """Base, platen housing and crown drawn together by four tie rods; guard door and drive guard at
    the front."""
    front = -half
    block(x0 + .06, x1 - .06, front + .05, half - .05, .003, .1, 'dark')
    for low, high in ((.07, .95), (.962, 1.76), (1.772, height)):
        block(x0, x1, front, half, low, high, 'body', .03, 3)
    block(x0 + .01, x1 - .01, front + .01, half - .01, .9, 1.8, 'dark', 0)
    block(x0 + .14, x1 - .14, front + .14, half - .14, height - .03, height + .14, 'brand', .06, 4)
    for x in (x0 + .3, x1 - .3):
        for y in (front + .34, half - .34):
            cylinder((x, y, height + .13), (x, y, height + .17), .15, 'dark')
            cylinder((x, y, height + .16), (x, y, height + .26), .115, 'steel', facets=6)
            cylinder((x, y, height + .25), (x, y, height + .3), .07, 'steel')
    block(x0 - .012, x0 + .06, front + .12, half - .12, 1.0, 1.26, 'black', .01)
    for z in (.95, 1.29):
        block(x0 - .03, x0 + .06, front + .08, half - .08, z - .03, z + .03, 'yellow', .012)
    for i in range(5):
        y = front + .5 + i * (2 * half - 1.) / 4
        block(x0 - .05, x0 + .08, y - .05, y + .05, 1.5, height - .12, 'body', .025)
        block(x0 - .05, x0 + .08, y - .05, y + .05, .2, .8, 'body', .025)
    # the guard door; behind its window the die hangs over the cutting plate, the sheet between
    plate(rounded_rectangle(x0 + .12, 1.04, x0 + .94, 1.68, .03), front - .045, .06, 'yellow',
          [rounded_rectangle(x0 + .18, 1.1, x0 + .82, 1.62, .02)], .01)
    block(x0 + .17, x0 + .83, front - .012, front + .004, 1.09, 1.63, 'black', 0)
    for low, high, surface in ((1.5, 1.6, 'steel'), (1.44, 1.495, 'wood'), (1.2, 1.29, 'steel'),
                               (1.296, 1.304, 'white'), (1.12, 1.19, 'brand')):
        block(x0 + .19, x0 + .81, front - .03, front + .01, low, high, surface, .003)
    for i in range(11):
        left = x0 + .215 + i * .055
        block(left, left + .008, front - .034, front, 1.39, 1.45, 'chrome', .001)
    block(x0 + .185, x0 + .815, front - .037, front - .034, 1.105, 1.615, 'acrylic', 0)
    for z in (1.16, 1.52):
        block(x0 + .1, x0 + .14, front - .06, front - .01, z, z + .08, 'dark', .006)
    tube([(x0 + .88, front - .04, 1.24), (x0 + .88, front - .09, 1.24),
          (x0 + .88, front - .09, 1.48), (x0 + .88, front - .04, 1.48)], .013, 'black', .02)
    button_panel(x1 - .62, x1 - .16, 1.42, 2.0, front)
    round_drive_guard(x1 - .66, .6, .46, front, x0 + .34, .34)
    bolts([(x0 + .16 + .14 * i, front, .2) for i in range(3)], radius=.024, height=.02)
    vent_grille(x0 + .14, x0 + .6, .64, .84, front, 4)


def gripper_delivery(x0, x1, half, z):
    """Two chain rails with thin gripper bars; one carries a cut sheet over the pile."""
    for side in (-1, 1):
        chain_rail(x0 - .05, x1, side * half, z, .22, .07)
        block(x1 - .2, x1 - .08, side * half - .05, side * half + .05, .04, z - .18, 'body', .02)
        block(x1 - .28, x1, side * half - .09, side * half + .09, .003, .05, 'dark', .01)
        bearing_cap(x1 - .11, side * (half + .035), z - .11, .075, toward=side)
    cross_cylinder(x1 - .11, -half, half, z - .11, .035, 'steel')
    for i in range(5):
        x = x0 + .2 + i * .34
        block(x - .018, x + .018, -half + .05, half - .05, z - .05, z - .02, 'chrome', .006)
        for k in range(7):
            y = -.54 + k * .18
            block(x - .03, x + .045, y - .02, y + .02, z - .075, z - .01, 'dark', .006)
    printed_sheet((x0 + .62, 0, z - .085), .86, 1.16, *spice_sheet(True))
    for i in range(2):
        x = x0 + .5 + i * .7
        block(x - .018, x + .018, -half + .05, half - .05, z - .19, z - .16, 'chrome', .006)
    block(x0, x1 - .3, half - .01, half + .02, z + .02, z + .42, 'acrylic', 0)
    for x in (x0 + .06, x1 - .34):
        block(x, x + .04, half - .03, half + .04, z - .04, z + .44, 'aluminium', .006)
    middle = (x0 + x1) / 2 - .02
    top = pallet(middle, 0, 1.0, 1.24, .08)
    block(middle - .56, middle + .56, -.6, .6, .04, .082, 'dark', .01)
    for side in (-1, 1):
        block(x1 - .34, x1 - .24, side * .52 - .05, side * .52 + .05, .03, z - .3, 'dark', .012)
        block(x1 - .24, x1 - .2, side * .52 - .02, side * .52 + .02, .1, z - .35, 'chrome', .004)
        block(x1 - .46, x1 - .18, side * .52 - .07, side * .52 + .07, .09, .2, 'accent', .012)
    top = pile_of_lifts(middle - .06, 0, top, .86, 1.16, .5, 'kraft', 'kraft_dark', .005)
    printed_sheet((middle - .06, 0, top + .002), .86, 1.16, *spice_sheet(True))


@machine('semi-automatic-die-cutting-and-creasing-machine', overall_length_m=5.2, azimuth=-40,
         elevation=19, lens=72)
def semi_automatic_die_cutter():
    """Open table, lays with light curtain, one square block, gripper rails, short pile lift."""
    half = 1.04
    hand_feed_table(-2.62, -1.02, .78, 1.12, 1.0)
    station('hand-feed table', (-2.3, -.4, 1.1))
    front_lays(-1.02, .8, 1.0)
    for side in (-1, 1):
        curtain_post(-1.42, side * 1.0, .02, 1.92, -side)
        window(-1.375, -.985, .2, 1.88, side * 1.0 - .015, 'yellow', 1, .03, False)
    station('front lays', (-1.11, -.3, 1.27))
    square_press(-.98, .86, half, 2.1)
    station('cutting platen', (-.42, -1.07, 1.555))
    gripper_delivery(.84, 2.62, .76, 1.3)
    station('gripper delivery', (2.03, -.536, 1.26))
    station('pile', (1.6, -.6, .5))
    # the operator stands at the table's end, on a step
    block(-3.24, -2.72, -.62, .62, .003, .1, 'rubber', .02)
    block(-3.26, -3.22, -.63, .63, .003, .104, 'yellow', .008)
    top = pile_of_lifts(-1.95, 1.5, pallet(-1.95, 1.5, .98, 1.26), .92, 1.2, .62, 'kraft',
                     'kraft_dark', .005)
    printed_sheet((-1.95, 1.5, top + .002), .92, 1.2, *spice_sheet())
    beacon(.55, .4, 2.22)
    emergency_stop((-.86, -half, 1.0), scale=1.3)
    emergency_stop((2.5, -.8, .95), scale=1.2)
    front_edge((-2.62, -half, 0), (2.62, -half, 0))


# ---------------------------------------------------------------- jaw-type platen press

def cast_frames(half, thickness):
    """Two cast cheeks, low at the operator's side and high behind, and the base between them."""
    outline = rounded_polygon([
        (-.78, .02), (-.8, .5), (-.66, .74), (-.2, .72), (-.02, .86), (.14, 1.66), (.3, 1.86),
        (.66, 1.86), (.86, 1.6), (.96, .5), (.96, .02)], .16, 8)
    window_hole = rounded_polygon([(.22, .98), (.36, 1.6), (.6, 1.6), (.72, 1.4), (.76, .98)], .1)
    for x in (-half, half - thickness):
        plate(outline, x, thickness, 'body', [window_hole], .035, 'yz')
    block(-half + .04, half - .04, -.66, .9, .05, .5, 'body', .06, 4)
    block(-half + .05, half - .05, .34, .84, .45, 1.74, 'body', .06, 4)
    block(-half - .08, half + .08, -.86, 1.02, .003, .09, 'dark', .03)
    cylinder((-half - .05, .3, .72), (half + .3, .3, .72), .09, 'steel')


def die_bed(half):
    """The upright jaw: a thick plate leaning back with chase and the die of the sheet opposite."""
    with group() as jaw:
        block(-half, half, -.1, .16, 0, .96, 'body', .03, 3)
        plate(rounded_rectangle(-half + .03, .04, half - .03, .93, .03), -.135, .04, 'steel',
              [rounded_rectangle(-half + .12, .13, half - .12, .84, .01)], .006)
        block(-half + .11, half - .11, -.142, -.09, .12, .85,
              image_material('platen die', die_picture(2, 1), 'xz', .5), .003)
        for x in (-.46, 0, .46):
            block(x - .05, x + .05, -.16, -.1, .9, .98, 'dark', .012)
    place(jaw, (0, .02, .84), (-13, 0, 0))


def moving_platen(half, hinge_y, hinge_z, tilt):
    """The lower jaw, swung open towards the operator, with a sheet against its guides."""
    with group() as jaw:
        block(-half, half, -.86, .02, -.16, 0, 'brand', .04, 4)
        for x in (-.42, 0, .42):
            block(x - .05, x + .05, -.7, -.02, -.3, -.13, 'brand', .03)
        block(-half + .04, half - .04, -.83, -.02, -.005, .012, 'steel', .004)
        printed_sheet((0, -.42, .015), .98, .7, 'platen sheet', carton_sheet(2, 1, 'fresh'), .004)
        for x in (-.34, .34):
            block(x - .03, x + .03, -.075, -.045, .008, .05, 'brass', .004)
        block(-.54, -.505, -.5, -.42, .008, .05, 'brass', .004)
        for side in (-1, 1):
            cylinder((side * (half - .01), -.62, -.08), (side * (half + .24), -.62, -.08), .055,
                     'steel')
    place(jaw, (0, hinge_y, hinge_z), (tilt, 0, 0))
    angle = math.radians(tilt)
    pin = (hinge_y - .62 * math.cos(angle) + .08 * math.sin(angle),
           hinge_z - .62 * math.sin(angle) - .08 * math.cos(angle))
    return pin


def drawing_links(half, pin, crank):
    """Links on both sides that draw the moving jaw shut, from its pin to the crank."""
    for side in (-1, 1):
        x = side * (half + .055) - .025
        dy, dz = crank[0] - pin[0], crank[1] - pin[1]
        length = math.hypot(dy, dz)
        ny, nz = -dz / length * .075, dy / length * .075
        ey, ez = dy / length * .09, dz / length * .09
        outline = rounded_polygon([
            (pin[0] - ey + ny, pin[1] - ez + nz), (crank[0] + ey + ny, crank[1] + ez + nz),
            (crank[0] + ey - ny, crank[1] + ez - nz), (pin[0] - ey - ny, pin[1] - ez - nz)], .07)
        plate(outline, x, .05, 'cast_iron', bevel=.012, plane='yz')
        for y, z in (pin, crank):
            cylinder((x - .02, y, z), (x + .07, y, z), .045, 'chrome')


def drive_belt(x, wheel, wheel_radius, pulley, pulley_radius):
    """A V-belt in the plane x round the flywheel and the motor's pulley, centres (y, z)."""
    dy, dz = pulley[0] - wheel[0], pulley[1] - wheel[1]
    toward = math.atan2(dz, dy)
    half = math.acos((wheel_radius - pulley_radius) / math.hypot(dy, dz))
    path = []
    for (y, z), radius, start, end in (
            (wheel, wheel_radius, toward + half, toward + 2 * math.pi - half),
            (pulley, pulley_radius, toward - half, toward + half)):
        for i in range(41):
            angle = start + (end - start) * i / 40
            path.append((x, y + radius * math.cos(angle), z + radius * math.sin(angle)))
    tube([*path, path[0]], .015, 'rubber')


@machine('heavy-duty-platen-punching-creasing-machine', overall_length_m=2.0, azimuth=34,
         elevation=23, lens=75, upright=True, fill_height=.82)
def heavy_duty_platen_press():
    """Cast body with two jaws open like a book, guard bar before them, spoked flywheel."""
    half = .8
    cast_frames(half, .17)
    die_bed(half - .18)
    pin = moving_platen(half - .19, -.14, .86, 6)
    drawing_links(half, pin, (.3, .72))
    flywheel((half + .16, .2, .86), (1, 0, 0), .82, .16, 'brand', 6)
    cylinder((half - .05, .2, .86), (half + .38, .2, .86), .07, 'steel')
    block(half - .64, half + .02, .4, .84, 1.72, 1.8, 'dark', .015)
    block(half - .06, half + .02, .5, .74, 1.76, 2.06, 'dark', .03)
    motor((half - .04, .62, 1.94), (-1, 0, 0), .15, .44, 'grey')
    cylinder((half - .05, .62, 1.94), (half + .34, .62, 1.94), .04, 'steel')
    cylinder((half + .17, .62, 1.94), (half + .31, .62, 1.94), .085, 'cast_iron')
    for i in range(3):
        drive_belt(half + .195 + .045 * i, (.2, .86), .822, (.62, 1.94), .087)
    # mesh guard round flywheel and belts, bolted to the base, the cheek and the motor's bracket
    inner, out = half + .115, half + .44         # clear of the drawing link
    mesh_panel((out, -.68), (out, 1.1), .03, 1.74, pitch=.08)
    mesh_panel((out, .24), (out, 1.1), 1.74, 2.14, pitch=.08)
    for y, low, high in ((-.68, .03, 1.74), (.24, 1.74, 2.14), (1.1, .03, 2.14)):
        mesh_panel((inner, y), (out, y), low, high, pitch=.08)
    for y0, y1, z in ((-.68, .24, 1.74), (.24, 1.1, 2.14)):
        block(inner, out, y0, y1, z - .004, z + .004, 'clear_film', 0)
        block(inner - .015, inner + .015, y0, y1, z - .015, z + .015, 'yellow', .004)
    for y, z in ((-.6, .06), (1.04, .06), (.62, 2.04), (.5, 1.6)):
        block(half - .04, out, y - .025, y + .025, z - .02, z + .02, 'dark', .004)
    station('operator front', (.13, -.85, .468))
    station('moving platen', (.3, -.72, .9))
    station('fixed die bed', (.1, -.02, 1.4))
    station('flywheel side', (1.12, -.146, .255))

    for side in (-1, 1):
        x = side * (half + .03)
        tube([(x, .1, 1.25), (x, -.5, 1.3), (x, -.98, 1.16)], .024, 'yellow', .2)
        cylinder((x - .03, .1, 1.25), (x + .03, .1, 1.25), .06, 'dark')
    for i in range(11):
        left = -half - .03 + i * (2 * half + .06) / 11
        cylinder((left, -.98, 1.16), (left + (2 * half + .06) / 11, -.98, 1.16), .034,
                 'black' if i % 2 else 'yellow', 0)
    block(-.52, .52, -.98, -.64, .4, .45, 'body', .012)
    for x in (-.4, .36):
        block(x, x + .04, -.9, -.64, .28, .42, 'dark', .008)
    pile_of_lifts(-.12, -.82, .451, .5, .28, .1)
    block(-half + .3, half - .3, -.672, -.62, .14, .34, 'brand', .02)
    tube([(-half - .02, -.3, .5), (-half - .2, -.3, .5), (-half - .2, -.56, .8),
          (-half - .2, -.56, 1.0)], .022, 'dark', .08)
    box((-half - .2, -.58, 1.13), (.2, .15, .32), 'grey', .02)
    emergency_stop((-half - .2, -.655, 1.2), scale=1.9)
    for i, colour in enumerate(('green', 'black')):
        cylinder((-half - .24 + i * .08, -.65, 1.05), (-half - .24 + i * .08, -.675, 1.05), .022,
                 colour)
    handwheel((-half - .1, .62, 1.2), (-1, 0, 0), .12)
    for side in (-1, 1):
        bolts([(side * (half - .002), y, .2) for y in (-.6, -.3, .6, .8)], (side, 0, 0), .028, .02)
    front_edge((-half, -.86, 0), (half + .28, -.86, 0))
