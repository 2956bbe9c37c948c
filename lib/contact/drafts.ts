import { createListeners, useStore } from '@/lib/browser/store'
import { holdStored, readStored, removeStored, writeStored } from '@/lib/browser/web-storage'
import { DRAFT_LIMIT } from '@/lib/constants'
import { type FieldValues, listFields, type MailKind } from './fields'

/** The last attempt to send a form: the lead id of the message and its cleaned values. */
type Attempt = { leadId: string; values: FieldValues }

/** What a visitor has typed but not sent. It survives a reload and is cleared after success. */
export type Draft = { values: FieldValues; attempt: Attempt | null }

export const EMPTY_DRAFT: Draft = { values: {}, attempt: null }

const { notify, subscribe } = createListeners()

/** Parsed drafts. The same stored text must give the same object, because React compares snapshots by identity. */
const snapshots = new Map<MailKind, { text: string; draft: Draft }>()

const formatKey = (kind: MailKind) => `draft_${kind}`

/** The draft of this tab's form of that kind. */
export function readDraft(kind: MailKind): Draft {
  const text = readStored('session', formatKey(kind))
  if (text === null) return EMPTY_DRAFT
  const known = snapshots.get(kind)
  if (known?.text === text) return known.draft
  const draft = parseDraft(kind, text)
  snapshots.set(kind, { text, draft })
  return draft
}

/**
 * Saves the draft for this tab and shows it in the form. A very long draft, such as a pasted file, lasts only as long
 * as the page.
 */
export function writeDraft(kind: MailKind, draft: Draft) {
  const { length } = Object.values(draft.values).join('')
  const store = length > DRAFT_LIMIT ? holdStored : writeStored
  if (length > 0) store('session', formatKey(kind), JSON.stringify(draft))
  else removeStored('session', formatKey(kind))
  notify()
}

/** Changes some fields of the draft. */
export function changeDraft(kind: MailKind, values: FieldValues) {
  const draft = readDraft(kind)
  writeDraft(kind, { ...draft, values: { ...draft.values, ...values } })
}

/** The draft as state; empty in the pre-rendered HTML. */
export function useDraft(kind: MailKind): Draft {
  return useStore({ get: () => readDraft(kind), subscribe }, EMPTY_DRAFT)
}

/** A lead id is a UUID, or a name chosen by a test. */
const LEAD_ID = /^[\w-]{1,100}$/

/** Parses a stored draft. Damaged or unknown parts are dropped. */
export function parseDraft(kind: MailKind, text: string): Draft {
  try {
    const { values, attempt } = JSON.parse(text)
    const leadId: unknown = attempt?.leadId
    return {
      values: parseValues(kind, values),
      attempt:
        typeof leadId === 'string' && LEAD_ID.test(leadId)
          ? { leadId, values: parseValues(kind, attempt.values) }
          : null,
    }
  } catch {
    return EMPTY_DRAFT
  }
}

function parseValues(kind: MailKind, stored: unknown): FieldValues {
  if (typeof stored !== 'object' || stored === null) return {}
  const known = listFields(kind).map(name => [name, (stored as FieldValues)[name]] as const)
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}
