import { readDraft, writeDraft } from '@/lib/adapters/draft-store'
import { isSameText } from './attempt'
import type { Attempt } from './draft'
import { keepDraft } from './draft-keeping'
import { FORMS, toKind } from './form-kind'
import { readForm } from './form-reading'
import { noteSubmission } from './submission-note'

/** The last message tried with each form. The draft holds it too, through a reload, but not where the text grew too long to be kept. */
const attempts = new WeakMap<HTMLFormElement, Attempt | null>()

/** The last message tried with what the form holds, or null. */
export function readAttempt(form: HTMLFormElement): Attempt | null {
  return attempts.get(form) ?? readDraft(toKind(form))?.attempt ?? null
}

/** Keeps the message that is tried now; null forgets the last one. */
export function rememberAttempt(form: HTMLFormElement, attempt: Attempt | null) {
  attempts.set(form, attempt)
  keepDraft(form, attempt)
}

/** Empties the form and forgets its draft: what was typed has arrived. */
export function forgetTyped(form: HTMLFormElement) {
  form.reset()
  attempts.delete(form)
  writeDraft(toKind(form), null)
}

/** A waiting message has arrived: the form that holds the same text is emptied, and its failure is over. */
export function noteDelivery(leadId: string) {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) {
    const attempt = readAttempt(form)
    if (attempt?.leadId !== leadId) continue
    const kind = toKind(form)
    if (isSameText(readForm(form, kind).values, attempt.values)) forgetTyped(form)
    else rememberAttempt(form, null)
    noteSubmission(kind, 'delivered')
  }
}
