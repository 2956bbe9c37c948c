import { Picture } from '@/components/ui/picture'
import { toFigureText } from '@/lib/catalogue/figure-text'
import { pickKeyFigures } from '@/lib/catalogue/key-figures'
import type { Product } from '@/lib/content/product'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { ListButtons } from './list-buttons'

type ProductCardProps = {
  product: Product
  /** The picture's width in the layout, as in the HTML attribute. */
  sizes: string
  /** Heading level of the title in its page. */
  heading?: 'h2' | 'h3'
  isEager?: boolean
}

/** A machine in a cell of the parts sheet: picture, catalogue number, title and one figure. The whole cell is the link. */
export function ProductCard({ product, sizes, heading: Heading = 'h3', isEager = false }: ProductCardProps) {
  const { slug, title, position } = product
  const [figure] = pickKeyFigures(product, 1)
  return (
    <article className="cell">
      <span className="label n num" aria-hidden="true">
        {String(position).padStart(2, '0')}
      </span>
      <div className="p">
        <Picture picture={getPicture(product.picture)} alt="" sizes={sizes} priority={isEager ? 'eager' : 'lazy'} />
      </div>
      <div className="t">
        <Heading className="name">
          <a href={paths.product(slug)}>{title}</a>
        </Heading>
        {figure && <CardFigure name={figure.name} {...toFigureText(figure)} />}
      </div>
      <ListButtons product={product} />
    </article>
  )
}

type CardFigureProps = { name: string; value: string; unit: string }

function CardFigure({ name, value, unit }: CardFigureProps) {
  return (
    <p className="f">
      <span>{name}</span>{' '}
      <b>
        {value} {unit}
      </b>
    </p>
  )
}
