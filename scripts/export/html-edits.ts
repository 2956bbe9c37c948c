import type { HtmlElement } from './html-elements'

/** A piece of a page's HTML that is replaced, by its places in the text. */
export type Edit = { start: number; end: number; text: string }

/** Where an element stands in the HTML that it was parsed from. */
export function getPlace({ tagName, sourceCodeLocation }: HtmlElement) {
  if (!sourceCodeLocation) throw new Error(`A <${tagName}> has no place in the HTML`)
  return sourceCodeLocation
}

export function createInsertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

export function createRemoval(element: HtmlElement): Edit {
  const { startOffset, endOffset } = getPlace(element)
  return { start: startOffset, end: endOffset, text: '' }
}

/** Replaces pieces of the HTML that do not overlap, and leaves every other character as it is. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  // From the end to the start, so that the places of the others stay right.
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), html)
}
