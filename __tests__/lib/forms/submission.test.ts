import { IDLE, reduceSubmission, type SubmissionEvent } from '@/lib/forms/submission'
import { STATUS_TEXTS, type Submission } from '@/lib/forms/submission-texts'

function run(...events: SubmissionEvent[]): Submission {
  return events.reduce(reduceSubmission, IDLE)
}

it.each<[SubmissionEvent[], Submission]>([
  [[], { phase: 'idle', offersFallback: false }],
  [['submitted'], { phase: 'sending', offersFallback: false }],
  [['submitted', 'accepted'], { phase: 'sent', offersFallback: false }],
  [['submitted', 'refused'], { phase: 'failed', offersFallback: true }],
  [['submitted', 'refused', 'submitted'], { phase: 'sending', offersFallback: true }],
  [['submitted', 'refused', 'submitted', 'accepted'], { phase: 'sent', offersFallback: false }],
  [['submitted', 'withdrawn'], { phase: 'idle', offersFallback: false }],
  [['submitted', 'refused', 'submitted', 'withdrawn'], { phase: 'idle', offersFallback: true }],
  [['submitted', 'refused', 'delivered'], { phase: 'idle', offersFallback: false }],
])('%j leads to %j', (events, state) => {
  expect(run(...events)).toEqual(state)
})

it.each<[SubmissionEvent[], SubmissionEvent]>([
  [['submitted'], 'submitted'],
  [['submitted'], 'delivered'],
  [[], 'accepted'],
  [['submitted', 'accepted'], 'withdrawn'],
  [['submitted', 'accepted'], 'refused'],
])('after %j the event %s changes nothing', (events, event) => {
  expect(run(...events, event)).toEqual(run(...events))
})

it('has the texts of the specification', () => {
  expect(STATUS_TEXTS).toEqual({
    idle: '',
    sending: 'Sending...',
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Try again.',
  })
})
