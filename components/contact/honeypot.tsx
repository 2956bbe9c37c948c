import { HONEYPOT_NAME } from '@/lib/forms/fields'

type HoneypotProps = { id: string }

/** A field for form robots: out of sight, out of the tab order and out of the accessibility tree. What is filled in only flags the message. */
export function Honeypot({ id }: HoneypotProps) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
