import { ContactAlternatives } from '@/components/contact/contact-alternatives.client'
import { FormField } from '@/components/contact/form-field'
import { FormStatus } from '@/components/contact/form-status'
import { Honeypot } from '@/components/contact/honeypot'
import { PendingNotice } from '@/components/contact/pending-notice'
import { Button } from '@/components/ui/button'
import type { ContactChannels } from '@/lib/contact/fallback-links'
import { FORM_FIELDS } from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { submitMessage } from '@/lib/contact/submit-message'
import { useSubmitForm } from '@/lib/contact/use-submit-form'

type LeadFormProps = { mail: MailSettings; contact: ContactChannels }

/** Name, mobile number and email of somebody who wants to be called back. */
export function LeadForm({ mail, contact }: LeadFormProps) {
  const { formProps, buttonProps, getFieldProps } = useSubmitForm({
    kind: 'lead',
    sends: true,
    onChecked: checked => submitMessage('lead', checked, mail),
  })
  return (
    <form className="mt-2.5 grid gap-2" {...formProps}>
      {FORM_FIELDS.lead.map(name => (
        <FormField key={name} {...getFieldProps(name)} />
      ))}
      <div>
        <Button kind="primary" className="w-full" {...buttonProps}>
          Send
        </Button>
        <FormStatus kind="lead" contact={contact} />
        <PendingNotice kind="lead" />
      </div>
      <ContactAlternatives kind="lead" contact={contact} canSend />
      <Honeypot kind="lead" />
    </form>
  )
}
