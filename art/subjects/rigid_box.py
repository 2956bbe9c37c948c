"""Rigid box machines: covering line, positioning machine, pressing machine, corner taping."""
from kit import (acrylic, air_cylinder, base_cabinet, beacon, block, box, cabinet, conveyor,
                 corner_cut, cross_cylinder, cylinder, emergency_stop, foot, front_edge, glue_unit,
                 grey_tray, group, hopper_walls, machine, material, motor, paint, perforated_belt,
                 place, plate, portal, profile_frame, ring, robot_arm, rounded_rectangle,
                 side_rails, stack, station, strip, suction_cup, suction_head, touch_panel,
                 touch_panel_arm, touch_panel_post, tray_stack, tube, vision_camera, window,
                 wrap_sheet)


def end_window(x, y0, y1, z0, z1, frame='aluminium', doors=1):
    """A framed acrylic door across the machine, its face towards the feed end."""
    with group() as door:
        window(-(y1 - y0) / 2, (y1 - y0) / 2, z0, z1, 0, frame, doors)
    place(door, (x, (y0 + y1) / 2, 0), (0, 0, -90))


def glossy_box(x, y, z, length, width, height, surface='burgundy'):
    """A wrapped rigid box standing upside down: closed top, a lighter line at its rim."""
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + height, surface,
          .006)


def guide_columns(x, y, dx, dy, z0, z1, radius=.022):
    """Four chrome columns round x, y."""
    for sx in (-dx, dx):
        for sy in (-dy, dy):
            cylinder((x + sx, y + sy, z0), (x + sx, y + sy, z1), radius, 'chrome')


# ---------------------------------------------------------------- covering line

def forming_tower(x0, x1, half, height, table):
    """The enclosed tower: base with doors, corner posts, head, and a plunger over four folding
    plates with a box on the mould."""
    middle = (x0 + x1) / 2
    base_cabinet(x0, x1, -half, half, table - .06, 2, head=.12)
    for x in (x0, x1 - .11):
        for y in (-half, half - .11):
            block(x, x + .11, y, y + .11, table - .08, height - .4, 'body', .012)
    block(x0, x1, -half, half, height - .52, height, 'body', .03)
    block(x0 - .004, x1 + .004, -half - .006, half - .1, height - .44, height - .2, 'brand', .01)
    block(x0 - .006, x1 + .006, -half - .009, half - .1, height - .47, height - .445, 'accent',
          .003)
    with group() as doors:
        window(x0 + .12, x1 - .12, table + .02, height - .54, -half + .01, 'aluminium', 2)
        end_window(x0 + .01, -half + .12, half - .12, table + .42, height - .54)
    for part in doors:
        if part.data.materials[0] == material('acrylic'):
            part.data.materials[0] = acrylic((.97, .98, .985))
    block(x0 + .1, x1 - .1, half - .05, half - .02, table, height - .5, 'light_grey', .004)
    # mould with the box, four folding plates on their cylinders
    block(middle - .2, middle + .2, -.17, .17, table - .07, table + .1, 'dark', .012)
    block(middle - .27, middle + .27, -.24, .24, table + .098, table + .104, 'white', .001)
    grey_tray(middle, 0, table + .106, .42, .34, .13, 'burgundy')
    for side in (-1, 1):
        block(middle + side * .3 - .014, middle + side * .3 + .014, -.2, .2, table, table + .22,
              'aluminium', .006)
        air_cylinder((middle + side * .56, 0, table + .1), (middle + side * .314, 0, table + .1),
                     .045)
        block(middle + side * .56 - .05, middle + side * .56 + .05, -.07, .07, table - .07,
              table + .16, 'brand', .01)
        y = side * .29
        block(middle - .22, middle + .22, y - .014, y + .014, table - .05, table + .14, 'aluminium',
              .006)
    # plunger
    guide_columns(middle, 0, .27, .2, table + .7, height - .5, .03)
    cylinder((middle, 0, table + .7), (middle, 0, height - .5), .06, 'chrome')
    block(middle - .34, middle + .34, -.26, .26, table + .62, table + .72, 'dark', .012)
    block(middle - .25, middle + .25, -.19, .19, table + .32, table + .622, 'accent', .018)
    motor((middle - .1, 0, height + .01), (0, 0, 1), .13, .3, 'grey')
    block(middle - .28, middle + .1, -.2, .2, height - .01, height + .06, 'dark', .015)


@machine('automatic-rigid-box-making-machine', overall_length_m=7.2, azimuth=-36, elevation=19,
         lens=74)
def automatic_rigid_box_making():
    """Wrap feeder, hot glue roll, suction belt, camera and placing arm, forming tower; the box
    belt leaves at a right angle."""
    table, half = .9, .52
    # wrap paper feeder
    base_cabinet(-3.55, -2.65, -.6, .6, .4, 1, head=.08)
    portal(-3.6, -2.56, -.68, .68, 1.42)
    top = stack(-3.08, 0, .4, .74, 1., .5, 'white', .0145, .004, 'burgundy')
    suction_head(-2.86, -.42, .42, top, 5, .3)
    for y in (-.3, .3):
        cylinder((-2.86, y, top + .4), (-2.86, y, 1.36), .026, 'chrome')
    block(-2.93, -2.79, -.68, .68, 1.25, 1.36, 'light_grey', .015)
    wrap_sheet(-2.62, 0, table + .008, .5, .8, 'white', .05)
    station('wrap paper feeder', (-3.2, -.5, .7))
    # hot glue roller
    glue_unit(-2.5, -1.66, -.64, .64, table, .21, tank_at=-2.24)
    station('hot glue roller', (-2.08, -.3, table + .4))
    # suction conveyor
    base_cabinet(-1.62, .92, -half, half, table - .17, 3)
    perforated_belt(-1.6, 1.2, 0, .86, table, rows=8)
    side_rails(-1.58, .92, -.46, .46, table)
    sticky = 'cream'
    for x in (-1.22, -.52, .2):
        wrap_sheet(x, 0, table + .003, .56, .62, 'burgundy', .08, .003)
        wrap_sheet(x, 0, table + .006, .5, .56, sticky, .075, .003)
    grey_tray(.2, 0, table + .01, .34, .36, .1)
    station('suction conveyor', (-1.22, -.1, table + .01))
    # camera
    for y in (-.66, .66):
        block(-.6, -.48, y - .05, y + .05, .06, 1.86, 'body', .012)
        foot(-.54, y, .05)
    block(-.63, -.45, -.73, .73, 1.8, 1.96, 'brand', .02)
    vision_camera(-.54, 0, 1.24, 1.81, .19)
    # placing arm behind the belt, trays brought from the far side
    block(.26, .7, .66, 1.1, .002, .95, 'body', .02)
    block(.255, .705, .655, 1.105, .3, .42, 'brand', .004)
    robot_arm((.48, .88, .94), .52, (-.28, -.93, .46), 'accent', 1.5)
    grey_tray(.2, -.05, 1.385, .34, .36, .1)
    station('camera and placing arm', (.2, -.1, 1.68))
    with group() as infeed:
        conveyor(0, 1.3, -.26, .26, .92, 'belt_green', .05)
        for x in (.2, .62, 1.04):
            grey_tray(x, 0, .925, .34, .36, .1)
    place(infeed, (-.28, .75, 0), (0, 0, 90))
    # tower and box belt
    forming_tower(.96, 2.3, .8, 2.55, table)
    station('forming head', (1.45, -.19, table + .5))
    with group() as outfeed:
        conveyor(0, 2.3, -.3, .3, .78, 'belt_green', .055)
        for x in (.75, 1.35, 1.95):
            glossy_box(x, 0, .784, .36, .44, .13)
    place(outfeed, (2.66, .5, 0), (0, 0, -90))
    block(2.29, 2.38, -.28, .34, .5, .95, 'body', .01)
    station('finished box belt', (2.66, -.9, .9))
    # operator side
    touch_panel_arm(1.1, -.72, 2.52, 2.3, .32)
    for x in (-2.42, -1.4, 1.02):
        emergency_stop((x, -.645 if x < -2 else (-half if x < 0 else -.8), table - .24))
    cabinet(1.2, 2.2, .86, 1.25, 1.95)
    beacon(2.15, -.3, 2.55)
    front_edge((-3.6, -.7, 0), (2.96, -.7, 0))


# ---------------------------------------------------------------- positioning machine

def scara_arm(x, y, z, reach_x, tip_y, tip_z, surface='body'):
    """A white four-axis arm on a column at x, y, z: two flat links and a vertical spindle."""
    elbow = (x + reach_x + .16, (y + tip_y) / 2 + .05)
    tip = (x + reach_x, tip_y)
    cylinder((x, y, z), (x, y, z + .34), .13, surface)
    cylinder((x, y, z - .01), (x, y, z + .05), .17, 'dark')
    for (ax, ay), (bx, by), low in (((x, y), elbow, z + .33), (elbow, tip, z + .44)):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** .5
        plate([(ax + (bx - ax) * t + side * (by - ay) / length * wide,
                ay + (by - ay) * t - side * (bx - ax) / length * wide)
               for t, side, wide in ((-.12, 1, .1), (1.1, 1, .09), (1.1, -1, .09),
                                     (-.12, -1, .1))], low, .12, surface, bevel=.02, plane='xy')
        cylinder((ax, ay, low - .01), (ax, ay, low + .15), .115, surface)
        cylinder((ax, ay, low + .149), (ax, ay, low + .165), .09, 'brand')
    block(tip[0] - .085, tip[0] + .085, tip[1] - .085, tip[1] + .12, z + .5, z + .76, surface, .03)
    block(tip[0] - .088, tip[0] + .088, tip[1] - .088, tip[1] + .122, z + .6, z + .64, 'brand',
          .004)
    cylinder((tip[0], tip[1], tip_z + .1), (tip[0], tip[1], z + .5), .032, 'chrome')
    block(tip[0] - .12, tip[0] + .12, tip[1] - .1, tip[1] + .1, tip_z + .09, tip_z + .115, 'dark',
          .006)
    for sx in (-.08, .08):
        for sy in (-.06, .06):
            suction_cup(tip[0] + sx, tip[1] + sy, tip_z, .1)
    tube([(x, y + .06, z + .4), (x - .1, y + .1, z + .95), (tip[0], tip[1] + .1, z + 1.),
          (tip[0], tip[1] + .05, z + .74)], .02, 'black', .2)


@machine('rigid-box-positioning-machine-vision-spotter', overall_length_m=4.6, azimuth=-35,
         elevation=19, lens=72)
def rigid_box_positioning():
    """Sheet feeder, glue roll, one long belt, camera gantry, pick arm with tray magazine."""
    table = .86
    # sheet feeder: sheets on a sloping board under a sucker bar
    base_cabinet(-2.3, -1.52, -.5, .5, .62, 1)
    for y in (-.5, .46):
        plate([(-2.3, .58), (-2.3, 1.12), (-2.2, 1.22), (-1.52, 1.12), (-1.52, .58)], y, .04,
              'body', bevel=.01)
    top = stack(-1.92, 0, .62, .6, .74, .36, 'white', .0145, .004, 'teal')
    hopper_walls(-2.2, -1.62, -.4, .4, .62, .42)
    suction_head(-1.72, -.26, .26, top, 4, .26, 1, 'light_grey')
    for y in (-.48, .48):
        block(-1.78, -1.66, y - .03, y + .03, 1.08, 1.3, 'brand', .01)
    cross_cylinder(-1.72, -.5, .5, top + .32, .03, 'chrome')
    station('sheet feeder', (-2.05, -.37, .9))
    glue_unit(-1.46, -.82, -.56, .56, table, .16, tank_at=None)
    station('glue roller', (-1.14, -.25, table + .3))
    # one long narrow belt, its delivery end open
    for x0, x1 in ((-.78, .66), (.7, 2.3)):
        base_cabinet(x0, x1, -.42, .42, table - .2, 2, head=.1)
    perforated_belt(-.74, 2.62, 0, .7, table, 'belt_green', rows=6, holes='dark')
    side_rails(-.74, 2.54, -.38, .38, table, .18)
    for x in (-.44, .24, .98, 1.62, 2.22):
        wrap_sheet(x, 0, table + .003, .56, .56, 'teal', .07, .003)
        wrap_sheet(x, 0, table + .006, .5, .5, 'cream', .065, .003)
    grey_tray(2.22, 0, table + .01, .34, .34, .1)
    station('suction belt', (-.44, -.12, table + .01))
    # camera gantry
    for y in (-.52, .52):
        block(.16, .32, y - .06, y + .06, .06, 1.9, 'body', .015)
        foot(.24, y, .05)
        block(.157, .323, y - .064, y + .064, .7, .82, 'brand', .004)
    block(.12, .36, -.62, .62, 1.88, 2.1, 'body', .03)
    block(.116, .364, -.624, .5, 1.95, 2.03, 'brand', .003)
    vision_camera(.24, 0, 1.22, 1.89, .2)
    touch_panel(.24, -.66, 1.5, .4, .3)
    station('camera gantry', (.24, -.62, 1.99))
    # arm and magazine on the far side
    block(1.34, 1.7, .5, .86, .002, .98, 'body', .02)
    block(1.335, 1.705, .495, .865, .3, .42, 'brand', .004)
    scara_arm(1.52, .66, .97, .06, 0, 1.16)
    grey_tray(1.58, 0, 1.146, .34, .34, .1)
    base_cabinet(2.0, 2.6, .5, 1.04, .82, 1, door='body')
    tray_stack(2.3, .76, .82, .36, .36, .1, 13, .055)
    for x in (2.08, 2.52):
        for y in (.54, .98):
            cylinder((x, y, .81), (x, y, 1.78), .02, 'chrome')
    station('pick arm with tray magazine', (1.58, -.085, 1.66))
    for x, y in ((-1.38, -.565), (.0, -.436), (2.2, -.436)):
        emergency_stop((x, y, table - .27 if x > -1 else table - .14), scale=.9)
    beacon(.24, .3, 2.1)
    front_edge((-2.3, -.58, 0), (2.62, -.58, 0))


# ---------------------------------------------------------------- pressing machine

def wrapped_box(x, y, z, length, width, height):
    """A box in shiny wrap, its open side down, with a gold line round it."""
    glossy_box(x, y, z, length, width, height, paint('#8c1230', .1, 0, 1.))
    block(x - length / 2 - .002, x + length / 2 + .002, y - width / 2 - .002, y + width / 2 + .002,
          z + .03, z + .045, 'gold', .001)


@machine('box-bubble-pressing-machine', overall_length_m=1.3, azimuth=-25, elevation=16, lens=72,
         fill_height=.86)
def box_bubble_pressing():
    """A tall cabinet: shelf, mould block with a half-covered box, side plates, plunger, roof
    cylinders."""
    half, front, back, shelf, roof = .62, -.42, .5, .92, 1.98
    base_cabinet(-half, half, front, back, shelf, 2, plinth=.1, head=.12)
    # side walls with windows, back wall, head
    hole = rounded_rectangle(front + .16, 1.06, back - .14, 1.66, .05)
    outline = rounded_rectangle(front + .02, shelf - .05, back, roof, .02)
    for x in (-half, half - .12):
        plate(outline, x, .12, 'body', [hole], .012, 'yz')
    for x in (-half + .055, half - .065):
        block(x, x + .008, front + .14, back - .12, 1.04, 1.68, 'acrylic', 0)
    block(-half + .1, half - .1, back - .06, back - .01, shelf - .05, roof, 'light_grey', .01)
    block(-half - .01, half + .01, front - .01, back + .01, 1.72, roof + .02, 'body', .03)
    block(-half - .014, half + .014, front - .015, back - .05, 1.78, 1.9, 'brand', .006)
    for x in (-half + .02, half - .06):
        block(x, x + .04, front - .02, front + .03, shelf + .06, 1.7, 'yellow', .006)
    # mould block with a wrapped box pushed half-way on
    block(-.2, .2, -.12, .26, shelf - .01, shelf + .1, 'dark', .012)
    block(-.165, .165, -.08, .22, shelf + .09, shelf + .3, 'brand', .015)
    wrapped_box(0, .07, shelf + .22, .36, .33, .14)
    # four side plates on cylinders
    for side in (-1, 1):
        x = side * .29
        block(x - .016, x + .016, -.13, .27, shelf + .1, shelf + .46, 'aluminium', .008)
        block(x + side * .016, x + side * .05, -.04, .18, shelf + .2, shelf + .34, 'dark', .008)
        air_cylinder((side * (half - .11), .07, shelf + .27), (side * .33, .07, shelf + .27), .045,
                     .3)
    block(-.2, .2, .29, .32, shelf + .1, shelf + .46, 'aluminium', .008)
    air_cylinder((0, back - .06, shelf + .27), (0, .32, shelf + .27), .045, .3)
    block(-.2, .2, -.3, -.27, shelf - .02, shelf + .17, 'aluminium', .008)
    air_cylinder((0, front - .02, shelf + .06), (0, -.3, shelf + .06), .035, .3)
    # plunger
    guide_columns(0, .07, .2, .13, shelf + .62, 1.74, .024)
    cylinder((0, .07, shelf + .6), (0, .07, 1.74), .05, 'chrome')
    block(-.27, .27, -.12, .26, shelf + .6, shelf + .67, 'dark', .012)
    block(-.16, .16, -.07, .21, shelf + .46, shelf + .602, 'accent', .012)
    # roof cylinders
    for x, y, height in ((-.3, .07, .24), (.3, .07, .24), (0, .07, .36)):
        wide = .085 if x == 0 else .055
        cylinder((x, y, roof + .01), (x, y, roof + .06), wide * 1.25, 'dark')
        cylinder((x, y, roof + .05), (x, y, roof + height), wide, 'aluminium')
        cylinder((x, y, roof + height - .01), (x, y, roof + height + .03), wide * 1.15, 'dark')
        tube([(x + wide, y, roof + height), (x + wide + .06, y, roof + height),
              (x + wide + .06, y + .2, roof + .02)], .011, 'hose_blue', .05)
    # front shelf with two-hand buttons and a box waiting
    block(-half, half, front - .34, front + .04, shelf - .06, shelf, 'body', .015)
    block(-half + .002, half - .002, front - .345, front - .3, shelf - .05, shelf - .012, 'brand',
          .004)
    for x in (-.5, .5):
        block(x - .025, x + .025, front - .2, front + .01, shelf - .2, shelf - .05, 'body', .006)
        block(x - .075, x + .075, front - .32, front - .16, shelf - .01, shelf + .06, 'dark', .015)
        cylinder((x, front - .24, shelf + .055), (x, front - .24, shelf + .085), .045, 'green')
    block(-.06, .06, front - .33, front - .23, shelf - .01, shelf + .03, 'dark', .012)
    emergency_stop((0, front - .28, shelf + .028), (0, 0, 1), 1.)
    wrapped_box(-.24, front - .17, shelf + .001, .26, .2, .1)
    touch_panel_arm(half - .1, front + .1, roof, 1.66, .3, 12)
    beacon(-half + .14, back - .14, roof + .02)
    station('loading shelf', (-.24, front - .2, shelf + .1))
    station('mould block', (-.1, -.1, shelf + .15))
    station('four side plates', (-.3, -.1, shelf + .36))
    station('upper plunger', (-.1, -.1, shelf + .55))
    front_edge((-half, front - .34, 0), (half, front - .34, 0))



# ---------------------------------------------------------------- corner taping

def tape_head(x, y, side_x, side_y, z):
    """One of four heads at a corner of the forming frame: heated block, feed box, reel on an arm
    outside the frame, tape running down to it."""
    block(x - .07, x + .07, y - .07, y + .07, z + .02, z + .2, 'brand', .012)
    block(x - side_x * .13 - .035, x - side_x * .13 + .035, y - .045, y + .045, z + .05, z + .13,
          'brass', .006)
    cylinder((x - side_x * .13, y, z + .09), (x - side_x * .05, y, z + .09), .02, 'chrome')
    reel_x, reel_z = x + side_x * .3, z + .6
    tube([(x, y + side_y * .03, z + .19), (x, y + side_y * .03, reel_z),
          (reel_x, y + side_y * .03, reel_z)], .022, 'aluminium', .05)
    cylinder((reel_x, y - .075, reel_z), (reel_x, y + .06, reel_z), .03, 'steel')
    ring((reel_x, y - .05, reel_z), (0, 1, 0), .2, .075, .07, 'kraft')
    for r in (.11, .145, .175):
        ring((reel_x, y - .0525, reel_z), (0, 1, 0), r + .004, r, .003, 'kraft_dark')
    ring((reel_x, y - .058, reel_z), (0, 1, 0), .08, .028, .086, 'brand')
    strip([(reel_x - side_x * .198, y - .015, reel_z), (x + side_x * .03, y - .015, z + .3),
           (x, y - .015, z + .2)], .06, 'kraft', .006)


@machine('four-corner-box-taping-machine', overall_length_m=2.6, azimuth=-34, elevation=17, lens=72)
def four_corner_box_taping():
    """Blank magazine at the side, pusher, plunger through a forming frame with a tape head at each
    corner, trays dropping on a belt."""
    x0, x1, half, form, top = -.34, .88, .6, 1.1, 2.04
    middle = (x0 + x1) / 2
    # open lower frame with a brand skirt, so that the falling tray is seen
    profile_frame(x0, x1, -half, half, .06, top, .09, 'body', (.3, form - .04))
    block(x0 + .09, x1 - .09, half - .06, half - .03, .3, form - .08, 'light_grey', .004)
    block(x0 + .02, x1 - .02, -half - .012, half + .012, form - .15, form - .05, 'brand', .008)
    opening = rounded_rectangle(middle - .2, -.16, middle + .2, .16, .02)
    plate(rounded_rectangle(x0 + .05, -half + .05, x1 - .05, half - .05, .03), form - .045, .05,
          'steel', [opening], .006, 'xy')
    block(x0 - .02, x1 + .02, -half - .02, half + .02, top - .02, top + .07, 'body', .02)
    block(x0 - .024, x1 + .024, -half - .024, half - .1, top + .0, top + .045, 'brand', .004)
    # blank over the forming frame, plunger, cylinder
    plate(corner_cut(middle, 0, .58, .5, .1), form + .008, .012, 'greyboard', bevel=.002,
          plane='xy')
    block(middle - .2, middle + .2, -.16, .16, form + .1, form + .34, 'accent', .015)
    block(middle - .24, middle + .24, -.2, .2, form + .338, form + .4, 'dark', .01)
    guide_columns(middle, 0, .18, .14, form + .39, top - .01, .024)
    air_cylinder((middle, 0, top + .1), (middle, 0, form + .39), .07, .5)
    cylinder((middle, 0, top + .06), (middle, 0, top + .3), .08, 'aluminium')
    cylinder((middle, 0, top + .29), (middle, 0, top + .33), .092, 'dark')
    for sx in (-1, 1):
        for sy in (-1, 1):
            tape_head(middle + sx * .36, sy * .38, sx, sy, form)
    # guard doors, low enough to leave the reels free
    window(x0 + .1, x1 - .1, form - .02, form + .5, -half - .02, 'aluminium', 2)
    block(x0 + .05, x1 - .05, -half, -half + .06, form + .5, form + .56, 'body', .008)
    # blank magazine with rods, pusher
    base_cabinet(-1.36, x0 - .02, -.46, .46, .72, 2, head=.1)
    for i in range(30):
        plate(corner_cut(-.92 + .002 * (i % 3), .003 * (i % 2), .6, .54, .1), .722 + i * .0165,
              .0145, 'greyboard', bevel=.002, plane='xy')
    for x in (-1.13, -.71):
        for y in (-.285, .285):
            cylinder((x, y, .71), (x, y, 1.5), .02, 'chrome')
    for y in (-.285, .285):
        block(-1.16, -.68, y - .02, y + .02, 1.48, 1.52, 'dark', .006)
    block(-1.28, -1.24, -.2, .2, .71, .84, 'accent', .008)
    air_cylinder((-1.74, 0, .78), (-1.28, 0, .78), .045, .3)
    block(-1.72, -1.35, -.1, .1, .66, .72, 'dark', .008)
    # trays dropping on the belt
    with group() as falling:
        grey_tray(0, 0, 0, .36, .3, .12)
    place(falling, (middle - .04, 0, .66), (0, 9, 0))
    conveyor(x0 + .12, 1.66, -.27, .27, .4, 'belt_green', .05)
    for x in (middle + .2, 1.0, 1.4):
        grey_tray(x, 0, .404, .36, .3, .12)
    touch_panel_post(1.3, -half - .3, 1.22)
    emergency_stop((x0 + .06, -half - .012, form - .1))
    beacon(x1 - .14, half - .14, top + .07)
    station('blank magazine', (-.92, -.2, 1.22))
    station('pusher', (-1.26, -.15, .84))
    station('forming plunger', (middle - .1, -.16, form + .24))
    station('four tape heads', (middle - .66, -.44, form + .74))
    station('tray out', (1.0, -.15, .5))
    front_edge((-1.36, -half - .02, 0), (1.66, -half - .02, 0))
