import { type FormEvent, useRef, useState } from 'react'
import type { MailKind, MailSettings } from '@/lib/adapters/mail-provider'
import { withinLimit } from '@/lib/adapters/time-limit'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { toPlainText } from '@/lib/forms/fallback-links'
import { type FieldValues, readFields } from '@/lib/forms/fields'
import { focusFirstField } from '@/lib/forms/form-elements'
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

const loadMailForm = () => import('@/lib/forms/mail-form')

/** What did not load at the first touch is asked for again, and reported, at the submit. */
const ignoreForNow = () => {}

/** A line on which the form's own code does not come in this time, in milliseconds, would not carry the message either. */
const LOAD_LIMIT_MS = MAIL_TRY_LIMIT_MS

async function loadInTime() {
  const code = await withinLimit(loadMailForm(), LOAD_LIMIT_MS, null)
  if (!code) throw new Error('The code of the form took too long')
  return code
}

/**
 * Everything between a form's fields and the provider: checks, draft, one submission at a time, outbox.
 * Spread `form` on the form element; the fields stay native and uncontrolled, so text typed before the script was ready is kept.
 * What checks and sends is fetched at the first touch.
 */
export function useMailForm({ kind, mail, onSent, onHandOver }: MailFormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  const { submission, submit, noteDelivery } = useSubmission()
  const { errors, setErrors, handleInvalid, clearError } = useFieldErrors()
  const { attempt, save, clear } = useDraft(kind, ref)
  const [typed, setTyped] = useState('')
  const isReady = useHydrated() && (mail !== null || onHandOver !== undefined)

  function empty() {
    clear()
    ref.current?.reset()
  }

  async function send(settings: MailSettings, values: FieldValues, isSuspect: boolean) {
    const { nameAttempt, sendAttempt } = await loadMailForm()
    const last = attempt.current
    const current = nameAttempt(values, last)
    attempt.current = current
    save()
    setTyped(toPlainText(values))
    const result = await sendAttempt(settings, { kind, attempt: current, last, isSuspect })
    if (!result.ok) return result
    empty()
    onSent?.()
    return result
  }

  async function prepare(form: HTMLFormElement) {
    const { readForm } = await loadInTime()
    const { values, problems, isSuspect } = readForm(form, kind)
    setErrors(problems)
    if (focusFirstField(form, Object.keys(problems))) return null
    if (!onHandOver) return mail && (() => send(mail, values, isSuspect))
    empty()
    onHandOver(values)
    return null
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    submit(() => prepare(form)).catch(reason => {
      console.error('Failed to send message:', reason)
      setTyped(toPlainText(readFields(new FormData(form), kind)))
    })
  }

  useDelivery(async leadId => {
    if (attempt.current?.leadId !== leadId) return
    const { isUnchanged } = await loadMailForm()
    const isAsSent = ref.current !== null && isUnchanged(ref.current, kind, attempt.current)
    attempt.current = null
    if (isAsSent) empty()
    else save()
    noteDelivery()
  })

  const form = {
    ref,
    // Should the script fail half way, a native submit must not put what was typed into the address.
    method: 'post',
    onSubmit: handleSubmit,
    onInvalidCapture: handleInvalid,
    onFocus: () => void loadMailForm().then(({ preloadMailClient }) => mail && preloadMailClient(), ignoreForNow),
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      clearError(target)
      save()
    },
  }
  return { form, errors, submission, typed, isReady }
}
