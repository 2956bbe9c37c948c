import 'server-only'
import { z } from 'zod'
import { MAX_COMPARED } from '@/lib/constants'
import { line, listOf, slugs, text, title } from '@/lib/content/files/fields'
import { toSlug } from '@/lib/product/slug'
import type { Product } from './product'

/**
 * A category of machines, with its own page and a row in the home page's accordion. `lead` opens the page; `items` are
 * its machines by short name.
 */
export type Category = { title: string; slug: string; lead: string; items: { name: string; slug: string }[] }

/**
 * A suggested comparison: slugs of machines that do the same job, and a title such as 'Hand-fed or automatic die
 * cutting'.
 */
export type SuggestedComparison = { title: string; machines: string[] }

const itemSchema = z.strictObject({
  name: line.meta({ description: 'Short name for the accordion' }),
  product: line.meta({ description: 'File name of a machine in content/products, without .yaml' }),
})

/** Schema of content/categories.yaml. */
export const categoriesSchema = z
  .strictObject({
    categories: listOf(
      z.strictObject({
        title,
        lead: text.meta({ description: 'Two or three sentences at the top of the page of the category' }),
        items: listOf(itemSchema),
      }),
    ).min(1),
    families: listOf(line).meta({ description: 'What the machines without a category are filed under' }),
    comparisons: listOf(
      z.strictObject({
        title: line.meta({ description: 'What the choice is between: Hand-fed or automatic die cutting' }),
        machines: slugs.min(2).max(MAX_COMPARED).meta({ description: 'Two to four machines that do the same job' }),
      }),
    )
      .default([])
      .meta({ description: 'What the compare page offers before a visitor has chosen' }),
  })
  .meta({ title: 'Categories of machines' })

export type CategoriesInFile = z.output<typeof categoriesSchema>

/**
 * Converts a category from its file. A machine whose own file names the category but that is not among its items is
 * added at the end, so that adding a machine takes one new file and nothing else.
 */
export function toCategory(
  { title, lead, items }: CategoriesInFile['categories'][number],
  products: Product[],
): Category {
  const listed = items.map(({ name, product }) => ({ name, slug: product }))
  const others = products.filter(
    ({ category, slug }) => category?.title === title && !listed.some(item => item.slug === slug),
  )
  return { title, slug: toSlug(title), lead, items: [...listed, ...others.map(toItem)] }
}

/** The title without its final parentheses, which is short enough for a row of the accordion. */
function toItem({ title, slug }: Product) {
  return { name: title.replace(/\s*\([^()]*\)$/, ''), slug }
}
