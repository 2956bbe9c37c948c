"""Machine that forms meal boxes with hot air."""
from kit import (air_cylinder, block, box, cone, cut_pile, cylinder, duplicate, emergency_stop,
                 food_tray, foot, front_edge, glow, group, lathe, machine, paint, place, plate,
                 ring, rounded_polygon, rounded_rectangle, station, touch_panel, tube, window)


def webbed_outline(size=.2, wall=.085):
    """Outline (x, y) round the origin of a blank with four walls and corner webs."""
    a = size / 2
    return rounded_polygon([
        (-a - wall, -a * .9), (-a - wall * .72, -a - wall * .72), (-a * .9, -a - wall),
        (a * .9, -a - wall), (a + wall * .72, -a - wall * .72), (a + wall, -a * .9),
        (a + wall, a * .9), (a + wall * .72, a + wall * .72), (a * .9, a + wall),
        (-a * .9, a + wall), (-a - wall * .72, a + wall * .72), (-a - wall, a * .9)], .01)


def webbed_blank(x, y, z, size=.2, wall=.085, surface='kraft', thickness=.004, turn=0):
    """A blank with four walls and corner webs lying on z, creases marked."""
    a = size / 2
    with group() as pieces:
        plate(webbed_outline(size, wall), 0, thickness, surface, bevel=.001, plane='xy')
        for side in (-1, 1):
            edge = side * a
            block(edge - .003, edge + .003, -a - wall * .9, a + wall * .9, thickness - .002,
                  thickness + .0015, 'kraft_dark', 0)
            block(-a - wall * .9, a + wall * .9, edge - .003, edge + .003, thickness - .002,
                  thickness + .002, 'kraft_dark', 0)
    place(pieces, (x, y, z), (0, 0, turn))


@machine('paper-meal-box-forming-machine-hot-air', overall_length_m=1.6, livery='red', azimuth=-36,
         elevation=19)
def paper_meal_box_forming_machine():
    """Blank magazine, hot-air pipes over the corners, punch and mould, clamps, nested boxes."""
    table, front, back = .73, -.6, .6
    x0, x1, top = -.8, .8, 1.8
    work = -.14                               # middle of the blanks' way, towards the operator

    # base: stainless front, light sides
    block(x0, x1, front + .02, back, .09, table - .03, 'body', .03)
    block(x0 + .05, x1 - .05, front + .07, back - .05, .03, .1, 'dark', .01)
    for i in range(2):
        left = x0 + .04 + i * .765
        block(left, left + .755, front - .002, front + .04, .14, table - .2, 'steel', .01)
        block(left + (.67 if i == 0 else .06), left + (.695 if i == 0 else .085), front - .03,
              front + .01, .3, .43, 'black', .006)
    block(x0 - .004, x1 + .004, front - .006, back + .004, table - .17, table - .06, 'brand', .012)
    block(x0 - .02, x1 + .02, front - .02, back + .01, table - .045, table - .004, 'steel', .01)
    for x in (x0 + .1, x1 - .1):
        for y in (front + .12, back - .1):
            foot(x, y, .03)

    # back cabinet and head with the screen
    block(x0 + .004, x1 - .004, .2, back - .004, table - .01, top - .01, 'body', .03)
    block(x0 + .002, x1 - .002, front + .04, back - .002, top - .34, top, 'body', .035)
    block(x0 + .06, x1 - .06, front + .026, front + .06, top - .3, top - .04, 'steel', .012)
    block(x0 - .002, x1 + .002, front + .036, back + .002, top - .045, top - .02, 'brand', .008)
    cylinder((.45, .25, top - .01), (.45, .25, top + .07), .12, 'steel')
    lathe((.45, .25, top + .05), (0, 0, 1), [(.1, 0), (.1, .07), (.17, .07), (.15, .12), (0, .15)],
          'steel', 40)
    touch_panel(x0 + .36, front + .01, top - .17, .34, .23)
    for i, colour in enumerate(('green', 'accent', 'red')):
        cylinder((.12 + i * .12, front + .035, top - .13), (.12 + i * .12, front + .005, top - .13),
                 .026, colour)
    emergency_stop((.6, front + .026, top - .17), scale=1.15)
    block(.06, .44, front + .016, front + .035, top - .27, top - .21, 'dark', .004)

    block(x0 + .25, x1 - .1, front + .1, front + .15, top - .36, top - .336, glow('#ffffff', 7.),
          .004)

    # blank magazine: an upright stack between rods
    feeder = -.58
    with group() as pile:
        for i in range(2):
            cut_pile(webbed_outline(), i * .14, .14, edge='#b98a58', gap='#96703f')
    place(pile, (feeder, work, table + .05))
    webbed_blank(feeder, work, table + .329, thickness=.004)
    block(feeder - .2, feeder + .2, work - .2, work + .2, table - .01, table + .05, 'aluminium',
          .01)
    for dx in (-.195, .195):
        for dy in (-.08, .08):
            cylinder((feeder + dx, work + dy, table + .03), (feeder + dx, work + dy, table + .47),
                     .012, 'chrome')
    for dy in (-.2, .2):
        block(feeder - .03, feeder + .03, work + dy - .004, work + dy + .004, table + .03,
              table + .42, 'aluminium', .002)
        block(feeder - .04, feeder + .04, work + dy * 1.1 - .02, work + dy * 1.1 + .02,
              table - .008, table + .07, 'dark', .005)
    station('blank feeder', (feeder - .04, work - .05, table + .35))

    # hot air: four round pipes over the corners of a blank
    hot = -.11
    block(feeder + .18, .5, work - .2, work - .17, table - .008, table + .04, 'aluminium', .006)
    block(feeder + .18, .5, work + .17, work + .2, table - .008, table + .04, 'aluminium', .006)
    webbed_blank(hot, work, table + .004, .2, .085)
    glow_red = paint('#d8622a', .4, .3)
    for dx in (-1, 1):
        for dy in (-1, 1):
            x, y = hot + dx * .125, work + dy * .125
            tube([(x, y, table + .1), (x, y, table + .38), (hot + dx * .09, .12, table + .5),
                  (hot + dx * .09, .22, table + .5)] if dy > 0 else
                 [(x, y, table + .1), (x, y, table + .5), (hot + dx * .155, y + .08, table + .6),
                  (hot + dx * .155, .22, table + .6)], .036, 'chrome', .09, 5)
            cone((x, y, table + .055), (x, y, table + .14), .055, .04, glow_red)
            ring((x, y, table + .2), (0, 0, 1), .047, .03, .026, 'dark')
    block(hot - .22, hot + .22, .17, .22, table + .43, table + .67, 'dark', .012)
    station('hot-air corners', (hot - .125, work - .125, table + .3))

    # square mould with the punch above it
    mould = .26
    a = .125
    plate(rounded_rectangle(mould - .2, work - .2, mould + .2, work + .2, .02), table - .008, .1,
          'aluminium', [rounded_rectangle(mould - a, work - a, mould + a, work + a, .015)], .008,
          'xy')
    for dx in (-1, 1):
        for dy in (-1, 1):
            box((mould + dx * .145, work + dy * .145, table + .12), (.06, .06, .07), 'brass', .012)
    with group() as rising:
        food_tray(.24, .24, .09, .12, 'kraft')
    place(rising, (mould, work, table + .06))
    block(mould - .1, mould + .1, work - .1, work + .1, table + .2, table + .34, 'aluminium', .014)
    block(mould - .086, mould + .086, work - .086, work + .086, table + .17, table + .21, 'dark',
          .01)
    block(mould - .14, mould + .14, work - .14, work + .14, table + .335, table + .38, 'brand', .01)
    for dx in (-.09, .09):
        cylinder((mould + dx, work, table + .37), (mould + dx, work, top - .32), .02, 'chrome')
    cylinder((mould, work, table + .37), (mould, work, top - .32), .034, 'chrome')
    block(mould - .15, mould + .15, work - .13, work + .13, top - .38, top - .33, 'dark', .012)
    station('mould and punch', (mould, work - .1, table + .27))

    # cooling clamps: four jaws with air cylinders round a welded box
    cool = .6
    for dx, dy in ((0, -1), (0, 1), (1, 0)):
        jaw = (cool + dx * .125, work + dy * .125)
        size = (.15, .035, .1) if dy else (.035, .15, .1)
        box((*jaw, table + .07), size, 'belt_blue', .008)
        far = (cool + dx * .26, work + dy * .26, table + .08)
        if not dx:
            air_cylinder(far, (jaw[0], jaw[1], table + .08), .032, .4)
            block(far[0] - .05, far[0] + .05, far[1] - .03, far[1] + .03, table - .008, table + .13,
                  'dark', .01)
    with group() as welded:
        food_tray(.2, .2, .11, .14, 'kraft')
    place(welded, (cool, work, table + .0))
    station('cooling clamps', (.564, -.283, .805))

    # nested boxes in a trough at the right
    end, trough, work = 1.3, table + .05, -.4
    for y in (work - .09, work + .09):
        tube([(x1 - .04, y, trough), (end, y, trough - .03)], .012, 'chrome')
    for y in (work - .15, work + .15):
        tube([(x1 - .04, y, trough + .12), (end, y, trough + .09), (end, y, trough - .04)], .012,
             'chrome', .03)
    block(end - .012, end + .012, work - .16, work + .16, trough - .06, trough - .01, 'chrome',
          .004)
    block(x1 - .04, x1 + .03, work - .17, work + .17, trough - .08, trough + .3, 'body', .015)
    block(x1 + .02, x1 + .04, work - .14, work + .14, trough - .02, trough + .27, 'dark', .01)
    cylinder((x1 - .02, work, trough - .4), (end - .1, work, trough - .04), .016, 'chrome')
    with group() as nested:
        food_tray(.24, .24, .1, .14, 'kraft')
    for i in range(15):
        duplicate(nested, (x1 + .11 + i * .026, work, trough + .13 - i * .002), (0, -90, 0))
    place(nested, (x1 + .085, work, trough + .132), (0, -90, 0))
    station('stack delivery', (x1 + .3, work - .1, trough + .23))

    # clear guard doors on the front and at the feed end
    for x in (x0 + .01, -.33, x1 - .06):
        block(x, x + .05, front + .05, front + .1, table - .01, top - .33, 'body', .01)
    window(-.29, x1 - .05, table + .005, top - .345, front + .045, 'aluminium', 2, .028, True, .022)
    window(x0 + .06, -.335, table + .005, top - .345, front + .045, 'aluminium', 1, .028, True,
           .022)
    block(x0 + .02, x0 + .028, front + .1, .21, table, top - .33, 'acrylic', 0)
    block(x0 + .012, x0 + .036, front + .1, .21, table - .004, table + .026, 'aluminium', .003)
    block(x1 - .03, x1 - .022, front + .36, .21, table, top - .34, 'acrylic', 0)
    front_edge((x0, front, 0), (end, front, 0))
