import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { paths, toAddress } from '@/lib/paths'
import { changeDraft, readDraft } from './drafts'
import type { FieldValues } from './fields'
import { dispatchSubmission } from './submission'

/**
 * Returns a function that opens the contact form with these values, on this page or the contact page. They are passed
 * in the form's draft, because a URL must not contain personal data. They replace what the form has, but for its
 * message, below which a new one is added. The form then takes the focus and shows a status.
 */
export function useHandOver(): (values: FieldValues) => void {
  const { push } = useRouter()
  const [isOpening, startOpening] = useTransition()
  return ({ message = '', ...others }) => {
    if (isOpening) return
    const { message: begun = '' } = readDraft('message').values
    const isNew = !begun.includes(message)
    changeDraft('message', { ...others, message: isNew ? `${begun}\n\n${message}`.trimStart() : begun })
    dispatchSubmission('message', 'handedOver')
    if (window.location.pathname !== toAddress(paths.contact)) startOpening(() => push(paths.contact))
  }
}
