import type { Company } from '@/lib/content/company-file'
import type { MachineSize, Product } from '@/lib/content/product'
import { formatCapital } from '@/lib/product/capital'
import { formatFigureText, formatInchText, toInches } from '@/lib/product/figure-text'
import { formatNumber } from '@/lib/product/format-number'
import { pickKeyFigures } from '@/lib/product/key-figures'
import { createSpecificationRows, type SpecificationRow } from '@/lib/product/specification-rows'
import { TYPICAL_FIGURES } from '@/lib/product/typical'

type Row = { name: string; value: string }

/** A length is said in inches too; null beside every other figure and beside words. */
type Inches = { inches: string | null }

/** Everything a data sheet says, in reading order: plain texts, so that the drawing knows nothing of products. */
export type SheetContent = {
  company: string
  title: string
  kind: string
  summary: string
  keyFigures: ({ name: string; value: string; unit: string } & Inches)[]
  rows: (Row & Inches)[]
  size: MachineSize | null
  note: string
  contact: Row[]
  url: string
}

/** Rows of the plate. */
const KEY_FIGURES = 3

/** Picks what the sheet of one machine says. */
export function createSheetContent(product: Product, company: Company, siteUrl: string): SheetContent {
  const { title, kind, summary, whatItDoes, size, isTypical, slug } = product
  return {
    company: company.name,
    title,
    kind: formatCapital(kind),
    summary: summary || whatItDoes,
    keyFigures: pickKeyFigures(product, KEY_FIGURES).map(figure => ({
      ...{ name: figure.name, inches: toInches(figure) },
      ...formatFigureText(figure),
    })),
    rows: createSpecificationRows(product).map(createSheetRow),
    size,
    note: isTypical ? `${TYPICAL_FIGURES}.` : 'Rated figures for suitable stock.',
    contact: [
      { name: 'Sales', value: company.salesPhone.text },
      { name: 'Service', value: company.servicePhone.text },
      { name: 'Email', value: company.salesEmail },
      { name: 'Address', value: company.address.join(', ') },
    ],
    url: `${siteUrl}/product/${slug}`,
  }
}

function createSheetRow(row: SpecificationRow) {
  if (!('figure' in row)) return { name: row.name, value: row.words, inches: null }
  const { value, unit } = formatFigureText(row.figure)
  return { name: row.name, value: unit ? `${value} ${unit}` : value, inches: toInches(row.figure) }
}

/** A length for the drawing, such as 15,800 mm, and the same in inches. */
export function toLength(mm: number) {
  return { metric: `${formatNumber(mm)} mm`, inches: formatInchText(mm) }
}
