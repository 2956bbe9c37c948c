import type { ComponentProps } from 'react'

const BOX = 'w-full rounded border-[1.5px] border-ink-3 bg-sheet leading-[1.4] hover:border-ink focus:border-ink'
const INVALID =
  'aria-invalid:border-2 aria-invalid:border-bad aria-invalid:hover:border-ink aria-invalid:focus:border-ink'

/** A field of one line, in a dialog a little lower. Its label is the caller's. */
export function TextInput(attributes: ComponentProps<'input'>) {
  return <input className={`min-h-5.5 px-2 py-1.75 in-[dialog]:min-h-control ${BOX} ${INVALID}`} {...attributes} />
}

/** A field of many lines. Its label is the caller's. */
export function TextArea(attributes: ComponentProps<'textarea'>) {
  return <textarea className={`block min-h-[184px] resize-y px-2 py-1.75 ${BOX} ${INVALID}`} {...attributes} />
}

type RowInputProps = ComponentProps<'input'> & { label: string }

/** A field in the row of a list, with its label in small letters above. */
export function RowInput({ label, ...attributes }: RowInputProps) {
  return (
    <label>
      <span className="block text-label text-ink-3">{label}</span>
      <input className={`min-h-5 px-1.5 py-1 ${BOX}`} {...attributes} />
    </label>
  )
}
