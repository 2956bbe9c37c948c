import { type ChangeEvent, type FormEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { fill } from '@/lib/words'
import { changeDraft, useDraft } from './drafts'
import {
  cleanFields,
  FIELDS,
  type FieldName,
  type FieldValues,
  type FormWords,
  HONEYPOT_NAME,
  listFormFields,
  type MailKind,
  readFields,
} from './fields'
import type { CheckedForm } from './parameters'
import { isSending, useFormInView, useSubmission } from './submission'
import { loadSending } from './submit-message'

type Field = HTMLInputElement | HTMLTextAreaElement

type SubmitFormOptions = {
  kind: MailKind
  words: FormWords
  /** Called on submit if the form is valid. */
  onChecked: (form: CheckedForm) => void
  /** Whether the code that sends to the mail provider is loaded when a field gets the focus. */
  usesProvider: boolean
}

/**
 * State of a form with fields that show its draft. The browser validates it, and its message is shown beside the field
 * instead of in a bubble. Returns the props of the form, of each field and of the button.
 */
export function useSubmitForm({ kind, words, onChecked, usesProvider }: SubmitFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const { values } = useDraft(kind)
  const submission = useSubmission(kind)
  // The browser's message about each invalid field.
  const [errors, setErrors] = useState<FieldValues>({})
  const isHydrated = useHydrated()
  useFormInView(kind)

  useLayoutEffect(() => {
    // Text typed before hydration fired no change event that React could handle.
    const typed = Object.entries(readFields(new FormData(form.current ?? undefined), kind))
    const filled = typed.filter(([, value]) => value !== '')
    if (filled.length > 0) changeDraft(kind, Object.fromEntries(filled))
  }, [kind])

  useEffect(() => {
    if (submission.phase !== 'handedOver') return
    const next = findInvalid(form.current) ?? form.current?.querySelector<HTMLElement>('[type=submit]')
    next?.focus()
  }, [submission])

  /**
   * Cleans the fields, and marks those that are too long, before the browser validates the form. Enter in a field
   * presses the button too.
   */
  function handlePress(event: MouseEvent) {
    if (isSending(submission)) return event.preventDefault()
    setErrors({})
    const cleaned = cleanFields(readFields(new FormData(form.current ?? undefined), kind))
    for (const name of listFormFields(kind)) {
      const field = form.current?.elements.namedItem(name) as Field
      const value = cleaned[name] ?? ''
      const { limit } = FIELDS[name]
      const details = { label: words.labels[name], length: value.length, limit }
      field.setCustomValidity(value.length > limit ? fill(words.tooLong, details) : '')
      // A message stays as typed, because the enquiry list looks for the lines that it has written into it.
      if (field.value === value || (name === 'message' && value !== '')) continue
      field.value = value
      changeDraft(kind, { [name]: value })
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending(submission)) return
    const data = new FormData(event.currentTarget)
    onChecked({ values: cleanFields(readFields(data, kind)), isLikelySpam: Boolean(data.get(HONEYPOT_NAME)) })
  }

  function handleFocus() {
    // If this fails, the submit loads the code again and reports an error.
    if (usesProvider) loadSending().catch(ignore)
  }

  return {
    formProps: {
      ref: form,
      // If the script fails, a native submit must not put what was typed into the URL.
      method: 'post' as const,
      onSubmit: handleSubmit,
      onFocus: handleFocus,
    },
    buttonProps: {
      type: 'submit' as const,
      disabled: !isHydrated,
      // While sending, the button is not disabled, so that keyboard users keep the focus. Only aria-disabled greys it
      // out: `disabled` mostly lasts for the moment until hydration.
      'aria-disabled': isSending(submission) || undefined,
      onClick: handlePress,
    },
    getFieldProps: (name: FieldName) => ({
      kind,
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange({ target }: ChangeEvent<Field>) {
        changeDraft(kind, { [name]: target.value })
        setErrors(({ [name]: _, ...others }) => others)
      },
      onInvalid(event: FormEvent<Field>) {
        event.preventDefault()
        const field = event.currentTarget
        setErrors(others => ({ ...others, [name]: field.validationMessage }))
        if (field !== findInvalid(form.current)) return
        field.closest('details')?.setAttribute('open', '')
        field.focus()
      },
    }),
  }
}

/** The first field that the browser finds invalid, such as a required one that is empty. */
function findInvalid(form: HTMLFormElement | null): Field | undefined {
  return ([...(form?.elements ?? [])] as Field[]).find(({ validity }) => validity && !validity.valid)
}

function ignore() {}
