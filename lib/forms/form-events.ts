import type { MailKind } from '@/lib/adapters/mail-provider'
import { FORM_START, toKind } from './form-kind'

/** The provider has accepted what a form held, and its fields are empty. */
const FORM_SENT = 'form-sent'

/** The form of this kind on the page, or null. */
export function findForm(kind: MailKind): HTMLFormElement | null {
  return document.querySelector(`form[data-mail=${kind}]`)
}

/** Has a form started that a script has brought to the page; nothing happens to one that was started before. */
export function announceForm(form: HTMLFormElement | null) {
  form?.dispatchEvent(new Event(FORM_START, { bubbles: true }))
}

/** Tells whoever watches that the form was sent. */
export function announceSent(form: HTMLFormElement) {
  form.dispatchEvent(new Event(FORM_SENT, { bubbles: true }))
}

/** Calls back whenever the form of this kind was sent. Returns the end of it. */
export function watchSent(kind: MailKind, onSent: () => void): () => void {
  function handleSent({ target }: Event) {
    if (toKind(target as HTMLFormElement) === kind) onSent()
  }
  document.addEventListener(FORM_SENT, handleSent)
  return () => document.removeEventListener(FORM_SENT, handleSent)
}
