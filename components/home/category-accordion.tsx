import type { ReactNode } from 'react'
import { AccordionItem } from '@/components/ui/accordion-item'
import { Link } from '@/components/ui/link.client'
import { SingleOpenGroup } from '@/components/ui/single-open-group.client'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { getCategories, getProducts, getWords } from '@/lib/content/content'
import { countListPages } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { fill, fillCount } from '@/lib/words'

/** Overrides the font settings of the heading. */
const FIGURE = 'tabular-nums font-stretch-100% tracking-[0]'
const LINK = 'flex min-h-touch items-center leading-[1.3] decoration-line-2 hover:decoration-current'

/**
 * The categories as an accordion, each with its machines (of a long catalogue, the first ones) and a link to its page.
 */
export function CategoryAccordion() {
  const words = getWords().home.whoWeAre
  const categories = getCategories()
  const isLong = countListPages(getProducts().length) > 1
  const most = isLong ? Math.floor(LIST_PAGE_SIZE / categories.length) : undefined
  return (
    <SingleOpenGroup className="border-t border-ink">
      {categories.map(({ slug, title, items }, index) => (
        <AccordionItem
          key={slug}
          name="category"
          isOpen={index === 0}
          columns="grid-cols-[26px_1fr_auto_20px] sm:grid-cols-[40px_1fr_auto_24px]"
          heading={
            <>
              <span className={`text-label font-medium text-ink-3 ${FIGURE}`} aria-hidden="true">
                2.{index + 1}
              </span>
              {title}
              <span className={`text-small font-book text-ink-2 ${FIGURE}`}>
                <span className="sm:hidden">{items.length}</span>
                <span className="max-sm:hidden">{fillCount(words.count, items.length)}</span>
              </span>
            </>
          }
        >
          <ul className="gap-x-gutter ps-[34px] pb-3 sm:ps-[52px] lg:columns-2">
            {items.slice(0, most).map(item => (
              <MachineLine key={item.slug} href={paths.product(item.slug)}>
                {item.name}
              </MachineLine>
            ))}
            <MachineLine href={paths.category(slug)}>{fill(words.all, { category: title })}</MachineLine>
          </ul>
        </AccordionItem>
      ))}
    </SingleOpenGroup>
  )
}

function MachineLine({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="lg:break-inside-avoid">
      <Link className={LINK} href={href}>
        {children}
      </Link>
    </li>
  )
}
