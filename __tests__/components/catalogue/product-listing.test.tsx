import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductListing } from '@/components/catalogue/product-listing.client'
import { getApplications, getCategories, getFamilies, getProducts, getSearchWords } from '@/lib/content/content'
import { createFacetTable } from '@/lib/facets/facet-table'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { getPageQuery } from '@/lib/navigation/page-query'
import { createSearchIndexFile } from '@/lib/search/search-index'
import { json, stubNetwork } from '../../support/network'
import { WithSharedWords } from '../../support/shared-words'
import { renderWithoutScript } from '../../support/static-markup'
import { words } from '../../support/words'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const network = stubNetwork()

/** What the tests name, and each sixth of the others: the test DOM needs a second to draw all machines. */
const NAMED = ['Automatic Folder Gluer Machine', 'Air Expanding Shaft (3 Inch)']
const products = getProducts().filter(
  ({ title, category, family }, index) =>
    index % 6 === 0 || NAMED.includes(title) || category?.title === 'Magnet Machines' || family === 'Slitters',
)
const applications = getApplications()
const file = createSearchIndexFile(products, applications, getSearchWords(), words.catalogue.searchNotes)
const tableOf = (machines: typeof products) =>
  createFacetTable({
    products: machines,
    categories: getCategories(),
    families: getFamilies(),
    applications,
    words: words.catalogue,
  })
const table = tableOf(products)

const picture = { base: '/pictures/machine', widths: [320], width: 320, height: 240 }
const cards = products.map(product => createCardFacts(product, picture))

let nth = 0

/** A finder whose index no earlier test has loaded. */
function finder() {
  return (
    <WithSharedWords>
      <ProductListing
        table={table}
        searchUrl={`${file.url}?${nth}`}
        popular={[5, 0]}
        cards={cards}
        words={words.catalogue}
      />
    </WithSharedWords>
  )
}

function show(query = '') {
  window.history.replaceState(null, '', `/products${query}`)
  return render(finder())
}

// By selector: asking for roles among 150 controls takes the test DOM a second each time.
const shownTitles = () =>
  [...document.querySelectorAll('[data-part="product-list"] li :is(h2, h3)')].map(title => title.textContent)
const status = () => document.querySelector('[data-part="result-bar"] [role="status"]')
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 0)))

beforeEach(() => {
  nth++
  window.history.replaceState(null, '', '/products')
})

it('has a search landmark, named facets and a count that is announced', () => {
  show()
  expect(within(screen.getByRole('search')).getByRole('searchbox', { name: 'Search machines' })).toBeInTheDocument()
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Category' })).toBeInTheDocument()
  expect(status()).toHaveTextContent(`${products.length} machines`)
})

it('is the list of all machines without JavaScript, and its controls wait for a script', () => {
  const page = renderWithoutScript(finder())
  expect(page.querySelectorAll('li h3')).toHaveLength(products.length)
  for (const control of page.querySelectorAll('input, select, button')) {
    expect(control.closest('.needs-script')).not.toBeNull()
  }
})

it('lists all machines by family, in which a phone shows the first until asked', async () => {
  show()
  const families = [...document.querySelectorAll('[data-part="product-list"] > section')]
  const magnets = families.find(each => each.querySelector('h2')?.textContent === 'Magnet Machines') as HTMLElement
  expect([...magnets.querySelectorAll('h3')].map(title => title.textContent)).toEqual([
    'Magnet Pasting Machine',
    'Magnet Inserting Machine (Drill & Insert)',
  ])
  const folded = () => [...magnets.querySelectorAll('li')].map(card => card.className !== '')
  expect(folded()).toEqual([false, true])
  const button = within(magnets).getByRole('button', { name: 'Show all 2 Magnet Machines', hidden: true })
  await userEvent.click(button)
  expect(folded()).toEqual([false, false])
  expect(button).toHaveAttribute('aria-expanded', 'true')
  // Back finds it open again.
  expect(window.history.state.kept).toEqual({ 'family Magnet Machines': true })
})

it('asks for nothing before the search is used', async () => {
  show()
  await settle()
  expect(network.requests).toEqual([])
})

it('narrows the list by a choice, puts it in the address and disables what would give nothing', async () => {
  show()
  await userEvent.click(screen.getByLabelText(/^Magnet Machines/))
  expect(shownTitles()).toEqual(['Magnet Pasting Machine', 'Magnet Inserting Machine (Drill & Insert)'])
  expect(window.location.search).toBe('?category=magnet-machines')
  expect(status()).toHaveTextContent('2 machines')
  expect(screen.getByLabelText(/^Hand-fed/)).toBeDisabled()
})

it('follows the address on Back', async () => {
  show('?category=magnet-machines')
  expect(shownTitles()).toHaveLength(2)
  window.history.replaceState(null, '', '/products?category=slitters')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(shownTitles()).toEqual(['Cardboard Slitting Machine', 'Slitting & Rewinding Machine (Kraft / Duplex)'])
})

it('takes a filter away by its chip, and leaves the keyboard at the count', async () => {
  show('?category=magnet-machines&automation=automatic')
  await userEvent.click(screen.getByText('Magnet Machines', { selector: 'button > span' }))
  expect(window.location.search).toBe('?automation=automatic')
  expect(status()).toHaveFocus()
  await userEvent.click(screen.getByText('Clear all'))
  expect(window.location.search).toBe('')
  await waitFor(() => expect(shownTitles()).toHaveLength(products.length))
})

it('takes over a limit when its field is left', async () => {
  show()
  const width = within(screen.getByRole('group', { name: 'Sheet width in mm' }))
  await userEvent.type(width.getByLabelText('From'), '1200{Enter}')
  expect(window.location.search).toBe('?width=1200')
  expect(status()).not.toHaveTextContent(`${products.length} machines`)
})

it('closes the filters of a narrow screen at the number of what they leave', async () => {
  show('?category=magnet-machines')
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 machines' }))
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveAttribute('aria-expanded', 'false')
  expect(status()).toHaveFocus()
})

it('shows every card of a list in the order that was asked for, and says so in the address', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'title')
  expect(shownTitles()).toEqual(table.byTitle.map(index => products[index]?.title))
  expect(window.location.search).toBe('?sort=title')
})

it.each(['(', '---', '箱'])('shows all machines for %s, and says that it could read nothing', async typed => {
  network.answer(json(JSON.parse(file.body)))
  show()
  await userEvent.type(screen.getByLabelText('Search machines'), typed)
  expect(await screen.findByText(/^Nothing could be read from this search/)).toBeInTheDocument()
  expect(shownTitles()).toHaveLength(products.length)
  expect(status()).toHaveTextContent(`${products.length} machines`)
  // Until then the next test would find the query.
  await waitFor(() => expect(window.location.search).toMatch(/^\?q=/))
})

it('finds with each key, marks the words and shows the best match first', async () => {
  network.answer(json(JSON.parse(file.body)))
  show()
  await userEvent.click(screen.getByLabelText('Search machines'))
  await userEvent.paste('foldr glue')
  await userEvent.keyboard('r')
  await screen.findAllByText('gluer', { selector: 'p > mark' })
  expect(shownTitles()[0]).toBe('Automatic Folder Gluer Machine')
  const [title] = document.querySelectorAll('[data-part="product-list"] h2')
  expect([...(title?.querySelectorAll('mark') ?? [])].map(mark => mark.textContent)).toEqual(['Folder', 'Gluer'])
  expect(getPageQuery()).toBe('?q=foldr+gluer')
  expect(network.requests).toHaveLength(1)
  expect(screen.getByLabelText('Sort')).toHaveValue('best')
})

it('says how a word was read, and where the site answers what no machine does', async () => {
  network.answer(json(JSON.parse(file.body)))
  show('?q=medicine+carton+warranty')
  const reading = (await screen.findByText('medicine: read as pharma carton')).closest('p')
  expect(reading).toHaveAttribute('role', 'status')
  expect(reading?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/contact-us/))
  expect(shownTitles()[0]).toBe('Automatic Folder Gluer Machine')
})

it('waits for a second letter, because one is in every title', async () => {
  show('?q=f')
  await settle()
  expect(shownTitles()).toHaveLength(products.length)
  expect(network.requests).toEqual([])
})

it('says what is left without each filter when nothing fits, and takes one away', async () => {
  network.answer(json(JSON.parse(file.body)))
  show('?category=magnet-machines&automation=hand-fed')
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

it('offers the nearest group, popular machines and the contact page when nothing fits', async () => {
  network.answer(json(JSON.parse(file.body)))
  show('?q=xqzvw&category=slitters')
  expect(await screen.findByText('No machine matches ‘xqzvw’')).toBeInTheDocument()
  expect(screen.getByText('Slitters', { selector: 'a' })).toHaveAttribute('href', '/products?category=slitters')
  expect(screen.getByText('Contact Us')).toHaveAttribute('href', '/contact-us')
  expect(shownTitles()).toHaveLength(2)
})

it.each([
  ['is dropped', 'dropped'],
  ['is missing', { status: 404, text: 'Not found' }],
  ['belongs to another catalogue', json({ count: 3 })],
  ['is not JSON', { status: 200, text: '<html>' }],
] as const)('stays whole when the index %s, and tries again when asked', async (_, reply) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  network.answer(reply, json(JSON.parse(file.body)))
  show('?q=gluer')
  const failure = await screen.findByText(/^The search could not be loaded/)
  expect(failure.parentElement).toHaveAttribute('role', 'alert')
  expect(shownTitles()).toHaveLength(products.length)
  await userEvent.click(screen.getByText('Try again'))
  await screen.findAllByText('gluer', { selector: 'mark' })
  expect(screen.queryByText(/^The search could not be loaded/)).toBeNull()
  warn.mockRestore()
})

it('goes on with a search that was typed offline once the connection is back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  network.answer('dropped', json(JSON.parse(file.body)))
  show('?q=gluer')
  await screen.findByText(/^The search could not be loaded/)
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findAllByText('gluer', { selector: 'mark' })
  warn.mockRestore()
})

it('says what of the address it ignores', () => {
  show('?category=nonsense&width=9-1')
  expect(screen.getByText(/Left out, because it is unknown or too long/)).toHaveTextContent(
    '‘nonsense’, sheet width ‘9-1’',
  )
  expect(shownTitles()).toHaveLength(products.length)
})

/** The list of a company with the first machines alone. */
function renderSmall(count: number) {
  const listing = (
    <ProductListing
      table={tableOf(products.slice(0, count))}
      searchUrl={file.url}
      popular={[0]}
      cards={cards.slice(0, count)}
      words={words.catalogue}
    />
  )
  return renderWithoutScript(<WithSharedWords>{listing}</WithSharedWords>)
}

it('has no headings of families in a short list, whose rows would have a single card', () => {
  const shown = renderSmall(5)
  expect(shown.querySelectorAll('[data-part="product-list"] > li h2')).toHaveLength(5)
  expect(shown.querySelectorAll('h3')).toHaveLength(0)
})

it('has nothing to filter or sort by with one machine', () => {
  expect(renderSmall(2).querySelector('fieldset')).toBeInTheDocument()
  const shown = renderSmall(1)
  expect(shown.querySelector('fieldset, select')).not.toBeInTheDocument()
  expect(shown.querySelector('[type="search"]')).toHaveAttribute('placeholder', 'Search the machine')
})
