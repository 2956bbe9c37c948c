import { readDraft, writeDraft } from '@/lib/adapters/draft-store'
import { keepDraft } from './draft-keeping'
import type { FieldValues } from './fields'
import { fillEmptyFields } from './form-elements'
import { findForm } from './form-events'

/** What a visitor who comes from the newsletter form wants to ask. */
const MESSAGE = 'Please add my address to your newsletter.'

/**
 * Leaves the newsletter's address for the contact form, on this page or the next: in the draft of the message, because nothing
 * personal may enter a URL. What was typed there stays.
 */
export function handOverAddress({ email }: FieldValues) {
  const form = findForm('message')
  const values = { name: '', email, message: MESSAGE }
  if (form) {
    fillEmptyFields(form, values)
    keepDraft(form)
    return
  }
  const draft = readDraft('message')
  const typed = Object.entries(draft?.values ?? {}).filter(([, text]) => text !== '')
  writeDraft('message', { values: { ...values, ...Object.fromEntries(typed) }, attempt: draft?.attempt ?? null })
}
