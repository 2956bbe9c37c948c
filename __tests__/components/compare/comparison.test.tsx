import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Comparison } from '@/components/compare/comparison.client'
import { compareList, seenList } from '@/lib/lists/machine-list'
import { usePageQuery } from '@/lib/navigation/page-query'
import { getSpeech } from '@/lib/words/speech'
import { buildComparable, toMachineReplies } from '../../support/catalogue-files'
import { stubNetwork } from '../../support/network'
import { finishPending } from '../../support/pending'
import { WithSharedWords } from '../../support/shared-words'
import { stubStorage } from '../../support/storage'
import { words } from '../../support/words'

// As in the framework, the query follows each change of the URL.
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(usePageQuery()) }))

const network = stubNetwork()
stubStorage()

/**
 * Six machines: a is the fastest; only b has a dryer; d slots, where the others print; the side view of e is not to the
 * scale of its plan; and f is for another process, and has neither a size nor alternatives; c is shorter than the others.
 */
const MACHINES = ['a', 'b', 'c', 'd', 'e', 'f'].map(slug =>
  buildComparable(slug, {
    process: slug === 'f' ? 'stitching' : 'printing',
    steps: [slug === 'd' ? 'slot' : 'print'],
    operators: `Operators of ${slug}`,
    size: slug === 'f' ? undefined : { lengthMm: slug === 'c' ? 2500 : 4000, widthMm: 2000, heightMm: 2000 },
    drawn: { file: 'drawing.svg', views: { side: slug === 'e' ? [100, 100] : [200, 100], plan: [200, 100] } },
    figures: [
      { type: 'up-to', name: 'Speed', quantity: 'speed', value: slug === 'a' ? 90 : 60, unit: 'm/min' },
      { type: 'value', name: 'Belt width', quantity: null, value: 40, unit: 'mm' },
      ...(slug === 'b' ? [{ type: 'text', name: 'Dryer', quantity: null, text: 'hot air' } as const] : []),
    ],
    alternatives: ['a', 'b', 'c', 'd', 'e']
      .filter(other => other !== slug && slug !== 'f')
      .map(other => ({ slug: other, title: `Machine ${other}` })),
  }),
)

const comparison = (
  <Comparison words={{ ...words.lists.compare, names: words.lists.names }}>
    <a href="/compare?machines=a,b">Suggested comparison</a>
  </Comparison>
)

/** Opens the page with this query, beside a catalogue of six machines. */
async function visit(query: string) {
  window.history.replaceState(null, '', `/compare?${query}`)
  network.answer(...toMachineReplies(query, MACHINES))
  const view = render(comparison, { wrapper: WithSharedWords })
  await waitFor(() => expect(view.container).not.toHaveTextContent('Loading'))
  return view
}

const toListed = (slug: string) => ({ slug, title: `Machine ${slug}`, process: 'printing', quantity: 1, note: '' })
const readStatus = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ')
// Without the buttons in a column's head.
const readColumns = () => screen.getAllByRole('columnheader').map(({ ariaLabel }) => ariaLabel)
const readRows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const SIDE_VIEWS = words.lists.compare.table.toScale
const CHOOSE = 'Pick two to four machines that do the same job. Press Compare on each card.'

afterEach(() => window.history.replaceState(null, '', '/'))

it('is a table with named rows and columns, whose controls say what they do', async () => {
  await visit('machines=b,a,c')
  expect(screen.getByRole('table', { name: 'Figures of Machine b, Machine a, Machine c' })).toBeInTheDocument()
  expect(readColumns()).toEqual(['Machine b', 'Machine a', 'Machine c'])
  expect(readStatus()).toBe('')
  expect(screen.getByRole('button', { name: 'Remove Machine a' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Add one more to compare' })).toBeInTheDocument()
  expect(screen.getByRole('rowgroup', { name: /^Figures of/ })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('checkbox', { name: /^Differences only/ })).not.toBeChecked()
})

it('marks the best figure of a row, in words too', async () => {
  await visit('machines=b,a,c')
  const speeds = ['up to 60\u00a0m/min', 'up to 90\u00a0m/min, best', 'up to 60\u00a0m/min']
  const cells = within(screen.getByRole('row', { name: /^Speed/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(speeds)
  expect(cells.map(({ dataset }) => dataset.part)).toEqual([undefined, 'best', undefined])
  // Only figures are marked: the operators are a sentence.
  expect(screen.getAllByText(words.lists.compare.table.best)).toHaveLength(1)
  // The legend of the mark is above the table.
  const legend = screen.getByText(words.lists.compare.table.bar)
  expect(legend.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('marks nothing as best of machines for different jobs, and of some for one job theirs', async () => {
  const { unmount } = await visit('machines=a,d')
  expect(screen.queryByText(words.lists.compare.table.best)).toBeNull()
  expect(screen.queryByText(words.lists.compare.table.barOfJob)).toBeNull()
  unmount()
  await visit('machines=d,c,a')
  const cells = within(screen.getByRole('row', { name: /^Speed/ })).getAllByRole('cell')
  expect(cells.map(({ dataset }) => dataset.part)).toEqual([undefined, undefined, 'best'])
  expect(screen.getByText(words.lists.compare.table.barOfJob)).toBeInTheDocument()
  expect(screen.queryByText(words.lists.compare.table.bar)).toBeNull()
})

it('draws the machines to one scale directly below their names, each above its length', async () => {
  await visit('machines=b,c')
  const [, drawing] = screen.getAllByRole('row')
  expect(drawing).toHaveTextContent(SIDE_VIEWS)
  const machines = within(drawing as HTMLElement).getAllByRole('listitem')
  expect(machines.map(({ textContent }) => textContent)).toEqual(['4,000 mmMachine b', '2,500 mmMachine c'])
  // How many millimetres each draws in its width, in font sizes.
  const scales = machines.map(machine => {
    const svg = machine.querySelector('svg')
    return Number(svg?.getAttribute('viewBox')?.split(' ')[2]) / Number.parseFloat(svg?.getAttribute('width') ?? '')
  })
  expect(scales[1]).toBeCloseTo(scales[0] ?? 0, 0)
  expect(machines.map(machine => machine.querySelector('use')?.getAttribute('width'))).toEqual(['4000', '2500'])
})

it('draws each machine in its own column for a wide window, at one scale and above its length', async () => {
  await visit('machines=b,c')
  const [, , row] = screen.getAllByRole('row')
  const [first, ...cells] = within(row as HTMLElement).getAllByRole('cell')
  expect(first).toHaveTextContent(SIDE_VIEWS)
  expect(cells.map(({ textContent }) => textContent)).toEqual(['4,000 mm', '2,500 mm'])
  const widths = cells.map(cell => Number.parseFloat(cell.querySelector('svg')?.getAttribute('width') ?? ''))
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(4000 / 2500, 1)
})

it('has no side views of machines without a size', async () => {
  await visit('machines=f')
  expect(screen.queryByText(SIDE_VIEWS)).toBeNull()
})

it('asks for a quote of one machine at its name, and of all below', async () => {
  await visit('machines=b,c')
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Get a quote/ })
  expect(links.map(({ ariaLabel, textContent, href }) => [ariaLabel ?? textContent, new URL(href).search])).toEqual([
    ['Get a quote: Machine b', '?machines=b'],
    ['Get a quote: Machine c', '?machines=c'],
    ['Get a quote for these', '?machines=b,c'],
  ])
})

it('says that drawings are stretched where one is', async () => {
  const { unmount } = await visit('machines=d,e')
  expect(screen.getByText(getSpeech().phrases.stretched)).toBeInTheDocument()
  unmount()
  await visit('machines=b,d')
  expect(screen.queryByText(getSpeech().phrases.stretched)).toBeNull()
})

it('names unknown machines as plain text, and is shared without them', async () => {
  await visit('machines=a,gone,<b>x</b>')
  expect(readColumns()).toEqual(['Machine a'])
  expect(readStatus()).toBe('Not in the catalogue: gone, <b>x</b>. Add one more to compare.')
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' }).href)
  expect(searchParams.get('text')).toBe(
    `Comparison: Machine a\nMachine a: speed up to 90 m/min\n${window.location.origin}/compare?machines=a`,
  )
})

it('names the machines for which the comparison has no room', async () => {
  await visit('machines=a,b,gone,c,d,e,f')
  expect(readColumns()).toHaveLength(4)
  expect(readStatus()).toBe(
    'Not in the catalogue: gone. Up to four machines can be compared. Left out: Machine e, Machine f.',
  )
})

it.each([
  ['machines=a,a', 'The link names the same machine twice. Add one more to compare.'],
  ['machines=f', 'No other machine in the catalogue does this job.'],
])('says what is missing from %s', async (query, sentence) => {
  await visit(query)
  expect(readColumns()).toHaveLength(1)
  expect(readStatus()).toBe(sentence)
})

describe('when a machine is removed on the page', () => {
  it.each([
    ['changes too if it held the same machines', ['a', 'b', 'c'], ['b', 'c']],
    ['stays as it is if a link brought another choice', ['a', 'd'], ['a', 'd']],
  ])("the visitor's own list %s", async (_, before, after) => {
    compareList.set(before.map(toListed))
    await visit('machines=a,b,c')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Machine a' }))
    expect(compareList.get().map(({ slug }) => slug)).toEqual(after)
  })
})

it('begins with the figures in which the machines differ; the others step back', async () => {
  await visit('machines=a,c')
  expect(readRows().slice(0, 2)).toEqual(['Speed', 'Operators'])
  expect(readRows()).toContain('Belt width')
  const same = screen.getAllByRole('rowheader').filter(name => name.closest('[data-same]'))
  expect(same.map(({ textContent }) => textContent)).toEqual(readRows().slice(2))
})

it('hides equal rows when only differences are wanted, until a single machine is left', async () => {
  await visit('machines=a,c')
  expect(readRows()).toContain('Belt width')
  // The six: speed, belt width, automation, what it works on, what it makes, and operators.
  await userEvent.click(screen.getByRole('checkbox', { name: 'Differences only (2 of 6)' }))
  expect(readRows()).toEqual(['Speed', 'Operators'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Machine c' }))
  expect(readRows()).toContain('Belt width')
})

it('folds rows that only one machine states', async () => {
  await visit('machines=a,c,b,d')
  const button = screen.getByRole('button', { name: 'Figures given for one machine only' })
  expect(readRows()).not.toContain('Dryer')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(readRows()).toContain('Dryer')
})

it('says that four machines are the most once a fourth was added', async () => {
  await visit('machines=a,b,c')
  network.answer(...toMachineReplies('machines=e', MACHINES))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add one more to compare' }), 'Machine e')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(readStatus()).toBe('Machine e added.'))
  expect(screen.getByText('You can compare four machines. Remove one to add another.')).toBeInTheDocument()
})

it('scrolls the names of the machines with their figures, and the figures with a focused name', async () => {
  await visit('machines=a,b,c')
  const names = screen.getAllByRole('columnheader')[0]?.closest('thead')
  const figures = screen.getByRole('rowgroup', { name: /^Figures of/ })
  if (!names) throw new Error('The table has no head')
  fireEvent.scroll(figures, { target: { scrollLeft: 90 } })
  expect(names.scrollLeft).toBe(90)
  act(() => screen.getByRole('link', { name: 'Machine b' }).focus())
  fireEvent.scroll(names, { target: { scrollLeft: 20 } })
  expect(figures.scrollLeft).toBe(20)
})

it('has no tab stop for its figures with two machines, whose columns never scroll sideways', async () => {
  await visit('machines=a,b')
  for (const group of screen.getAllByRole('rowgroup')) expect(group).not.toHaveAttribute('tabindex')
})

describe('the machines seen last', () => {
  it('are offered if the address names none, grouped by their job', async () => {
    seenList.set(['f', 'b', 'gone', 'a'])
    network.answer(...toMachineReplies('machines=f,b,gone,a', MACHINES))
    await visit('')
    expect(readStatus()).toBe(CHOOSE)
    const seen = await screen.findByRole('region', { name: 'Recently viewed' })
    const links = within(seen).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Machine f', '/compare?machines=f'],
      ['Printing: 2 machines', '/compare?machines=b,a'],
    ])
  })

  it('are left out if their data does not load', async () => {
    seenList.set(['a'])
    network.answer('dropped')
    await visit('')
    await finishPending()
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Suggested comparison' })).toBeInTheDocument()
  })
})
