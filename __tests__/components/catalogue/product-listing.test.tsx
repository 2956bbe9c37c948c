import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { manyMachines } from '@/__tests__/support/many-machines'
import { ProductListing } from '@/components/catalogue/product-listing.client'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { createSearchIndexFile } from '@/lib/listing/search-index-file'
import { createFacetTable } from '@/lib/trade/facets/facet-table'
import { json, stubNetwork } from '../../support/network'
import { finishPending } from '../../support/pending'
import { WithSharedWords } from '../../support/shared-words'
import { renderWithoutScript } from '../../support/static-markup'
import { words } from '../../support/words'

// The framework's router, which works only inside its app.
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

// The same in a browser: e2e/search.spec.ts, and without JavaScript e2e/without-script.spec.ts.

const network = stubNetwork()

/** The machines that the tests name, and every sixth of the others: the test DOM needs a second to render all. */
const NAMED = ['Automatic Folder Gluer Machine', 'Air Expanding Shaft (3 Inch)']
const products = manyMachines.products.filter(
  ({ title, category, family }, index) =>
    index % 6 === 0 || NAMED.includes(title) || category?.title === 'Magnet Machines' || family?.title === 'Slitters',
)
const applications = manyMachines.applications
const file = createSearchIndexFile(products, applications, manyMachines.searchWords, words.catalogue.searchNotes)
const tableOf = (machines: typeof products) =>
  createFacetTable({
    products: machines,
    categories: manyMachines.categories,
    families: manyMachines.families,
    applications,
    words: words.catalogue,
  })
const table = tableOf(products)

const picture = { base: '/pictures/machine', widths: [320], width: 320, height: 240 }
const cards = products.map(product => createCardFacts(product, picture))

/** Places of popular machines in the list, which are offered if nothing matches; any two will do. */
const POPULAR = [5, 0]

/** Stands in the address of the index, because what an earlier test has loaded is not requested again. */
let testNumber = 0

function buildListing() {
  return (
    <WithSharedWords>
      <ProductListing
        table={table}
        searchUrl={`${file.url}?${testNumber}`}
        popular={POPULAR}
        cards={cards}
        words={words.catalogue}
      />
    </WithSharedWords>
  )
}

function renderListing(query = '') {
  window.history.replaceState(null, '', `/products${query}`)
  return render(buildListing())
}

// By selector: asking for roles among 150 controls takes the test DOM a second each time.
const shownTitles = () =>
  [...document.querySelectorAll('[data-part="product-list"] article :is(h2, h3)')].map(title => title.textContent)
const status = () => document.querySelector('[data-part="result-bar"] [role="status"]')

beforeEach(() => {
  testNumber++
  window.history.replaceState(null, '', '/products')
})
afterEach(() => jest.restoreAllMocks())

it('has a search landmark, named facets and a count that is announced', () => {
  renderListing()
  expect(within(screen.getByRole('search')).getByRole('searchbox', { name: 'Search machines' })).toBeInTheDocument()
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Category' })).toBeInTheDocument()
  expect(status()).toHaveTextContent(`${products.length} machines`)
})

it('lists all machines by family; a phone shows the first of three families and the names of the others until asked for all', async () => {
  renderListing()
  const cards = [...document.querySelectorAll('[data-part="product-list"] > ul > li')]
  // Only the first card of a family has its heading. There are two magnet machines.
  const first = cards.findIndex(each => each.querySelector('h2')?.textContent === 'Magnet Machines')
  const magnets = cards.slice(first, first + 2)
  expect(magnets.map(each => each.querySelector('h3')?.textContent)).toEqual([
    'Magnet Pasting Machine',
    'Magnet Inserting Machine (Drill & Insert)',
  ])
  const [, second] = magnets
  expect(second?.querySelector('h2')).toBeNull()
  // A card has a class only while a phone hides it. The test DOM has no style sheet that would show it.
  const folded = () => magnets.map(card => card.className !== '')
  expect(folded()).toEqual([true, true])
  expect(cards[0]?.className).toBe('')
  const button = screen.getByRole('button', { name: 'Show all 2 Magnet Machines', hidden: true })
  await userEvent.click(button)
  expect(folded()).toEqual([false, false])
  expect(button).toHaveAttribute('aria-expanded', 'true')
  // The history entry keeps the family open, for a visitor who comes back to this page.
  expect(window.history.state.kept).toEqual({ 'family Magnet Machines': true })
})

it('follows a family that leaves a gap in a row of three with the next that fills it', () => {
  renderListing()
  const cards = [...document.querySelectorAll('[data-part="product-list"] > ul > li')]
  const starts = cards.flatMap((card, index) => (card.querySelector('h2') ? index : []))
  const sizes = starts.map((start, index) => (starts[index + 1] ?? cards.length) - start)
  for (const [index, start] of starts.entries()) {
    const gap = (3 - (start % 3)) % 3
    const filling = sizes.slice(index).some(size => gap > 0 && size % 3 === gap)
    expect([start, filling && (sizes[index] ?? 0) % 3 !== gap]).toEqual([start, false])
  }
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(products.length)
})

it('removes a filter by its chip, and moves the focus to the count', async () => {
  renderListing('?category=magnet-machines&automation=automatic')
  await userEvent.click(screen.getByText('Magnet Machines', { selector: 'button > span' }))
  expect(window.location.search).toBe('?automation=automatic')
  expect(status()).toHaveFocus()
  await userEvent.click(screen.getByText('Clear all'))
  expect(window.location.search).toBe('')
  await waitFor(() => expect(shownTitles()).toHaveLength(products.length))
})

it('shows the machines that match a search in part behind a button that leads to the first of them', async () => {
  network.answer(json(JSON.parse(file.body)))
  renderListing('?q=folder gluer')
  const button = await screen.findByRole('button', { name: /^Show \d+ more that match in part$/ })
  const whole = shownTitles().length
  expect(shownTitles()[0]).toBe('Automatic Folder Gluer Machine')
  const rest = Number(button.textContent?.replace(/\D/g, ''))
  await userEvent.click(button)
  expect(status()).toHaveTextContent(`${whole + rest} machines`)
  expect(shownTitles()).toHaveLength(whole + rest)
  expect(document.activeElement?.textContent).toBe(shownTitles()[whole])
  expect(button).not.toBeInTheDocument()
  // The next search begins with what matches whole; the history entry keeps this one's, for a visitor who comes back.
  expect(window.history.state.kept).toEqual({ rest: 'folder gluer' })
  await userEvent.type(screen.getByLabelText('Search machines'), ' machine')
  await waitFor(() => expect(status()).toHaveTextContent(`${whole} machines`))
})

it('applies a limit when Enter is pressed in its field', async () => {
  renderListing()
  const width = within(screen.getByRole('group', { name: 'Sheet width in mm' }))
  await userEvent.type(width.getByLabelText('From'), '1200{Enter}')
  expect(window.location.search).toBe('?width=1200')
  expect(status()).not.toHaveTextContent(`${products.length} machines`)
})

it('closes the filters of a narrow screen with a button that says how many machines match', async () => {
  renderListing('?category=magnet-machines')
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 machines' }))
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveAttribute('aria-expanded', 'false')
  expect(status()).toHaveFocus()
})

it('shows every card in the chosen order, and puts the order into the address', async () => {
  renderListing()
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'title')
  expect(shownTitles()).toEqual(table.byTitle.map(index => products[index]?.title))
  expect(window.location.search).toBe('?sort=title')
})

it('says that it could not read a search, and shows all machines', async () => {
  network.answer(json(JSON.parse(file.body)))
  renderListing()
  // The site has no word in Chinese, so nothing of this search is read.
  await userEvent.type(screen.getByLabelText('Search machines'), '箱')
  expect(await screen.findByText(/^We could not read this search/)).toBeInTheDocument()
  expect(shownTitles()).toHaveLength(products.length)
  expect(status()).toHaveTextContent(`${products.length} machines`)
  // Otherwise the next test would start with this query.
  await waitFor(() => expect(window.location.search).toMatch(/^\?q=/))
})

it('does not search for a single letter, with which some word of nearly every title begins', async () => {
  renderListing('?q=f')
  await finishPending()
  expect(shownTitles()).toHaveLength(products.length)
  expect(network.requests).toEqual([])
})

it('says how many machines match without each filter if none matches, and removes the chosen filter', async () => {
  network.answer(json(JSON.parse(file.body)))
  renderListing('?category=magnet-machines&automation=hand-fed')
  const note = within((await screen.findByText('No machine matches these filters')).parentElement as HTMLElement)
  expect(note.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\d+/, 'n'))).toEqual([
    'Without Magnet Machines: n machines',
    'Without Hand-fed: n machines',
  ])
  await userEvent.click(note.getByText('Without Hand-fed: 2 machines'))
  expect(window.location.search).toBe('?category=magnet-machines')
  expect(shownTitles()).toHaveLength(2)
  expect(status()).toHaveFocus()
})

it('offers the nearest group, popular machines and the contact page if nothing matches', async () => {
  network.answer(json(JSON.parse(file.body)))
  renderListing('?q=xqzvw&category=slitters')
  expect(await screen.findByText('No machine matches ‘xqzvw’')).toBeInTheDocument()
  expect(screen.getByText('Slitters', { selector: 'a' })).toHaveAttribute('href', '/products?category=slitters')
  expect(screen.getByText('Contact Us')).toHaveAttribute('href', '/contact-us')
  expect(shownTitles()).toEqual(POPULAR.map(place => products[place]?.title))
})

it.each([
  ['is dropped', 'the connection is back', 'dropped', () => window.dispatchEvent(new Event('online'))],
  ['belongs to another catalogue', 'asked', json({ count: 3 }), () => screen.getByText('Try again').click()],
] as const)('shows the whole list if the index %s, and tries again when %s', async (_case, _when, reply, retry) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  network.answer(reply, json(JSON.parse(file.body)))
  renderListing('?q=gluer')
  const failure = await screen.findByText(/^Search did not load/)
  expect(failure.parentElement).toHaveAttribute('role', 'alert')
  expect(shownTitles()).toHaveLength(products.length)
  act(() => void retry())
  await screen.findAllByText('gluer', { selector: 'mark' })
  expect(screen.queryByText(/^Search did not load/)).toBeNull()
})

it('empties the search field by its button, which goes with the text', async () => {
  network.answer(json(JSON.parse(file.body)))
  renderListing('?q=gluer')
  await screen.findAllByText('gluer', { selector: 'mark' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  const field = screen.getByRole('searchbox')
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
  expect(shownTitles()).toHaveLength(products.length)
})

/** The place of the only machine that is popular there. */
const FIRST = [0]

/** The list of a company that has only the first machines. */
function renderSmall(count: number) {
  const listing = (
    <ProductListing
      table={tableOf(products.slice(0, count))}
      searchUrl={file.url}
      popular={FIRST}
      cards={cards.slice(0, count)}
      words={words.catalogue}
    />
  )
  return renderWithoutScript(<WithSharedWords>{listing}</WithSharedWords>)
}

it('has no family headings in a short list, and neither filters nor sorting with one machine', () => {
  // Without families, the titles of the machines are the headings of the second level.
  const five = renderSmall(5)
  expect(five.querySelectorAll('[data-part="product-list"] > li h2')).toHaveLength(5)
  expect(five.querySelectorAll('h3')).toHaveLength(0)
  expect(five.querySelector('fieldset')).toBeInTheDocument()
  const one = renderSmall(1)
  expect(one.querySelector('fieldset, select')).not.toBeInTheDocument()
  expect(one.querySelector('[type="search"]')).toHaveAttribute('placeholder', 'Search the machine')
})
