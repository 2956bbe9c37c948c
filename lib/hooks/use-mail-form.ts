import { type FormEvent, useRef, useState } from 'react'
import { preloadMailClient } from '@/lib/adapters/mail-client'
import {
  type Mail,
  type MailKind,
  type MailResult,
  type MailSettings,
  mayTryAgain,
  sendMail,
} from '@/lib/adapters/mail-provider'
import { keepInOutbox, removeFromOutbox } from '@/lib/adapters/outbox-store'
import { createId } from '@/lib/adapters/random-id'
import { isSameText, toAttempt } from '@/lib/forms/draft'
import { toPlainText } from '@/lib/forms/fallback-links'
import { checkFields, cleanFields, type FieldValues, HONEYPOT_NAME, readFields } from '@/lib/forms/fields'
import { focusFirstField } from '@/lib/forms/form-elements'
import { toParameters } from '@/lib/forms/parameters'
import { useDraft } from './use-draft'
import { useFieldErrors } from './use-field-errors'
import { useHydrated } from './use-hydrated'
import { useDelivery } from './use-outbox'
import { useSubmission } from './use-submission'

type MailFormOptions = {
  kind: MailKind
  /** Null: nothing can be sent. */
  mail: MailSettings | null
  /** After the provider has accepted the message and the fields are empty. */
  onSent?: () => void
  /** Takes the checked values instead of sending them. */
  onHandOver?: (values: FieldValues) => void
}

/**
 * Everything between a form's fields and the provider: checks, draft, one submission at a time, outbox.
 * Spread `form` on the form element; the fields stay native and uncontrolled, so text typed before the script was ready is kept.
 */
export function useMailForm({ kind, mail, onSent, onHandOver }: MailFormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  const { submission, submit, noteDelivery } = useSubmission()
  const { errors, setErrors, handleInvalid, clearError } = useFieldErrors()
  const { attempt, save, clear } = useDraft(kind, ref)
  const [typed, setTyped] = useState('')
  const isReady = useHydrated() && (mail !== null || onHandOver !== undefined)

  function readCurrent() {
    return cleanFields(ref.current ? readFields(new FormData(ref.current), kind) : {})
  }

  function empty() {
    clear()
    ref.current?.reset()
  }

  async function send(settings: MailSettings, values: FieldValues, isSuspect: boolean): Promise<MailResult> {
    const last = attempt.current
    const current = toAttempt(values, last, createId)
    attempt.current = current
    save()
    setTyped(toPlainText(values))
    const message: Mail = { kind, params: toParameters(kind, values, { leadId: current.leadId, isSuspect }) }
    const result = await sendMail(settings, message)
    const isKept = !result.ok && mayTryAgain(result)
    // Changed text replaces what waited before; the same text replaces itself.
    if (last && (result.ok || isKept)) removeFromOutbox(last.leadId)
    if (isKept) keepInOutbox(message)
    if (!result.ok) console.error('Failed to send message:', result.status, result.text)
    if (!result.ok) return result
    empty()
    onSent?.()
    return result
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typedValues = readFields(data, kind)
    const problems = checkFields(typedValues)
    setErrors(problems)
    if (focusFirstField(event.currentTarget, Object.keys(problems))) return
    const values = cleanFields(typedValues)
    if (onHandOver) {
      empty()
      return onHandOver(values)
    }
    if (mail) void submit(() => send(mail, values, Boolean(data.get(HONEYPOT_NAME))))
  }

  useDelivery(leadId => {
    if (attempt.current?.leadId !== leadId) return
    const isUnchanged = isSameText(readCurrent(), attempt.current.values)
    attempt.current = null
    if (isUnchanged) empty()
    else save()
    noteDelivery()
  })

  const form = {
    ref,
    // Should the script fail half way, a native submit must not put what was typed into the address.
    method: 'post',
    onSubmit: handleSubmit,
    onInvalidCapture: handleInvalid,
    onFocus: () => mail && preloadMailClient(),
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      clearError(target)
      save()
    },
  }
  return { form, errors, submission, typed, isReady }
}
