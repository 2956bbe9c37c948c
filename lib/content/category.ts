import 'server-only'
import { z } from 'zod'
import { MAX_COMPARED } from '@/lib/constants'
import { line, listOf, slugs, text, title } from '@/lib/content/files/fields'
import { toSlug } from '@/lib/product/slug'
import type { Product } from './product'

/** A group of machines: a row of the accordion, a page of its own. */
export type Category = { title: string; slug: string; lead: string; items: { name: string; slug: string }[] }

/** Machines for one job that buyers weigh against each other (slugs), and what the choice is between. */
export type ReadyComparison = { title: string; machines: string[] }

const itemSchema = z.strictObject({
  name: line.meta({ description: 'Short name for the accordion' }),
  product: line.meta({ description: 'File name of a machine in content/products, without .yaml' }),
})

/** content/categories.yaml */
export const categoriesSchema = z
  .strictObject({
    categories: listOf(
      z.strictObject({
        title,
        lead: text.meta({ description: 'Two or three sentences at the top of the page of the group' }),
        items: listOf(itemSchema),
      }),
    ).min(1),
    families: listOf(line).meta({ description: 'What the machines outside the groups are filed under' }),
    comparisons: listOf(
      z.strictObject({
        title: line.meta({ description: 'What the choice is between: Hand-fed or automatic die cutting' }),
        machines: slugs.min(2).max(MAX_COMPARED).meta({ description: 'Two to four machines that do the same job' }),
      }),
    )
      .default([])
      .meta({ description: 'What the compare page offers before a visitor has chosen' }),
  })
  .meta({ title: 'Groups of machines' })

export type CategoriesInFile = z.output<typeof categoriesSchema>

/**
 * Converts a group from its file. A machine that names the group but is not among its items is added at the end,
 * so that a new machine takes one new file and nothing else.
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

/** The title without its last parentheses is short enough for a line of the accordion. */
function toItem({ title, slug }: Product) {
  return { name: title.replace(/\s*\([^()]*\)$/, ''), slug }
}
