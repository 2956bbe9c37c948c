import { formatNumber } from '@/lib/format-number'

/** The floor area that a machine covers: length and width of its overall size in millimetres. */
export type Footprint = { title: string; lengthMm: number; widthMm: number }

/** Two sides in millimetres, the longer first. */
export type Floor = readonly [longMm: number, shortMm: number]

/** Whether a machine fits in a hall; if not, by how much the longer and the shorter side of the hall are too short. */
type Fit = { fits: true; isEitherWay: boolean } | { fits: false; lackMm: Floor }

/** Sizes outside this range are taken for typing errors. */
const MIN_SIDE_M = 1
const MAX_SIDE_M = 1000

const SIDE = /^\d{1,4}(\.\d{1,3})?$/

/** Parses a hall size from a URL or a form: '40x18' in metres. Returns null for anything else. */
export function parseHall(text: string): Floor | null {
  const sides = text.split('x').map(side => (SIDE.test(side.trim()) ? Number(side) : 0))
  if (sides.length !== 2 || sides.some(side => side < MIN_SIDE_M || side > MAX_SIDE_M)) return null
  const [one = 0, other = 0] = sides.map(side => Math.round(side * 1000))
  return toFloor(one, other)
}

/**
 * Whether a machine fits with its sides parallel to the walls. Only its overall size counts, without room to work
 * around it.
 */
export function checkFit({ lengthMm, widthMm }: Footprint, [hallLong, hallShort]: Floor): Fit {
  const [long, short] = toFloor(lengthMm, widthMm)
  if (long <= hallLong && short <= hallShort) return { fits: true, isEitherWay: long <= hallShort }
  // The longer sides are compared with each other; the other way round would never lack less.
  return { fits: false, lackMm: [Math.max(long - hallLong, 0), Math.max(short - hallShort, 0)] }
}

/**
 * Chooses which shorter machines to suggest: up to three that fit, longest first, or else the shortest of all.
 * @param shorter machines sorted by length, shortest first
 */
export function chooseShorter(shorter: readonly Footprint[], hall: Floor): { fits: boolean; machines: Footprint[] } {
  const fitting = shorter.filter(machine => checkFit(machine, hall).fits)
  return fitting.length > 0
    ? { fits: true, machines: fitting.slice(-3).reverse() }
    : { fits: false, machines: shorter.slice(0, 1) }
}

/** The longer side of a footprint in millimetres. */
export function getLongSide({ lengthMm, widthMm }: Footprint) {
  return Math.max(lengthMm, widthMm)
}

/** A footprint as text: '15.8 × 1.55 m'. */
export function formatFootprint({ lengthMm, widthMm }: Footprint) {
  return formatFloor(toFloor(lengthMm, widthMm))
}

function formatFloor([longMm, shortMm]: Floor) {
  return `${formatMetres(longMm)} × ${formatMetres(shortMm)} m`
}

/** What a hall lacks, as text: '3.8 m too short and 0.4 m too narrow'. */
function formatLack([longMm, shortMm]: Floor) {
  const parts = [
    longMm > 0 && `${formatMetres(longMm)} m too short`,
    shortMm > 0 && `${formatMetres(shortMm)} m too narrow`,
  ]
  return parts.filter(Boolean).join(' and ')
}

/** The sentence that tells whether a machine fits in a hall. */
export function formatFit(machine: Footprint, hall: Floor) {
  const fit = checkFit(machine, hall)
  const size = formatFootprint(machine)
  if (!fit.fits) return `Does not fit: for ${size}, your hall of ${formatFloor(hall)} is ${formatLack(fit.lackMm)}.`
  const way = fit.isEitherWay ? 'either way round' : `its longer side along the ${formatMetres(hall[0])} m`
  return `Fits, ${way}: it takes ${size} of your ${formatFloor(hall)}.`
}

/** The same result as a note for the enquiry: 'Hall 40 × 18 m: fits'. */
export function formatHallNote(machine: Footprint, hall: Floor) {
  const fit = checkFit(machine, hall)
  return `Hall ${formatFloor(hall)}: ${fit.fits ? 'fits' : formatLack(fit.lackMm)}`
}

function toFloor(oneMm: number, otherMm: number): Floor {
  return [Math.max(oneMm, otherMm), Math.min(oneMm, otherMm)]
}

function formatMetres(mm: number) {
  return formatNumber(mm / 1000)
}
