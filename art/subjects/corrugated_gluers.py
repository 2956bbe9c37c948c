"""Gluers for corrugated boxes: the automatic folder gluer and the hand-fed press type."""
from kit import (air_cylinder, beacon, bed, belt, block, bracket, cabinet, cable, clear_cover,
                 clear_panel, cross_cylinder, cylinder, emergency_stop, foot, front_edge, gear_case,
                 group, handwheel, leg_table, light_curtain, machine, motor, perforated_belt, place,
                 plate, roller_row, rounded_polygon, rounded_rectangle, station, touch_panel_post,
                 tube, window)
from kit.parts_corrugated import board
from kit.parts_folding import FoldStations
from kit.parts_gluing import glue_disc, setting_wheel
from kit.piles import sheet_pile

BOARD, EDGE = 'kraft', 'kraft_dark'


# ---------------------------------------------------------------- folder gluer

def wheel_beam(x0, x1, y, z, wheels, radius=.055):
    """A long upper beam with a row of rubber discs on sprung arms that press the sheet at z."""
    block(x0, x1, y - .045, y + .045, z + .2, z + .32, 'body', .012)
    block(x0 + .02, x1 - .02, y - .048, y + .048, z + .245, z + .27, 'brand', .003)
    for i in range(wheels):
        x = x0 + (x1 - x0) * (i + .6) / wheels
        cross_cylinder(x, y - .013, y + .013, z + radius, radius, 'rubber', .004, 40)
        cross_cylinder(x, y - .034, y + .034, z + radius, radius * .42, 'aluminium')
        for side in (-1, 1):
            plate([(x - .014, z + radius - .014), (x + .014, z + radius - .014),
                   (x - .05, z + .235), (x - .085, z + .235)], y + side * .026 - .004, .008,
                  'steel', bevel=.001)


def guard_row(x0, x1, y, low, high, doors, toward=-1):
    """Clear doors between posts that stand on the machine's frame (low) at y, under a top rail."""
    span = (x1 - x0) / doors
    for i in range(doors + 1):
        x = x0 + i * span
        block(x - .022, x + .022, y - .022, y + .022, low - .1, high, 'body', .006)
        block(x - .04, x + .04, y - .035, y + .035, low - .11, low - .05, 'dark', .006)
    block(x0 - .03, x1 + .03, y - .032, y + .032, high - .002, high + .05, 'brand', .008)
    for i in range(doors):
        window(x0 + i * span + .024, x0 + (i + 1) * span - .024, low + .01, high - .01,
               y - (.026 if toward < 0 else -.0), thickness=.026)


def counter_ejector(x0, x1, half, height, belt_z):
    """The tall tower: stack of folded boxes between side guides, pusher plate, exit rollers."""
    for side in (-1, 1):
        outline = rounded_polygon([(x0, .1), (x0, height), (x1, height), (x1, .1)], .06)
        opening = rounded_rectangle(x0 + .14, belt_z - .06, x1 - .14, height - .32, .06)
        plate(outline, side * half - .04, .08, 'body', [opening], .012)
        block(x0 + .1, x1 - .1, side * half - .055, side * half + .055, .2, belt_z - .3, 'brand',
              .012)
        for x in (x0 + .14, x1 - .14):
            foot(x, side * half, .06)
    block(x0 - .02, x1 + .02, -half - .02, half + .02, height - .2, height + .02, 'brand', .03)
    block(x0 + .12, x1 - .12, -half + .2, half - .2, height, height + .12, 'light_grey', .03)
    for i in range(9):
        x = x0 + .22 + i * (x1 - x0 - .5) / 8
        block(x, x + .04, -half + .32, half - .32, height + .11, height + .126, 'dark', .002)
    block(x0 + .05, x1 - .05, -half + .04, half - .04, .16, .26, 'dark', .01)


@machine('corrugated-box-folder-gluer-machine', overall_length_m=15., livery='green', azimuth=-36,
         elevation=21, lens=72)
def corrugated_box_folder_gluer():
    """Wide feeder table, glue wheel, rods that fold the panels station by station, squaring
    section, tall counter and ejector."""
    half, table, crease, panel, length = 1.2, .86, .46, .455, .44
    front, width = -half, 2 * (.46 + .455)

    # feeder table with a pile of sheets and gates
    for side in (-1, 1):
        outline = rounded_polygon([(-3.75, .12), (-3.75, table - .02), (-2.5, table - .02),
                                   (-2.5, .12)], .05)
        plate(outline, side * (half - .04) - .03, .06, 'body',
              [rounded_rectangle(-3.55, .52, -2.7, table - .14, .08)])
        block(-3.68, -2.56, side * (half - .04) - .045, side * (half - .04) + .045, .16, .44,
              'brand', .012)
        for x in (-3.6, -2.65):
            foot(x, side * (half - .04), .08)
    block(-3.7, -2.55, -half + .04, half - .04, .2, .28, 'dark', .01)
    block(-3.78, -2.47, -half, half, table - .05, table - .004, 'steel', .008)
    for i in range(6):
        y = -.75 + i * .3
        belt(-3.3, -2.52, y, .09, table + .006, .03, 'belt_dark')
    top = sheet_pile(-2.94, 0, table + .008, length, width, .36, 'kraft', .007, .003)
    board(-2.94 - length / 2, -2.94 + length / 2, -width / 2, width / 2, top - .001, 'kraft', .004)
    for side in (-1, 1):
        block(-3.3, -2.66, side * .945 - .012, side * .945 + .012, table - .01, table + .46,
              'aluminium', .005)
        block(-3.14, -3.06, side * .96 - .02, side * .96 + .1, table - .01, table + .03, 'dark',
              .006)
    # back stop on two slides, gate plates on the cross beam
    for y in (-.5, .5):
        block(-3.62, -3.17, y - .03, y + .03, table - .006, table + .024, 'dark', .004)
        block(-3.2, -3.172, y - .1, y + .1, table + .01, table + .42, 'aluminium', .005)
    block(-2.68, -2.56, -half + .02, half - .02, table + .64, table + .72, 'light_grey', .015)
    for side in (-1, 1):
        block(-2.67, -2.57, side * (half - .06) - .05, side * (half - .06) + .05, table - .05,
              table + .7, 'body', .012)
    for y in (-.7, -.24, .24, .7):
        block(-2.71, -2.67, y - .06, y + .06, table + .024, table + .72, 'aluminium', .008)
        handwheel((-2.64, y, table + .82), (0, 0, 1), .06)
    station('feeder table', (-3.0, -.5, top))

    # continuous beds carry the long lower belts and the crease beams over them
    for x0, x1 in ((-2.46, -1.0), (-.98, .86), (.88, 2.98)):
        bed(x0, x1, 2 * half, table - .1, doors=3, sill=.46)
    beam_y, beam_z = .34, table - .2
    for side in (-1, 1):
        y = side * beam_y
        block(-2.4, 2.94, y - .08, y + .08, beam_z, table - .075, 'body', .012)
        perforated_belt(-2.36, 2.9, y, .12, table, 'belt_blue', .09, 2, .04, .009)
        wheel_beam(-2.34, .84, y, table + .009, 13)
    for x in (-1.9, -.5, .6, 1.8, 2.7):
        block(x - .05, x + .05, -half + .03, half - .03, beam_z - .1, beam_z + .01, 'body', .01)
    for x in (-2.1, -1.06, .62):
        for side in (-1, 1):
            block(x - .05, x + .05, side * (half - .02) - .05, side * (half - .02) + .05,
                  table - .12, 1.62, 'body', .015)
        block(x - .07, x + .07, -half - .04, half + .04, 1.56, 1.68, 'body', .02)
        block(x - .074, x + .074, -half - .044, half + .02, 1.595, 1.635, 'brand', .004)
        for y in (-beam_y, beam_y):
            block(x - .04, x + .04, y - .035, y + .035, table + .3, 1.58, 'aluminium', .01)
            handwheel((x, y, 1.74), (0, 0, 1), .06)
    clear_cover([(-2.16, 1.5), (-2.34, 1.44), (-2.46, table + .3)], -half + .08, half - .08,
                'yellow', .014, 2)

    fold = FoldStations((-.76, -.08, .6, 1.28, 1.96), (0, 45, 90, 135, 179), length, crease, panel,
                        table + .003)
    # glue wheel under the lap at the operator's side, its pot on a bracket of the frame
    glue_x, glue_y = -1.42, -crease - panel - .017
    fold.blank(glue_x + .1)
    fold.blank(-2.1)
    glue_disc(glue_x, glue_y, table - .178, .09, -1)
    shelf = table - .151
    block(glue_x - .14, glue_x + .14, -half + .036, glue_y - .03, shelf - .014, shelf, 'dark', .004)
    bracket(glue_x, -half + .034, shelf - .013, .16, 1, .2, .1)
    cable([(glue_x, glue_y - .12, table - .02), (glue_x + .12, glue_y - .14, table + .03),
           (glue_x + .16, -half + .06, table - .04), (glue_x + .16, -half + .06, .4)], .012,
          'hose_blue', .06)
    station('glue wheel', (-1.416, -1.15, .848))

    # rods raise the panels; their stands are between two stations, outside the panels
    for x in fold.xs:
        fold.blank(x, glue=True)
    reaches = (.16, .34)
    rods = [fold.rod(side, reach, -.98, 2.2) for side in (-1, 1) for reach in reaches]
    for side in (-1, 1):
        for x in (-1.0, -.42, .26, .94, 1.62, 2.19):
            fold.stand(x, side, reaches, half - .1, table - .1)
    guard_row(-2.42, 2.94, -half - .005, table - .1, 1.18, 7)
    guard_row(-2.42, 2.94, half + .005, table - .1, 1.18, 7, 1)
    station('folding rods', rods[1][42])

    # squaring section: side plates tap the folded box true between upper and lower belts
    fold.blank(2.62, glue=True)
    for side in (-1, 1):
        y = side * (crease + .016)
        block(2.4, 2.86, y - .01, y + .01, table - .03, table + .1, 'steel', .005)
        for x in (2.48, 2.78):
            air_cylinder((x, side * (half - .08), table + .04), (x, side * (crease + .026),
                                                                 table + .04), .03, .4)
            block(x - .05, x + .05, side * (half - .06) - .05, side * (half - .06) + .05,
                  table - .12, table + .09, 'dark', .012)
        belt(2.42, 2.84, side * .3, .12, table + .136, .055, 'belt_dark')
        block(2.44, 2.82, side * .3 - .075, side * .3 - .062, table + .05, table + .2, 'accent',
              .006)
    for x in (2.42, 2.84):
        for side in (-1, 1):
            block(x - .035, x + .035, side * (half - .07) - .04, side * (half - .07) + .04,
                  table - .12, 1.3, 'body', .012)
        block(x - .05, x + .05, -half + .02, half - .02, 1.2, 1.3, 'body', .015)
        for y in (-.3, .3):
            block(x - .03, x + .03, y - .08, y - .055, table + .08, 1.22, 'aluminium', .004)
        setting_wheel((x, -.0, 1.31), (0, 0, 1), .07)
    station('squaring section', (2.5, -crease - .03, table + .08))

    # counter and ejector
    x0, x1, tower, exit_z = 3.02, 4.06, 2.12, table - .14
    counter_ejector(x0, x1, .98, tower, exit_z)
    roller_row(x0 + .16, x1 - .04, -.86, .86, exit_z, .03, 9)
    sheet_pile((x0 + x1) / 2, 0, exit_z, length, 2 * crease, .62, 'kraft', .0075, .004)
    block(x0 + .19, x0 + .23, -.42, .42, exit_z + .04, exit_z + .72, 'yellow', .01)
    for y in (-.25, .25):
        block(x0 - .06, x0 + .06, y - .05, y + .05, exit_z + .5, exit_z + .86, 'dark', .008)
        air_cylinder((x0 - .06, y, exit_z + .58), (x0 + .2, y, exit_z + .58), .04, .3)
    for side in (-1, 1):
        y = side * (crease + .03)
        block(x0 + .26, x1 - .2, y - .012, y + .012, exit_z + .06, exit_z + .74, 'aluminium', .006)
        for x in (x0 + .35, x1 - .35):
            cylinder((x, y, exit_z + .5), (x, side * .96, exit_z + .5), .018, 'chrome')
    block(x0 - .06, x0 + .1, -.96, .96, exit_z + .84, exit_z + .94, 'body', .01)
    for side in (-1, 1):
        window(x0 + .15, x1 - .15, exit_z - .04, tower - .34, side * .98 - (.05 if side < 0 else
                                                                            -.045), doors=2)
    light_curtain(x1 + .026, -.97, .97, exit_z + .06, exit_z + .84)
    station('counter and ejector', (x0 + .19, -.157, 1.2))
    # exit rollers with a counted bundle
    roller_row(x1 + .05, 4.94, -.7, .7, exit_z, .03, 9)
    for side in (-1, 1):
        block(x1 + .02, 5.0, side * .74 - .025, side * .74 + .025, exit_z - .12, exit_z + .02,
              'body', .01)
        block(4.84, 4.92, side * .74 - .04, side * .74 + .04, .06, exit_z - .08, 'body', .01)
        foot(4.88, side * .74, .05)
    top = sheet_pile(4.54, 0, exit_z, length, 2 * crease, .3, 'kraft', .0075, .003)
    board(4.54 - length / 2, 4.54 + length / 2, -crease, crease, top - .001, 'kraft', .004)
    block(4.54 - length / 2, 4.54 + length / 2, -.004, .004, top + .002, top + .0045, EDGE, 0)

    # operator side: panel, stops, main drive behind its chain case
    touch_panel_post(4.5, -1.12, 1.16)
    for x, y in ((-3.62, -half + .01), (-.99, front - .036), (3.1, -1.02)):
        block(x - .05, x + .05, y - .04, y + .08, table - .26, table - .13, 'dark', .01)
        emergency_stop((x, y - .04, table - .195))
    gear_case(2.62, 2.9, .3, table - .16, -half - .04, .07, 'yellow', -1)
    cabinet(.3, 1.5, half + .2, half + .6, 1.75)
    beacon(x1 - .2, -.7, tower)
    front_edge((-3.78, front, 0), (5.0, front, 0))


# ---------------------------------------------------------------- press type, hand fed

def flat_box(x, z, length, width, lift=0, glue_from=None, seam=False, thick=.004):
    """A slotted box folded flat on z: the far panel ends in the glue lap, the near one meets it.
    lift raises the near panel (degrees) until it is glued; glue_from puts glue on the lap from
    there (x) to its end; seam draws the closed joint.  Slots part the end flaps at the folds and,
    through both layers, at the joint."""
    half, reach, slot = length / 2, width / 2, .016
    body = half - length * .27
    outline = [(-half, slot), (-body, slot), (-body, 0), (body, 0), (body, slot), (half, slot),
               (half, reach - slot), (body, reach - slot), (body, reach), (-body, reach),
               (-body, reach - slot), (-half, reach - slot)]
    for side, angle in ((1, 0), (-1, lift)):
        with group() as lower:
            plate(outline, 0, thick, BOARD, bevel=.001, plane='xy')
        place(lower, (x, 0, z), (0, 0, 0 if side > 0 else 180))
        with group() as panel:
            plate(outline, 0, thick, BOARD, bevel=.001, plane='xy')
            for at in (-body, body):
                block(at - .004, at + .004, slot, reach - slot, thick - .001, thick + .0012, EDGE,
                      0)
        hinge = (x, side * reach - (.002 if side < 0 else 0), z + thick + .001)
        place(panel, hinge, (angle, 0, 0) if side < 0 else (0, 0, 180))
    lap = z + thick + .001 + thick
    if glue_from is not None:
        block(glue_from, x + body * .96, .014, .044, lap - .001, lap + .003, 'glue', .001)
    if seam:
        block(x - body, x + body, -.004, .002, lap - .001, lap + .0016, EDGE, 0)


def slotted_table(x0, x1, half, z, start, slot, surface='light_grey', frame='brand'):
    """A table on four legs with stretchers; its top has a slot for a belt, twice slot wide, from
    start to its right end."""
    top = [(x0, -half), (x1, -half), (x1, -slot), (start, -slot), (start, slot), (x1, slot),
           (x1, half), (x0, half)]
    plate(top, z - .04, .04, surface, (), .006, 'xy')
    for side in (-1, 1):
        y = side * (half - .07)
        block(x0 + .03, x1 - .03, y - .03, y + .03, z - .12, z - .038, frame, .006)
        block(x0 + .07, x1 - .07, y - .02, y + .02, .28, .34, frame, .006)
    for x in (x0 + .07, x1 - .07):
        block(x - .03, x + .03, -half + .05, half - .05, z - .2, z - .11, frame, .006)
        block(x - .02, x + .02, -half + .07, half - .07, .281, .339, frame, .006)
        for side in (-1, 1):
            y = side * (half - .07)
            block(x - .035, x + .035, y - .035, y + .035, .06, z - .05, frame, .008)
            foot(x, y, .05)


def glue_head(x, table, beam_z, radius=.12):
    """Glue disc beside its pot, on an arm of the portal beam at beam_z; a geared motor above turns
    the disc through a chain in a closed case."""
    rim = table + .025
    axis = rim + radius
    glue_disc(x, .03, rim, radius, 1)
    bottom = axis - radius * .7
    block(x - .15, x + .2, .075, .33, bottom - .016, bottom, 'dark', .004)
    block(x + .15, x + .19, .02, .33, bottom - .016, beam_z + .02, 'dark', .006)
    gear_case(x - .08, x + .12, axis - .06, beam_z - .02, -.012, .05, 'yellow', -1)
    block(x + .1, x + .19, -.05, .03, beam_z - .2, beam_z - .12, 'dark', .005)
    motor((x + .02, -.01, beam_z - .1), (0, 1, 0), .065, .2, 'grey')
    clear_cover([(x + .15, axis + .3), (x - .2, axis + .26), (x - .24, rim + .06)], .068, .34,
                'yellow', .009, 0, False)


@machine('press-type-corrugated-box-gluer-semi-automatic', overall_length_m=5.2, livery='green',
         azimuth=-35, elevation=21, lens=72)
def press_type_corrugated_box_gluer():
    """Open folding table with a carrying belt, guide rails and skids, glue disc on an arm, thick
    belts over the seam, receiving table with flat boxes."""
    half, table, box_length, box_width = 1.08, .84, .8, 1.3
    front, line = -half, table + .006

    # folding table, its belt in a slot
    slotted_table(-2.8, -.56, half, table, -2.56, .2)
    belt(-2.48, -.06, 0, .34, line, .05, 'belt_green')
    for side in (-1, 1):
        block(-2.54, -.56, side * .21 - .015, side * .21 + .015, table - .16, table - .038, 'dark',
              .005)
    for x in (-2.0, -1.2):
        block(x - .025, x + .025, -half + .05, half - .05, table - .16, table - .114, 'brand', .006)
    # boxes lie edge to edge between the rails, each before a lug of the belt
    for x in (-2., -1.1, -.2):
        block(x - .45, x - .402, -.06, .06, line - .004, line + .045, 'dark', .004)
    for x in (-2., -1.1):
        flat_box(x, line + .001, box_length, box_width)
    station('folding table', (-2.66, -.84, table))

    # guide rails along the whole table, set by scale and wheel
    rail = box_width / 2 + .018
    for side in (-1, 1):
        block(-2.5, -.6, side * rail - .012, side * rail + .012, table + .002, table + .09,
              'chrome', .005)
        with group() as lead_in:
            block(-.2, .0, -.012, .012, table + .002, table + .09, 'chrome', .005)
        place(lead_in, (-2.494, side * (rail + .002), 0), (0, 0, -side * 20))
        for x in (-2.3, -1.5, -.74):
            inner, outer = sorted((side * rail, side * (rail + .17)))
            block(x - .04, x + .04, inner, outer, table - .002, table + .04, 'dark', .008)
            cylinder((x, side * (rail + .11), table + .03), (x, side * (rail + .11), table + .07),
                     .026, 'black')
        block(-2.4, -.62, side * .94 - .03, side * .94 + .03, table - .001, table + .004, 'yellow',
              .001)
    station('guide rails', (-1.2, -rail, table + .09))

    # a bridge holds the skids under which the folded panels stay flat up to the glue disc
    skid = line + .05
    for x in (-1.55, -.7):
        for side in (-1, 1):
            y = side * (half - .05)
            block(x - .04, x + .04, y - .03, y + .03, table - .1, table + .3, 'body', .01)
        cross_cylinder(x, -half + .03, half - .03, table + .26, .022, 'chrome')
        for y in (-.42, -.2, .2, .42):
            block(x - .035, x + .035, y - .03, y + .03, table + .22, table + .3, 'dark', .008)
            cylinder((x, y, skid + .004), (x, y, table + .27), .011, 'chrome')
    for y in (-.42, -.2, .2, .42):
        tube([(-1.86, y, skid + .07), (-1.74, y, skid), (-.52, y, skid)], .012, 'chrome', .03)

    # press frame: carries the glue portal and the two press portals
    x0, x1, inlet = -.52, 1.66, .34
    for side in (-1, 1):
        outline = rounded_polygon([(x0, .1), (x0, table - .03), (x1, table - .03), (x1, .1)], .05)
        openings = [rounded_rectangle(x0 + .16, .3, .48, table - .2, .08),
                    rounded_rectangle(.64, .3, x1 - .16, table - .2, .08)]
        plate(outline, side * (half - .03) - .03, .06, 'body', openings)
        for x in (x0 + .14, x1 - .14):
            foot(x, side * (half - .03), .06)
        inner, outer = sorted((side * .2, side * (half - .04)))
        block(x0 - .037, x1 - .02, inner, outer, table - .04, table - .002, 'light_grey', .006)
        for x in (-.22, .5, 1.3):
            block(x - .05, x + .05, side * (half - .03) - .045, side * (half - .03) + .045,
                  table - .16, 1.46, 'body', .012)
    block(x0 + .04, x1 - .04, -half + .03, half - .03, .16, .24, 'dark', .01)
    for x, surface in ((-.22, 'body'), (.5, 'brand'), (1.3, 'brand')):
        block(x - .06, x + .06, -half - .02, half + .02, 1.4, 1.52, surface, .018)

    # glue disc: the lap is wet only behind it
    disc_x = -.36
    flat_box(-.2, line + .001, box_length, box_width, 2, disc_x + .03)
    glue_head(disc_x, table, 1.42)
    station('glue disc', (-.44, .016, .996))

    # press: lower and upper belt over the seam, the upper one on two spindles
    belt(.06, x1 - .08, 0, .3, line, .08, 'belt_dark', .018)
    belt(inlet + .1, x1 - .26, 0, .26, table + .256, .12, 'belt_dark', .03)
    for side in (-1, 1):
        block(inlet + .06, x1 - .22, side * .155 - .018, side * .155 + .018, table + .07,
              table + .2, 'brand', .012)
        for i in range(6):
            cylinder((inlet + .16 + i * .17, side * .165, table + .135),
                     (inlet + .16 + i * .17, side * .19, table + .135), .03, 'steel')
        for x in (.5, 1.3):
            cylinder((x, side * .155, table + .16), (x, side * .155, 1.42), .022, 'chrome')
    for x in (.5, 1.3):
        block(x - .05, x + .05, -.19, .19, table + .28, table + .33, 'dark', .008)
        handwheel((x, 0, 1.62), (0, 0, 1), .12)
    # clear panels from the portal down to the inlet, clear doors along both sides
    for y in (-half + .09, .002):
        clear_panel(-.13, y, y + half - .092, table + .1, 1.41, 'yellow', .03)
    for side in (-1, 1):
        y = side * (half - .03) - (.045 if side < 0 else -.02)
        window(-.16, .44, table + .02, 1.3, y, 'yellow', 1, .03, thickness=.024)
        window(.56, 1.24, table + .02, 1.3, y, 'yellow', 1, .03, thickness=.024)
    flat_box(.78, line + .001, box_length, box_width, 0, None, True)
    station('press belts', (.988, -.19, .984))
    # its drive: motor on the floor of the frame, chain case up to the lower belt's pulley
    motor((1.5, -.16, .42), (0, 1, 0), .13, .34, 'grey')
    block(1.36, 1.62, -.16, .2, .23, .3, 'dark', .008)
    gear_case(1.4, 1.62, .3, table - .05, -.18, .07, 'yellow', -1)

    # receiving table, below the belt
    low = table - .3
    leg_table(1.7, 2.86, -half, half, low, 'steel', .04, 'brand')
    top = sheet_pile(2.34, 0, low, box_length, box_width, .26, 'kraft', .0075, .006)
    flat_box(2.34, top - .001, box_length, box_width, 0, None, True)
    block(2.8, 2.84, -.6, .6, low - .02, low + .3, 'aluminium', .006)
    station('receiving table', (2.3, -.65, top - .08))

    # operator side: panel on a post of the frame, stops, setting wheel
    block(-.16, .14, front - .14, front - .05, 1.52, 1.8, 'light_grey', .02)
    block(-.05, .03, front - .08, front + .0, 1.4, 1.6, 'dark', .008)
    block(-.22, .03, front - .06, front - .0, 1.43, 1.49, 'dark', .008)
    for i, colour in enumerate(('green', 'black', 'red')):
        cylinder((-.08 + i * .07, front - .138, 1.6), (-.08 + i * .07, front - .16, 1.6), .022,
                 colour)
    cylinder((-.01, front - .138, 1.71), (-.01, front - .155, 1.71), .04, 'black')
    block(-.018, -.002, front - .165, front - .15, 1.7, 1.74, 'white', .002)
    for x, y, z in ((1.48, front, table - .11), (-2.4, front + .04, table - .08)):
        emergency_stop((x, y, z), scale=.9)
    setting_wheel((1.0, front - .05, table - .12), (0, -1, 0), .08)
    front_edge((-2.8, front, 0), (2.86, front, 0))
