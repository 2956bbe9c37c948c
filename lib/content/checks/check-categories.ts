import 'server-only'
import type { CategoriesInFile } from '@/lib/content/categories'
import type { Parsed } from '@/lib/content/files/parse-file'
import type { ProductFile } from '@/lib/content/product'
import { findSlugProblem, toSlug } from '@/lib/trade/product/slug'

/**
 * Checks that each category and family has a URL of its own, that not all categories are empty, that none lists a
 * machine twice, and that each suggested comparison names machines that do the same job.
 */
export function checkCategories({ value, report }: Parsed<CategoriesInFile>, files: readonly ProductFile[]) {
  const bySlug = new Map(files.map(file => [file.slug, file.value]))
  const titles = new Map<string, string>()
  function checkTitle(title: string, path: PropertyKey[]) {
    const twin = titles.get(toSlug(title))
    titles.set(toSlug(title), title)
    const problem =
      findSlugProblem(title) ??
      (twin && `'${title}' gives the same URL as '${twin}'. Give each category and family a unique title`)
    if (problem) report(path, problem)
  }
  // Families and categories are values of one filter, which are slugs in the URL.
  for (const [index, family] of value.families.entries()) checkTitle(family, ['families', index])
  // A single empty category is new: pages leave it out until a machine names it.
  const areAllEmpty = value.categories.length > 0 && value.categories.every(({ items }) => items.length === 0)
  if (areAllEmpty && !files.some(file => file.value.category))
    report(['categories', 0], "has no machine. Write 'category' in the file of one, or remove the category")
  for (const [index, { title, items }] of value.categories.entries()) {
    checkTitle(title, ['categories', index, 'title'])
    for (const [item, { product }] of items.entries()) {
      const path = ['categories', index, 'items', item, 'product']
      if (items.findIndex(other => other.product === product) < item) {
        report(path, `'${product}' is listed twice. Remove this one`)
      }
    }
  }
  // The Compare buttons have the same rule: figures of machines for different jobs cannot be compared.
  for (const [index, { machines }] of value.comparisons.entries()) {
    const jobs = machines.flatMap(slug => {
      const process = bySlug.get(slug)?.process
      return process ? { slug, process } : []
    })
    const [first] = jobs
    const other = jobs.find(({ process }) => process !== first?.process)
    // All for the same job, or not in the catalogue, which is reported elsewhere.
    if (!first || !other) continue
    const jobsOfBoth = `'${first.slug}' is for ${first.process}, '${other.slug}' for ${other.process}`
    report(['comparisons', index, 'machines'], `${jobsOfBoth}. Name machines that do the same job`)
  }
}
