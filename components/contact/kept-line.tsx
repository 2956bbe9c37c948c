import type { MailKind } from '@/lib/adapters/mail-provider'

type KeptLineProps = { kind: MailKind }

/** The place that says that an unsent message waits on this device, until it has gone or the visitor discards it: see lib/forms/kept-lines.ts. */
export function KeptLine({ kind }: KeptLineProps) {
  return (
    <div data-kept={kind}>
      <div role="status" />
      <button type="button" hidden>
        Discard
      </button>
    </div>
  )
}
