/**
 * The target of an action: the first visible element that matches a CSS selector and whose accessible label or text
 * contains these words.
 */
export type Target = { css: string; words?: string }

/** Keys to press, named as in DOM key events. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'End'

/** The browser functions that the tests need, independent of the driver. */
export type EnginePage = {
  goto: (url: string) => Promise<void>
  /** Runs a function in the page and waits for its result. The function can access only its argument. */
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  /** Clicks with the pointer. Throws if no visible element matches. */
  click: (target: Target) => Promise<void>
  /** Types into a field key by key, replacing its text. */
  fill: (target: Target, text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Ends the page and its storage: an open one goes on drawing. */
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  version: string
  /** Opens a page with empty storage, this width and PAGE_HEIGHT, in CSS pixels. One page at a time. */
  openPage: (width: number) => Promise<EnginePage>
  close: () => Promise<void>
}

/** Height of the window's content, in CSS pixels; drivers may miss it by a toolbar's height. */
export const PAGE_HEIGHT = 844

/** Runs in the page: finds the element of a target and scrolls it into view; null if none is visible. */
export function findVisible({ css, words }: Target): Element | null {
  const shown = [...document.querySelectorAll(css)].filter(element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  })
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
  const found = shown.find(element => !words || nameOf(element).replace(/\s+/g, ' ').includes(words)) ?? null
  if (found === null) return null
  found.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = found.getBoundingClientRect()
  // Below the sticky navbar, for example, where a click would meet something else.
  const isCovered = !found.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  if (isCovered) found.scrollIntoView({ block: 'center' })
  return found
}

/** The error for a target that matches no visible element. */
export function missing({ css, words }: Target): Error {
  return new Error(`Nothing visible matches ${css}${words ? ` with '${words}'` : ''}`)
}
