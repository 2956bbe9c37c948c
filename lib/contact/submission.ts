import { useEffect } from 'react'
import { createListeners, useStore } from '@/lib/browser/store'
import { STATUS_CLEAR_MS, STILL_SENDING_MS } from '@/lib/constants'
import type { MailKind } from './fields'

// One submission for each kind of form, shared by all pages: if the visitor leaves a page while its form is sending,
// the next page shows the result.

/**
 * One submission of a form: idle, sending, then sent or failed, and idle again after the status has been shown for its
 * time. 'delivered' means that a pending message has been sent; 'handedOver' means that another form has filled in this
 * one. `failure` stays after a failed one until a message is sent, so that other ways to reach the company stay
 * visible: 'passing' if the message waits in the outbox, 'final' if it would never be accepted.
 */
export type Submission = { phase: SubmissionPhase; failure: 'passing' | 'final' | null }
export type SubmissionPhase = 'idle' | 'sending' | 'stillSending' | 'sent' | 'delivered' | 'failed' | 'handedOver'

export type SubmissionEvent =
  | 'submitted'
  | 'accepted'
  /** The try failed; the message waits in the outbox. */
  | 'refused'
  /** The message can never be accepted. */
  | 'rejected'
  /** A message that waited in the outbox has been sent. */
  | 'delivered'
  /** Another form has filled in this one. */
  | 'handedOver'
  /** The time of the phase is over: STILL_SENDING_MS or STATUS_CLEAR_MS. */
  | 'timePassed'
  | 'dismissed'

/** Nothing has been submitted, or its status has been shown for its time. */
export const IDLE: Submission = { phase: 'idle', failure: null }

const submissions = new Map<MailKind, Submission>()
const timers = new Map<MailKind, ReturnType<typeof setTimeout>>()
/** Forms that the visitor can see. The form of a closed popup is not one of them. */
const formsInView = new Set<MailKind>()
const { notify, subscribe } = createListeners()

/** Whether a message is on its way, however long it has been. */
export function isSending({ phase }: Submission): boolean {
  return phase === 'sending' || phase === 'stillSending'
}

/** The state after an event. An event that does not apply to the state changes nothing. */
export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  if (event === 'dismissed') return IDLE
  if (event === 'rejected') return { phase: 'failed', failure: 'final' }
  if (isSending(state)) {
    if (event === 'accepted') return { phase: 'sent', failure: null }
    if (event === 'refused') return { phase: 'failed', failure: 'passing' }
    return event === 'timePassed' ? { ...state, phase: 'stillSending' } : state
  }
  if (event === 'submitted') return { ...state, phase: 'sending' }
  if (event === 'delivered' || event === 'handedOver') return { phase: event, failure: null }
  return event === 'timePassed' && state.phase !== 'idle' ? { ...state, phase: 'idle' } : state
}

/** The state of the last submission of this kind. */
export function readSubmission(kind: MailKind): Submission {
  return submissions.get(kind) ?? IDLE
}

/** Changes the state of the submission of this kind, and starts the timer of its new phase. */
export function dispatchSubmission(kind: MailKind, event: SubmissionEvent) {
  const before = readSubmission(kind)
  const after = reduceSubmission(before, event)
  if (after === before) return
  submissions.set(kind, after)
  clearTimeout(timers.get(kind))
  if (after.phase !== 'idle' && after.phase !== 'stillSending') {
    const ms = isSending(after) ? STILL_SENDING_MS : STATUS_CLEAR_MS
    timers.set(kind, setTimeout(dispatchSubmission, ms, kind, 'timePassed'))
  }
  notify()
}

/** The submission of this kind as React state. */
export function useSubmission(kind: MailKind): Submission {
  return useStore({ get: () => readSubmission(kind), subscribe }, IDLE)
}

/** Marks the form of this kind as in view while the calling component is mounted. */
export function useFormInView(kind: MailKind) {
  useEffect(() => {
    formsInView.add(kind)
    notify()
    return () => {
      formsInView.delete(kind)
      notify()
    }
  }, [kind])
}

/** Whether a form of this kind is in view. */
export function useIsFormInView(kind: MailKind): boolean {
  return useStore({ get: () => formsInView.has(kind), subscribe }, false)
}

/** The kind of message with a status that no form in view shows; null if there is none. */
export function useKindOutOfView(): MailKind | null {
  return useStore({ get: findKindOutOfView, subscribe }, null)
}

function findKindOutOfView(): MailKind | null {
  for (const [kind, { phase, failure }] of submissions) {
    if (phase === 'delivered') return kind
    // The form in view shows its own status; a lead that was handed over goes on in the contact form.
    if (formsInView.has(kind) || phase === 'handedOver') continue
    if (phase !== 'idle' || failure) return kind
  }
  return null
}
