import 'server-only'
import type { CategoriesInFile } from '@/lib/content/categories'
import type { Parsed } from '@/lib/content/files/parse-file'
import { formatUnknown, type Mention, reportUnknown } from '@/lib/content/files/report-once'
import type { ProductFile } from '@/lib/content/product-files'
import { findSlugProblem, toSlug } from '@/lib/product/slug'

/**
 * Checks that each machine belongs to one existing category or family and is listed by no other category, and that suggested
 * comparisons name machines that do the same job.
 */
export function checkCategories(categories: Parsed<CategoriesInFile>, files: ProductFile[]) {
  const titles = categories.value.categories.map(({ title }) => title)
  const { families } = categories.value
  for (const { value, report } of files) {
    if (value.category && value.family) report([], 'has a category and a family. Keep one of them')
    if (!value.category && !value.family) report([], 'has neither category nor family. Write one of them')
  }
  refuseUnknown(files, 'category', 'a category', titles)
  refuseUnknown(files, 'family', 'a family', families)
  checkItems(categories, files)
  checkComparisons(categories, files)
}

function refuseUnknown(files: ProductFile[], field: 'category' | 'family', noun: string, known: readonly string[]) {
  const mentions = files.flatMap((file): Mention[] => {
    const word = file.value[field]
    return word ? [{ word, path: [field], file }] : []
  })
  const remedy = known.length > 0 ? `Write one of ${known.join(', ')}` : 'Add it to content/categories.yaml'
  reportUnknown(mentions, new Set(known), word => formatUnknown(word, noun, known, remedy))
}

function checkItems({ value: { categories }, report }: Parsed<CategoriesInFile>, files: ProductFile[]) {
  const titleBySlug = new Map<string, string>()
  for (const [index, { title, items }] of categories.entries()) {
    const problem = findSlugProblem(title)
    if (problem) report(['categories', index, 'title'], problem)
    const sameSlug = titleBySlug.get(toSlug(title))
    if (sameSlug)
      report(
        ['categories', index, 'title'],
        `'${title}' gives the same URL as '${sameSlug}'. Give each category a unique title`,
      )
    titleBySlug.set(toSlug(title), title)
    for (const [item, { product }] of items.entries()) {
      const path = ['categories', index, 'items', item, 'product']
      if (items.findIndex(other => other.product === product) < item)
        report(path, `'${product}' is listed twice. Remove this one`)
      const file = files.find(({ slug }) => slug === product)
      if (!file || file.value.category === title) continue
      const own = file.value.family ?? categories.find(other => other.title === file.value.category)?.title
      if (own)
        report(path, `the file of '${product}' says that it belongs to '${own}'. Remove it here, or correct that file`)
    }
  }
}

/** The Compare buttons have the same rule: figures of machines for different jobs cannot be compared. */
function checkComparisons({ value: { comparisons }, report }: Parsed<CategoriesInFile>, files: ProductFile[]) {
  for (const [index, { machines }] of comparisons.entries()) {
    const compared = machines.flatMap(slug => files.find(file => file.slug === slug) ?? [])
    const [first] = compared
    const other = compared.find(({ value }) => value.process !== first?.value.process)
    if (!first || !other) continue
    report(
      ['comparisons', index, 'machines'],
      `'${first.slug}' is for ${first.value.process}, '${other.slug}' for ${other.value.process}. Name machines that do the same job`,
    )
  }
}
