import type { ComponentProps } from 'react'

/** The edge of a field, and that of one with a mistake until the visitor comes back to it. */
const BOX = 'w-full rounded border-[1.5px] border-ink-3 bg-sheet leading-[1.4] hover:border-ink focus:border-ink'
const INVALID =
  'aria-invalid:border-2 aria-invalid:border-bad aria-invalid:hover:border-ink aria-invalid:focus:border-ink'

/** A single-line text field, slightly lower in a dialog. The caller adds the label. */
export function TextInput(attributes: ComponentProps<'input'>) {
  return <input className={`min-h-5.5 px-2 py-1.75 in-[dialog]:min-h-control ${BOX} ${INVALID}`} {...attributes} />
}

/** A multi-line text field. The caller adds the label. */
export function TextArea(attributes: ComponentProps<'textarea'>) {
  return <textarea className={`block min-h-[184px] resize-y px-2 py-1.75 ${BOX} ${INVALID}`} {...attributes} />
}

type RowInputProps = ComponentProps<'input'> & { label: string }

/** A text field in a row of a list, with a small label above it. */
export function RowInput({ label, ...attributes }: RowInputProps) {
  return (
    <label>
      <span className="block text-label text-ink-3">{label}</span>
      <input className={`min-h-5 px-1.5 py-1 ${BOX}`} {...attributes} />
    </label>
  )
}
