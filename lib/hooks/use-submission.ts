import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { MailResult } from '@/lib/adapters/mail-provider'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { IDLE, reduceSubmission } from '@/lib/forms/submission'

/** The state of one form's submission, and `submit`, which runs a sending unless one is running. */
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

  async function submit(send: () => Promise<MailResult>) {
    if (isBusy.current) return
    isBusy.current = true
    dispatch('submitted')
    let isSent = false
    try {
      isSent = (await send()).ok
    } finally {
      isBusy.current = false
      dispatch(isSent ? 'accepted' : 'refused')
    }
  }

  const noteDelivery = useCallback(() => dispatch('delivered'), [])
  return { submission, submit, noteDelivery }
}
