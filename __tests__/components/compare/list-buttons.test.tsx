import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListButtons } from '@/components/compare/list-buttons.client'
import { ListMessage } from '@/components/compare/list-message.client'
import { ListTray } from '@/components/compare/list-tray.client'
import { EnquiryBadge } from '@/components/enquiry/enquiry-badge.client'
import { SharedWordsProvider } from '@/components/page/shared-words.client'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { compareList, enquiryList } from '@/lib/lists/machine-list'
import { WithSharedWords } from '../../support/shared-words'
import { renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'
import { words } from '../../support/words'

jest.mock('next/navigation', () => ({ usePathname: () => '/products' }))

const storage = stubStorage()

const build = (slug: string, process = 'printing') => ({ slug, title: `Machine ${slug}`, process })

const page = (
  <WithSharedWords>
    <ListButtons machine={build('a')} />
    <ListButtons machine={build('b')} />
    <ListButtons machine={build('s', 'stitching')} />
    <ListTray words={words.lists.tray} />
    <ListMessage words={words.lists.changes} />
    <EnquiryBadge name={words.lists.badge} place="bar" />
  </WithSharedWords>
)

const compare = (slug: string) => screen.getByRole('button', { name: `Compare Machine ${slug}` })
const enquire = (slug: string) => screen.getByRole('button', { name: new RegExp(`enquiry.*: Machine ${slug}$`) })

async function press(button: HTMLElement) {
  await act(async () => void fireEvent.click(button))
}

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
  expect(screen.getByRole('status')).toHaveTextContent('Machine a added to the comparison.')
})

it('hides the buttons without JavaScript, which alone can work them', () => {
  for (const button of renderWithoutScript(page).querySelectorAll('button'))
    expect(button.closest('.needs-script')).not.toBeNull()
})

it('offers the comparison once there are two machines', async () => {
  render(page)
  await press(compare('a'))
  expect(screen.getByText('Add one more to compare')).toBeInTheDocument()
  await press(compare('b'))
  expect(screen.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', '/compare?machines=a,b')
})

it('says why a machine for another step is refused', async () => {
  render(page)
  await press(compare('a'))
  await press(compare('s'))
  expect(screen.getByRole('status')).toHaveTextContent('Only machines that do the same job can be compared')
  expect(compare('s')).toHaveAttribute('aria-pressed', 'false')
})

it('says that four are enough when a fifth is pressed', async () => {
  compareList.set(['1', '2', '3', '4'].map(slug => ({ ...build(slug), quantity: 1, note: '' })))
  render(page)
  await press(compare('a'))
  expect(screen.getByRole('status')).toHaveTextContent('You can compare four machines. Remove one to add this one.')
  expect(compare('a')).toHaveAttribute('aria-pressed', 'false')
})

it('empties the tray machine by machine and all at once', async () => {
  render(page)
  await press(compare('a'))
  await press(compare('b'))
  await press(screen.getByRole('button', { name: 'Remove Machine a' }))
  expect(compare('a')).toHaveAttribute('aria-pressed', 'false')
  await press(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('region', { name: 'Comparison and enquiry' })).not.toBeInTheDocument()
})

it('acts once on a double press', async () => {
  const visitor = userEvent.setup()
  render(page)
  await visitor.dblClick(compare('a'))
  await visitor.dblClick(enquire('a'))
  expect([compareList, enquiryList].map(({ get }) => get().map(({ slug }) => slug))).toEqual([['a'], ['a']])
})

it('says on its button that a machine is in the enquiry, and leads there from the tray', async () => {
  render(page)
  await press(enquire('a'))
  expect(enquire('a')).toHaveAccessibleName('In enquiry, press to remove: Machine a')
  expect(enquire('a')).toHaveTextContent(/^In enquiry$/)
  const tray = screen.getByRole('region', { name: 'Comparison and enquiry' })
  expect(tray).toHaveTextContent('Machine a')
  expect(screen.getByRole('link', { name: 'Enquiry 1' })).toHaveAttribute('href', '/contact-us')
  await press(enquire('a'))
  expect(enquire('a')).toHaveTextContent(/^Add to enquiry$/)
  expect(tray).not.toBeInTheDocument()
})

it('has both lists in one tray, and clears the comparison alone', async () => {
  render(page)
  for (const button of [compare('a'), compare('b'), enquire('s')]) await press(button)
  expect(
    screen
      .getAllByRole('link')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Compare 2', 'Enquiry 1'])
  await press(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('link', { name: 'Compare 2' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Enquiry 1' })).toBeInTheDocument()
})

it('counts the machines of the enquiry beside the menu', async () => {
  render(page)
  expect(screen.queryByRole('link', { name: /Enquiry list/ })).not.toBeInTheDocument()
  await press(enquire('a'))
  await press(enquire('s'))
  expect(screen.getByRole('link', { name: 'Enquiry list, 2 machines' })).toHaveAttribute('href', '/contact-us')
})

it.each([
  ['the comparison', compare],
  ['the enquiry', enquire],
])('says for how long a machine is in %s where the browser stores nothing', async (list, find) => {
  storage.block()
  render(page)
  await press(find('a'))
  expect(screen.getByRole('status')).toHaveTextContent(
    `Machine a added to ${list}. This browser does not store the list. It lasts until you close or reload the page.`,
  )
  expect(screen.getByRole('status').parentElement).toHaveAttribute('data-part', 'corner')
  await press(find('a'))
  expect(screen.getByRole('status').textContent).toBe(`Machine a removed from ${list}.`)
})

it('takes the sentence on blocked storage away as it does other reasons', async () => {
  jest.useFakeTimers()
  storage.block()
  render(page)
  await press(compare('a'))
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(STATUS_CLEAR_MS))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  jest.useRealTimers()
})

it('offers no comparison of the one machine of a catalogue', () => {
  const alone = { share: words.frame.share, listButtons: { ...words.lists.buttons, compare: null } }
  render(
    <SharedWordsProvider words={alone}>
      <ListButtons machine={build('a')} />
    </SharedWordsProvider>,
  )
  expect(screen.getAllByRole('button')).toEqual([enquire('a')])
})
