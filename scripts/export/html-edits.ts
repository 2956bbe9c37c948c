import type { HtmlElement } from './html-elements'

/** A replacement of the characters from `start` up to `end` in a page's HTML. */
export type Edit = { start: number; end: number; text: string }

/** The position of an element in the HTML it was parsed from. Throws if the parser inserted the element. */
export function getPosition({ tagName, sourceCodeLocation }: HtmlElement) {
  if (!sourceCodeLocation) throw new Error(`A <${tagName}> has no position in the HTML`)
  return sourceCodeLocation
}

export function createInsertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

export function createRemoval(element: HtmlElement): Edit {
  const { startOffset, endOffset } = getPosition(element)
  return { start: startOffset, end: endOffset, text: '' }
}

/** Applies edits that do not overlap, and leaves every other character unchanged. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  // From the end to the start, so that the remaining positions stay valid.
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), html)
}
