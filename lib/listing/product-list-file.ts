import 'server-only'
import { getCategories, getFamilies, getWords } from '@/lib/content/content'
import { createDataFile } from '@/lib/data-file'
import { getPicture } from '@/lib/pictures/manifest'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import { createFacetTable, type FacetTable } from '@/lib/trade/facets/facet-table'
import { type FigureText, formatFigureText } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import { type ShownPicture, toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'

/**
 * The data of a machine's card in a list, as JSON values, so that the browser can also render a card from a data file.
 */
export type CardFacts = Pick<Product, 'slug' | 'title' | 'process'> & {
  figure: (FigureText & { name: string }) | null
  picture: ShownPicture
}

/**
 * The facets and cards of all machines. With a long catalogue, the products page loads them when a visitor first
 * filters or searches.
 */
export type ListFile = { table: FacetTable; cards: CardFacts[] }

/** Creates the data of a machine's card; `picture` is the machine's processed picture. */
export function createCardFacts(product: Product, picture: CardFacts['picture']): CardFacts {
  const { slug, title, process } = product
  const [figure] = pickKeyFigures(product, 1)
  return {
    slug,
    title,
    process,
    figure: figure ? { name: figure.name, ...formatFigureText(figure) } : null,
    picture: toShownPicture(picture),
  }
}

/** The facets and cards of all machines, and the file from which the browser loads them if the catalogue is long. */
export function createProductListFile(products: readonly Product[]) {
  const catalogue = { products, categories: getCategories(), families: getFamilies(), applications: getApplications() }
  const table = createFacetTable({ ...catalogue, words: getWords().catalogue })
  const cards = products.map(product => createCardFacts(product, getPicture(product.picture)))
  return { table, cards, ...createDataFile('catalogue', 'list', { table, cards } satisfies ListFile) }
}
