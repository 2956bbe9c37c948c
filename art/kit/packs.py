"""Packs: rigid boxes.  One unit is 10 cm here, so that a carton is about 1 x .6 x 1.6:
bevels and paper fibre then have the right size.  Each stands on z = 0 round the origin; collect it
with group() and place() it."""
from .primitives import block

__all__ = ['rigid_tray']

BOARD = .012


def rigid_tray(width, depth, height, surface, wall=.045, upside_down=False, inside=None):
    """An open tray of wrapped board; upside_down makes it a lid whose closed side is on top."""
    w, d = width / 2, depth / 2
    for sign in (-1, 1):
        block(-w, w, sign * d - (wall if sign > 0 else 0), sign * d + (wall if sign < 0 else 0), 0,
              height, surface, .008)
        edge = sign * w
        block(edge - (wall if sign > 0 else 0), edge + (wall if sign < 0 else 0), -d + .002,
              d - .002, .001, height - .001, surface, .008)
    base = height - wall if upside_down else 0
    lift = .002 if upside_down else -.001       # over the walls' ends, not in one plane with them
    block(-w + .002, w - .002, -d + .002, d - .002, base + .001, base + wall + lift, surface, .006)
    if inside:
        top = base - .004 if upside_down else wall + .004
        block(-w + wall, w - wall, -d + wall, d - wall, min(top, base + wall), max(top, base + wall),
              inside, 0)
