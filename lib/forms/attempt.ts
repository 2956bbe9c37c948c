import type { Attempt } from './draft'
import type { FieldValues } from './fields'

/**
 * The attempt for these cleaned values: the last one again if nothing was changed, so that its `lead_id` marks a duplicate.
 * Changed text gets a new name, because whoever drops duplicates would otherwise drop the change.
 */
export function toAttempt(values: FieldValues, last: Attempt | null, createId: () => string): Attempt {
  return last && isSameText(values, last.values) ? last : { leadId: createId(), values }
}

/** Whether two sets of fields hold the same text. */
export function isSameText(one: FieldValues, other: FieldValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof FieldValues>
  return [...names].every(name => (one[name] ?? '') === (other[name] ?? ''))
}
