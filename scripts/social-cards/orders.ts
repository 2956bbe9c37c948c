import { getCategories } from '@/lib/content/categories'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import type { Product } from '@/lib/content/product'
import { getProduct, getProducts } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { getPicture, type PictureKey } from '@/lib/pictures/manifest'
import { formatFigureText } from '@/lib/product/figure-text'
import { pickKeyFigures } from '@/lib/product/key-figures'
import type { CardOrder } from './build-social-cards'

/** One card for every page: its title, a line, and a picture that belongs to it. */
export function createCardOrders(): CardOrder[] {
  const { name, since } = getCompany()
  const { hero, about, featured } = getHome()
  const first: PictureKey = `products/${featured[0]}`
  function order(path: string, title: string, line: string, key: PictureKey): CardOrder {
    return { path, content: { title, line, company: name, since: `Since ${since}` }, picture: getPicture(key) }
  }
  return [
    order(paths.home, hero.statement.join(' '), hero.meta.join('. '), first),
    order(
      paths.products,
      `${getProducts().length} machines`,
      'Filter by job, stock, speed and sheet size',
      `products/${featured[1]}`,
    ),
    order(paths.applications, 'Application Area', 'Packs, and the machines that make them', 'applications/packaging-1'),
    order(paths.about, 'About Us', about.text, 'views/about'),
    order(paths.contact, 'Contact Us', 'Tell us the box style, board and quantity', 'boxes/box-1'),
    order(paths.compare, 'Compare machines', 'Up to four side by side', first),
    order(paths.privacy, 'Privacy', 'What is sent, to whom, and for how long', first),
    ...getCategories().map(({ slug, title, items }) =>
      order(paths.category(slug), title, `${items.length} machines`, getProduct(items[0]?.slug ?? '').picture),
    ),
    ...getProducts().map(product =>
      order(paths.product(product.slug), product.title, formatLine(product), product.picture),
    ),
  ]
}

/** The key figure of a machine as one line. */
function formatLine(product: Product) {
  const [figure] = pickKeyFigures(product, 1)
  if (!figure) return product.kind
  const { value, unit } = formatFigureText(figure)
  return `${figure.name} ${value} ${unit}`.trim()
}
