import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Parsed, parseFile } from '@/lib/content/files/parse-file'
import { formatProblem } from '@/lib/content/files/problem'
import { findSlugProblem, toSlug } from '@/lib/product/slug'
import { type ProductInFile, productSchema } from './product'

export type ProductFile = Parsed<ProductInFile> & { slug: string }

const EXTENSION = '.yaml'

/**
 * Reads and checks content/products, each file by itself and all together.
 * @returns the valid files, and the slugs of all files, so that a list naming a machine with mistakes is not reported
 * too
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
    if (!name.endsWith(EXTENSION)) {
      problems.push(
        formatProblem({ file }, `a machine's file ends in ${EXTENSION}. Rename it, or move it out of this folder`),
      )
      continue
    }
    const parsed = parseFile(folder, file, productSchema, problems)
    if (parsed) files.push({ ...parsed, slug: name.slice(0, -EXTENSION.length) })
  }
  const slugs = names.filter(name => name.endsWith(EXTENSION)).map(name => name.slice(0, -EXTENSION.length))
  for (const file of files) checkSlug(file, files)
  return { files, slugs }
}

/** Checks that the file name is the slug of the title, and that no other machine has the same slug. */
function checkSlug({ value: { title }, slug: fileSlug, report }: ProductFile, files: ProductFile[]) {
  const slug = toSlug(title)
  const problem = findSlugProblem(title)
  if (problem) return report(['title'], problem)
  if (slug === fileSlug) return
  const duplicate = files.find(file => file.slug !== fileSlug && toSlug(file.value.title) === slug)
  if (duplicate) {
    const message = `'${title}' becomes '${slug}' in the URL, as the title in content/products/${duplicate.slug}${EXTENSION} does`
    report(['title'], `${message}. Give each machine a unique title`)
    return
  }
  report(
    ['title'],
    `'${title}' becomes '${slug}' in the URL. Rename the file to ${slug}${EXTENSION}, or correct the title`,
  )
}

/** Sorts machines into catalogue order: by position, then by title. Machines without a position are at the end. */
export function sortProductFiles(files: ProductFile[]) {
  return [...files].sort(({ value: a }, { value: b }) => {
    const byPosition = (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER)
    return byPosition || a.title.localeCompare(b.title, 'en-IN')
  })
}
