import type { Submission } from './submission-texts'

/**
 * 'withdrawn': there was nothing to send after all, such as a field to correct first.
 * 'delivered': the outbox has sent what this form failed to send.
 */
export type SubmissionEvent = 'submitted' | 'withdrawn' | 'accepted' | 'refused' | 'delivered'

export const IDLE: Submission = { phase: 'idle', offersFallback: false }

/** The state after the event; an event that does not belong to the state changes nothing. */
export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  const { phase, offersFallback } = state
  if (event === 'submitted') return phase === 'sending' ? state : { phase: 'sending', offersFallback }
  if (event === 'delivered') return phase === 'sending' ? state : IDLE
  if (phase !== 'sending') return state
  if (event === 'withdrawn') return { phase: 'idle', offersFallback }
  return event === 'accepted' ? { phase: 'sent', offersFallback: false } : { phase: 'failed', offersFallback: true }
}
