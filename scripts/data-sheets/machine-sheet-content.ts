import type { Company } from '@/lib/content/company'
import type { Product } from '@/lib/content/product'
import { paths } from '@/lib/paths'
import { capitalize } from '@/lib/product/capital'
import { formatFigureText, formatSecondUnit } from '@/lib/product/figure-text'
import { pickKeyFigures } from '@/lib/product/key-figures'
import { createSpecificationRows } from '@/lib/product/specification-rows'
import { TYPICAL_FIGURES } from '@/lib/product/typical'

/** As many key figures as fit the rating plate. */
export const RATING_PLATE_ROWS = 3

export type Row = { name: string; value: string }
export type SheetContent = ReturnType<typeof createSheetContent>

/** Creates the content of a machine's data sheet in reading order: plain strings. Lengths are also given in inches. */
export function createSheetContent(product: Product, company: Company, siteUrl: string) {
  const { title, kind, summary, whatItDoes, size, isTypical, slug } = product
  return {
    company: company.name,
    title,
    kind: capitalize(kind),
    summary: summary || whatItDoes,
    keyFigures: pickKeyFigures(product, RATING_PLATE_ROWS).map(figure => ({
      name: figure.name,
      inches: formatSecondUnit(figure),
      ...formatFigureText(figure),
    })),
    rows: createSpecificationRows(product).map(row => {
      if (!('figure' in row)) return { name: row.name, value: row.words, inches: null }
      const { value, unit } = formatFigureText(row.figure)
      return { name: row.name, value: unit ? `${value} ${unit}` : value, inches: formatSecondUnit(row.figure) }
    }),
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
