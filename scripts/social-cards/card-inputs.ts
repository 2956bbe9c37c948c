import { getCategories, getCompany, getHome, getProduct, getProducts } from '@/lib/content/content'
import { getPlannedPresets } from '@/lib/content/line/planned-presets'
import type { Product } from '@/lib/content/product'
import { paths } from '@/lib/paths'
import { getPicture, type PictureKey } from '@/lib/pictures/manifest'
import { formatPlanSize } from '@/lib/planner/sentence'
import { formatFigureText } from '@/lib/product/figure-text'
import { pickKeyFigures } from '@/lib/product/key-figures'
import type { CardInput } from './build-social-cards'

/** Creates the content of every page's social card: a title, a line of text and a picture. */
export function createCardInputs(): CardInput[] {
  const { name, since } = getCompany()
  const { hero, about, featured } = getHome()
  const first: PictureKey = `products/${featured[0]}`
  function createInput(path: string, title: string, line: string, key: PictureKey): CardInput {
    return { path, content: { title, line, company: name, since: `Since ${since}` }, picture: getPicture(key) }
  }
  return [
    createInput(paths.home, hero.statement.join(' '), hero.meta.join('. '), first),
    createInput(
      paths.products,
      `${getProducts().length} machines`,
      'Filter by job, stock, speed and sheet size',
      `products/${featured[1]}`,
    ),
    createInput(
      paths.applications,
      'Application Area',
      'Packs, and the machines that make them',
      'applications/packaging-1',
    ),
    createInput(paths.about, 'About Us', about.text, 'views/about'),
    createInput(paths.contact, 'Contact Us', 'Tell us the box style, board and quantity', 'boxes/box-1'),
    createInput(paths.compare, 'Compare machines', 'Up to four side by side', first),
    createInput(paths.privacy, 'Privacy', 'What is sent, to whom, and for how long', first),
    createInput(
      paths.linePlanner,
      'Line planner',
      'From the pack to the machines that make it: hours, power and floor',
      'applications/packaging-1',
    ),
    ...getPlannedPresets().map(({ slug, name, number, answer: { plans } }) =>
      createInput(
        paths.linePreset(slug),
        name,
        plans[0] ? `Line plan: ${formatPlanSize(plans[0])}` : 'Line plan',
        `applications/packaging-${number}`,
      ),
    ),
    ...getCategories().map(({ slug, title, items }) =>
      createInput(paths.category(slug), title, `${items.length} machines`, getProduct(items[0]?.slug ?? '').picture),
    ),
    ...getProducts().map(product =>
      createInput(paths.product(product.slug), product.title, formatLine(product), product.picture),
    ),
  ]
}

/** Formats the first key figure of a machine as one line, or its kind if it has none. */
function formatLine(product: Product) {
  const [figure] = pickKeyFigures(product, 1)
  if (!figure) return product.kind
  const { value, unit } = formatFigureText(figure)
  return `${figure.name} ${value} ${unit}`.trim()
}
