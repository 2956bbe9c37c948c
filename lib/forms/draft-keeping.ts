import { readDraft, writeDraft } from '@/lib/adapters/draft-store'
import { toDraft } from './draft'
import { readFields } from './fields'
import { fillEmptyFields } from './form-elements'
import { toKind } from './form-kind'

/** Keeps what a form holds through a reload, with the last message that was tried with it: that of the draft so far unless given. */
export function keepDraft(form: HTMLFormElement, attempt = readDraft(toKind(form))?.attempt ?? null) {
  const kind = toKind(form)
  writeDraft(kind, toDraft(readFields(new FormData(form), kind), attempt))
}

/** Fills the fields that are still empty from the draft. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft(toKind(form))
  if (draft) fillEmptyFields(form, draft.values)
  // What was typed before the script was ready told nobody of it.
  keepDraft(form)
}
