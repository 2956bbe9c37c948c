"""Sheet-fed carry bag machine."""
import math

from kit import (beacon, bed, belt, belt_row, block, box, bracket, brush_roll, cabinet, cable,
                 circle, clear_cover, closing_rod, closing_tube, cross_cylinder, cylinder,
                 emergency_stop, foot, front_edge, group, handwheel, hood, image_material, machine,
                 pallet, pile_edges, place, plate, reel, ring, roller, rounded_polygon,
                 rounded_rectangle, spool, stack, station, suction_head, tank, touch_panel_arm,
                 tube, web, window, wrap_path)
from kit.artwork import leaf, sheet
from kit.parts_press import bearing_cap

GROUND, GOLD, DEEP = '#8a1f3c', '#e8b64c', '#5d1229'


def bag_picture(panels):
    """Glossy artwork of bag panels side by side: medallions and leaves on a dark red ground."""
    picture, draw = sheet(360 * panels, 480, GROUND)
    for panel in range(panels):
        left = panel * 360
        for x in range(left + 20, left + 360, 40):
            for y in range(20, 480, 40):
                draw.ellipse((x - 3, y - 3, x + 3, y + 3), fill=DEEP)
        cx = left + 180
        draw.ellipse((cx - 105, 135, cx + 105, 345), fill=GOLD)
        draw.ellipse((cx - 92, 148, cx + 92, 332), fill=GROUND)
        for angle in range(0, 360, 60):
            leaf(draw, cx, 240, 78, angle, GOLD)
        draw.rectangle((left, 440, left + 359, 452), fill=GOLD)
    return picture


def printed_surface(panels):
    """The glossy printed paper, along x and y."""
    return image_material(f'carry bag {panels}', bag_picture(panels), 'yx', .25, 0, .5)


def plain_ground(colour=DEEP):
    """The plain dark red of the bag's folded bottom and sides."""
    return image_material(f'carry bag {colour}', sheet(8, 8, colour)[0], 'xy', .3, 0, .5)


def rope_handle(x, y, z, spread=.15, reach=.2, way=1, surface='cream'):
    """A twisted handle lying flat on z: its ends at x, its bow to x + way * reach."""
    half = spread / 2
    tube([(x, y - half, z), (x + way * reach * .75, y - half, z), (x + way * reach, y, z),
          (x + way * reach * .75, y + half, z), (x, y + half, z)], .011, surface, .06)


def handle_patch(x, y, z, spread=.2, way=-1):
    """A handle glued to its paper patch, lying on z."""
    rope_handle(x, y, z + .014, .15, .2, way)
    block(x - .035, x + .045, y - spread / 2, y + spread / 2, z + .012, z + .024, 'kraft', .002)


def carry_bag(x, y, z, length=.62, width=.5, handles=True):
    """A finished flat bag lying on z: square bottom folded at +x, handles out to -x."""
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + .014,
          printed_surface(1), .003)
    block(x + length / 2 - .15, x + length / 2 - .004, y - width / 2 + .005, y + width / 2 - .005,
          z + .013, z + .024, plain_ground(), .003)
    if handles:
        rope_handle(x - length / 2 + .03, y, z + .02, .17, .2, -1)


def guard_cabin(x0, x1, half, z0, z1, doors=2, roof='body'):
    """A clear guard cabin over the line: posts, clear doors along the front, light roof rim."""
    front = -half
    for x in (x0, x1 - .07):
        for y in (front, half - .07):
            block(x, x + .07, y, y + .07, z0, z1, 'body', .012)
    for y in (front + .004, half - .074):
        block(x0 + .01, x1 - .01, y, y + .07, z1 - .1, z1 + .002, roof, .015)
    for x in (x0 + .002, x1 - .072):
        block(x, x + .07, front + .01, half - .01, z1 - .098, z1, roof, .015)
    block(x0 + .06, x1 - .06, front + .06, half - .06, z1 - .04, z1 - .03, 'acrylic', 0)
    for x in (x0 + .03, x1 - .036):
        block(x, x + .006, front + .07, half - .07, z0 + .3, z1 - .1, 'acrylic', 0)
    pitch = (x1 - x0 - .14) / doors
    for i in range(doors):
        left, right = x0 + .07 + i * pitch + .008, x0 + .07 + (i + 1) * pitch - .008
        hole = rounded_rectangle(left + .04, z0 + .04, right - .04, z1 - .15, .04)
        plate(rounded_rectangle(left, z0, right, z1 - .11, .03), front + .006, .03, 'aluminium',
              [hole], .006)
        block(left + .03, right - .03, front + .018, front + .026, z0 + .03, z1 - .14, 'acrylic', 0)
        middle = (z0 + z1) / 2
        tube([(right - .02, front + .01, middle - .1), (right - .02, front - .04, middle - .1),
              (right - .02, front - .04, middle + .06), (right - .02, front + .01, middle + .06)],
             .011, 'black', .02)


def line_base(x0, x1, half, table, doors, door='brand'):
    """A closed base of the line with doors towards the operator, on a dark plinth and feet."""
    block(x0 + .01, x1 - .01, -half + .02, half - .02, .14, table - .06, 'body', .02)
    block(x0 + .06, x1 - .06, -half + .08, half - .08, .05, .15, 'dark', .01)
    pitch = (x1 - x0 - .08) / doors
    for i in range(doors):
        left, right = x0 + .05 + i * pitch, x0 + .03 + (i + 1) * pitch
        block(left, right, -half, -half + .04, .2, table - .28, door, .012)
        block(right - .08, right - .055, -half - .02, -half + .01, table - .52, table - .38,
              'black', .006)
    for x in (x0 + .15, x1 - .15):
        for y in (-half + .1, half - .1):
            foot(x, y, .05)


def handle_branch(x, y0, y1, table, over):
    """The handle line behind the machine: two small reels and spools of twisted rope on a creel,
    patches with rope handles on a belt that crosses the line by over, above the sheets."""
    with group() as branch:                         # built along x, then turned to run to -y
        length = y1 - y0
        line_base(0, length, .36, table, 2, 'body')
        block(0, length, -.37, .37, table - .065, table - .03, 'steel', .008)
        belt(.1, length + over, 0, .42, table, .04, 'belt_green')
        for side in (-1, 1):
            block(length - .06, length + over + .04, side * .225 - .012, side * .225 + .012,
                  table - .075, table + .012, 'body', .005)
            block(length + over - .06, length + over, side * .225 - .02, side * .225 + .02,
                  table - .2, table - .06, 'dark', .006)
        for i in range(5):
            with group() as handle:
                handle_patch(0, 0, 0, .3, -1)
            place(handle, (length + over - .31 - i * .54, .13, table - .01), (0, 0, 90))
        # rolls that press the patches on the rope ends, under a clear cover
        roller(.72, -.34, .34, table + .085, .07, 'rubber')
        roller(.72, -.34, .34, table + .225, .06, 'chrome')
        for side in (-1, 1):
            block(.62, .82, side * .35 - .03, side * .35 + .03, table - .05, table + .36, 'brand',
                  .015)
        clear_cover([(.64, table + .33), (.8, table + .33), (.88, table + .24), (.89, table + .05)],
                    -.31, .31, bar=.01)
        # creel
        for px in (.1, .56):
            for side in (-1, 1):
                block(px - .03, px + .03, side * .36 - .03, side * .36 + .03, table - .05,
                      table + .99, 'body', .01)
            block(px - .028, px + .028, -.36, .36, table + .94, table + .995, 'body', .01)
        for side in (-1, 1):
            block(.07, .59, side * .36 - .032, side * .36 + .032, table + .94, table + 1., 'brand',
                  .01)
            y = side * .17
            reel(.33, y - .06, y + .06, table + .32, .235, 'kraft', .045, 'kraft_dark', 2)
            spool((.33, side * .19, table + .74), (0, 1, 0), .165, .17, 'cream', .86, 'brand')
            for k in range(6):
                ring((.33, side * .19 - .062 + k * .0245, table + .74), (0, 1, 0), .15, .12, .014,
                     'kraft' if k % 2 else 'white')
            web(wrap_path([(.33, table + .32, .234, -1), (.72, table + .085, .072, 1)], 0, 0,
                          step=8), y - .055, y + .055, 'kraft', .003, 0)
            tube([(.48, side * .19, table + .74), (.63, side * .14, table + .25), (.7, side * .12,
                                                                                 table + .15)],
                 .009, 'cream', .04)
        for z in (table + .32, table + .74):
            for px in (.1, .56):
                for side in (-1, 1):
                    block(px - .028, px + .028, side * .36 - .028, side * .36 + .028, z - .03,
                          z + .03, 'dark', .006)
            for side in (-1, 1):
                block(.1, .56, side * .36 - .018, side * .36 + .018, z - .025, z + .025, 'body',
                      .006)
            cross_cylinder(.33, -.37, .37, z, .022, 'chrome')
    place(branch, (x, y1, 0), (0, 0, -90))


def handle_pasting(x0, x1, half, table):
    """A vacuum roll lifts the patches off the crossing belt on to the drum, which lays them on
    the sheets; glue pot on a bracket, clear cover over the drum between its cheeks."""
    drum_x, drum_z, front = x1 - .26, table + .27, -half
    for side in (-1, 1):
        plate(rounded_polygon([(x1 - .62, table - .04), (x1 - .62, table + .46), (x1 - .5,
                                                                                table + .6),
                               (x1 - .12, table + .6), (x1 - .02, table + .5),
                               (x1 - .02, table - .04)], .06),
              side * (half - .06) - .03, .06, 'brand',
              [rounded_rectangle(x1 - .6, table + .03, x1 - .56, table + .2, .01)], .012)
        bearing_cap(drum_x, side * (half - .03), drum_z, .11, 'dark', side)
        bearing_cap(drum_x - .29, side * (half - .03), drum_z + .03, .045, 'steel', side)
    cross_cylinder(drum_x, -half + .1, half - .1, drum_z, .24, 'light_grey')
    roller(drum_x - .29, -half + .06, half - .06, drum_z + .03, .048, 'chrome')
    for angle in (140, 200, 260):
        turn = math.radians(angle)
        for y in (-.27, .27):
            box((drum_x + math.cos(turn) * .243, y, drum_z + math.sin(turn) * .243),
                (.09, .3, .01), 'kraft', .002, (0, 90 - angle, 0))
    clear_cover([(x1 - .14, table + .59), (x1 - .48, table + .59), (x1 - .6, table + .47),
                 (x1 - .61, table + .23)], -half + .1, half - .1, bar=.012)
    pot = x1 - .86
    bracket(pot, front, table - .24, .27, width=.2)
    tank(pot, front - .14, table - .24, .1, .2, 'steel')
    cable([(pot, front - .14, table - .03), (pot, front - .14, table + .1),
           (pot + .1, front - .03, table + .16), (x1 - .57, front - .03, table + .3),
           (x1 - .57, front + .02, table + .3)], .012, 'hose_blue', .06)
    station('handle pasting', (drum_x - .1, -.25, table + .5))


def tube_forming(x0, x1, half, table):
    """The sheet lies print down, so its sides close over a former plate to a tube printed
    outside; guide rods lead them, a hinged hood covers it all."""
    wide, narrow, z = 1.06, .52, table + .02
    a, b = x0 + .1, x1 - .36
    closing_tube(a, b, z, wide, narrow, plain_ground(GROUND), 'white')
    box(((b + x1) / 2 - .02, 0, z + .006), (x1 - b - .06, narrow, .014), printed_surface(1), .001)
    block(a - .02, b - .1, -.13, .13, z + .008, z + .012, 'chrome', .001)
    for side in (-1, 1):
        closing_rod(a, b, z, wide, narrow, side, half - .06, table - .03)
        cylinder((a, side * .1, z + .01), (a, side * .1, table + .44), .014, 'chrome')
        block(a - .03, a + .03, side * (half - .05) - .035, side * (half - .05) + .035,
              table - .03, table + .46, 'body', .012)
        block(a + .05, x1 - .04, side * (half - .06) - .02, side * (half - .06) + .02, table - .03,
              table + .052, 'body', .006)
    block(a - .035, a + .035, -half + .02, half - .02, table + .42, table + .5, 'brand', .012)
    for y in (-.15, .15):
        cross_cylinder(x1 - .2, y - .05, y + .05, z + .075, .06, 'rubber_grey')
    cross_cylinder(x1 - .2, -half + .06, half - .06, z + .075, .018, 'chrome')
    for side in (-1, 1):
        block(x1 - .24, x1 - .16, side * (half - .08) - .03, side * (half - .08) + .03, table - .03,
              z + .11, 'dark', .01)
    hood(a + .05, x1 - .04, -half + .06, half - .06, table + .05, table + .46, .24)
    station('tube forming', (1.22, -.23, 1.0))


@machine('sheet-fed-carry-bag-machine-with-handle', overall_length_m=18., azimuth=-30, elevation=21,
         lens=78)
def sheet_fed_carry_bag_machine():
    """Sheet feeder, handle branch and pasting, top fold, tube forming, bottom section, press."""
    table, half = .96, .62
    front = -half
    paper = pile_edges()               # sheets lie with their print down

    # sheet feeder with a pile of printed sheets
    x0, x1 = -3.84, -2.76
    for x in (x0, x1 - .12):
        for y in (-.7, .7):
            block(x, x + .12, y - .06, y + .06, .06, 1.78, 'body', .02)
            foot(x + .06, y, .05)
    for y in (-.7, .7):
        block(x0 - .02, x1 + .02, y - .075, y + .075, 1.6, 1.8, 'brand', .03)
        block(x0 + .1, x1 - .1, y - .03, y + .03, .14, .24, 'dark', .01)
    block(x1 - .1, x1 - .02, -.7, .7, 1.62, 1.76, 'body', .015)
    top = pallet((x0 + x1) / 2, 0, .86, 1.14)
    top = stack((x0 + x1) / 2, 0, top, .8, 1.08, .98, paper, .032, .003)
    box(((x0 + x1) / 2, 0, top + .003), (.8, 1.08, .004), 'white', .001)
    suction_head((x0 + x1) / 2 + .2, -.4, .4, top + .012, 4, .2, 1, 'dark')
    for y in (-.3, .3):
        cylinder(((x0 + x1) / 2 + .2, y, top + .3), ((x0 + x1) / 2 + .2, y, 1.7), .022, 'chrome')
    block((x0 + x1) / 2 + .1, (x0 + x1) / 2 + .3, -.7, .7, 1.68, 1.75, 'body', .012)
    station('sheet feeder', ((x0 + x1) / 2 - .1, -.3, top + .01))

    # register table with a sheet on its way
    x0, x1 = -2.72, -2.02
    line_base(x0, x1, half, table, 1, 'body')
    block(x0, x1, front - .01, half + .01, table - .065, table - .02, 'steel', .008)
    belt_row(x0 + .05, x1 - .04, -.42, .42, 5, .06, table + .01, .035, 'belt_green')
    box((x0 + .36, 0, table + .013), (.78, 1.04, .004), 'white', .001)
    for x in (x0 + .14, x0 + .54):
        brush_roll(x, -half, half, table + .09, .065, 6, 'rubber_grey')
        for side in (-1, 1):
            block(x - .035, x + .035, side * (half - .02) - .03, side * (half - .02) + .03,
                  table - .04, table + .15, 'dark', .01)

    # handle branch behind, then pasting
    x0, x1 = -1.98, -.62
    middle, lift = x1 - .83, .17
    handle_branch(middle, half + .02, 2.75, table + lift, 1.22)
    station('handle-making unit', (middle - .17, 2.4, table + lift + .55))
    line_base(x0, x1, half, table, 2)
    block(x0, x1, front - .01, half + .01, table - .065, table - .02, 'steel', .008)
    belt(x0 + .05, x1 - .04, 0, .8, table + .01, .04, 'belt_green')
    box((x0 + .52, 0, table + .013), (.78, 1.04, .004), 'white', .001)
    handle_pasting(x0, x1, half, table)

    # top fold under a low clear cabin
    x0, x1 = -.58, .56
    line_base(x0, x1, half, table, 2, 'body')
    block(x0, x1, front - .01, half + .01, table - .065, table - .02, 'steel', .008)
    belt(x0 + .05, x1 - .04, 0, .6, table + .01, .04, 'belt_green')
    box((x0 + .5, 0, table + .013), (.78, 1.04, .004), 'white', .001)
    for y in (-.26, .26):
        handle_patch(x0 + .3, y, table + .004, .28, 1)
    for side in (-1, 1):
        tube([(x0 + .15, side * .5, table + .04), (x0 + .4, side * .48, table + .16),
              (x0 + .7, side * .36, table + .1), (x0 + .95, side * .34, table + .035)], .02,
             'chrome', .1)
        for x in (x0 + .16, x0 + .94):
            block(x - .03, x + .03, side * .54 - .03, side * .54 + .03, table - .03, table + .1,
                  'dark', .01)
    roller(x1 - .2, -.5, .5, table + .1, .08, 'chrome')
    guard_cabin(x0 + .04, x1 - .04, half - .02, table - .02, table + .66, 2, 'brand')
    station('top fold', (x0 + .4, -.49, table + .17))

    # tube forming
    x0, x1 = .6, 1.72
    line_base(x0, x1, half, table, 2)
    block(x0, x1, front - .01, half + .01, table - .065, table - .02, 'steel', .008)
    belt_row(x0 + .05, x1 - .04, -.16, .16, 2, .07, table + .01, .035, 'belt_green')
    tube_forming(x0, x1, half, table)

    # bottom section: tall clear cabin with a folding drum
    x0, x1 = 1.76, 3.0
    line_base(x0, x1, half + .06, table, 2, 'body')
    block(x0, x1, front - .07, half + .07, table - .065, table - .02, 'steel', .008)
    drum_x, drum_z, drum = (x0 + x1) / 2 + .02, table + .46, .4
    cross_cylinder(drum_x, -.36, .36, drum_z, drum, 'light_grey')
    for side in (-1, 1):
        plate(circle(drum_x, drum_z, drum + .02, 56), side * .38 - .02, .04, 'brand',
              [circle(drum_x + .24 * math.cos(a), drum_z + .24 * math.sin(a), .085)
               for a in (2 * math.pi * i / 5 for i in range(5))], .008)
        block(drum_x - .09, drum_x + .09, side * .5 - .04, side * .5 + .04, table - .03,
              drum_z + .1, 'dark', .015)
    cross_cylinder(drum_x, -.55, .55, drum_z, .06, 'steel')
    for angle in (165, 105, 45):
        turn = math.radians(angle)
        where = (drum_x + math.cos(turn) * (drum + .006), 0,
                 drum_z + math.sin(turn) * (drum + .006))
        with group() as bottom:
            a, b, c = .16, .3, .12
            plate([(-a, -c), (0, -b), (a, -c), (a, c), (0, b), (-a, c)], 0, .012, plain_ground(),
                  bevel=.002, plane='xy')
            for side in (-1, 1):
                plate([(-a * .9, side * c), (0, side * b * .92), (a * .9, side * c)], .011, .006,
                      'white', bevel=.001, plane='xy')
        place(bottom, where, (0, 90 - angle, 0))
    guard_cabin(x0 + .02, x1 - .02, half + .04, table - .02, 2.12, 2, 'brand')
    station('bottom section', (2.35, -.4, 1.348))

    # press conveyor with bags lying flat, handles out
    x0, x1, low = 3.04, 4.92, .82
    bed(x0, x1, 1.1, low - .07, None, sill=low - .32, openings=False, shafts=False)
    belt(x0 + .08, x1 - .05, 0, .86, low, .06, 'belt_green')
    for x in (x0 + .36, x1 - .3):
        carry_bag(x, 0, low + .002)
    for y in (-.3, 0, .3):
        belt(x0 + .15, x0 + .95, y, .12, low + .2, .075, 'belt_white')
    for x in (x0 + .3, x0 + .8):
        for side in (-1, 1):
            block(x - .04, x + .04, side * .52 - .04, side * .52 + .04, low - .12, low + .4, 'body',
                  .012)
        block(x - .05, x + .05, -.56, .56, low + .36, low + .44, 'brand', .015)
        cylinder((x, 0, low + .18), (x, 0, low + .5), .02, 'chrome')
        handwheel((x, 0, low + .5), (0, 0, 1), .065)
    for y in (-.59, .56):
        window(x0 + .08, x0 + 1.04, low - .04, low + .36, y, 'aluminium', 2, .028, y < 0)
    block(x0 + .08, x0 + 1.04, -.56, .56, low + .345, low + .352, 'acrylic', 0)
    for x in (x0 + .08, x0 + 1.03):
        block(x, x + .01, -.5, .5, low + .06, low + .34, 'acrylic', 0)
    station('press and delivery', (x1 - .3, -.1, low + .02))

    # controls
    touch_panel_arm(1.7, front + .1, table + .4, 1.85, .34, -10)
    for x, z, y in ((-2.6, table - .16, front + .02), (-.7, table - .16, front + .02),
                    (1.9, table - .16, front - .04), (x0 + .12, low - .2, -.55)):
        emergency_stop((x, y, z), scale=1.15)
    for x in (-1.78, -1.12, .9, 1.3):
        handwheel((x, front - .08, table - .16), radius=.085)
    cabinet(.5, 2.1, 1.3, 1.75, 1.95, doors=3)
    beacon(1.9, 1.5, 1.95)
    front_edge((-3.86, front - .08, 0), (x1, front - .08, 0))
