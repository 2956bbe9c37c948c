import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { stubDialog } from '@/__tests__/support/dialog-stub'
import {
  ALL_TRIES_MS,
  createVisitor,
  fillIn,
  passTime,
  readFieldsOf,
  settle,
  toSentParams,
} from '@/__tests__/support/form-visitor'
import { CONTACT, MAIL } from '@/__tests__/support/mail'
import { OK, stubNetwork } from '@/__tests__/support/network'
import { forgetSubmissions, opened, PageWithForms } from '@/__tests__/support/page-with-forms'
import { renderToHydrate } from '@/__tests__/support/static-markup'
import { stubStorage } from '@/__tests__/support/storage'
import { words } from '@/__tests__/support/words'
import { LeadDialog } from '@/components/lead/lead-dialog'
import { LeadPopup } from '@/components/lead/lead-popup.client'
import { LEAD_POPUP_AFTER_FIELD_MS, LEAD_POPUP_DELAY_MS, STATUS_CLEAR_MS } from '@/lib/constants'
import { readDraft } from '@/lib/contact/drafts'
import { readOutbox } from '@/lib/contact/outbox'

const network = stubNetwork()
const storage = stubStorage()
stubDialog()
forgetSubmissions()

const LABELS = ['Name', 'Mobile Number', 'Email']
const VALUES = { Name: 'Asha', 'Mobile Number': '+91 98', Email: 'asha@cartons.example' }

function HomePage() {
  return (
    <PageWithForms>
      <input aria-label="Search" />
      <a href="/products">Products</a>
      <LeadPopup mail={MAIL} contact={CONTACT} words={words.contact.lead} formWords={words.contact.form}>
        <p>Show us a sample; we name the machines.</p>
      </LeadPopup>
    </PageWithForms>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: 'Get In Touch With Us' })

/** Opens the home page, and waits until its popup opens. */
async function open() {
  render(<HomePage />)
  await passTime(LEAD_POPUP_DELAY_MS)
  return createVisitor()
}

beforeEach(() => {
  jest.useFakeTimers()
  window.sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  // Put there by the last test.
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

it('does not open beside a form of the editor, from which it would take the focus', async () => {
  // In the preview of the editor, the page has another window as its parent.
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ ...window })
  await open()
  expect(dialog()).not.toBeInTheDocument()
})

it('is a dialog named by its heading, which has the focus and is followed by Close and then the fields', async () => {
  const visitor = await open()
  expect(dialog()).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Get In Touch With Us' })).toHaveFocus()
  await visitor.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await visitor.tab()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  for (const label of LABELS) expect(screen.getByRole('textbox', { name: label })).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Mobile Number' })).toHaveAttribute('type', 'tel')
})

it('ignores Escape, closes by its button, stays closed for the session and restores the focus', async () => {
  render(<HomePage />)
  const link = screen.getByRole('link', { name: 'Products' })
  link.focus()
  await passTime(LEAD_POPUP_DELAY_MS)
  expect(dialog()).toHaveAttribute('closedby', 'none')
  await createVisitor().keyboard('{Escape}{Escape}{Escape}')
  expect(dialog()).toBeInTheDocument()
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false)
  await createVisitor().click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).not.toBeInTheDocument()
  expect(link).toHaveFocus()
  expect(window.sessionStorage.getItem('form_closed')).toBe('true')
})

it('counts as closed when the page is left for another document', async () => {
  await open()
  expect(window.sessionStorage.getItem('form_closed')).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(window.sessionStorage.getItem('form_closed')).toBe('true')
})

it('reports that it was closed once, when it is, however often its page renders again before', () => {
  const onClosed = jest.fn()
  const page = () => (
    <PageWithForms>
      <LeadDialog
        mail={MAIL}
        contact={CONTACT}
        words={words.contact.lead}
        formWords={words.contact.form}
        // A new function at each render.
        onClosed={() => onClosed()}
      >
        <p>Show us a sample.</p>
      </LeadDialog>
    </PageWithForms>
  )
  const { rerender, unmount } = render(page())
  rerender(page())
  expect(dialog()).toBeInTheDocument()
  expect(onClosed).not.toHaveBeenCalled()
  unmount()
  expect(onClosed).toHaveBeenCalledTimes(1)
})

it('waits while the visitor types in another field, and goes on waiting if the focus is back in time', async () => {
  render(<HomePage />)
  const search = screen.getByRole('textbox', { name: 'Search' })
  search.focus()
  await passTime(10 * LEAD_POPUP_DELAY_MS)
  search.blur()
  search.focus()
  await passTime(LEAD_POPUP_AFTER_FIELD_MS)
  expect(dialog()).not.toBeInTheDocument()
  search.blur()
  await passTime(LEAD_POPUP_AFTER_FIELD_MS)
  expect(dialog()).toBeInTheDocument()
})

it('opens and closes even if storage is blocked', async () => {
  storage.block()
  const visitor = await open()
  expect(dialog()).toBeInTheDocument()
  await visitor.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).not.toBeInTheDocument()
})

describe('a lead', () => {
  it('closes the popup once it is sent, and the page says so for five seconds', async () => {
    network.answer(OK)
    const visitor = await open()
    await fillIn(visitor, VALUES)
    await visitor.click(screen.getByRole('button', { name: 'Send' }))
    await settle()
    expect(toSentParams(network.requests)).toEqual([
      {
        from_email: VALUES.Email,
        mobile: VALUES['Mobile Number'],
        name: VALUES.Name,
        email: VALUES.Email,
        lead_id: expect.any(String),
      },
    ])
    expect(dialog()).not.toBeInTheDocument()
    expect(window.sessionStorage.getItem('form_closed')).toBe('true')
    // The page's corner for messages (PageStatus).
    const [corner] = screen.getAllByRole('status')
    expect(corner).toHaveTextContent('Message sent successfully!')
    await passTime(STATUS_CLEAR_MS)
    expect(corner).toBeEmptyDOMElement()
  })

  it('leaves the popup open with the typed text if sending fails, and closes it once the lead is sent', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    // A message is tried three times.
    network.answer('dropped', 'dropped', 'dropped')
    const visitor = await open()
    await fillIn(visitor, VALUES)
    await visitor.click(screen.getByRole('button', { name: 'Send' }))
    await passTime(ALL_TRIES_MS)
    expect(dialog()).toHaveTextContent('Failed to send message. Try again.')
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' })).toBeInTheDocument()
    expect(screen.getAllByText(/^Your message is saved on this device/)).toHaveLength(1)
    network.answer(OK)
    act(() => void window.dispatchEvent(new Event('online')))
    await settle()
    expect(dialog()).not.toBeInTheDocument()
    expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
  })

  describe('that is refused after the popup was closed', () => {
    beforeEach(async () => {
      jest.spyOn(console, 'error').mockImplementation()
      network.answer('dropped', { status: 413, text: 'Too large' })
      const visitor = await open()
      await fillIn(visitor, VALUES)
      await visitor.click(screen.getByRole('button', { name: 'Send' }))
      await visitor.click(screen.getByRole('button', { name: 'Close' }))
      expect(screen.getByText('Sending...')).toBeInTheDocument()
      await passTime(ALL_TRIES_MS)
    })

    it('is reported on the page, with links that pass on what was typed', async () => {
      expect(dialog()).not.toBeInTheDocument()
      expect(screen.getByText('Failed to send message. Try again.')).toBeInTheDocument()
      const [, chat] = within(screen.getByRole('group', { name: 'Other ways to reach us' })).getAllByRole('link')
      expect(new URL(chat?.getAttribute('href') ?? '').searchParams.get('text')).toContain(VALUES['Mobile Number'])
      await createVisitor().click(screen.getByRole('button', { name: 'Close' }))
      expect(screen.queryByRole('group', { name: 'Other ways to reach us' })).not.toBeInTheDocument()
    })

    it('can be sent again with the contact form, which has what was typed', async () => {
      await createVisitor().click(screen.getByRole('button', { name: 'Use the contact form instead' }))
      expect(opened).toEqual(['/contact-us'])
      expect(readOutbox()).toEqual([])
      expect(readDraft('message').values).toMatchObject({
        name: VALUES.Name,
        email: VALUES.Email,
        mobile: VALUES['Mobile Number'],
        message: 'Please contact me.',
      })
    })
  })
})

// Prerendered pages are tested in __tests__/lib/navigation/page-load.test.ts.
it('opens five seconds after the page has loaded, however late its script is ready', async () => {
  const loadedBeforeMs = 4000
  Object.assign(performance, { getEntriesByType: () => [{ loadEventStart: performance.now() - loadedBeforeMs }] })
  renderToHydrate(<HomePage />).hydrate()
  await passTime(LEAD_POPUP_DELAY_MS - loadedBeforeMs - 1)
  expect(dialog()).not.toBeInTheDocument()
  await passTime(1)
  expect(dialog()).toBeInTheDocument()
})
