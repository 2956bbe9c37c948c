import { TextInput } from '@/components/ui/text-field'
import { describeField, FieldError } from '@/components/ui/typed-field'
import type { TypedCosts } from '@/lib/trade/costs/typed-costs'

type ReportFieldProps = {
  /** The key of the field's text in `typed`, and the element's id. */
  id: string
  label: string
  typed: TypedCosts
  /** What is counted with if nothing is typed. */
  hint?: string | undefined
  /** A sentence that says why the text is not used. */
  error?: string | undefined
  inputMode?: 'decimal' | undefined
  onType: (id: string, text: string) => void
}

/** A text field whose text stays on the device. On paper it is the text, or an empty line to write on. */
export function ReportField({ id, label, typed, hint, error, inputMode, onType }: ReportFieldProps) {
  const text = typed[id] ?? ''
  return (
    <div className="min-w-0" data-part="report-field">
      <label className="mb-0.5 block text-small/[1.3] font-semi" htmlFor={id}>
        {label}
      </label>
      <div className="print:hidden">
        {hint && (
          <p className="mb-0.5 text-caption text-ink-3" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <TextInput
          id={id}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          value={text}
          onChange={event => onType(id, event.currentTarget.value)}
          {...describeField(id, hint, error)}
        />
        {error && <FieldError id={`${id}-error`} text={error} />}
      </div>
      <p className="hidden border-b border-line-2 wrap-anywhere print:block">{text}</p>
    </div>
  )
}
