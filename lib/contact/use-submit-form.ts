import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { changeDraft, useDraft } from './drafts'
import {
  checkForm,
  cleanFields,
  type FieldErrors,
  type FieldName,
  FORM_FIELDS,
  type FormWords,
  HONEYPOT_NAME,
  type MailKind,
  readFields,
} from './fields'
import type { CheckedForm } from './parameters'
import { isSending, useFormInView, useSubmission } from './submission'
import { loadSending } from './submit-message'

type SubmitFormOptions = {
  kind: MailKind
  words: FormWords
  /** Called on submit if the form is valid. */
  onChecked: (form: CheckedForm) => void
  /** False if the form hands its values over to another form, or there is no mail account. */
  sends: boolean
  /** False keeps the button disabled. */
  isUsable?: boolean
}

/**
 * State of a form with fields that show its draft. The browser's own validation applies, but errors are shown next to
 * their fields instead of in bubbles. Returns the props of the form, of each field and of the button.
 */
export function useSubmitForm({ kind, words, onChecked, sends, isUsable = true }: SubmitFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const { values } = useDraft(kind)
  const submission = useSubmission(kind)
  const [errors, setErrors] = useState<FieldErrors>({})
  const isHydrated = useHydrated()
  useFormInView(kind)

  useLayoutEffect(() => {
    // Text typed before hydration fired no change event that React could handle.
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
    const problems = checkForm(event.currentTarget, kind, typed, words)
    setErrors(problems)
    if (focusFirst(event.currentTarget, kind, ({ name }) => name in problems)) return
    onChecked({ values: cleanFields(typed), isLikelySpam: Boolean(data.get(HONEYPOT_NAME)) })
  }

  function handleFocus() {
    // If this fails, the submit loads the code again and reports an error.
    if (sends) loadSending().then(code => code.preloadMailClient(), ignore)
  }

  return {
    formProps: {
      ref: form,
      // If the script fails, a native submit must not put what was typed into the URL.
      method: 'post' as const,
      noValidate: true,
      onSubmit: handleSubmit,
      onFocus: handleFocus,
    },
    buttonProps: {
      type: 'submit' as const,
      disabled: !isHydrated || !isUsable,
      // While sending, the button stays focusable, so that keyboard users keep their place.
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

/** Moves the focus to the first field that `isWanted` accepts. Returns whether there was one. */
function focusFirst(form: HTMLFormElement | null, kind: MailKind, isWanted: (field: HTMLInputElement) => boolean) {
  const fields = FORM_FIELDS[kind].map(name => form?.elements.namedItem(name) as HTMLInputElement)
  const first = fields.find(field => field && isWanted(field))
  first?.focus()
  return first !== undefined
}
