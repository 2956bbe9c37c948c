import type { ChangeEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { TextArea, TextInput } from '@/components/ui/text-field'
import { FIELD_LABELS, type FieldName, isRequired, type MailKind } from '@/lib/contact/fields'

type FormFieldProps = {
  /** The form it belongs to. */
  kind: MailKind
  name: FieldName
  value: string
  /** What is wrong with it, as a sentence. */
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  /** Spans both columns of a two-column form. */
  isWide?: boolean
}

const INPUTS = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  company: { type: 'text', autoComplete: 'organization', dir: 'auto' },
} as const

/** One field: label above, the browser's own control, and its error below. */
export function FormField({ kind, name, value, error, onChange, isWide }: FormFieldProps) {
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
        {control.required ? FIELD_LABELS[name] : `${FIELD_LABELS[name]} (optional)`}
      </label>
      {name === 'message' ? (
        <TextArea rows={7} dir="auto" {...control} />
      ) : (
        <TextInput {...INPUTS[name]} {...control} />
      )}
      {error && (
        <p className="mt-1 flex items-center gap-1 text-small font-[540] text-bad" id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
