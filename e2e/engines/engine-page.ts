/** Where to act: the first visible element of a CSS selector whose accessible label or text has these words. */
export type Target = { css: string; words?: string }

/** Keys that the walk presses, by the names of the DOM's key events. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'End'

/** What the walk asks of a browser, whatever drives it. */
export type EnginePage = {
  goto: (url: string) => Promise<void>
  /** Runs a function in the page and waits for what it returns; it sees nothing but its argument. */
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  /** Clicks as a pointer does. Throws when nothing visible matches. */
  click: (target: Target) => Promise<void>
  /** Types into a field by keys, after what it holds is selected. */
  fill: (target: Target, text: string) => Promise<void>
  press: (key: Key) => Promise<void>
}

/** A browser that runs. */
export type Engine = {
  version: string
  /** Opens a page with fresh storage, this wide and PAGE_HEIGHT high, in CSS pixels. */
  openPage: (width: number) => Promise<EnginePage>
  close: () => Promise<void>
}

/** Height of the window's content, in CSS pixels; drivers may miss it by a toolbar's height. */
export const PAGE_HEIGHT = 844

/** Runs in the page: the element that a target means, brought into view; null when none is visible. */
export function findVisible({ css, words }: Target): Element | null {
  const shown = [...document.querySelectorAll(css)].filter(element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  })
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
  const found = shown.find(element => !words || nameOf(element).replace(/\s+/g, ' ').includes(words)) ?? null
  found?.scrollIntoView({ block: 'nearest' })
  return found
}

/** The error of a target that nothing visible matches. */
export function missing({ css, words }: Target): Error {
  return new Error(`Nothing visible matches ${css}${words ? ` with '${words}'` : ''}`)
}
