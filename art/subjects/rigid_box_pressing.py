"""Rigid box machines: pressing machine, corner taping."""
from kit import (air_cylinder, base_cabinet, beacon, block, bracket, clear_doors,
                 conveyor, corner_cut, cylinder, emergency_stop, end_doors, front_edge, grey_tray,
                 guide_columns, machine, paint, plate, profile_frame, ring, rounded_rectangle,
                 station, strip, touch_panel_arm, touch_panel_post, tube, wrap_path)


# ---------------------------------------------------------------- pressing machine

def wrapped_box(x, y, z, length, width, height):
    """A box in shiny wrap, its open side down, with a gold line round it."""
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + height,
          paint('#8c1230', .1, 0, 1.), .006)
    block(x - length / 2 - .002, x + length / 2 + .002, y - width / 2 - .002, y + width / 2 + .002,
          z + .03, z + .045, 'gold', .001)


def roof_cylinder(x, y, z, radius, height):
    """An upright air cylinder on a roof at z: square heads, barrel, four tie rods."""
    for low in (z, z + height - .05):
        block(x - radius, x + radius, y - radius, y + radius, low, low + .05, 'dark', .006)
    cylinder((x, y, z + .03), (x, y, z + height - .03), radius * .82, 'aluminium')
    for dx in (-.8, .8):
        for dy in (-.8, .8):
            at = (x + dx * radius, y + dy * radius)
            cylinder((*at, z + .01), (*at, z + height + .012), radius * .1, 'steel')


@machine('box-bubble-pressing-machine', overall_length_m=1.3, livery='red', azimuth=-25,
         elevation=16, lens=72, fill_height=.86)
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
    for side in (-1, 1):                # light curtain: two posts that face each other
        x = side * (half - .04)
        block(x - .024, x + .024, front - .03, front + .03, shelf, 1.72, 'yellow', .006)
        block(x - side * .026 - .003, x - side * .026 + .003, front - .012, front + .012,
              shelf + .06, 1.68, 'black', .001)
    # mould block with a wrapped box pushed half-way on
    block(-.2, .2, -.12, .26, shelf - .01, shelf + .1, 'dark', .012)
    block(-.165, .165, -.08, .22, shelf + .09, shelf + .3, 'brand', .015)
    wrapped_box(0, .07, shelf + .22, .36, .33, .14)
    # three side plates on short-stroke cylinders, each on an angle bolted to the bed; the front
    # one rises out of the bed when the box is pressed, so that the way in is free
    for side in (-1, 1):
        x = side * .29
        block(x - .01, x + .01, -.13, .27, shelf + .1, shelf + .46, 'aluminium', .006)
        block(min(x, side * .34), max(x, side * .34), -.04, .18, shelf + .2, shelf + .34, 'dark',
              .008)
        air_cylinder((side * .46, .07, shelf + .27), (side * .335, .07, shelf + .27), .05, .3)
        wall_x = side * .47
        block(wall_x - .012, wall_x + .012, -.06, .2, shelf - .005, shelf + .38, 'body', .006)
        block(min(wall_x, side * .36), max(wall_x, side * .36), -.06, .2, shelf - .004,
              shelf + .014, 'body', .004)
        for y in (-.05, .18):
            plate([(side * .46, shelf + .3), (side * .46, shelf + .01), (side * .37, shelf + .01)],
                  y, .012, 'body', bevel=.003)
    block(-.2, .2, .29, .31, shelf + .1, shelf + .46, 'aluminium', .006)
    air_cylinder((0, back - .06, shelf + .27), (0, .305, shelf + .27), .045, .3)
    block(-.23, .23, -.235, -.185, shelf - .01, shelf + .003, 'black', .001)
    block(-.2, .2, -.22, -.2, shelf - .02, shelf + .05, 'aluminium', .006)
    # plunger
    guide_columns(0, .07, .2, .13, shelf + .62, 1.74, .024)
    cylinder((0, .07, shelf + .6), (0, .07, 1.74), .05, 'chrome')
    block(-.27, .27, -.12, .26, shelf + .6, shelf + .67, 'dark', .012)
    block(-.16, .16, -.07, .21, shelf + .46, shelf + .602, 'accent', .012)
    # roof cylinders with square heads and tie rods, piped to a valve block behind them
    for x, wide, height in ((-.3, .055, .24), (.3, .055, .24), (0, .085, .36)):
        roof_cylinder(x, .07, roof + .01, wide, height)
        for low, lane in ((.05, -.012), (height - .03, .012)):
            tube([(x + lane, .07 + wide, roof + low), (x + lane, .3, roof + low),
                  (x + lane, .3, roof + .07), (x * .4 + lane, .36, roof + .07)], .008, 'hose_blue',
                 .05)
    block(-.16, .16, .34, .44, roof + .01, roof + .1, 'aluminium', .008)
    # front shelf with two-hand buttons and a box waiting
    block(-half, half, front - .34, front + .04, shelf - .06, shelf, 'body', .015)
    block(-half + .002, half - .002, front - .345, front - .3, shelf - .05, shelf - .012, 'brand',
          .004)
    for x in (-.5, .5):
        bracket(x, front + .01, shelf - .055, .28, width=.07, surface='body')
        block(x - .075, x + .075, front - .32, front - .16, shelf - .01, shelf + .06, 'dark', .015)
        cylinder((x, front - .24, shelf + .055), (x, front - .24, shelf + .085), .045, 'green')
    block(-.06, .06, front - .33, front - .23, shelf - .01, shelf + .03, 'dark', .012)
    emergency_stop((0, front - .28, shelf + .028), (0, 0, 1), 1.)
    wrapped_box(-.24, front - .17, shelf + .001, .26, .2, .1)
    touch_panel_arm(half - .1, front + .1, roof, 1.66, .3, 12)
    beacon(-half + .14, back - .14, roof + .02)
    station('loading shelf', (.117, -.378, .92))
    station('mould block', (-.1, -.1, shelf + .15))
    station('four side plates', (-.29, -.1, shelf + .36))
    station('upper plunger', (-.1, -.1, shelf + .55))
    front_edge((-half, front - .34, 0), (half, front - .34, 0))



# ---------------------------------------------------------------- corner taping


# ---------------------------------------------------------------- corner taping

def tape_head(x, y, side_x, z):
    """One of four heads at a corner of the forming frame: heated block, feed box, reel with a brake
    on an arm outside the frame; the tape rises to a guide roller inside and runs down to the
    head."""
    block(x - .07, x + .07, y - .07, y + .07, z + .004, z + .2, 'brand', .012)
    block(x - side_x * .13 - .035, x - side_x * .13 + .035, y - .045, y + .045, z + .05, z + .13,
          'brass', .006)
    cylinder((x - side_x * .13, y, z + .09), (x - side_x * .05, y, z + .09), .02, 'chrome')
    reel, reel_z, radius = .36, z + .64, .13
    reel_x, arm = x + side_x * reel, y + .045
    tube([(x, arm, z + .19), (x, arm, reel_z), (reel_x, arm, reel_z)], .022, 'aluminium', .05)
    cylinder((reel_x, y - .075, reel_z), (reel_x, y + .06, reel_z), .03, 'steel')
    ring((reel_x, y - .035, reel_z), (0, 1, 0), radius, .05, .05, 'kraft')
    for r in (.07, .09, .11):
        ring((reel_x, y - .0375, reel_z), (0, 1, 0), r + .003, r, .003, 'kraft_dark')
    ring((reel_x, y - .045, reel_z), (0, 1, 0), .055, .028, .07, 'brand')
    # brake block on the hub, guide rollers at the arm's head and above the feed box
    block(reel_x - .03, reel_x + .03, y - .06, y + .03, reel_z - .075, reel_z - .045, 'dark', .005)
    guide, high, low = .027, reel_z + .16, z + .3
    tube([(x, arm, reel_z - .03), (x - side_x * guide, arm, high)], .014, 'aluminium')
    for roller_z in (high, low):
        cylinder((x - side_x * guide, y - .045, roller_z), (x - side_x * guide, arm, roller_z),
                 .018, 'chrome')
    path = wrap_path([(-reel, reel_z, radius + .001, -1), (guide, high, .02, -1),
                      (guide + .02, z + .19, 0, 0)], 0, 0, step=8)
    strip([(x - side_x * inward, y - .012, tape_z) for inward, tape_z in path], .045, 'kraft', .003)


def blank_pusher(x, deck):
    """A rodless cylinder between two guide rods on the deck, its carriage with a thin blade that
    pushes the lowest blank out of the pile to its right."""
    for y in (-.15, .15):
        cylinder((x - .3, y, deck + .035), (x + .12, y, deck + .035), .012, 'chrome')
    cylinder((x - .3, 0, deck + .035), (x + .12, 0, deck + .035), .026, 'aluminium')
    for end in (x - .3, x + .12):
        block(end - .02, end + .02, -.19, .19, deck - .002, deck + .065, 'dark', .006)
        for y in (-.09, .09):
            cylinder((end, y, deck + .06), (end, y, deck + .072), .012, 'steel', facets=6)
    block(x - .05, x + .05, -.18, .18, deck + .05, deck + .085, 'accent', .008)
    for y in (-.22, .2):
        block(x - .04, x + .2, y, y + .02, deck + .003, deck + .02, 'accent', .003)
    for y in (-.2, .2):
        block(x - .04, x + .04, y - .02, y + .02, deck + .004, deck + .075, 'accent', .004)


@machine('four-corner-box-taping-machine', overall_length_m=2.6, livery='red', azimuth=-34,
         elevation=17, lens=72)
def four_corner_box_taping():
    """Blank magazine level with the forming table, pusher, plunger through a forming frame with a
    tape head at each corner, trays dropping on a belt."""
    x0, x1, half, form, top = -.34, .88, .6, 1.06, 2.02
    middle = (x0 + x1) / 2
    # open lower frame with a brand skirt, so that the tray on the belt is seen
    profile_frame(x0, x1, -half, half, .06, top, .09, 'body', (.3, form - .04))
    block(x0 + .09, x1 - .09, half - .06, half - .03, .3, form - .08, 'light_grey', .004)
    block(x0 + .02, x1 - .02, -half - .012, half + .012, form - .15, form - .05, 'brand', .008)
    opening = rounded_rectangle(middle - .2, -.16, middle + .2, .16, .02)
    plate(rounded_rectangle(x0 - .01, -half + .05, x1 - .05, half - .05, .03), form - .045, .05,
          'steel', [opening], .006, 'xy')
    block(x0 - .02, x1 + .02, -half - .02, half + .02, top - .02, top + .07, 'body', .02)
    block(x0 - .024, x1 + .024, -half - .024, half - .1, top + .0, top + .045, 'brand', .004)
    # blank over the forming frame, plunger, cylinder
    plate(corner_cut(middle, 0, .58, .5, .1), form + .006, .004, 'greyboard', bevel=.001,
          plane='xy')
    block(middle - .2, middle + .2, -.16, .16, form + .1, form + .34, 'accent', .015)
    block(middle - .24, middle + .24, -.2, .2, form + .338, form + .4, 'dark', .01)
    guide_columns(middle, 0, .18, .14, form + .39, top - .01, .024)
    air_cylinder((middle, 0, top + .1), (middle, 0, form + .39), .07, .5)
    roof_cylinder(middle, 0, top + .06, .09, .3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tape_head(middle + sx * .36, sy * .38, sx, form)
    # guard doors on all four sides below the reels; a slot lets the blank in
    for y in (-half - .03, half):
        clear_doors(x0 + .09, x1 - .09, form - .02, form + .5, y, 'light_grey', 2)
    for x, low in ((x0 - .03, form + .06), (x1, form - .02)):
        end_doors(x, -half + .09, half - .09, low, form + .5, 'light_grey', 2)
    for y in (-half, half - .06):
        block(x0 + .05, x1 - .05, y, y + .06, form + .5, form + .56, 'body', .008)
    for x in (x0, x1 - .06):
        block(x + .002, x + .058, -half + .05, half - .05, form + .502, form + .558, 'body', .008)
    # blank magazine with rods; its deck is level with the forming table
    deck, pile = form + .002, -.78
    base_cabinet(-1.56, x0 - .02, -.46, .46, deck, 2, head=.1)
    for i in range(72):
        plate(corner_cut(pile + .002 * (i % 3), .002 * (i % 2), .6, .54, .1),
              deck + .004 + i * .0045, .004, 'greyboard' if i % 5 else paint('#85827b', .85),
              bevel=0, plane='xy')
    for x in (pile - .21, pile + .21):
        for y in (-.285, .285):
            cylinder((x, y, deck - .01), (x, y, deck + .46), .02, 'chrome')
            cylinder((x, y, deck - .002), (x, y, deck + .018), .036, 'dark')
    for y in (-.285, .285):
        block(pile - .24, pile + .24, y - .02, y + .02, deck + .44, deck + .48, 'dark', .006)
    block(pile + .304, pile + .324, -.2, .2, deck + .008, deck + .34, 'aluminium', .004)
    for y in (-.24, .24):
        block(pile + .298, pile + .33, y - .02, y + .02, deck - .002, deck + .36, 'dark', .004)
        block(pile + .296, pile + .332, min(y, y * .8), max(y, y * .8), deck + .3, deck + .34,
              'dark', .004)
    for y in (-.275, .262):
        block(pile - .34, x0 + .02, y, y + .013, deck - .002, deck + .03, 'steel', .003)
    blank_pusher(pile - .47, deck)
    # trays on the belt
    conveyor(x0 + .12, 1.66, -.27, .27, .4, 'belt_green', .05)
    for x in (middle - .04, 1.0, 1.42):
        grey_tray(x, 0, .402, .36, .3, .12)
    touch_panel_post(1.3, -half - .3, 1.22)
    emergency_stop((x0 + .06, -half - .012, form - .1))
    beacon(x1 - .14, half - .14, top + .07)
    station('blank magazine', (pile, -.2, deck + .34))
    station('pusher', (pile - .47, -.15, deck + .085))
    station('forming plunger', (middle - .1, -.16, form + .24))
    station('four tape heads', (middle - .72, -.42, form + .72))
    station('tray out', (1.0, -.15, .5))
    front_edge((-1.56, -half - .02, 0), (1.66, -half - .02, 0))
