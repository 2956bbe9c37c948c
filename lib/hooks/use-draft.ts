import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { readDraft, writeDraft } from '@/lib/adapters/draft-store'
import type { MailKind } from '@/lib/adapters/mail-provider'
import { type Attempt, toDraft } from '@/lib/forms/draft'
import { readFields } from '@/lib/forms/fields'
import { fillEmptyFields } from '@/lib/forms/form-elements'

/** Keeps what is typed through a reload. `save` after every change, `clear` after success; `attempt` is the last message tried. */
export function useDraft(kind: MailKind, form: RefObject<HTMLFormElement | null>) {
  const attempt = useRef<Attempt | null>(null)

  const save = useCallback(() => {
    if (form.current) writeDraft(kind, toDraft(readFields(new FormData(form.current), kind), attempt.current))
  }, [kind, form])

  useEffect(() => {
    const draft = readDraft(kind)
    if (draft && form.current) {
      attempt.current = draft.attempt
      fillEmptyFields(form.current, draft.values)
    }
    // What was typed before the script was ready told nobody of it.
    save()
  }, [kind, form, save])

  const clear = useCallback(() => {
    attempt.current = null
    writeDraft(kind, null)
  }, [kind])

  return { attempt, save, clear }
}
