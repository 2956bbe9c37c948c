'use client'

import { Notice } from '@/components/ui/notice'
import type { ContactChannels } from '@/lib/contact/fallback-links'
import { FIELDS } from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-provider'
import type { CheckedForm } from '@/lib/contact/parameters'
import { submitMessage } from '@/lib/contact/submit-message'
import { useHandOver } from '@/lib/contact/use-hand-over'
import { useSubmitForm } from '@/lib/contact/use-submit-form'
import { FormResults, Honeypot } from './form-parts'

/** The message that is pre-filled in the contact form. */
const MESSAGE = 'Please add my address to your newsletter.'

type NewsletterProps = { mail: MailSettings; contact: ContactChannels }

/**
 * The newsletter form in the footer. If no mail template is configured, it passes the address to the contact form
 * instead and does not claim a subscription.
 */
export function Newsletter({ mail, contact }: NewsletterProps) {
  const canSubscribe = mail.templates.newsletter !== null
  const handOver = useHandOver()

  function handleChecked(checked: CheckedForm) {
    if (canSubscribe) {
      void submitMessage('newsletter', checked, mail)
      return
    }
    // The field is not cleared, so that a second press while the next page loads is still valid.
    handOver({ ...checked.values, message: MESSAGE })
  }

  const form = useSubmitForm({ kind: 'newsletter', sends: canSubscribe, onChecked: handleChecked })
  const { kind, error, ...field } = form.getFieldProps('email')
  return (
    <>
      {!canSubscribe && <p className="text-on-blue-2">Enter your email, then confirm on the next page.</p>}
      <form className="mt-1.75 flex" aria-label="Newsletter" {...form.formProps}>
        <label className="sr-only" htmlFor="newsletter-email">
          {FIELDS.email.label}
        </label>
        <input
          id="newsletter-email"
          className="min-h-control min-w-0 flex-1 rounded-s rounded-e-none border border-e-0 border-blue-field
            bg-transparent px-1.75 py-0 text-on-blue placeholder:text-on-blue-2"
          type="email"
          required
          placeholder="Your email"
          autoComplete="email"
          inputMode="email"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'newsletter-email-error'}
          {...field}
        />
        <button
          className="min-h-control cursor-pointer rounded-s-none rounded-e border border-on-blue bg-on-blue px-2.25
            font-strong whitespace-nowrap text-blue hover:border-kraft hover:bg-kraft"
          {...form.buttonProps}
        >
          Subscribe Now
        </button>
        <Honeypot kind={kind} />
      </form>
      {error && (
        <Notice tone="bad" className="mt-2" id="newsletter-email-error">
          {error}
        </Notice>
      )}
      <FormResults kind={kind} contact={contact} />
    </>
  )
}
