"""Parts of flute laminators: feed belts, the head that glues a top sheet on board, the press.
Metres; x with the material, operator side at -y, z up."""
from .parts import belt, belt_row, foot, motor, roller, side_frames, window
from .parts_board import printed, skin
from .parts_corrugated import arc_points, bearing, board, picture_sheet, top_sheet_picture
from .parts_guards import door, gear_case
from .primitives import (block, cross_cylinder, cylinder, rounded_polygon, rounded_rectangle, tube,
                         web)

__all__ = ['belt_table', 'head_axes', 'into_nip', 'laminated_board', 'laminating_head',
           'press_conveyor', 'printed_web']


def laminated_board(x, line, length, width, key):
    """A printed board, its top sheet glued on, lying on line with its middle at x."""
    board(x - length / 2, x + length / 2, -width / 2, width / 2, line, 'kraft', .005)
    picture_sheet(x - length / 2, x + length / 2, -width / 2, width / 2, line + .005,
                  f'sheet {key}', top_sheet_picture(key), .003, .35)


def printed_web(path, width, key):
    """A printed sheet bent along path [(x, z), ...], its print on the upper side."""
    web(path, -width / 2, width / 2, 'white', .003, 0)
    rows = [[(x, width / 2, z + .003), (x, -width / 2, z + .003)] for x, z in path]
    skin(rows, printed(f'bent {key}', top_sheet_picture(key), .35, turn=90))


def belt_table(x0, x1, half, line, belts=7, legs=2):
    """Narrow suction belts over an air box between two side beams on legs."""
    for side in (-1, 1):
        edge = side * half
        block(x0, x1, edge - .035, edge + .035, line - .2, line + .012, 'body', .012)
        block(x0 + .03, x1 - .03, edge + side * .03 - .01, edge + side * .03 + .01, line - .14,
              line - .07, 'brand', .004)
        for i in range(legs):
            x = x0 + .12 + (x1 - x0 - .24) * i / max(legs - 1, 1)
            block(x - .045, x + .045, edge - .03, edge + .03, .08, line - .18, 'dark', .01)
            foot(x, edge, .09)
    block(x0 + .12, x1 - .12, -half + .03, half - .03, line - .16, line - .02, 'dark', .01)
    belt_row(x0 + .05, x1 - .05, -half + .14, half - .14, belts, .09, line, .045, 'belt_orange')


def roll_lids(x0, x1, half, z, count):
    """Hinged clear lids over the pressing rolls, side by side, with a skirt to the operator and
    one at the infeed."""
    block(x0, x1, half - .03, half + .03, z - .16, z + .012, 'body', .006)
    span = (x1 - x0) / count
    for i in range(count):
        left, right = x0 + i * span + .008, x0 + (i + 1) * span - .008
        block(left + .02, right - .02, -half + .02, half - .02, z - .003, z + .003, 'clear_film', 0)
        block(left + .02, right - .02, -half - .003, -half + .003, z - .16, z, 'clear_film', 0)
        for x in (left, right - .028):
            block(x, x + .028, -half - .014, half, z - .012, z + .012, 'yellow', .004)
            block(x, x + .028, -half - .014, -half + .014, z - .16, z + .01, 'yellow', .004)
        block(left, right, -half - .014, -half + .014, z - .012, z + .012, 'yellow', .004)
        for x in (left + span * .2, right - span * .2):
            cylinder((x - .04, half - .004, z + .014), (x + .04, half - .004, z + .014), .016,
                     'dark')
        middle = (left + right) / 2
        tube([(middle - .09, -half - .01, z - .07), (middle - .09, -half - .06, z - .07),
              (middle + .09, -half - .06, z - .07), (middle + .09, -half - .01, z - .07)], .011,
             'black', .02)
    block(x0 + .004, x0 + .012, -half, half, z - .13, z, 'clear_film', 0)


def press_conveyor(x0, x1, half, line, rolls, beams=(), panel='brand', legs=4, sheets=2, key='tea'):
    """A long flat belt with rows of small pressing rolls over it, or pressure beams at x, under
    clear lids or behind clear doors; its drive stands under the delivery end."""
    for side in (-1, 1):
        edge = side * half
        block(x0, x1, edge - .04, edge + .04, line - .3, line + .02, 'body', .015)
        block(x0 + .04, x1 - .04, edge + side * .03 - .012, edge + side * .03 + .02, line - .23,
              line - .13, panel, .005)
        block(x0 + .05, x1 - .05, edge - .03, edge + .03, .18, .24, 'dark', .01)
        for i in range(legs):
            x = x0 + .14 + (x1 - x0 - .28) * i / (legs - 1)
            block(x - .05, x + .05, edge - .035, edge + .035, .08, line - .28, 'dark', .012)
            foot(x, edge, .09)
    belt(x0 + .07, x1 - .07, 0, half * 1.8, line, .06, 'belt_green')
    block(x0 + .2, x1 - .2, -half * .8, half * .8, line - .118, line - .02, 'dark', .01)
    pitch = (x1 - x0) / sheets
    for i in range(sheets):
        laminated_board(x0 + pitch * (i + .5), line, 1.0, 1.34, key)
    if rolls:
        for side in (-1, 1):
            y = side * (half - .02)
            block(x0 + .1, x1 - .12, y - .02, y + .02, line + .005, line + .1, 'body', .008)
        step = (x1 - x0 - .36) / (rolls - 1)
        for i in range(rolls):
            roller(x0 + .18 + i * step, -half + .02, half - .02, line + .047, .036, 'chrome')
        roll_lids(x0 + .06, x1 - .06, half, line + .18, 3)
    for x in beams:
        for side in (-1, 1):
            y = side * half
            block(x - .07, x + .07, y - .045, y + .045, line - .05, line + .42, 'body', .015)
            cylinder((x, y * .62, line + .16), (x, y * .62, line + .52), .045, 'aluminium')
            cylinder((x, y * .62, line + .5), (x, y * .62, line + .55), .06, 'dark')
        block(x - .08, x + .08, -half - .03, half + .03, line + .28, line + .42, panel, .02)
        block(x - .15, x + .15, -half * .84, half * .84, line + .07, line + .15, 'dark', .012)
        for shift in (-.1, 0, .1):
            cross_cylinder(x + shift, -half * .82, half * .82, line + .044, .034, 'chrome')
    for left, right in zip(beams, beams[1:]):
        window(left + .08, right - .08, line + .03, line + .27, -half - .03, 'yellow', 1, .02)
    drive = x1 - .42
    motor((drive, -half + .1, .42), (0, 1, 0), .12, .34, 'grey')
    block(drive - .12, drive + .12, -half + .06, -half + .5, .2, .31, 'dark', .008)
    gear_case(drive - .13, drive + .13, .3, line - .24, -half - .03, .07, 'yellow', -1)


GLUE_ROLL, NIP_ROLL = .13, .14      # radii


def head_axes(x0, x1):
    """Where the glue roll and the laminating nip of a head from x0 to x1 are."""
    return (x0 + x1) / 2 - .26, (x0 + x1) / 2 + .24


def into_nip(x, line):
    """Path of the top sheet from over the glue roll round the upper roll into the nip at x."""
    return arc_points(x, line + .008 + NIP_ROLL, NIP_ROLL + .003, 237, 270, 5)


def laminating_head(x0, x1, half, line, height):
    """Side frames with a large opening behind a hinged clear door: a glue roll with its dosing
    roll above the flutes, a backing roll, the laminating pair; the top sheet comes over the glue
    roll."""
    front = -half
    outline = rounded_polygon([(x0, .1), (x0, height - .25), (x0 + .2, height), (x1 - .12, height),
                               (x1, height - .3), (x1, .1)], .07)
    low, high = line - .33, height - .22
    opening = rounded_rectangle(x0 + .13, low, x1 - .13, high, .09)
    side_frames(outline, front, half, .1, 'body', [opening], .014)
    for y in (front + .05, half - .05):
        block(x0 - .03, x1 + .03, y - .08, y + .08, .003, .12, 'dark', .015)
    door(x0 + .06, x1 - .06, .16, low - .1, front, 'brand', 'left', 'bar', 'low')
    glue_x, nip_x = head_axes(x0, x1)
    rolls = ((glue_x, line + .008 + GLUE_ROLL, GLUE_ROLL), (glue_x, line - .121, .12),
             (glue_x - .19, line + .21, .07), (nip_x, line + .008 + NIP_ROLL, NIP_ROLL),
             (nip_x, line - .141, NIP_ROLL))
    for x, z, r in rolls:
        cross_cylinder(x, front + .03, half - .03, z, r, 'chrome', .008)
        cross_cylinder(x, front - .01, half + .01, z, r * .3, 'steel')
    # chocks slide on two uprights that cross the opening
    for x in (glue_x, nip_x):
        block(x - .05, x + .05, front + .012, front + .06, low - .03, high + .03, 'dark', .006)
    for x, z, r in rolls:
        if x in (glue_x, nip_x):
            bearing(x, front + .012, z, .07, 'accent', bolts=4)
        else:
            block(x - .03, x + .2, front + .016, front + .05, z - .03, z + .03, 'dark', .006)
    # glue stands between the glue roll and its dosing roll; a dam closes it at each end
    block(glue_x - .17, glue_x - .05, front + .12, half - .12, line + .2, line + .235, 'glue', .004)
    for y in (front + .1, half - .12):
        block(glue_x - .2, glue_x - .03, y, y + .02, line + .17, line + .29, 'steel', .004)
    block(x0 + .1, x1 - .1, front + .08, half - .08, height - .16, height - .02, 'body', .02)
    # the door, on rails that stand off the frame
    for z0, z1 in ((low - .06, low - .01), (high + .01, high + .06)):
        block(x0 + .1, x1 - .1, front - .15, front + .01, z0, z1, 'body', .006)
    window(x0 + .11, x1 - .11, low - .03, high + .03, front - .16, 'yellow', 1, .03)
