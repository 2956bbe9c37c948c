import { Icon } from '@/components/ui/icon'
import { getCategories } from '@/lib/content/categories'
import { paths } from '@/lib/paths'

/** The nine machine groups, one open at a time by the browser's own means, each with its machines and its page. */
export function CategoryAccordion() {
  return (
    <div className="acc">
      {getCategories().map(({ slug, title, items }, index) => (
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
            {items.map(item => (
              <li key={item.slug}>
                <a href={paths.product(item.slug)}>{item.name}</a>
              </li>
            ))}
            <li className="all">
              <a href={paths.category(slug)}>All {title}</a>
            </li>
          </ul>
        </details>
      ))}
    </div>
  )
}
