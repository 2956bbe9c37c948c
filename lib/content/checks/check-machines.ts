import 'server-only'
import { quote } from '@/lib/content/files/problem'
import { getPictureName, type ProductDraft, type ProductFile, splitLines } from '@/lib/content/product'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import type { Quantity } from '@/lib/trade/product/quantities'
import { findSlugProblem, getOwnSlug, toSlug } from '@/lib/trade/product/slug'
import { overlaps, type Span } from '@/lib/trade/product/span'
import { REQUIRED_FIGURES } from '@/lib/trade/product/vocabulary'

/** Ids that the price list gives to more than one machine. Every other id is unique. */
const SHARED_IDS: readonly number[] = [18, 20, 29]

/** The sentence about an id that another machine, with this title, has too. */
export function sayIdIsTaken(id: unknown, title: unknown): string {
  return `${quote(id)} is also the number of ${quote(title)}. Write one that no other machine has`
}

/**
 * Figures that every machine must have: buyers plan freight and floor space with them, and the page draws the floor
 * plan.
 */
const REQUIRED: readonly [quantity: Quantity, name: RegExp, sentence: string][] = [
  [
    'weight',
    REQUIRED_FIGURES.weight,
    "no figure gives the weight. Add one with 'quantity: weight' and 'unit: kg', or with 'text: On request'",
  ],
  [
    'overall-size',
    REQUIRED_FIGURES['overall-size'],
    "no figure gives the overall size. Add one with 'quantity: overall-size' and 'unit: mm', or with 'text: On request'",
  ],
]

/**
 * Checks what the schema of a single machine cannot express, and that slugs and ids are unique. In a catalogue with
 * categories or families, which `hasGroups` says, each machine has one of them.
 */
export function checkMachines(files: readonly ProductDraft[], { hasGroups }: { hasGroups: boolean }) {
  /** The first machine with each id. */
  const owners = new Map<number, ProductDraft>()
  for (const file of files) {
    const { slug: fileSlug, value, report } = file
    const { title, related = [], figures = [] } = value
    const problem =
      title &&
      ((!value.slug && findSlugProblem(title, { hasField: true })) ||
        findMisnomer(file, files) ||
        findNamesake(file, files))
    if (problem) report(['title'], problem)
    checkGroup(file, hasGroups)
    const picture = getPictureName(value)
    // Only a picture that the file names: without one, the picture is named after the slug, which is unique.
    const twin = value.picture && files.find(other => other !== file && getPictureName(other.value) === picture)
    if (twin) report(['picture'], `also shows ${quote(twin.value.title)}. Add one of this machine, or remove the line`)
    if (related.includes(fileSlug))
      report(['related', related.indexOf(fileSlug)], 'names the machine itself. Remove it')
    checkId(file, owners)
    checkRequiredFigures(file)
    checkCounts(file)
    const misfit = findMisfit(figures)
    if (misfit) report(['figures'], misfit)
  }
}

/** Reports an id that an earlier machine has; the first machine with each id is added to `owners`. */
function checkId(file: ProductDraft, owners: Map<number, ProductDraft>) {
  const { id } = file.value
  if (id === undefined) return
  const owner = owners.get(id)
  if (!owner) owners.set(id, file)
  else if (!SHARED_IDS.includes(id)) file.report(['id'], sayIdIsTaken(id, owner.value.title))
}

/** Reports a machine with both a category and a family, or with neither in a catalogue that has them. */
function checkGroup({ data, report }: ProductDraft, hasGroups: boolean) {
  const { category, family } = data as { category?: unknown; family?: unknown }
  if (category && family) report(['family'], 'stands beside a category. Keep one of them')
  if (hasGroups && category === undefined && family === undefined)
    report(['category'], 'is missing, and there is no family. Write one of them')
}

/**
 * Reports required figures that are missing. Figures are read as written, because one with a mistake is not missing.
 */
function checkRequiredFigures({ data, report }: ProductDraft) {
  const { figures } = data as { figures?: unknown }
  // The schema reports a machine without any figures.
  if (!Array.isArray(figures) || figures.length === 0) return
  const written: (Partial<Figure> | null)[] = figures
  for (const [quantity, name, sentence] of REQUIRED) {
    if (written.some(figure => figure?.quantity === quantity)) continue
    const unmarked = written.findIndex(figure => name.test(figure?.name ?? '') && !figure?.quantity)
    if (unmarked < 0) report(['figures'], sentence)
    else report(['figures', unmarked], `has no quantity. Write 'quantity: ${quantity}'`)
  }
}

/** Reports lists that must have an entry for each model or station, and do not. */
function checkCounts({ value, report }: ProductDraft) {
  const { figures = [], models = [], stationWork = '', stations = [] } = value
  for (const [index, figure] of figures.entries()) {
    const perModel = 'perModel' in figure ? figure.perModel : undefined
    if (!perModel || perModel.length === models.length) continue
    const sentence = `has ${perModel.length} entries, and 'models' ${models.length}. Write one for each model`
    report(['figures', index, 'perModel'], sentence)
  }
  const lines = splitLines(stationWork).length
  if (lines > 0 && lines !== stations.length)
    report(
      ['stationWork'],
      `its lines number ${lines}, the stations ${stations.length}. Write a line for each station, or none`,
    )
}

/**
 * Plausible kg per m³ of a machine's overall size: from less than that of a light line of 62 m to more than twice that
 * of solid steel, 7,850. Wide, because only a slip in a unit, by a factor of 1,000, is to be found.
 */
const USUAL_DENSITY: Span = [5, 20_000]

/**
 * Why weight and overall size cannot belong to the same machine, as 16.5 kg and 5.8 × 4.25 × 2.2 m; null if they can,
 * or if one of them is not stated in numbers.
 */
export function findMisfit(figures: ProductFile['value']['figures']) {
  const find = (quantity: Quantity) => figures.find(figure => figure.quantity === quantity)
  const [weight, size] = [find('weight'), find('overall-size')]
  const [kg] = weight ? findSpans(weight) : []
  const sides = size ? findSpans(size) : []
  if (!weight || !size || !kg || sides.length !== 3) return null
  // The least weight counts; it is 0 for a figure that states only a limit, such as 'up to 900 kg'.
  const [leastKg, mostKg] = kg
  // In m³; the sides are in mm.
  const volume = sides.reduce((product, [, most]) => (product * most) / 1000, 1)
  const density = (leastKg || mostKg) / volume
  if (overlaps([density, density], USUAL_DENSITY)) return null
  const [heavy, large] = [weight, size].map(figure => `'${figure.name}' is ${formatFigureInWords(figure)}`)
  return `${heavy}, but ${large}. Correct the number or the unit of one of them: 16500 kg is 'value: 16.5', 'unit: t'`
}

/**
 * Why the file's name is wrong; null if it is the machine's slug, which its field `slug` gives, or else its title.
 */
function findMisnomer({ slug: fileSlug, value }: ProductDraft, files: readonly ProductDraft[]) {
  const wantedSlug = getOwnSlug(value)
  if (wantedSlug === fileSlug) return null
  const becomes = value.slug ? `its slug is '${wantedSlug}'` : `'${value.title}' becomes '${wantedSlug}' in the URL`
  const twin = files.find(file => file.slug !== fileSlug && getOwnSlug(file.value) === wantedSlug)
  if (!twin) return `${becomes}. Rename the file to ${wantedSlug}.yaml, or correct the ${value.slug ? 'slug' : 'title'}`
  return `${becomes}, as the title in content/products/${twin.slug}.yaml does. Give each machine a unique title`
}

/**
 * Why a machine cannot have its title: another machine has it. Null if none has, and for a machine whose slug comes from
 * its title, because findMisnomer compares those.
 */
function findNamesake({ slug: fileSlug, value }: ProductDraft, files: readonly ProductDraft[]) {
  if (!value.slug || !value.title || value.slug === toSlug(value.title)) return null
  const titleSlug = toSlug(value.title)
  const twin = files.find(file => file.slug !== fileSlug && toSlug(file.value.title ?? '') === titleSlug)
  if (!twin) return null
  return `'${value.title}' is also the title in content/products/${twin.slug}.yaml. Give each machine its own`
}
