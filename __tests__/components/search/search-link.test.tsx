import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithoutScript } from '@/__tests__/support/static-markup'
import { words } from '@/__tests__/support/words'
import { SearchKeySwitch } from '@/components/search/search-key-switch.client'
import { SearchLink } from '@/components/search/search-link.client'

const push = jest.fn()
const router = { push }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

const opener = <SearchLink place="bar" label="Search machines" />

beforeEach(() => {
  window.localStorage.clear()
  push.mockClear()
  Element.prototype.scrollIntoView = jest.fn()
})

it('is a link with a name that tells its shortcut', () => {
  render(opener)
  expect(screen.getByRole('link', { name: 'Search machines' })).toHaveAttribute('aria-keyshortcuts', '/')
})

it('leads to the products page without JavaScript', () => {
  expect(renderWithoutScript(opener).querySelector('a')).toHaveAttribute('href', '/products#search')
})

it('goes to the search with / from any page', async () => {
  render(opener)
  await userEvent.keyboard('/')
  expect(push).toHaveBeenCalledWith('/products#search')
})

it('focuses the field of the page in view, and types no slash into it', async () => {
  render(
    <>
      {opener}
      <input id="search" aria-label="Field" />
    </>,
  )
  await userEvent.keyboard('/')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(push).not.toHaveBeenCalled()
})

it('leaves the slash to a field that is being typed in', async () => {
  render(
    <>
      {opener}
      <textarea aria-label="Message" />
    </>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'a/b')
  expect(screen.getByRole('textbox')).toHaveValue('a/b')
  expect(push).not.toHaveBeenCalled()
})

it('leaves / alone on a device where it was turned off, until it is turned on again', async () => {
  const { unmount } = render(<SearchKeySwitch words={words.catalogue.searchKey} />)
  await userEvent.click(screen.getByRole('button', { name: 'Turn the / key off' }))
  expect(screen.getByRole('status')).toHaveTextContent('The / key is off on this device.')
  unmount()
  render(
    <>
      {opener}
      <SearchKeySwitch words={words.catalogue.searchKey} />
    </>,
  )
  await userEvent.keyboard('/')
  expect(push).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Turn the / key on' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.keyboard('/')
  expect(push).toHaveBeenCalledWith('/products#search')
})
