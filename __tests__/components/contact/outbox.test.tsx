import { act, render, screen } from '@testing-library/react'
import { MAIL_TRY_LIMIT_MS, OUTBOX_RETRY_MAX_MS, OUTBOX_RETRY_MS, STATUS_CLEAR_MS } from '@/lib/constants'
import { keepInOutbox, noteFailure, readOutbox } from '@/lib/contact/outbox'
import { fillIn, passTime, readFieldsOf, toSentParams, toVisitor } from '../../support/form-visitor'
import { MAIL } from '../../support/mail'
import { type NetworkReply, OK, stubNetwork } from '../../support/network'
import { ContactForm, forgetSubmissions, PageWithForms } from '../../support/page-with-forms'
import { stubStorage } from '../../support/storage'

const network = stubNetwork()
stubStorage()
forgetSubmissions()
const LABELS = ['Name', 'Email', 'Message']
const VALUES = { Name: 'Asha', Email: 'asha@cartons.example', Message: 'Hello' }
const SENT = 'Message sent successfully!'
const KEPT = 'Your message is saved on this device for 7 days and will be sent when you are back online.'
const REFUSED =
  'Your message is saved on this device for 7 days. We keep trying to send it while a page of this site is open.'
const UNKEPT =
  'Your message could not be saved on this device. Please call, chat or email us; we keep trying only while this page is open.'
const DAY_MS = 24 * 60 * 60 * 1000

function ContactPage() {
  return (
    <PageWithForms>
      <ContactForm />
    </PageWithForms>
  )
}

async function submit() {
  await toVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await passTime(MAIL_TRY_LIMIT_MS)
}

/** Fills in the form and submits it while the network is down. */
async function failToSend(...replies: NetworkReply[]) {
  network.answer(...(replies.length > 0 ? replies : (['dropped', 'dropped', 'dropped'] as const)))
  await fillIn(toVisitor(), VALUES)
  await submit()
}

async function reconnect() {
  act(() => void window.dispatchEvent(new Event('online')))
  await passTime(MAIL_TRY_LIMIT_MS)
}

/** Opens a page of the site, which tries to send the message, and closes the tab, so that typed text is lost. */
async function visit(ms = MAIL_TRY_LIMIT_MS) {
  const { unmount } = render(<PageWithForms />)
  await passTime(ms)
  unmount()
  window.sessionStorage.clear()
}

/** Stores a message as a tab does whose first try failed before it was closed. */
function keep(leadId: string, status?: number) {
  act(() => {
    keepInOutbox({ kind: 'lead', params: { lead_id: leadId, name: leadId } })
    if (status !== undefined) noteFailure(leadId, status)
  })
}

const sentIds = () => toSentParams(network.requests).map(({ lead_id: id }) => id)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a message submitted offline', () => {
  it('waits on the device, says so, and goes once by its old name when the connection returns', async () => {
    render(<ContactPage />)
    await failToSend()
    await passTime(STATUS_CLEAR_MS)
    expect(screen.getByText(KEPT)).toBeInTheDocument()
    expect(readOutbox()).toMatchObject([{ kind: 'message', params: { message: 'Hello' } }])
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
    network.answer(OK)
    act(() => void window.dispatchEvent(new Event('online')))
    await passTime(0)
    expect(screen.getByText(SENT)).toBeInTheDocument()
    await reconnect()
    expect(sentIds()).toHaveLength(4)
    expect(new Set(sentIds()).size).toBe(1)
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  })

  it('stays when the connection turns out not to be back, and leaves newer text alone when it goes', async () => {
    render(<ContactPage />)
    await failToSend()
    network.answer('dropped', 'dropped', 'dropped')
    await reconnect()
    expect(readOutbox()).toHaveLength(1)
    await fillIn(toVisitor(), { Message: 'Something else' })
    network.answer(OK)
    await reconnect()
    expect(readOutbox()).toEqual([])
    expect(readFieldsOf(['Message'])).toEqual(['Something else'])
  })

  it('keeps its name through a reload when the same text is submitted again, and leaves the outbox', async () => {
    const { unmount } = render(<ContactPage />)
    await failToSend()
    unmount()
    network.answer('dropped', OK)
    render(<ContactPage />)
    await submit()
    expect(new Set(sentIds()).size).toBe(1)
    expect(readOutbox()).toEqual([])
  })

  it('is replaced by changed text under a new name', async () => {
    render(<ContactPage />)
    await failToSend()
    await failToSend()
    expect(new Set(sentIds()).size).toBe(1)
    await fillIn(toVisitor(), { Message: 'Hello again' })
    network.answer('dropped', 'dropped', 'dropped')
    await submit()
    expect(new Set(sentIds()).size).toBe(2)
    expect(readOutbox()).toMatchObject([{ params: { message: 'Hello again' } }])
  })

  it('is forgotten when the visitor discards it', async () => {
    render(<ContactPage />)
    await failToSend()
    await toVisitor().click(screen.getByRole('button', { name: 'Discard' }))
    await passTime(0)
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
    await reconnect()
    expect(network.requests).toHaveLength(3)
  })
})

// Blocked storage is tested in e2e/lead-faults.spec.ts.
it('says where storage is full that a message could not be kept, and holds it while the page is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  render(<ContactPage />)
  await failToSend()
  expect(screen.getByText(UNKEPT)).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Other ways to reach us' })).toBeInTheDocument()
  network.answer(OK)
  await reconnect()
  expect(screen.queryByText(UNKEPT)).not.toBeInTheDocument()
  expect(new Set(sentIds()).size).toBe(1)
})

it('empties a form that was left while it sends, and says that it was sent', async () => {
  network.answer('dropped', OK)
  const { rerender } = render(<ContactPage />)
  await fillIn(toVisitor(), VALUES)
  await toVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await passTime(0)
  rerender(<PageWithForms />)
  rerender(<ContactPage />)
  await passTime(0)
  expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  await passTime(MAIL_TRY_LIMIT_MS / 2)
  expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  expect(screen.getByText(SENT)).toBeInTheDocument()
})

describe('a message that the provider refuses for now', () => {
  it('is kept, and sent by itself after a pause', async () => {
    const reply = { status: 429, text: 'Later' }
    render(<ContactPage />)
    await failToSend(reply, reply, reply)
    expect(readOutbox()).toMatchObject([{ status: 429 }])
    expect(screen.getByText(REFUSED)).toBeInTheDocument()
    network.answer(OK)
    await passTime(2 * OUTBOX_RETRY_MS - MAIL_TRY_LIMIT_MS)
    expect(readOutbox()).toEqual([])
    expect(new Set(sentIds()).size).toBe(1)
    expect(screen.getByText(SENT)).toBeInTheDocument()
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  })

  // All responses about a faulty account are tested in __tests__/lib/contact/mail-provider.test.ts.
  it('because of its account for three days arrives once, though its tab was closed', async () => {
    const reply = { status: 402, text: 'Account' }
    const { unmount } = render(<ContactPage />)
    await failToSend(reply)
    expect(screen.getByText(REFUSED)).toBeInTheDocument()
    unmount()
    window.sessionStorage.clear()
    for (const answer of [reply, reply, reply, OK]) {
      network.answer(answer)
      jest.setSystemTime(Date.now() + DAY_MS)
      await visit()
    }
    await visit()
    expect(network.requests).toHaveLength(5)
    expect(new Set(sentIds()).size).toBe(1)
    expect(readOutbox()).toEqual([])
  })

  it('is tried less and less often while a page stays open', async () => {
    render(<PageWithForms />)
    const reply = { status: 412, text: 'Invalid grant' }
    network.answer(...Array.from({ length: 12 }, () => reply))
    keep('id-1', 412)
    await passTime(60 * 60 * 1000)
    // At the age of 30 s, 1, 2, 4, 8 and 16 minutes, and then every 15.
    expect(network.requests).toHaveLength(8)
    await passTime(OUTBOX_RETRY_MAX_MS)
    expect(network.requests).toHaveLength(9)
  })

  it('as the throttle of this build does goes once its time is over', async () => {
    network.answer(OK, OK)
    const mail = { ...MAIL, throttleMs: 60_000 }
    keep('id-1')
    keep('id-2')
    render(<PageWithForms mail={mail} />)
    await passTime(0)
    expect(sentIds()).toEqual(['id-1'])
    expect(screen.getByText(REFUSED)).toBeInTheDocument()
    await passTime(2 * mail.throttleMs)
    expect(sentIds()).toEqual(['id-1', 'id-2'])
    expect(readOutbox()).toEqual([])
  })
})

it('gives back what turns out to be unacceptable later, and says so', async () => {
  network.answer({ status: 413, text: 'Too large' })
  keepInOutbox({ kind: 'message', params: { lead_id: 'id-1', name: 'Asha', email: 'a@x.example', message: 'Hello' } })
  render(<ContactPage />)
  await passTime(0)
  expect(readOutbox()).toEqual([])
  expect(screen.getByText('Failed to send message. Try again.')).toBeInTheDocument()
  expect(readFieldsOf(LABELS)).toEqual(['Asha', 'a@x.example', 'Hello'])
})

it('makes one pass at a time, however often the visitor changes tabs', async () => {
  render(<PageWithForms />)
  network.answer('hanging', ...Array.from({ length: 5 }, () => 'dropped' as const))
  keep('id-1', 0)
  keep('id-2', 0)
  for (let change = 0; change < 20; change++) {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await passTime(1000)
  }
  expect(sentIds()).toEqual(['id-1', 'id-1', 'id-1', 'id-2', 'id-2', 'id-2'])
})
