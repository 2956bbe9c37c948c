/**
 * One submission of a form: idle, sending, then sent or failed, and idle again after the status has been shown for its
 * time. 'delivered' means that a pending message has been sent; 'handedOver' means that another form has filled in this
 * one. `offersFallback` stays true after a failure until a message is sent, so that other ways to reach the company
 * stay visible.
 */
export type Submission = { phase: SubmissionPhase; offersFallback: boolean }
export type SubmissionPhase = 'idle' | 'sending' | 'stillSending' | 'sent' | 'delivered' | 'failed' | 'handedOver'

export type SubmissionEvent =
  | 'submitted'
  | 'accepted'
  | 'refused'
  | 'delivered'
  | 'handedOver'
  /** The phase has lasted for its time: STILL_SENDING_MS or STATUS_CLEAR_MS. */
  | 'timePassed'
  | 'dismissed'

const SENT = 'Message sent successfully!'

/** Status texts. Those in sections 4 and 8 of the specification are used to the letter. */
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

/** The state after an event. An event that does not apply to the state changes nothing. */
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
