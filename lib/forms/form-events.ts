import type { MailKind } from '@/lib/adapters/mail-provider'
import { FORM_START } from './form-kind'

/** What a form held has arrived. */
const FORM_SENT = 'form-sent'

/** The form of this kind on the page, or null. */
export function findForm(kind: MailKind): HTMLFormElement | null {
  return document.querySelector(`form[data-mail=${kind}]`)
}

/** Has a form started that a script has brought to the page; nothing happens to one that was started before. */
export function announceForm(form: HTMLFormElement | null) {
  form?.dispatchEvent(new Event(FORM_START, { bubbles: true }))
}

/** Tells whoever watches that a form of this kind was sent. */
export function announceSent(kind: MailKind) {
  document.dispatchEvent(new CustomEvent<MailKind>(FORM_SENT, { detail: kind }))
}

/** Calls back whenever a form of this kind was sent. Returns the end of it. */
export function watchSent(kind: MailKind, onSent: () => void): () => void {
  function handleSent(event: Event) {
    if ((event as CustomEvent<MailKind>).detail === kind) onSent()
  }
  document.addEventListener(FORM_SENT, handleSent)
  return () => document.removeEventListener(FORM_SENT, handleSent)
}
