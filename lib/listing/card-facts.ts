import type { Product } from '@/lib/content/product'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import { type FigureText, formatFigureText } from '@/lib/product/figure-text'
import { pickKeyFigures } from '@/lib/product/key-figures'

/** What the cell of a machine shows: plain values, so that a browser can draw it from a data file as the server does from content. */
export type CellFacts = Pick<Product, 'slug' | 'title' | 'position' | 'process'> & {
  figure: (FigureText & { name: string }) | null
  picture: ShownPicture
}

/** The facts of a machine's cell; `picture` is its finished picture. */
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
