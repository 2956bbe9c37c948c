"""Covers of square tube and clear panes over rollers and knives.  Metres."""
from .primitives import block, tube

__all__ = ['guard_box']


def guard_box(x0, x1, half, z0, z1, bays, post, pane):
    """A frame of square tube over rollers and knives, as wide as +-half: clear panes on top, at the
    ends down to pane and in the doors of both long sides, which hinge on the upper rails and reach
    down to z0.  bays  doors of a side; post  the posts' foot"""
    ends = (-half, half)
    for x, out in ((x0, -1), (x1, 1)):
        block(x - .02, x + .02, -half - .022, half + .022, z1 - .02, z1 + .02, 'body', .006)
        for i in range(bays):
            low, high = (ends[0] + (ends[1] - ends[0]) * k / bays for k in (i, i + 1))
            low, high, y = low + .008, high - .008, (low + high) / 2
            for z in (z0, z1 - .05):
                block(x - .014, x + .014, low, high, z, z + .028, 'yellow', .004)
            for edge in (low, high - .028):
                block(x - .014, x + .014, edge, edge + .028, z0, z1 - .022, 'yellow', .004)
            block(x - .003, x + .003, low + .02, high - .02, z0 + .02, z1 - .04, 'clear_film', 0)
            for hinge in (low + .12, high - .12):
                block(x + out * .008, x + out * .026, hinge - .04, hinge + .04, z1 - .05, z1 + .012,
                      'dark', .003)
            tube([(x, y - .07, z0 + .014), (x + out * .05, y - .07, z0 + .014),
                  (x + out * .05, y + .07, z0 + .014), (x, y + .07, z0 + .014)], .009, 'black', .02)
    for y in ends:
        block(x0, x1, y - .02, y + .02, z1 - .018, z1 + .018, 'body', .006)
        for x in (x0 + .004, x1 - .004):
            block(x - .02, x + .02, y - .02, y + .02, post, z1, 'body', .006)
        block(x0 + .03, x1 - .03, y - .003, y + .003, pane, z1 - .01, 'clear_film', 0)
    for i in range(1, bays):
        y = ends[0] + (ends[1] - ends[0]) * i / bays
        block(x0, x1, y - .014, y + .014, z1 - .012, z1 + .014, 'body', .004)
    block(x0 + .02, x1 - .02, ends[0], ends[1], z1 - .003, z1 + .003, 'clear_film', 0)
