import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Parsed, parseFile } from '@/lib/content/files/parse-file'
import { formatProblem } from '@/lib/content/files/problem'
import { findSlugMistake, toSlug } from '@/lib/product/slug'
import { type ProductInFile, productSchema } from './product'

export type ProductFile = Parsed<ProductInFile> & { slug: string }

const ENDING = '.yaml'

/**
 * Reads and checks content/products, each file by itself and all together.
 * @returns the machines that passed, and the slugs of all files, so that a list naming a faulty machine is not faulty too
 */
export function readProductFiles(folder: string, problems: string[]) {
  if (!statSync(join(folder, 'products'), { throwIfNoEntry: false })?.isDirectory()) {
    problems.push(
      formatProblem({ file: 'products' }, 'the folder is missing. Put it back, with a file for each machine'),
    )
    return { files: [], slugs: [] }
  }
  const names = readdirSync(join(folder, 'products'))
    .filter(name => !name.startsWith('.'))
    .sort()
  const files: ProductFile[] = []
  for (const name of names) {
    const file = `products/${name}`
    if (!name.endsWith(ENDING)) {
      problems.push(
        formatProblem({ file }, `a machine's file ends in ${ENDING}. Rename it, or move it out of this folder`),
      )
      continue
    }
    const parsed = parseFile(folder, file, productSchema, problems)
    if (parsed) files.push({ ...parsed, slug: name.slice(0, -ENDING.length) })
  }
  const slugs = names.filter(name => name.endsWith(ENDING)).map(name => name.slice(0, -ENDING.length))
  for (const file of files) checkSlug(file, files)
  return { files, slugs }
}

/** The title makes the address, and the file is named after it. */
function checkSlug({ value: { title }, slug: fileSlug, report }: ProductFile, files: ProductFile[]) {
  const slug = toSlug(title)
  const mistake = findSlugMistake(title)
  if (mistake) return report(['title'], mistake)
  if (slug === fileSlug) return
  const twin = files.find(file => file.slug !== fileSlug && toSlug(file.value.title) === slug)
  if (twin) {
    const sentence = `'${title}' gives the address '${slug}', as the title in content/products/${twin.slug}${ENDING} does`
    report(['title'], `${sentence}. Give each machine a title of its own`)
    return
  }
  report(['title'], `'${title}' gives the address '${slug}'. Rename the file to ${slug}${ENDING}, or correct the title`)
}

/** Catalogue order: by position, then by title; a machine without a position stands at the end. */
export function sortProductFiles(files: ProductFile[]) {
  return [...files].sort(({ value: a }, { value: b }) => {
    const byPosition = (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER)
    return byPosition || a.title.localeCompare(b.title, 'en-IN')
  })
}
