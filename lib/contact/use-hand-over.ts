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
  const given = useRef<string>(undefined)
  return ({ message = '', ...others }) => {
    if (isOpening) return
    const { message: begun = '', ...typed } = readDraft('message').values
    // Replace the email if this hook filled it in.
    if (typed.email === given.current) delete typed.email
    given.current = others.email
    const isOther = others.email && typed.email && others.email !== typed.email
    const added = isOther ? `${message} (${others.email})` : message
    const kept = Object.fromEntries(Object.entries(typed).filter(([, value]) => value))
    const isNew = !begun.includes(added)
    changeDraft('message', { ...others, ...kept, message: isNew ? `${begun}\n\n${added}`.trimStart() : begun })
    dispatchSubmission('message', 'handedOver')
    if (window.location.pathname !== toAddress(paths.contact)) startOpening(() => push(paths.contact))
  }
}
