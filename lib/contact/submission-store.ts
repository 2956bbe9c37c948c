import { useEffect } from 'react'
import { createListeners, useStore } from '@/lib/browser/store'
import { STATUS_CLEAR_MS, STILL_SENDING_MS } from '@/lib/constants'
import type { MailKind } from './fields'
import { IDLE, isSending, reduceSubmission, type Submission, type SubmissionEvent } from './submission'

// One submission for each kind of form, shared by all pages: if the visitor leaves a page while its form is sending,
// the next page shows the result.

const submissions = new Map<MailKind, Submission>()
const timers = new Map<MailKind, ReturnType<typeof setTimeout>>()
/** Forms that the visitor can see. The form of a closed popup is not one of them. */
const formsInView = new Set<MailKind>()
const { notify, subscribe } = createListeners()

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

/** The kind of message with a status that no form in view shows; null if there is none. */
export function useKindOutOfView(): MailKind | null {
  return useStore({ get: findKindOutOfView, subscribe }, null)
}

function findKindOutOfView(): MailKind | null {
  for (const [kind, { phase, offersFallback }] of submissions) {
    if (phase === 'delivered') return kind
    if (formsInView.has(kind) || phase === 'handedOver') continue
    if (phase !== 'idle' || offersFallback) return kind
  }
  return null
}

/** Whether a form of this kind is in view. */
export function useIsFormInView(kind: MailKind): boolean {
  return useStore({ get: () => formsInView.has(kind), subscribe }, false)
}
