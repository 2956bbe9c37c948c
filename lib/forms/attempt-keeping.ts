import { readDraft, writeDraft } from '@/lib/adapters/draft-store'
import { readMachineList, writeMachineList } from '@/lib/adapters/machine-list-store'
import type { MailKind } from '@/lib/adapters/mail-provider'
import { toEnquiryText } from '@/lib/catalogue/machine-list'
import { isSameText } from './attempt'
import type { Attempt } from './draft'
import { keepDraft } from './draft-keeping'
import { cleanFields } from './field-checks'
import { type FieldValues, FORM_FIELDS } from './fields'
import { findForm } from './form-events'
import { toKind } from './form-kind'
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

/** A message has arrived, not by the form in view: that form, or the draft of the next one, is emptied where it holds the same text. */
export function forgetArrived(kind: MailKind, { values }: Attempt) {
  const form = findForm(kind)
  const held = form ? readForm(form, kind).values : cleanFields(readDraft(kind)?.values ?? {})
  if (isSameText(held, values)) {
    if (form) forgetTyped(form)
    else writeDraft(kind, null)
    if (kind === 'message') forgetEnquiry(values)
  } else if (form) rememberAttempt(form, null)
}

/** The enquiry list is emptied where the message that has arrived names its machines as they stand there. */
function forgetEnquiry({ message = '' }: FieldValues) {
  const text = toEnquiryText(readMachineList('enquiry')).trim()
  if (text && message.includes(text)) writeMachineList('enquiry', [])
}

/** A waiting message has arrived: what held it is emptied, and its failure is over. */
export function noteDelivery(leadId: string) {
  for (const kind of Object.keys(FORM_FIELDS) as MailKind[]) {
    const form = findForm(kind)
    const attempt = form ? readAttempt(form) : readDraft(kind)?.attempt
    if (attempt?.leadId !== leadId) continue
    forgetArrived(kind, attempt)
    noteSubmission(kind, 'delivered')
  }
}
