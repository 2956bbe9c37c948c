import type { MailKind } from '@/lib/adapters/mail-provider'

/** An event of a form that a script has brought to the page: it wants to be started. */
export const FORM_START = 'form-start'

/** All forms that send. */
export const FORMS = 'form[data-mail]'

/** Which form it is. */
export function toKind(form: HTMLFormElement): MailKind {
  return form.dataset.mail as MailKind
}
