import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }
type Component = (props: Props) => ReactNode

/** An element of the document itself, as against a component. */
type HostElement = ReactElement<Props, string>

/** React's spelling of attributes with a capital, and HTML's; any other, handlers among them, is refused. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  fetchPriority: 'fetchpriority',
  fontSize: 'font-size',
  htmlFor: 'for',
  lengthAdjust: 'lengthAdjust',
  preserveAspectRatio: 'preserveAspectRatio',
  srcSet: 'srcset',
  strokeDasharray: 'stroke-dasharray',
  strokeWidth: 'stroke-width',
  textLength: 'textLength',
  viewBox: 'viewBox',
}

const VOID_TAGS = new Set(['br', 'hr', 'img', 'source', 'wbr'])

/**
 * The HTML of what never changes in the browser: elements of the document, and components that are plain functions.
 * Throws where something needs React in the browser or is not known here: a client component, a handler, a style object.
 */
export function toStaticHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escapeHtml(String(node))
  if (Array.isArray(node)) return node.map(toStaticHtml).join('')
  if (!isValidElement<Props>(node)) throw new Error(`${String(node)} cannot stand in a static part`)
  if (node.type === Fragment) return toStaticHtml(node.props.children)
  if (isHostElement(node)) return toElementHtml(node)
  return toStaticHtml(callComponent(node))
}

/** The element of the document that an element comes down to; null where a component shows nothing. */
export function findHostElement(element: ReactElement<Props>): HostElement | null {
  if (isHostElement(element)) return element
  const shown = callComponent(element)
  if (shown === null || shown === undefined || typeof shown === 'boolean') return null
  if (!isValidElement<Props>(shown)) throw new Error('A static part is one element')
  return findHostElement(shown)
}

function isHostElement(element: ReactElement<Props>): element is HostElement {
  return typeof element.type === 'string'
}

function callComponent({ type, props }: ReactElement<Props>): ReactNode {
  if (typeof type !== 'function') throw new Error(`${String(type)} cannot stand in a static part`)
  return (type as Component)(props)
}

function toElementHtml({ type, props: { children, ...attributes } }: HostElement): string {
  const start = `<${type}${Object.entries(attributes).map(toAttributeHtml).join('')}`
  // The style of a tag without an end that React writes too.
  return VOID_TAGS.has(type) ? `${start}/>` : `${start}>${toStaticHtml(children)}</${type}>`
}

function toAttributeHtml([name, value]: [string, unknown]): string {
  const isWord = /^(aria|data)-/.test(name)
  if (value === null || value === undefined || (value === false && !isWord)) return ''
  const spelling = /[A-Z]/.test(name) ? ATTRIBUTES[name] : name
  if (spelling === undefined || typeof value === 'object' || typeof value === 'function') {
    throw new Error(`The attribute ${name} cannot stand in a static part`)
  }
  return ` ${spelling}="${value === true && !isWord ? '' : escapeHtml(String(value))}"`
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => ESCAPED[sign] ?? sign)
}
