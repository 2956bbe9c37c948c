"""Window patchers: clear film over the punched opening of a carton blank."""
import math
import random

from kit import (beacon, bed, belt, belt_row, block, brush_roll, cabinet, clear_cover,
                 cross_cylinder, cut_pile, cylinder, emergency_stop, foot, front_edge, group,
                 handwheel, machine, motor, paint, paper, place, plate, reel, ring, roller,
                 rounded_polygon, rounded_rectangle, side_frames, station, touch_panel_arm, tube,
                 web, window, wrap_path)
from kit.parts_corrugated import arc_plate
from kit.parts_gluing import (bearing_block, blank_outline, film_surface, setting_wheel,
                              suction_holes, windowed_blank)


def film_reel(x, y, z, radius, width):
    """A reel of clear film on its shaft, with a white core and brake discs."""
    reel(x, y - width / 2, y + width / 2, z, radius, film_surface(), .07, 'white', 4)
    cross_cylinder(x, y - width / 2 - .12, y + width / 2 + .12, z, .03, 'chrome')
    for side in (-1, 1):
        edge = y + side * (width / 2 + .03)
        cross_cylinder(x, edge - .014, edge + .014, z, .09, 'dark')


def machine_base(x0, x1, half, table, doors, door):
    """The closed base under the two cylinders, with doors, brand band and feet."""
    block(x0, x1, -half, half, .12, table - .1, 'body', .02)
    block(x0 + .06, x1 - .06, -half + .06, half - .06, .06, .13, 'dark')
    pitch = (x1 - x0 - .1) / doors
    for i in range(doors):
        left, right = x0 + .06 + i * pitch, x0 + .04 + (i + 1) * pitch
        block(left, right, -half - .016, -half + .01, .18, table - .3, door, .012)
        block(right - .07, right - .045, -half - .034, -half - .01, .4, .54, 'black', .005)
    for x in (x0 + .12, x1 - .12):
        for y in (-half + .08, half - .08):
            foot(x, y, .05)


def cylinder_pair(glue_x, suction_x, half, z, radius, plates, thick=.07):
    """The glue plate cylinder and the suction cylinder side by side in low side frames; plates
    are those on the first: (y, width) of each, as wide as the suction holes of the second."""
    low, top = z - radius - .16, z + .02
    outline = rounded_polygon([
        (glue_x - .34, low), (glue_x - .34, z - .1), (glue_x - .16, top + .1),
        (suction_x + .16, top + .1), (suction_x + .34, z - .1), (suction_x + .34, low)], .06)
    slot = rounded_rectangle(glue_x - .26, z - radius - .06, suction_x + .26, z - radius + .06, .04)
    side_frames(outline, -half, half, thick, 'body', [slot])
    for x in (glue_x, suction_x):
        for side in (-1, 1):
            bearing_block(x, side * (half - .02), z, .105, .1, 'brand')
        roller(x, -half + .1, half - .1, z - radius * 1.62, radius * .6, 'rubber_grey')
    roller(glue_x, -half + .1, half - .1, z, radius, 'cast_iron')
    roller(suction_x, -half + .1, half - .1, z, radius, 'chrome')
    for y, width in plates:
        suction_holes(suction_x, y - width / 2, y + width / 2, z, radius, 20,
                      max(5, int(width / .07)))


def glue_bath(x, half, z):
    """A doctor roll and trough that wet the glue plate from its feed side."""
    roller(x, -half + .1, half - .1, z, .075, 'chrome')
    outline = rounded_polygon([(x - .13, z - .04), (x - .13, z - .12), (x + .07, z - .12),
                               (x + .07, z - .09), (x - .1, z - .09), (x - .1, z - .04)], .01)
    plate(outline, -half + .09, 2 * half - .18, 'steel', bevel=.002)
    block(x - .102, x + .06, -half + .1, half - .1, z - .091, z - .055, 'glue', .001)


def film_cutter(x, y, z, width):
    """Feed nip and knife roll over the suction cylinder, in small brand plates; a clear cover
    closes the side a hand could come from."""
    for side in (-1, 1):
        edge = y + side * (width / 2 + .06)
        outline = rounded_polygon([(x - .14, z - .1), (x - .14, z + .12), (x + .16, z + .12),
                                   (x + .16, z - .02), (x + .06, z - .1)], .04)
        plate(outline, edge - .015, .03, 'brand')
    cross_cylinder(x - .06, y - width / 2 - .05, y + width / 2 + .05, z + .04, .04, 'rubber')
    cross_cylinder(x + .03, y - width / 2 - .05, y + width / 2 + .05, z + .055, .04, 'chrome')
    cross_cylinder(x, y - width / 2 - .05, y + width / 2 + .05, z - .05, .035, 'steel')
    block(x - .136, x - .13, y - width / 2 - .05, y + width / 2 + .05, z - .09, z + .11, 'acrylic',
          0)
    motor((x + .03, y - width / 2 - .075, z + .055), (0, -1, 0), .06, .16, 'dark')


def film_way(reel_x, reel_z, radius, guide, cutter, suction, y, width):
    """Film from its reel round a guide roller and through the cutter on to the suction cylinder,
    and the cut patch that this carries down; guide and suction are (x, z, radius)."""
    x, z = cutter
    turning = [(reel_x, reel_z, radius - .001), guide, (x - .0175, z + .047, 0),
               (x, z - .05, .038), suction]
    web(wrap_path([(*roll, 1) for roll in turning], 0, 0, step=8), y - width / 2, y + width / 2,
        film_surface(), .004, 0)
    at_x, at_z, r = suction
    arc_plate(at_x, at_z, r - .01, r + .003, 165, 225, y - width / 2, y + width / 2, film_surface())


def patching_deck(x0, x1, half, table, rolls, gap=.15):
    """Steel plates that carry the blanks between the nips at the x positions of rolls."""
    edges = [x0, *(edge for x in rolls for edge in (x - gap, x + gap)), x1]
    for left, right in zip(edges[::2], edges[1::2]):
        block(left, right, -half + .085, half - .085, table - .02, table - .008, 'steel', .003)


def patching_guard(x0, x1, hinge, half, table, top, doors, frame):
    """Clear doors on both sides from x0 to x1, standing on a ledge of the base, and between them
    a clear hood over the glue cylinder that opens about its hinge."""
    for side in (-1, 1):
        near, far = half + .03, half + .095
        y0, y1 = (-far, -half + .03) if side < 0 else (half - .03, far)
        block(x0 - .05, x1 + .02, y0, y1, table - .1, table - .04, 'dark', .006)
        block(x0 - .05, x0 - .004, min(side * near, side * far), max(side * near, side * far),
              table - .05, top, 'body', .008)
        block(x0 - .05, x1 + .02, min(side * near, side * far), max(side * near, side * far),
              top - .04, top, 'body', .008)
        window(x0, x1, table - .045, top - .035, -far - .004 if side < 0 else far - .026, frame,
               doors if side < 0 else 2, .028, side < 0, pane='clear_film')
    clear_cover([(hinge, top - .02), (x0 + .16, top - .02), (x0 - .03, top - .16),
                 (x0 - .035, table + .13)], -half - .03, half + .03, 'body', .014, 2)


# ---------------------------------------------------------------- one lane

BLANK, WINDOW = (.46, .68), (.42, .36)       # a blank and the share of it that its window takes
SMALL = (.3, .38)                           # a blank of a machine with two lanes


def inside():
    """The unprinted side of duplex board, which gets the film."""
    return paper('#d3ccbf', .8)


def blank_at(x, z, state='cut', tilt=0, y=0., size=BLANK):
    """A blank lying at x on z with its printed side down: 'cut', 'glued' round its window, or
    'patched' with film."""
    length, width = size
    windowed_blank(x, y, z, length, width, WINDOW, inside(), state == 'patched', tilt, .004)
    if state == 'glued':
        a, b = length * WINDOW[0] / 2, width * WINDOW[1] / 2
        with group() as glue:
            plate(rounded_rectangle(-a - .026, -b - .026, a + .026, b + .026, .036), .0045, .002,
                  paint('#fdf8e6', .08, 0, 1.),
                  [rounded_rectangle(-a - .008, -b - .008, a + .008, b + .008, .03)], .0005, 'xy')
        place(glue, (x, y, z))


def loaded_pile(x, z, slope=0, y=0., size=BLANK):
    """A pile of blanks whose front edges stand at x, loaded by hand in lifts; its rear is higher by
    slope degrees."""
    length, width = size
    hole = rounded_rectangle(*(side * share * half for half in (-.5, .5)
                               for side, share in zip(size, WINDOW)), .03)
    outline, lift = blank_outline(length, width), .036
    with group() as pile:
        for i in range(5):
            with group() as lifted:
                cut_pile(outline, 0, lift - .003, [hole], sheets=16, gap='#cfc8bb')
                plate(outline, lift - .004, .003, inside(), [hole], .0005, 'xy')
            place(lifted, (random.uniform(-.003, .003), random.uniform(-.003, .003), i * lift),
                  (0, 0, random.uniform(-.3, .3)))
        blank_at(0, lift * 5 - .0005, size=size)
    place(pile, (x, y, z), (0, slope, 0), (length / 2, 0, 0))


def blank_feeder(x0, x1, half, table):
    """Belts draw the lowest blank of a leaning pile from under two gate plates; the pile stands
    between low guides, its rear on wedges."""
    bed(x0, x1, half * 2, table - .03, doors=2)
    belt_row(x0 + .09, x1 - .07, -.44, .44, 5, .07, table, .05, 'belt_dark')
    gate, slope = x1 - .36, 9
    loaded_pile(gate - .012, table + .004, slope)
    rear = gate - BLANK[0]
    for y in (-.24, .24):
        plate([(rear - .06, table + .002), (rear - .06, table + .09), (rear + .1, table + .055),
               (rear + .1, table + .002)], y - .02, .04, 'steel', bevel=.003)
        block(gate - .01, gate + .01, y - .05, y + .05, table + .014, table + .4, 'aluminium', .006)
        block(gate + .005, gate + .04, y - .03, y + .03, table + .24, table + .36, 'dark', .006)
        handwheel((gate + .02, y, table + .44), (0, 0, 1), .045)
    for side in (-1, 1):
        y = side * (BLANK[1] / 2 + .03)
        block(rear - .04, gate + .02, y - .006, y + .006, table + .03, table + .17, 'steel', .003)
        block(rear + .06, rear + .1, min(y, y + side * .08), max(y, y + side * .08), table + .03,
              table + .06, 'dark', .004)
        block(gate - .03, gate + .03, side * half - .035, side * half + .035, table - .12,
              table + .36, 'body', .012)
    cross_cylinder(gate + .02, -half, half, table + .3, .024, 'chrome')
    blank_at(x1 - .1, table + .003)
    brush_roll(gate + .16, -.4, .4, table + .06, .05, 4)
    return gate - .2, table + .23


def cylinder_stand(x, half, table, z, radius):
    """Side plates, bearings and the counter roll of one cylinder across at x, z."""
    low = table - .14
    outline = rounded_polygon([(x - .27, low), (x - .27, low + .09), (x - .13, z + .12),
                               (x + .13, z + .12), (x + .27, low + .09), (x + .27, low)], .05)
    side_frames(outline, -half, half, .06, 'body')
    for side in (-1, 1):
        bearing_block(x, side * (half - .02), z, .09, .1, 'brand')
    roller(x, -half + .1, half - .1, table - .105, .095, 'rubber_grey')
    roller(x, -half + .08, half - .08, z, radius, 'cast_iron' if x < 0 else 'chrome')


def glue_plate(x, z, radius, y=0., size=BLANK):
    """A rubber plate on a cylinder: only its raised frame, as large as the window, takes glue."""
    length, width = (side * share + .06 for side, share in zip(size, WINDOW))
    deep = math.degrees(length / radius)
    for middle in (100, 280):
        start, end = middle - deep / 2, middle + deep / 2
        arc_plate(x, z, radius - .002, radius + .006, start - 9, end + 9, y - width / 2 - .05,
                  y + width / 2 + .05, 'rubber_red')
        for edge in (-width / 2, width / 2 - .03):
            arc_plate(x, z, radius + .004, radius + .012, start, end, y + edge, y + edge + .03,
                      'glue')
        for low in (start, end - 8):
            arc_plate(x, z, radius + .004, radius + .0115, low, low + 8, y - width / 2,
                      y + width / 2, 'glue')


@machine('automatic-window-patching-machine', overall_length_m=5.2, livery='green', azimuth=-35,
         elevation=20, lens=74)
def automatic_window_patching():
    """Leaning pile, glue plate cylinder, film reel and cutter over the suction cylinder, press
    belts, sloping delivery; blanks on the way show glue, then film."""
    half, table = .6, .88
    front = -half
    glue_x, suction_x, radius = -.84, .2, .2
    axis = table + radius + .012
    feeder = blank_feeder(-2.62, -1.3, half, table)
    station('blank feeder', (feeder[0], -.2, feeder[1]))

    # glue plate cylinder and suction cylinder, a glued blank between them
    machine_base(-1.26, .76, half, table, 2, 'light_grey')
    block(-1.264, .764, front - .012, front + .06, table - .25, table - .17, 'brand', .004)
    block(-1.266, .766, front - .015, front + .06, table - .165, table - .15, 'accent', .002)
    block(-1.24, .74, front + .04, half - .04, table - .14, table - .06, 'dark', .01)
    for x in (glue_x, suction_x):
        cylinder_stand(x, half, table, axis, radius)
    glue_plate(glue_x, axis, radius)
    glue_bath(glue_x - radius - .08, half, axis + .05)
    suction_holes(suction_x, -.24, .24, axis, radius, 20, 8)
    patching_deck(-1.28, .8, half, table, (glue_x, suction_x))
    blank_at((glue_x + suction_x) / 2, table - .007, 'glued')
    station('glue plate cylinder', (glue_x, -.15, axis + radius + .012))

    # film reel on a cross beam, cutter below it
    top, width = 1.42, .3
    for side in (-1, 1):
        y = side * (half - .035)
        block(.34, .46, y - .05, y + .05, table - .12, top, 'body', .015)
        outline = rounded_polygon([(.24, top - .02), (.34, 1.8), (.44, 1.86), (.54, 1.8),
                                   (.58, top - .02)], .06)
        plate(outline, side * .3 - .02, .04, 'brand', [rounded_rectangle(.35, top + .1, .48,
                                                                         1.64, .04)])
    block(.24, .6, front - .02, half + .02, top - .1, top, 'body', .02)
    film_reel(.44, 0, 1.74, .29, width + .03)
    cross_cylinder(.02, -.26, .26, 1.58, .028, 'chrome')
    for y in (-.26, .26):
        tube([(.3, y, 1.58), (.02, y, 1.58)], .016, 'dark')
    film_way(.44, 1.74, .29, (.02, 1.58, .03), (.1, 1.42), (suction_x, axis, radius + .003), 0,
             width)
    arc_plate(suction_x, axis, radius + .001, radius + .005, 232, 262, -width / 2, width / 2,
              film_surface())
    film_cutter(.1, 0, 1.42, width + .04)
    for y in (-.27, .27):
        block(.18, .28, y - .02, y + .02, 1.34, 1.42, 'dark', .006)
    station('film reel and cutter', (.5, -.168, 1.93))
    station('suction patch cylinder', (suction_x - .18, -.367, 1.01))

    patching_guard(-1.26, .34, -.1, half, table, 1.38, 2, 'aluminium')
    clear_cover([(.52, top - .08), (.6, top - .14), (.61, table + .2)], -half + .08, half - .08,
                'body', .012)

    # press belts, then a sloping delivery on which patched blanks lie like tiles
    bed(.79, 1.85, half * 1.8, table - .05, doors=1)
    belt_row(.86, 1.73, -.4, .4, 3, .2, table - .012, .05, 'belt_dark')
    for y in (-.3, .3):
        block(1.14, 1.76, y - .02, y + .02, table + .13, table + .17, 'dark', .006)
        belt(1.18, 1.72, y, .07, table + .078, .038, 'belt_dark')
    for x in (1.22, 1.66):
        for side in (-1, 1):
            block(x - .03, x + .03, side * .52 - .025, side * .52 + .025, table - .12,
                  table + .26, 'body', .01)
        block(x - .03, x + .03, -.52, .52, table + .23, table + .28, 'body', .01)
        for y in (-.3, .3):
            cylinder((x, y, table + .13), (x, y, table + .31), .012, 'chrome')
    blank_at(.96, table - .007, 'patched')
    blank_at(1.5, table - .007, 'patched')
    slope, length = 12, 1.3
    with group() as delivery:
        belt(.06, length, 0, .6, 0, .05, 'belt_dark')
        for side in (-1, 1):
            block(0, length + .05, side * .36 - .02, side * .36 + .02, -.13, .03, 'body', .01)
        for i in range(5):
            blank_at(.3 + i * .2, .016 + .001 * i, 'patched', 3)
    place(delivery, (1.78, 0, table), (0, slope, 0))
    for x, z in ((2.26, .64), (2.86, .51)):
        for y in (-.36, .36):
            block(x - .03, x + .03, y - .03, y + .03, .06, z, 'dark', .008)
            foot(x, y, .05)
        block(x - .02, x + .02, -.36, .36, .24, .28, 'dark', .006)
    station('press belt and delivery', (2.3, -.1, .83))

    # operator side
    touch_panel_arm(.64, front + .04, top - .02, 1.66, .28)
    for x in (-2.3, -1.6):
        handwheel((x, front - .1, table - .24), (0, -1, 0), .085)
    for x, y in ((-2.5, front), (.7, front - .01), (1.78, -half * .9)):
        block(x - .05, x + .05, y - .06, y + .01, table - .19, table - .06, 'dark', .01)
        emergency_stop((x, y - .06, table - .125), scale=.95)
    motor((-.3, half + .02, .5), (0, 1, 0), .13, .3, 'grey')
    cabinet(.9, 1.8, half + .15, half + .5, 1.5)
    beacon(.6, half - .1, top)
    front_edge((-2.62, front - .03, 0), (3.1, front - .03, 0))


# ---------------------------------------------------------------- two lanes

def lane_delivery(y, x0, length, z, slope):
    """One narrow sloping belt with patched blanks lying on it like tiles, on its own legs."""

    with group() as deck:
        belt(.05, length, 0, .36, 0, .045, 'belt_blue')
        for side in (-1, 1):
            block(0, length + .04, side * .21 - .018, side * .21 + .018, -.11, .03, 'body', .01)
        for i in range(6):
            blank_at(.22 + i * .17, .016 + .001 * i, 'patched', 4, 0, SMALL)
    place(deck, (x0, y, z), (0, slope, 0))
    for along in (.35, .92):
        x = x0 + length * along * math.cos(math.radians(slope))
        top = z - length * along * math.sin(math.radians(slope)) - .09
        for side in (-.21, .21):
            block(x - .028, x + .028, y + side - .028, y + side + .028, .06, top, 'dark', .008)
            foot(x, y + side, .05)
        block(x - .02, x + .02, y - .21, y + .21, .24, .28, 'dark', .006)


@machine('double-channel-window-patching-machine', overall_length_m=5.6, livery='green',
         azimuth=-36, elevation=21, lens=72)
def double_channel_window_patching():
    """Wide feed board with two lanes, glue cylinder, twin film reels side by side, suction
    cylinder, two narrow delivery belts."""
    half, table, lanes = .9, .88, (-.4, .4)
    front = -half
    glue_x, suction_x, radius = -.66, -.06, .2
    axis = table + radius + .012
    wheel_z = table - .001 + .09                # feed wheels run on the blanks

    # feed board with centre rail and four feed wheels
    for side in (-1, 1):
        outline = rounded_polygon([(-3., .5), (-3., table - .02), (-1.12, table - .02),
                                   (-1.12, .16), (-1.5, .16), (-1.7, .5)], .08)
        plate(outline, side * (half - .06) - .025, .05, 'brand')
        block(-2.96, -2.84, side * (half - .06) - .04, side * (half - .06) + .04, .06, .56, 'body',
              .015)
        for x in (-2.9, -1.3):
            foot(x, side * (half - .06), .05 if x < -2 else .14)
    block(-2.94, -2.86, -half + .06, half - .06, .2, .27, 'dark', .008)
    block(-3.04, -1.1, -half - .01, half + .01, table - .045, table - .006, 'steel', .01)
    block(-3.0, -1.12, -.022, .022, table - .01, table + .09, 'accent', .01)
    for side in (-1, 1):
        block(-3.0, -1.2, side * .8 - .012, side * .8 + .012, table - .01, table + .08, 'aluminium',
              .004)
    for y in lanes:
        loaded_pile(-2.44, table - .004, 0, y, SMALL)
        for side in (-1, 1):
            block(-2.76, -2.42, y + side * .215 - .006, y + side * .215 + .006, table - .01,
                  table + .14, 'steel', .004)
        block(-2.43, -2.405, y - .14, y + .14, table + .02, table + .38, 'aluminium', .006)
        for k in (-1, 1):
            wheel_y = y + k * .17
            ring((-1.42, wheel_y - .03, wheel_z), (0, 1, 0), .09, .05, .06, 'rubber')
            cross_cylinder(-1.42, wheel_y - .035, wheel_y + .035, wheel_z, .06, 'accent')
        for x in (-2.1, -1.74, -1.38, -1.02):
            blank_at(x, table - .005, 'cut', 0, y, SMALL)
    cross_cylinder(-2.417, -.82, .82, table + .34, .022, 'chrome')
    cross_cylinder(-1.42, -half - .03, half + .03, wheel_z, .026, 'chrome')
    clear_cover([(-1.26, wheel_z + .14), (-1.5, wheel_z + .14), (-1.58, table + .03)], -.77, .77,
                'dark', .01, 3)
    for side in (-1, 1):
        block(-2.46, -2.37, side * .8 - .03, side * .8 + .03, table - .02, table + .4, 'body', .01)
        bearing_block(-1.42, side * (half - .02), wheel_z, .06, .08)
        block(-1.47, -1.37, side * (half - .05) - .03, side * (half - .05) + .03, table - .02,
              wheel_z - .05, 'dark', .006)
        block(-1.29, -1.23, side * .79 - .03, side * .79 + .03, table - .02, wheel_z + .15, 'dark',
              .008)
    station('twin feeder', (-2.6, -.4, table + .18))

    # cylinders
    machine_base(-1.08, .66, half, table, 3, 'brand')
    block(-1.084, .664, front - .01, front + .06, table - .25, table - .2, 'dark', .004)
    block(-1.06, .64, front + .04, half - .04, table - .14, table - .06, 'dark', .01)
    cylinder_pair(glue_x, suction_x, half, axis, radius, [(y, .3) for y in lanes])
    for y in lanes:
        glue_plate(glue_x, axis, radius, y, SMALL)
    glue_bath(glue_x - radius - .08, half, axis + .05)
    station('glue cylinder', (glue_x, -.4, axis + radius + .014))

    # two reels on a common beam
    top = 1.5
    for side in (-1, 1):
        outline = rounded_polygon([(.0, table - .12), (.06, top - .2), (.1, top), (.52, top),
                                   (.56, table - .12)], .08)
        plate(outline, side * (half + .03) - .035, .07, 'body')
    block(.12, .5, front - .08, half + .08, top - .09, top + .03, 'brand', .02)
    for y in (-.72, -.08, .08, .72):
        outline = rounded_polygon([(.16, top), (.22, 1.86), (.31, 1.93), (.4, 1.86), (.46, top)],
                                  .06)
        plate(outline, y - .02, .04, 'body')
    for y in lanes:
        film_reel(.31, y, 1.84, .33, .28)
        cross_cylinder(-.1, y - .27, y + .27, 1.6, .028, 'chrome')
        for edge in (y - .27, y + .27):
            tube([(.2, edge, 1.6), (-.1, edge, 1.6)], .016, 'dark')
            block(.16, .24, edge - .02, edge + .02, top, 1.62, 'dark', .006)
        film_way(.31, 1.84, .33, (-.1, 1.6, .03), (-.13, 1.43), (suction_x, axis, radius + .003), y,
                 .25)
        film_cutter(-.13, y, 1.43, .3)
        block(-.02, .16, y - .24, y - .2, 1.42, 1.48, 'dark', .006)
        block(-.02, .16, y + .2, y + .24, 1.42, 1.48, 'dark', .006)
    station('two film reels and cutters', (.31, -.4, 2.1))
    station('suction cylinder', (suction_x - .06, -.93, 1.135))
    patching_deck(-1.12, .7, half, table, (glue_x, suction_x))
    patching_guard(-1.08, -.03, -.33, half, table, 1.38, 3, 'dark')
    clear_cover([(.5, top - .08), (.6, top - .2), (.62, table + .14)], -half + .02, half - .02,
                'body', .012, 2)

    # press belts, then one narrow belt for each lane
    bed(.69, 1.6, half * 1.9, table - .05, doors=2)
    for y in lanes:
        belt_row(.76, 1.43, y - .15, y + .15, 2, .16, table - .012, .05, 'belt_blue')
        block(.8, 1.5, y - .02, y + .02, table + .14, table + .19, 'dark', .006)
        belt(.86, 1.44, y, .06, table + .09, .042, 'belt_blue')
        for x in (.95, 1.3):
            blank_at(x, table - .006, 'patched', 0, y, SMALL)
        lane_delivery(y, 1.5, 1.4, table + .01, 13)
    for x in (.92, 1.4):
        for side in (-1, 1):
            block(x - .035, x + .035, side * .82 - .025, side * .82 + .025, table - .12,
                  table + .28, 'body', .01)
        block(x - .035, x + .035, -.82, .82, table + .24, table + .3, 'body', .01)
        for y in lanes:
            cylinder((x, y, table + .15), (x, y, table + .34), .014, 'chrome')
            setting_wheel((x, y, table + .32), (0, 0, 1), .06, 'dark')
    station('double delivery', (2.2, -.4, table - .12))

    # operator side
    touch_panel_arm(.6, front + .06, top - .1, 1.72, .26)
    for x in (-2.62, 1.5):
        y = front if x < 0 else -half * .95
        block(x - .05, x + .05, y - .06, y + .07, table - .2, table - .07, 'dark', .01)
        emergency_stop((x, y - .06, table - .135), scale=.95)
    emergency_stop((.61, front, table - .18))
    handwheel((-2.0, front - .06, table - .2), (0, -1, 0), .1)
    motor((-.3, half + .02, .5), (0, 1, 0), .13, .3, 'grey')
    cabinet(-.9, .5, half + .2, half + .6, 1.3, stripe=False)
    beacon(.3, half - .05, top + .02)
    front_edge((-3.04, front - .02, 0), (2.95, front - .02, 0))
