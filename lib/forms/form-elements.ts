import type { FieldValues } from './fields'

export type Field = HTMLInputElement | HTMLTextAreaElement

/** The form's field of that name; null where the form has none. */
function findField(form: HTMLFormElement, name: string): Field | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null
}

/** Fills the fields that are still empty: what the visitor or the browser has put in stays. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues) {
  for (const [name, value] of Object.entries(values)) {
    const field = findField(form, name)
    if (field && field.value === '') field.value = value
  }
}

/** Moves the focus to the first of these fields on the screen. Returns whether there was one. */
export function focusFirstField(form: HTMLFormElement, names: readonly string[]): boolean {
  const fields = Array.from(form.elements) as Field[]
  const first = fields.find(field => names.includes(field.name))
  first?.focus()
  return first !== undefined
}

/** Whether the browser's own checks refuse this field and none before it. */
export function isFirstInvalid(form: HTMLFormElement, field: Field): boolean {
  const fields = Array.from(form.elements) as Field[]
  return fields.find(({ validity }) => validity && !validity.valid) === field
}
