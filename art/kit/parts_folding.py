"""The folding section of machines that fold slotted box blanks in line.  Metres and degrees."""
import math

from .primitives import block, loft, tube

__all__ = ['FoldSection']


class FoldSection:
    """Rods that raise the two outer panels of the blanks between x0 and x1, and those blanks.

    first, last    degrees the panels are raised at x0 and at x1
    crease, panel  distance of the creases from the middle; reach of an outer panel
    z              the blanks' underside
    """

    def __init__(self, x0, x1, first, last, crease, panel, z):
        self.x0, self.x1, self.first, self.last = x0, x1, first, last
        self.crease, self.panel, self.z = crease, panel, z

    def angle(self, x):
        """Degrees the panels are raised at x."""
        share = min(max((x - self.x0) / (self.x1 - self.x0), 0), 1)
        return self.first + (self.last - self.first) * share

    def point(self, x, side, reach, out=0.):
        """A point of the panel at side (-1 near) at x: reach from its crease, out from its outer
        face."""
        turn = math.radians(self.angle(x))
        return (x, side * (self.crease + reach * math.cos(turn) + out * math.sin(turn)),
                self.z + reach * math.sin(turn) - out * math.cos(turn))

    def blank(self, x, length, glue=False, surface='kraft', edge='kraft_dark', thick=.009):
        """A slotted blank with its middle at x, its panels twisted as the rods hold them; glue
        lays a line on the near lap."""
        z, crease, flap = self.z, self.crease, length * .26
        parts = ((-length / 2, flap - length / 2, .012), (flap - length / 2, length / 2 - flap, 0),
                 (length / 2 - flap, length / 2, .012))
        block(x - length / 2, x + length / 2, -crease, crease, z, z + thick, surface, .001)
        for at in (flap - length / 2, length / 2 - flap):
            block(x + at - .004, x + at + .004, -crease, crease, z + thick - .001, z + thick + .001,
                  edge, 0)
        for start, end, slot in parts:
            if slot:
                block(x + start, x + end, -.006, .006, z + thick - .001, z + thick + .0012, edge, 0)
            corners = ((slot, 0), (self.panel, 0), (self.panel, -thick), (slot, -thick))
            for side in (-1, 1):
                loft([[self.point(x + start + (end - start) * i / 6, side, reach, out)
                       for reach, out in corners] for i in range(7)], surface)
        if glue:
            block(x - length * .22, x + length * .22, -crease - self.panel + .012,
                  -crease - self.panel + .035, z + thick, z + thick + .012, 'glue', .002)

    def rod(self, side, reach, half, low, supports=(1, 5, 9, 13), surface='chrome'):
        """A rod along the panels' outer face at that reach, on arms from the side frames at half
        whose feet stand on z = low.  Returns its 17 points."""
        points = [self.point(self.x0 + (self.x1 - self.x0) * i / 16, side, reach, .032)
                  for i in range(17)]
        tube(points, .018, surface)
        for i in supports:
            x, y, z = points[i]
            turn = math.radians(self.angle(x))
            out_y, out_z = y + side * .07 * math.sin(turn), z - .07 * math.cos(turn)
            level = max(out_z, low + .14)
            tube([(x, y, z), (x, out_y, out_z), (x, side * half, level), (x, side * half, low)],
                 .013, 'steel', .05)
            block(x - .03, x + .03, side * half - .03, side * half + .03, low - .02, low + .06,
                  'dark', .006)
        return points
