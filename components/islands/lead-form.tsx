'use client'

import { useId } from 'react'
import { FormField } from '@/components/contact/form-field'
import { FormStatus } from '@/components/contact/form-status'
import { Honeypot } from '@/components/contact/honeypot'
import { OtherWays } from '@/components/contact/other-ways'
import { SubmitButton } from '@/components/contact/submit-button'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import type { ContactWays } from '@/lib/forms/fallback-links'
import { FORM_FIELDS } from '@/lib/forms/fields'
import { useMailForm } from '@/lib/hooks/use-mail-form'
import { OutboxLine } from './outbox-line'

type LeadFormProps = {
  mail: MailSettings | null
  contact: ContactWays
  /** The provider has accepted the lead. */
  onSent?: () => void
}

/** Name, mobile number and email of somebody who wants to be called back. */
export function LeadForm({ mail, contact, onSent }: LeadFormProps) {
  const id = useId()
  const { form, errors, submission, typed, isReady } = useMailForm({ kind: 'lead', mail, onSent })
  return (
    <form className="fields" {...form}>
      {FORM_FIELDS.lead.map(name => (
        <FormField key={name} id={`${id}-${name}`} name={name} error={errors[name]} />
      ))}
      <Honeypot id={`${id}-extra`} />
      <div className="send">
        <SubmitButton
          className="btn primary block"
          isReady={isReady}
          canSend={mail !== null}
          isSending={submission.phase === 'sending'}
        >
          Send
        </SubmitButton>
        <FormStatus submission={submission} contact={contact} typed={typed} />
        <OutboxLine kind="lead" />
      </div>
      <OtherWays contact={contact} canSend={mail !== null} />
    </form>
  )
}
