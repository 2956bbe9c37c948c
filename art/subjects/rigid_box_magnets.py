"""Machines that put closing magnets on or into greyboard panels."""
from kit import (air_cylinder, base_cabinet, beacon, belt, block, c_frame, cone, cylinder,
                 disc_stick, door, dots, emergency_stop, foot, front_edge, glow, group, hood,
                 hopper_walls, hose, machine, material, motor, paper, place, plate, profile_frame,
                 ring, side_rails, stack, station, tank, touch_panel, touch_panel_post, tube,
                 warning_plate, window)

SPOTS = ((.1, -.13), (.1, .13))         # where a panel carries its magnets
DISC, HOLE = .013, .0145                # radius of a magnet and of its seat


def panel(x, y, z, magnets=2, holes=0, length=.42, width=.5):
    """A greyboard panel lying on z.  magnets of its two spots carry a disc; holes of them are
    sunk, and a sunk magnet is flush."""
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + .005, 'greyboard',
          .001)
    for number, (dx, dy) in enumerate(SPOTS):
        if number < holes:
            dots([(x + dx, y + dy, z + .0055)], HOLE, 'black', 24)
        if number < magnets:
            rise = .0062 if holes else .0085
            cylinder((x + dx, y + dy, z + .003), (x + dx, y + dy, z + rise), DISC, 'chrome')


def panel_magazine(x, z, count_height, length=.46, width=.54):
    """A pile of panels between four rods; the lowest is pushed out to the right."""
    stack(x, 0, z, length, width, count_height, 'greyboard', .007, .001, paper('#7f7c75'))
    for px in (x - length / 2 - .02, x + length / 2 + .02):
        for py in (-width / 2 - .02, width / 2 + .02):
            block(px - .018, px + .018, py - .018, py + .018, z - .02, z + count_height + .16,
                  'aluminium', .005)


# ---------------------------------------------------------------- pasting

@machine('magnet-pasting-machine', overall_length_m=3.2, azimuth=-35, elevation=18, lens=72)
def magnet_pasting():
    """Panel feeder, hot-melt nozzle and magnet head on one small gantry, press foot, delivery."""
    table, half = .84, .42
    # open frame with a shallow brand housing under the belt
    profile_frame(-1.56, 1.66, -half, half, .07, table - .2, .07, 'body', (.26,))
    for x in (-.5, .5):
        for y in (-half + .035, half - .035):
            block(x - .035, x + .035, y - .035, y + .035, .07, table - .22, 'body', .008)
            foot(x, y, .06)
    block(-1.56, 1.66, -half - .01, half + .01, table - .21, table - .04, 'brand', .012)
    block(-1.5, -.56, -half + .08, half - .08, .2, .56, 'body', .012)
    door(-1.46, -1.06, .24, .52, -half + .08, 'light_grey', 'left', 'turn', 'mesh')
    door(-1.0, -.6, .24, .52, -half + .08, 'light_grey', 'right', 'turn')
    block(.0, .2, half - .3, half - .08, .262, .33, 'cast_iron', .008)
    motor((.1, half - .36, .42), (0, 1, 0), .09, .28, 'grey')
    block(-.02, .24, -half + .02, half - .02, .23, .265, 'dark', .006)
    belt(-.94, 1.76, 0, .58, table, .05, 'belt_blue')
    side_rails(-.96, 1.68, -.34, .34, table, .12, 'body')
    # panel feeder
    block(-1.6, -.98, -half - .02, half + .02, table - .06, table, 'body', .01)
    panel_magazine(-1.28, table + .03, .42)
    block(-1.56, -1.0, -.3, .3, table - .002, table + .03, 'steel', .004)
    air_cylinder((-1.98, 0, table + .05), (-1.5, 0, table + .05), .04, .3)
    block(-1.96, -1.58, -.07, .07, table - .015, table + .012, 'dark', .004)
    for y in (-.05, .05):
        plate([(-1.61, table - .2), (-1.61, table - .01), (-1.92, table - .01)], y - .008, .016,
              'dark', bevel=.003)
    panel(-.78, 0, table + .001, 0)
    station('panel feeder', (-1.28, -.2, table + .45))
    # gantry
    for x in (-.74, .34):
        for y in (-.5, .5):
            block(x - .05, x + .05, y - .05, y + .05, table - .16, 1.5, 'body', .012)
    for y in (-.5, .5):
        block(-.8, .4, y - .06, y + .06, 1.44, 1.6, 'body', .015)
        block(-.76, .36, y - .066, y + .066, 1.49, 1.55, 'brand', .004)
    for x in (-.3, .14):
        block(x - .06, x + .06, -.5, .5, 1.5, 1.64, 'dark', .012)
        for z in (1.53, 1.6):
            block(x - .07, x + .07, -.44, .44, z - .012, z + .012, 'chrome', .003)
    # hot-melt nozzle with its heated hose and melter
    panel(-.34, 0, table + .001, 0)
    dots([(-.24, dy, table + .0075) for dy in (-.13, .13)], .011, 'glue', 16)
    block(-.42, -.2, -.25, -.03, 1.5, 1.68, 'light_grey', .012)
    block(-.4, -.2, -.23, -.03, 1.12, 1.52, 'accent', .015)
    cylinder((-.24, -.13, 1.04), (-.24, -.13, 1.14), .036, 'dark')
    cone((-.24, -.13, .875), (-.24, -.13, 1.05), .004, .026, 'brass')
    tube([(-.3, -.13, 1.67), (-.3, -.13, 1.82), (-.2, .4, 1.86), (-.05, .66, 1.6),
          (-.05, .72, 1.16)], .022, 'black', .14)
    base_cabinet(-.28, .2, .58, 1.0, 1.0, 1, door='body')
    block(-.24, .16, .6, .96, .995, 1.16, 'accent', .02)
    tank(-.08, .8, 1.158, .1, .1, 'steel', 'dark')
    station('hot-melt nozzle', (-.25, -.15, 1.04))
    # magnet head: slide, four clear tubes of discs, separator, placing plunger, camera
    panel(.16, 0, table + .001, 1)
    block(.02, .3, -.16, .1, 1.6, 1.68, 'light_grey', .012)
    block(.08, .24, -.14, -.1, 1.12, 1.62, 'dark', .008)
    block(.04, .28, -.22, -.06, 1.2, 1.3, 'brand', .012)
    for i in range(4):
        disc_stick(.07 + i * .06, -.17, 1.3, 1.86 - .05 * (i % 2), .019, 'chrome', .006)
    block(.05, .27, -.2, -.09, 1.56, 1.585, 'aluminium', .004)
    block(.2, .32, -.2, -.05, 1.13, 1.21, 'steel', .008)
    cylinder((.26, -.13, 1.0), (.26, -.13, 1.14), .022, 'steel')
    cylinder((.26, -.13, table + .02), (.26, -.13, 1.01), .011, 'chrome')
    cylinder((.26, -.13, table + .0095), (.26, -.13, table + .022), .013, 'dark')
    block(.06, .14, -.2, -.1, 1.08, 1.2, 'dark', .01)
    cylinder((.1, -.15, 1.0), (.1, -.15, 1.09), .026, 'black')
    cylinder((.1, -.15, .982), (.1, -.15, 1.002), .03, glow('#ff5a3c', 2.5))
    station('magnet feeding head', (.16, -.19, 1.75))
    # clear guards: doors before the gantry, roof over it, a panel before the press foot
    window(-.7, -.2, table + .05, 1.43, -.58, 'body')
    window(-.2, .3, table + .05, 1.43, -.58, 'body')
    for x in (-.72, .3):
        for z in (.96, 1.36):
            block(x, x + .02, -.57, -.5, z - .02, z + .02, 'dark', .003)
    warning_plate(-.74, -.552, 1.3, .07)
    for x in (.84, 1.24):
        block(x - .015, x + .015, -.39, -.36, table - .1, 1.22, 'body', .004)
    block(.84, 1.24, -.378, -.372, table + .05, 1.2, 'clear_film', 0)
    block(.83, 1.25, -.39, -.36, 1.19, 1.22, 'body', .004)
    # press foot
    c_frame(.94, 1.14, -.3, .52, 1.4, table + .04, .3, .78, 'body')
    air_cylinder((1.04, -.13, 1.62), (1.04, -.13, table + .08), .045, .4)
    cylinder((1.04, -.13, table + .02), (1.04, -.13, table + .09), .04, 'rubber_red')
    block(.936, 1.144, -.304, .4, 1.26, 1.33, 'brand', .003)
    panel(.7, 0, table + .001, 2)
    station('press foot', (1.04, -.2, 1.5))
    panel(1.46, 0, table + .001, 2)
    station('delivery', (1.46, -.2, table + .006))
    block(.31, .37, -.56, -.49, 1.16, 1.24, 'dark', .006)
    touch_panel(.34, -.6, 1.2, .34, .26)
    emergency_stop((-1.2, -half - .012, table - .12), scale=.9)
    emergency_stop((1.4, -half - .012, table - .12), scale=.9)
    beacon(.28, .5, 1.6)
    front_edge((-1.6, -half, 0), (1.78, -half, 0))


# ---------------------------------------------------------------- drilling and inserting

def drill_spindle(x, y, table, beam_z):
    """A motor spindle pointing down on a slide: finned motor, chuck, drill, brush ring, hose."""
    block(x - .08, x + .08, y - .04, y + .1, beam_z - .36, beam_z + .08, 'aluminium', .01)
    motor((x, y - .08, beam_z - .3), (0, 0, 1), .1, .46, 'brand')
    cylinder((x, y - .08, beam_z - .4), (x, y - .08, beam_z - .29), .06, 'steel')
    cone((x, y - .08, beam_z - .48), (x, y - .08, beam_z - .39), .026, .05, 'dark')
    cylinder((x, y - .08, table + .02), (x, y - .08, beam_z - .47), .02, 'chrome')
    cylinder((x, y - .08, table + .05), (x, y - .08, table + .13), .075, 'grey')


@machine('magnet-inserting-machine-drill-insert', overall_length_m=3.6, azimuth=-33, elevation=18,
         lens=72)
def magnet_inserting_drill_insert():
    """Panel feeder, two drill spindles with dust hoses under a clear cover, magnet inserting,
    press, delivery."""
    table, half = .86, .48
    base_cabinet(-1.8, .98, -half, half, table - .1, 4, door='body', head=.22)
    block(-1.804, .984, -half - .012, half - .02, table - .29, table - .15, 'brand', .006)
    block(-1.806, .986, -half - .015, half - .02, table - .322, table - .3, 'accent', .003)
    base_cabinet(1.0, 1.8, -half + .06, half - .06, table - .14, 1, head=.1)
    belt(-1.1, 1.86, 0, .6, table, .05, 'belt_green')
    side_rails(-1.12, 1.78, -.36, .36, table, .12, 'light_grey')
    # panel feeder
    block(-1.78, -1.16, -half + .02, half - .02, table - .11, table - .0, 'steel', .008)
    panel_magazine(-1.46, table + .01, .3)
    hopper_walls(-1.7, -1.2, -.32, .32, table, .2)
    panel(-.98, 0, table + .001, 0)
    station('panel feeder', (-1.46, -.2, table + .3))
    # portal with two drill spindles
    beam = 1.5
    for y in (-.44, .44):
        block(-.56, -.4, y - .05, y + .05, table - .12, beam + .14, 'body', .015)
    block(-.6, -.36, -.5, .5, beam - .06, beam + .16, 'body', .02)
    for z in (beam, beam + .09):
        block(-.63, -.59, -.42, .42, z - .016, z + .016, 'chrome', .003)
    panel(-.72, 0, table + .001, 0, 0, .4)
    for y in (-.2, .26):
        with group() as spindle:
            drill_spindle(0, 0, table, beam)
        place(spindle, (-.68, y, 0))
    station('drill spindles', (-.68, -.38, beam - .05))
    # dust hoses to the collector behind
    for y, lane, port in ((-.28, -.9, -1.1), (.18, -.76, -.94)):
        hose([(-.7, y + .06, table + .09), (lane, y + .16, table + .14), (lane, y + .17, 1.38),
              (lane, y + .36, 1.42), (lane, .7, 1.42), (port, .98, 1.5), (port, .98, 1.3)], .045,
             'grey', .1, .03)
        ring((lane, .535, 1.42), (0, 1, 0), .075, .045, .05, 'dark')
    block(-.97, -.66, .548, .57, 1.3, 1.54, 'aluminium', .004)
    cylinder((-1.02, .98, .1), (-1.02, .98, .62), .3, 'dark')
    cone((-1.02, .98, .6), (-1.02, .98, .76), .29, .22, 'steel')
    cylinder((-1.02, .98, .75), (-1.02, .98, 1.26), .3, 'brand')
    cylinder((-1.02, .98, 1.25), (-1.02, .98, 1.33), .31, 'dark')
    for dx, dy in ((-.2, -.2), (.2, -.2), (-.2, .2), (.2, .2)):
        cylinder((-1.02 + dx, .98 + dy, .002), (-1.02 + dx, .98 + dy, .14), .04, 'rubber')
    station('dust suction', (-.9, -.11, 1.3))
    # glue dot and magnet insert; stick loader at the back
    panel(-.14, 0, table + .001, 0, 2)
    panel(.38, 0, table + .001, 1, 2)
    for y in (-.44, .44):
        block(.26, .4, y - .05, y + .05, table - .12, 1.48, 'body', .015)
    block(.22, .44, -.5, .5, 1.36, 1.54, 'body', .02)
    block(.216, .444, -.504, .3, 1.42, 1.48, 'brand', .004)
    block(.12, .24, -.24, -.02, 1.14, 1.5, 'accent', .012)
    cone((.2, -.13, table + .04), (.2, -.13, 1.15), .004, .028, 'brass')
    block(.42, .56, -.25, -.01, 1.16, 1.5, 'aluminium', .012)
    cylinder((.49, -.13, table + .02), (.49, -.13, 1.17), .014, 'chrome')
    with group() as loader:
        for i in range(5):
            disc_stick(.1 + i * .06, 0, 0, .5, .019, 'chrome', .006)
        block(.04, .4, .02, .05, -.02, .48, 'dark', .008)
        for z in (.08, .36):
            block(.04, .4, -.03, .03, z, z + .03, 'brand', .005)
    place(loader, (.26, .62, 1.42), (-14, 0, 0))
    block(.24, .72, .5, .76, 1.32, 1.42, 'dark', .012)
    block(.42, .54, .56, .7, .1, 1.34, 'body', .01)
    foot(.48, .63, .08)
    station('glue dot and magnet insert', (.5, -.24, 1.25))
    # clear cover over the portal
    with group() as cover:
        hood(-.98, .66, -.56, .56, table - .04, 1.72, .24, 'aluminium')
    for part in cover:
        if part.data.materials[0] == material('acrylic'):
            part.data.materials[0] = material('clear_film')
    # press
    c_frame(.82, 1.08, -.38, .56, 1.5, table + .05, .28, .8, 'body')
    block(.816, 1.084, -.384, .4, 1.36, 1.44, 'brand', .003)
    cylinder((.95, -.08, 1.49), (.95, -.08, 1.76), .085, 'aluminium')
    cylinder((.95, -.08, 1.75), (.95, -.08, 1.79), .096, 'dark')
    cylinder((.95, -.08, table + .08), (.95, -.08, 1.2), .035, 'chrome')
    block(.84, 1.06, -.22, .2, table + .06, table + .12, 'dark', .01)
    panel(.98, 0, table + .001, 2, 2)
    station('press', (.95, -.38, 1.3))
    panel(1.5, 0, table + .001, 1, 2)
    station('delivery', (1.5, -.22, table + .006))
    touch_panel_post(1.36, -.94, 1.1)
    emergency_stop((.8, -half - .015, table - .22), scale=.9)
    emergency_stop((-1.5, -half - .015, table - .22), scale=.9)
    beacon(-.48, .3, beam + .16)
    front_edge((-1.8, -half, 0), (1.9, -half, 0))
