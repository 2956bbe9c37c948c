"""Paper cup forming machine."""
import math

from mathutils import Vector

from kit import (acrylic, block, circle, cone, cross_cylinder, cut_pile, cylinder, duplicate,
                 emergency_stop, foot, front_edge, glow, group, lathe, machine, place, plate,
                 reel, ring, roller, rounded_polygon, rounded_rectangle, station, touch_panel, tube,
                 web, window)
from kit.parts_corrugated import arc_points, bearing
from kit.parts_press import bolts, fan_outline

TEAL = 'teal'


def fan_stack(x, y, z, size, height, turn):
    """A stack of printed fan blanks (cup walls) of that height lying on z."""
    outline, top = fan_outline(x, y, size, turn, 66), z + height
    cut_pile(outline, z, height, sheets=60)
    plate(outline, top - .001, .003, 'white', bevel=.0005, plane='xy')
    plate(fan_outline(x, y, size * .94, turn, 60), top + .001, .003, TEAL, bevel=.0005, plane='xy')
    return top + .004


def cup(base_radius, rim_radius, height, band=True):
    """A paper cup at the origin, mouth up, with its curled rim and a printed band."""
    def at(share):
        return base_radius + (rim_radius - base_radius) * share

    lathe((0, 0, 0), (0, 0, 1), [(0, .012), (base_radius - .004, .012), (base_radius - .004, 0),
                                 (base_radius, 0), (rim_radius, height - .004),
                                 (rim_radius + .008, height - .006), (rim_radius + .008,
                                                                      height + .004),
                                 (rim_radius - .004, height + .004), (at(.1) - .004, .03), (0,
                                                                                            .02)],
          'white', 40)
    if band:
        lathe((0, 0, 0), (0, 0, 1), [(at(.18), height * .18), (at(.18) + .002, height * .18),
                                     (at(.93) + .002, height * .93), (at(.93), height * .93)], TEAL,
              40)


def nested_cups(origin, axis, count, pitch, base_radius, rim_radius, height):
    """A column of nested cups along axis, mouths ahead: the print of the first and the tops of
    the others as one turned body, then their rims."""
    top, inside = height + count * pitch, height * .4 + count * pitch
    lathe(origin, axis, [(0, 0), (base_radius, 0), (base_radius + .003, height * .16)], 'white', 36)
    lathe(origin, axis, [(base_radius + .003, height * .16), (rim_radius, height),
                         (rim_radius - .004, height + .004), (rim_radius - .004, top - .006)], TEAL,
          36)
    lathe(origin, axis, [(rim_radius - .005, top - .006), (rim_radius * .94, top - .002),
                         (base_radius, inside), (0, inside)], 'white', 36)
    way = Vector(axis).normalized()
    with group() as rim:
        ring(Vector(origin) + way * height, axis, rim_radius + .008, rim_radius - .006, .01,
             'white')
    for i in range(1, count):
        duplicate(rim, tuple(way * pitch * i))


def rounded_body(x0, x1, y0, y1, z0, z1, radius, surface, grow=0.):
    """A block with round vertical corners."""
    return plate(rounded_rectangle(x0 - grow, y0 - grow, x1 + grow, y1 + grow, radius + grow, 10),
                 z0, z1 - z0, surface, bevel=.014 if grow == 0 else .004, plane='xy')


def clear_pipe(points, radius, corner):
    """A clear pipe of tinted plastic."""
    tube(points, radius, acrylic((.42, .62, .78)), corner, 6)


@machine('paper-cup-forming-machine-2-16-oz', overall_length_m=2.3, livery='red', azimuth=-33,
         elevation=20)
def paper_cup_forming_machine():
    """Fan blanks and bottom reel at the left, two turntables behind clear doors, stacking tube."""
    x0, x1, y0, y1 = -.88, .92, -.56, .56
    deck, roof, top = .8, 1.44, 1.57

    # rounded cabinet: base, stripe, deck, roof
    rounded_body(x0 + .04, x1 - .04, y0 + .04, y1 - .04, .05, .13, .15, 'dark')
    rounded_body(x0, x1, y0, y1, .12, deck, .17, 'body')
    rounded_body(x0, x1, y0, y1, deck - .2, deck - .12, .17, 'brand', .004)
    rounded_body(x0, x1, y0, y1, deck - .115, deck - .09, .17, 'accent', .004)
    rounded_body(x0 + .01, x1 - .01, y0 + .01, y1 - .01, deck - .006, deck + .012, .16, 'steel')
    rounded_body(x0, x1, y0, y1, roof, top, .17, 'body')
    rounded_body(x0, x1, y0, y1, roof + .03, roof + .07, .17, 'brand', .004)
    for x in (x0 + .2, x1 - .2):
        for y in (y0 + .16, y1 - .16):
            foot(x, y, .04)
    for i in range(3):
        left = x0 + .17 + i * .49
        block(left, left + .475, y0 - .008, y0 + .02, .19, deck - .24, 'body', .012)
        block(left + .4, left + .42, y0 - .03, y0, .36, .48, 'black', .005)
    for i in range(6):
        block(x0 + .24, x0 + .52, y0 - .013, y0, .25 + i * .04, .266 + i * .04, 'dark', .002)
    block(x0 + .1, x1 - .1, y1 - .03, y1 - .002, deck, roof + .01, 'light_grey', .006)
    for x in (x0 + .055, x1 - .055):
        for y in (y0 + .055, y1 - .055):
            cylinder((x, y, deck), (x, y, roof + .01), .04, 'body')
    window(x0 + .1, x1 - .1, deck + .02, roof - .005, y0 + .012, 'aluminium', 3, .026, True, .024)
    block(x1 - .028, x1 - .02, y0 + .1, y1 - .1, deck + .01, roof, 'acrylic', 0)
    # the infeed end is closed but for slots for the blanks and the bottom web
    plate([(y0 + .09, deck + .01), (y0 + .09, roof), (y1 - .09, roof), (y1 - .09, deck + .01)],
          x0 + .05, .006, 'acrylic',
          [rounded_rectangle(-.49, .88, -.03, 1.02, .02),
           rounded_rectangle(.285, 1.325, .435, 1.395, .01)],
          plane='yz')
    for y in (y0 + .1, y1 - .1):
        block(x0 + .045, x0 + .065, y - .012, y + .012, deck, roof, 'aluminium', .004)

    # lamps under the roof, filter hatch on it
    for y in (y0 + .13, .3):
        block(x0 + .15, x1 - .15, y - .025, y + .025, roof - .025, roof + .004,
              glow('#ffffff', 9.), .004)
    block(-.5, .1, -.12, .34, top - .006, top + .035, 'body', .014)
    for i in range(5):
        block(-.44, .04, -.06 + i * .075, -.03 + i * .075, top + .03, top + .038, 'dark', .003)

    # first turntable: cone mandrels with paper walls
    cx, cy, z = -.36, -.04, deck + .24
    cylinder((cx, cy, deck), (cx, cy, z - .03), .1, 'dark')
    cylinder((cx, cy, z - .09), (cx, cy, z + .07), .15, 'brand')
    cylinder((cx, cy, z + .06), (cx, cy, z + .085), .11, 'steel')
    bolts([(cx + .075 * math.cos(a), cy + .075 * math.sin(a), z + .085)
           for a in (math.pi * i / 3 for i in range(6))], (0, 0, 1), .016, .014)
    for i in range(8):
        angle = math.pi * i / 4 + math.pi / 8
        way = (math.cos(angle), math.sin(angle))

        def out(reach, height=z):
            return (cx + way[0] * reach, cy + way[1] * reach, height)

        cylinder(out(.12), out(.2), .045, 'dark')
        cone(out(.17), out(.385), .088, .066, 'chrome')
        if i % 2 or i in (4, 6):
            lathe(out(.18), (*way, 0), [(.088, 0), (.092, 0), (.073, .185), (.069, .185)], 'white',
                  36)
            lathe(out(.18), (*way, 0), [(.0885, .03), (.0905, .03), (.0795, .14), (.0775, .14)],
                  TEAL, 36)

    # ultrasonic seam head under the roof
    sonic = (cx + .12, -.31)
    block(sonic[0] - .07, sonic[0] + .07, sonic[1] - .05, sonic[1] + .3, z + .25, z + .34, 'brand',
          .02)
    cylinder((*sonic, z + .13), (*sonic, z + .26), .05, 'accent')
    cone((*sonic, z + .085), (*sonic, z + .14), .02, .045, 'aluminium')
    for y in (sonic[1], sonic[1] + .24):
        cylinder((sonic[0], y, z + .33), (sonic[0], y, roof + .01), .018, 'chrome')
    seam_head = (sonic[0], sonic[1] - .05, z + .19)

    # second turntable: pockets with cups, mouths up
    px, py, pz = .42, -.02, deck + .1
    cylinder((px, py, deck), (px, py, pz - .02), .2, 'dark')
    cylinder((px, py, pz - .03), (px, py, pz + .01), .4, 'aluminium')
    cylinder((px, py, pz), (px, py, pz + .24), .09, 'brand')
    with group() as first:
        ring((0, 0, 0), (0, 0, 1), .092, .07, .1, 'steel')
        with group() as paper_cup:
            cup(.056, .078, .16)
        place(paper_cup, (0, 0, .01))
    for i in range(8):
        angle = math.pi * i / 4 + .1
        where = (px + .29 * math.cos(angle), py + .29 * math.sin(angle), pz + .008)
        if i < 7:
            duplicate(first, where)
        else:
            place(first, where)

    # tool plate above it: bottom punch, hot air and knurl, two curling heads
    plate_z = deck + .47
    cylinder((px, py, pz + .22), (px, py, plate_z + .01), .05, 'steel')
    plate(circle(px, py, .33, 48), plate_z, .05, 'body', bevel=.01, plane='xy')
    cylinder((px, py, plate_z + .04), (px, py, roof + .01), .11, 'brand')
    heads = {}
    for name, angle in (('bottom', 190), ('heat', 235), ('knurl', 280), ('curl', 325), ('curl2',
                                                                                        10)):
        turn = math.radians(angle)
        heads[name] = (px + .285 * math.cos(turn), py + .285 * math.sin(turn))
    for name, (x, y) in heads.items():
        colour = {'heat': 'copper', 'knurl': 'dark', 'bottom': 'accent'}.get(name, 'steel')
        cylinder((x, y, plate_z - .12), (x, y, plate_z + .03), .02, 'chrome')
        cylinder((x, y, plate_z - .17), (x, y, plate_z - .07), .052, colour)
        cylinder((x, y, plate_z + .045), (x, y, plate_z + .12), .04, 'dark')

    # fan blank magazine at the feed end
    mx, my, mz = -1.1, -.26, .96
    block(x0 - .44, x0 + .03, my - .25, my + .22, mz - .05, mz - .01, 'body', .012)
    block(x0 - .3, x0 + .03, my - .05, my + .05, mz - .22, mz - .04, 'body', .012)
    stack_top = fan_stack(mx, my, mz - .01, .42, .24, 180)
    for dx, dy in ((-.115, -.1), (-.115, .1), (.06, -.215), (.06, .2), (.14, 0)):
        cylinder((mx + dx, my + dy, mz - .02), (mx + dx, my + dy, stack_top + .12), .011, 'chrome')

    # bottom reel between the uprights of a console, its brake on the near one; the strip runs over
    # a roller through a framed slot into the cabinet
    rx, ry, rz, radius = -1.16, .36, 1.02, .26
    block(x0 - .34, x0 + .03, ry + .07, ry + .12, rz - .3, rz + .06, 'body', .015)
    block(x0 - .4, x0 + .03, ry - .18, ry + .14, rz - .36, rz - .29, 'body', .012)
    reel(rx, ry - .055, ry + .055, rz, radius, 'white', .05, 'greyboard', 3)
    cross_cylinder(rx, ry - .17, ry + .12, rz, .02, 'chrome')
    plate(rounded_polygon([(rx - .1, rz - .3), (rx - .05, rz + .06), (rx + .05, rz + .06),
                           (rx + .1, rz - .3)], .03), ry - .15, .035, 'brand', bevel=.008)
    bearing(rx, ry - .15, rz, .045, 'body', bolts=4)
    cross_cylinder(rx, ry - .085, ry - .07, rz, .13, 'steel')
    block(rx - .15, rx - .045, ry - .13, ry - .06, rz - .05, rz + .04, 'red', .01)
    block(-.98, -.94, ry + .065, ry + .12, rz + .04, 1.36, 'body', .01)
    block(-.99, x0 + .055, ry + .06, ry + .11, 1.28, 1.36, 'body', .01)
    plate([(.26, 1.25), (.48, 1.25), (.48, 1.442), (.26, 1.442)], x0 + .038, .024, 'dark',
          [rounded_rectangle(.295, 1.335, .425, 1.385, .01)], .003, 'yz')
    roller(-.97, ry - .07, ry + .07, 1.32, .035, 'chrome')
    web([*arc_points(rx, rz, radius + .003, 120, 75, 8), (-.99, 1.357), (-.7, 1.36), (.1, 1.32)],
        ry - .05, ry + .05, 'white', .004, .03)

    # stacking: clear blow pipe out of the roof into upright tubes
    sx, sy = 1.17, -.42
    rise = .62
    clear_pipe([(rise, sy + .2, roof + .1), (rise, sy + .2, top + .17), (sx, sy, top + .17),
                (sx, sy, top - .1)], .1, .17)
    ring((rise, sy + .2, top - .01), (0, 0, 1), .125, .098, .06, 'brand')
    for share, tilt in ((.3, 92), (.62, 96)):
        with group() as flying:
            cup(.056, .078, .15)
        place(flying, (rise + (sx - rise) * share, sy + .2 - .2 * share, top + .17), (0, tilt, -18))
    way = (sx - rise, -.2, 0)
    for share in (.16, .45, .8):                    # collars, held by an arm from the roof
        at = (rise + (sx - rise) * share, sy + .2 - .2 * share, top + .17)
        ring(at, way, .112, .099, .035, 'aluminium')
    at_x, at_y = rise + (sx - rise) * .45 + .015, sy + .2 - .2 * .45
    cylinder((at_x, at_y, top + .045), (at_x, at_y, top + .07), .02, 'aluminium')
    tube([(x1 - .12, at_y, top - .01), (x1 - .12, at_y, top + .05), (at_x, at_y, top + .05)], .016,
         'aluminium', .03)
    for z in (top + .05, top - .06):
        ring((rise if z > top else sx, sy + (.2 if z > top else 0), z), (0, 0, 1), .112, .099, .03,
             'brand')
    ring((sx, sy, top - .14), (0, 0, 1), .125, .098, .05, 'brand')
    table = .62
    block(x1 - .03, sx + .2, sy - .14, sy + .36, table - .05, table, 'steel', .01)
    block(sx + .08, sx + .14, sy - .05, sy + .05, .04, table - .04, 'body', .012)
    block(sx + .02, sx + .2, sy - .16, sy + .16, .003, .05, 'dark', .012)
    lathe((sx, sy, table), (0, 0, 1), [(.106, 0), (.106, top - .12 - table)],
          acrylic((.5, .68, .82)), 40)
    ring((sx, sy, table - .002), (0, 0, 1), .125, .098, .04, 'brand')
    nested_cups((sx, sy, table + .004), (0, 0, 1), 29, .022, .062, .084, .16)
    for z in (1.0, 1.36):
        ring((sx, sy, z), (0, 0, 1), .122, .102, .03, 'aluminium')
        block(sx - .03, sx + .03, sy + .1, .2, z, z + .03, 'aluminium', .006)
        block(x1 - .04, sx + .03, .16, .21, z - .002, z + .032, 'aluminium', .006)
    nested_cups((sx + .02, sy + .235, table + .001), (0, 0, 1), 9, .022, .06, .082, .16)

    station('fan blank magazine', (mx - .03, my, stack_top))
    station('side-seam sealing', seam_head)
    station('bottom reel and insert', (rx - .05, ry, rz + radius - .005))
    for name, head in (('bottom heat and knurl', 'heat'), ('rim curl', 'curl')):
        x, y = heads[head]
        station(name, (x, y - .05, plate_z - .1))
    station('cup stacking tube', (sx - .02, sy - .1, 1.18))

    # controls
    touch_panel(.34, y0 - .04, top - .02, .36, .26, 0, -10)
    block(.26, .42, y0, y0 + .06, top - .12, top - .02, 'dark', .01)
    emergency_stop((-.62, y0 - .004, top - .05), scale=.95)
    for i, colour in enumerate(('green', 'black', 'accent')):
        cylinder((-.4 + i * .1, y0 + .01, top - .05), (-.4 + i * .1, y0 - .025, top - .05), .022,
                 colour)
    front_edge((-1.42, y0, 0), (sx + .2, y0, 0))
