import { expect, type Page } from '@playwright/test'

/** The most tab stops that are visited in each direction: the middle of the longest pages repeats the same card. */
export const MOST_STOPS = 40
export const MOST_STOPS_IN_MAIN = 16

/**
 * Presses a key from the focused element until the focus leaves a part of the page, `most` times at the most. Fails if
 * a stop cannot be seen or shows no focus. Returns the names of the stops.
 */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', part: 'body' | '#main', most = MOST_STOPS) {
  const problems: string[] = []
  const names: string[] = []
  while (names.length < most) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus, part)
    if (stop === null) break
    names.push(stop.name)
    problems.push(...stop.problems)
  }
  expect.soft([...new Set(problems)], `${page.url()}, ${key}`).toEqual([])
  return names
}

/** Moves the focus behind the last tab stop of a part, so that a long one is also checked from its end. */
export function goToEnd(page: Page, part: 'body' | '#main') {
  return page.locator(part).evaluate(element => {
    const end = document.createElement('span')
    end.tabIndex = -1
    element.append(end)
    end.focus()
    end.remove()
  })
}

/**
 * Tabs through the main content of a page in both directions. Menu and footer are left out, being the same on every
 * page. Fails if there are fewer stops than `fewestStops` in either direction.
 */
export async function tabThroughContent(page: Page, fewestStops: number) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    if (key === 'Tab') await page.locator('#main').focus()
    else await goToEnd(page, '#main')
    const stops = await tabThrough(page, key, '#main', MOST_STOPS_IN_MAIN)
    expect(stops.length, `${page.url()}, ${key}`).toBeGreaterThanOrEqual(fewestStops)
  }
}

/** A tab stop: its accessible name, and what is wrong with it for sighted keyboard users. */
type TabStop = { name: string; problems: string[] }

/** Inspects the focused element; null if focus has left the given part of the page. Runs in the page. */
function inspectFocus(part: string): TabStop | null {
  const CARD = '.card, article'
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement) return null
  if (focused.closest(part) === null) return null
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  const text = (isField && focused.labels?.[0] ? focused.labels[0] : focused).textContent ?? ''
  const name = (focused.getAttribute('aria-label') ?? text).trim()
  const described = `${focused.tagName} '${name.slice(0, 40)}'`
  // What has the focus inside a frame of another origin cannot be inspected.
  if (focused.tagName === 'IFRAME') return { name, problems: [] }
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const problems: string[] = []
  // Any visible part counts, as in WCAG 2.4.11; a link that covers its card is checked at many points.
  const places = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap(x =>
    [0.05, 0.25, 0.5, 0.75, 0.95].map(y => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const isSeen = places.some(([x, y]) => {
    const front = document.elementFromPoint(x, y)
    // This point is outside the window.
    if (front === null) return false
    // A link that covers its card is visible by the content of that card.
    const card = front.closest(CARD)
    return focused.contains(front) || front.contains(focused) || (card !== null && card === focused.closest(CARD))
  })
  if (!isSeen) problems.push(`${described} is out of sight or covered`)
  const marked = [focused, focused.closest(CARD), focused.closest('[role=search]'), focused.closest('label')]
  const hasMark = marked.some(element => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  // Targets that only a script or a link focuses need not show it.
  const isTarget = focused.id === 'main' || focused.getAttribute('tabindex') === '-1'
  if (!hasMark && !isTarget) problems.push(`${described} shows no focus`)
  return { name, problems }
}
