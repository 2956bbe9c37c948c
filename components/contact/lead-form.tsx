import type { ContactWays } from '@/lib/forms/fallback-links'
import { FORM_FIELDS } from '@/lib/forms/fields'
import { FormField } from './form-field'
import { FormStatus } from './form-status'
import { KeptLine } from './kept-line'
import { MailForm } from './mail-form'
import { OtherWays } from './other-ways'
import { SubmitButton } from './submit-button'

type LeadFormProps = {
  /** False where this build has no account with a mail provider. */
  canSend: boolean
  contact: ContactWays
}

/** Name, mobile number and email of somebody who wants to be called back. */
export function LeadForm({ canSend, contact }: LeadFormProps) {
  return (
    <MailForm kind="lead" className="fields">
      {FORM_FIELDS.lead.map(name => (
        <FormField key={name} kind="lead" name={name} />
      ))}
      <div className="send">
        <SubmitButton className="btn primary block" canSend={canSend}>
          Send
        </SubmitButton>
        <FormStatus name="lead" contact={contact} />
        <KeptLine kind="lead" />
      </div>
      <OtherWays contact={contact} canSend={canSend} />
    </MailForm>
  )
}
