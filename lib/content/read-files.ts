import 'server-only'
import { readBrand } from './brand'
import { categoriesSchema } from './categories'
import { companySchema } from './company'
import { explainedTermsSchema } from './explained-terms'
import type { ContentSource } from './files/content-source'
import { parseFile } from './files/parse-file'
import type { Problem } from './files/problem'
import { removedMachinesSchema } from './former-machines'
import { homeSchema } from './home'
import { lineCostsSchema } from './line/cost-files'
import { readLine } from './line/read-line'
import { navigationSchema } from './navigation'
import { type ProductDraft, type ProductFile, productSchema } from './product'
import { applicationsSchema, boxesSchema } from './samples'
import { searchWordsSchema } from './search-words'
import { readWords } from './words/words'

/**
 * Files that a site may lack: that of former machines if none was removed, the folder of the line planner if there is
 * none, in it the file of costs if plans have none, and that of the glossary.
 */
const REMOVED = 'removed-machines.yaml'
const LINE = 'line'
const COSTS = 'line/costs.yaml'
const TERMS = 'explained-terms.yaml'

/**
 * All files of the content. One with mistakes of its own is null; one that a site may lack, and does, is undefined.
 */
export type ContentFiles = ReturnType<typeof readFiles>

/** Reads all files, each by itself. Mistakes are added to `problems`. */
export function readFiles(source: ContentSource, problems: Problem[]) {
  const paths = source.list()
  const brand = readBrand(source, problems)
  // Read before the machines, so that their mistakes are listed first.
  const general = {
    company: parseFile(source, 'company.yaml', companySchema, problems),
    navigation: parseFile(source, 'navigation.yaml', navigationSchema, problems),
    home: parseFile(source, 'home.yaml', homeSchema, problems),
    categories: parseFile(source, 'categories.yaml', categoriesSchema, problems),
    applications: parseFile(source, 'applications.yaml', applicationsSchema, problems),
    boxes: parseFile(source, 'boxes.yaml', boxesSchema, problems),
    searchWords: parseFile(source, 'search-words.yaml', searchWordsSchema, problems),
  }
  const machines = readProductFiles(source, paths, problems)
  return {
    brand,
    ...general,
    machines,
    line: paths.includes(LINE) ? readLine(source, machines.files, problems) : undefined,
    costs: paths.includes(COSTS) ? parseFile(source, COSTS, lineCostsSchema, problems) : undefined,
    terms: paths.includes(TERMS) ? parseFile(source, TERMS, explainedTermsSchema, problems) : undefined,
    removed: paths.includes(REMOVED) ? parseFile(source, REMOVED, removedMachinesSchema, problems) : undefined,
    words: brand && readWords(source, brand.locale, problems),
  }
}

const EXTENSION = '.yaml'

/**
 * Reads content/products.
 * @returns the valid files, those with mistakes, and the slugs of all, so that a list naming a machine with mistakes is
 * not reported too
 */
function readProductFiles(source: ContentSource, paths: readonly string[], problems: Problem[]) {
  const names = paths.flatMap(path => /^products\/(?<file>[^/]+)$/.exec(path)?.groups?.file ?? [])
  if (names.length === 0) {
    problems.push({ file: 'products', sentence: 'has no machines. Put the folder back, with a file for each machine' })
  }
  const files: ProductFile[] = []
  const drafts: ProductDraft[] = []
  const slugs: string[] = []
  for (const name of names.sort()) {
    const file = `products/${name}`
    if (!name.endsWith(EXTENSION)) {
      const sentence = `a machine's file ends in ${EXTENSION}. Rename it, or move it out of this folder`
      problems.push({ file, sentence })
      continue
    }
    const slug = name.slice(0, -EXTENSION.length)
    slugs.push(slug)
    const parsed = parseFile(source, file, productSchema, problems, draft => drafts.push({ ...draft, slug }))
    if (parsed) files.push({ ...parsed, slug })
  }
  return { files, drafts, slugs }
}
