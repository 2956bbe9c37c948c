import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { MailResult } from '@/lib/adapters/mail-provider'
import { wait } from '@/lib/adapters/time-limit'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { IDLE, reduceSubmission, type SubmissionEvent } from '@/lib/forms/submission'

/** A press that is still unanswered after this time shows 'Sending...': the form's code is on its way. In milliseconds. */
const NOTICEABLE_MS = 300

type Send = () => Promise<MailResult>

/**
 * The state of one form's submission, and `submit`, which runs one at a time. It is given what prepares a sending: code is
 * fetched and fields are checked there, and null says that there is nothing to send.
 */
export function useSubmission() {
  const [submission, dispatch] = useReducer(reduceSubmission, IDLE)
  // State is too late for a fast double submit: both would still read 'idle'.
  const isBusy = useRef(false)
  const { phase } = submission

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'failed') return
    const timer = setTimeout(() => dispatch('cleared'), STATUS_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [phase])

  async function submit(prepare: () => Promise<Send | null>) {
    if (isBusy.current) return
    isBusy.current = true
    const timer = setTimeout(() => dispatch('submitted'), NOTICEABLE_MS)
    let end: SubmissionEvent = 'refused'
    try {
      const send = await prepare()
      clearTimeout(timer)
      if (send) {
        dispatch('submitted')
        // The press is answered first; what sends can begin with the next task.
        await wait(0)
        if ((await send()).ok) end = 'accepted'
      } else end = 'withdrawn'
    } finally {
      clearTimeout(timer)
      isBusy.current = false
      // Where the preparing failed at once, nothing has been said so far.
      if (end === 'refused') dispatch('submitted')
      dispatch(end)
    }
  }

  const noteDelivery = useCallback(() => dispatch('delivered'), [])
  return { submission, submit, noteDelivery }
}
