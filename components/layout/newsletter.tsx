import { FormStatus } from '@/components/contact/form-status'
import { KeptLine } from '@/components/contact/kept-line'
import { MailForm } from '@/components/contact/mail-form'
import { SubmitButton } from '@/components/contact/submit-button'
import type { ContactWays } from '@/lib/forms/fallback-links'
import { FIELD_LABELS, toErrorId, toFieldId } from '@/lib/forms/fields'

const FIELD_ID = toFieldId('newsletter', 'email')

type NewsletterProps = {
  /** Whether there is a template that subscribes. */
  canSubscribe: boolean
  contact: ContactWays
}

/**
 * The newsletter box of the footer. With a template it sends; without one it hands the address over to the contact form, so that
 * the visitor can still ask, and never claims a subscription.
 */
export function Newsletter({ canSubscribe, contact }: NewsletterProps) {
  return (
    <>
      {!canSubscribe && (
        <p>Leave your email: the contact form opens with it filled in, and you ask us for news there.</p>
      )}
      <MailForm kind="newsletter" label="Newsletter">
        <label className="vh" htmlFor={FIELD_ID}>
          {FIELD_LABELS.email}
        </label>
        <input
          id={FIELD_ID}
          name="email"
          type="email"
          required
          placeholder="Your email"
          autoComplete="email"
          inputMode="email"
        />
        <SubmitButton>Subscribe Now</SubmitButton>
      </MailForm>
      <div className="status bad" id={toErrorId(FIELD_ID)} hidden>
        <span />
      </div>
      <FormStatus name="newsletter" contact={contact} />
      <KeptLine kind="newsletter" />
    </>
  )
}
