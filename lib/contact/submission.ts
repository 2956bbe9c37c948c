/**
 * One submission of a form: idle, sending, then sent or failed, then idle again once the text has stood for its time.
 * 'delivered' is a waiting message that has arrived; 'handedOver' is a form that another one has filled.
 * The other ways to reach the company outlive the failure text: `offersFallback` holds until a message was sent.
 */
export type Submission = { phase: SubmissionPhase; offersFallback: boolean }
export type SubmissionPhase = 'idle' | 'sending' | 'stillSending' | 'sent' | 'delivered' | 'failed' | 'handedOver'

export type SubmissionEvent =
  | 'submitted'
  | 'accepted'
  | 'refused'
  | 'delivered'
  | 'handedOver'
  /** The time of the phase is over: see `PHASE_MS`. */
  | 'timePassed'
  | 'dismissed'

const SENT = 'Message sent successfully!'

/** Texts of the specification, sections 4 and 8, to the letter; and what it says nothing of. */
export const STATUS_TEXTS: Record<SubmissionPhase, string> = {
  idle: '',
  sending: 'Sending...',
  stillSending: 'Still trying to send...',
  sent: SENT,
  delivered: SENT,
  failed: 'Failed to send message. Try again.',
  handedOver: 'What you typed is filled in here. Add what is missing, then press Send Message.',
}

export const IDLE: Submission = { phase: 'idle', offersFallback: false }

export function isSending({ phase }: Submission): boolean {
  return phase === 'sending' || phase === 'stillSending'
}

/** The state after the event; an event that does not belong to the state changes nothing. */
export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  if (event === 'dismissed') return IDLE
  if (isSending(state)) return reduceSending(state, event)
  if (event === 'submitted') return { ...state, phase: 'sending' }
  if (event === 'delivered' || event === 'handedOver') return { phase: event, offersFallback: false }
  return event === 'timePassed' && state.phase !== 'idle' ? { ...state, phase: 'idle' } : state
}

function reduceSending(state: Submission, event: SubmissionEvent): Submission {
  if (event === 'accepted') return { phase: 'sent', offersFallback: false }
  if (event === 'refused') return { phase: 'failed', offersFallback: true }
  return event === 'timePassed' ? { ...state, phase: 'stillSending' } : state
}
