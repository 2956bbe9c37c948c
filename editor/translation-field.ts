/** A field for a translation: each text below the English. Its value is what was typed: texts by their paths, as JSON. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { type ChangeEvent, Component, createElement } from 'react'
import { listTexts } from '@/scripts/languages/list-texts'
import { createSource } from './gate'

const STALE = 'The English has changed. Pages show it in place of this file until that is saved as compared with it.'

const LABEL_STYLE = { display: 'block', marginBlock: 16, whiteSpace: 'pre-line' } as const

/** The text that the form began with, which a save replaces. */
const readSource = (entry: CustomFieldControlProps['entry']) => entry?.getIn(['data', '_source'])

/** A class, because Sveltia has a React of its own for hooks. */
export class TranslationField extends Component<CustomFieldControlProps, { value: string }> {
  override state = { value: String(this.props.value || '{}') }
  file = String(this.props.field.get('file'))
  rows = [...listTexts(createSource(), this.file.replace(/\/.*/, '')).values()].filter(({ file }) => file === this.file)

  /** Somebody took back what was typed, or a save has chosen what somebody else wrote. */
  override componentDidUpdate({ value, entry }: CustomFieldControlProps) {
    const isSaved = readSource(entry) !== readSource(this.props.entry)
    if (isSaved || (value && !this.props.value)) this.setState({ value: String(this.props.value || '{}') })
  }

  override render() {
    const typed = JSON.parse(this.state.value)
    const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      const value = JSON.stringify({ ...typed, [target.name]: target.value })
      this.setState({ value })
      this.props.onChange(value)
    }
    const note =
      this.rows.some(({ state }) => state === 'stale') && createElement('p', { key: 0, role: 'status' }, STALE)
    return createElement('div', null, [
      note,
      ...this.rows.map(({ path, english, translation }) => {
        const name = JSON.stringify(path)
        const value = typed[name] ?? translation.replace(/\n$/, '')
        const rows = english.trim().split('\n').length + Math.floor(english.length / 80)
        const area = createElement('textarea', { key: name, name, value, dir: 'auto', rows, cols: 80, onChange })
        return createElement('label', { key: name, style: LABEL_STYLE }, [english, area])
      }),
    ])
  }
}
