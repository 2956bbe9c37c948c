import { render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { NewsletterForm } from '@/components/islands/newsletter-form'
import { takeAddress } from '@/lib/adapters/hand-over-store'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import { fillIn, passTime, readFieldsOf, toSentParams, toVisitor } from '../../support/form-visitor'
import { CONTACT, MAIL } from '../../support/mail'
import { OK, stubNetwork } from '../../support/network'
import { renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'

const network = stubNetwork()
const storage = stubStorage()
const push = jest.fn()
const router = { push, prefetch: jest.fn() } as unknown as AppRouterInstance
const WITH_TEMPLATE: MailSettings = { ...MAIL, templates: { ...MAIL.templates, newsletter: 'news-template' } }

function Footer({ mail = MAIL }: { mail?: MailSettings | null }) {
  return (
    <AppRouterContext value={router}>
      <NewsletterForm mail={mail} contact={CONTACT} />
    </AppRouterContext>
  )
}

async function subscribe(address: string) {
  const visitor = toVisitor()
  await fillIn(visitor, { Email: address })
  await visitor.click(screen.getByRole('button', { name: 'Subscribe Now' }))
  await passTime(0)
}

beforeEach(() => {
  jest.useFakeTimers()
  push.mockClear()
})
afterEach(() => jest.useRealTimers())

it('has a name, a labelled required address field and a button', () => {
  render(<Footer />)
  expect(screen.getByRole('form', { name: 'Newsletter' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
})

it('has a disabled button without its script', () => {
  renderWithoutScript(<Footer />)
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeDisabled()
})

describe.each([
  ['a newsletter template', MAIL],
  ['any mail account', null],
])('without %s', (_, mail) => {
  it('hands the address over to the contact form, outside the URL, and claims nothing', async () => {
    render(<Footer mail={mail} />)
    await subscribe('asha@cartons.example')
    expect(push).toHaveBeenCalledWith('/contact-us')
    expect(takeAddress()).toBe('asha@cartons.example')
    expect(network.requests).toEqual([])
    expect(screen.queryByText('Message sent successfully!')).not.toBeInTheDocument()
  })
})

it('hands the address over in memory where storage is blocked', async () => {
  storage.block()
  render(<Footer />)
  await subscribe('asha@cartons.example')
  expect(takeAddress()).toBe('asha@cartons.example')
  expect(takeAddress()).toBeNull()
})

it('sends with a template, and says so', async () => {
  network.answer(OK)
  render(<Footer mail={WITH_TEMPLATE} />)
  await subscribe('asha@cartons.example')
  expect(network.requests[0]?.body).toMatchObject({ template_id: 'news-template' })
  expect(toSentParams(network.requests)).toEqual([
    { from_email: 'asha@cartons.example', email: 'asha@cartons.example', lead_id: expect.any(String) },
  ])
  expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
  expect(readFieldsOf(['Email'])).toEqual([''])
  expect(push).not.toHaveBeenCalled()
})

it('explains a wrong address beside the field', async () => {
  render(<Footer />)
  await subscribe('asha')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/^Type an email address/)
  expect(push).not.toHaveBeenCalled()
})
