import type { Unit } from '@/lib/trade/measures/units'
import type { Figure } from './figure'
import { convertFigure } from './figure-spans'

/**
 * One row of the comparison: the same quantity of every machine, in one unit. `figures[i]` are the figures of machine
 * i; it may be empty. Groups with the same `key` state the same quantity in different units.
 */
export type FigureGroup = { name: string; key: string; figures: Figure[][] }

const MINUTES_PER_HOUR = 60

/**
 * Rates that count the same thing, with their common unit; a bag or an envelope is a piece.
 * A stroke, a cut or an impression may make several sheets or none, so these rates are never converted.
 */
const COMMON_RATE_UNITS: Partial<Record<Unit, { unit: Unit; factor: number }>> = {
  'pcs/h': { unit: 'pcs/h', factor: 1 },
  'pcs/min': { unit: 'pcs/h', factor: MINUTES_PER_HOUR },
  'bags/min': { unit: 'pcs/h', factor: MINUTES_PER_HOUR },
  'sheets/h': { unit: 'sheets/h', factor: 1 },
  'sheets/min': { unit: 'sheets/h', factor: MINUTES_PER_HOUR },
}

/**
 * Aligns the figures of several machines: one group per quantity and unit; groups of the same quantity are adjacent.
 * Rates that count the same thing are converted to their common hourly unit if machines state them in different units.
 * Follows the first machine's order, then appends the others. If two groups share a name, the unit is added.
 */
export function groupFigures(machines: readonly (readonly Figure[])[]): FigureGroup[] {
  const groups = listDistinct(machines, getComparisonKey).flatMap(key => {
    const matches = machines.map(figures => figures.filter(figure => getComparisonKey(figure) === key))
    const aligned = alignRates(matches)
    const units = listDistinct(aligned, getUnit)
    const [first] = units.filter(unit => unit !== '')
    // A text such as 'On request' has no unit. It stands in the row of the first unit that other machines state.
    const hasUnit = (figure: Figure, unit: string) => (getUnit(figure) || first || '') === unit
    return units
      .filter(unit => unit !== '' || first === undefined)
      .map(unit => ({
        name: getPlainName(aligned.flat().find(figure => hasUnit(figure, unit))) ?? key,
        key,
        unit,
        figures: aligned.map(figures => figures.filter(figure => hasUnit(figure, unit))),
      }))
  })
  return groups.map(({ name, key, unit, figures }) => {
    const isRepeated = groups.some(other => other.name === name && other.unit !== unit)
    return { name: isRepeated && unit ? `${name} in ${unit}` : name, key, figures }
  })
}

/** The different keys of all figures, in order of first appearance. */
function listDistinct(machines: readonly (readonly Figure[])[], toKey: (figure: Figure) => string) {
  return [...new Set(machines.flatMap(figures => figures.map(toKey)))]
}

/** Figures without a quantity are compared by name. */
function getComparisonKey(figure: Figure) {
  return figure.quantity ?? getPlainName(figure)?.toLowerCase() ?? ''
}

/** The name of a figure without its condition, which is shown in the cell. */
function getPlainName(figure: Figure | undefined) {
  return figure?.condition ? figure.name.slice(0, -`, ${figure.condition}`.length) : figure?.name
}

/** The unit of a figure; empty for counts and texts. */
function getUnit(figure: Figure) {
  return 'unit' in figure ? figure.unit : ''
}

/** Converts a rate to its common unit if another figure states the same kind of rate in a different unit. */
function alignRates(matches: Figure[][]): Figure[][] {
  const units = matches.flat().flatMap(figure => ('unit' in figure ? figure.unit : []))
  return matches.map(figures =>
    figures.map(figure => {
      const common = 'unit' in figure && COMMON_RATE_UNITS[figure.unit]
      if (!common) return figure
      const isMixed = units.some(unit => unit !== figure.unit && COMMON_RATE_UNITS[unit]?.unit === common.unit)
      return isMixed ? convertFigure(figure, common.unit, common.factor) : figure
    }),
  )
}
