import { createListeners, useStore } from '@/lib/browser/store'
import { holdStored, readStored, removeStored, writeStored } from '@/lib/browser/web-storage'
import { DRAFT_LIMIT } from '@/lib/constants'
import { type FieldValues, FORM_FIELDS, type MailKind } from './fields'

/** The last message that was tried with what a form holds: its name and its cleaned values. */
type Attempt = { leadId: string; values: FieldValues }

/** What was typed and not yet sent. It survives a reload and is gone after success. */
export type Draft = { values: FieldValues; attempt: Attempt | null }

export const EMPTY_DRAFT: Draft = { values: {}, attempt: null }

const { notify, subscribe } = createListeners()

/** React compares by identity: the same stored text gives the same draft. */
const snapshots = new Map<MailKind, { text: string; draft: Draft }>()

const formatKey = (kind: MailKind) => `draft_${kind}`

/** What this tab's form of that kind holds. */
export function readDraft(kind: MailKind): Draft {
  const text = readStored('session', formatKey(kind))
  if (text === null) return EMPTY_DRAFT
  const known = snapshots.get(kind)
  if (known?.text === text) return known.draft
  const draft = parseDraft(kind, text)
  snapshots.set(kind, { text, draft })
  return draft
}

/** Keeps the draft for this tab and shows it in its form. A pasted file is kept only until the page is left. */
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

/** What names a message: a UUID, or the name that a test gives. */
const LEAD_ID = /^[\w-]{1,100}$/

/** Reads a stored draft; what is damaged or foreign is left out. */
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
  const known = FORM_FIELDS[kind].map(name => [name, (stored as FieldValues)[name]] as const)
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}
