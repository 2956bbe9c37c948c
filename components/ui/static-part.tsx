import { createElement, type ReactElement } from 'react'
import { findHostElement, toStaticHtml } from '@/lib/markup/static-html'

type StaticPartProps = {
  /** One element without islands, handlers and styles in it. */
  children: ReactElement<Record<string, unknown>>
}

/**
 * A part of a page that no script of React's ever changes: the same HTML, which the page's data repeat as one text instead of
 * element by element. The build encodes each element three times, and a browser need not go through them when it starts.
 */
export function StaticPart({ children }: StaticPartProps) {
  const element = findHostElement(children)
  if (!element) return null
  const { children: content, ...attributes } = element.props
  const html = { __html: toStaticHtml(content) }
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML: html })
}
