import { type Orbit, turnBy, zoomBy } from './orbit'

/** Small steps that have a button and a key, in the order of the buttons. */
export const MOVES = ['left', 'right', 'higher', 'lower', 'closer', 'farther'] as const
export type Move = (typeof MOVES)[number]

/** How far a step turns, in radians, and by how much it changes the distance. */
const TURN = Math.PI / 12
const LIFT = Math.PI / 24
const ZOOM = 1.25

/** A drag across the whole view turns the machine by this much, in radians. */
const DRAG = Math.PI

/** How much of the distance a notch of the mouse wheel, which is about 100 px, takes away. */
const WHEEL = 0.0012

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
}

/** The step of a key, or undefined if the view does not use the key. */
export function findMove(key: string): Move | undefined {
  return KEYS[key]
}

/**
 * The orbit after a step. 'left' turns the front of the machine to the left, as dragging it there does.
 *
 * @param whole see {@link zoomBy}
 */
export function applyMove(orbit: Orbit, move: Move, whole: number): Orbit {
  switch (move) {
    case 'left':
      return turnBy(orbit, TURN, 0)
    case 'right':
      return turnBy(orbit, -TURN, 0)
    case 'higher':
      return turnBy(orbit, 0, LIFT)
    case 'lower':
      return turnBy(orbit, 0, -LIFT)
    case 'closer':
      return zoomBy(orbit, 1 / ZOOM, whole)
    case 'farther':
      return zoomBy(orbit, ZOOM, whole)
  }
}

/** The orbit after a drag by pixels to the right and down, in a view that is `width` pixels wide. */
export function applyDrag(orbit: Orbit, right: number, down: number, width: number): Orbit {
  return turnBy(orbit, (-right / width) * DRAG, (down / width) * DRAG)
}

/** The factor of the distance after the wheel has turned by pixels; a positive number moves the camera away. */
export function toWheelFactor(pixels: number): number {
  return Math.exp(pixels * WHEEL)
}
