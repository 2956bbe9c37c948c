/** @jest-environment node */
import { IDLE, reduceSubmission, type Submission, type SubmissionEvent } from '@/lib/contact/submission'

/** The state of a submission after some events. */
const run = (...events: SubmissionEvent[]) => events.reduce(reduceSubmission, IDLE)

it.each<[SubmissionEvent[], Submission['phase'], Submission['failure']]>([
  [['submitted', 'timePassed'], 'stillSending', null],
  [['submitted', 'timePassed', 'accepted'], 'sent', null],
  [['submitted', 'refused'], 'failed', 'passing'],
  [['submitted', 'rejected'], 'failed', 'final'],
  [['submitted', 'refused', 'timePassed'], 'idle', 'passing'],
  [['submitted', 'refused', 'submitted', 'accepted'], 'sent', null],
  [['submitted', 'refused', 'delivered'], 'delivered', null],
  [['submitted', 'refused', 'delivered', 'timePassed'], 'idle', null],
  [['submitted', 'refused', 'dismissed'], 'idle', null],
  [['handedOver'], 'handedOver', null],
])('%j leads to the phase %s and the failure %s', (events, phase, failure) => {
  expect(run(...events)).toEqual({ phase, failure })
})

it.each<[SubmissionEvent[], SubmissionEvent]>([
  [['submitted'], 'submitted'],
  [['submitted'], 'delivered'],
  [[], 'accepted'],
  [['submitted', 'accepted'], 'refused'],
])('after %j the event %s changes nothing', (events, event) => {
  expect(run(...events, event)).toEqual(run(...events))
})
