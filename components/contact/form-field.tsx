import { Icon } from '@/components/ui/icon'
import { FIELD_LABELS, type FieldName } from '@/lib/forms/fields'

type FormFieldProps = {
  /** Unique on the page; the field's id. */
  id: string
  name: FieldName
  /** What is wrong with the value, as one sentence. */
  error?: string
  /** Spans both columns of a two-column form. */
  isWide?: boolean
}

const INPUTS = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
} as const

/** One required field: label above, the browser's own control and checks, the error tied to it. */
export function FormField({ id, name, error, isWide }: FormFieldProps) {
  const shared = {
    id,
    name,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const
  return (
    <div className={['field', error && 'err', isWide && 'full'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{FIELD_LABELS[name]}</label>
      {name === 'message' ? <textarea {...shared} rows={7} dir="auto" /> : <input {...shared} {...INPUTS[name]} />}
      {error && (
        <p className="msg" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
