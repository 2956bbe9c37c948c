/**
 * One submission of a form: idle, sending, then sent or failed, then idle again once the text has stood for its time.
 * The other ways to reach the company outlive the failure text: `offersFallback` holds until a message was sent.
 */
export type Submission = { phase: SubmissionPhase; offersFallback: boolean }
export type SubmissionPhase = 'idle' | 'sending' | 'sent' | 'failed'

/** Texts of the specification, sections 4 and 8, to the letter. */
export const STATUS_TEXTS: Record<SubmissionPhase, string> = {
  idle: '',
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Try again.',
}
