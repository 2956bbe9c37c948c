import { DRAFT_LIMIT, FIELD_LIMITS } from '@/lib/constants'
import type { FieldName, FieldValues } from './fields'

const FIELD_NAMES = Object.keys(FIELD_LIMITS) as FieldName[]

/** The last message that was tried with what a form holds: its name and its cleaned values. */
export type Attempt = { leadId: string; values: FieldValues }

/** What was typed and not yet sent. It survives a reload and is gone after success. */
export type Draft = { values: FieldValues; attempt: Attempt | null }

/** The draft to keep, or null where nothing was typed or it is longer than a draft may be. */
export function toDraft(values: FieldValues, attempt: Attempt | null): Draft | null {
  const length = Object.values(values).join('').length
  return length === 0 || length > DRAFT_LIMIT ? null : { values, attempt }
}

/** What names a message: a UUID, or the name that a test gives. */
const LEAD_ID = /^[\w-]{1,100}$/

/** Reads a stored draft; anything damaged or foreign counts as none, and fields that no form of ours has are dropped. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null
  const values = parseValues(stored.values)
  return values && { values, attempt: parseAttempt(stored.attempt) }
}

function parseAttempt(stored: unknown): Attempt | null {
  if (!isRecord(stored) || typeof stored.leadId !== 'string' || !LEAD_ID.test(stored.leadId)) return null
  const values = parseValues(stored.values)
  return values && { leadId: stored.leadId, values }
}

function parseValues(stored: unknown): FieldValues | null {
  if (!isRecord(stored)) return null
  const known = FIELD_NAMES.filter(name => Object.hasOwn(stored, name)).map(name => [name, stored[name]] as const)
  if (known.length === 0 || known.some(([, value]) => typeof value !== 'string')) return null
  return Object.fromEntries(known)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
