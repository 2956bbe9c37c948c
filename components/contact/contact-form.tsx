import { Icon } from '@/components/ui/icon'
import type { ContactWays } from '@/lib/forms/fallback-links'
import { FORM_FIELDS } from '@/lib/forms/fields'
import { FormField } from './form-field'
import { FormStatus } from './form-status'
import { KeptLine } from './kept-line'
import { MailForm } from './mail-form'
import { OtherWays } from './other-ways'
import { SubmitButton } from './submit-button'

type ContactFormProps = {
  /** False where this build has no account with a mail provider. */
  canSend: boolean
  contact: ContactWays
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** Name, email and message. */
export function ContactForm({ canSend, contact, labelledBy }: ContactFormProps) {
  return (
    <MailForm kind="message" className="fields two" labelledBy={labelledBy}>
      {FORM_FIELDS.message.map(name => (
        <FormField key={name} kind="message" name={name} isWide={name === 'message'} />
      ))}
      <div className="full sub">
        <SubmitButton className="btn primary" canSend={canSend}>
          <Icon name="send" />
          Send Message
        </SubmitButton>
        <FormStatus name="message" contact={contact} />
        <KeptLine kind="message" />
        <OtherWays contact={contact} canSend={canSend} />
      </div>
    </MailForm>
  )
}
