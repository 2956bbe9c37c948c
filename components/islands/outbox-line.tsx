'use client'

import type { MailKind } from '@/lib/adapters/mail-provider'
import { useOutbox } from '@/lib/hooks/use-outbox'

type OutboxLineProps = { kind: MailKind }

/** Says that an unsent message waits on this device, until it has gone or the visitor discards it. */
export function OutboxLine({ kind }: OutboxLineProps) {
  const { isEmpty, discard } = useOutbox(kind)
  return (
    <div className={isEmpty ? undefined : 'status wait kept'}>
      <div role="status">
        {!isEmpty && 'Your message is kept on this device for 24 hours and goes when the connection returns.'}
      </div>
      {!isEmpty && (
        <button type="button" onClick={({ currentTarget }) => discard(currentTarget)}>
          Discard
        </button>
      )}
    </div>
  )
}
