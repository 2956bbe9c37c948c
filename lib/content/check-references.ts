import 'server-only'
import type { z } from 'zod'
import { toSlug } from '@/lib/catalogue/slug'
import type { applicationsSchema, boxesSchema } from './application'
import type { CategoriesInFile } from './category'
import type { homeSchema } from './home-file'
import { findNearest } from './nearest'
import type { Parsed } from './parse-file'
import type { ProductFile } from './product-files'

type Part = {
  categories: Parsed<CategoriesInFile> | null
  applications: Parsed<z.output<typeof applicationsSchema>> | null
  boxes: Parsed<z.output<typeof boxesSchema>> | null
  home: Parsed<z.output<typeof homeSchema>> | null
  files: ProductFile[]
  /** Slugs of all machines, the faulty ones too. */
  slugs: string[]
}

/** Every list that names a machine names one that exists. */
export function checkReferences({ categories, applications, boxes, home, files, slugs }: Part) {
  const known = new Set(slugs)
  function check(file: Parsed<unknown> | null, path: PropertyKey[], named: readonly string[]) {
    for (const [index, slug] of named.entries()) {
      if (known.has(slug)) continue
      const nearest = findNearest(slug, slugs)
      file?.report(
        [...path, index],
        `'${slug}' is not a machine we know. ${nearest ? `Did you mean '${nearest}'?` : 'Write the name of its file without .yaml'}`,
      )
    }
  }
  for (const file of files) {
    check(file, ['related'], file.value.related)
    const own = file.value.related.indexOf(file.slug)
    if (own >= 0) file.report(['related', own], 'names the machine itself. Remove it')
  }
  for (const [index, { madeOn }] of applications?.value.applications.entries() ?? [])
    check(applications, ['applications', index, 'madeOn'], madeOn)
  for (const [index, { madeOn }] of boxes?.value.boxes.entries() ?? []) check(boxes, ['boxes', index, 'madeOn'], madeOn)
  check(home, ['featured'], home?.value.featured ?? [])
  for (const [group, { items }] of categories?.value.categories.entries() ?? []) {
    for (const [item, { product }] of items.entries()) {
      if (known.has(product)) continue
      categories?.report(['categories', group, 'items', item, 'product'], `'${product}' is not a machine we know`)
    }
  }
}

/** Groups and families exist, and a machine stands in the group that lists it. */
export function checkCategories(
  { value: { categories, families }, report }: Parsed<CategoriesInFile>,
  files: ProductFile[],
) {
  const titles = categories.map(({ title }) => title)
  for (const file of files) {
    const { category, family } = file.value
    if ((category === undefined) === (family === undefined)) {
      file.report(
        [],
        category
          ? 'has a category and a family. Keep one of them'
          : 'has neither category nor family. Write one of them',
      )
    }
    if (category && !titles.includes(category)) file.report(['category'], toUnknown(category, 'a category', titles))
    if (family && !families.includes(family)) file.report(['family'], toUnknown(family, 'a family', families))
  }
  for (const [group, { title, items }] of categories.entries()) {
    const twin = categories.findIndex(other => toSlug(other.title) === toSlug(title))
    if (twin < group) report(['categories', group, 'title'], `'${title}' gives the same address as '${titles[twin]}'`)
    if (!/[a-z0-9]/.test(toSlug(title)))
      report(['categories', group, 'title'], `'${title}' leaves nothing for an address. Use Latin letters or digits`)
    for (const [item, { product }] of items.entries()) {
      const file = files.find(({ slug }) => slug === product)
      if (!file || file.value.category === title) continue
      report(
        ['categories', group, 'items', item, 'product'],
        `'${product}' says in its own file that it belongs to '${file.value.category ?? file.value.family}'`,
      )
    }
  }
}

function toUnknown(word: string, noun: string, list: string[]) {
  const nearest = findNearest(word, list)
  return `'${word}' is not ${noun} we know. ${nearest ? `Did you mean '${nearest}'? ` : ''}Write one of ${list.join(', ')}`
}
