"""Packs: cartons and rigid boxes.  One unit is 10 cm here, so that a carton is about 1 x .6 x 1.6:
bevels and paper fibre then have the right size.  Each stands on z = 0 round the origin; collect it
with group() and place() it."""
import math

from .primitives import block, box, flap

__all__ = ['rigid_tray', 'tuck_carton']

BOARD = .012


def tuck_carton(width, depth, height, front, side, colour, inside='white', top='open',
                lid_lean=28, flap_raise=38, back=None):
    """A folding carton with tuck flap; width along x, front panel towards -y.

    front, side  materials of these panels;  colour  of the closure flaps;  back  (colour if None)
    top          'open' (lid and dust flaps up), 'closed', or 'none'
    lid_lean     degrees the open lid leans back from upright;  flap_raise  of the dust flaps
    """
    w, d, t = width / 2, depth / 2, BOARD
    block(-w, w, -d, -d + t, 0, height, front, .003)
    block(-w, w, d - t, d, 0, height, back or colour, .003)
    block(-w, -w + t, -d + .001, d - .001, 0, height, side, .003)
    block(w - t, w, -d + .001, d - .001, 0, height, side, .003)
    block(-w + .004, w - .004, -d + .004, d - .004, .006, .016, inside, .001)
    # the unprinted inside
    block(-w + t, w - t, d - t - .004, d - t, .02, height - .002, inside, 0)
    block(-w + t, -w + t + .004, -d + t, d - t, .02, height - .002, inside, 0)
    block(w - t - .004, w - t, -d + t, d - t, .02, height - .002, inside, 0)
    if top == 'closed':
        block(-w + .004, w - .004, -d + .004, d, height - .004, height + .01, colour, .004)
    if top != 'open':
        return
    for sign, direction in ((-1, '-x'), (1, '+x')):
        flap(depth * .94, depth * .52, (sign * (w - t), 0, height), direction, flap_raise, inside)
    lid, lean = depth * .98, math.radians(lid_lean)
    dy, dz = math.sin(lean), math.cos(lean)
    middle = (0, d - t / 2 + lid / 2 * dy, height + lid / 2 * dz)
    box(middle, (width - .01, lid, t), colour, .003, (90 - lid_lean, 0, 0))
    box((0, middle[1] - dz * .0065, middle[2] + dy * .0065), (width - .016, lid - .006, .006),
        inside, 0, (90 - lid_lean, 0, 0))
    flap(width * .94, .26, (0, d - t / 2 + lid * dy, height + lid * dz), '+y', 162 - lid_lean,
         colour)


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
    block(-w + .002, w - .002, -d + .002, d - .002, base + .001, base + wall - .001, surface, .006)
    if inside:
        top = base - .004 if upside_down else wall + .004
        block(-w + wall, w - wall, -d + wall, d - wall, min(top, base + wall), max(top, base + wall),
              inside, 0)
