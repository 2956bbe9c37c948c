import { DRAFT_LIMIT } from '@/lib/constants'
import type { MailKind } from './mail-provider'
import { readStored, removeStored, writeStored } from './web-storage'

/** Where the draft of this tab's form is kept. */
export function toDraftKey(kind: MailKind) {
  return `draft_${kind}`
}

/** Whether there is a draft. Every form asks; only then is the code fetched that reads it. */
export function hasDraft(kind: MailKind): boolean {
  return readStored('session', toDraftKey(kind)) !== null
}

/** Keeps what a form holds as its draft, before the code that knows more of drafts has come; a form that was emptied has none. */
export function keepSnapshot(kind: MailKind, form: HTMLFormElement) {
  const values = Object.fromEntries(new FormData(form))
  const length = Object.values(values).join('').length
  if (length > 0 && length <= DRAFT_LIMIT) writeStored('session', toDraftKey(kind), JSON.stringify({ values }))
  else removeStored('session', toDraftKey(kind))
}
