import { act, render, screen } from '@testing-library/react'
import { OUTBOX_RETRY_MAX_MS, OUTBOX_RETRY_MS, STATUS_CLEAR_MS } from '@/lib/constants'
import { keepInOutbox, noteFailure, readOutbox } from '@/lib/contact/outbox'
import {
  ALL_TRIES_MS,
  createVisitor,
  fillIn,
  passTime,
  readFieldsOf,
  settle,
  toSentParams,
} from '../../support/form-visitor'
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
const SAVED_OFFLINE = 'Your message is saved on this device for 7 days and will be sent when you are back online.'
const SAVED_REFUSED =
  'Your message is saved on this device for 7 days. We keep trying to send it while a page of this site is open.'
const NOT_SAVED =
  'Your message could not be saved on this device. Please call, chat or email us; we keep trying only while this page is open.'
/** The status that stands for a try without any response. */
const NO_RESPONSE = 0
const DAY_MS = 24 * 60 * 60 * 1000

/** Each attempt to send a message consists of three tries; these are the replies if none reaches the provider. */
const ALL_TRIES_DROPPED: NetworkReply[] = ['dropped', 'dropped', 'dropped']

function ContactPage() {
  return (
    <PageWithForms>
      <ContactForm />
    </PageWithForms>
  )
}

/** Submits the form, and waits for all tries to send it. */
async function submit() {
  await createVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await passTime(ALL_TRIES_MS)
}

/** Fills in the form and submits it while the network is down, or while the provider answers with the given replies. */
async function failToSend(...replies: NetworkReply[]) {
  network.answer(...(replies.length > 0 ? replies : ALL_TRIES_DROPPED))
  await fillIn(createVisitor(), VALUES)
  await submit()
}

/** Tells the page that the connection is back, and waits for all tries to send its messages. */
async function reconnect() {
  act(() => void window.dispatchEvent(new Event('online')))
  await passTime(ALL_TRIES_MS)
}

/** Opens a page of the site, which tries to send the message, and closes the tab, so that typed text is lost. */
async function visit() {
  const { unmount } = render(<PageWithForms />)
  await passTime(ALL_TRIES_MS)
  unmount()
  window.sessionStorage.clear()
}

/** Stores a message as a tab does whose first try failed before it was closed. */
function storeFailed(leadId: string, status?: number) {
  act(() => {
    keepInOutbox({ kind: 'lead', params: { lead_id: leadId, name: 'Asha' } })
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
  it('waits on the device, says so, and is sent once under its first lead ID when the connection returns', async () => {
    render(<ContactPage />)
    await failToSend()
    await passTime(STATUS_CLEAR_MS)
    expect(screen.getByText(SAVED_OFFLINE)).toBeInTheDocument()
    expect(readOutbox()).toMatchObject([{ kind: 'message', params: { message: 'Hello' } }])
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
    network.answer(OK)
    act(() => void window.dispatchEvent(new Event('online')))
    await settle()
    expect(screen.getByText(SENT)).toBeInTheDocument()
    await reconnect()
    expect(sentIds()).toHaveLength(ALL_TRIES_DROPPED.length + 1)
    expect(new Set(sentIds()).size).toBe(1)
    expect(screen.queryByText(SAVED_OFFLINE)).not.toBeInTheDocument()
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  })

  it('stays stored when the connection is not back after all, and leaves newer text alone when it is sent', async () => {
    render(<ContactPage />)
    await failToSend()
    network.answer(...ALL_TRIES_DROPPED)
    await reconnect()
    expect(readOutbox()).toHaveLength(1)
    await fillIn(createVisitor(), { Message: 'Something else' })
    network.answer(OK)
    await reconnect()
    expect(readOutbox()).toEqual([])
    expect(readFieldsOf(['Message'])).toEqual(['Something else'])
  })

  it('keeps its lead ID when the same text is submitted again after a reload, and then leaves the outbox', async () => {
    const { unmount } = render(<ContactPage />)
    await failToSend()
    unmount()
    network.answer('dropped', OK)
    render(<ContactPage />)
    await submit()
    expect(new Set(sentIds()).size).toBe(1)
    expect(readOutbox()).toEqual([])
  })

  it('is replaced by changed text under a new lead ID', async () => {
    render(<ContactPage />)
    await failToSend()
    // The same text once more keeps its lead ID.
    await failToSend()
    expect(new Set(sentIds()).size).toBe(1)
    await fillIn(createVisitor(), { Message: 'Hello again' })
    network.answer(...ALL_TRIES_DROPPED)
    await submit()
    expect(new Set(sentIds()).size).toBe(2)
    expect(readOutbox()).toMatchObject([{ params: { message: 'Hello again' } }])
  })

  it('is forgotten when the visitor discards it', async () => {
    render(<ContactPage />)
    await failToSend()
    await createVisitor().click(screen.getByRole('button', { name: 'Discard' }))
    await settle()
    expect(screen.queryByText(SAVED_OFFLINE)).not.toBeInTheDocument()
    await reconnect()
    expect(network.requests).toHaveLength(ALL_TRIES_DROPPED.length)
  })
})

// Blocked storage is tested in e2e/lead-faults.spec.ts.
it('says that a message could not be saved when storage is full, and sends it while the page is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  render(<ContactPage />)
  await failToSend()
  expect(screen.getByText(NOT_SAVED)).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Other ways to reach us' })).toBeInTheDocument()
  network.answer(OK)
  await reconnect()
  expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
  expect(new Set(sentIds()).size).toBe(1)
})

it('empties the form and says that the message was sent, even if the visitor left the form meanwhile', async () => {
  network.answer('dropped', OK)
  const { rerender } = render(<ContactPage />)
  await fillIn(createVisitor(), VALUES)
  await createVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
  await settle()
  rerender(<PageWithForms />)
  rerender(<ContactPage />)
  await settle()
  expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  await passTime(ALL_TRIES_MS)
  expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  expect(screen.getByText(SENT)).toBeInTheDocument()
})

describe('a message that the provider refuses for now', () => {
  it('is saved, and sent automatically after a pause', async () => {
    const reply = { status: 429, text: 'Later' }
    render(<ContactPage />)
    await failToSend(reply, reply, reply)
    expect(readOutbox()).toMatchObject([{ status: 429 }])
    expect(screen.getByText(SAVED_REFUSED)).toBeInTheDocument()
    network.answer(OK)
    // Until the page looks at its outbox for the second time: at the first, the message has not waited long enough.
    await passTime(2 * OUTBOX_RETRY_MS - ALL_TRIES_MS)
    expect(readOutbox()).toEqual([])
    expect(new Set(sentIds()).size).toBe(1)
    expect(screen.getByText(SENT)).toBeInTheDocument()
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  })

  // All responses about a faulty account are tested in __tests__/lib/contact/mail-provider.test.ts.
  it('arrives once after three days of a faulty account, although its tab was closed', async () => {
    const reply = { status: 402, text: 'Account' }
    const { unmount } = render(<ContactPage />)
    await failToSend(reply)
    expect(screen.getByText(SAVED_REFUSED)).toBeInTheDocument()
    unmount()
    window.sessionStorage.clear()
    for (const answer of [reply, reply, reply, OK]) {
      network.answer(answer)
      jest.setSystemTime(Date.now() + DAY_MS)
      await visit()
    }
    await visit()
    // The first try, one on each of four days, and none on the last visit.
    expect(network.requests).toHaveLength(5)
    expect(new Set(sentIds()).size).toBe(1)
    expect(readOutbox()).toEqual([])
  })

  it('is retried less and less often while a page stays open', async () => {
    render(<PageWithForms />)
    const reply = { status: 412, text: 'Invalid grant' }
    const moreThanNeeded = 12
    network.answer(...Array.from({ length: moreThanNeeded }, () => reply))
    storeFailed('id-1', 412)
    await passTime(60 * 60 * 1000)
    // Within the hour: after 30 s, 1, 2, 4, 8 and 16 minutes, and then every 15 minutes, after 31 and 46.
    expect(network.requests).toHaveLength(8)
    await passTime(OUTBOX_RETRY_MAX_MS)
    expect(network.requests).toHaveLength(9)
  })
})

it('keeps the interval between two messages that the mail account asks for', async () => {
  network.answer(OK, OK)
  const mail = { ...MAIL, throttleMs: 60_000 }
  storeFailed('id-1')
  storeFailed('id-2')
  render(<PageWithForms mail={mail} />)
  await settle()
  expect(sentIds()).toEqual(['id-1'])
  expect(screen.getByText(SAVED_REFUSED)).toBeInTheDocument()
  await passTime(2 * mail.throttleMs)
  expect(sentIds()).toEqual(['id-1', 'id-2'])
  expect(readOutbox()).toEqual([])
})

it('returns a stored message to the form when the provider rejects it for good, and says so', async () => {
  network.answer({ status: 413, text: 'Too large' })
  keepInOutbox({ kind: 'message', params: { lead_id: 'id-1', name: 'Asha', email: 'a@x.example', message: 'Hello' } })
  render(<ContactPage />)
  await settle()
  expect(readOutbox()).toEqual([])
  expect(screen.getByText('Failed to send message. Try again.')).toBeInTheDocument()
  expect(readFieldsOf(LABELS)).toEqual(['Asha', 'a@x.example', 'Hello'])
})

it('tries one message after the other, however often the visitor changes tabs meanwhile', async () => {
  render(<PageWithForms />)
  // The first try of the first message hangs; its two others, and all three of the second, are dropped.
  network.answer('hanging', ...Array.from({ length: 5 }, () => 'dropped' as const))
  storeFailed('id-1', NO_RESPONSE)
  storeFailed('id-2', NO_RESPONSE)
  for (let change = 0; change < 20; change++) {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await passTime(1000)
  }
  // Each message has its three tries before the next one has its turn.
  expect(sentIds()).toEqual(['id-1', 'id-1', 'id-1', 'id-2', 'id-2', 'id-2'])
})
