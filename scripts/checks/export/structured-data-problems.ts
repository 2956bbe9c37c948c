import type { ExportedPage } from '@/scripts/export/check-export'
import { findAttribute, getVisibleText, parseElements } from '@/scripts/export/html-elements'
import { type DataNode, listNodes, readStructuredData, toTypes } from './structured-data'
import { findDescendants, readVocabulary } from './vocabulary'

/**
 * Types that are valid only with an offer or a genuine review, which the site does not have; also their descendants.
 */
const FORBIDDEN = ['Product', 'Offer', 'Review', 'AggregateRating', 'Rating'] as const

/** Properties that would claim an offer or a review in another way. */
const FORBIDDEN_PROPERTIES = ['offers', 'review', 'reviews', 'aggregateRating', 'starRating']

/** Attributes of microdata and RDFa, which no check here reads. */
const OTHER_FORMATS = ['itemscope', 'itemtype', 'itemprop', 'typeof', 'vocab']

let forbidden: ReadonlySet<string> | undefined

/**
 * Lists where a page's structured data breaks our own rules, one message each.
 *
 * @param files URL paths of the export's files
 */
export function findDataProblems({ path, html }: ExportedPage, files: ReadonlySet<string>, origin: string): string[] {
  const { things, problems } = readStructuredData(html)
  const nodes = listNodes(things)
  forbidden ??= findDescendants(readVocabulary(), FORBIDDEN)
  for (const node of nodes) {
    for (const type of toTypes(node)) if (forbidden.has(type)) problems.push(`claims a ${type}`)
    for (const property of FORBIDDEN_PROPERTIES) if (property in node) problems.push(`has the property ${property}`)
  }
  const elements = parseElements(html)
  if (elements.some(element => OTHER_FORMATS.some(name => findAttribute(element, name) !== undefined)))
    problems.push('has structured data outside the JSON blocks')
  problems.push(...ofType(nodes, 'ItemList').flatMap(findListProblems))
  problems.push(...ofType(nodes, 'FAQPage').flatMap(page => findHiddenQuestions(page, getVisibleText(elements))))
  if (path.startsWith('/product/')) problems.push(...findMachineProblems(nodes, files, origin))
  return problems.map(problem => `${path}: ${problem}`)
}

function ofType(nodes: readonly DataNode[], type: string): DataNode[] {
  return nodes.filter(node => toTypes(node).includes(type))
}

const isName = (value: unknown) => typeof value === 'string' && value.trim() !== ''

function findListProblems({ itemListElement, numberOfItems }: DataNode): string[] {
  const entries = listNodes(itemListElement).filter(node => toTypes(node).includes('ListItem'))
  const nameless = entries.findIndex(({ name }) => !isName(name))
  return [
    ...(nameless === -1 ? [] : [`entry ${nameless + 1} of a list has no name`]),
    ...(entries.every(({ position }, index) => position === index + 1) ? [] : ['a list has wrong positions']),
    ...(numberOfItems === entries.length ? [] : [`a list of ${entries.length} entries states ${numberOfItems}`]),
  ]
}

function findHiddenQuestions(page: DataNode, visible: string): string[] {
  const questions = ofType(listNodes(page), 'Question')
  const texts = questions.flatMap(({ name, acceptedAnswer }) => [
    name,
    ...listNodes(acceptedAnswer).map(({ text }) => text),
  ])
  return texts
    .filter(text => typeof text !== 'string' || !visible.includes(text.replace(/\s+/g, ' ').trim()))
    .map(text => `marks up a question or answer that no visitor sees: '${text}'`)
}

/** A machine's page must be one ItemPage with a picture and figures. */
function findMachineProblems(nodes: readonly DataNode[], files: ReadonlySet<string>, origin: string): string[] {
  const pages = ofType(nodes, 'ItemPage')
  if (pages.length !== 1) return [`has ${pages.length} ItemPage blocks instead of one`]
  const inside = listNodes(pages)
  const pictureUrls = ofType(inside, 'ImageObject').map(({ contentUrl }) => String(contentUrl))
  const figures = ofType(inside, 'PropertyValue')
  return [
    ...(pictureUrls.length > 0 ? [] : ['its structured data has no picture']),
    ...pictureUrls
      .filter(url => !url.startsWith(origin) || !files.has(url.slice(origin.length)))
      .map(url => `its structured data refers to a picture that does not exist: ${url}`),
    ...(figures.length > 0 ? [] : ['its structured data has no figures']),
    ...figures
      .filter(
        ({ name, value, minValue, maxValue }) => !isName(name) || !isName(String(value ?? minValue ?? maxValue ?? '')),
      )
      .map(({ name }) => `the figure '${name}' in its structured data has no name or value`),
  ]
}
