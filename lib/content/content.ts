import 'server-only'
import { join } from 'node:path'
import { checkCategories } from '@/lib/content/checks/check-categories'
import { checkHouseRules } from '@/lib/content/checks/check-house-rules'
import { checkMachineLists } from '@/lib/content/checks/check-machine-lists'
import { checkSamples } from '@/lib/content/checks/check-samples'
import { checkSearchWords } from '@/lib/content/checks/check-search-words'
import { checkStock } from '@/lib/content/checks/check-stock'
import { checkWords } from '@/lib/content/checks/check-words'
import { readStamp } from '@/lib/content/files/folder-stamp'
import { parseFile } from '@/lib/content/files/parse-file'
import { ContentError } from '@/lib/content/files/problem'
import { saveCache } from '@/lib/content/files/yaml-cache'
import { env } from '@/lib/env'
import type { PlannerData } from '@/lib/planner/planner-data'
import { toSlug } from '@/lib/product/slug'
import { type Application, applicationsSchema, type Box, boxesSchema, toApplication, toBox } from './application'
import { type Category, categoriesSchema, type SuggestedComparison, toCategory } from './category'
import { type Company, companySchema, toCompany } from './company-file'
import { type Home, homeSchema } from './home-file'
import { checkSampleJobs } from './line/check-sample-jobs'
import { readLine } from './line/read-line'
import { type Navigation, navigationSchema } from './navigation-file'
import { type Product, toProduct } from './product'
import { readProductFiles, sortProductFiles } from './product-files'
import { type SearchWords, searchWordsSchema } from './search/search-words-file'
import { readWords, type Words } from './words/words'

/** All content, checked and converted. */
export type Content = {
  products: Product[]
  categories: Category[]
  families: string[]
  comparisons: SuggestedComparison[]
  applications: Application[]
  boxes: Box[]
  home: Home
  company: Company
  navigation: Navigation
  searchWords: SearchWords
  planner: PlannerData
  words: Words
}

const CONTENT_FOLDER = join(process.cwd(), 'content')
/** One page reads content dozens of times. In development the folder is checked for changes at most this often. */
const CHECK_INTERVAL_MS = 300

const loaded = new Map<string, { content: Content; stamp: string; checkedAt: number }>()

/**
 * The content of a folder. It is read once per process, and in `npm run dev` again after a file has changed. Throws a
 * ContentError that lists every mistake.
 */
export function getContent(folder = CONTENT_FOLDER): Content {
  const known = loaded.get(folder)
  const checkedAt = Date.now()
  if (known && (!env.isDevelopment || checkedAt - known.checkedAt < CHECK_INTERVAL_MS)) return known.content
  const stamp = env.isDevelopment ? readStamp(folder) : ''
  if (known?.stamp === stamp) {
    known.checkedAt = checkedAt
    return known.content
  }
  const content = readContent(folder)
  if (folder === CONTENT_FOLDER) saveCache()
  loaded.set(folder, { content, stamp, checkedAt })
  return content
}

/** Reads the current content of a folder, without a cache. Throws a ContentError that lists every mistake. */
export function readContent(folder: string): Content {
  const problems: string[] = []
  const company = parseFile(folder, 'company.yaml', companySchema, problems)
  const navigation = parseFile(folder, 'navigation.yaml', navigationSchema, problems)
  const home = parseFile(folder, 'home.yaml', homeSchema, problems)
  const categories = parseFile(folder, 'categories.yaml', categoriesSchema, problems)
  const applications = parseFile(folder, 'applications.yaml', applicationsSchema, problems)
  const boxes = parseFile(folder, 'boxes.yaml', boxesSchema, problems)
  const searchWords = parseFile(folder, 'search-words.yaml', searchWordsSchema, problems)
  const { files, slugs } = readProductFiles(folder, problems)
  if (categories) checkCategories(categories, files)
  checkMachineLists({ categories, applications, boxes, home, searchWords, files, slugs })
  checkHouseRules(files)
  checkStock(files)
  if (applications) checkSamples(applications, 'applications', applications.value.applications, files)
  if (boxes) checkSamples(boxes, 'boxes', boxes.value.boxes, files)
  checkWords(files)
  if (searchWords) checkSearchWords(searchWords)
  const words = readWords(folder, 'en-IN', problems)
  const planner = readLine(folder, files, problems)
  if (planner && applications) checkSampleJobs(applications, applications.value.applications, planner)
  const isRead = company && navigation && home && categories && applications && boxes && searchWords && planner && words
  if (problems.length > 0 || !isRead) {
    throw new ContentError(problems)
  }
  const products = sortProductFiles(files).map(({ value }, index) => {
    const category = value.category ? { title: value.category, slug: toSlug(value.category) } : null
    return toProduct(value, { position: index + 1, category })
  })
  return {
    products,
    categories: categories.value.categories.map(category => toCategory(category, products)),
    families: categories.value.families,
    comparisons: categories.value.comparisons,
    applications: applications.value.applications.map(toApplication),
    boxes: boxes.value.boxes.map(toBox),
    home: home.value,
    company: toCompany(company.value),
    navigation: navigation.value,
    searchWords: searchWords.value,
    planner,
    words,
  }
}
