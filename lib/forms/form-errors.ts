import { describeValidity } from './field-checks'
import { type FieldErrors, type FieldName, toErrorId } from './fields'
import { type Field, isFirstInvalid } from './form-elements'

/** Says beside the field what is wrong with it; nothing for an empty sentence. */
function showError(field: Field, sentence = '') {
  const place = document.getElementById(toErrorId(field.id))
  const text = place?.lastElementChild
  if (!place || !text) return
  place.hidden = sentence === ''
  text.textContent = sentence
  if (place.hidden) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  } else {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', place.id)
  }
}

/** Says beside each field of the form what is wrong with it, and nothing beside the others. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors) {
  for (const field of Array.from(form.elements) as Field[]) showError(field, errors[field.name as FieldName])
}

/** Says nothing beside the field any more. */
export function clearError(field: EventTarget | null) {
  const changed = field as Field
  if (changed.hasAttribute('aria-invalid')) showError(changed)
}

/** The browser's own checks and bubbles stay; their finding is repeated as text beside the field. */
export function explainInvalid(form: HTMLFormElement, target: EventTarget | null) {
  const field = target as Field
  if (isFirstInvalid(form, field)) field.focus()
  showError(field, describeValidity(field.name as FieldName, field.validity))
}
