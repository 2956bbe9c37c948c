import { fireEvent, render, screen } from '@testing-library/react'
import { MAIL_TRY_LIMIT_MS, STATUS_CLEAR_MS, STILL_SENDING_MS } from '@/lib/constants'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { readOutbox } from '@/lib/contact/outbox'
import { createVisitor, fillIn, passTime, readFieldsOf, settle, toSentParams } from '../../support/form-visitor'
import { CONTACT, MAIL } from '../../support/mail'
import { OK, stubNetwork } from '../../support/network'
import { ContactForm, forgetSubmissions, PageWithForms } from '../../support/page-with-forms'
import { stubStorage } from '../../support/storage'

const network = stubNetwork()
stubStorage()
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

/** The longest mobile number that its field accepts, in characters. */
const LONGEST_MOBILE = 20

const getField = (name: string) => screen.getByRole('textbox', { name })
const getSubmitButton = () => screen.getByRole('button', { name: 'Send Message' })
/** The texts of the form's status and of the line below it. */
function readStatus() {
  // The other status regions of the page follow the two of the form.
  const [status, detail] = screen.getAllByRole('status')
  return [status, detail].map(element => element?.textContent)
}
/** Whether the message was sent, without the detail below it. */
function readResult() {
  const [result] = readStatus()
  return result
}
/** The part of the form that hides the optional fields until it is opened. */
const getFold = () => screen.getByText('Add mobile or company').closest('details')

/** Fills in the form and submits it. */
async function submit(values: Record<string, string> = VALUES) {
  const visitor = createVisitor()
  await fillIn(visitor, values)
  await visitor.click(getSubmitButton())
  await settle()
  return visitor
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('has a name, three required and two folded optional fields with labels, a button and an empty status', () => {
  render(<ContactPage />)
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Happy To Answer Your Questions' })
  expect(form.noValidate).toBe(false)
  // Without JavaScript, nothing typed may end up in a URL.
  expect(form.method).toBe('post')
  expect(Array.from(form.querySelectorAll('input, textarea'), ({ id }) => id)).toEqual([
    'message-name',
    'message-email',
    'message-mobile',
    'message-company',
    'message-message',
    // Hidden, for programs that fill in every field.
    'message-extra',
  ])
  for (const label of LABELS) expect(getField(label)).toBeRequired()
  expect(getField('Email')).toHaveAttribute('type', 'email')
  for (const label of OPTIONAL_LABELS) expect(screen.getByLabelText(label)).not.toBeRequired()
  expect(getFold()).not.toHaveAttribute('open')
  expect(getSubmitButton()).toBeEnabled()
  expect(readStatus()).toEqual(['', ''])
})

it('sends what was typed, says so for five seconds and empties the fields', async () => {
  network.answer(OK)
  render(<ContactPage />)
  await submit()
  expect(readStatus()).toEqual(['Message sent successfully!', ''])
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
  expect(readResult()).not.toBe('')
  await passTime(1)
  expect(readStatus()).toEqual(['', ''])
})

it('sends a double submit once, stores the message meanwhile, and says when sending takes longer', async () => {
  network.answer('hanging', OK)
  render(<ContactPage />)
  const visitor = await submit()
  fireEvent.submit(screen.getByRole('form'))
  await visitor.click(getSubmitButton())
  expect(readStatus()).toEqual(['Sending...', ''])
  expect(getSubmitButton()).toHaveAttribute('aria-disabled', 'true')
  expect(network.requests).toHaveLength(1)
  expect(readOutbox()).toMatchObject([{ kind: 'message', params: { name: VALUES.Name } }])
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
  await passTime(STILL_SENDING_MS)
  expect(readStatus()).toEqual(['Sending...', 'This is taking longer than usual. We are still trying.'])
  // The first try has reached its limit, and the second has succeeded.
  await passTime(2 * MAIL_TRY_LIMIT_MS)
  expect(network.requests).toHaveLength(2)
  expect(readOutbox()).toEqual([])
})

it('sends company and mobile in the text of the message, and unfolds their fields if they are filled', async () => {
  network.answer(OK)
  const { unmount } = render(<ContactPage />)
  getFold()?.setAttribute('open', '')
  await fillIn(createVisitor(), {
    ...VALUES,
    'Mobile Number (optional)': '+91 98',
    'Company (optional)': 'Cartons & Co',
  })
  unmount()
  render(<ContactPage />)
  expect(getFold()).toHaveAttribute('open')
  await createVisitor().click(getSubmitButton())
  await settle()
  const [params] = toSentParams(network.requests)
  expect(params?.message).toBe(`${VALUES.Message}\n\nMobile Number: +91 98\nCompany: Cartons & Co`)
  expect(Object.keys(params ?? {})).toEqual(['from_email', 'message', 'name', 'email', 'lead_id'])
})

it('reports and logs a rejected message, keeps what was typed, and offers links that pass on its text', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  network.answer({ status: 413, text: 'Too large' })
  render(<ContactPage />)
  await submit()
  expect(readStatus()).toEqual([
    'Failed to send message. Try again.',
    'The mail service did not accept this message, and it is not saved here. Change it and try again, or call, chat or email us.',
  ])
  expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  expect(console.error).toHaveBeenCalledWith('Failed to send message:', 413, 'Too large')
  expect(readOutbox()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
  await passTime(STATUS_CLEAR_MS)
  expect(readResult()).toBe('')
  const list = screen.getByRole('group', { name: 'Other ways to reach us' })
  const [call, chat, mail] = Array.from(list.querySelectorAll('a'), link => link.href)
  expect(call).toBe('tel:+910000000001')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(VALUES.Message)
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(VALUES.Name)
  // The corner of the page does not show the same links once more while the form is in view.
  expect(screen.getAllByRole('link', { name: 'Live Chat' })).toHaveLength(1)
})

// The test DOM has no validation messages: e2e/announced-form.spec.ts reads them in a browser, for each field.
describe("the browser's validation", () => {
  it('marks a field that holds only spaces as invalid until it changes, and sends nothing', async () => {
    render(<ContactPage />)
    const visitor = await submit({ ...VALUES, Name: '   ' })
    expect(getField('Name')).toHaveFocus()
    expect(getField('Name')).toHaveAttribute('aria-invalid', 'true')
    await visitor.type(getField('Name'), 'Asha')
    expect(getField('Name')).not.toHaveAttribute('aria-invalid')
    expect(network.requests).toEqual([])
  })

  it.each([
    ['Name', 100],
    ['Email', 254],
    ['Message', 5000],
  ])('refuses a %s of more than %d characters with a sentence, and accepts one that just fits', async (name, limit) => {
    network.answer(OK)
    render(<ContactPage />)
    const end = name === 'Email' ? '@x.example' : ''
    const visitor = await submit({ ...VALUES, [name]: 'x'.repeat(limit + 1 - end.length) + end })
    expect(getField(name)).toHaveFocus()
    expect(getField(name)).toHaveAccessibleDescription(
      `${name} is too long: ${(limit + 1).toLocaleString('en-IN')} characters, and at most ${limit.toLocaleString('en-IN')} are allowed.`,
    )
    await fillIn(visitor, { [name]: 'x'.repeat(limit - end.length) + end })
    await visitor.click(getSubmitButton())
    await settle()
    expect(readResult()).toBe('Message sent successfully!')
  })

  it('unfolds an optional field that is too long', async () => {
    render(<ContactPage />)
    getFold()?.setAttribute('open', '')
    await fillIn(createVisitor(), { ...VALUES, 'Mobile Number (optional)': '9'.repeat(LONGEST_MOBILE + 1) })
    getFold()?.removeAttribute('open')
    await createVisitor().click(getSubmitButton())
    expect(getFold()).toHaveAttribute('open')
    expect(screen.getByLabelText('Mobile Number (optional)')).toHaveFocus()
  })

  it('refuses a 10 MB paste with a sentence', async () => {
    render(<ContactPage />)
    await fillIn(createVisitor(), VALUES)
    fireEvent.input(getField('Message'), { target: { value: 'x'.repeat(10 * 1024 * 1024) } })
    fireEvent.click(getSubmitButton())
    await settle()
    expect(getField('Message')).toHaveAccessibleDescription(
      'Message is too long: 1,04,85,760 characters, and at most 5,000 are allowed.',
    )
  })
})

it('sends a message whose hidden field was filled, with a flag', async () => {
  network.answer(OK)
  const { container } = render(<ContactPage />)
  fireEvent.input(container.querySelector('[name=website]') as Element, { target: { value: 'https://spam.example' } })
  await submit()
  expect(toSentParams(network.requests)[0]).toMatchObject({ suspect: 'yes' })
})

it('opens WhatsApp or the mail program with what was typed in a build without a mail account, and sends nothing', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  render(<ContactPage mail={null} />)
  const visitor = await submit()
  const text = `Name: ${VALUES.Name}\nEmail: ${VALUES.Email}\nMessage: ${VALUES.Message}`
  expect(open.mock.calls).toEqual([[createChatUrl(CONTACT.chatNumber ?? '', text), '_blank', 'noopener']])
  expect(readResult()).toMatch(/^Your text is now in the other app/)
  expect(readFieldsOf(LABELS)).toEqual(Object.values(VALUES))
  await visitor.click(screen.getByRole('button', { name: 'Send by email' }))
  expect(open).toHaveBeenLastCalledWith(
    `mailto:${CONTACT.email}?subject=Enquiry&body=${encodeURIComponent(text)}`,
    '_self',
    'noopener',
  )
  // A mistake opens nothing, and the next press does not remember the mail program.
  await visitor.clear(getField('Name'))
  await visitor.click(screen.getByRole('button', { name: 'Send by email' }))
  expect(getField('Name')).toBeInvalid()
  await visitor.type(getField('Name'), 'Asha')
  await visitor.click(getSubmitButton())
  expect(open).toHaveBeenCalledTimes(3)
  expect(open.mock.lastCall?.[1]).toBe('_blank')
  expect(network.requests).toEqual([])
  expect(readOutbox()).toEqual([])
})

it('opens the mail program if the company has no chat either', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  render(<ContactForm mail={null} contact={{ ...CONTACT, chatNumber: null }} />)
  expect(screen.getAllByRole('button')).toEqual([getSubmitButton()])
  expect(screen.getByText(/^Send Message opens your mail app/)).toBeInTheDocument()
  await submit()
  expect(open.mock.lastCall?.[0]).toMatch(/^mailto:/)
})

it('says before the fields that a build without a mail account opens another app, and after them how else to reach the company', () => {
  render(<ContactPage mail={null} />)
  const instead = screen.getByText(/^Send Message opens WhatsApp/)
  // The notice stands before the fields, so that it is read before anything is typed.
  const first = screen.getByRole('textbox', { name: 'Name' })
  expect(instead.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call +91 00000 00001' })).toBeInTheDocument()
})
