"""The folding section of machines that fold slotted box blanks in line.  Metres and degrees."""
import math

from .parts_corrugated import slotted_panel
from .primitives import block, group, place, tube

__all__ = ['FoldStations']


class FoldStations:
    """Slotted blanks that stop, as seen, at stations where rods have raised their outer panels.

    xs, angles     middle of the blank and degrees its panels are raised, station by station
    length         of a blank;  z  the blanks' underside
    crease, panel  distance of the creases from the middle; reach of an outer panel

    The rods run level along each blank, so that its panels stay flat, and turn on between two.
    """

    def __init__(self, xs, angles, length, crease, panel, z, thick=.007):
        self.xs, self.angles, self.length = xs, angles, length
        self.crease, self.panel, self.z, self.thick = crease, panel, z, thick

    def angle(self, x):
        """Degrees the panels are raised at x."""
        reach = self.length / 2
        if x <= self.xs[0] + reach:
            return self.angles[0]
        for i in range(1, len(self.xs)):
            start, end = self.xs[i - 1] + reach, self.xs[i] - reach
            if x <= end:
                share = (x - start) / (end - start)
                return (self.angles[i - 1]
                        + (self.angles[i] - self.angles[i - 1]) * share * share * (3 - 2 * share))
            if x <= end + self.length:
                return self.angles[i]
        return self.angles[-1]

    def hinge_z(self, angle):
        """Height a panel turns about: a folded one lies on the blank."""
        return self.z + 2 * self.thick * angle / 180

    def point(self, x, side, reach, out=0.):
        """A point of the panel at side (-1 near) at x: reach from its crease, out from its outer
        face."""
        angle = self.angle(x)
        turn = math.radians(angle)
        return (x, side * (self.crease + reach * math.cos(turn) + out * math.sin(turn)),
                self.hinge_z(angle) + reach * math.sin(turn) - out * math.cos(turn))

    def blank(self, x, surface='kraft', edge='kraft_dark', lap=.035, glue=False):
        """A slotted blank with its middle at x, its panels straight; the near one ends in the
        glue lap, whose underside (the upper one once folded) may carry glue."""
        angle, half, flap = self.angle(x), self.length / 2, self.length * .27
        block(x - half, x + half, -self.crease, self.crease, self.z, self.z + self.thick, surface,
              .001)
        for at in (flap - half, half - flap):
            block(x + at - .004, x + at + .004, -self.crease, self.crease, self.z,
                  self.z + self.thick + .0008, edge, 0)
        for end in (-1, 1):
            block(x + end * (half - flap / 2) - flap / 2, x + end * (half - flap / 2) + flap / 2,
                  -.006, .006, self.z, self.z + self.thick + .001, edge, 0)
        for side in (-1, 1):
            slotted_panel(self.length, self.panel, (x, side * self.crease, self.hinge_z(angle)),
                          angle, side, surface, self.thick, .27, edge)
        with group() as lap_board:
            block(flap - half, half - flap, self.panel - .002, self.panel + lap, .001,
                  self.thick - .001, surface, .001)
            if glue:
                block(flap - half + .02, half - flap - .02, self.panel + .006,
                      self.panel + lap - .006, -.0015, .002, 'glue', 0)
        place(lap_board, (x, -self.crease, self.hinge_z(angle)), (angle, 0, 180))

    def rod(self, side, reach, x0, x1, radius=.013, surface='chrome'):
        """A rod along the panels' outer faces at that reach from x0 to x1.  Returns its points."""
        count = int((x1 - x0) / .04)
        points = [self.point(x0 + (x1 - x0) * i / count, side, reach, radius + .003)
                  for i in range(count + 1)]
        tube(points, radius, surface)
        return points

    def stand(self, x, side, reaches, y, low, out=.016):
        """A post at y on low with an arm to each rod at x, between two blanks: the arms reach the
        rods from their outer sides, where no panel comes."""
        tops = []
        turn = math.radians(self.angle(x))
        for reach in reaches:
            rod = self.point(x, side, reach, out)
            lift = .1 if self.angle(x) > 40 else .05
            knee = (x, rod[1] + side * lift * math.sin(turn), rod[2] - lift * math.cos(turn))
            level = max(knee[2], low + .05)
            tube([rod, knee, (x, knee[1] + side * .03, level), (x, side * y, level)], .011, 'steel',
                 .03)
            block(x - .03, x + .03, side * y - .03, side * y + .03, level - .022, level + .022,
                  'dark', .005)
            tops.append(level)
        block(x - .02, x + .02, side * y - .02, side * y + .02, low - .02, max(tops) + .04, 'body',
              .005)
        block(x - .045, x + .045, side * y - .045, side * y + .045, low - .012, low + .012, 'dark',
              .004)
