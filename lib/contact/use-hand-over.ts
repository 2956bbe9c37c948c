import { useRouter } from 'next/navigation'
import { useRef, useTransition } from 'react'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { changeDraft, readDraft } from './drafts'
import type { FieldValues } from './fields'
import { dispatchSubmission } from './submission'

/**
 * Returns a function that opens the contact form with these values, on this page or the contact page. They are passed
 * in the form's draft, because a URL must not contain personal data. What the form already contains stays: a new
 * message is appended to the draft; if its email differs from the form's, the email is added in brackets. The form then
 * takes the focus and shows a status.
 */
export function useHandOver(): (values: FieldValues) => void {
  const { push } = useRouter()
  const [isOpening, startOpening] = useTransition()
  /** The email that this hook filled in last. */
  const filledInEmail = useRef<string>(undefined)
  return ({ message = '', ...others }) => {
    if (isOpening) return
    const { message: draftMessage = '', ...draftFields } = readDraft('message').values
    // An email that the visitor did not type is replaced.
    if (draftFields.email === filledInEmail.current) delete draftFields.email
    filledInEmail.current = others.email
    const isOtherEmail = others.email && draftFields.email && others.email !== draftFields.email
    const added = isOtherEmail ? `${message} (${others.email})` : message
    const filledFields = Object.fromEntries(Object.entries(draftFields).filter(([, value]) => value))
    const allText = draftMessage.includes(added) ? draftMessage : `${draftMessage}\n\n${added}`.trimStart()
    changeDraft('message', { ...others, ...filledFields, message: allText })
    dispatchSubmission('message', 'handedOver')
    if (window.location.pathname !== toAddress(paths.contact)) startOpening(() => push(paths.contact))
  }
}
