import type { Company } from '@/lib/content/company'
import { getWords } from '@/lib/content/content'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { listHallNeeds } from '@/lib/ready-plans/hall-needs'
import { capitalize } from '@/lib/trade/product/capital'
import { formatFigureText, formatModels, formatSecondUnit } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import type { Product } from '@/lib/trade/product/product'
import { createSpecificationRows, type SpecificationRow } from '@/lib/trade/product/specification-rows'
import type { StripDrawing } from '@/lib/viewer/work-strip'
import { getSpeech } from '@/lib/words/speech'

/** The number of key figures that fit the rating plate. */
export const RATING_PLATE_ROWS = 3

/** A row of a table: what is stated, and how much or which it is. */
export type Row = { name: string; value: string }
export type SheetContent = ReturnType<typeof createSheetContent>

/** Creates the content of a machine's data sheet in reading order: plain strings. Lengths are also given in inches. */
export function createSheetContent(product: Product, company: Company, siteUrl: string) {
  const { title, kind, summary, whatItDoes, size, isTypical, slug, models } = product
  const words = getWords().product
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
    rows: [
      ...(models ? [createModelsRow(models)] : []),
      ...createSpecificationRows(product, words.specification).map(createRow),
    ],
    // What the specification above does not already state of it.
    needs: listHallNeeds(product)
      .filter(({ isStated }) => !isStated)
      .map(({ name, value }) => ({ name, value, inches: null })),
    size,
    note: isTypical ? getSpeech().phrases.typical : words.sheet.rated,
    contact: createContactRows(company),
    url: siteUrl + toAddress(paths.product(slug)),
  }
}

export type WorkContent = ReturnType<typeof createWorkContent>

/** The drawings of a machine at work with their texts: the station, what the piece is there, and what happens. */
export function createWorkContent({ stations, stationWork }: Product, strip: StripDrawing) {
  const { title, forms } = getWords().product.work
  const texts = strip.states.map(({ station, form }, index) => ({
    name: `${station + 1} ${capitalize(stations[station] ?? '')}`,
    form: forms[form],
    // What happens at a station stands below the first of its drawings.
    work: station === strip.states[index - 1]?.station ? '' : (stationWork[station] ?? ''),
  }))
  return { title, strip, texts }
}

/** The names of the models, in the order of their figures. */
function createModelsRow(models: readonly string[]) {
  return { name: getWords().product.sheet.models, value: models.join(' / '), inches: null }
}

/** A row of the table. A figure that differs by model lists each value, as makers' sheets do: 28 / 31 / 31 kW. */
function createRow(row: SpecificationRow) {
  if (!('figure' in row)) return { name: row.name, value: row.words, inches: null }
  const { figure } = row
  const { value, unit } = formatFigureText(figure)
  const models = formatModels(figure)
  const hasModels = models.length > 0
  const shownValue = hasModels ? models.join(' / ') : value
  return {
    name: row.name,
    value: unit ? `${shownValue} ${unit}` : shownValue,
    inches: hasModels ? null : formatSecondUnit(figure),
  }
}

/** Creates the contact details of the title block. */
export function createContactRows({ salesPhone, servicePhone, salesEmail, address }: Company): Row[] {
  const words = getWords().product.sheet
  return [
    { name: words.sales, value: salesPhone.text },
    { name: words.service, value: servicePhone.text },
    { name: words.email, value: salesEmail },
    { name: words.address, value: address.join(', ') },
  ]
}
