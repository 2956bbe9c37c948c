import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { paths } from '@/lib/paths'
import { changeDraft, readDraft } from './drafts'
import type { FieldValues } from './fields'
import { dispatchSubmission } from './submission-store'

/**
 * Opens the contact form with these values, on this page or the next. They go as the form's draft, because nothing personal may
 * enter a URL; what was typed there stays. The form then takes the focus and says so.
 */
export function useHandOver(): (values: FieldValues) => void {
  const { push } = useRouter()
  const [isOpening, startOpening] = useTransition()
  return values => {
    if (isOpening) return
    const typed = Object.entries(readDraft('message').values).filter(([, text]) => text !== '')
    changeDraft('message', { ...values, ...Object.fromEntries(typed) })
    dispatchSubmission('message', 'handedOver')
    if (window.location.pathname !== paths.contact) startOpening(() => push(paths.contact))
  }
}
