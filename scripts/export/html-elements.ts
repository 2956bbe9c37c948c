import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a parsed page. Its `sourceCodeLocation` is its position in the HTML. */
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Parses a page and lists its elements in document order, as a browser without scripts sees them. */
export function parseElements(html: string): HtmlElement[] {
  return listElements(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
}

function listElements({ childNodes }: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return childNodes.flatMap(node => ('tagName' in node ? [node, ...listElements(node)] : []))
}

/** The value of an attribute with HTML entities decoded; undefined if the element does not have it. */
export function findAttribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find(attribute => attribute.name === name)?.value
}

/** The text directly inside an element, such as a title or a script. */
export function getText({ childNodes }: HtmlElement): string {
  return childNodes.map(node => ('value' in node ? node.value : '')).join('')
}

/** A text as HTML, also within the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
