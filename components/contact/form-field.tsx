import type { ChangeEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { TextArea, TextInput } from '@/components/ui/text-field'
import { FIELDS, type FieldName, isRequired, type MailKind } from '@/lib/contact/fields'

type FormFieldProps = {
  /** The form it belongs to. */
  kind: MailKind
  name: FieldName
  value: string
  /** The error message, or undefined. */
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  /** Spans both columns of a two-column form. */
  isWide?: boolean
}

/** A form field: label, native control and error message. */
export function FormField({ kind, name, value, error, onChange, isWide }: FormFieldProps) {
  const { label, input } = FIELDS[name]
  const id = `${kind}-${name}`
  const errorId = `${id}-error`
  const control = {
    id,
    name,
    value,
    onChange,
    required: isRequired(kind, name),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && errorId,
  }
  return (
    <div className={isWide ? 'sm:col-span-full' : undefined}>
      <label className="mb-1 block font-[580]" htmlFor={id}>
        {control.required ? label : `${label} (optional)`}
      </label>
      {input ? <TextInput {...input} {...control} /> : <TextArea rows={7} dir="auto" {...control} />}
      {error && (
        <p className="mt-1 flex gap-1 text-small/[1.35] font-[540] text-pretty text-bad" id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
