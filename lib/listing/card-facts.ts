import type { Product } from '@/lib/content/product'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import { type FigureText, formatFigureText } from '@/lib/product/figure-text'
import { pickKeyFigures } from '@/lib/product/key-figures'

/**
 * The data of a machine's card in a list, as JSON values, so that the browser can also render a card from a data file.
 */
export type CardFacts = Pick<Product, 'slug' | 'title' | 'position' | 'process'> & {
  figure: (FigureText & { name: string }) | null
  picture: ShownPicture
}

/** Creates the data of a machine's card; `picture` is the machine's processed picture. */
export function createCardFacts(product: Product, picture: CardFacts['picture']): CardFacts {
  const { slug, title, position, process } = product
  const [figure] = pickKeyFigures(product, 1)
  return {
    slug,
    title,
    position,
    process,
    figure: figure ? { name: figure.name, ...formatFigureText(figure) } : null,
    picture: toShownPicture(picture),
  }
}
