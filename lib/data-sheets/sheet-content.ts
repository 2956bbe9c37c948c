import { formatNumber, toFigureText } from '@/lib/catalogue/figure-text'
import { pickKeyFigures } from '@/lib/catalogue/key-figures'
import type { Company } from '@/lib/content/company-file'
import type { MachineSize, Product } from '@/lib/content/product'

type Row = { name: string; value: string }

/** Everything a data sheet says, in reading order: plain texts, so that the drawing knows nothing of products. */
export type SheetContent = {
  company: string
  title: string
  kind: string
  summary: string
  keyFigures: { name: string; value: string; unit: string }[]
  rows: Row[]
  size: MachineSize | null
  note: string
  contact: Row[]
  url: string
}

const TYPICAL = 'Typical figures, confirmed with your quote.'

/** Rows of the plate. */
const KEY_FIGURES = 3

/** Picks what the sheet of one machine says. */
export function toSheetContent(product: Product, company: Company, siteUrl: string): SheetContent {
  const { title, kind, summary, whatItDoes, figures, stock, boxStyles, operators, size, isTypical, slug } = product
  const rows = figures.map(figure => {
    const { value, unit } = toFigureText(figure)
    return { name: figure.name, value: unit ? `${value} ${unit}` : value }
  })
  const words = [
    { name: 'Works on', value: stock.join(', ') },
    { name: 'Makes', value: boxStyles.join(', ') },
    { name: 'Operators', value: operators },
  ].filter(({ value }) => value)
  return {
    company: company.name,
    title,
    kind: kind.charAt(0).toUpperCase() + kind.slice(1),
    summary: summary || whatItDoes,
    keyFigures: pickKeyFigures(product, KEY_FIGURES).map(figure => ({ name: figure.name, ...toFigureText(figure) })),
    rows: [...rows, ...words],
    size,
    note: isTypical ? TYPICAL : 'Rated figures for suitable stock.',
    contact: [
      { name: 'Sales', value: company.salesPhone.text },
      { name: 'Service', value: company.servicePhone.text },
      { name: 'Email', value: company.salesEmail },
      { name: 'Address', value: company.address.join(', ') },
    ],
    url: `${siteUrl}/product/${slug}`,
  }
}

/** A length for the drawing, such as 15,800 mm. */
export function toMillimetres(value: number) {
  return `${formatNumber(value)} mm`
}
