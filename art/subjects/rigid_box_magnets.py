"""Machines that put closing magnets on or into greyboard panels."""
import math

from kit import (air_cylinder, base_cabinet, beacon, belt, block, bracket, c_frame, clear_doors,
                 cone, cylinder, disc_stick, door, dots, emergency_stop, end_doors, foot,
                 front_edge, glow, group, guard_hood, hopper_walls, hose, machine, motor,
                 place, plate, profile_frame, ring, side_rails, station, tank,
                 touch_panel, touch_panel_post, tube, warning_plate)
from kit.piles import loose_pile

SPOTS = ((.1, -.13), (.1, .13))         # where a panel carries its magnets
DISC, HOLE = .013, .0145                # radius of a magnet and of its seat


def panel(x, y, z, magnets=2, holes=0, length=.42, width=.5):
    """A greyboard panel lying on z.  magnets of its two spots carry a disc; holes of them are
    sunk, and a sunk magnet is flush."""
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + .004, 'greyboard',
          .001)
    for number, (dx, dy) in enumerate(SPOTS):
        if number < holes:
            dots([(x + dx, y + dy, z + .0052)], HOLE, 'black', 24)
        if number < magnets:
            rise = .006 if holes else .0075
            cylinder((x + dx, y + dy, z + .003), (x + dx, y + dy, z + rise), DISC, 'chrome')


def panel_magazine(x, z, count_height, length=.46, width=.54):
    """A pile of panels between four rods; the lowest is pushed out to the right."""
    loose_pile(x, 0, z, length, width, count_height, ('#96938b', '#8f8c84'), 'greyboard')
    for px in (x - length / 2 - .02, x + length / 2 + .02):
        for py in (-width / 2 - .02, width / 2 + .02):
            block(px - .018, px + .018, py - .018, py + .018, z - .02, z + count_height + .16,
                  'aluminium', .005)


def pile_pusher(x, z, face, deck, lip):
    """A cylinder on a bracketed plate at the end face of a machine; a thin lip at that height
    pushes the lowest panel of the pile at x to the right; deck is the height of the plate."""
    air_cylinder((x - .5, 0, z), (x - .06, 0, z), .04, .3)
    block(x - .07, x - .055, -.14, .14, lip, z + .03, 'accent', .004)
    block(x - .06, x - .008, -.14, .14, lip, lip + .004, 'steel', .001)
    block(face - .42, face + .02, -.07, .07, deck - .027, deck, 'dark', .004)
    for y in (-.05, .05):
        plate([(face + .01, deck - .2), (face + .01, deck - .02), (face - .36, deck - .02)],
              y - .008, .016, 'dark', bevel=.003)


# ---------------------------------------------------------------- pasting

@machine('magnet-pasting-machine', overall_length_m=3.2, livery='red', azimuth=-35, elevation=18,
         lens=72)
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
    pile_pusher(-1.51, table + .06, -1.6, table + .012, table + .031)
    panel(-.78, 0, table + .001, 0)
    station('panel feeder', (-1.28, -.2, table + .45))
    # gantry
    for x in (-.74, .34):
        for y in (-.5, .5):
            block(x - .05, x + .05, y - .05, y + .05, .06, 1.5, 'body', .012)
            foot(x, y, .05)
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
    tube([(-.3, -.13, 1.67), (-.3, -.13, 1.86), (-.16, .3, 1.86), (-.16, .62, 1.86),
          (-.05, .72, 1.6),
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
        disc_stick(.07 + i * .06, -.188, 1.3, 1.86 - .05 * (i % 2), .019, 'chrome', .006)
    for z in (1.36, 1.64):              # both clamps sit on the head's slide
        block(.04, .28, -.214, -.12, z, z + .03, 'aluminium', .004)
    block(.1, .22, -.164, -.11, 1.3, 1.68, 'aluminium', .004)
    block(.2, .32, -.2, -.05, 1.13, 1.21, 'steel', .008)
    cylinder((.26, -.13, 1.0), (.26, -.13, 1.14), .022, 'steel')
    cylinder((.26, -.13, table + .02), (.26, -.13, 1.01), .011, 'chrome')
    cylinder((.26, -.13, table + .0095), (.26, -.13, table + .022), .013, 'dark')
    block(.06, .14, -.2, -.1, 1.08, 1.2, 'dark', .01)
    cylinder((.1, -.15, 1.0), (.1, -.15, 1.09), .026, 'black')
    cylinder((.1, -.15, .982), (.1, -.15, 1.002), .03, glow('#ff5a3c', 2.5))
    station('magnet feeding head', (.16, -.19, 1.75))
    # clear guards: doors on all sides of the gantry, a clear box over its heads
    clear_doors(-.7, .3, table + .05, 1.43, -.58, 'body', 2)
    for x in (-.72, .3):
        for z in (.96, 1.36):
            block(x, x + .02, -.57, -.5, z - .02, z + .02, 'dark', .003)
    clear_doors(-.7, .3, table + .05, 1.43, .52, 'body', 2)
    for x, facing in ((-.81, -1), (.41, 1)):
        end_doors(x, -.46, .46, table + .06, 1.5, 'body', facing=facing)
    warning_plate(-.74, -.552, 1.3, .07)
    guard_hood(-.78, .38, -.52, .52, 1.6, 2.0, (-.3, .3, 1.62), .14, 'aluminium', .012)
    ring((-.16, .505, 1.86), (0, 1, 0), .05, .022, .03, 'dark')
    # the press foot behind clear doors of its own
    clear_doors(.78, 1.3, table + .05, 1.24, -.43, 'body')
    for x, facing in ((.78, -1), (1.27, 1)):
        block(x, x + .03, -.4, -.375, table - .1, 1.24, 'body', .004)
        end_doors(x + .03 * (facing > 0), -.4, .4, table + .05, 1.24, 'body', facing=facing)
    for x0, x1 in ((.78, .94), (1.14, 1.3)):
        block(x0, x1, -.41, .4, 1.236, 1.244, 'clear_film', 0)
    # press foot
    c_frame(.94, 1.14, -.3, .64, 1.4, table - .12, .46, .79, 'body')
    air_cylinder((1.04, -.13, 1.62), (1.04, -.13, table + .08), .045, .4)
    cylinder((1.04, -.13, table + .02), (1.04, -.13, table + .09), .04, 'rubber_red')
    block(.936, 1.144, -.304, .4, 1.26, 1.33, 'brand', .003)
    panel(.64, 0, table + .001, 2)
    station('press foot', (1.047, -.169, .907))
    panel(1.52, 0, table + .001, 2)
    station('delivery', (1.643, -.136, table + .005))
    block(.31, .37, -.56, -.49, 1.16, 1.24, 'dark', .006)
    touch_panel(.34, -.6, 1.2, .34, .26)
    emergency_stop((-1.2, -half - .012, table - .12), scale=.9)
    emergency_stop((1.4, -half - .012, table - .12), scale=.9)
    block(.2, .36, .34, .5, 1.99, 2.014, 'body', .004)
    beacon(.28, .42, 2.01)
    front_edge((-1.6, -half, 0), (1.78, -half, 0))


# ---------------------------------------------------------------- drilling and inserting

def drill_spindle(x, y, table, beam_z):
    """A motor spindle pointing down on a slide: straight motor with fine cooling ribs under a cap,
    steel quill, chuck, drill, brush ring."""
    block(x - .08, x + .08, y - .04, y + .1, beam_z - .36, beam_z + .08, 'aluminium', .01)
    foot, top = beam_z - .26, beam_z + .16
    cylinder((x, y - .08, foot), (x, y - .08, top), .074, 'cast_iron')
    for i in range(18):                 # ribs along the motor, not around it
        turn = math.tau * i / 18
        with group() as rib:
            block(.07, .088, -.004, .004, foot + .05, top - .05, 'cast_iron', .001)
        place(rib, (x, y - .08, 0), (0, 0, math.degrees(turn)))
    for z in (foot, top - .05):
        cylinder((x, y - .08, z), (x, y - .08, z + .05), .09, 'brand')
    cylinder((x, y - .08, top), (x, y - .08, top + .03), .05, 'dark')
    cylinder((x, y - .08, beam_z - .4), (x, y - .08, foot), .05, 'steel')
    cone((x, y - .08, beam_z - .48), (x, y - .08, beam_z - .39), .026, .05, 'dark')
    cylinder((x, y - .08, table + .02), (x, y - .08, beam_z - .47), .02, 'chrome')
    cylinder((x, y - .08, table + .05), (x, y - .08, table + .13), .075, 'grey')


@machine('magnet-inserting-machine-drill-insert', overall_length_m=3.6, livery='red', azimuth=-33,
         elevation=18, lens=72)
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
    pile_pusher(-1.69, table + .05, -1.78, table + .008, table + .011)
    station('panel feeder', (-1.46, -.275, table + .2))
    # portal with two drill spindles
    beam = 1.5
    for y in (-.44, .44):
        block(-.56, -.4, y - .05, y + .05, table - .12, beam + .14, 'body', .015)
    block(-.6, -.36, -.5, .5, beam - .06, beam + .16, 'body', .02)
    for z in (beam, beam + .09):
        block(-.63, -.59, -.42, .42, z - .016, z + .016, 'chrome', .003)
    panel(-.78, 0, table + .001, 0)
    for y in (-.05, .21):           # a drill stands over each seat of the panel
        with group() as spindle:
            drill_spindle(0, 0, table, beam)
        place(spindle, (-.68, y, 0))
    station('drill spindles', (-.7, -.218, 1.37))
    # dust hoses to the collector behind
    for y, lane, port in ((-.13, -.88, -1.1), (.13, -.75, -.94)):
        hose([(-.7, y + .06, table + .09), (lane, y + .12, table + .14), (lane, y + .13, 1.38),
              (lane, y + .2, 1.42), (lane, .7, 1.42), (port, .98, 1.5), (port, .98, 1.3)], .045,
             'grey', .1, .03)
    cylinder((-1.02, .98, .1), (-1.02, .98, .62), .3, 'dark')
    cone((-1.02, .98, .6), (-1.02, .98, .76), .29, .22, 'steel')
    cylinder((-1.02, .98, .75), (-1.02, .98, 1.26), .3, 'brand')
    cylinder((-1.02, .98, 1.25), (-1.02, .98, 1.33), .31, 'dark')
    for dx, dy in ((-.2, -.2), (.2, -.2), (-.2, .2), (.2, .2)):
        cylinder((-1.02 + dx, .98 + dy, .002), (-1.02 + dx, .98 + dy, .14), .04, 'rubber')
    station('dust suction', (-.909, -.028, 1.355))
    # glue dot and magnet insert; stick loader at the back
    panel(-.26, 0, table + .001, 0, 2)
    panel(.24, 0, table + .001, 0, 2)
    for y in (-.44, .44):
        block(.46, .6, y - .05, y + .05, table - .12, 1.48, 'body', .015)
    block(.42, .64, -.5, .5, 1.36, 1.54, 'body', .02)
    block(.416, .644, -.504, .3, 1.42, 1.48, 'brand', .004)
    # on a plate on the beam's face: the plunger, a magnet at its tip over the hole
    block(.4, .42, -.26, .02, 1.14, 1.52, 'dark', .006)
    block(.3, .4, -.19, -.07, 1.18, 1.5, 'aluminium', .012)
    cylinder((.34, -.13, table + .07), (.34, -.13, 1.19), .016, 'chrome')
    cylinder((.34, -.13, table + .056), (.34, -.13, table + .07), DISC, 'dark')
    # before it a slim valve, which puts glue into the hole from a cartridge above
    for z in (1.2, 1.4):
        block(.2, .31, -.15, -.11, z, z + .03, 'aluminium', .004)
    cylinder((.2, -.13, 1.12), (.2, -.13, 1.34), .024, 'steel')
    cylinder((.2, -.13, 1.34), (.2, -.13, 1.58), .034, 'accent')
    cylinder((.2, -.13, 1.58), (.2, -.13, 1.6), .038, 'dark')
    cone((.2, -.13, 1.03), (.2, -.13, 1.12), .008, .02, 'brass')
    cylinder((.2, -.13, table + .03), (.2, -.13, 1.04), .006, 'chrome')
    with group() as loader:
        for i in range(5):
            disc_stick(.1 + i * .06, 0, 0, .5, .019, 'chrome', .006)
        block(.04, .4, .02, .05, -.02, .48, 'dark', .008)
        for z in (.08, .36):
            block(.04, .4, -.03, .03, z, z + .03, 'brand', .005)
    # it hangs on a post of its own and drops the magnets through a tube to the inserting head
    place(loader, (.26, .68, 1.42), (-14, 0, 0))
    block(.28, .68, .62, .9, 1.32, 1.42, 'dark', .012)
    block(.44, .52, .84, .88, 1.41, 1.84, 'body', .006)
    block(.42, .54, .7, .82, .03, 1.42, 'body', .01)
    block(.32, .64, .62, .9, .002, .035, 'dark', .006)
    tube([(.48, .66, 1.34), (.48, .66, 1.26), (.5, .5, 1.2), (.46, .2, 1.58), (.36, -.1, 1.64),
          (.34, -.13, 1.49)], .014, 'hose_blue', .1)
    ring((.5, .545, 1.215), (0, 1, 0), .04, .015, .03, 'dark')
    station('glue dot and magnet insert', (.36, -.195, 1.35))
    # clear hood over the portal, closed on all sides; it stands on ledges on the base
    guard_hood(-1.0, .68, -.6, .56, table - .08, 1.76, (-.42, .42, table + .05), .07)
    for y0, y1, face, side in ((-.64, -half + .04, -half, -1), (half - .04, .6, half, 1)):
        block(-1.04, .72, y0, y1, table - .13, table - .092, 'body', .006)
        for x in (-.8, -.16, .5):
            bracket(x, face, table - .128, .12, side, surface='body')
    for lane in (-.88, -.75):
        ring((lane, .545, 1.42), (0, 1, 0), .07, .045, .04, 'dark')
    # press
    c_frame(.82, 1.08, -.38, .72, 1.5, table - .12, .45, .8, 'body')
    block(.816, 1.084, -.384, .4, 1.36, 1.44, 'brand', .003)
    cylinder((.95, -.08, 1.49), (.95, -.08, 1.76), .085, 'aluminium')
    cylinder((.95, -.08, 1.75), (.95, -.08, 1.79), .096, 'dark')
    cylinder((.95, -.08, table + .08), (.95, -.08, 1.2), .035, 'chrome')
    block(.84, 1.06, -.22, .2, table + .06, table + .12, 'dark', .01)
    panel(.98, 0, table + .001, 2, 2)
    clear_doors(.74, 1.16, table + .05, 1.34, -.46, 'body')
    for x in (.74, 1.13):
        block(x, x + .03, -.43, -.39, table - .1, 1.34, 'body', .004)
    end_doors(1.16, -.42, .42, table + .05, 1.34, 'body', facing=1)
    station('press', (.91, -.157, 1.7))
    panel(1.5, 0, table + .001, 2, 2)
    station('delivery', (1.5, -.22, table + .006))
    touch_panel_post(1.36, -.94, 1.1)
    emergency_stop((.8, -half - .015, table - .22), scale=.9)
    emergency_stop((-1.5, -half - .015, table - .22), scale=.9)
    block(-.56, -.4, .22, .38, 1.75, 1.776, 'body', .004)
    beacon(-.48, .3, 1.772)
    front_edge((-1.8, -half, 0), (1.9, -half, 0))
