import { Icon } from './icon'

/** Classes of a compact text field or select. */
export const CONTROL = `min-h-touch w-full min-w-0 rounded border-[1.5px] border-ink-3 bg-sheet px-1.25 leading-[1.4] tabular-nums
  hover:border-ink aria-invalid:border-2 aria-invalid:border-bad`

type TypedFieldProps = {
  id: string
  name: string
  label: string
  unit?: string | undefined
  hint?: string | undefined
  /** A sentence that says why the typed text was not used. */
  error?: string | undefined
  /** The choices of a select; without them, the field is a text field. */
  choices?: readonly { value: string; label: string }[] | undefined
  inputMode?: 'decimal' | 'numeric' | undefined
  /** The default text, shown as placeholder, which counts while the field is empty. */
  standard: string
  /** The first text of the field. The field is uncontrolled: a form around it reads its text on change. */
  text: string
}

/**
 * A compact text field, or a select: its label with the unit, the control, a hint, and an error. The element around them
 * is a grid: they are one below another, or, in one of class `field-row` (repeated.css), the control is beside its label.
 */
export function TypedField(props: TypedFieldProps) {
  const { id, name, label, unit, hint, error, choices, inputMode, standard, text } = props
  const control = {
    id,
    name,
    className: CONTROL,
    defaultValue: text,
    // With it, a form around the field tells a typed text from the default one.
    'data-standard': standard,
    ...describeField(id, hint, error),
  }
  return (
    <>
      <label className="text-small/[1.3] font-semi" htmlFor={id}>
        <span>{label}</span>
        {unit && <span className="font-normal text-ink-3">{`, ${unit}`}</span>}
      </label>
      {choices ? (
        <select {...control}>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} type="text" inputMode={inputMode} autoComplete="off" placeholder={standard} />
      )}
      {hint && (
        <p className="text-caption text-ink-3" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </>
  )
}

/** Attributes that connect a field with its hint (`${id}-hint`) and its error (`${id}-error`), if it has them. */
export function describeField(id: string, hint?: string, error?: string) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
}

/** Why a typed text was not used, below its field. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="mt-0.5 flex gap-0.75 text-small/[1.35] font-[540] text-bad" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}
