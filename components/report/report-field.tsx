import { TextInput } from '@/components/ui/text-field'
import type { TypedCosts } from '@/lib/costs/typed-costs'

type ReportFieldProps = {
  /** The key of its text among what is typed. */
  id: string
  label: string
  typed: TypedCosts
  /** Why the text is not counted with. */
  error?: string | undefined
  isAmount?: boolean
  onType: (id: string, text: string) => void
}

/** A text field whose text stays on the device. It prints as text, or as a ruled blank. */
export function ReportField({ id, label, typed, error, isAmount = false, onType }: ReportFieldProps) {
  const text = typed[id] ?? ''
  return (
    <div className="min-w-0" data-part="report-field">
      <label className="mb-0.5 block text-small/[1.3] font-[560]" htmlFor={id}>
        {label}
      </label>
      <div className="print:hidden">
        <TextInput
          id={id}
          type="text"
          inputMode={isAmount ? 'decimal' : undefined}
          autoComplete="off"
          value={text}
          onChange={event => onType(id, event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <p className="hidden border-b border-line-2 wrap-anywhere print:block">{text}</p>
      {error && (
        <p className="mt-0.5 text-small/[1.35] font-[540] text-bad print:hidden" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
