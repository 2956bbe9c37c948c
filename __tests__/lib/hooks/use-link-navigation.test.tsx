import { fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { useLinkNavigation } from '@/lib/hooks/use-link-navigation'

const push = jest.fn()
const prefetch = jest.fn()
const router = { push, prefetch } as unknown as AppRouterInstance

const LINKS = {
  product: '/product/a?from=grid#figures',
  here: '#stations',
  sheet: '/data-sheets/a.pdf',
  elsewhere: 'https://example.com/product/a',
  mail: 'mailto:sales@boxwright.example',
}

function Page() {
  useLinkNavigation('/products')
  return (
    <>
      {Object.entries(LINKS).map(([name, href]) => (
        <a key={name} href={href}>
          <span>{name}</span>
        </a>
      ))}
      <a href="/product/b" target="_blank" rel="noopener">
        window
      </a>
      <a href="/product/b" download>
        file
      </a>
      <a href="/product/b" onClick={event => event.preventDefault()}>
        handled
      </a>
    </>
  )
}

/** Presses what bears the text; true where the browser is left to follow the link itself. */
function press(text: string, init?: MouseEventInit) {
  const isLeft = { value: false }
  const note = (event: Event) => {
    isLeft.value = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent.click(screen.getByText(text), init)
  return isLeft.value
}

beforeEach(() => {
  push.mockClear()
  prefetch.mockClear()
  render(
    <AppRouterContext value={router}>
      <Page />
    </AppRouterContext>,
  )
})

it('changes the page without a reload, with query and place', () => {
  expect(press('product')).toBe(false)
  expect(push.mock.calls).toEqual([['/product/a?from=grid#figures']])
})

it.each(['here', 'sheet', 'elsewhere', 'mail', 'window', 'file'])('leaves %s to the browser', text => {
  expect(press(text)).toBe(true)
  expect(push).not.toHaveBeenCalled()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %j to the browser',
  init => {
    expect(press('product', init)).toBe(true)
    expect(push).not.toHaveBeenCalled()
  },
)

it('does nothing where the page has dealt with the press', () => {
  press('handled')
  expect(push).not.toHaveBeenCalled()
})

it('fetches a page once, when its link is pointed at or focused', () => {
  fireEvent.pointerOver(screen.getByText('product'))
  fireEvent.focusIn(screen.getByText('product'))
  expect(prefetch.mock.calls).toEqual([['/product/a']])
})

it('fetches nothing ahead for files and other sites', () => {
  for (const text of ['sheet', 'elsewhere', 'here']) fireEvent.pointerOver(screen.getByText(text))
  expect(prefetch).not.toHaveBeenCalled()
})
