"""The machine that slits and creases corrugated sheets with thin round blades."""
import math

from kit import (beacon, block, box, button_panel, cross_cylinder, cylinder, disc_knife, door,
                 emergency_stop, foot, front_edge, handwheel, image_material, lathe, leg_table,
                 machine, motor, paint, plate, rating_plate, ring, roller, rounded_polygon, station,
                 tube, warning_plate)
from kit.artwork import sheet
from kit.parts_covers import guard_box
from kit.parts_press import bearing_cap, bolts, vent_grille

HALF, TABLE = 1.22, .9
KNIVES = (-.96, -.48, 0, .48, .96)
KNIFE_X, CREASE_X = -.1, .4


def scale_picture():
    """A measuring scale for the knife bar."""
    picture, draw = sheet(1200, 30, '#f2c20c')
    for i in range(121):
        draw.line((i * 10, 0, i * 10, 24 if i % 10 == 0 else 14 if i % 5 == 0 else 9),
                  fill='#20242a', width=2)
    return picture


def end_frame(y, toward):
    """A low cast cheek with bearing blocks on top, so that the shafts stay in sight."""
    y0, y1 = (y - .12, y) if toward < 0 else (y, y + .12)
    outline = rounded_polygon([(-.8, .06), (-.72, .5), (-.72, .96), (.74, .96), (.74, .5),
                               (.82, .06)], .08)
    plate(outline, y0, .12, 'body', bevel=.02)
    for x, width in ((-.5, .24), (CREASE_X, .3), (KNIFE_X, .28)):
        block(x - width / 2 - .045, x + width / 2 + .045, y0 + .002, y1 - .002, .952, .984, 'dark',
              .006)
        for i in (-1, 1):
            cylinder((x + i * (width / 2 + .024), (y0 + y1) / 2, .98),
                     (x + i * (width / 2 + .024), (y0 + y1) / 2, 1.0), .014, 'steel')
        block(x - width / 2, x + width / 2, y0 + .006, y1 - .006, .94, 1.24, 'body', .03)
        for i in (-1, 1):
            cylinder((x + i * width * .33, (y0 + y1) / 2, 1.22),
                     (x + i * width * .33, (y0 + y1) / 2, 1.3), .018, 'chrome')
        bearing_cap(x, y + toward * .12 if toward > 0 else y0, 1.08, .085, 'dark', toward)
    for x in (-.62, .64):
        foot(x, (y0 + y1) / 2, .05)


def grinding_stones(y, radius):
    """Two small stones held against the blade on both sides by a spring clip."""
    z = 1.08 + radius * .86
    block(KNIFE_X + .06, KNIFE_X + .18, y - .07, y + .07, 1.39, 1.49, 'dark', .012)
    for side in (-1, 1):
        tube([(KNIFE_X + .12, y + side * .055, 1.42), (KNIFE_X + .1, y + side * .1, 1.37),
              (KNIFE_X + .02, y + side * .055, z + .01)], .011, 'steel', .03)
        cylinder((KNIFE_X + .02, y + side * .008, z), (KNIFE_X + .02, y + side * .055, z), .042,
                 'accent', .006)


def knife_shaft():
    """Upper shaft with five thin steel blades, lower shaft with split rings, the stone bar."""
    radius, blade = .19, paint('#cbd1d6', .34, .75, .2)
    cross_cylinder(KNIFE_X, -HALF, HALF, 1.08, .045, 'steel')
    cross_cylinder(KNIFE_X, -HALF, HALF, .733, .045, 'steel')
    for y in KNIVES:
        disc_knife(KNIFE_X, y, 1.08, radius, blade)
        lathe((KNIFE_X, y - .028, 1.08), (0, -1, 0), [(.045, 0), (.1, 0), (.1, .06), (.045, .06)],
              'brand')
        bolts([(KNIFE_X + .075 * math.cos(a), y - .088, 1.08 + .075 * math.sin(a))
               for a in (.5, 2.6, 4.7)], radius=.013)
        for shift in (-.03, .03):
            cross_cylinder(KNIFE_X, y + shift - .025, y + shift + .025, .733, .17, 'rubber_grey')
        grinding_stones(y, radius)
    block(KNIFE_X + .09, KNIFE_X + .15, -HALF - .02, HALF + .02, 1.41, 1.47, 'aluminium', .008)
    scale = image_material('knife scale', scale_picture(), 'yz', .4)
    block(KNIFE_X + .084, KNIFE_X + .092, -HALF + .03, HALF - .03, 1.423, 1.458, scale, .001)
    for side in (-1, 1):
        y = side * (HALF + .06)
        block(KNIFE_X + .06, KNIFE_X + .18, y - .05, y + .05, 1.22, 1.5, 'body', .02)


def crease_shafts(positions):
    """Fat ribbed rings on the upper shaft and grooved ones below."""
    cross_cylinder(CREASE_X, -HALF, HALF, 1.08, .05, 'steel')
    cross_cylinder(CREASE_X, -HALF, HALF, .738, .05, 'steel')
    rib = [(.05, 0), (.125, 0), (.125, .03), (.15, .034), (.15, .05), (.13, .054), (.13, .066),
           (.165, .07), (.165, .09), (.13, .094), (.13, .106), (.15, .11), (.15, .126), (.125, .13),
           (.125, .16), (.05, .16)]
    for y in positions:
        lathe((CREASE_X, y - .08, 1.08), (0, 1, 0), rib, 'cast_iron', 48)
        lathe((CREASE_X, y - .08, .738), (0, 1, 0), [(.05, 0), (.165, 0), (.165, .16), (.05, .16)],
              'cast_iron', 48)
        ring((CREASE_X, y + .08, 1.08), (0, 1, 0), .085, .05, .04, 'brand')


def sheet_and_strips(creases):
    """The whole sheet up to the blades; behind them four strips, creased from the rings on, and two
    trims."""
    z, thick = TABLE + .007, .007
    crease = paint('#8a6132', .85, 0, 0)
    box(((-1.32 + KNIFE_X) / 2, 0, z), (KNIFE_X + 1.32, 2.12, thick), 'kraft', .001, segments=1)
    edges = (-1.06, *KNIVES, 1.06)
    for i, (low, high) in enumerate(zip(edges, edges[1:])):
        trim = i in (0, len(edges) - 2)
        end = 1.36 if trim else 1.28 + .03 * (i % 2)
        low, high = low + (0 if i == 0 else .006), high - (0 if i == len(edges) - 2 else .006)
        box(((KNIFE_X + end) / 2, (low + high) / 2, z), (end - KNIFE_X, high - low, thick), 'kraft',
            .001, segments=1)
        for y in (y for y in creases if low < y < high):
            for shift, wide, rise in ((0, .011, .0006), (-.026, .003, .0004), (.026, .003, .0004)):
                block(CREASE_X, end - .0005, y + shift - wide, y + shift + wide, z,
                      z + thick / 2 + rise, crease, 0)


@machine('thin-blade-slitting-creasing-machine', overall_length_m=2.9, azimuth=-29, elevation=25,
         lens=75, upright=True)
def thin_blade_slitting_creasing_machine():
    """Feed table, pull rollers, thin blades with stones, ribbed creasing rings, delivery table."""
    creases = [y + shift for y in (-.72, -.24, .24, .72) for shift in (-.1, .1)]
    end_frame(-HALF, -1)
    end_frame(HALF, 1)
    block(-.66, .68, -HALF, HALF, .16, .3, 'dark', .02)
    for x in (-.6, .5):
        block(x, x + .12, -HALF, HALF, .4, .52, 'body', .02)
    leg_table(-1.5, -.62, -HALF + .04, HALF - .04, TABLE, 'aluminium', .035, 'body')
    leg_table(.58, 1.5, -HALF + .04, HALF - .04, TABLE, 'aluminium', .035, 'body')
    for x0, x1 in ((-1.512, -1.47), (1.47, 1.512)):
        block(x0, x1, -HALF + .03, HALF - .03, TABLE - .1, TABLE - .006, 'brand', .01)
    for i in range(5):
        y = -.84 + .42 * i
        block(-1.44, -.6, y - .02, y + .02, TABLE - .006, TABLE + .003, 'steel', .001)
    block(-1.44, -.62, HALF - .14, HALF - .1, TABLE - .004, TABLE + .07, 'brand', .008)
    for x in (-1.3, -.8):
        block(x - .04, x + .04, HALF - .11, HALF - .02, TABLE - .004, TABLE + .03, 'dark', .008)
        handwheel((x, HALF - .06, TABLE + .1), (0, 0, 1), .045)
    station('feed table', (-1.15, -.6, TABLE + .02))

    roller(-.5, -HALF, HALF, 1.005, .085, 'rubber_grey')
    roller(-.5, -HALF, HALF, .818, .085, 'steel')
    for i in range(7):
        ring((-.5, -1.0 + i * .32, 1.005), (0, 1, 0), .094, .08, .1, 'rubber_red')
    station('pull rollers', (-.52, -.7, 1.1))
    knife_shaft()
    station('slitting blades', (KNIFE_X - .107, -.485, 1.142))
    crease_shafts(creases)
    station('creasing rings', (.44, -.816, 1.24))
    sheet_and_strips(creases)
    station('delivery table', (1.25, -.7, TABLE))

    guard_box(-.7, .68, HALF - .022, .975, 1.57, 3, .94, 1.26)
    warning_plate(-.1, -HALF - .123, .86, .08)
    rating_plate(.3, -HALF - .123, .92)
    face = -HALF - .12
    door(-.58, .0, .2, .72, face, 'brand', 'left', 'turn')
    vent_grille(-.48, -.1, .28, .48, face - .012, 5)
    button_panel(.14, .62, .3, .84, face - .001, rows=2, columns=3)
    for x in (CREASE_X, KNIFE_X):
        handwheel((x, face - .13, 1.08), (0, -1, 0), .095)
    emergency_stop((-.6, face, .84), scale=1.2)
    emergency_stop((1.3, -HALF + .036, TABLE - .075), scale=.9)
    outline = rounded_polygon([(-.64, .2), (-.64, 1.16), (.58, 1.22), (.58, .2)], .12)
    plate(outline, HALF + .12, .14, 'accent', bevel=.02)
    motor((-.2, HALF + .26, .42), (0, 1, 0), .15, .34, 'brand')
    for x in (.02, .9):
        block(x - .03, x + .03, HALF - .08, HALF + .02, .5, .56, 'dark', .008)
    beacon(.64, HALF + .06, .95)
    front_edge((-1.5, face, 0), (1.5, face, 0))
