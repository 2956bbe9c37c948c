/**
 * One submission of a form: idle, sending, then sent or failed, then idle again once the text has stood for its time.
 * The other ways to reach the company outlive the failure text: `offersFallback` holds until a message was sent.
 */
export type Submission = { phase: 'idle' | 'sending' | 'sent' | 'failed'; offersFallback: boolean }

/**
 * 'withdrawn': there was nothing to send after all, such as a field to correct first. 'cleared': the text's time is over.
 * 'delivered': the outbox has sent what this form failed to send.
 */
export type SubmissionEvent = 'submitted' | 'withdrawn' | 'accepted' | 'refused' | 'cleared' | 'delivered'

/** Texts of the specification, sections 4 and 8, to the letter. */
export const STATUS_TEXTS: Record<Submission['phase'], string> = {
  idle: '',
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Try again.',
}

export const IDLE: Submission = { phase: 'idle', offersFallback: false }

/** The state after the event; an event that does not belong to the state changes nothing. */
export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  const { phase, offersFallback } = state
  if (event === 'submitted') return phase === 'sending' ? state : { phase: 'sending', offersFallback }
  if (event === 'delivered') return phase === 'sending' ? state : IDLE
  if (event === 'cleared') return phase === 'sending' ? state : { phase: 'idle', offersFallback }
  if (phase !== 'sending') return state
  if (event === 'withdrawn') return { phase: 'idle', offersFallback }
  return event === 'accepted' ? { phase: 'sent', offersFallback: false } : { phase: 'failed', offersFallback: true }
}
