import { Icon } from '@/components/ui/icon'
import type { MailKind } from '@/lib/adapters/mail-provider'
import { FIELD_LABELS, type FieldName, toErrorId, toFieldId } from '@/lib/forms/fields'

type FormFieldProps = {
  /** The form it belongs to. */
  kind: MailKind
  name: FieldName
  /** Spans both columns of a two-column form. */
  isWide?: boolean
}

const INPUTS = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
} as const

/** One required field: label above, the browser's own control and checks, and the place of its error. */
export function FormField({ kind, name, isWide }: FormFieldProps) {
  const id = toFieldId(kind, name)
  return (
    <div className={isWide ? 'field full' : 'field'}>
      <label htmlFor={id}>{FIELD_LABELS[name]}</label>
      {name === 'message' ? (
        <textarea id={id} name={name} required rows={7} dir="auto" />
      ) : (
        <input id={id} name={name} required {...INPUTS[name]} />
      )}
      <p className="msg" id={toErrorId(id)} hidden>
        <Icon name="alert" />
        <span />
      </p>
    </div>
  )
}
