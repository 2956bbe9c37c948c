import { DRAFT_LIMIT } from '@/lib/constants'
import type { FieldValues } from './fields'

/** The last message that was tried with what a form holds: its name and its cleaned values. */
export type Attempt = { leadId: string; values: FieldValues }

/** What was typed and not yet sent. It survives a reload and is gone after success. */
export type Draft = { values: FieldValues; attempt: Attempt | null }

/** The draft to keep, or null where nothing was typed or it is longer than a draft may be. */
export function toDraft(values: FieldValues, attempt: Attempt | null): Draft | null {
  const length = Object.values(values).join('').length
  return length === 0 || length > DRAFT_LIMIT ? null : { values, attempt }
}

/** Reads a stored draft; anything damaged or foreign counts as none. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || !isTexts(stored.values)) return null
  const { values, attempt } = stored
  if (!isRecord(attempt) || typeof attempt.leadId !== 'string' || !isTexts(attempt.values))
    return { values, attempt: null }
  return { values, attempt: { leadId: attempt.leadId, values: attempt.values } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): value is FieldValues {
  return isRecord(value) && Object.values(value).every(text => typeof text === 'string')
}
