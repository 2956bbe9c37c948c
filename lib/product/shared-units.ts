import type { Figure } from '@/lib/content/figure'
import { convertFigure } from './figure-spans'
import { getQuantityRule } from './quantities'
import type { Unit } from './units'

/**
 * What one row of the comparison measures: a figure of each machine, all in one unit. Groups of one `measure` say the same in
 * several units.
 */
export type FigureGroup = { name: string; measure: string; figures: Figure[][] }

const MINUTES_PER_HOUR = 60

/**
 * Rates that count the same thing, and their common unit: a bag or an envelope is a piece.
 * A stroke, a cut or an impression may make several sheets or none, so they are never converted.
 */
const HOURLY: Partial<Record<Unit, { unit: Unit; factor: number }>> = {
  'pcs/h': { unit: 'pcs/h', factor: 1 },
  'pcs/min': { unit: 'pcs/h', factor: MINUTES_PER_HOUR },
  'bags/min': { unit: 'pcs/h', factor: MINUTES_PER_HOUR },
  'sheets/h': { unit: 'sheets/h', factor: 1 },
  'sheets/min': { unit: 'sheets/h', factor: MINUTES_PER_HOUR },
}

/**
 * Aligns the figures of several machines: one group a quantity and unit, groups of one quantity beside each other.
 * Rates of the same thing are shown per hour where their units differ; units that measure something else stay apart.
 * Order: the first machine's, then what others add. A name that stands in two groups is told apart by its unit.
 */
export function groupFigures(machines: readonly (readonly Figure[])[]): FigureGroup[] {
  const groups = toKeys(machines, toMeasure).flatMap(measure => {
    const matches = machines.map(figures => figures.filter(figure => toMeasure(figure) === measure))
    const aligned = alignRates(matches)
    return toKeys(aligned, toUnit).map(unit => ({
      name: aligned.flat().find(figure => toUnit(figure) === unit)?.name ?? measure,
      measure,
      unit,
      figures: aligned.map(figures => figures.filter(figure => toUnit(figure) === unit)),
    }))
  })
  return groups.map(({ name, measure, unit, figures }) => {
    const isRepeated = groups.some(other => other.name === name && other.unit !== unit)
    return { name: isRepeated && unit ? `${name} in ${unit}` : name, measure, figures }
  })
}

function toKeys(machines: readonly (readonly Figure[])[], toKey: (figure: Figure) => string) {
  return [...new Set(machines.flatMap(figures => figures.map(toKey)))]
}

function toMeasure({ quantity, name }: Figure) {
  return quantity && getQuantityRule(quantity).isCompared ? quantity : name.toLowerCase()
}

function toUnit(figure: Figure) {
  return 'unit' in figure ? figure.unit : ''
}

/** Leaves a rate in its unit unless another machine states the same rate in another. */
function alignRates(matches: Figure[][]): Figure[][] {
  const units = matches.flat().flatMap(figure => ('unit' in figure ? figure.unit : []))
  return matches.map(figures =>
    figures.map(figure => {
      if (!('unit' in figure)) return figure
      const hourly = HOURLY[figure.unit]
      const isMixed = units.some(unit => unit !== figure.unit && HOURLY[unit]?.unit === hourly?.unit)
      return hourly && isMixed ? convertFigure(figure, hourly.unit, hourly.factor) : figure
    }),
  )
}
