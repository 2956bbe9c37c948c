import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import type { Product } from '@/lib/trade/product/product'
import { findNeighbours } from '@/lib/trade/product/relations'
import { fill } from '@/lib/words'

const TITLE = 'flex items-center gap-1.5 text-[1.1875rem]/[1.25] font-strong font-stretch-105% group-hover:underline'

type NeighboursProps = { product: Product }

/** Links to the previous and next machine of the category. */
export function Neighbours({ product }: NeighboursProps) {
  const { previous, next } = findNeighbours(product, getProducts())
  if (!previous && !next) return null
  const words = getWords().product.neighbours
  return (
    <nav
      className="mx-auto w-page border-t-[1.5px] border-ink sm:grid sm:grid-cols-[1fr_1fr] print:hidden!"
      aria-label={fill(words.label, { group: product.category?.title ?? product.family?.title ?? '' })}
    >
      {previous && (
        <Link
          className="group flex flex-col gap-0.5 py-1.5 no-underline"
          href={paths.product(previous.slug)}
          rel="prev"
        >
          <span className="text-caption text-ink-3">{words.previous}</span>
          <span className={TITLE}>
            <Icon name="arrow-left" />
            <span>
              <MachineName title={previous.title} />
            </span>
          </span>
        </Link>
      )}
      {next && (
        <Link
          className="group flex flex-col gap-0.5 py-1.5 no-underline
            sm:col-start-2 sm:items-end sm:border-s sm:border-line sm:text-end"
          href={paths.product(next.slug)}
          rel="next"
        >
          <span className="text-caption text-ink-3">{words.next}</span>
          <span className={TITLE}>
            <span>
              <MachineName title={next.title} />
            </span>
            <Icon name="arrow-right" />
          </span>
        </Link>
      )}
    </nav>
  )
}
