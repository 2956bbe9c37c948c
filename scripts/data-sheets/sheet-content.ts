import type { Company } from '@/lib/content/company'
import type { MachineSize, Product } from '@/lib/content/product'
import { formatNumber } from '@/lib/format-number'
import { paths } from '@/lib/paths'
import { capitalize } from '@/lib/product/capital'
import { formatFigureText, formatInchText, formatInInches } from '@/lib/product/figure-text'
import { pickKeyFigures } from '@/lib/product/key-figures'
import { createSpecificationRows, type SpecificationRow } from '@/lib/product/specification-rows'
import { TYPICAL_FIGURES } from '@/lib/product/typical'

export type Row = { name: string; value: string }

/** Lengths are also given in inches; null for anything else. */
type Inches = { inches: string | null }

type SheetRow = Row & Inches

/** The content of a data sheet in reading order: plain strings, so the PDF code needs no product types. */
export type SheetContent = {
  company: string
  title: string
  kind: string
  summary: string
  keyFigures: ({ name: string; value: string; unit: string } & Inches)[]
  rows: SheetRow[]
  size: MachineSize | null
  note: string
  contact: Row[]
  url: string
}

/** As many key figures as fit the rating plate. */
export const RATING_PLATE_ROWS = 3

/** Creates the content of a machine's data sheet. */
export function createSheetContent(product: Product, company: Company, siteUrl: string): SheetContent {
  const { title, kind, summary, whatItDoes, size, isTypical, slug } = product
  return {
    company: company.name,
    title,
    kind: capitalize(kind),
    summary: summary || whatItDoes,
    keyFigures: pickKeyFigures(product, RATING_PLATE_ROWS).map(figure => ({
      name: figure.name,
      inches: formatInInches(figure),
      ...formatFigureText(figure),
    })),
    rows: createSpecificationRows(product).map(createSheetRow),
    size,
    note: isTypical ? `${TYPICAL_FIGURES}.` : 'Rated figures for suitable stock.',
    contact: createContactRows(company),
    url: siteUrl + paths.product(slug),
  }
}

/** Creates the contact details of the title block. */
export function createContactRows({ salesPhone, servicePhone, salesEmail, address }: Company): Row[] {
  return [
    { name: 'Sales', value: salesPhone.text },
    { name: 'Service', value: servicePhone.text },
    { name: 'Email', value: salesEmail },
    { name: 'Address', value: address.join(', ') },
  ]
}

function createSheetRow(row: SpecificationRow): SheetRow {
  if (!('figure' in row)) return { name: row.name, value: row.words, inches: null }
  const { value, unit } = formatFigureText(row.figure)
  return { name: row.name, value: unit ? `${value} ${unit}` : value, inches: formatInInches(row.figure) }
}

/** Formats a length for the drawing, such as '15,800 mm', and the same in inches. */
export function formatLength(mm: number) {
  return { metric: `${formatNumber(mm)} mm`, inches: formatInchText(mm) }
}
