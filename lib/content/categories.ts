import 'server-only'
import { z } from 'zod'
import { MAX_COMPARED } from '@/lib/constants'
import { line, listOf, machine, machines, text, title } from '@/lib/content/files/fields'
import type { Product } from '@/lib/trade/product/product'

/** Schema of content/categories.yaml. */
export const categoriesSchema = z
  .strictObject({
    categories: listOf(
      z.strictObject({
        title,
        lead: text.meta({
          title: 'Introduction',
          description: 'Two or three sentences at the top of the page of the category',
        }),
        items: listOf(
          z.strictObject({
            name: line.meta({ description: 'Short, for the list of the home page' }),
            product: machine,
          }),
        ).meta({ title: 'Its machines' }),
      }),
    ).default([]),
    families: listOf(line)
      .default([])
      .meta({ title: 'Groups without a page', description: 'For machines without a category' }),
    comparisons: listOf(
      z.strictObject({
        title: line.meta({ description: 'What the choice is between: Hand-fed or automatic die cutting' }),
        machines: machines.min(2).max(MAX_COMPARED).meta({ description: 'Two to four machines that do the same job' }),
      }),
    )
      .default([])
      .meta({ description: 'What the compare page offers before a visitor has chosen' }),
  })
  .meta({ title: 'Categories of machines' })

export type CategoriesInFile = z.output<typeof categoriesSchema>

/**
 * A category as pages use it: `lead` opens its page, `items` are its machines by short name. The machines' own files
 * overrule the list, so that a machine is added or moved in its own file and nowhere else. A machine that names this
 * category and is not listed is added at the end; one that names another category, or a family, is left out.
 * @param slugOf the slug of a title, which is the same in all languages
 */
export function toCategory(
  { title, lead, items }: CategoriesInFile['categories'][number],
  products: Product[],
  slugOf: (title: string) => string,
) {
  const slug = slugOf(title)
  const isOwn = ({ category }: Product) => category?.slug === slug
  const isElsewhere = (machine: Product) => machine.family !== null || (machine.category && !isOwn(machine))
  const elsewhere = new Set(products.filter(isElsewhere).map(machine => machine.slug))
  const listed = items.flatMap(({ name, product }) => (elsewhere.has(product) ? [] : { name, slug: product }))
  const others = products.filter(machine => isOwn(machine) && !listed.some(item => item.slug === machine.slug))
  return { title, slug, lead, items: [...listed, ...others.map(toItem)] }
}

/** The title without its final parentheses, which is short enough for a row of the accordion. */
function toItem({ title, slug }: Product) {
  return { name: title.replace(/\s*\([^()]*\)$/, ''), slug }
}
