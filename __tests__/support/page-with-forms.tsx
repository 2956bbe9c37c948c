import { act } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { MailForm } from '@/components/contact/mail-form.client'
import { OutboxSender } from '@/components/contact/outbox-sender.client'
import { PageStatus } from '@/components/contact/page-status.client'
import { MAIL_KINDS } from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-provider'
import { dispatchSubmission } from '@/lib/contact/submission'
import type { ContactChannels } from '@/lib/content/company'
import { CONTACT, MAIL } from './mail'
import { words } from './words'

/** The addresses that the page has changed to, newest last. */
export const opened: string[] = []

/** Notes addresses instead of opening them. The forms call no other method of the framework's router. */
const router = {
  push: (path: string) => void opened.push(path),
  prefetch: () => undefined,
} as unknown as AppRouterInstance

type PageWithFormsProps = { mail?: MailSettings | null; children?: ReactNode }

/** The parts of every page that forms need: the corner for messages, and the sender of the outbox. */
export function PageWithForms({ mail = MAIL, children }: PageWithFormsProps) {
  return (
    <AppRouterContext value={router}>
      {children}
      <PageStatus contact={CONTACT} words={words.contact.form} callMe={words.contact.lead.callMe} />
      {mail && <OutboxSender mail={mail} />}
    </AppRouterContext>
  )
}

/** The contact form with its title. */
export function ContactForm({
  mail = MAIL,
  contact = CONTACT,
}: {
  mail?: MailSettings | null
  contact?: ContactChannels
}) {
  return (
    <section aria-labelledby="title">
      <h2 id="title">Happy To Answer Your Questions</h2>
      <MailForm
        kind="message"
        mail={mail}
        ownApp={words.contact.ownApp}
        contact={contact}
        words={words.contact.form}
        labelledBy="title"
        className=""
      >
        Send Message
      </MailForm>
    </section>
  )
}

/** Every test of a file begins as a freshly loaded page does: nothing was submitted, and no page was opened. */
export function forgetSubmissions() {
  afterEach(() => {
    opened.length = 0
    act(() => MAIL_KINDS.forEach(kind => void dispatchSubmission(kind, 'dismissed')))
  })
}
