import 'server-only'
import type { ProductFile } from '@/lib/content/product-files'
import { OPEN_END, type Span } from '@/lib/product/span'
import { createMachineStock, type MachineStock, type NamedSpan } from './machine-stock'
import {
  findFluteSpan,
  formatFluteText,
  formatSpanText,
  hasUnreadWeight,
  overlaps,
  type StockWords,
} from './stock-words'

const HOW_WEIGHTS_ARE_WRITTEN = "Write it like '210 to 400 gsm', 'up to 3 mm' or '60 gsm and above'"

/** Checks the stock that each machine names in words against its figures. */
export function checkStock(files: readonly ProductFile[]) {
  for (const { value, report } of files) {
    const stock = createMachineStock(value)
    for (const [index, words] of stock.lines.entries()) {
      const message = findMistake(words, stock)
      if (message) report(['stock', index], message)
    }
    for (const { index, words } of stock.texts) {
      const message = findFluteMistake(words, stock.thickness ?? findOwnThickness(words))
      if (message) report(['figures', index, 'text'], message)
    }
  }
}

function findMistake(words: StockWords, { weight, thickness }: MachineStock) {
  if (hasUnreadWeight(words)) return `contains a weight or thickness that cannot be read. ${HOW_WEIGHTS_ARE_WRITTEN}`
  return (
    findSpanMistake(words.gsm, weight, 'gsm') ??
    findSpanMistake(words.mm, thickness, 'mm') ??
    findFluteMistake(words, thickness)
  )
}

/** Both ends of a stated range must lie within the figure. An open end is not checked. */
function findSpanMistake(spans: readonly Span[], figure: NamedSpan | null, unit: string) {
  if (!figure) return null
  const ends = spans.flat().filter(end => end > 0 && end < OPEN_END)
  const outside = ends.find(end => !overlaps([end, end], figure.span))
  if (outside === undefined) return null
  return `names ${outside} ${unit}, but '${figure.name}' is ${formatSpanText(figure.span)} ${unit}. Correct one of them`
}

function findFluteMistake({ flutes }: StockWords, thickness: NamedSpan | null) {
  if (!thickness) return null
  const outside = flutes.find(flute => {
    const span = findFluteSpan(flute)
    return span && !overlaps(span, thickness.span)
  })
  if (outside === undefined) return null
  const given = `'${thickness.name}' is ${formatSpanText(thickness.span)} mm`
  return `${outside} flute is ${formatFluteText(outside)} thick, but ${given}. Remove the flute, or correct the figure`
}

function findOwnThickness({ mm, text }: StockWords): NamedSpan | null {
  return mm[0] ? { name: text, span: mm[0] } : null
}
