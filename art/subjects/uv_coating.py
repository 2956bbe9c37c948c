"""The UV and aqueous coating line for printed sheets."""
import math

from kit import (beacon, block, box, cabinet, clear_cover, cross_cylinder, cylinder,
                 emergency_stop, foot, front_edge, handwheel, image_material, lathe, machine, paint,
                 plate, ring, roller, rounded_polygon, rounded_rectangle, stack, station, tank,
                 touch_panel_post, tube, warning_plate, web, window)
from kit.artwork import sheet
from kit.parts_press import (carton_sheet, printed_sheet, vent_grille)
from kit.parts_rigid import glow, hose

HALF = .72


def print_of(palette):
    """Key and picture of a printed sheet in that palette."""
    return f'print {palette}', carton_sheet(2, 2, palette, cut='#d8d5cf')


def mesh_picture(columns, rows):
    """An open mesh belt."""
    picture, draw = sheet(columns * 16, rows * 16, '#8b8f8c')
    for i in range(columns):
        for k in range(rows):
            shift = 8 if i % 2 else 0
            draw.rectangle((i * 16 + 4, k * 16 + 3 + shift, i * 16 + 12, k * 16 + 12 + shift),
                           fill='#23282c')
    return picture


def mesh_belt(x0, x1, z):
    """An endless mesh belt round two drums."""
    web([(x0, z), (x1, z)], -.58, .58, image_material('mesh', mesh_picture(240, 48), 'xy', .5),
        .008, 0)
    for x in (x0, x1):
        cross_cylinder(x, -.58, .58, z - .07, .068, 'cast_iron')
    web([(x0, z - .14), (x1, z - .14)], -.58, .58, 'grey', .006, 0)


def wet_sheets(xs, z, length=.62):
    """Freshly varnished sheets, one after another."""
    key, picture = print_of('night')
    for x in xs:
        printed_sheet((x, 0, z + .008), length, .9, key + ' wet', picture, .005, 0, 0, .05, 1.)


def bed_frame(x0, x1, z, panels, legs):
    """The long low frame of the conveyor, its panels in turn light and blue."""
    for y in (-HALF, HALF - .05):
        block(x0, x1, y, y + .05, z - .2, z + .03, 'body', .012)
    for i, x in enumerate(legs):
        for y in (-HALF + .02, HALF - .1):
            block(x - .05, x + .05, y, y + .08, .06, z - .18, 'dark', .015)
            foot(x, y + .04, .05)
    for left, right, surface in panels:
        plate(rounded_rectangle(left, .16, right, z - .17, .03), -HALF + .012, .03, surface)


def table_feeder(x0, x1, z):
    """A small friction feeder: sloping board with a fanned stack against feed rollers."""
    for y in (-HALF + .04, HALF - .1):
        plate(rounded_polygon([(x0 + .1, .06), (x0, z - .3), (x0, z + .06), (x1, z + .06),
                               (x1, .06)], .07), y, .06, 'body', bevel=.015)
        for x in (x0 + .2, x1 - .12):
            foot(x, y + .03, .05)
    block(x0 + .05, x1 - .02, -HALF + .1, HALF - .1, z - .05, z - .01, 'steel', .008)
    plate(rounded_rectangle(x0 + .18, .18, x1 - .1, z - .34, .05), -HALF + .025, .03, 'brand')
    top = stack(x0 + .42, 0, z - .01, .62, .9, .16, 'white', .012, .003, 'cream')
    printed_sheet((x0 + .42, 0, top + .003), .62, .9, *print_of('night'))
    for y in (-.49, .49):
        block(x0 + .16, x0 + .7, y - .012, y + .012, z - .01, z + .2, 'aluminium', .006)
    block(x1 - .2, x1 - .06, -HALF + .06, HALF - .06, z + .16, z + .34, 'body', .03)
    for y in (-HALF + .04, HALF - .1):
        block(x1 - .2, x1 - .06, y, y + .06, z, z + .34, 'body', .02)
    for y in (-.3, 0, .3):
        cross_cylinder(x1 - .14, y - .04, y + .04, z + .09, .075, 'rubber_red')
        block(x1 - .16, x1 - .12, y - .05, y + .05, z + .1, z + .2, 'dark', .008)
        handwheel((x1 - .13, y, z + .4), (0, 0, 1), .045)


def powder_remover(x0, x1, z):
    """A brush roller in a suction box; a ribbed hose leads to a dust bag behind."""
    block(x0, x1, -HALF - .02, HALF + .02, .08, z - .06, 'body', .03)
    block(x0 + .04, x1 - .04, -HALF + .02, HALF - .02, .003, .1, 'dark')
    for y in (-HALF - .02, HALF - .06):
        block(x0 + .03, x1 - .03, y, y + .08, z - .1, z + .36, 'body', .02)
    block(x0, x1, -HALF - .02, HALF + .02, z + .22, z + .46, 'brand', .05, 4)
    roller((x0 + x1) / 2, -HALF + .06, HALF - .06, z + .13, .115, paint('#e9d9b0', .9, 0, 0))
    middle = (x0 + x1) / 2
    lathe((middle, .1, z + .44), (0, 0, 1), [(0, 0), (.14, 0), (.09, .12), (0, .12)], 'dark')
    hose([(middle, .1, z + .54), (middle, .1, z + .86), (middle, 1.2, z + .86), (middle, 1.2, .95)],
         .085, 'grey', .22, .035)
    cylinder((middle, 1.2, .5), (middle, 1.2, 1.0), .24, 'body')
    cylinder((middle, 1.2, .02), (middle, 1.2, .52), .22, paint('#c9d3da', .9, 0, 0))
    plate(rounded_rectangle(x0 + .07, .16, x1 - .07, z - .24, .05), -HALF - .036, .03, 'light_grey')
    vent_grille(x0 + .12, x1 - .12, .3, .5, -HALF - .03, 4)


def roller_coater(x0, x1, z):
    """Cheeks round a stack of three rollers, covers on all sides, and the lacquer pump."""
    half = HALF + .06
    middle = (x0 + x1) / 2
    outline = rounded_polygon([(x0, .06), (x0, z + .1), (x0 + .16, z + .74), (x1 - .16, z + .74),
                               (x1, z + .1), (x1, .06)], .1)
    opening = rounded_polygon([(x0 + .15, z - .2), (x0 + .15, z + .1), (x0 + .25, z + .6),
                               (x1 - .25, z + .6), (x1 - .15, z + .1), (x1 - .15, z - .2)], .08)
    for y in (-half, half - .07):
        plate(outline, y, .07, 'body', [opening], .018)
    block(x0 + .04, x1 - .04, -half + .05, half - .05, .003, .62, 'body', .02)
    varnish = paint('#e7c25a', .06, 0, 1.)
    for zc, radius, surface in ((z - .145, .14, 'steel'), (z + .165, .15, 'rubber'),
                                (z + .44, .12, 'chrome')):
        roller(middle, -half + .08, half - .08, zc, radius, surface)
        for side in (-1, 1):
            y = side * (half - .035)
            block(middle - .1, middle + .1, y - .05, y + .05, zc - .09, zc + .09, 'dark', .02)
            cross_cylinder(middle, y - .075, y + .075, zc, .05, 'steel')
    roller(middle - .21, -half + .08, half - .08, z + .39, .085, 'chrome')
    cross_cylinder(middle, -.52, .52, z + .165, .153, varnish)
    block(middle - .2, middle - .06, -.5, .5, z + .475, z + .5, varnish, .008)
    for y in (-half + .08, half - .1):
        block(middle - .26, middle, y, y + .02, z + .3, z + .6, 'steel', .006)
    block(x0 + .2, x1 - .2, -half + .1, half - .1, z + .66, z + .73, 'brand', .02)
    # hinged covers on the feed and the delivery side, a door before the roll ends
    for x, way in ((x0, 1), (x1, -1)):
        clear_cover([(x + way * .19, z + .72), (x + way * .05, z + .3), (x + way * .02, z + .12)],
                    -half + .09, half - .09, 'yellow', .015, 1, panel='acrylic')
    window(x0 + .13, x1 - .13, z - .22, z + .64, -half - .06, 'yellow')
    for zc in (z - .2, z + .62):
        block(x0 + .18, x1 - .18, -half - .06, -half + .01, zc - .02, zc + .02, 'body', .006)
    # lacquer circuit on the closed cheek: pump tank, supply and return with their fittings
    at, low = middle - .06, z - .5
    tank(at, -half - .26, .004, .17, .3, 'accent', 'dark')
    cylinder((at + .06, -half - .26, .31), (at + .06, -half - .26, .48), .055, 'grey')
    for dx, surface in ((-.09, 'steel'), (.1, 'hose_blue')):
        x = middle + .06 + dx * 1.5
        cylinder((x, -half + .01, low), (x, -half - .07, low), .032, 'brass')
        tube([(at + dx, -half - .26, .3), (at + dx, -half - .26, low - .02),
              (x, -half - .2, low), (x, -half - .06, low)], .018, surface, .09)
    for x in (x0 + .14, x1 - .14):
        handwheel((x, -half - .09, z - .36), (0, -1, 0), .075)


def exhaust(x, y, z, height, radius=.15):
    """A round duct rising from a hood, with collars and a damper lever."""
    lathe((x, y, z - .01), (0, 0, 1), [(0, 0), (radius * 1.7, 0), (radius * 1.7, .03),
                                       (radius, .18), (0, .18)], 'body')
    cylinder((x, y, z + .15), (x, y, height), radius, 'aluminium')
    for level in (z + .3, height - .03):
        ring((x, y, level), (0, 0, 1), radius * 1.1, radius * .8, .04, 'steel')
    block(x - .02, x + .02, y - radius - .1, y - radius + .02, z + .42, z + .45, 'accent', .005)


def infrared_tunnel(x0, x1, z):
    """The infra-red tunnel: a long low hood with a bank of lamps, one door and one fan for each;
    its light stays inside but for a glow under the inlet."""
    block(x0, x1, -HALF - .02, HALF + .02, z + .16, z + .5, 'body', .05, 3)
    for y in (-HALF - .02, HALF - .06):
        block(x0 + .004, x1 - .004, y, y + .08, z - .04, z + .2, 'body', .012)
    block(x0 + .02, x0 + .2, -HALF + .06, HALF - .06, z + .14, z + .17, glow('#ff5a1f', .7), .005)
    light_curtain_strips(x0 - .004, z)
    count = 4
    pitch = (x1 - x0 - .16) / count
    for i in range(count):
        left, right = x0 + .11 + i * pitch, x0 + .05 + (i + 1) * pitch
        plate(rounded_rectangle(left, z + .02, right, z + .17, .03), -HALF - .034, .02,
              'light_grey')
        block((left + right) / 2 - .05, (left + right) / 2 + .05, -HALF - .05, -HALF - .03, z + .08,
              z + .1, 'black', .006)
        vent_grille(left, right, z + .25, z + .41, -HALF - .02, 4)
        block(left + .02, right - .02, -.4, .4, z + .49, z + .56, 'dark', .02)
        middle = left + pitch / 2 - .03
        cylinder((middle, -.18, z + .555), (middle, -.18, z + .575), .12, 'black')
        cylinder((middle, -.18, z + .57), (middle, -.18, z + .59), .035, 'grey')


def light_curtain_strips(x, z):
    """Dark strips over a slot through which sheets pass, against stray light."""
    for i in range(12):
        y = -HALF + .07 + i * (2 * HALF - .14) / 12
        block(x, x + .012, y, y + (2 * HALF - .14) / 12 - .006, z + .03, z + .17, 'rubber', .001)


def uv_hood(x0, x1, z, height):
    """The curing hood: closed to the belt on all sides, because stray ultraviolet light harms
    eyes; three lamp cassettes with handles and lamps that tell which is on, louvres on top."""
    block(x0, x1, -HALF - .08, HALF + .08, z + .13, height, 'brand', .05, 3)
    for y in (-HALF - .08, HALF + .02):
        block(x0 + .004, x1 - .004, y, y + .06, z - .1, z + .16, 'brand', .012)
    for x in (x0 - .008, x1 - .004):
        light_curtain_strips(x, z)
    warning_plate((x0 + x1) / 2, -HALF - .083, z + .03, .1)
    for i in range(3):
        left = x0 + .1 + i * (x1 - x0 - .16) / 3
        right = left + (x1 - x0 - .16) / 3 - .05
        block(left, right, -HALF - .11, -HALF - .06, z + .24, height - .12, 'body', .02)
        for edge in (left + .04, right - .04):
            cylinder((edge, -HALF - .11, z + .28), (edge, -HALF - .12, z + .28), .014, 'steel')
        tube([(left + .06, -HALF - .1, z + .36), (left + .06, -HALF - .15, z + .36),
              (right - .06, -HALF - .15, z + .36), (right - .06, -HALF - .1, z + .36)], .011,
             'black', .02)
        cylinder(((left + right) / 2, -HALF - .108, height - .19),
                 ((left + right) / 2, -HALF - .122, height - .19), .02, 'green')
    for i in range(5):
        x = x0 + .1 + i * (x1 - x0 - .2) / 5
        block(x, x + .07, -.62, -.34, height - .004, height + .014, 'black', .003)


def cooling_conveyor(x0, x1, z):
    """Fans on arches over the belt, then the sheets drop onto a pile in a small tray."""
    for i in range(3):
        x = x0 + .26 + i * .54
        tube([(x, -HALF + .02, z), (x, -HALF + .02, z + .4), (x, HALF - .02, z + .4),
              (x, HALF - .02, z)], .022, 'body', .1)
        for y in (-.3, .3):
            block(x - .2, x + .2, y - .22, y + .22, z + .34, z + .42, 'body', .02)
            ring((x, y, z + .41), (0, 0, 1), .17, .145, .03, 'dark')
            cylinder((x, y, z + .415), (x, y, z + .424), .145, 'black')
            cylinder((x, y, z + .42), (x, y, z + .45), .05, 'grey')
            for blade in range(5):
                angle = blade * 72
                turn = math.radians(angle)
                box((x + .08 * math.cos(turn), y + .08 * math.sin(turn), z + .432), (.1, .05, .006),
                    'grey', .001, (18, 0, angle), segments=1)


@machine('uv-aqueous-coating-machine', overall_length_m=12.6, azimuth=-38, elevation=19, lens=75)
def uv_aqueous_coater():
    """Feeder, powder remover, three-roller coater, infra-red tunnel, UV hood, cooled delivery."""
    z = .92
    table_feeder(-3.9, -2.98, z + .03)
    station('feeder', (-3.48, -.3, z + .2))
    powder_remover(-2.94, -2.46, z)
    station('powder remover', (-2.7, -HALF - .02, z + .34))
    roller_coater(-2.42, -1.56, z)
    station('coater', (-2.0, -.82, 1.358))
    bed_frame(-1.52, 3.3, z, ((-1.46, -.72, 'body'), (-.64, .1, 'body'), (.2, 1.12, 'body'),
                              (1.24, 1.86, 'brand'), (1.94, 2.56, 'brand'), (2.64, 3.2, 'brand')),
              (-1.46, -.68, .15, 1.18, 1.9, 2.6, 3.24))
    mesh_belt(-1.46, 3.3, z)
    infrared_tunnel(-1.12, .16, z)
    exhaust(-.2, .3, z + .5, 2.2)
    station('infra-red tunnel', (-.5, -HALF - .02, z + .22))
    uv_hood(.24, 1.14, z, 1.62)
    exhaust(.72, .25, 1.62, 2.36, .17)
    station('UV curing hood', (.4, -HALF - .1, 1.4))
    cooling_conveyor(1.2, 3.3, z)
    wet_sheets((-1.32, 1.4, 2.1, 2.8), z)
    block(3.36, 4.16, -.56, .56, .5, .56, 'body', .015)
    top = stack(3.76, 0, .561, .62, .9, .2, 'white', .012, .004, 'cream')
    wet_sheets((3.76,), top)
    printed_sheet((3.5, 0, z - .06), .5, .9, 'print night wet', print_of('night')[1], .005, 0, 16,
                  .05, 1.)
    for y in (-.56, .5):
        block(3.34, 4.18, y, y + .06, .48, .86, 'body', .015)
        block(4.06, 4.14, y, y + .06, .05, .52, 'dark', .012)
        foot(4.1, y + .03, .04)
    block(4.12, 4.17, -.52, .52, .52, .96, 'acrylic', 0)
    station('cooling conveyor and delivery', (2.14, -.2, .93))
    touch_panel_post(1.5, -HALF - .6, 1.15)
    cabinet(-1.2, .2, 1.2, 1.62, 1.7, doors=2)
    beacon(1.02, .5, 1.62)
    for x in (-1.4, 3.1):
        emergency_stop((x, -HALF, z - .08), scale=1.1)
    front_edge((-3.9, -HALF, 0), (4.16, -HALF, 0))
