import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import { listStockMaterials, type ProductFile, type ProductInFile } from '@/lib/content/product'
import type { Figure } from '@/lib/trade/product/figure'
import { joinSpans } from '@/lib/trade/product/figure-spans'
import type { Quantity } from '@/lib/trade/product/quantities'
import type { Sample } from '@/lib/trade/product/sample'
import { formatSpan, OPEN_END, overlaps, type Span } from '@/lib/trade/product/span'
import type { Stock } from '@/lib/trade/product/stock'
import { findFlutes, takesFlute, takesMaterial } from '@/lib/trade/product/stock-fit'

/** A table of the thickness of board in mm by flute. It has no N flute, on which the tables of corrugators disagree. */
type Flutes = readonly { id: string; mm: number }[]

/** How much the board of a plant may differ from the table, in mm. */
const FLUTE_TOLERANCE_MM = 0.3

/** The quantity that limits a stock in each of its units. */
const QUANTITIES: Record<'gsm' | 'mm', Quantity> = { gsm: 'stock-weight', mm: 'stock-thickness' }

const REMEDY = 'Name another machine, or correct the stock'

/** Checks that the stock of each machine lies within the figures of its weight and thickness. */
export function checkStock(files: readonly ProductFile[], table: Flutes) {
  for (const { value, report } of files) {
    const board = findLimit(value.figures, 'mm')
    for (const [index, { unit, span, flutes }] of value.stock.entries()) {
      const limit = unit && findLimit(value.figures, unit)
      // An open end states no limit, so it cannot contradict one.
      const outside = limit && span?.find(end => end > 0 && end < OPEN_END && !overlaps([end, end], limit.span))
      if (outside) {
        const figure = `'${limit.name}' is ${formatSpan(limit.span, unit)}`
        report(['stock', index], `names ${outside} ${unit}, but ${figure}. Correct one of them`)
      }
      for (const [place, flute] of flutes.entries()) {
        const mistake = board && findFluteMistake(flute, board.span, table)
        if (!mistake) continue
        const figure = `'${board.name}' is ${formatSpan(board.span, 'mm')}`
        const remedy = 'Remove the flute, or correct the figure'
        report(['stock', index, 'flutes', place], `${mistake}, but ${figure}. ${remedy}`)
      }
    }
  }
}

/** The figure that limits the weight or the thickness of a machine's stock; null if none does. */
function findLimit(figures: readonly Figure[], unit: 'gsm' | 'mm') {
  const figure = figures.find(({ quantity }) => quantity === QUANTITIES[unit])
  const span = figure && joinSpans([figure])
  return span ? { name: figure.name, span } : null
}

/** 'E flute is 1.5 mm thick', if that is outside the span; null otherwise, and for a flute that is not in the table. */
function findFluteMistake(flute: string, span: Span, table: Flutes) {
  // A double wall is the same whichever of its two flutes is named first: 'BC' and 'CB'.
  const names = [flute, [...flute].reverse().join('')]
  const mm = table.find(({ id }) => names.includes(id))?.mm
  if (mm === undefined || overlaps([mm - FLUTE_TOLERANCE_MM, mm + FLUTE_TOLERANCE_MM], span)) return null
  return `${flute} flute is ${mm} mm thick`
}

/**
 * Checks each sample against the machines that make it: they must take its stock, and each machine must take what the
 * previous one delivers. Machines whose files have other mistakes are skipped.
 * @param list the name of the field that lists the samples in their file
 * @param table the thickness of board by flute
 */
export function checkSamples(
  { report }: Parsed<unknown>,
  list: string,
  samples: readonly Sample[],
  files: readonly ProductFile[],
  table: Flutes,
) {
  const bySlug = new Map(files.map(file => [file.slug, file.value]))
  for (const [index, sample] of samples.entries()) {
    const machines = sample.madeOn.map(slug => bySlug.get(slug))
    for (const [step, machine] of machines.entries()) {
      const refusal =
        machine &&
        (findStockRefusal(sample.stock, machine, table) ??
          findStyleRefusal(sample, machine) ??
          findReelRefusal(machines[step - 1], machine))
      if (refusal) report([list, index, 'madeOn', step], `'${machine.title}' ${refusal}`)
    }
  }
}

type Machine = ProductInFile

/** Why a machine cannot take a sample's stock; null if it can, or if its file does not say. */
function findStockRefusal(sample: Stock, machine: Machine, table: Flutes) {
  const { stock, figures } = machine
  const materials = listStockMaterials(machine)
  const { material, cover, unit, span, flutes } = sample
  if (!takesMaterial(materials, material)) {
    // A machine that takes only what covers the pack works on that.
    const takesCover = cover !== undefined && takesMaterial(materials, cover)
    return takesCover ? null : `takes ${materials.join(' and ')}, not ${material}. ${REMEDY}`
  }
  if (unit && span) {
    const alike = stock.filter(other => other.unit === unit && takesMaterial([other.material], material))
    const limit = findLimit(figures, unit)
    const spans = limit ? [limit.span] : alike.flatMap(other => (other.span ? [other.span] : []))
    if (spans.length > 0 && !spans.some(other => overlaps(span, other))) {
      const taken = spans.map(other => formatSpan(other, unit)).join(', ')
      return `takes ${taken}, but this sample has ${formatSpan(span, unit)}. ${REMEDY}`
    }
  }
  const taken = findFlutes(stock)
  const board = findLimit(figures, 'mm')
  for (const flute of flutes) {
    const mistake = board && findFluteMistake(flute, board.span, table)
    if (mistake) return `takes ${formatSpan(board.span, 'mm')}, but ${mistake}. ${REMEDY}`
    if (!takesFlute(taken, flute)) return `takes ${taken.flutes.join(', ')} flute, not ${flute}. ${REMEDY}`
  }
  return null
}

/** Refuses a folder gluer for a self-locking pack, which has no glued seam. */
function findStyleRefusal({ name, style }: Sample, { process }: Machine) {
  if (process !== 'folding and gluing' || !/self-locking/i.test(`${name} ${style}`)) return null
  return 'glues, and this pack is self-locking. Remove the machine, or correct the style'
}

/** Refuses a sheet-fed machine right after one that delivers reels. */
function findReelRefusal(previous: Machine | undefined, { infeed }: Machine) {
  if (previous?.delivery !== 'reel' || infeed === 'reel') return null
  const remedy = "Name a machine between them that cuts reels into sheets, or write 'infeed: reel' in its file"
  return `takes sheets, but '${previous.title}' before it delivers a reel. ${remedy}`
}
