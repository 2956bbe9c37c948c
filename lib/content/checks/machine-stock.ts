import type { Figure, Quantity } from '@/lib/content/figure'
import type { ProductInFile } from '@/lib/content/product'
import { findSpans } from '@/lib/product/figure-spans'
import type { Span } from '@/lib/product/span'
import { parseStockWords, type StockWords } from './stock-words'

/** The stock that a machine takes, according to its file. */
export type MachineStock = {
  /** The entries of `stock`, in order. */
  lines: StockWords[]
  /** Figures that are texts, such as 'Flutes: A, B, C and E', each with its index in `figures`. */
  texts: { index: number; words: StockWords }[]
  weight: NamedSpan | null
  thickness: NamedSpan | null
}

/** A figure's name and its range of numbers. */
export type NamedSpan = { name: string; span: Span }

/** Reads the stock that a machine takes from its `stock` and its `figures`. */
export function createMachineStock({ stock, figures }: Pick<ProductInFile, 'stock' | 'figures'>): MachineStock {
  return {
    lines: stock.map(parseStockWords),
    texts: figures.flatMap((figure, index) => {
      if (figure.type !== 'text') return []
      // 'Flute profiles: A, B, C or E' and 'Ply: 3, 5 and 7': the name says what the letters or numbers are.
      const noun = ['flute', 'ply'].find(word => new RegExp(word, 'i').test(figure.name)) ?? ''
      const text = figure.text.includes(noun) ? figure.text : `${figure.text} ${noun}`
      return [{ index, words: { ...parseStockWords(text), text: figure.text } }]
    }),
    weight: findSpan(figures, 'stock-weight'),
    thickness: findSpan(figures, 'stock-thickness'),
  }
}

function findSpan(figures: Figure[], quantity: Quantity): NamedSpan | null {
  const figure = figures.find(other => other.quantity === quantity)
  const spans = figure ? findSpans(figure) : []
  if (!figure || spans.length === 0) return null
  return { name: figure.name, span: [Math.min(...spans.map(([min]) => min)), Math.max(...spans.map(([, max]) => max))] }
}
