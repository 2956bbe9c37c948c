import type { Product } from '@/lib/content/product'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import { type FigureText, formatFigureText } from '@/lib/product/figure-text'
import { pickKeyFigures } from '@/lib/product/key-figures'

/**
 * The data of a machine's cell in a list, as JSON values, so that the browser can also render a cell from a data file.
 */
export type CellFacts = Pick<Product, 'slug' | 'title' | 'position' | 'process'> & {
  figure: (FigureText & { name: string }) | null
  picture: ShownPicture
}

/** Creates the data of a machine's cell; `picture` is the machine's processed picture. */
export function createCellFacts(product: Product, picture: CellFacts['picture']): CellFacts {
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
