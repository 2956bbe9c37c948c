import { type FormEvent, useState } from 'react'
import { describeValidity, type FieldErrors } from '@/lib/forms/fields'
import { isFirstInvalid, toFieldName } from '@/lib/forms/form-elements'

/**
 * Sentences for fields that cannot be sent. The browser's own checks and bubbles stay; their finding is repeated as text,
 * and a field's sentence goes as soon as the field is changed.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleInvalid({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const field = target as HTMLInputElement
    setErrors(known => ({ ...known, [field.name]: describeValidity(toFieldName(field), field.validity) }))
    if (isFirstInvalid(currentTarget, field)) field.focus()
  }

  function clearError(field: EventTarget) {
    setErrors(({ [toFieldName(field)]: _, ...others }) => others)
  }

  return { errors, setErrors, handleInvalid, clearError }
}
