import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import type { Product } from '@/lib/content/product'
import { getProducts } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { findNeighbours } from '@/lib/product/relations'

type NeighboursProps = { product: Product }

/** The machines before and after this one in its category. */
export function Neighbours({ product }: NeighboursProps) {
  const { previous, next } = findNeighbours(product, getProducts())
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={`More in ${product.category?.title ?? product.family}`}>
      {previous && (
        <Link href={paths.product(previous.slug)} rel="prev">
          <span className="label">Previous</span>
          <span className="n">
            <Icon name="arrow-left" />
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link className="next" href={paths.product(next.slug)} rel="next">
          <span className="label">Next</span>
          <span className="n">
            {next.title}
            <Icon name="arrow-right" />
          </span>
        </Link>
      )}
    </nav>
  )
}
