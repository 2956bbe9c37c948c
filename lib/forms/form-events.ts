import type { MailKind } from '@/lib/adapters/mail-provider'

/** A form has come to the page by a script: it wants to be started. */
export const FORM_START = 'form-start'

/** The provider has accepted what a form held, and its fields are empty. */
export const FORM_SENT = 'form-sent'

/** The form of this kind on the page, or null. */
export function findForm(kind: MailKind): HTMLFormElement | null {
  return document.querySelector(`form[data-mail=${kind}]`)
}

/** Which form it is. */
export function toKind(form: HTMLFormElement): MailKind {
  return form.dataset.mail as MailKind
}

/** Tells of a form whatever listens on the document. */
export function announceForm(form: HTMLFormElement | null, event: typeof FORM_START | typeof FORM_SENT) {
  form?.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Calls back whenever the form of this kind was sent. Returns the end of it. */
export function watchSent(kind: MailKind, onSent: () => void): () => void {
  function handleSent({ target }: Event) {
    if (toKind(target as HTMLFormElement) === kind) onSent()
  }
  document.addEventListener(FORM_SENT, handleSent)
  return () => document.removeEventListener(FORM_SENT, handleSent)
}
