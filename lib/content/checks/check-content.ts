import 'server-only'
import { checkTermNames } from '@/lib/content/explained-terms'
import type { ContentSource } from '@/lib/content/files/content-source'
import { checkFormerMachines } from '@/lib/content/former-machines'
import { getPictureName } from '@/lib/content/product'
import type { ContentFiles } from '@/lib/content/read-files'
import { checkSearchWords } from '@/lib/content/search-words'
import { findSlugProblem, getOwnSlug } from '@/lib/trade/product/slug'
import { checkCategories } from './check-categories'
import { checkMachines } from './check-machines'
import { checkNames } from './check-names'
import { checkPrint } from './check-print'
import { checkSamples, checkStock } from './check-stock'
import { checkWords } from './check-words'

/** The path of a machine's picture. */
const PRODUCT_PICTURE = /^images\/products\/(?<file>[^/]+)$/

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

/** Files in whose fields machines, pictures and categories are named. */
export function listNamingFiles({ machines, ...read }: ContentFiles) {
  const { categories, home, applications, boxes, searchWords, removed } = read
  const lists = [categories, home, applications, boxes, searchWords, removed, ...machines.files, ...machines.drafts]
  return lists.filter(file => file != null)
}

/** Checks the files against each other. Each file reports its own mistakes; one that could not be read is left out. */
export function checkContent(source: ContentSource, read: ContentFiles) {
  const { company, categories, applications, boxes, searchWords, line, terms, removed, words } = read
  const { files, drafts } = read.machines
  const inOrder = [...files, ...drafts].sort((one, other) => (one.slug < other.slug ? -1 : 1))
  checkNames(listNamingFiles(read), listKnownNames(source, read))
  const groups = categories ? [...categories.value.categories, ...categories.value.families] : []
  checkMachines(inOrder, { hasGroups: groups.length > 0 })
  checkFormerMachines(files, removed)
  if (categories) checkCategories(categories, files)
  const flutes = line?.flutes ?? []
  checkStock(files, flutes)
  if (applications) checkSamples(applications, 'applications', applications.value.applications, files, flutes)
  if (boxes) checkSamples(boxes, 'boxes', boxes.value.boxes, files, flutes)
  // Without the words around figures, each text would differ from its figure.
  if (words) checkWords(inOrder)
  for (const file of inOrder) {
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

/** What fields may name, by kind; undefined for a kind that cannot be checked. */
function listKnownNames(source: ContentSource, { machines, categories, applications, boxes, line }: ContentFiles) {
  const { files, drafts, slugs } = machines
  // If a file has the wrong name, a list may use the slug of its title: the file name is reported.
  const machineNames = [...slugs, ...[...files, ...drafts].map(({ value }) => getOwnSlug(value))]
  const samples = applications && boxes && [...applications.value.applications, ...boxes.value.boxes]
  // A machine's picture is named by its slug, or as the machine's file names it.
  const pictureNames = [...machineNames, ...files.map(file => getPictureName(file.value))]
  const pictureFiles = source.list().flatMap(path => PRODUCT_PICTURE.exec(path)?.groups?.file ?? [])
  return {
    // Without any machines the folder itself is the mistake, and it has been reported.
    machine: slugs.length > 0 ? machineNames : undefined,
    picture: samples
      ? [...pictureNames.map(name => `products/${name}`), ...samples.map(({ picture }) => picture)]
      : undefined,
    pictureFile: source.isTextAlone ? undefined : pictureFiles,
    category: categories?.value.categories.map(({ title }) => title),
    family: categories?.value.families,
    step: line?.steps.map(({ id }) => id),
  }
}
