import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SortableTable } from '@/components/category/sortable-table.client'
import type { SortKey } from '@/lib/category/key-figures'

/** Per row the sort keys of the two columns: the rank of the unit, then the number; null is an empty cell. */
const SORT_KEYS: Record<string, SortKey[]> = {
  first: [[0, 60], null],
  second: [
    [1, 5],
    [0, 2],
  ],
  third: [
    [0, 20],
    [0, 1],
  ],
}

const table = (
  <SortableTable
    caption="Key figures"
    name="Machine"
    columns={['Speed', 'Weight']}
    rows={Object.entries(SORT_KEYS).map(([key, sortKeys]) => ({ key, sortKeys, cells: <th scope="row">{key}</th> }))}
  />
)

const readRows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const getHead = (name: string) => screen.getByRole('columnheader', { name })

beforeEach(() => window.history.replaceState(null, '', '/'))

it('announces the sorted column, and cycles through ascending, descending and unsorted, unit by unit', async () => {
  render(table)
  expect(screen.getByRole('table', { name: 'Key figures' })).toBeInTheDocument()
  expect(getHead('Speed')).toHaveAttribute('aria-sort', 'none')
  const button = within(getHead('Speed')).getByRole('button')
  await userEvent.click(button)
  expect(getHead('Speed')).toHaveAttribute('aria-sort', 'ascending')
  expect(getHead('Weight')).toHaveAttribute('aria-sort', 'none')
  expect(readRows()).toEqual(['third', 'first', 'second'])
  await userEvent.click(button)
  // 60 comes before 20, and the one in the second unit stays last: units are never put the other way round.
  expect(readRows()).toEqual(['first', 'third', 'second'])
  await userEvent.click(button)
  expect(readRows()).toEqual(['first', 'second', 'third'])
})

it('keeps empty cells last in either direction', async () => {
  render(table)
  const button = within(getHead('Weight')).getByRole('button')
  await userEvent.click(button)
  expect(readRows()).toEqual(['third', 'second', 'first'])
  await userEvent.click(button)
  expect(readRows()).toEqual(['second', 'third', 'first'])
})

it('shows the sorting that the history entry holds', () => {
  window.history.replaceState({ kept: { sorting: { column: 0, direction: 'descending' } } }, '', '/')
  render(table)
  expect(getHead('Speed')).toHaveAttribute('aria-sort', 'descending')
  expect(readRows()).toEqual(['first', 'third', 'second'])
})

it.each([{ sorting: {} }, { sorting: { column: 0, direction: 'sideways' } }, 'text'])(
  'shows the catalogue order if the history entry holds %j, which is no sorting',
  kept => {
    window.history.replaceState({ kept }, '', '/')
    render(table)
    expect(readRows()).toEqual(['first', 'second', 'third'])
  },
)
