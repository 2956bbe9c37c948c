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

/**
 * Applies edits that do not overlap, and leaves every other character unchanged. Insertions at one place keep their
 * order, and stand before what begins there.
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  let result = ''
  let done = 0
  for (const { start, end, text } of sorted) {
    result += html.slice(done, start) + text
    done = end
  }
  return result + html.slice(done)
}
