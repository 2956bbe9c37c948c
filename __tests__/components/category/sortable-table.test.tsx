import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SortableTable } from '@/components/category/sortable-table.client'
import type { SortKey } from '@/lib/category/key-figures'
import { renderWithoutScript } from '../../support/static-markup'

const ORDERS: Record<string, SortKey[]> = {
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
    rows={Object.entries(ORDERS).map(([key, sortKeys]) => ({ key, sortKeys, cells: <th scope="row">{key}</th> }))}
  />
)

const readRows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const getHead = (name: string) => screen.getByRole('columnheader', { name })

beforeEach(() => window.history.replaceState(null, '', '/'))

it('says by which column it is sorted, and which way', async () => {
  render(table)
  expect(screen.getByRole('table', { name: 'Key figures' })).toBeInTheDocument()
  expect(getHead('Speed')).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(within(getHead('Speed')).getByRole('button'))
  expect(getHead('Speed')).toHaveAttribute('aria-sort', 'ascending')
  expect(getHead('Weight')).toHaveAttribute('aria-sort', 'none')
})

it('is complete without JavaScript, where no title can be pressed', () => {
  const page = renderWithoutScript(table)
  for (const key of Object.keys(ORDERS)) expect(page).toHaveTextContent(key)
  for (const button of page.querySelectorAll('button')) expect(button).toBeDisabled()
})

it('sorts upwards, downwards and back, unit by unit', async () => {
  render(table)
  const button = within(getHead('Speed')).getByRole('button')
  await userEvent.click(button)
  expect(readRows()).toEqual(['third', 'first', 'second'])
  await userEvent.click(button)
  expect(readRows()).toEqual(['first', 'third', 'second'])
  await userEvent.click(button)
  expect(readRows()).toEqual(['first', 'second', 'third'])
})

it('keeps empty cells last, whichever way it runs', async () => {
  render(table)
  const button = within(getHead('Weight')).getByRole('button')
  await userEvent.click(button)
  expect(readRows()).toEqual(['third', 'second', 'first'])
  await userEvent.click(button)
  expect(readRows()).toEqual(['second', 'third', 'first'])
})

it('has its order again when Back returns to it', async () => {
  const { unmount } = render(table)
  await userEvent.click(within(getHead('Speed')).getByRole('button'))
  unmount()
  render(table)
  expect(getHead('Speed')).toHaveAttribute('aria-sort', 'ascending')
  expect(readRows()).toEqual(['third', 'first', 'second'])
})

it.each([{ sorting: 7 }, { sorting: {} }, 'text', 7])(
  'is in catalogue order if its entry of the history has %j',
  kept => {
    window.history.replaceState({ kept }, '', '/')
    render(table)
    expect(readRows()).toEqual(['first', 'second', 'third'])
  },
)
