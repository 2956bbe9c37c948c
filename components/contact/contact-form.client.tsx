'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ContactChannels } from '@/lib/contact/fallback-links'
import { FORM_FIELDS } from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { submitMessage } from '@/lib/contact/submit-message'
import { useSubmitForm } from '@/lib/contact/use-submit-form'
import { ContactAlternatives } from './contact-alternatives.client'
import { FormField } from './form-field'
import { FormStatus } from './form-status'
import { Honeypot } from './honeypot'
import { PendingNotice } from './pending-notice'

type ContactFormProps = {
  /** Null if this build has no mail provider; then the button stays disabled. */
  mail: MailSettings | null
  contact: ContactChannels
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** Without JavaScript the button stays disabled. With it, the button is disabled too briefly for a visible style. */
const DISABLED_WITHOUT_SCRIPT =
  'noscript:disabled:cursor-default noscript:disabled:border-plate-2 noscript:disabled:bg-plate-2 noscript:disabled:text-ink-2'

/** The contact form. `FORM_FIELDS` lists its fields. */
export function ContactForm({ mail, contact, labelledBy }: ContactFormProps) {
  const { formProps, buttonProps, getFieldProps } = useSubmitForm({
    kind: 'message',
    sends: mail !== null,
    isUsable: mail !== null,
    onChecked: checked => mail && submitMessage('message', checked, mail),
  })
  return (
    <form className="mt-4 grid gap-2.75 sm:grid-cols-2" aria-labelledby={labelledBy} {...formProps}>
      {FORM_FIELDS.message.map(name => (
        <FormField key={name} isWide={name === 'message'} {...getFieldProps(name)} />
      ))}
      <div className="sm:col-span-full">
        <Button kind="primary" className={DISABLED_WITHOUT_SCRIPT} {...buttonProps}>
          <Icon name="send" />
          Send Message
        </Button>
        <FormStatus kind="message" contact={contact} />
        <PendingNotice kind="message" />
        <ContactAlternatives kind="message" contact={contact} canSend={mail !== null} />
      </div>
      <Honeypot kind="message" />
    </form>
  )
}
