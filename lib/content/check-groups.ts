import 'server-only'
import { toSlug } from '@/lib/catalogue/slug'
import type { CategoriesInFile } from './category'
import { findNearest } from './nearest'
import type { Parsed } from './parse-file'
import type { ProductFile } from './product-files'

const EMPTY_SLUG = 'leaves nothing for an address. Use Latin letters or digits'

/** Whether an address can be made of a title. */
export function findSlugMistake(title: string) {
  return /[a-z0-9]/.test(toSlug(title)) ? null : `'${title}' ${EMPTY_SLUG}`
}

/** Each machine belongs to one group or one family that exists, and stands in the group that lists it. */
export function checkGroups(categories: Parsed<CategoriesInFile>, files: ProductFile[]) {
  for (const file of files) checkMembership(file, categories.value)
  checkItems(categories, files)
}

function checkMembership({ value: { category, family }, report }: ProductFile, known: CategoriesInFile) {
  const titles = known.categories.map(({ title }) => title)
  if (category && family) report([], 'has a category and a family. Keep one of them')
  if (!category && !family) report([], 'has neither category nor family. Write one of them')
  if (category && !titles.includes(category)) report(['category'], toUnknown(category, 'a category', titles))
  if (family && !known.families.includes(family)) report(['family'], toUnknown(family, 'a family', known.families))
}

function checkItems({ value: { categories }, report }: Parsed<CategoriesInFile>, files: ProductFile[]) {
  const addresses = new Map<string, string>()
  for (const [group, { title, items }] of categories.entries()) {
    const mistake = findSlugMistake(title)
    if (mistake) report(['categories', group, 'title'], mistake)
    const twin = addresses.get(toSlug(title))
    if (twin) report(['categories', group, 'title'], `'${title}' gives the same address as '${twin}'`)
    addresses.set(toSlug(title), title)
    for (const [item, { product }] of items.entries()) {
      const path = ['categories', group, 'items', item, 'product']
      if (items.findIndex(other => other.product === product) < item) report(path, `'${product}' is there twice`)
      const file = files.find(({ slug }) => slug === product)
      if (!file || file.value.category === title) continue
      const own = file.value.family ?? categories.find(other => other.title === file.value.category)?.title
      if (own) report(path, `'${product}' says in its own file that it belongs to '${own}'`)
    }
  }
}

function toUnknown(word: string, noun: string, list: string[]) {
  const nearest = findNearest(word, list)
  const guess = nearest ? `Did you mean '${nearest}'? ` : ''
  return `'${word}' is not ${noun} we know. ${guess}Write one of ${list.join(', ')}`
}
