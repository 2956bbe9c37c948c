import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import type { Product } from '@/lib/trade/product/product'
import { findNeighbours } from '@/lib/trade/product/relations'
import { fill } from '@/lib/words'
import { findGroupLink } from './find-group-link'

const LINK = 'group flex flex-col gap-0.5 py-1.5 no-underline'
const AT_END = 'sm:col-start-2 sm:items-end sm:border-s sm:border-line sm:text-end'
const TITLE = 'flex items-center gap-1.5 text-h4/[1.25] font-strong font-stretch-105% group-hover:underline'

type NeighboursProps = { product: Product }

/** Links to the previous and next machine of the category; at its ends, to the category in place of the missing one. */
export function Neighbours({ product }: NeighboursProps) {
  const { previous, next } = findNeighbours(product, getProducts())
  if (!previous && !next) return null
  const words = getWords().product.neighbours
  const group = findGroupLink(product)
  return (
    <nav
      className="mx-auto w-page border-t-[1.5px] border-ink sm:grid sm:grid-cols-[1fr_1fr] print:hidden!"
      aria-label={fill(words.label, { group: group?.title ?? '' })}
    >
      {previous ? (
        <Link className={LINK} href={paths.product(previous.slug)} rel="prev">
          <span className="text-caption text-ink-3">{words.previous}</span>
          <span className={TITLE}>
            <Icon name="arrow-left" />
            <span>
              <MachineName title={previous.title} />
            </span>
          </span>
        </Link>
      ) : (
        group && <GroupLink {...group} className="" />
      )}
      {next ? (
        <Link className={`${LINK} ${AT_END}`} href={paths.product(next.slug)} rel="next">
          <span className="text-caption text-ink-3">{words.next}</span>
          <span className={TITLE}>
            <span>
              <MachineName title={next.title} />
            </span>
            <Icon name="arrow-right" />
          </span>
        </Link>
      ) : (
        group && <GroupLink {...group} className={AT_END} />
      )}
    </nav>
  )
}

function GroupLink({ title, href, className }: { title: string; href: string; className: string }) {
  return (
    <Link className={`${LINK} ${className}`} href={href}>
      <span className="text-caption text-ink-3">{getWords().product.neighbours.all}</span>
      <span className={TITLE}>{title}</span>
    </Link>
  )
}
