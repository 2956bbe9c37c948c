import { IDLE, reduceSubmission, type SubmissionEvent } from './submission'
import type { Submission, SubmissionPhase } from './submission-texts'
import { findStatus, type StatusName, showSubmission } from './submission-view'

/**
 * Tells the status of a form what has happened, and shows the state that follows. While sending the form's button does nothing;
 * it stays focusable, so that the keyboard does not lose its place.
 *
 * @param typed what was typed, for the chat and mail links; as before where it is left out
 */
export function noteSubmission(name: StatusName, event: SubmissionEvent, typed?: string) {
  const { phase, offersFallback } = reduceSubmission(readSubmission(name), event)
  showSubmission(name, phase, offersFallback, typed)
  const button = document.querySelector(`form[data-mail=${name}] [type=submit]`)
  if (phase === 'sending') button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
}

/** Says in the corner of the page what became of a message of no form in view. */
export function sayInCorner(phase: 'sent' | 'failed') {
  showSubmission('page', phase)
}

function readSubmission(name: StatusName): Submission {
  const { phase, offers } = findStatus(name)?.dataset ?? {}
  return phase ? { phase: phase as SubmissionPhase, offersFallback: offers === 'true' } : IDLE
}
