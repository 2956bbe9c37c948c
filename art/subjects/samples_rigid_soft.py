"""Rigid box, corrugated and soft pack samples.  One unit is 10 cm."""
from kit import (block, box, circle, cylinder, drop_to_floor, group, paint, paper, place, plate,
                 rounded_rectangle, sample)
from kit.packs import rigid_tray


@sample(6, azimuth=-24, elevation=29, lens=85)
def rigid_phone_box():
    """A white lift-off lid standing behind its base; a fitted tray holds a phone."""
    white, lining = paper('#f3f2ef', .6, .1), paper('#dcdcd9', .7)
    glass, rim = paint('#15181c', .12, 0, .8), paint('#3c4249', .3, .9, .2)
    width, depth, height, wall = 1.15, 2., .42, .045
    rigid_tray(width, depth, height, white, wall)
    phone = rounded_rectangle(-.38, -.82, .38, .76, .13)
    outline = rounded_rectangle(-width / 2 + wall, -depth / 2 + wall, width / 2 - wall,
                                depth / 2 - wall, .02)
    block(-width / 2 + wall, width / 2 - wall, -depth / 2 + wall, depth / 2 - wall, .2, .26, lining,
          .002)
    recess = rounded_rectangle(-.42, -.86, .42, .8, .15)
    plate(outline, .26, .1, lining, [recess], .012, 'xy')
    plate(phone, .264, .1, rim, bevel=.02, plane='xy')
    plate(rounded_rectangle(-.355, -.795, .355, .735, .11), .36, .012, glass, bevel=.004,
          plane='xy')
    plate(circle(0, .66, .022), .3715, .002, 'black', bevel=.0005, plane='xy')
    with group() as lid:
        rigid_tray(width + .05, depth + .05, height, white, wall, upside_down=True)
        plate(rounded_rectangle(-.2, -.2, .2, .2, .06), height, .006, 'silver',
              [rounded_rectangle(-.15, -.15, .15, .15, .04)], .002, 'xy')
    place(lid, (.62, 1.3, .9), (86, 0, -8), (0, 0, height / 2))
    drop_to_floor(lid)
    with group() as cable:
        box((0, 0, .05), (.34, .3, .1), white, .03)
        for y in (-.05, .05):
            cylinder((.16, y, .05), (.25, y, .05), .012, 'steel')
    place(cable, (1.05, -.5, 0), (0, 0, -24))
    drop_to_floor(cable)
