import { fireEvent, render, screen, within } from '@testing-library/react'
import { Newsletter } from '@/components/contact/newsletter.client'
import type { MailSettings } from '@/lib/contact/mail-provider'
import { createVisitor, fillIn, readFieldsOf, settle, toSentParams } from '../../support/form-visitor'
import { CONTACT, MAIL } from '../../support/mail'
import { OK, stubNetwork } from '../../support/network'
import { ContactForm, forgetSubmissions, opened, PageWithForms } from '../../support/page-with-forms'
import { renderWithoutScript } from '../../support/static-markup'
import { stubStorage } from '../../support/storage'
import { words } from '../../support/words'

const network = stubNetwork()
stubStorage()
forgetSubmissions()
/** With a mail template of its own, the newsletter needs no contact form. */
const WITH_TEMPLATE: MailSettings = { ...MAIL, targets: { ...MAIL.targets, newsletter: 'news-template' } }

function Footer({ mail = MAIL }: { mail?: MailSettings }) {
  return (
    <PageWithForms mail={mail}>
      <Newsletter mail={mail} contact={CONTACT} words={words.contact.newsletter} formWords={words.contact.form} />
    </PageWithForms>
  )
}

/** Replaces the address in the field of the newsletter, and presses its button. */
async function subscribe(address: string) {
  const field = within(screen.getByRole('form', { name: 'Newsletter' })).getByRole('textbox', { name: 'Email' })
  const visitor = createVisitor()
  await visitor.clear(field)
  await visitor.click(field)
  await visitor.paste(address)
  await visitor.click(screen.getByRole('button', { name: 'Subscribe Now' }))
  await settle()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('has a button that is disabled until its script runs', () => {
  renderWithoutScript(<Footer />)
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeDisabled()
})

it('has a name, a labelled required address field and a button', () => {
  render(<Footer />)
  expect(screen.getByRole('form', { name: 'Newsletter' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
})

/**
 * The newsletter below the contact form of the same page. Without a mail template of its own it uses that form;
 * e2e/forms.spec.ts does so from another page.
 */
function showOnContactPage() {
  window.history.replaceState(null, '', '/contact-us')
  render(
    <PageWithForms>
      <Newsletter mail={MAIL} contact={CONTACT} words={words.contact.newsletter} formWords={words.contact.form} />
      <section aria-label="Contact">
        <ContactForm />
      </section>
    </PageWithForms>,
  )
}

it('fills in the contact form of the same page, and again with a corrected address, and says so there', async () => {
  showOnContactPage()
  await fillIn(createVisitor(), { Name: 'Asha', Message: 'Tea cartons' })
  await subscribe('asha@cartons.example')
  const contactForm = within(screen.getByRole('region', { name: 'Contact' }))
  expect(contactForm.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@cartons.example')
  const message = 'Tea cartons\n\nPlease add my address to your newsletter.'
  expect(readFieldsOf(['Name', 'Message'])).toEqual(['Asha', message])
  expect(contactForm.getByRole('button', { name: 'Send Message' })).toHaveFocus()
  expect(contactForm.getByText(/^We have filled in what you typed\./)).toHaveAttribute('role', 'status')
  expect(opened).toEqual([])
  await subscribe('asha@boxes.example')
  expect(contactForm.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@boxes.example')
  expect(readFieldsOf(['Name', 'Message'])).toEqual(['Asha', message])
})

it('keeps another address that the contact form has already, and adds its own to the message', async () => {
  showOnContactPage()
  const contactForm = within(screen.getByRole('region', { name: 'Contact' }))
  const email = contactForm.getByRole('textbox', { name: 'Email' })
  fireEvent.change(email, { target: { value: 'asha@cartons.example' } })
  await subscribe('news@cartons.example')
  expect(email).toHaveValue('asha@cartons.example')
  expect(readFieldsOf(['Message'])).toEqual(['Please add my address to your newsletter. (news@cartons.example)'])
})

it('sends by itself if it has a mail template, and says so', async () => {
  network.answer(OK)
  render(<Footer mail={WITH_TEMPLATE} />)
  await subscribe('asha@cartons.example')
  expect(network.requests[0]?.body).toMatchObject({ template_id: 'news-template' })
  expect(toSentParams(network.requests)).toEqual([
    { from_email: 'asha@cartons.example', email: 'asha@cartons.example', lead_id: expect.any(String) },
  ])
  expect(screen.getByText('Message sent successfully!')).toBeInTheDocument()
  expect(readFieldsOf(['Email'])).toEqual([''])
  expect(opened).toEqual([])
})
