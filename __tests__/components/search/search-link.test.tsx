import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { words } from '@/__tests__/support/words'
import { SearchKeySwitch } from '@/components/search/search-key-switch.client'
import { SearchLink } from '@/components/search/search-link.client'

const push = jest.fn()
const router = { push }
// The framework's router, which works only inside its app.
jest.mock('next/navigation', () => ({ useRouter: () => router }))

const opener = <SearchLink place="bar" label="Search machines" />

beforeEach(() => {
  window.localStorage.clear()
  push.mockClear()
  Element.prototype.scrollIntoView = jest.fn()
})

it('is a link whose name includes its shortcut', () => {
  render(opener)
  const link = screen.getByRole('link', { name: 'Search machines' })
  expect(link).toHaveAttribute('aria-keyshortcuts', '/')
  expect(link).toHaveAttribute('href', '/products#search')
})

it('focuses the search field of the page on a slash, unless the slash is typed into another field', async () => {
  render(
    <>
      {opener}
      <input id="search" aria-label="Field" />
      <textarea aria-label="Message" />
    </>,
  )
  await userEvent.keyboard('/')
  expect(screen.getByLabelText('Field')).toHaveFocus()
  expect(screen.getByLabelText('Field')).toHaveValue('')
  await userEvent.type(screen.getByLabelText('Message'), 'a/b')
  expect(screen.getByLabelText('Message')).toHaveValue('a/b')
  expect(push).not.toHaveBeenCalled()
})

it('leaves a click with Ctrl or ⌘ to the browser, which opens the products page in a new tab', () => {
  render(
    <>
      {opener}
      <input id="search" aria-label="Field" />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Search machines' })
  const arePrevented: boolean[] = []
  // Runs after the link's own handler. jsdom cannot open a page.
  function handleClick(event: Event) {
    arePrevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', handleClick)
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, {}]) fireEvent.click(link, keys)
  document.removeEventListener('click', handleClick)
  expect(arePrevented).toEqual([false, false, true])
})

it('does not name the shortcut in the side menu, whose link does not handle it', () => {
  render(<SearchLink place="menu" label="Search machines" />)
  expect(screen.getByRole('link', { name: 'Search machines' })).not.toHaveAttribute('aria-keyshortcuts')
})

it('ignores / on a device where the shortcut was turned off, until it is turned on again', async () => {
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
  const link = screen.getByRole('link', { name: 'Search machines' })
  expect(link).not.toHaveAttribute('aria-keyshortcuts')
  await userEvent.keyboard('/')
  expect(push).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Turn the / key on' }))
  expect(link).toHaveAttribute('aria-keyshortcuts', '/')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.keyboard('/')
  expect(push).toHaveBeenCalledWith('/products#search')
})
