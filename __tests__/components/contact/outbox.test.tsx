import { act, render, screen } from '@testing-library/react'
import { MAIL_TRY_LIMIT_MS, OUTBOX_KEEP_MS, OUTBOX_RETRY_MS, STATUS_CLEAR_MS } from '@/lib/constants'
import { keepInOutbox, readOutbox } from '@/lib/contact/outbox'
import { fillIn, passTime, readFieldsOf, toSentParams, toVisitor } from '../../support/form-visitor'
import { MAIL } from '../../support/mail'
import { OK, stubNetwork } from '../../support/network'
import { ContactForm, forgetSubmissions, PageWithForms } from '../../support/page-with-forms'
import { renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'

const network = stubNetwork()
const storage = stubStorage()
forgetSubmissions()
const LABELS = ['Name', 'Email', 'Message']
const VALUES = { Name: 'Asha', Email: 'asha@cartons.example', Message: 'Hello' }
const KEPT = 'Your message is kept on this device for 24 hours and goes when the connection returns.'
const REFUSED = 'Your message is kept on this device for 24 hours and is sent again while a page of this site is open.'

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

/** Fills the form and submits it where nothing gets through. */
async function failToSend() {
  network.answer('dropped', 'dropped', 'dropped')
  await fillIn(toVisitor(), VALUES)
  await submit()
}

async function reconnect() {
  act(() => void window.dispatchEvent(new Event('online')))
  await passTime(MAIL_TRY_LIMIT_MS)
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

it('has a status region before there is anything to say, and a named button once a message waits', async () => {
  render(<PageWithForms />)
  expect(screen.getAllByRole('status').map(region => region.textContent)).toEqual(['', ''])
  network.answer('hanging')
  act(() => keepInOutbox({ kind: 'lead', params: { lead_id: 'hanging-1' } }, 0))
  await passTime(0)
  expect(screen.getAllByRole('status').map(region => region.textContent)).toEqual(['', KEPT])
  expect(screen.getByRole('button', { name: 'Discard' })).toBeInTheDocument()
})

it('is silent in the pre-rendered HTML', () => {
  keepInOutbox({ kind: 'lead', params: { lead_id: 'id-1' } }, 0)
  renderWithoutScript(<PageWithForms />)
  for (const region of screen.getAllByRole('status')) expect(region).toBeEmptyDOMElement()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

describe('a draft', () => {
  it('survives a reload in the middle of the form', async () => {
    const { unmount } = render(<ContactPage />)
    await fillIn(toVisitor(), VALUES)
    unmount()
    render(<ContactPage />)
    await passTime(0)
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  })

  it('is gone after success', async () => {
    network.answer(OK)
    const { unmount } = render(<ContactPage />)
    await fillIn(toVisitor(), VALUES)
    await submit()
    unmount()
    render(<ContactPage />)
    await passTime(0)
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  })
})

describe('a message submitted offline', () => {
  it('waits on the device, says so until it has gone, and stays in the fields', async () => {
    render(<ContactPage />)
    await failToSend()
    await passTime(STATUS_CLEAR_MS)
    expect(screen.getByText(KEPT)).toBeInTheDocument()
    expect(readOutbox()).toMatchObject([{ kind: 'message', params: { message: 'Hello' } }])
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  })

  it('goes once when the connection returns, by its old name, and empties the fields', async () => {
    render(<ContactPage />)
    await failToSend()
    network.answer(OK)
    await reconnect()
    await reconnect()
    expect(sentIds()).toHaveLength(4)
    expect(new Set(sentIds()).size).toBe(1)
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  })

  it('is announced when it has gone', async () => {
    render(<ContactPage />)
    await failToSend()
    network.answer(OK)
    act(() => void window.dispatchEvent(new Event('online')))
    await passTime(0)
    expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
  })

  it('goes when the site is opened again', async () => {
    const { unmount } = render(<ContactPage />)
    await failToSend()
    unmount()
    network.answer(OK)
    render(<ContactPage />)
    await passTime(0)
    expect(new Set(sentIds()).size).toBe(1)
    expect(readOutbox()).toEqual([])
  })

  it('is gone from the draft when it goes while another page is in view', async () => {
    const { unmount } = render(<ContactPage />)
    await failToSend()
    unmount()
    network.answer(OK)
    const other = render(<PageWithForms />)
    await reconnect()
    other.unmount()
    render(<ContactPage />)
    await passTime(0)
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  })

  it('stays when the connection turns out not to be back', async () => {
    render(<ContactPage />)
    await failToSend()
    network.answer('dropped', 'dropped', 'dropped')
    await reconnect()
    expect(readOutbox()).toHaveLength(1)
  })

  it('leaves newer text in the fields alone when it goes', async () => {
    render(<ContactPage />)
    await failToSend()
    await fillIn(toVisitor(), { Message: 'Something else' })
    network.answer(OK)
    await reconnect()
    expect(readFieldsOf(['Message'])).toEqual(['Something else'])
  })

  it('keeps its name when the same text is submitted again, and leaves the outbox', async () => {
    render(<ContactPage />)
    await failToSend()
    network.answer(OK)
    await submit()
    expect(new Set(sentIds()).size).toBe(1)
    expect(readOutbox()).toEqual([])
  })

  it('keeps its name through a reload', async () => {
    const { unmount } = render(<ContactPage />)
    await failToSend()
    unmount()
    render(<ContactPage />)
    network.answer(OK)
    await submit()
    expect(new Set(sentIds()).size).toBe(1)
  })

  it('is replaced by changed text under a new name', async () => {
    render(<ContactPage />)
    await failToSend()
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

  it('waits in memory where storage is blocked', async () => {
    storage.block()
    render(<ContactPage />)
    await failToSend()
    expect(screen.getByText(KEPT)).toBeInTheDocument()
    network.answer(OK)
    await reconnect()
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
  })
})

describe('a form that is left while it sends', () => {
  /** Submits, leaves the page while the first try has failed, and comes back to a form with the same draft. */
  async function leaveAndReturn() {
    const { rerender } = render(<ContactPage />)
    await fillIn(toVisitor(), VALUES)
    await toVisitor().click(screen.getByRole('button', { name: 'Send Message' }))
    await passTime(0)
    rerender(<PageWithForms />)
    rerender(<ContactPage />)
    await passTime(0)
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  }

  it('is empty when it is opened again, and says that it was sent', async () => {
    network.answer('dropped', OK)
    await leaveAndReturn()
    await passTime(MAIL_TRY_LIMIT_MS / 2)
    expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
    expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
  })

  it('keeps what was changed since', async () => {
    network.answer('dropped', OK)
    await leaveAndReturn()
    await fillIn(toVisitor(), { Message: 'Something else' })
    await passTime(MAIL_TRY_LIMIT_MS)
    expect(readFieldsOf(LABELS)).toEqual(['Asha', 'asha@cartons.example', 'Something else'])
  })

  it('says that it was not sent, and keeps the text', async () => {
    network.answer('dropped', { status: 400, text: 'Bad template' })
    await leaveAndReturn()
    await passTime(MAIL_TRY_LIMIT_MS / 2)
    expect(screen.getByText('Failed to send message. Try again.')).toBeInTheDocument()
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  })
})

it.each([429, 500, 503])('keeps a message that was answered with %d', async status => {
  const reply = { status, text: 'Later' }
  network.answer(reply, reply, reply)
  render(<ContactPage />)
  await fillIn(toVisitor(), VALUES)
  await submit()
  expect(readOutbox()).toMatchObject([{ status }])
  expect(screen.getByText(REFUSED)).toBeInTheDocument()
})

it.each([429, 503])('sends a message that was answered with %d by itself after a pause', async status => {
  const reply = { status, text: 'Later' }
  network.answer(reply, reply, reply, OK)
  render(<ContactPage />)
  await fillIn(toVisitor(), VALUES)
  await submit()
  await passTime(OUTBOX_RETRY_MS - MAIL_TRY_LIMIT_MS)
  expect(readOutbox()).toEqual([])
  expect(new Set(sentIds()).size).toBe(1)
  expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
  expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
})

it('sends what the throttle held back once its time is over', async () => {
  network.answer(OK, OK)
  const mail = { ...MAIL, throttleMs: 60_000 }
  act(() => keepInOutbox({ kind: 'lead', params: { lead_id: 'id-1' } }))
  act(() => keepInOutbox({ kind: 'lead', params: { lead_id: 'id-2' } }))
  render(<PageWithForms mail={mail} />)
  await passTime(0)
  expect(sentIds()).toEqual(['id-1'])
  expect(screen.getByText(REFUSED)).toBeInTheDocument()
  await passTime(2 * mail.throttleMs)
  expect(sentIds()).toEqual(['id-1', 'id-2'])
  expect(readOutbox()).toEqual([])
})

it('sends a message whose tab was closed in the middle of its first try', async () => {
  network.answer(OK)
  // What the closed tab left: kept, and nothing known of how it went.
  keepInOutbox({ kind: 'message', params: { lead_id: 'id-1' } })
  render(<PageWithForms />)
  await passTime(0)
  expect(sentIds()).toEqual(['id-1'])
  expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
})

it('forgets a message after 24 hours', () => {
  keepInOutbox({ kind: 'lead', params: { lead_id: 'id-1' } })
  jest.setSystemTime(Date.now() + OUTBOX_KEEP_MS + 1)
  expect(readOutbox()).toEqual([])
  expect(window.localStorage).toHaveLength(0)
})

it('leaves the sending to the tab that holds the lock', async () => {
  const request = jest.fn((_name, _options, task: (lock: null) => Promise<void>) => task(null))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  keepInOutbox({ kind: 'lead', params: { lead_id: 'id-1' } })
  render(<PageWithForms />)
  await passTime(0)
  expect(request).toHaveBeenCalledWith('send_id-1', { ifAvailable: true }, expect.any(Function))
  expect(readOutbox()).toHaveLength(1)
  Reflect.deleteProperty(navigator, 'locks')
})

it('notices what another tab keeps or sends', async () => {
  render(<PageWithForms />)
  network.answer('hanging')
  const leadId = 'hanging-2'
  const entry = { kind: 'lead', params: { lead_id: leadId }, leadId, keptAt: Date.now(), status: 0 }
  window.localStorage.setItem(`outbox_${leadId}`, JSON.stringify(entry))
  act(() => void window.dispatchEvent(new Event('storage')))
  await passTime(0)
  expect(screen.getByText(KEPT)).toBeInTheDocument()
})

it('empties the form whose message another tab has sent, and says so', async () => {
  render(<ContactPage />)
  await failToSend()
  const leadId = readOutbox()[0]?.params.lead_id ?? ''
  window.localStorage.removeItem(`outbox_${leadId}`)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'delivered', newValue: leadId })))
  await passTime(0)
  expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
})
