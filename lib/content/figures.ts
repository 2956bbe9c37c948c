import 'server-only'
import { z } from 'zod'
import { listOf } from '@/lib/content/files/fields'
import { convert } from '@/lib/trade/measures/units'
import type { Figure } from '@/lib/trade/product/figure'
import { convertFigure, type MeasuredFigure } from '@/lib/trade/product/figure-spans'
import { formatFigureText, formatModels } from '@/lib/trade/product/figure-text'
import { getQuantityRule } from '@/lib/trade/product/quantities'
import { type FigureInFile, figureFields, VALUE_FIELDS } from './figure'
import { findFigureMistake } from './figure-mistakes'

/**
 * A branch of the JSON schema for code editors: the fields that a figure with this field must have, or must not have.
 */
function toBranch(field: (typeof VALUE_FIELDS)[number]) {
  const isMeasured = field !== 'count' && field !== 'text'
  const refused = [
    ...(isMeasured ? [] : ['unit']),
    ...(field === 'count' ? ['quantity'] : ['of']),
    ...(field === 'value' ? [] : ['times']),
    ...(field === 'plusMinus' ? ['value'] : []),
  ]
  // In a JSON schema, false as the schema of a field refuses the field.
  const properties = Object.fromEntries(refused.map(name => [name, false]))
  return { required: isMeasured ? [field, 'unit'] : [field], properties }
}

/** Checks a figure of a product file and converts it to `Figure`. */
const figureSchema = figureFields.meta({ oneOf: VALUE_FIELDS.map(toBranch) }).transform((figure, context): Figure => {
  const mistake = findFigureMistake(figure)
  if (!mistake) return toFigure(figure)
  context.addIssue({ code: 'custom', ...mistake })
  return z.NEVER
})

/**
 * A machine's figures. Names are unique with their conditions; a quantity may repeat only under another condition or in
 * another unit: speed in m/min and sheets/h.
 */
export const figuresSchema = listOf(figureSchema)
  .min(1)
  .superRefine((figures, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [index, figure] of figures.entries()) {
      const before = figures.slice(0, index)
      if (before.some(({ name }) => name === figure.name)) {
        report([index, 'name'], `'${figure.name}' is given twice. Give each figure a unique name, or a condition`)
      }
      const key = figure.quantity && getQuantityKey(figure)
      const twin = key && before.find(other => getQuantityKey(other) === key)
      if (twin)
        report([index, 'quantity'], `'${twin.name}' gives ${key} too. Remove one of them, or give one a condition`)
    }
  })

/** Quantity, unit and condition, which may occur only once for a machine: 'speed in m/min'. */
function getQuantityKey({ quantity, condition, ...figure }: Figure) {
  return `${quantity}${'unit' in figure ? ` in ${figure.unit}` : ''}${condition ? ` (${condition})` : ''}`
}

/** Converts a checked figure. Its number is in a unit of its quantity; `shown` is the text in the unit of the file. */
function toFigure({ name, quantity, unit, of, count, text, condition, times, ...measured }: FigureInFile): Figure {
  const common = {
    name: condition ? `${name}, ${condition}` : name,
    quantity: quantity ?? null,
    ...(condition && { condition }),
  }
  if (text) return { ...common, ...text }
  if (count) return { ...common, ...count, of: of ?? null }
  if (!unit) throw new Error(`The figure '${name}' passed validation without a unit`)
  const { plusMinus: margin, perModel, ...others } = measured
  // A checked figure has one field that states its value, or only 'plusMinus', which makes it a tolerance.
  const [stated] = [...Object.values(others), perModel?.all].filter(part => part !== undefined)
  const [accuracy = 0] = margin ?? []
  const figure: MeasuredFigure = {
    ...common,
    ...(stated ?? { type: 'tolerance', value: accuracy }),
    ...(stated && margin && { margin }),
    ...(perModel && { perModel: perModel.models }),
    unit,
  }
  const units = quantity ? getQuantityRule(quantity).units : [unit]
  const base = units.includes(unit) ? unit : (units[0] ?? unit)
  if (base === unit && !times) return figure
  const asInFile = formatFigureText(figure)
  const shown = {
    ...asInFile,
    value: times ? `${times} × ${asInFile.value}` : asInFile.value,
    ...(perModel && { perModel: formatModels(figure) }),
  }
  return { ...convertFigure(figure, base, (times ?? 1) * (convert(1, unit, base) ?? 1)), shown }
}
