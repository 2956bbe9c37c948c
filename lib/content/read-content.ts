import 'server-only'
import { findSlugProblem, getOwnSlug, toSlug } from '@/lib/trade/product/slug'
import { speak } from '@/lib/words/speech'
import { readBrand } from './brand'
import { categoriesSchema, toCategory } from './categories'
import { checkCategories } from './checks/check-categories'
import { checkMachines } from './checks/check-machines'
import { checkNames } from './checks/check-names'
import { checkPrint } from './checks/check-print'
import { checkSamples, checkStock } from './checks/check-stock'
import { checkWords } from './checks/check-words'
import { companySchema } from './company'
import { checkTermNames, explainedTermsSchema, toTermGroups } from './explained-terms'
import type { ContentSource } from './files/content-source'
import { parseFile } from './files/parse-file'
import { ContentError, type Problem } from './files/problem'
import { checkFormerMachines, listFormerMachines, removedMachinesSchema } from './former-machines'
import { homeSchema, toHome } from './home'
import { lineCostsSchema } from './line/cost-files'
import { fitLine, readLine } from './line/read-line'
import { navigationSchema } from './navigation'
import { getPictureName, type ProductDraft, type ProductFile, productSchema, toProduct } from './product'
import { applicationsSchema, boxesSchema } from './samples'
import { checkSearchWords, searchWordsSchema } from './search-words'
import { leadsToContent, listSections } from './sections'
import { readWords } from './words/words'

/**
 * Files that a site may lack: that of former machines if none was removed, the folder of the line planner if there is
 * none, in it the file of costs if plans have none, and that of the glossary.
 */
const REMOVED = 'removed-machines.yaml'
const LINE = 'line'
const COSTS = 'line/costs.yaml'
const TERMS = 'explained-terms.yaml'

/** All content, checked and converted. */
export type Content = ReturnType<typeof readContent>

/** What data sheets and previews print of a machine. */
const PRINTED_FIELDS = [
  'kind',
  'description2',
  'whatItDoes',
  'stock',
  'boxStyles',
  'operators',
  'options',
  'figures',
] as const

/** Reads the current content, without a cache. Throws a ContentError that lists every mistake. */
export function readContent(source: ContentSource) {
  const { content, problems } = parseContent(source)
  if (!content || problems.length > 0) throw new ContentError(problems)
  return content
}

/**
 * Reads all files, checks them against each other, and converts them; lists every mistake. The content is null if a
 * file cannot be read. `files` are those that name machines; `parsed` are files with the functions that report mistakes
 * in them.
 */
export function parseContent(source: ContentSource) {
  const problems: Problem[] = []
  const names = source.list()
  const brand = readBrand(source, problems)
  const company = parseFile(source, 'company.yaml', companySchema, problems)
  const navigation = parseFile(source, 'navigation.yaml', navigationSchema, problems)
  const home = parseFile(source, 'home.yaml', homeSchema, problems)
  const categories = parseFile(source, 'categories.yaml', categoriesSchema, problems)
  const applications = parseFile(source, 'applications.yaml', applicationsSchema, problems)
  const boxes = parseFile(source, 'boxes.yaml', boxesSchema, problems)
  const searchWords = parseFile(source, 'search-words.yaml', searchWordsSchema, problems)
  const { files, drafts, slugs } = readProductFiles(source, names, problems)
  const line = names.includes(LINE) ? readLine(source, files, problems) : undefined
  const costs = names.includes(COSTS) ? parseFile(source, COSTS, lineCostsSchema, problems) : undefined
  const terms = names.includes(TERMS) ? parseFile(source, TERMS, explainedTermsSchema, problems) : undefined
  const removed = names.includes(REMOVED) ? parseFile(source, REMOVED, removedMachinesSchema, problems) : null
  const words = brand && readWords(source, brand.locale, problems)
  // The checks below write figures in their sentences. A translation needs no such checks.
  if (words && !source.originals) speak({ locale: brand.locale, phrases: words.phrases })

  // If a file has the wrong name, a list may use the slug of its title: the file name is reported.
  const machines = [...slugs, ...[...files, ...drafts].map(({ value }) => getOwnSlug(value))]
  const samples = applications && boxes && [...applications.value.applications, ...boxes.value.boxes]
  const naming = [categories, home, applications, boxes, searchWords, removed, ...files, ...drafts].filter(
    file => file !== null,
  )
  // A translation has the figures and names of a content that has been checked, in other words.
  if (!source.originals) {
    const pictures = names.flatMap(name => /^images\/products\/(?<file>[^/]+)$/.exec(name)?.groups?.file ?? [])
    checkNames(naming, {
      // Without any machines the folder itself is the mistake, and it has been reported.
      machine: slugs.length > 0 ? machines : undefined,
      picture: samples
        ? [
            ...[...machines, ...files.map(file => getPictureName(file.value))].map(name => `products/${name}`),
            ...samples.map(({ picture }) => picture),
          ]
        : undefined,
      pictureFile: source.isTextAlone ? undefined : pictures,
      category: categories?.value.categories.map(({ title }) => title),
      family: categories?.value.families,
      step: line?.steps.map(({ id }) => id),
    })
    const all = [...files, ...drafts].sort((one, other) => (one.slug < other.slug ? -1 : 1))
    const { categories: titles, families } = categories?.value ?? { categories: [], families: [] }
    checkMachines(all, { hasGroups: titles.length + families.length > 0 })
    checkFormerMachines(files, removed)
    if (categories) checkCategories(categories, files)
    const flutes = line?.flutes ?? []
    checkStock(files, flutes)
    if (applications) checkSamples(applications, 'applications', applications.value.applications, files, flutes)
    if (boxes) checkSamples(boxes, 'boxes', boxes.value.boxes, files, flutes)
    // Without the words around figures, each text would differ from its figure.
    if (words) checkWords(all)
    for (const file of all) {
      checkPrint(file, PRINTED_FIELDS)
      // A title with other letters than Latin ones has been reported.
      if (file.value.slug || !findSlugProblem(file.value.title ?? '')) checkPrint(file, ['title'])
    }
    if (company) checkPrint(company, ['name', 'address'])
    if (applications) checkPrint(applications, ['applications'])
    if (categories) checkPrint(categories, ['categories'])
    if (searchWords) checkSearchWords(searchWords)
    if (terms) checkTermNames(terms)
  }

  const isRead =
    brand &&
    company &&
    navigation &&
    home &&
    categories &&
    applications &&
    boxes &&
    searchWords &&
    words &&
    line !== null &&
    costs !== null &&
    terms !== null
  const parsed = { company, navigation, searchWords, applications, terms, machines: files, slugs }
  if (!isRead) return { content: null, parsed, files: naming, problems }
  const slugOf = (title: string) => toSlug(source.originals?.get(title) ?? title)
  const products = sortProductFiles(files).map(({ value }, index) => toProduct(value, index + 1, slugOf))
  const { form, plan, boughtIn } = words.planner
  const planner = line ? fitLine({ ...line, formWords: form, planWords: plan }, boughtIn) : null
  const termGroups = terms ? toTermGroups(terms.value, slugOf) : []
  const sections = listSections({
    categories: categories.value.categories,
    applications: applications.value.applications,
    planner,
    costs,
    service: company.value.service,
    questions: home.value.buyerQuestions,
    terms: termGroups,
  })
  const hasContent = ({ href }: { href: string }) => leadsToContent(href, sections)
  const { main, side, more, footer } = navigation.value
  const content = {
    sections,
    products,
    formerMachines: listFormerMachines(files, removed?.value),
    // A new category has no machine until the file of one names it.
    categories: categories.value.categories
      .map(category => toCategory(category, products, slugOf))
      .filter(({ items }) => items.length > 0),
    families: categories.value.families.map(title => ({ title, slug: slugOf(title) })),
    comparisons: categories.value.comparisons,
    applications: applications.value.applications.map(sample => ({ ...sample, slug: slugOf(sample.name) })),
    boxes: boxes.value.boxes,
    home: toHome(home.value, products),
    brand,
    company: company.value,
    navigation: {
      main: main.filter(hasContent),
      side: side.filter(hasContent),
      more: more.filter(hasContent),
      footer: footer.filter(hasContent),
    },
    searchWords: { ...searchWords.value, answers: searchWords.value.answers.filter(({ link }) => hasContent(link)) },
    planner,
    costInputs: costs?.value.costs ?? [],
    termGroups,
    words,
  }
  return { content, parsed, files: naming, problems }
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

/**
 * Sorts machines into catalogue order, the same in all languages: by position, then by address. Machines without a
 * position are at the end.
 */
function sortProductFiles(files: readonly ProductFile[]) {
  const toPlace = ({ value }: ProductFile) => value.position ?? Number.MAX_SAFE_INTEGER
  return files.toSorted((a, b) => toPlace(a) - toPlace(b) || (a.slug < b.slug ? -1 : 1))
}
