"""Rigid box machines: covering line, positioning machine."""
from kit import (air_cylinder, base_cabinet, beacon, block, cabinet, clear_doors, conveyor,
                 cross_cylinder, cylinder, emergency_stop, end_doors, foot, front_edge, glue_unit,
                 grey_tray, group, guide_columns, machine, mesh_panel, motor, perforated_belt,
                 place, plate, portal, ring, robot_arm, rounded_polygon, side_rails,
                 station, suction_cup, suction_head, touch_panel, touch_panel_arm, tray_stack, tube,
                 vision_camera, web, wrap_sheet)
from kit.piles import loose_pile


def glossy_box(x, y, z, length, width, height, surface='burgundy'):
    """A wrapped rigid box standing upside down: closed top, a lighter line at its rim."""
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + height, surface,
          .006)


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
    clear_doors(x0 + .12, x1 - .12, table + .02, height - .54, -half + .01, doors=2, bar=.035)
    end_doors(x0 + .01, -half + .12, half - .12, table + .16, height - .54, bar=.035)
    end_doors(x1 - .01, -half + .12, half - .12, table + .27, height - .54, bar=.035, facing=1)
    block(x0 + .1, x1 - .1, half - .05, half - .02, table, height - .5, 'light_grey', .004)
    # mould with the box, four folding plates on their cylinders
    block(middle - .2, middle + .2, -.17, .17, table - .07, table + .1, 'dark', .012)
    block(middle - .27, middle + .27, -.24, .24, table + .098, table + .101, 'white', 0)
    grey_tray(middle, 0, table + .106, .42, .34, .13, 'burgundy')
    for side in (-1, 1):
        block(middle + side * .3 - .014, middle + side * .3 + .014, -.2, .2, table, table + .22,
              'aluminium', .006)
        air_cylinder((middle + side * .54, 0, table + .1), (middle + side * .314, 0, table + .1),
                     .045)
        foot_x = middle + side * .54
        block(foot_x - .04, foot_x + .04, -.07, .07, table - .07, table + .16, 'brand', .01)
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


@machine('automatic-rigid-box-making-machine', overall_length_m=7.2, livery='red', azimuth=-36,
         elevation=19, lens=74)
def automatic_rigid_box_making():
    """Wrap feeder, hot glue roll, suction belt, camera and placing arm, forming tower; the box
    belt leaves at a right angle."""
    table, half = .9, .52
    # wrap paper feeder
    base_cabinet(-3.55, -2.65, -.6, .6, .4, 1, head=.08)
    portal(-3.6, -2.56, -.68, .68, 1.42)
    top = loose_pile(-3.08, 0, .4, .74, 1., .48, ('#f0ece4', '#e3d3d2'), 'white')
    suction_head(-2.86, -.42, .42, top + .006, 5, .3)
    for y in (-.3, .3):
        cylinder((-2.86, y, top + .4), (-2.86, y, 1.36), .026, 'chrome')
    block(-2.93, -2.79, -.68, .68, 1.25, 1.36, 'light_grey', .015)
    wrap_sheet(-2.62, 0, table + .001, .5, .8, 'white', .05, .003)
    station('wrap paper feeder', (-3.2, -.5, .7))
    # hot glue roller
    glue_unit(-2.5, -1.66, -.64, .64, table, .21, tank_at=-2.2, infeed=.2)
    station('hot glue roller', (-2.08, -.3, table + .4))
    # suction conveyor
    base_cabinet(-1.62, .92, -half, half, table - .17, 3)
    perforated_belt(-1.6, .97, 0, .86, table, rows=8)
    side_rails(-1.58, .92, -.46, .46, table)
    sticky = 'cream'
    for x in (-1.22, -.52, .2):
        wrap_sheet(x, 0, table + .003, .56, .62, 'burgundy', .08, .002)
        wrap_sheet(x, 0, table + .004, .5, .56, sticky, .075, .003)
    grey_tray(.2, 0, table + .008, .34, .36, .1)
    station('suction conveyor', (-1.22, -.1, table + .01))
    # camera
    for y in (-.66, .66):
        block(-.6, -.48, y - .05, y + .05, .06, 1.86, 'body', .012)
        foot(-.54, y, .05)
    block(-.63, -.45, -.73, .73, 1.8, 1.96, 'brand', .02)
    vision_camera(-.56, 0, 1.24, 1.81, .16)
    # camera and arm work behind clear doors; mesh behind, where the trays come from
    clear_doors(-.5, .95, table + .06, 1.74, -.7, 'light_grey', 2)
    block(-.48, .97, -.69, -.63, 1.74, 1.8, 'brand', .01)
    block(.195, .255, -.665, -.605, .06, 1.75, 'body', .008)
    foot(.225, -.635, .05)
    end_doors(-.39, -.6, .6, table + .2, 1.78)
    mesh_panel((.06, 1.32), (1.18, 1.32), .08, 1.7)
    for x in (.08, 1.16):
        block(x - .05, x + .05, 1.27, 1.37, .002, .1, 'dark', .005)
    # placing arm behind the belt, trays brought from the far side
    block(.26, .7, .66, 1.1, .002, .95, 'body', .02)
    block(.255, .705, .655, 1.105, .3, .42, 'brand', .004)
    robot_arm((.48, .88, .94), .52, (-.28, -.93, .46), 'accent', 1.5)
    grey_tray(.2, -.05, 1.385, .34, .36, .1)
    station('camera and placing arm', (.17, -.085, 1.81))
    with group() as infeed:
        conveyor(0, 1.3, -.26, .26, .92, 'belt_green', .05)
        for x in (.2, .62, 1.04):
            grey_tray(x, 0, .925, .34, .36, .1)
    place(infeed, (-.28, .75, 0), (0, 0, 90))
    # tower and box belt
    forming_tower(.96, 2.3, .8, 2.55, table)
    station('forming head', (1.665, -.19, 1.375))
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
        emergency_stop((x, -.64 if x < -2 else (-half if x < 0 else -.8),
                        table - (.1 if x < -2 else .24)))
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


def swing_feeder(x, shaft_x, z, half, shaft_z):
    """A sucker bar at x on two arms of a rocking shaft that lifts the front edge of the sheet on z:
    cups with hoses to a vacuum manifold, a servo gear motor on the shaft's near end."""
    lifted, bar = z + .06, z + .135
    web([(x - .54, z + .002), (x - .25, z + .003), (x - .13, lifted), (x + .06, lifted)], -.37, .37,
        'teal', .002, .08)
    block(x - .03, x + .03, -.31, .31, bar, bar + .05, 'aluminium', .006)
    for y in (-half, half):
        block(shaft_x - .06, shaft_x + .06, y - .03, y + .03, .66, shaft_z + .2, 'brand', .01)
    cross_cylinder(shaft_x, -half - .04, half + .04, shaft_z, .028, 'chrome')
    for y in (-.24, .24):
        plate(rounded_polygon([(shaft_x - .055, shaft_z - .01), (shaft_x + .02, shaft_z + .055),
                               (shaft_x + .05, shaft_z - .03), (x + .028, bar), (x - .028, bar)],
                              .02), y - .012, .024, 'accent', bevel=.004)
        ring((shaft_x, y - .03, shaft_z), (0, 1, 0), .055, .026, .06, 'dark')
    # beam with the manifold, its main hose down the near post to the pump in the base
    beam = shaft_z + .14
    block(shaft_x - .03, shaft_x + .03, -half, half, beam, beam + .06, 'body', .008)
    block(shaft_x - .075, shaft_x - .028, -.28, .28, beam + .005, beam + .055, 'dark', .006)
    for y in (-.255, -.085, .085, .255):
        suction_cup(x, y, lifted, bar - lifted + .01)
        cylinder((x, y * .9, bar + .045), (x, y * .9, bar + .075), .014, 'brass')
        tube([(x, y * .9, bar + .07), (x - .02, y * .9, bar + .18), (x - .06, y * .9, beam + .03),
              (shaft_x - .07, y * .9, beam + .03)], .011, 'hose_blue', .1)
    tube([(shaft_x - .05, -.27, beam + .03), (shaft_x - .05, -.4, beam + .03),
          (shaft_x - .09, -half - .055, beam - .06), (shaft_x - .09, -half - .055, .57),
          (shaft_x - .09, -half, .57)], .018, 'black', .06)
    cylinder((shaft_x - .09, -half - .045, .57), (shaft_x - .09, -half, .57), .032, 'steel')
    for clip in (1.2, .8):
        block(shaft_x - .115, shaft_x - .02, -half - .08, -half - .028, clip - .012, clip + .012,
              'steel', .003)
    block(shaft_x - .055, shaft_x + .075, -half - .15, -half - .028, shaft_z - .07, shaft_z + .07,
          'dark', .012)
    motor((shaft_x + .01, -half - .14, shaft_z), (0, -1, 0), .055, .17, 'grey')


@machine('rigid-box-positioning-machine-vision-spotter', overall_length_m=4.6, livery='red',
         azimuth=-35, elevation=19, lens=72)
def rigid_box_positioning():
    """Sheet feeder, glue roll, one long belt, camera gantry, pick arm with tray magazine."""
    table = .86
    # sheet feeder: the top of the pile is level with the glue unit's feed plate
    base_cabinet(-2.3, -1.52, -.5, .5, .62, 1)
    for y in (-.5, .46):
        plate([(-2.3, .58), (-2.3, .84), (-2.22, .92), (-1.52, .92), (-1.52, .58)], y, .04,
              'body', bevel=.01)
        block(-2.2, -1.7, y * .84 - .01, y * .84 + .01, .61, .89, 'steel', .004)
    top = loose_pile(-1.95, 0, .62, .6, .74, .22, ('#f0ece4', '#d8e4e2'), 'teal')
    block(-1.645, -1.625, -.37, .37, .61, top - .004, 'aluminium', .004)
    swing_feeder(-1.71, -1.6, top, .48, 1.3)
    station('sheet feeder', (-1.71, -.3, top + .15))
    glue_unit(-1.46, -.8, -.56, .56, table, .16, infeed=.14)
    station('glue roller', (-1.14, -.25, table + .3))
    # one long narrow belt, its delivery end open
    for x0, x1 in ((-.78, .66), (.7, 2.3)):
        base_cabinet(x0, x1, -.42, .42, table - .2, 2, head=.1)
    perforated_belt(-.74, 2.62, 0, .7, table, 'belt_green', rows=6, holes='dark')
    side_rails(-.74, 2.54, -.38, .38, table, .18)
    for x in (-.44, .24, .98, 1.62, 2.22):
        wrap_sheet(x, 0, table + .003, .56, .56, 'teal', .07, .002)
        wrap_sheet(x, 0, table + .004, .5, .5, 'cream', .065, .003)
    grey_tray(2.22, 0, table + .008, .34, .34, .1)
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
    tray_stack(2.3, .76, .82, .36, .36, .1, 8)
    for x in (2.08, 2.52):
        for y in (.54, .98):
            cylinder((x, y, .81), (x, y, 1.78), .02, 'chrome')
    # the arm works behind clear doors; mesh behind it
    clear_doors(.9, 2.56, table + .08, 1.72, -.56, 'light_grey', 2)
    block(.88, 2.58, -.55, -.49, 1.72, 1.78, 'brand', .01)
    for x in (.92, 2.54):
        block(x - .03, x + .03, -.53, -.47, .06, 1.74, 'body', .008)
        foot(x, -.5, .05)
    for x, facing in ((.9, -1), (2.56, 1)):
        end_doors(x + .01 * facing, -.46, .46, table + .2, 1.74, facing=facing)
        block(x - .03, x + .03, .45, .5, .06, 1.78, 'body', .006)
        foot(x, .475, .05)
        block(x - .025, x + .025, -.5, .5, 1.735, 1.78, 'brand', .008)
    mesh_panel((.92, 1.16), (2.7, 1.16), .08, 1.7)
    for x in (.94, 2.68):
        block(x - .05, x + .05, 1.11, 1.21, .002, .1, 'dark', .005)
    station('pick arm with tray magazine', (1.58, -.085, 1.66))
    for x, y in ((-1.38, -.56), (.0, -.42), (2.2, -.42)):
        emergency_stop((x, y, table - (.25 if x > -1 else .1)), scale=.9)
    beacon(.24, .3, 2.1)
    front_edge((-2.3, -.58, 0), (2.62, -.58, 0))
