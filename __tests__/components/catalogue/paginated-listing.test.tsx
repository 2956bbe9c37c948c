import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { manyMachines } from '@/__tests__/support/many-machines'
import { PaginatedListing } from '@/components/catalogue/paginated-listing.client'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { createSearchIndexFile } from '@/lib/listing/search-index-file'
import { pushPageQuery } from '@/lib/navigation/page-query'
import { buildFacetView } from '@/lib/trade/facets/facet-matches'
import { EMPTY_SELECTION } from '@/lib/trade/facets/facet-selection'
import { createFacetTable } from '@/lib/trade/facets/facet-table'
import { json, stubNetwork } from '../../support/network'
import { finishPending } from '../../support/pending'
import { WithSharedWords } from '../../support/shared-words'
import { words } from '../../support/words'

// The framework's router, which works only inside its app.
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const network = stubNetwork()

/** How often the list has each machine of the frozen catalogue, so that it has several pages. */
const COPIES = 3
const applications = manyMachines.applications
const products = Array.from({ length: COPIES }, (_, copy) =>
  manyMachines.products.map(product => ({
    ...product,
    slug: `${product.slug}-${copy}`,
    title: `${product.title} No ${copy}`,
  })),
).flat()
const table = createFacetTable({
  products,
  categories: manyMachines.categories,
  families: manyMachines.families,
  applications,
  words: words.catalogue,
})
const picture = { base: '/pictures/a', widths: [320, 640], width: 3, height: 2 }
const list = { table, cards: products.map(product => createCardFacts(product, picture)) }
const index = createSearchIndexFile(products, applications, manyMachines.searchWords, words.catalogue.searchNotes)

/** Without a search, no machine ranks before another. */
const NO_RANKING = null

/** Places of popular machines in the list; any two will do. */
const POPULAR = [5, 0]

/** Stands in the addresses of the files, because the search index of an earlier test is not requested again. */
let testNumber = 0

/** Shows the list at an address. The page itself has only the first machines; a file has the data of all. */
function renderListing(query = '') {
  window.history.replaceState(null, '', `/products${query}`)
  return render(
    <PaginatedListing
      facets={{ ...table, machines: [], byTitle: [] }}
      initialView={buildFacetView(table, EMPTY_SELECTION, NO_RANKING)}
      total={products.length}
      dataUrl={`/catalogue/list.json?${testNumber}`}
      searchUrl={`${index.url}?${testNumber}`}
      popular={POPULAR}
      words={words.catalogue}
    >
      <p>First page</p>
    </PaginatedListing>,
    { wrapper: WithSharedWords },
  )
}

const shownTitles = () =>
  [...document.querySelectorAll('[data-part="product-list"] h2')].map(title => title.textContent)
const status = () => document.querySelector('[data-part="result-bar"] [role="status"]')

/** Waits until the first results and the button below them are shown, and presses the button. */
async function showMore() {
  await waitFor(() => expect(shownTitles()).toHaveLength(LIST_PAGE_SIZE))
  await userEvent.click(screen.getByRole('button', { name: /^Show \d+ more of/ }))
}

beforeEach(() => {
  testNumber++
  window.history.replaceState(null, '', '/products')
})
afterEach(() => jest.restoreAllMocks())

it('has a search landmark and named facets with the counts of the whole catalogue, without a request', async () => {
  renderListing()
  expect(within(screen.getByRole('search')).getByRole('searchbox', { name: 'Search machines' })).toBeInTheDocument()
  // Each facet shows its first values; the others, such as this one, come when its button is pressed.
  const [more] = screen.getAllByRole('button', { name: /^\d+ more$/ })
  expect(screen.queryByLabelText(/^Magnet Machines/)).toBeNull()
  if (more) fireEvent.click(more)
  expect(screen.getByLabelText(/^Magnet Machines/)).toBeEnabled()
  // The button is gone, so the focus is on the first of them.
  expect(document.activeElement).toHaveAttribute('type', 'checkbox')
  expect(status()).toHaveTextContent(`${products.length} machines`)
  expect(screen.getByText('First page')).toBeInTheDocument()
  await finishPending()
  expect(network.requests).toEqual([])
})

it('shows more with the focus on the first new machine, as many after Back, and one page of another list', async () => {
  network.answer(json(list), json(list))
  const { unmount } = renderListing('?automation=automatic&sort=title')
  await showMore()
  await waitFor(() => expect(shownTitles().length).toBeGreaterThan(LIST_PAGE_SIZE))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(shownTitles()[LIST_PAGE_SIZE]))
  // The list is fetched again; how many are shown is kept in the component's module, by the query.
  unmount()
  renderListing('?automation=automatic&sort=title')
  await waitFor(() => expect(shownTitles().length).toBeGreaterThan(LIST_PAGE_SIZE))
  act(() => pushPageQuery('?substrate=corrugated'))
  await waitFor(() => expect(shownTitles().length).toBe(LIST_PAGE_SIZE))
})

it('keeps the first page and offers a retry if the catalogue does not load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  network.answer({ status: 500, text: '' })
  renderListing('?category=magnet-machines')
  expect(await screen.findByText(/list of machines did not load/)).toBeInTheDocument()
  expect(screen.getByText('First page')).toBeInTheDocument()
  expect(status()).toHaveTextContent(`${products.length} machines`)
  network.answer(json(list))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByText(/^Magnet Pasting Machine No/)).toHaveLength(COPIES))
  expect(warn).toHaveBeenCalledTimes(1)
})
