/** @jest-environment node */
import { IDLE, reduceSubmission, type Submission, type SubmissionEvent } from '@/lib/contact/submission'

function run(...events: SubmissionEvent[]): Submission {
  return events.reduce(reduceSubmission, IDLE)
}

it.each<[SubmissionEvent[], Submission]>([
  [[], { phase: 'idle', offersFallback: false }],
  [['submitted'], { phase: 'sending', offersFallback: false }],
  [['submitted', 'timePassed'], { phase: 'stillSending', offersFallback: false }],
  [['submitted', 'accepted'], { phase: 'sent', offersFallback: false }],
  [['submitted', 'timePassed', 'accepted'], { phase: 'sent', offersFallback: false }],
  [['submitted', 'refused'], { phase: 'failed', offersFallback: true }],
  [['submitted', 'refused', 'timePassed'], { phase: 'idle', offersFallback: true }],
  [['submitted', 'refused', 'submitted'], { phase: 'sending', offersFallback: true }],
  [['submitted', 'refused', 'submitted', 'accepted'], { phase: 'sent', offersFallback: false }],
  [['submitted', 'refused', 'delivered'], { phase: 'delivered', offersFallback: false }],
  [['submitted', 'refused', 'delivered', 'timePassed'], { phase: 'idle', offersFallback: false }],
  [['submitted', 'refused', 'dismissed'], { phase: 'idle', offersFallback: false }],
  [['handedOver'], { phase: 'handedOver', offersFallback: false }],
])('%j leads to %j', (events, state) => {
  expect(run(...events)).toEqual(state)
})

it.each<[SubmissionEvent[], SubmissionEvent]>([
  [['submitted'], 'submitted'],
  [['submitted'], 'delivered'],
  [['submitted'], 'handedOver'],
  [[], 'accepted'],
  [[], 'timePassed'],
  [['submitted', 'accepted'], 'refused'],
])('after %j the event %s changes nothing', (events, event) => {
  expect(run(...events, event)).toEqual(run(...events))
})
