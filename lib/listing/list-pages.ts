import { LIST_PAGE_SIZE, WHOLE_LIST_UP_TO } from '@/lib/constants'

/** The number of pages of a list of machines: one, unless the list is too long for a single page. */
export function countListPages(machines: number): number {
  return machines <= WHOLE_LIST_UP_TO ? 1 : Math.ceil(machines / LIST_PAGE_SIZE)
}

/** The machines on page `number` of a list, counted from 1. */
export function pickListPage<Machine>(machines: readonly Machine[], number: number): readonly Machine[] {
  if (countListPages(machines.length) === 1) return machines
  return machines.slice((number - 1) * LIST_PAGE_SIZE, number * LIST_PAGE_SIZE)
}

/**
 * The parameters of Next's optional catch-all segment for all pages of a list: [] for the first, then ['page', '2'] and
 * so on.
 */
export function createListPageParams(machines: number): string[][] {
  const others = Array.from({ length: countListPages(machines) - 1 }, (_, index) => ['page', String(index + 2)])
  return [[], ...others]
}

/** The page number in the catch-all segment; 1 if the segment is empty. */
export function parseListPageNumber(rest: readonly string[] | undefined): number {
  const [, number = '1'] = rest ?? []
  return Number(number)
}

/** How many page links are shown on each side of the current page, in addition to the first and the last page. */
const SIBLING_COUNT = 2

/** The page numbers to link to from page `number`, in order; null is a gap of several pages. */
export function createPaginationItems(number: number, count: number): (number | null)[] {
  const near = Array.from({ length: 2 * SIBLING_COUNT + 1 }, (_, index) => number - SIBLING_COUNT + index)
  const shown = [...new Set([1, ...near, count])].filter(page => page >= 1 && page <= count).sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    // A gap of one page is that page.
    return [skipped === 1 ? page - 1 : null, page]
  })
}
