/** @jest-environment node */
import { LIST_PAGE_SIZE, WHOLE_LIST_UP_TO } from '@/lib/constants'
import {
  createListPageParams,
  createPaginationItems,
  parseListPageNumber,
  pickListPage,
} from '@/lib/listing/list-pages'

/** A list of so many machines, each a number. */
const toMachines = (count: number) => Array.from({ length: count }, (_, index) => index)

it('keeps a list on one page up to the limit', () => {
  expect(pickListPage(toMachines(WHOLE_LIST_UP_TO), 1)).toHaveLength(WHOLE_LIST_UP_TO)
  // The address of the first page has no number.
  expect(createListPageParams(WHOLE_LIST_UP_TO)).toEqual([[]])
})

it('spreads a longer list over pages that have each machine once', () => {
  const machines = toMachines(WHOLE_LIST_UP_TO + 1)
  const pages = createListPageParams(machines.length).map(parseListPageNumber)
  // The limit is two pages, so that one machine more makes a third.
  expect(pages).toEqual([1, 2, 3])
  expect(pages.map(page => pickListPage(machines, page).length)).toEqual([LIST_PAGE_SIZE, LIST_PAGE_SIZE, 1])
  expect(pages.flatMap(page => pickListPage(machines, page))).toEqual(machines)
})

// A null stands for the pages that are left out; a single one, such as 2 beside 1 and 3, is linked in its place.
it.each([
  [1, 92, [1, 2, 3, null, 92]],
  [5, 10, [1, 2, 3, 4, 5, 6, 7, null, 10]],
  [50, 92, [1, null, 48, 49, 50, 51, 52, null, 92]],
])('links page %i of %i to the two before and after it, the first and the last', (number, count, links) => {
  expect(createPaginationItems(number, count)).toEqual(links)
})
