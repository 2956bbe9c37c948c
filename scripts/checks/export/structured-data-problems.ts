import Validator from '@adobe/structured-data-validator'
import { findAttribute, getText, type HtmlElement } from '@/scripts/export/html-elements'

/** A schema.org thing in structured data: its type, and properties that may contain further things. */
type DataNode = { readonly '@type'?: unknown; readonly [property: string]: unknown }

/**
 * The types that the site uses. Products, offers and reviews are not among them: they are valid only with an offer or a
 * genuine review, which the site does not have. Properties are not listed: the compiler checks those that lib/seo/
 * writes against the types of schema.org.
 */
const TYPES = [
  ...['Organization', 'WebSite', 'LocalBusiness', 'PostalAddress', 'OpeningHoursSpecification'],
  ...['BreadcrumbList', 'ItemList', 'ListItem', 'FAQPage', 'Question', 'Answer', 'DefinedTermSet', 'DefinedTerm'],
  ...['ItemPage', 'ImageObject', 'Thing', 'PropertyValue', 'QuantitativeValue'],
]

/** Properties that would claim an offer or a review in another way. */
const FORBIDDEN_PROPERTIES = ['offers', 'review', 'reviews', 'aggregateRating', 'starRating']

/** Attributes of microdata and RDFa, which no check here reads. */
const OTHER_FORMATS = ['itemscope', 'itemtype', 'itemprop', 'typeof', 'vocab']

/** Checks Google's rules for rich results. */
const validator = new Validator()

type Targets = { files: ReadonlySet<string>; origin: string }

/**
 * Lists where a page's structured data breaks the rules of Google or our own, one message each.
 *
 * @param targets URL paths of the export's files, and its origin
 */
export async function findDataProblems(
  path: string,
  elements: readonly HtmlElement[],
  targets: Targets,
): Promise<string[]> {
  const problems: string[] = []
  const things: DataNode[] = []
  for (const block of elements.filter(element => findAttribute(element, 'type') === 'application/ld+json')) {
    try {
      things.push(...[JSON.parse(getText(block))].flat())
    } catch (error) {
      problems.push(`a structured-data block is not valid JSON: ${error instanceof Error ? error.message : error}`)
    }
  }
  const nodes = listNodes(things)
  for (const node of nodes) {
    for (const type of toTypes(node)) if (!TYPES.includes(type)) problems.push(`claims a ${type}`)
    for (const property of FORBIDDEN_PROPERTIES) if (property in node) problems.push(`has the property ${property}`)
  }
  if (elements.some(({ attrs }) => attrs.some(({ name }) => OTHER_FORMATS.includes(name))))
    problems.push('has structured data outside the JSON blocks')
  problems.push(...findHiddenQuestions(nodes, elements))
  if (path.startsWith('/product/')) problems.push(...findMachineProblems(nodes, targets))
  // The validator expects the things grouped by type; one with two types is checked as the first.
  for (const thing of things) {
    const [type = 'Thing'] = toTypes(thing)
    const issues = await validator.validate({ jsonld: { [type]: [thing] } })
    for (const { path: place, issueMessage } of issues)
      problems.push(
        `structured data, ${place.map(({ property, type }) => property ?? type).join(' > ')}: ${issueMessage}`,
      )
  }
  return problems
}

/** Lists a thing, or each thing of an array, and all things inside it, outermost first. */
function listNodes(value: unknown): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as DataNode, ...Object.values(value).flatMap(listNodes)]
}

/** The type names of a thing, including its additional types, without schema.org's URL. */
function toTypes(node: DataNode): string[] {
  return [node['@type'], node.additionalType]
    .flat()
    .filter(type => typeof type === 'string')
    .map(type => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''))
}

/** The things of a type, including those that have it as an additional one. */
function ofType(nodes: readonly DataNode[], type: string): DataNode[] {
  return nodes.filter(node => toTypes(node).includes(type))
}

/** Lists questions and answers in the data that the page does not show, which Google forbids. */
function findHiddenQuestions(nodes: readonly DataNode[], elements: readonly HtmlElement[]): string[] {
  const texts = [
    ...ofType(nodes, 'Question').map(({ name }) => name),
    ...ofType(nodes, 'Answer').map(({ text }) => text),
  ]
  const body = elements.find(({ tagName }) => tagName === 'body')
  const visible = texts.length > 0 && body ? toPlain(listVisibleTexts(body).join(' ')) : ''
  return texts
    .filter(text => !visible.includes(toPlain(String(text))))
    .map(text => `marks up a question or answer that no visitor sees: '${text}'`)
}

const toPlain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The texts inside an element, without scripts and comments. */
function listVisibleTexts(node: HtmlElement['childNodes'][number]): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  return 'tagName' in node && node.tagName !== 'script' ? node.childNodes.flatMap(listVisibleTexts) : []
}

/** A machine's page must be one ItemPage with a picture and figures. */
function findMachineProblems(nodes: readonly DataNode[], { files, origin }: Targets): string[] {
  const pages = ofType(nodes, 'ItemPage')
  if (pages.length !== 1) return [`has ${pages.length} ItemPage blocks instead of one`]
  const inside = listNodes(pages)
  const pictureUrls = ofType(inside, 'ImageObject').map(({ contentUrl }) => String(contentUrl))
  const missing = pictureUrls.filter(url => !url.startsWith(origin) || !files.has(url.slice(origin.length)))
  const figures = ofType(inside, 'PropertyValue')
  const isEmpty = (value: unknown) => value === undefined || value === ''
  const empty = figures.filter(
    ({ name, value, minValue, maxValue }) => isEmpty(name) || isEmpty(value ?? minValue ?? maxValue),
  )
  return [
    ...(pictureUrls.length > 0 ? [] : ['its structured data has no picture']),
    ...missing.map(url => `its structured data refers to a picture that does not exist: ${url}`),
    ...(figures.length > 0 ? [] : ['its structured data has no figures']),
    ...empty.map(({ name }) => `the figure '${name}' in its structured data has no name or value`),
  ]
}
