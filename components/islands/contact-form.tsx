'use client'

import { useId } from 'react'
import { FormField } from '@/components/contact/form-field'
import { FormStatus } from '@/components/contact/form-status'
import { Honeypot } from '@/components/contact/honeypot'
import { OtherWays } from '@/components/contact/other-ways'
import { SubmitButton } from '@/components/contact/submit-button'
import { Icon } from '@/components/ui/icon'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import type { ContactWays } from '@/lib/forms/fallback-links'
import { FORM_FIELDS } from '@/lib/forms/fields'
import { useGeneratedMessage } from '@/lib/hooks/use-generated-message'
import { useMailForm } from '@/lib/hooks/use-mail-form'
import { usePrefill } from '@/lib/hooks/use-prefill'
import { OutboxLine } from './outbox-line'

type ContactFormProps = {
  mail: MailSettings | null
  contact: ContactWays
  /** Id of the heading that names the form. */
  labelledBy: string
  /** Lines that the message opens with, such as a list of machines; they may change while the visitor writes below them. */
  message?: string
  onSent?: () => void
}

/** Name, email and message. An address that the newsletter form handed over is filled in. */
export function ContactForm({ mail, contact, labelledBy, message = '', onSent }: ContactFormProps) {
  const id = useId()
  const { form, errors, submission, typed, isReady } = useMailForm({ kind: 'message', mail, onSent })
  usePrefill(form.ref)
  useGeneratedMessage(form.ref, message)
  return (
    <form className="fields two" aria-labelledby={labelledBy} {...form}>
      {FORM_FIELDS.message.map(name => (
        <FormField key={name} id={`${id}-${name}`} name={name} error={errors[name]} isWide={name === 'message'} />
      ))}
      <Honeypot id={`${id}-extra`} />
      <div className="full sub">
        <SubmitButton
          className="btn primary"
          isReady={isReady}
          canSend={mail !== null}
          isSending={submission.phase === 'sending'}
        >
          <Icon name="send" />
          Send Message
        </SubmitButton>
        <OtherWays contact={contact} canSend={mail !== null} />
      </div>
      <div className="full">
        <FormStatus submission={submission} contact={contact} typed={typed} />
        <OutboxLine kind="message" />
      </div>
    </form>
  )
}
