import { readAmount, readSides } from '@/lib/trade/measures/measures'
import type { Product } from '@/lib/trade/product/product'
import { toSlug } from '@/lib/trade/product/slug'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/** The sides of a model, or of a machine, that cover floor, in millimetres. */
type Sides = { title: string; lengthMm: number; widthMm: number }

/**
 * The floor area that a machine covers: length and width of its overall size, which is that of its largest model, and
 * its models, smallest first, if they differ in size. `aisleMm`: the room that is left free on all sides of it.
 */
export type Footprint = Sides & { slug?: string; models?: readonly Sides[]; aisleMm?: number }

/** Two sides in millimetres, the longer first. */
export type Floor = readonly [longMm: number, shortMm: number]

type FitWords = Words['product']['fit']

/**
 * Whether a machine fits in a hall; if not, by how much the longer and the shorter side of the hall are too short.
 * `isEitherWay`: its longer side fits along either side of the hall.
 */
type Fit = { fits: true; isEitherWay: boolean } | { fits: false; lackMm: Floor }

/** Sizes outside this range are taken for typing errors. */
const MIN_SIDE_M = 1
const MAX_SIDE_M = 1000

/**
 * Reads the sides of a hall as people type them, in metres unless they name another unit: '18,5', '40 m', '60 ft', or
 * both in one field, '40 × 18'. A single side is a hall whose other side is unknown. Null for anything that is not one
 * or two sides for certain.
 */
export function parseHall(fields: readonly string[]): Floor | { sideMm: number } | null {
  const typed = fields.filter(field => field.trim() !== '')
  const [first = ''] = typed
  // What cannot be read counts as 0, which is too short for a side.
  const sides = (typed.length === 1 && readSides(first, 'm')) || typed.map(field => readAmount(field, 'm') ?? 0)
  if (sides.some(side => side < MIN_SIDE_M || side > MAX_SIDE_M)) return null
  const [one, other, ...more] = sides.map(side => Math.round(side * 1000))
  if (one === undefined || more.length > 0) return null
  return other === undefined ? { sideMm: one } : toFloor(one, other)
}

/**
 * Whether a machine fits with its sides parallel to the walls. Only its overall size counts, without room to work
 * around it.
 */
export function checkHallFit({ lengthMm, widthMm }: Omit<Sides, 'title'>, [hallLong, hallShort]: Floor): Fit {
  const [long, short] = toFloor(lengthMm, widthMm)
  if (long <= hallLong && short <= hallShort) return { fits: true, isEitherWay: long <= hallShort }
  // The longer sides are compared with each other; the other way round would never lack less.
  return { fits: false, lackMm: [Math.max(long - hallLong, 0), Math.max(short - hallShort, 0)] }
}

/** A machine's sides with the room around it. */
function addAisles({ lengthMm, widthMm, aisleMm = 0 }: Footprint): Omit<Sides, 'title'> {
  return { lengthMm: lengthMm + 2 * aisleMm, widthMm: widthMm + 2 * aisleMm }
}

/** Whether a machine fits in a hall, in its largest model that does, with the room around it. */
export function fitsWithAisles(machine: Footprint, hall: Floor): boolean {
  return checkHallFit(addAisles({ ...machine, ...chooseModel(machine, hall) }), hall).fits
}

/** The largest model that fits in a hall; the machine itself if none does, or it has none. */
export function chooseModel(machine: Footprint, hall: Floor): Sides {
  return machine.models?.findLast(model => checkHallFit(model, hall).fits) ?? machine
}

/** The models of a machine with their sides; empty unless its overall size is stated for each of them. */
export function listModels({ models = [], figures }: Pick<Product, 'models' | 'figures'>): Sides[] {
  const size = figures.find(({ quantity }) => quantity === 'overall-size')
  if (!size || !('perModel' in size)) return []
  return models.flatMap((title, index) => {
    const [lengthMm, widthMm] = size.perModel?.[index] ?? []
    return lengthMm && widthMm ? { title, lengthMm, widthMm } : []
  })
}

/** How many shorter machines a product page loads. The shortest ones fit most halls. */
const MAX_SHORTER = 12

/**
 * Machines for the same step of a line with a shorter longest side, shortest first. Empty for a machine that does no
 * step of a line, such as a reel stand.
 */
export function findShorterMachines(product: Product, all: readonly Product[]): Footprint[] {
  const own = toFootprint(product)
  if (!own) return []
  return all
    .filter(other => canReplace(product, other))
    .flatMap(other => toFootprint(other) ?? [])
    .filter(other => getLongSide(other) < getLongSide(own))
    .sort((a, b) => getLongSide(a) - getLongSide(b))
    .slice(0, MAX_SHORTER)
}

/**
 * Whether another machine does a step that this one does, and all kinds of it that this one does. A step is 'glue', or
 * 'glue: four corners' for one kind of it: a gluer with the step 'glue' replaces a machine with that, but one with
 * 'glue: straight line' does not.
 */
function canReplace({ steps }: Product, other: Product) {
  const toName = (step: string) => step.replace(/:.*/, '')
  const isDone = (step: string) => other.steps.includes(step) || other.steps.includes(toName(step))
  return steps.some(step => steps.filter(one => toName(one) === toName(step)).every(isDone))
}

/**
 * Accessories that are lighter, or smaller on all sides, do not stand on the floor but lie on a shelf or in a machine.
 */
const MIN_STANDING_MM = 1000
const MIN_STANDING_KG = 100

/**
 * Whether a machine stands on the floor of a hall, so that its floor space is drawn and checked: not an air shaft of 22
 * kg.
 */
export function standsOnFloor({ process, size, figures }: Pick<Product, 'process' | 'size' | 'figures'>): boolean {
  if (size === null) return false
  if (process !== 'accessories') return true
  const weight = figures.find(({ quantity }) => quantity === 'weight')
  const isLight = weight?.type === 'value' && weight.value < MIN_STANDING_KG
  return !isLight && Math.max(size.lengthMm, size.widthMm, size.heightMm) >= MIN_STANDING_MM
}

/** The footprint of a product; null if its size is not stated. */
function toFootprint({ title, slug, size }: Product): Footprint | null {
  // A slug that can be derived from the title is not sent with it.
  const ownSlug = slug === toSlug(title) ? {} : { slug }
  return size && { title, ...ownSlug, lengthMm: size.lengthMm, widthMm: size.widthMm }
}

/** How many machines that fit are suggested. */
const MAX_SUGGESTED = 3

/**
 * Chooses which shorter machines to suggest: the longest that fit, longest first, or else the shortest of all.
 * @param shorter machines sorted by length, shortest first
 */
export function chooseShorter(shorter: readonly Footprint[], hall: Floor): { fits: boolean; machines: Footprint[] } {
  const fitting = shorter.filter(machine => checkHallFit(machine, hall).fits)
  return fitting.length > 0
    ? { fits: true, machines: fitting.slice(-MAX_SUGGESTED).reverse() }
    : { fits: false, machines: shorter.slice(0, 1) }
}

/** The longer side of a footprint in millimetres. */
function getLongSide({ lengthMm, widthMm }: Footprint) {
  return Math.max(lengthMm, widthMm)
}

/** A footprint as text: '15.8 × 1.55 m'. */
export function formatFootprint({ lengthMm, widthMm }: Omit<Sides, 'title'>, words: FitWords) {
  return formatFloor(toFloor(lengthMm, widthMm), words)
}

function formatFloor([longMm, shortMm]: Floor, { floor }: FitWords) {
  return fill(floor, { long: longMm / 1000, short: shortMm / 1000 })
}

/** By how much a hall is too small, as text: '3.8 m too short and 0.4 m too narrow'. */
function formatLack([longMm, shortMm]: Floor, words: FitWords) {
  const values = { long: longMm / 1000, short: shortMm / 1000 }
  if (shortMm === 0) return fill(words.short, values)
  return fill(longMm === 0 ? words.narrow : words.shortAndNarrow, values)
}

/** Whether each model fits: '3 ply fits', '5 ply needs 80 × 8 m, so the hall is 10 m too short'. */
function listModelFits(models: readonly Sides[], floor: Floor, words: FitWords): string[] {
  return models.map(model => {
    const fit = checkHallFit(model, floor)
    if (fit.fits) return fill(words.modelFits, { model: model.title })
    const lack = formatLack(fit.lackMm, words)
    return fill(words.modelLacks, { model: model.title, machine: formatFootprint(model, words), lack })
  })
}

/** What a size that fits leaves out: the room around the machine, and by how much the hall is too small for that. */
function formatBasis(footprint: Footprint, floor: Floor, words: FitWords) {
  const { aisleMm = 0 } = footprint
  const room = addAisles(footprint)
  const fit = checkHallFit(room, floor)
  if (fit.fits) return words.basis
  const lack = formatLack(fit.lackMm, words)
  return fill(words.noAisles, { aisle: aisleMm / 1000, room: formatFootprint(room, words), lack })
}

/** The sentence that tells whether a machine fits in a hall; if not all of its models do, model by model. */
export function formatFit(footprint: Footprint, floor: Floor, words: FitWords) {
  const fit = checkHallFit(footprint, floor)
  const machine = formatFootprint(footprint, words)
  const hall = formatFloor(floor, words)
  const { basis } = words
  if (!fit.fits && footprint.models) {
    return fill(words.byModel, { hall, models: listModelFits(footprint.models, floor, words).join('; '), basis })
  }
  if (!fit.fits) return fill(words.doesNotFit, { machine, hall, lack: formatLack(fit.lackMm, words), basis })
  const fitting = { machine, hall, basis: formatBasis(footprint, floor, words) }
  if (fit.isEitherWay) return fill(words.fitsEitherWay, fitting)
  return fill(words.fitsOneWay, { ...fitting, side: floor[0] / 1000 })
}

/**
 * What a single side of a hall shows: that the machine cannot fit, or how long the other side must be, for the smallest
 * model if there are several.
 */
export function formatOneSide(footprint: Footprint, sideMm: number, words: FitWords) {
  const [smallest] = footprint.models ?? []
  const { lengthMm, widthMm } = smallest ?? footprint
  const [long, short] = toFloor(lengthMm, widthMm)
  const needed = formatFootprint(smallest ?? footprint, words)
  const values = { side: sideMm / 1000, machine: smallest ? `${needed} (${smallest.title})` : needed }
  if (sideMm < short) return { fits: false, text: fill(words.sideTooShort, values) }
  return { fits: true, text: fill(words.otherSide, { ...values, other: (sideMm < long ? long : short) / 1000 }) }
}

/** Whether a machine fits in a hall, as a note for the enquiry: 'Hall 40 × 18 m: fits'. */
export function formatHallNote(machine: Footprint, hall: Floor, words: FitWords) {
  const fit = checkHallFit(machine, hall)
  const note = (result: string) => fill(words.note, { hall: formatFloor(hall, words), result })
  if (fit.fits) return note(words.fits)
  // Without a semicolon, which in a note separates this from what else it says (lib/fit/hall-notes.ts).
  return note(machine.models ? listModelFits(machine.models, hall, words).join(' · ') : formatLack(fit.lackMm, words))
}

/** Two sides in millimetres in any order, as a floor. */
function toFloor(oneMm: number, otherMm: number): Floor {
  return [Math.max(oneMm, otherMm), Math.min(oneMm, otherMm)]
}
