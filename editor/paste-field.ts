/**
 * A field into which a table from a spreadsheet is pasted: it shows the figures that were recognised, and adds them to
 * the machine.
 */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { type ChangeEvent, Component, createElement } from 'react'
import { type PastedFigure, readPastedTable } from '@/lib/content/files/pasted-table'
import { type Schema, toLabel } from './schema'
import { toForm } from './values'

/** 'Working speed · From and to: 160 to 420 · Unit: m/min', by the schema of a figure. */
export function formatFigure({ properties = {} }: Schema, { name, ...fields }: PastedFigure): string {
  const parts = Object.entries(fields).map(([field, value]) => {
    const fieldSchema = properties[field] ?? {}
    return `${fieldSchema.title ?? toLabel(field)}: ${toForm(fieldSchema, value)}`
  })
  return [name, ...parts].join(' · ')
}

/**
 * The value is the pasted text of the table that was added. A class component: hooks would need the React instance
 * inside Sveltia.
 */
export class PasteField extends Component<CustomFieldControlProps, { text: string }> {
  /** The schema of a figure, which main.ts sets. */
  static figure: Schema = {}
  override state = { text: String(this.props.value ?? '') }

  /** Empties the field after a save, which has turned the pasted text into figures while the form stays open. */
  override componentDidUpdate({ value }: CustomFieldControlProps) {
    if (value && value === this.state.text && !this.props.value) this.setState({ text: '' })
  }

  override render() {
    const { text } = this.state
    const { value, forID, onChange } = this.props
    const { figures, problems } = readPastedTable(text)
    const isAdded = text === (value ?? '')
    const items = [...figures.map(figure => formatFigure(PasteField.figure, figure)), ...problems].map((line, key) =>
      createElement('li', { key }, line),
    )
    const handleChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      this.setState({ text: target.value })
      if (value) onChange('')
    }
    const label = isAdded && text ? 'Added: in the list below after the save' : `Add ${figures.length} figures`
    return createElement('div', null, [
      createElement('textarea', { key: 'table', id: forID, rows: 5, cols: 80, value: text, onChange: handleChange }),
      createElement('ol', { key: 'lines', role: 'status' }, items),
      createElement('button', { key: 'add', type: 'button', disabled: isAdded, onClick: () => onChange(text) }, label),
    ])
  }
}
