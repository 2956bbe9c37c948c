import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { SingleOpenGroup } from '@/components/ui/single-open-group.client'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { getCategories } from '@/lib/content/categories'
import { getProducts } from '@/lib/content/products'
import { countListPages } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'

/** The nine machine groups, one open at a time, each with its machines, or the first of a long catalogue, and its page. */
export function CategoryAccordion() {
  const categories = getCategories()
  const isLong = countListPages(getProducts().length) > 1
  const most = isLong ? Math.floor(LIST_PAGE_SIZE / categories.length) : undefined
  return (
    <SingleOpenGroup className="acc">
      {categories.map(({ slug, title, items }, index) => (
        <details key={slug} name="category" open={index === 0}>
          <summary>
            <span className="n num" aria-hidden="true">
              2.{index + 1}
            </span>
            {title}
            <span className="c num">
              {items.length}
              <span className="w"> machines</span>
            </span>
            <Icon name="plus" />
          </summary>
          <ul>
            {items.slice(0, most).map(item => (
              <li key={item.slug}>
                <Link href={paths.product(item.slug)}>{item.name}</Link>
              </li>
            ))}
            <li className="all">
              <Link href={paths.category(slug)}>All {title}</Link>
            </li>
          </ul>
        </details>
      ))}
    </SingleOpenGroup>
  )
}
