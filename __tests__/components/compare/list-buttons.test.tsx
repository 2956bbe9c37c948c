import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListButtons } from '@/components/compare/list-buttons.client'
import { ListMessage } from '@/components/compare/list-message.client'
import { ListTray } from '@/components/compare/list-tray.client'
import { SharedWordsProvider } from '@/components/page/shared-words.client'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { compareList, enquiryList } from '@/lib/lists/machine-list'
import { WithSharedWords } from '../../support/shared-words'
import { stubStorage } from '../../support/storage'
import { words } from '../../support/words'

// The same in a browser: e2e/translated.spec.ts. The limit of four machines: e2e/compare.spec.ts.

// The framework's router, which works only inside its app.
jest.mock('next/navigation', () => ({ usePathname: () => '/products' }))

const storage = stubStorage()

const buildListed = (slug: string, process = 'printing') => ({ slug, title: `Machine ${slug}`, process })

const page = (
  <WithSharedWords>
    <ListButtons machine={buildListed('a')} />
    <ListButtons machine={buildListed('b')} />
    <ListButtons machine={buildListed('s', 'stitching')} />
    <ListTray words={words.lists.tray} />
    <ListMessage words={words.lists.changes} />
  </WithSharedWords>
)

const compare = (slug: string) => screen.getByRole('button', { name: `Compare Machine ${slug}` })
const enquire = (slug: string) => screen.getByRole('button', { name: new RegExp(`enquiry.*: Machine ${slug}$`) })

async function press(button: HTMLElement) {
  await act(async () => void fireEvent.click(button))
}

afterEach(() => jest.useRealTimers())
beforeEach(() => {
  act(() => {
    compareList.set([])
    enquiryList.set([])
  })
})

it('names the machine in every button and says whether it is pressed', async () => {
  render(page)
  expect(compare('a')).toHaveAttribute('aria-pressed', 'false')
  await press(compare('a'))
  expect(compare('a')).toHaveAttribute('aria-pressed', 'true')
  expect(compare('b')).toHaveAttribute('aria-pressed', 'false')
})

it('says which machine was added, and links to the comparison of those on the list', async () => {
  render(page)
  await press(compare('a'))
  expect(screen.getByRole('status')).toHaveTextContent('Machine a added to the comparison.')
  await press(compare('b'))
  expect(screen.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', '/compare?machines=a,b')
})

it('says why a machine for another step cannot be compared', async () => {
  render(page)
  await press(compare('a'))
  await press(compare('s'))
  expect(screen.getByRole('status')).toHaveTextContent('Only machines that do the same job can be compared')
  expect(compare('s')).toHaveAttribute('aria-pressed', 'false')
})

it('acts once on a double press', async () => {
  const visitor = userEvent.setup()
  render(page)
  await visitor.dblClick(compare('a'))
  await visitor.dblClick(enquire('a'))
  expect([compareList, enquiryList].map(({ get }) => get().map(({ slug }) => slug))).toEqual([['a'], ['a']])
})

it('says how long a list is kept if the browser stores nothing, and removes that notice in time', async () => {
  jest.useFakeTimers()
  storage.block()
  render(page)
  await press(compare('a'))
  expect(screen.getByRole('status')).toHaveTextContent(
    'Machine a added to the comparison. This browser does not save the list. It lasts until you close or reload the page.',
  )
  expect(screen.getByRole('status').parentElement).toHaveAttribute('data-part', 'corner')
  act(() => jest.advanceTimersByTime(STATUS_CLEAR_MS))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await press(compare('a'))
  expect(screen.getByRole('status').textContent).toBe('Machine a removed from the comparison.')
})

it('offers no comparison if it gets no words for it, as in a catalogue of one machine', () => {
  const alone = { share: words.frame.share, listButtons: { ...words.lists.buttons, compare: null } }
  render(
    <SharedWordsProvider words={alone}>
      <ListButtons machine={buildListed('a')} />
    </SharedWordsProvider>,
  )
  expect(screen.getAllByRole('button')).toEqual([enquire('a')])
})
