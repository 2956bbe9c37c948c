import { HONEYPOT_NAME, type MailKind } from '@/lib/contact/fields'

/**
 * A honeypot field for bots: not visible, not focusable and not in the accessibility tree. If it is filled in, the
 * message is flagged, not refused.
 */
export function Honeypot({ kind, label }: { kind: MailKind; label: string }) {
  const id = `${kind}-extra`
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
