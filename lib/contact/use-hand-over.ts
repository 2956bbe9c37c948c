import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { paths } from '@/lib/paths'
import { changeDraft, readDraft } from './drafts'
import type { FieldValues } from './fields'
import { dispatchSubmission } from './submission'

/**
 * Returns a function that opens the contact form with these values, on this page or the contact page. They are passed
 * in the form's draft, because a URL must not contain personal data. Text already in the form stays. The form then
 * takes the focus and shows a status.
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
