import { act, render, screen } from '@testing-library/react'
import { stubOfflineStore } from '@/__tests__/support/offline-store'
import { SavedPages } from '@/components/offline/saved-pages.client'
import { words } from '../../support/words'

const store = stubOfflineStore()
const page = (title: string) => `<title>${title} | Boxwright Machinery</title>`

it('lists each cached page once by its title, without files and without the offline page itself', async () => {
  store.stores.set('site-pages-a', new Map([['/products', page('Products')]]))
  store.stores.set(
    'site-catalogue-a',
    new Map([
      ['/products', page('Products')],
      ['/product/x', page('Cutters &amp; Slitters')],
      ['/icons.svg', '<svg/>'],
      ['/offline', page('No network')],
    ]),
  )
  store.stores.set('site-files-a', new Map([['/products.txt', 'data']]))
  render(<SavedPages words={words.pages.offline} />)
  const links = await screen.findAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Products', '/products'],
    ['Cutters & Slitters', '/product/x'],
  ])
})

it('says that nothing is saved, even if the browser has no cache, and says when the network is back', async () => {
  const { unmount } = render(<SavedPages words={words.pages.offline} />)
  expect(await screen.findByText('Nothing is saved on this device yet.')).toBeInTheDocument()
  unmount()
  Reflect.deleteProperty(globalThis, 'caches')
  render(<SavedPages words={words.pages.offline} />)
  expect(await screen.findByText('Nothing is saved on this device yet.')).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status')).toHaveTextContent('You are back online. Try again.')
})
