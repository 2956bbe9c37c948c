import { createStoredValue, useStored } from '@/lib/browser/store'
import { type FieldValues, listFormFields, type MailKind } from './fields'

/** The last attempt to send a form: the lead id of the message and its cleaned values. */
type Attempt = { leadId: string; values: FieldValues }

/** What a visitor has typed but not sent. It survives a reload and is cleared after success. */
export type Draft = { values: FieldValues; attempt: Attempt | null }

/** Nothing typed, nothing tried. */
export const EMPTY_DRAFT: Draft = { values: {}, attempt: null }

const drafts = { lead: createDraft('lead'), message: createDraft('message'), newsletter: createDraft('newsletter') }

function createDraft(kind: MailKind) {
  return createStoredValue('session', `draft_${kind}`, stored => parseDraft(kind, stored))
}

/** What is typed in this tab into the form of a kind. */
export function readDraft(kind: MailKind): Draft {
  return drafts[kind].get()
}

/**
 * Saves the draft for this tab and shows it in the form. One that does not fit into the storage lasts as long as the
 * page.
 */
export function writeDraft(kind: MailKind, draft: Draft) {
  drafts[kind].set(draft)
}

/** Changes some fields of the draft. */
export function changeDraft(kind: MailKind, values: FieldValues) {
  const draft = readDraft(kind)
  writeDraft(kind, { ...draft, values: { ...draft.values, ...values } })
}

/** The draft as state; empty in the pre-rendered HTML. */
export function useDraft(kind: MailKind): Draft {
  return useStored(drafts[kind])
}

/** A lead id is a UUID, or a name chosen by a test. */
const LEAD_ID = /^[\w-]{1,100}$/

/** Parses a stored draft. Damaged or unknown parts are dropped. */
function parseDraft(kind: MailKind, stored: unknown): Draft {
  const { values, attempt } = toRecord(stored)
  const { leadId, values: tried } = toRecord(attempt)
  const isKnown = typeof leadId === 'string' && LEAD_ID.test(leadId)
  return { values: parseValues(kind, values), attempt: isKnown ? { leadId, values: parseValues(kind, tried) } : null }
}

function parseValues(kind: MailKind, stored: unknown): FieldValues {
  const record = toRecord(stored)
  const texts = listFormFields(kind).map(name => [name, record[name]] as const)
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'))
}

function toRecord(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
