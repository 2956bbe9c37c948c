import type { ReactNode } from 'react'
import type { MailKind } from '@/lib/adapters/mail-provider'
import { Honeypot } from './honeypot'

type MailFormProps = {
  kind: MailKind
  className?: string
  /** The form's name, or the id of the heading that says it. */
  label?: string
  labelledBy?: string
  /** Fields named as in lib/forms/fields.ts with ids of `toFieldId`, and a SubmitButton. */
  children: ReactNode
}

/**
 * A form that sends what is typed: plain HTML, one of a kind on a page. The FormStarter brings it to life wherever it stands; its
 * FormStatus and KeptLine may stand outside it.
 */
export function MailForm({ kind, className, label, labelledBy, children }: MailFormProps) {
  return (
    // Should the script fail half way, a native submit must not put what was typed into the address.
    <form className={className} method="post" data-mail={kind} aria-label={label} aria-labelledby={labelledBy}>
      {children}
      <Honeypot id={`${kind}-extra`} />
    </form>
  )
}
