import { useEffect } from 'react'
import { createListeners, useStore } from '@/lib/browser/store'
import { STATUS_CLEAR_MS, STILL_SENDING_MS } from '@/lib/constants'
import type { MailKind } from './fields'
import { IDLE, isSending, reduceSubmission, type Submission, type SubmissionEvent } from './submission'

// One submission of each form, whichever page shows it: a form that is left while it sends says the end of it elsewhere.

const submissions = new Map<MailKind, Submission>()
const timers = new Map<MailKind, ReturnType<typeof setTimeout>>()
/** Forms that a visitor can see; a closed popup's is none of them. */
const formsInView = new Set<MailKind>()
const { notify, subscribe } = createListeners()

/** What became of the last message of this kind. */
export function readSubmission(kind: MailKind): Submission {
  return submissions.get(kind) ?? IDLE
}

/** Tells what has happened to a message of this kind. */
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

/** The submission as state. */
export function useSubmission(kind: MailKind): Submission {
  return useStore({ get: () => readSubmission(kind), subscribe }, IDLE)
}

/** Notes that the form of this kind is in view as long as the component that calls this. */
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

/** The kind of message whose news no form in view can show; null where there is none. */
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
