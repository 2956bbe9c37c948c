import { type FormEvent, useState } from 'react'
import type { FieldErrors } from '@/lib/forms/fields'
import { isFirstInvalid, toFieldName } from '@/lib/forms/form-elements'

/**
 * Sentences for fields that cannot be sent. The browser's own checks and bubbles stay; their finding is repeated as text,
 * and a field's sentence goes as soon as the field is changed.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleInvalid({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const field = target as HTMLInputElement
    if (isFirstInvalid(currentTarget, field)) field.focus()
    void explain(field)
  }

  /** The sentences are fetched with the rest of the form's code; without them the browser's own bubble has said it. */
  async function explain(field: HTMLInputElement) {
    const { describeValidity } = await import('@/lib/forms/field-checks').catch(() => ({ describeValidity: () => '' }))
    const sentence = describeValidity(toFieldName(field), field.validity)
    setErrors(known => ({ ...known, [field.name]: sentence }))
  }

  function clearError(field: EventTarget) {
    const name = toFieldName(field)
    // The same object where there is nothing to clear: a key in a sound field renders nothing.
    setErrors(known => {
      if (!(name in known)) return known
      const { [name]: _, ...others } = known
      return others
    })
  }

  return { errors, setErrors, handleInvalid, clearError }
}
