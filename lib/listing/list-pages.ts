import { LIST_PAGE_SIZE, WHOLE_LIST_UP_TO } from '@/lib/constants'

/** How many pages a list of machines takes: one, unless it is longer than a visitor's phone should bear at once. */
export function countListPages(machines: number): number {
  return machines <= WHOLE_LIST_UP_TO ? 1 : Math.ceil(machines / LIST_PAGE_SIZE)
}

/** What stands on a page of a list, counted from 1. */
export function pickListPage<Machine>(machines: readonly Machine[], number: number): readonly Machine[] {
  if (countListPages(machines.length) === 1) return machines
  return machines.slice((number - 1) * LIST_PAGE_SIZE, number * LIST_PAGE_SIZE)
}

/** The rest of the address of every page of a list, as Next's optional catch-all takes it: none for the first, else page and number. */
export function createListPageParams(machines: number): string[][] {
  const others = Array.from({ length: countListPages(machines) - 1 }, (_, index) => ['page', String(index + 2)])
  return [[], ...others]
}

/** The number of the page that such a rest of an address names. */
export function parseListPageNumber(rest: readonly string[] | undefined): number {
  return Number(rest?.[1] ?? 1)
}

/** Where the links to a page's fellows are cut: this many stand on each side of it, beside the first and the last. */
const AROUND = 2

/** Numbers that the links below a page offer, in order; null is a gap. */
export function createLinkedPages(number: number, count: number): (number | null)[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, index) => number - AROUND + index)
  const shown = [...new Set([1, ...near, count])].filter(page => page >= 1 && page <= count).sort((a, b) => a - b)
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}
