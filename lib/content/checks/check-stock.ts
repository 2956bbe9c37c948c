import 'server-only'
import type { ProductFile } from '@/lib/content/product-files'
import { OPEN_END, type Span } from '@/lib/product/span'
import { createMachineStock, type MachineStock, type NamedSpan } from './machine-stock'
import { findFluteSpan, formatFluteText, formatSpanText, hasUnreadWeight, meets, type StockWords } from './stock-words'

const HOW_WEIGHTS_ARE_WRITTEN = "Write it like '210 to 400 gsm', 'up to 3 mm' or '60 gsm and above'"

/** Holds what each machine says of its stock in words against what its figures say. */
export function checkStock(files: readonly ProductFile[]) {
  for (const { value, report } of files) {
    const stock = createMachineStock(value)
    for (const [index, words] of stock.lines.entries()) {
      const sentence = findMistake(words, stock)
      if (sentence) report(['stock', index], sentence)
    }
    for (const { index, words } of stock.texts) {
      const sentence = findFluteMistake(words, stock.thickness ?? findOwnThickness(words))
      if (sentence) report(['figures', index, 'text'], sentence)
    }
  }
}

function findMistake(words: StockWords, { weight, thickness }: MachineStock) {
  if (hasUnreadWeight(words)) return `holds a weight or thickness that we cannot read. ${HOW_WEIGHTS_ARE_WRITTEN}`
  return (
    findSpanMistake(words.gsm, weight, 'gsm') ??
    findSpanMistake(words.mm, thickness, 'mm') ??
    findFluteMistake(words, thickness)
  )
}

/** The ends that a stock names must lie within what the figure gives; an open end names nothing. */
function findSpanMistake(spans: readonly Span[], figure: NamedSpan | null, unit: string) {
  if (!figure) return null
  const ends = spans.flat().filter(end => end > 0 && end < OPEN_END)
  const outside = ends.find(end => !meets([end, end], figure.span))
  if (outside === undefined) return null
  return `names ${outside} ${unit}, and '${figure.name}' is ${formatSpanText(figure.span)} ${unit}. Correct one of them`
}

function findFluteMistake({ flutes }: StockWords, thickness: NamedSpan | null) {
  if (!thickness) return null
  const outside = flutes.find(flute => {
    const span = findFluteSpan(flute)
    return span && !meets(span, thickness.span)
  })
  if (outside === undefined) return null
  const given = `'${thickness.name}' is ${formatSpanText(thickness.span)} mm`
  return `${outside} flute is ${formatFluteText(outside)} thick, and ${given}. Remove the flute, or correct the figure`
}

function findOwnThickness({ mm, text }: StockWords): NamedSpan | null {
  return mm[0] ? { name: text, span: mm[0] } : null
}
