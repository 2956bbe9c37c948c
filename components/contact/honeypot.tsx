import { HONEYPOT_NAME, type MailKind } from '@/lib/contact/fields'

type HoneypotProps = {
  /** The form it belongs to. */
  kind: MailKind
}

/** A field for form robots: out of sight, out of the tab order and out of the accessibility tree. What is filled in only flags the message. */
export function Honeypot({ kind }: HoneypotProps) {
  const id = `${kind}-extra`
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
