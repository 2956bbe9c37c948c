import { findBest } from '@/lib/trade/compare/best'
import { capitalize, uncapitalize } from '@/lib/trade/product/capital'
import type { Figure } from '@/lib/trade/product/figure'
import { groupFigures } from '@/lib/trade/product/figure-groups'
import { formatFigureText, formatSecondUnit, isInMetres } from '@/lib/trade/product/figure-text'
import type { Drawn } from '@/lib/trade/product/floor-space'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import { type ShownPicture, toShownPicture } from '@/lib/trade/product/picture'
import type { MachineSize, Product } from '@/lib/trade/product/product'
import { formatStock } from '@/lib/trade/product/specification-rows'
import { fill, type Template } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/** What is needed to offer a machine for selection. */
export type MachineName = Pick<Product, 'slug' | 'title'>

/**
 * What the comparison needs to know about a machine. The build writes it to a data file, which is fetched when a
 * visitor compares the machine or enquires about it.
 */
export type ComparableMachine = Pick<
  Product,
  'slug' | 'title' | 'process' | 'boxStyles' | 'operators' | 'figures' | 'isTypical'
> & {
  /** The steps of a line that it does; a data file of an older version has none. */
  steps?: string[] | undefined
  /** How it is operated, and what it does, as text. */
  automation: string
  processName: string
  /** The stock that it works on, in words. */
  worksOn: string
  picture: ShownPicture
  /** Machines for the same job that it can be compared with. */
  alternatives: MachineName[]
  /** Its overall size, and its line drawing, if they are known. */
  size?: MachineSize | null
  drawn?: Drawn | undefined
}

export type ComparisonRow = {
  name: string
  /** One text per machine, in the order of the machines; null if the machine does not state the figure. */
  cells: (string | null)[]
  /** For each machine that states the figure in another unit, in a row of its own, that unit; otherwise null. */
  otherUnits: (string | null)[]
  /** Whether the stated figures differ. Figures that are not stated, or stated in another unit, do not count. */
  isDifferent: boolean
  /** Whether each machine has the best figure, which one at most has; in the order of the machines. */
  best: boolean[]
  /**
   * Whether only one of several machines states the quantity in any unit, so that there is nothing to compare it with.
   */
  isStatedOnce: boolean
}

/** The words for values of the catalogue, by value: how automatic a machine is, and its process. */
type CatalogueNames = { automation: Partial<Record<string, string>>; process: Partial<Record<string, string>> }

/** Picks the part of a product that a comparison shows. */
export function createComparable(
  product: Product,
  picture: ShownPicture,
  alternatives: readonly Product[] = [],
  names: CatalogueNames = { automation: {}, process: {} },
  drawn?: Drawn,
): ComparableMachine {
  const { size, slug, title, process, automation, boxStyles, steps, operators, figures, isTypical } = product
  return {
    slug,
    title,
    process,
    boxStyles,
    steps,
    operators,
    isTypical,
    figures: figures.map(withoutModels),
    automation: uncapitalize(names.automation[automation] ?? automation),
    processName: names.process[process] ?? capitalize(process),
    worksOn: formatStock(product.stock),
    picture: toShownPicture(picture),
    alternatives: alternatives.map(({ slug, title }) => ({ slug, title })),
    ...(size && { size }),
    ...(drawn && { drawn }),
  }
}

/**
 * Whether two machines do the same step of a line. Of machines for different jobs none is better: a wider sheet says
 * nothing of a machine that grooves beside one that tapes corners.
 */
function doSameJob({ steps = [] }: ComparableMachine, other: ComparableMachine) {
  const jobs = (other.steps ?? []).map(toJob)
  return steps.some(step => jobs.includes(toJob(step)))
}

/** A step without its kind: 'glue' of 'glue: glued corners'. */
function toJob(step: string) {
  return step.split(': ')[0]
}

/** Whether some of the machines do another job than others, so that the best of a row is that of its own job. */
export function doSeveralJobs(machines: readonly ComparableMachine[]): boolean {
  return machines.some(machine => machines.some(other => !doSameJob(machine, other)))
}

/** The figure without the numbers of its models, because a comparison shows only their range. */
function withoutModels(figure: Figure): Figure {
  if (!('perModel' in figure)) return figure
  const { perModel: _, ...same } = figure
  return same
}

/**
 * The rows of the comparison: first the figures, one row per quantity and unit, then operation, stock, products and
 * operators, which are sentences, of which none is marked as the best. Row names are unique.
 */
export function buildRows(
  machines: readonly ComparableMachine[],
  words: Words['lists']['compare']['rows'],
): ComparisonRow[] {
  const groups = groupFigures(machines.map(machine => machine.figures))
  // For each machine, which machines it is compared with.
  const rivals = machines.map(machine => machines.map(other => doSameJob(machine, other)))
  const figureRows = groups.map(({ name, key, figures }) => {
    // One size of 10 m or more puts the row in metres: sizes are compared in one unit.
    const inMetres = figures.flat().some(isInMetres)
    const texts = figures.map(stated => stated.map(figure => formatText(figure, inMetres)).join('; '))
    const sameQuantity = groups.filter(other => other.key === key)
    // The figure of each machine in any of these rows.
    const stated = machines.map((_, index) => sameQuantity.flatMap(other => other.figures[index] ?? [])[0])
    const statedBy = stated.map(Boolean)
    const otherUnits = stated.map((figure, index) =>
      figure && !figures[index]?.length ? formatFigureText(figure).unit || null : null,
    )
    const best = rivals.map((isRival, index) => {
      // If a rival states the quantity in another unit, in a row of its own, it may be better than those of this row.
      const isWhole = isRival.every((is, other) => !is || !statedBy[other] || figures[other]?.length)
      return isWhole && findBest(figures.map((row, other) => (isRival[other] ? row : [])))[index] === true
    })
    // Two marks in one row, of machines that share the best or do two jobs, leave open which of them is better.
    const isOne = best.filter(Boolean).length === 1
    return { ...buildRow(name, texts, statedBy), best: best.map(is => is && isOne), otherUnits }
  })
  const texts: [name: string, read: (machine: ComparableMachine) => string][] = [
    [words.operation, ({ automation }) => automation],
    [words.worksOn, ({ worksOn }) => worksOn],
    [words.makes, ({ boxStyles }) => boxStyles.join(', ')],
    [words.operators, ({ operators }) => operators],
  ]
  const textRows = texts.map(([name, read]) => buildRow(name, machines.map(read)))
  return [...figureRows, ...textRows].filter(({ cells }) => cells.some(Boolean))
}

/**
 * The figure of a machine that buyers ask for first, in the shape of `template`: 'Automatic Folder Gluer Machine:
 * working speed 160–420 m/min'; null if it states none.
 */
export function formatKeyFigure(
  machine: ComparableMachine,
  template: Template<'title' | 'name' | 'value'>,
): string | null {
  const [figure] = pickKeyFigures(machine, 1)
  if (!figure) return null
  return fill(template, { title: machine.title, name: uncapitalize(figure.name), value: formatText(figure) })
}

/**
 * A figure with its unit and condition. One that the file states in another unit than other machines is followed by the
 * same in the common unit: '5 HP = 3.73 kW'.
 */
function formatText(figure: Figure, inMetres?: boolean) {
  const { value, unit } = formatFigureText(figure, inMetres)
  const asStated = unit ? `${value} ${unit}` : value
  const converted = 'unit' in figure && figure.shown ? ` = ${formatSecondUnit(figure)}` : ''
  return asStated + converted + (figure.condition ? ` (${figure.condition})` : '')
}

/**
 * A row of the comparison. `statedBy` says which machines state the quantity, in whatever unit; by default those with a
 * text.
 */
function buildRow(name: string, texts: string[], statedBy: boolean[] = texts.map(Boolean)): ComparisonRow {
  const cells = texts.map(text => text || null)
  return {
    name,
    cells,
    best: [],
    otherUnits: [],
    isDifferent: new Set(cells.filter(cell => cell !== null)).size > 1,
    isStatedOnce: texts.length > 1 && statedBy.filter(Boolean).length === 1,
  }
}
