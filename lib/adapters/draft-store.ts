import { type Draft, parseDraft } from '@/lib/forms/draft'
import type { MailKind } from './mail-provider'
import { readStoredJson, removeStored, writeStored } from './web-storage'

const toKey = (kind: MailKind) => `draft_${kind}`

/** The draft of this tab's form, or null. */
export function readDraft(kind: MailKind): Draft | null {
  return parseDraft(readStoredJson('session', toKey(kind)))
}

/** Keeps the draft for this tab; null forgets it. */
export function writeDraft(kind: MailKind, draft: Draft | null) {
  if (draft) writeStored('session', toKey(kind), JSON.stringify(draft))
  else removeStored('session', toKey(kind))
}
