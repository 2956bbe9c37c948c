import { fireEvent, render, screen } from '@testing-library/react'
import { MAIL_TRY_LIMIT_MS, STATUS_CLEAR_MS, STILL_SENDING_MS } from '@/lib/constants'
import { readOutbox } from '@/lib/contact/outbox'
import { fillIn, passTime, readFieldsOf, toSentParams, toVisitor } from '../../support/form-visitor'
import { MAIL } from '../../support/mail'
import { OK, stubNetwork } from '../../support/network'
import { ContactForm, forgetSubmissions, PageWithForms } from '../../support/page-with-forms'
import { renderToHydrate, renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'

const network = stubNetwork()
const storage = stubStorage()
forgetSubmissions()
const LABELS = ['Name', 'Email', 'Message']
const OPTIONAL_LABELS = ['Mobile Number (optional)', 'Company (optional)']
const VALUES = { Name: 'आशा मेनन', Email: 'asha@cartons.example', Message: 'Tea cartons <b>300 gsm</b>\n40,000 a day' }

function ContactPage({ mail = MAIL }: { mail?: typeof MAIL | null }) {
  return (
    <PageWithForms mail={mail}>
      <ContactForm mail={mail} />
    </PageWithForms>
  )
}

const submitButton = () => screen.getByRole('button', { name: 'Send Message' })
const status = () => screen.getAllByRole('status')[0]

async function submit(values: Record<string, string> = VALUES) {
  const visitor = toVisitor()
  await fillIn(visitor, values)
  await visitor.click(submitButton())
  // What reads and checks the fields is fetched at the first touch.
  await passTime(0)
  return visitor
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('has a name, three required and two optional labelled fields, a button and an empty status region', () => {
  render(<ContactPage />)
  expect(screen.getByRole('form', { name: 'Happy To Answer Your Questions' })).toBeInTheDocument()
  expect(screen.getAllByRole('textbox').map(field => field.getAttribute('autocomplete'))).toEqual([
    'name',
    'email',
    'tel',
    'organization',
    null,
  ])
  for (const label of LABELS) expect(screen.getByRole('textbox', { name: label })).toBeRequired()
  for (const label of OPTIONAL_LABELS) expect(screen.getByRole('textbox', { name: label })).not.toBeRequired()
  expect(submitButton()).toBeEnabled()
  expect(status()).toBeEmptyDOMElement()
  expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy')
})

it('stands complete without its script, with a disabled button and the other ways to write', () => {
  const html = renderWithoutScript(<ContactPage />)
  expect(submitButton()).toBeDisabled()
  expect(html.querySelector('form')).toHaveAttribute('method', 'post')
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    'tel:+910000000001',
    'https://wa.me/910000000001',
    'mailto:sales@boxwright.example',
    '/privacy',
  ])
})

it('sends what was typed, says so for five seconds and empties the fields', async () => {
  network.answer(OK)
  render(<ContactPage />)
  await submit()
  await passTime(0)
  expect(status()).toHaveTextContent(/^Message sent successfully!$/)
  expect(toSentParams(network.requests)).toEqual([
    {
      from_email: VALUES.Email,
      message: VALUES.Message,
      name: VALUES.Name,
      email: VALUES.Email,
      lead_id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
  expect(readFieldsOf(LABELS)).toEqual(['', '', ''])
  await passTime(STATUS_CLEAR_MS - 1)
  expect(status()).not.toBeEmptyDOMElement()
  await passTime(1)
  expect(status()).toBeEmptyDOMElement()
})

it('sends once for a double submit, and says that it is sending meanwhile', async () => {
  network.answer('hanging', OK)
  render(<ContactPage />)
  const visitor = await submit()
  const form = screen.getByRole('form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await visitor.click(submitButton())
  expect(status()).toHaveTextContent(/^Sending\.\.\.$/)
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
  expect(network.requests).toHaveLength(1)
  await passTime(2 * MAIL_TRY_LIMIT_MS)
  expect(network.requests).toHaveLength(2)
})

it('says after five seconds that it still tries', async () => {
  network.answer('hanging', OK)
  render(<ContactPage />)
  await submit()
  await passTime(STILL_SENDING_MS)
  expect(status()).toHaveTextContent(/^Still trying to send\.\.\.$/)
  await passTime(MAIL_TRY_LIMIT_MS)
  expect(status()).toHaveTextContent('Message sent successfully!')
})

it('keeps the message on the device before its first try, and no longer than until it has gone', async () => {
  network.answer('hanging', OK)
  render(<ContactPage />)
  await submit()
  expect(readOutbox()).toMatchObject([{ kind: 'message', params: { name: VALUES.Name } }])
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
  await passTime(2 * MAIL_TRY_LIMIT_MS)
  expect(readOutbox()).toEqual([])
})

it('sends company and mobile number in the text of the message', async () => {
  network.answer(OK)
  render(<ContactPage />)
  await submit({ ...VALUES, 'Mobile Number (optional)': '+91 98', 'Company (optional)': 'Cartons & Co' })
  const [params] = toSentParams(network.requests)
  expect(params?.message).toBe(`${VALUES.Message}\n\nMobile Number: +91 98\nCompany: Cartons & Co`)
  expect(Object.keys(params ?? {})).toEqual(['from_email', 'message', 'name', 'email', 'lead_id'])
})

it('brings its status into view', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  network.answer(OK)
  render(<ContactPage />)
  expect(scroll).not.toHaveBeenCalled()
  await submit()
  expect(scroll.mock.contexts[0]).toContainElement(status() ?? null)
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})

it('keeps what was typed before its script was ready', async () => {
  const { hydrate } = renderToHydrate(<ContactPage />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  field.value = 'Typed early'
  hydrate()
  await passTime(0)
  expect(field).toHaveValue('Typed early')
  expect(window.sessionStorage.getItem('draft_message')).toContain('Typed early')
})

describe('a refused message', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation()
    network.answer({ status: 400, text: 'The template ID not found' })
    render(<ContactPage />)
    await submit()
    await passTime(0)
  })

  it('keeps what was typed, shows the failure and logs it', () => {
    expect(status()).toHaveTextContent(/^Failed to send message\. Try again\.$/)
    expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
    expect(console.error).toHaveBeenCalledWith('Failed to send message:', 400, 'The template ID not found')
  })

  it('offers links that carry the text and outlive the failure text', async () => {
    await passTime(STATUS_CLEAR_MS)
    expect(status()).toBeEmptyDOMElement()
    const list = screen.getByRole('group', { name: 'Other ways to reach us' })
    const [call, chat, mail] = Array.from(list.querySelectorAll('a'), link => link.href)
    expect(call).toBe('tel:+910000000001')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(VALUES.Message)
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(VALUES.Name)
  })

  it('is not kept in the outbox', () => {
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
    expect(readOutbox()).toEqual([])
  })

  it('names the other ways once', () => {
    expect(screen.getAllByRole('link', { name: 'Live Chat' })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'privacy notice' })).toBeInTheDocument()
  })
})

describe('checks', () => {
  it("name each field that the browser's own checks refuse, and focus the first", async () => {
    render(<ContactPage />)
    await submit({ Email: 'asha@' })
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    const invalid = screen.getAllByRole('textbox').filter(field => field.getAttribute('aria-invalid') === 'true')
    expect(invalid.map(({ id }) => id)).toEqual(['message-name', 'message-email', 'message-message'])
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Type an email address, such as name@company.com.',
    )
  })

  it('refuse white space alone with a sentence that goes when the field changes', async () => {
    render(<ContactPage />)
    const visitor = await submit({ ...VALUES, Name: '   ' })
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Type your name.')
    await visitor.type(field, 'Asha')
    expect(field).not.toHaveAccessibleDescription()
  })

  it('refuse a 10 MB paste with a sentence, and keep no draft of it', async () => {
    render(<ContactPage />)
    const visitor = toVisitor()
    await fillIn(visitor, VALUES)
    const field = screen.getByRole('textbox', { name: 'Message' })
    const button = submitButton()
    fireEvent.input(field, { target: { value: 'x'.repeat(10 * 1024 * 1024) } })
    await passTime(0)
    expect(window.sessionStorage).toHaveLength(0)
    fireEvent.click(button)
    await passTime(0)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Message is too long: it has 1,04,85,760 characters, 5,000 fit.')
  })

  it('strip line breaks from single-line fields, also when a script has put them there', async () => {
    network.answer(OK)
    render(<ContactPage />)
    const visitor = toVisitor()
    await fillIn(visitor, VALUES)
    const isRequired = (name: string) => ['name', 'email', 'message'].includes(name)
    jest
      .spyOn(FormData.prototype, 'get')
      .mockImplementation(name => (isRequired(name) ? 'a@x.example\r\nBcc: all@x.example' : ''))
    await visitor.click(submitButton())
    await passTime(0)
    expect(toSentParams(network.requests)[0]).toMatchObject({
      name: 'a@x.example Bcc: all@x.example',
      from_email: 'a@x.example Bcc: all@x.example',
      message: 'a@x.example\nBcc: all@x.example',
    })
  })
})

it('flags a message whose hidden field was filled, and sends it', async () => {
  network.answer(OK)
  const { container } = render(<ContactPage />)
  fireEvent.input(container.querySelector('[name=website]') as Element, { target: { value: 'https://spam.example' } })
  await submit()
  await passTime(0)
  expect(toSentParams(network.requests)[0]).toMatchObject({ suspect: 'yes' })
})

it('sends with blocked storage', async () => {
  storage.block()
  network.answer(OK)
  render(<ContactPage />)
  await submit()
  await passTime(0)
  expect(status()).toHaveTextContent('Message sent successfully!')
})

it('never sends without an account, and says how to reach the company', () => {
  render(<ContactPage mail={null} />)
  expect(submitButton()).toBeDisabled()
  expect(screen.getByText(/^This page cannot send messages yet/)).toHaveTextContent('Call +91 00000 00001')
})
