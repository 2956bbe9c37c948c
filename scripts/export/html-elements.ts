import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a parsed page. Its `sourceCodeLocation` is its position in the HTML. */
export type HtmlElement = DefaultTreeAdapterTypes.Element

type HtmlNode = DefaultTreeAdapterTypes.ChildNode

/** The page that was parsed last: the checks of a page follow one another, and parsing it takes longer than they do. */
let latest: { html: string; elements: readonly HtmlElement[] } | null = null

/** Parses a page and lists its elements in document order, as a browser without scripts sees them. */
export function parseElements(html: string): readonly HtmlElement[] {
  if (latest?.html === html) return latest.elements
  const elements: HtmlElement[] = []
  addElements(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }).childNodes, elements)
  latest = { html, elements }
  return elements
}

function addElements(nodes: readonly HtmlNode[], elements: HtmlElement[]) {
  for (const node of nodes.filter(isElement)) {
    elements.push(node)
    addElements(node.childNodes, elements)
  }
}

function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

/** The value of an attribute with HTML entities decoded; undefined if the element does not have it. */
export function findAttribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find(attribute => attribute.name === name)?.value
}

/** The text directly inside an element, such as a title or a script. */
export function getText({ childNodes }: HtmlElement): string {
  return childNodes.map(node => ('value' in node ? node.value : '')).join('')
}

/** The text in the body of a page, without scripts and comments and with single spaces. */
export function getVisibleText(elements: readonly HtmlElement[]): string {
  const body = elements.find(({ tagName }) => tagName === 'body')
  return (body ? listTexts(body) : []).join(' ').replace(/\s+/g, ' ')
}

function listTexts(node: HtmlNode): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  return isElement(node) && node.tagName !== 'script' ? node.childNodes.flatMap(listTexts) : []
}
