import type { ExportedPage } from '@/scripts/export/check-export'
import { findAttribute, getVisibleText, parseElements } from '@/scripts/export/html-elements'
import { type DataNode, listNodes, readStructuredData, toTypes } from './structured-data'
import { findDescendants, readVocabulary } from './vocabulary'

/** Types that need an offer or a genuine review to be right; the site has neither. Their descendants count too. */
const FORBIDDEN = ['Product', 'Offer', 'Review', 'AggregateRating', 'Rating'] as const

/** Properties that would say the same in another way. */
const FORBIDDEN_PROPERTIES = ['offers', 'review', 'reviews', 'aggregateRating', 'starRating']

/** Attributes of microdata and RDFa, which no check here reads. Open Graph's `property` is none of them. */
const OTHER_FORMATS = ['itemscope', 'itemtype', 'itemprop', 'typeof', 'vocab']

let forbidden: ReadonlySet<string> | undefined

/** Where a page's structured data breaks a rule of our own, one sentence each. */
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
    ...(entries.every(({ position }, index) => position === index + 1) ? [] : ['a list counts its entries wrongly']),
    ...(numberOfItems === entries.length ? [] : [`a list of ${entries.length} says it has ${numberOfItems} entries`]),
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

/** A machine's page is an ItemPage with its picture and its figures. */
function findMachineProblems(nodes: readonly DataNode[], files: ReadonlySet<string>, origin: string): string[] {
  const pages = ofType(nodes, 'ItemPage')
  if (pages.length !== 1) return [`has ${pages.length} ItemPage blocks instead of one`]
  const inside = listNodes(pages)
  const addresses = ofType(inside, 'ImageObject').map(({ contentUrl }) => String(contentUrl))
  const figures = ofType(inside, 'PropertyValue')
  return [
    ...(addresses.length > 0 ? [] : ['its structured data has no picture']),
    ...addresses
      .filter(address => !address.startsWith(origin) || !files.has(address.slice(origin.length)))
      .map(address => `its structured data names a picture that does not exist: ${address}`),
    ...(figures.length > 0 ? [] : ['its structured data has no figures']),
    ...figures
      .filter(
        ({ name, value, minValue, maxValue }) => !isName(name) || !isName(String(value ?? minValue ?? maxValue ?? '')),
      )
      .map(({ name }) => `the figure '${name}' in its structured data has no name or value`),
  ]
}
