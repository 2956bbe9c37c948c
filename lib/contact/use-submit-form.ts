import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { changeDraft, useDraft } from './drafts'
import { checkForm, cleanFields } from './field-checks'
import { type FieldErrors, type FieldName, FORM_FIELDS, HONEYPOT_NAME, type MailKind, readFields } from './fields'
import { isSending } from './submission'
import { useFormInView, useSubmission } from './submission-store'
import { type CheckedForm, loadSending } from './submit-message'

type SubmitFormOptions = {
  kind: MailKind
  /** Hears of a press that found nothing to correct. */
  onChecked: (form: CheckedForm) => void
  /** False: the form hands on what it holds, or has no account to send with. */
  sends: boolean
  /** False: the button never comes to life. */
  isUsable?: boolean
}

/**
 * A form whose fields show its draft. The browser's own checks apply, but every finding is a sentence beside its field and none a
 * bubble. Returns what the form, each of its fields and its button take.
 */
export function useSubmitForm({ kind, onChecked, sends, isUsable = true }: SubmitFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const { values } = useDraft(kind)
  const submission = useSubmission(kind)
  const [errors, setErrors] = useState<FieldErrors>({})
  const isHydrated = useHydrated()
  useFormInView(kind)

  useLayoutEffect(() => {
    // What was typed before the script was ready told nobody of it.
    const typed = Object.entries(readFields(new FormData(form.current ?? undefined), kind))
    const filled = typed.filter(([, value]) => value !== '')
    if (filled.length > 0) changeDraft(kind, Object.fromEntries(filled))
  }, [kind])

  useEffect(() => {
    if (submission.phase === 'handedOver') focusFirst(form.current, kind, field => field.value === '')
  }, [submission, kind])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending(submission)) return
    const data = new FormData(event.currentTarget)
    const typed = readFields(data, kind)
    const found = checkForm(event.currentTarget, kind, typed)
    setErrors(found)
    if (focusFirst(event.currentTarget, kind, ({ name }) => name in found)) return
    onChecked({ values: cleanFields(typed), isLikelySpam: Boolean(data.get(HONEYPOT_NAME)) })
  }

  function handleFocus() {
    // What does not load at a touch is asked for again, and reported, at the press.
    if (sends) loadSending().then(code => code.preloadMailClient(), ignore)
  }

  return {
    formProps: {
      ref: form,
      // Should the script fail half way, a native submit must not put what was typed into the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: handleSubmit,
      onFocus: handleFocus,
    },
    buttonProps: {
      type: 'submit' as const,
      disabled: !isHydrated || !isUsable,
      // While sending it stays focusable, so that the keyboard does not lose its place.
      'aria-disabled': isSending(submission) || undefined,
    },
    getFieldProps: (name: FieldName) => ({
      kind,
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
        changeDraft(kind, { [name]: target.value })
        setErrors(({ [name]: _, ...others }) => others)
      },
    }),
  }
}

function ignore() {}

/** Moves the focus to the first such field on the screen. Returns whether there was one. */
function focusFirst(form: HTMLFormElement | null, kind: MailKind, isWanted: (field: HTMLInputElement) => boolean) {
  const fields = FORM_FIELDS[kind].map(name => form?.elements.namedItem(name) as HTMLInputElement)
  const first = fields.find(field => field && isWanted(field))
  first?.focus()
  return first !== undefined
}
