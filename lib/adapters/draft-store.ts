import { type Draft, parseDraft } from '@/lib/forms/draft'
import { toDraftKey } from './draft-snapshot'
import type { MailKind } from './mail-provider'
import { readStoredJson, removeStored, writeStored } from './web-storage'

/** The draft of this tab's form, or null. */
export function readDraft(kind: MailKind): Draft | null {
  return parseDraft(readStoredJson('session', toDraftKey(kind)))
}

/** Keeps the draft for this tab; null forgets it. */
export function writeDraft(kind: MailKind, draft: Draft | null) {
  if (draft) writeStored('session', toDraftKey(kind), JSON.stringify(draft))
  else removeStored('session', toDraftKey(kind))
}
