'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { FormStatus } from '@/components/contact/form-status'
import { Honeypot } from '@/components/contact/honeypot'
import { SubmitButton } from '@/components/contact/submit-button'
import { handOverAddress } from '@/lib/adapters/hand-over-store'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import type { ContactWays } from '@/lib/forms/fallback-links'
import { FIELD_LABELS, type FieldValues } from '@/lib/forms/fields'
import { useMailForm } from '@/lib/hooks/use-mail-form'
import { paths } from '@/lib/paths'
import { OutboxLine } from './outbox-line'

type NewsletterFormProps = { mail: MailSettings | null; contact: ContactWays }

/**
 * The footer's address field. With a newsletter template it sends; without one it hands the address over to the contact form,
 * so that the visitor can still ask, and never claims a subscription.
 */
export function NewsletterForm({ mail, contact }: NewsletterFormProps) {
  const id = useId()
  const router = useRouter()
  const canSubscribe = Boolean(mail?.templates.newsletter)

  function handOver({ email = '' }: FieldValues) {
    handOverAddress(email)
    router.push(paths.contact)
  }

  const onHandOver = canSubscribe ? undefined : handOver
  const { form, errors, submission, typed, isReady } = useMailForm({ kind: 'newsletter', mail, onHandOver })
  return (
    <>
      {!canSubscribe && (
        <p>Leave your email: the contact form opens with it filled in, and you ask us for news there.</p>
      )}
      <form aria-label="Newsletter" {...form}>
        <label className="vh" htmlFor={id}>
          {FIELD_LABELS.email}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          placeholder="Your email"
          autoComplete="email"
          inputMode="email"
          aria-invalid={errors.email ? true : undefined}
          aria-describedby={errors.email ? `${id}-error` : undefined}
        />
        <Honeypot id={`${id}-extra`} />
        <SubmitButton isReady={isReady} isSending={submission.phase === 'sending'}>
          Subscribe Now
        </SubmitButton>
      </form>
      {errors.email && (
        <div className="status bad" id={`${id}-error`}>
          {errors.email}
        </div>
      )}
      <FormStatus submission={submission} contact={contact} typed={typed} />
      <OutboxLine kind="newsletter" />
    </>
  )
}
