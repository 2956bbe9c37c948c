"""Paper cup forming machine.

A blank is wrapped round an upright mandrel, mouth down, and its side sealed; a disc from the reel
is pressed into the end that shows, heated and knurled.  An arm turns the cup over into a second
table, which curls its rim; air lifts it through a pipe on to a stack."""
import math

from mathutils import Vector

from kit import (acrylic, air_cylinder, block, box, bracket, cable, cone, cross_cylinder, cut_pile,
                 cylinder, duplicate, emergency_stop, foot, front_edge, glow, group, lathe,
                 leg_table, machine, place, plate, reel, ring, rounded_polygon, rounded_rectangle,
                 screw_row, station, touch_panel, tube, warning_plate, web, window, wrap_path)
from kit.parts_corrugated import arc_plate, bearing
from kit.parts_press import bolts, fan_outline

TEAL = 'teal'
FEED, OPERATOR, DELIVERY, DECK, ROOF, TOP = -.88, -.56, .92, .8, 1.44, 1.57
MANDRELS, MANDREL_RADIUS = (-.33, -.06), .23    # centre of the first table, of its mandrels' circle
POCKETS, POCKET_RADIUS = (.45, -.09), .22
TABLE = DECK + .11                              # upper side of both tables
RIM, BASE, CUP = .054, .038, .155               # a cup of 16 oz: radii and height
BLANK_Y, WEB_Z = -.01, 1.155                     # the ways of the blanks and of the bottom paper


def on_circle(center, radius, angle):
    """The point of that circle at an angle (degrees, 0 at +x, -90 to the operator)."""
    turn = math.radians(angle)
    return center[0] + radius * math.cos(turn), center[1] + radius * math.sin(turn)


def at_mandrel(angle):
    """Where the mandrel at that angle stands."""
    return on_circle(MANDRELS, MANDREL_RADIUS, angle)


def at_pocket(angle):
    """Where the pocket at that angle stands."""
    return on_circle(POCKETS, POCKET_RADIUS, angle)


# ---------------------------------------------------------------- paper

def wall_blank(x, z, y, size=.345, surface='white'):
    """A printed cup wall standing on its wide edge along the machine, its face at y."""
    plate(fan_outline(x, z, size, -90, 60), y, .002, surface, bevel=.0004)
    plate(fan_outline(x, z, size * .95, -90, 55), y - .001, .002, TEAL, bevel=.0004)


def blank_stack(x, z, y0, y1):
    """Cup walls standing one behind the other from y0 to y1, their print to the operator."""
    with group() as stack:
        cut_pile(fan_outline(0, 0, .345, -90, 60), 0, y1 - y0, sheets=60)
    place(stack, (x, y1, z), (90, 0, 0))
    wall_blank(x, z, y0 - .002)


def sleeve(with_bottom):
    """A cup wall on its mandrel at the origin, mouth down; with_bottom the pressed-in disc, too."""
    def at(share):
        return RIM + .003 - (RIM - BASE) * share

    lathe((0, 0, 0), (0, 0, 1), [(at(0) - .002, 0), (at(0), 0), (at(1), CUP), (at(1) - .003, CUP),
                                 (at(.9) - .003, CUP * .9)], 'white', 36)
    lathe((0, 0, 0), (0, 0, 1), [(at(low) + grow, CUP * low) for low, grow in (
        (.1, 0), (.1, .0012), (.8, .0012), (.8, 0))], TEAL, 36)
    if with_bottom:
        cylinder((0, 0, CUP * .9), (0, 0, CUP * .92), at(.9) - .002, 'white', .001, 36)


def cup(curled=True):
    """A paper cup at the origin, mouth up, with its printed band and curled rim."""
    def at(share):
        return BASE + (RIM - BASE) * share

    edge = [(RIM + .004, CUP - .005), (RIM + .005, CUP), (RIM + .001, CUP + .002),
            (RIM - .003, CUP)] if curled else [(RIM, CUP), (RIM - .002, CUP)]
    lathe((0, 0, 0), (0, 0, 1), [(0, .01), (BASE - .003, .01), (BASE - .003, 0), (BASE, 0),
                                 (at(.97), CUP * .97), *edge, (at(.1) - .003, CUP * .1),
                                 (0, CUP * .08)], 'white', 36)
    lathe((0, 0, 0), (0, 0, 1), [(at(low) + grow, CUP * low) for low, grow in (
        (.2, 0), (.2, .0012), (.9, .0012), (.9, 0))], TEAL, 36)


def nested_cups(x, y, z, count, pitch=.013):
    """A stack of cups, mouths down, standing on z: the last is whole, of the others rims show."""
    top = z + (count - 1) * pitch
    with group() as last:
        cup()
    place(last, (x, y, top + CUP), (180, 0, 0))
    cylinder((x, y, z + .002), (x, y, top), RIM - .001, TEAL, 0, 32)
    with group() as rim:
        ring((x, y, z), (0, 0, 1), RIM + .005, RIM - .004, .006, 'white')
    for i in range(1, count - 1):
        duplicate(rim, (0, 0, i * pitch))


# ---------------------------------------------------------------- cabinet

def rounded_body(z0, z1, radius, surface, grow=0.):
    """A slice of the cabinet with round corners; grow widens (or narrows) it all round."""
    outline = rounded_rectangle(FEED - grow, OPERATOR - grow, DELIVERY + grow, -OPERATOR + grow,
                                radius + grow, 10)
    return plate(outline, z0, z1 - z0, surface, bevel=.014 if grow == 0 else .004, plane='xy')


def cup_cabinet():
    """Base with doors, deck, uprights, roof with lamps, clear doors to the operator, end panes."""
    rounded_body(.05, .13, .15, 'dark', -.04)
    rounded_body(.12, DECK, .17, 'body')
    rounded_body(DECK - .2, DECK - .12, .17, 'brand', .004)
    rounded_body(DECK - .115, DECK - .09, .17, 'accent', .004)
    rounded_body(DECK - .006, DECK + .012, .17, 'steel', -.01)
    rounded_body(ROOF, TOP, .17, 'body')
    rounded_body(ROOF + .03, ROOF + .07, .17, 'brand', .004)
    for x in (FEED + .2, DELIVERY - .2):
        for y in (-.4, .4):
            foot(x, y, .04)
    for i in range(3):
        left = FEED + .17 + i * .49
        block(left, left + .475, OPERATOR - .008, OPERATOR + .02, .19, DECK - .24, 'body', .012)
        block(left + .4, left + .42, OPERATOR - .03, OPERATOR, .36, .48, 'black', .005)
    for i in range(6):
        block(FEED + .24, FEED + .52, OPERATOR - .013, OPERATOR, .25 + i * .04, .266 + i * .04,
              'dark', .002)
    block(FEED + .1, DELIVERY - .1, .53, .558, DECK, ROOF + .01, 'light_grey', .006)
    for x in (FEED + .05, DELIVERY - .05):
        for y in (-.51, .51):
            cylinder((x, y, DECK), (x, y, ROOF + .01), .027, 'body')
    window(FEED + .09, DELIVERY - .09, DECK + .02, ROOF - .005, OPERATOR + .012, 'aluminium', 3,
           .026, True, .024)
    block(DELIVERY - .028, DELIVERY - .02, -.46, .46, DECK + .01, ROOF, 'acrylic', 0)
    # the infeed end is closed but for slots for the walls and the bottom paper
    plate([(-.47, DECK + .01), (-.47, ROOF), (.47, ROOF), (.47, DECK + .01)], FEED + .05, .006,
          'acrylic', [rounded_rectangle(BLANK_Y - .04, .9, BLANK_Y + .04, 1.13, .01),
                      rounded_rectangle(-.295, WEB_Z - .02, -.15, WEB_Z + .02, .01)], plane='yz')
    for y in (-.46, .46):
        block(FEED + .045, FEED + .065, y - .012, y + .012, DECK, ROOF, 'aluminium', .004)
    for y in (-.43, .3):
        block(FEED + .15, DELIVERY - .15, y - .025, y + .025, ROOF - .025, ROOF + .004,
              glow('#ffffff', 9.), .004)
    block(-.6, 0., -.2, .26, TOP - .006, TOP + .035, 'body', .014)
    for i in range(5):
        block(-.54, -.06, -.14 + i * .075, -.11 + i * .075, TOP + .03, TOP + .038, 'dark', .003)


# ---------------------------------------------------------------- feed end

def blank_magazine():
    """Cup walls stand in a trough, a pusher behind them; the first goes between two rails through
    the end pane to the mandrel."""
    x, z, back = -1.1, 1.005, .25
    block(FEED - .43, FEED + .03, BLANK_Y - .045, back + .12, .87, .895, 'body', .008)
    for y in (BLANK_Y + .03, back + .05):
        bracket_on_end(y, .87)
    blank_stack(x, z, BLANK_Y + .004, back)
    for dx in (-.1, .1):                            # rails the wide edge stands on
        block(x + dx - .01, x + dx + .01, BLANK_Y - .03, back + .1, .893, .927, 'steel', .003)
    for dx in (-.185, .185):                        # posts that hold the corners
        for y in (BLANK_Y + .03, back - .04):
            cylinder((x + dx, y, .89), (x + dx, y, 1.17), .009, 'chrome')
    block(x - .12, x + .12, back + .006, back + .022, .93, 1.12, 'aluminium', .004)
    cylinder((x, back + .02, 1.02), (x, back + .12, 1.02), .01, 'chrome')
    block(x - .03, x + .03, back + .09, back + .118, .893, 1.05, 'dark', .005)
    wall_blank(-.79, z, BLANK_Y - .001)
    for low in (.912, 1.088):
        block(x + .19, -.49, BLANK_Y + .004, BLANK_Y + .016, low, low + .016, 'steel', .003)
    for low in (.896, 1.1):
        block(x + .2, -.66, BLANK_Y - .016, BLANK_Y - .008, low, low + .02, 'steel', .003)
    for at in (FEED - .005, -.62):
        block(at - .012, at + .012, BLANK_Y + .014, BLANK_Y + .03, DECK if at > FEED else .88,
              1.115, 'dark', .003)
    return x, BLANK_Y, z + .07


def bracket_on_end(y, z):
    """A gusset under a shelf at the cabinet's feed end."""
    plate([(FEED + .01, z - .2), (FEED + .01, z), (FEED - .36, z), (FEED - .36, z - .03)], y, .012,
          'brand', bevel=.003)


def bottom_reel():
    """The reel of bottom paper on its shaft at the feed end, with a brake; the paper climbs over
    a roller and enters level."""
    x, z, radius, middle = -1.2, .5, .225, at_mandrel(225)[1]
    y0, y1 = middle - .052, middle + .052
    reel(x, y0, y1, z, radius, 'white', .045, 'greyboard', 3)
    cross_cylinder(x, y0 - .09, y1 + .12, z, .018, 'chrome')
    ring((x, y0 - .022, z), (0, 1, 0), .07, .02, .018, 'aluminium')
    for y, wide in ((y0 - .085, .045), (y1 + .06, .07)):
        plate(rounded_polygon([(x - wide, z - wide), (x - wide, z + wide), (FEED + .01, z + wide),
                               (FEED + .01, z - wide - .04)], .03), y, .03, 'brand', bevel=.006)
    bearing(x, y0 - .085, z, .04, 'body', bolts=4)
    bearing(x, y1 + .06, z, .05, 'body', bolts=4)
    cross_cylinder(x, y1 + .092, y1 + .106, z, .11, 'steel')
    block(x + .06, x + .14, y1 + .075, y1 + .13, z - .03, z + .04, 'red', .008)
    roller_x, roller_z, dancer_x = -.945, WEB_Z - .029, -.98
    web(wrap_path([(x, z, radius, 1), (dancer_x, .86, .02, 1), (roller_x, roller_z, .026, -1),
                   (-.43, WEB_Z, 0, 0)]), y0, y1, 'white', .002, 0)
    cross_cylinder(roller_x, y0 - .012, y1 + .03, roller_z, .026, 'chrome')
    block(roller_x - .02, FEED + .06, y1 + .018, y1 + .034, roller_z - .025, roller_z + .025,
          'body', .005)
    # a dancer keeps the paper tight
    cross_cylinder(dancer_x, y0 - .012, y1 + .03, .86, .02, 'chrome')
    tube([(dancer_x, y1 + .025, .86), (FEED - .01, y1 + .025, .8), (FEED + .01, y1 + .025, .8)], .011,
         'dark')
    return x, y0, z + radius


# ---------------------------------------------------------------- first table

def mandrel_table():
    """An indexing table with eight upright mandrels: walls from the seam on, bottoms from the
    punch on, bare ones behind."""
    x, y = MANDRELS
    cylinder((x, y, DECK), (x, y, TABLE - .03), .17, 'cast_iron', .012)
    cylinder((x, y, TABLE - .034), (x, y, TABLE), .31, 'aluminium', .006, 64)
    cylinder((x, y, TABLE - .002), (x, y, TABLE + .035), .12, 'brand', .01)
    bolts([(*on_circle(MANDRELS, .095, a), TABLE + .035) for a in range(0, 360, 45)], (0, 0, 1),
          .011, .01)
    cylinder((x, y, TABLE), (x, y, ROOF + .01), .042, 'steel')
    with group() as first:
        cylinder((0, 0, -.002), (0, 0, .012), .066, 'steel', .003)
        cone((0, 0, .008), (0, 0, CUP - .004), RIM, BASE + .001, 'chrome', .004, 36)
        bolts([(.058 * math.cos(a), .058 * math.sin(a), .011) for a in (.8, 2.4, 3.9, 5.5)],
              (0, 0, 1), .005, .005)
    for i in range(1, 8):
        duplicate(first, (*at_mandrel(45 * i), TABLE))
    place(first, (*at_mandrel(0), TABLE))
    for angle in (180, 225, 270, 315):
        with group() as wall:
            sleeve(with_bottom=angle > 225)
        place(wall, (*at_mandrel(angle), TABLE + .014))


def seam_head():
    """The side-seam station: two wings fold the wall round its mandrel, an ultrasonic horn on a
    slide presses on the overlap."""
    x, y = at_mandrel(180)
    z = TABLE + .014 + CUP / 2
    for low, high in ((20, 150), (210, 340)):
        with group() as wing:
            arc_plate(0, 0, .0615, .066, low, high, -.07, .085, 'steel', .001)
        place(wing, (x, y, z + .004), (90, 0, 0))
    # blade, booster and converter, from the seam outwards
    edge = x - RIM - .002
    box((edge - .022, y, z), (.044, .012, CUP * .92), 'steel', .003)
    cone((edge - .042, y, z), (edge - .08, y, z), .022, .016, 'aluminium')
    ring((edge - .098, y, z), (1, 0, 0), .034, .015, .018, 'dark')
    cone((edge - .096, y, z), (edge - .12, y, z), .018, .03, 'aluminium')
    cylinder((edge - .115, y, z), (edge - .185, y, z), .034, 'accent')
    cable([(edge - .183, y, z), (edge - .2, y, z), (edge - .2, y, z + .14),
           (edge - .2, y + .1, ROOF - .1), (edge - .2, y + .1, ROOF + .01)], .008, 'black', .04)
    # its slide: rail, carriage, clamp round the booster's collar, air cylinder
    block(edge - .19, edge - .03, y - .045, y + .045, DECK, DECK + .05, 'brand', .006)
    block(edge - .185, edge - .035, y - .03, y + .03, DECK + .048, DECK + .062, 'chrome', .002)
    block(edge - .13, edge - .065, y - .04, y + .04, DECK + .06, DECK + .09, 'cast_iron', .006)
    block(edge - .102, edge - .077, y - .04, y + .04, DECK + .085, z + .044, 'cast_iron', .006)
    air_cylinder((edge - .2, y - .064, DECK + .1), (edge - .08, y - .064, DECK + .1), .017, .3)
    block(edge - .1, edge - .07, y - .078, y - .03, DECK + .07, DECK + .115, 'dark', .004)
    return edge - .15, y - .03, z + .016


def bottom_punch():
    """A die between pillars over the second mandrel: it cuts the disc out of the paper and presses
    it into the wall.  What is left is chopped and drawn off."""
    x, y = at_mandrel(225)
    half = .07
    for low, high, surface in ((WEB_Z - .034, WEB_Z - .006, 'steel'),
                               (WEB_Z + .006, WEB_Z + .032, 'steel'), (1.335, 1.37, 'brand')):
        block(x - half, x + half, y - half, y + half, low, high, surface, .004)
    for dx in (-.055, .055):
        for dy in (-.055, .055):
            cylinder((x + dx, y + dy, WEB_Z - .04), (x + dx, y + dy, 1.34), .009, 'chrome')
            cylinder((x + dx, y + dy, 1.366), (x + dx, y + dy, ROOF + .01), .014, 'dark')
    block(x - .05, x + .05, y - .05, y + .05, WEB_Z + .085, WEB_Z + .11, 'cast_iron', .005)
    cylinder((x, y, WEB_Z + .028), (x, y, WEB_Z + .088), BASE - .004, 'chrome')
    cylinder((x, y, WEB_Z + .106), (x, y, 1.34), .018, 'chrome')
    cylinder((x, y, 1.366), (x, y, ROOF + .01), .034, 'aluminium')
    warning_plate(x, y - half - .002, 1.352, .026)
    # feed rolls and chopper with their suction hose
    end = x + half
    block(end + .004, end + .05, y - .066, y + .066, WEB_Z - .036, WEB_Z + .04, 'dark', .006)
    screw_row((end + .012, y - .066, WEB_Z + .03), (end + .042, y - .066, WEB_Z + .03), 2)
    tube([(end + .028, y + .02, WEB_Z + .036), (end + .028, y + .02, ROOF + .01)], .018,
         'rubber_grey')
    return x, y - half, WEB_Z


def tool_arm(center, angle, radius, z=1.285):
    """An arm from a table's column to a tool over the place at that angle."""
    with group() as arm:
        block(0, radius + .035, -.026, .026, z - .02, z + .02, 'body', .008)
        cylinder((0, 0, z - .034), (0, 0, z + .034), .066, 'body')
    place(arm, (*center, 0), (0, 0, angle))


def bottom_tools():
    """Hot air blows into the raised edge of the bottom; the next tool rolls it in with a knurl."""
    top = TABLE + .014 + CUP
    x, y = at_mandrel(270)
    tool_arm(MANDRELS, 270, MANDREL_RADIUS)
    cone((x, y, top - .004), (x, y, top + .034), .026, .02, 'steel')
    cylinder((x, y, top + .03), (x, y, top + .12), .027, 'copper')
    for i in range(5):
        ring((x, y, top + .04 + i * .015), (0, 0, 1), .03, .026, .005, 'steel')
    cylinder((x, y, top + .118), (x, y, 1.36), .034, 'black')
    cable([(x, y, 1.355), (x, y, ROOF + .01)], .01)
    warm = (x, y - .03, top + .08)
    x, y = at_mandrel(315)
    tool_arm(MANDRELS, 315, MANDREL_RADIUS)
    with group() as wheel:
        for i in range(20):
            box((.031 * math.cos(i * math.pi / 10), .031 * math.sin(i * math.pi / 10), 0),
                (.006, .0035, .016), 'brass', .001, (0, 0, i * 18))
        cylinder((0, 0, -.009), (0, 0, .009), .03, 'brass', .002)
    place(wheel, (x, y, top + .004))
    cylinder((x, y, top + .008), (x, y, 1.27), .014, 'chrome')
    cylinder((x, y, top + .05), (x, y, top + .1), .034, 'steel')
    cylinder((x, y, 1.3), (x, y, 1.4), .036, 'brand')
    return warm


# ---------------------------------------------------------------- second table

def turnover_arm():
    """An arm with a suction pad takes the cup by its bottom and turns it over into a pocket."""
    left, right = at_mandrel(0)[0], at_pocket(180)[0]
    x, y, z, reach = (left + right) / 2, POCKETS[1] + .02, 1.06, (right - left) / 2
    block(x - .035, x + .035, y + .12, y + .2, DECK, z + .05, 'brand', .008)
    cross_cylinder(x, y - .03, y + .13, z, .018, 'chrome')
    cross_cylinder(x, y - .026, y + .026, z, .036, 'cast_iron')
    block(x - .016, x + .016, y - .016, y + .016, z + .02, z + reach + .02, 'aluminium', .005)
    cylinder((x - .012, y, z + reach), (x - .034, y, z + reach), .014, 'steel')
    cylinder((x - .03, y, z + reach), (x - .042, y, z + reach), .026, 'rubber')
    with group() as turned:
        cup(curled=False)
    place(turned, (x - .034, y, z + reach), (0, -90, 0))


def rim_table():
    """An indexing table with eight pockets, mouths up, and the tools over it: oil wheels, two
    curling heads."""
    x, y = POCKETS
    cylinder((x, y, DECK), (x, y, TABLE - .03), .17, 'cast_iron', .012)
    cylinder((x, y, TABLE - .034), (x, y, TABLE), .315, 'aluminium', .006, 64)
    cylinder((x, y, TABLE - .002), (x, y, TABLE + .035), .11, 'brand', .01)
    cylinder((x, y, TABLE), (x, y, ROOF + .01), .042, 'steel')
    with group() as pocket:
        ring((0, 0, 0), (0, 0, 1), .064, .05, .07, 'steel')
        ring((0, 0, -.002), (0, 0, 1), .074, .05, .014, 'steel')
    for i in range(8):
        if i:
            duplicate(pocket, (*at_pocket(45 * i), TABLE))
        if i not in (1, 2, 3):
            with group() as paper:
                cup(curled=i in (0, 7))
            place(paper, (*at_pocket(45 * i), TABLE + .006))
    place(pocket, (*at_pocket(0), TABLE))
    rim = TABLE + .006 + CUP
    # silicone oil from a pot over two wheels on the edge
    x, y = at_pocket(225)
    tool_arm(POCKETS, 225, POCKET_RADIUS)
    cylinder((x, y, rim + .03), (x, y, 1.27), .012, 'chrome')
    block(x - .05, x + .05, y - .012, y + .012, rim + .02, rim + .04, 'dark', .003)
    for side in (-1, 1):
        cross_cylinder(x + side * .05, y - .01, y + .01, rim + .015, .018, 'rubber_grey')
    cylinder((x, y, 1.3), (x, y, 1.37), .03, acrylic((.95, .8, .45)))
    cylinder((x, y, 1.368), (x, y, 1.382), .033, 'dark')
    # curling heads: a die with a groove on a sprung spindle; the first is heated
    for angle, heat in ((270, True), (315, False)):
        x, y = at_pocket(angle)
        low = rim + (.012 if heat else .004)
        tool_arm(POCKETS, angle, POCKET_RADIUS)
        lathe((x, y, low), (0, 0, 1), [(0, .004), (RIM - .008, .0), (RIM - .004, .012),
                                       (RIM + .004, .012), (RIM + .012, .0), (RIM + .014, .02),
                                       (.04, .045), (0, .045)], 'copper' if heat else 'steel', 40)
        cylinder((x, y, low + .04), (x, y, 1.27), .013, 'chrome')
        for i in range(4):
            ring((x, y, low + .055 + i * .012), (0, 0, 1), .024, .014, .006, 'dark')
        cylinder((x, y, 1.3), (x, y, 1.4), .036, 'aluminium')
        cylinder((x, y, 1.396), (x, y, ROOF + .01), .02, 'chrome')
    x, y = at_pocket(270)
    return x - .058, y - .027, rim + .036


# ---------------------------------------------------------------- delivery

def stacking():
    """Air lifts the finished cup into a clear pipe over the roof and down between four rods, where
    cups nest mouth down; a full stack waits on the table."""
    x, y = at_pocket(0)
    out, over, table, mouth = 1.16, TOP + .2, .66, 1.5
    clear = acrylic((.55, .72, .84))
    tube([(x, y, TABLE + CUP + .04), (x, y, over), (out, y, over), (out, y, mouth)], .068, clear,
         .16, 6)
    ring((x, y, TABLE + CUP + .034), (0, 0, 1), .08, .066, .03, 'aluminium')
    ring((x, y, TOP - .004), (0, 0, 1), .1, .066, .03, 'brand')
    for at in (x + .17, out - .17):
        ring((at - .012, y, over), (1, 0, 0), .078, .0665, .024, 'aluminium')
    ring((out, y, mouth - .01), (0, 0, 1), .084, .067, .04, 'brand')
    for where, tilt in (((x, y, TOP + .03), 0), ((x + .2, y, over), 90)):
        with group() as flying:
            cup()
        place(flying, where, (0, tilt, 0))
    # counting eye
    block(out - .17 - .02, out - .17 + .02, y - .1, y - .07, over - .02, over + .02, 'black', .004)
    cylinder((out - .17, y - .1, over + .006), (out - .17, y - .102, over + .006), .005, 'red')
    # a bracket on the roof holds the pipe
    block(DELIVERY - .12, DELIVERY - .04, y - .05, y + .05, TOP - .004, TOP + .014, 'dark', .003)
    block(DELIVERY - .1, DELIVERY - .06, y - .012, y + .012, TOP + .01, over - .064, 'aluminium',
          .004)

    leg_table(DELIVERY + .02, out + .2, y - .36, y + .2, table, 'steel', .03)
    ring((out, y, table - .002), (0, 0, 1), .1, .03, .016, 'brand')
    for angle in (45, 135, 225, 315):
        px, py = on_circle((out, y), RIM + .022, angle)
        cylinder((px, py, table), (px, py, mouth + .01), .008, 'chrome')
    for z in (table + .3, table + .6):
        ring((out, y, z), (0, 0, 1), .094, .08, .018, 'aluminium')
        block(DELIVERY - .03, out - .078, y - .016, y + .016, z, z + .018, 'aluminium', .003)
    nested_cups(out, y, table + .014, 26)
    for at in (-.13, -.27):
        nested_cups(out + .02, y + at - .01, table + .002, 24 if at < -.2 else 20)
    return out, y - .08, mouth + .01


@machine('paper-cup-forming-machine-2-16-oz', overall_length_m=2.3, livery='red', azimuth=-33,
         elevation=20)
def paper_cup_forming_machine():
    """Walls and bottom reel at the left, two tables behind clear doors, stack at the right."""
    cup_cabinet()
    magazine = blank_magazine()
    bottom_reel()
    mandrel_table()
    seam, punch, warm = seam_head(), bottom_punch(), bottom_tools()
    turnover_arm()
    curl, stack = rim_table(), stacking()
    for name, at in (('fan blank magazine', magazine), ('side-seam sealing', seam),
                     ('bottom reel and insert', punch), ('bottom heat and knurl', warm),
                     ('rim curl', curl), ('cup stacking tube', stack)):
        station(name, at)

    touch_panel(.5, OPERATOR - .04, TOP - .02, .36, .26, 0, -10)
    block(.42, .58, OPERATOR, OPERATOR + .06, TOP - .12, TOP - .02, 'dark', .01)
    emergency_stop((-.62, OPERATOR - .004, TOP - .05), scale=.95)
    for i, colour in enumerate(('green', 'black', 'accent')):
        cylinder((-.4 + i * .1, OPERATOR + .01, TOP - .05),
                 (-.4 + i * .1, OPERATOR - .025, TOP - .05), .022, colour)
    front_edge((-1.42, OPERATOR, 0), (1.36, OPERATOR, 0))
