/**
 * A field for a translation, which shows each text below the English one. Its value is what was typed: texts by their
 * paths, as JSON.
 */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { type ChangeEvent, Component, createElement } from 'react'
import { listTextRows, type TextRow } from '@/scripts/languages/list-text-rows'
import { createSource, fileTexts } from './gate'
import { SOURCE } from './write-form'

/** What the form says above all texts, and above each text whose English has changed; and the button beside it. */
const STALE = 'The English of the marked texts has changed. Pages show it until they are written anew or compared.'
const MARK = '⚠ The English has changed'
const COMPARED = 'Still right'

/** The width of a text's field, in characters. */
const COLUMNS = 80

const LABEL_STYLE = { display: 'block', marginBlock: 16, whiteSpace: 'pre-line' } as const

/** The text that the form began with, which a save replaces. */
const readSource = (entry: CustomFieldControlProps['entry']) => entry?.getIn(['data', SOURCE])

/** A class component: hooks would need the React instance inside Sveltia. */
export class TranslationField extends Component<CustomFieldControlProps, { value: string }> {
  override state = { value: String(this.props.value || '{}') }
  file = String(this.props.field.get('file'))
  /** The texts of the file, and the file's own text from which they were read. */
  rows: TextRow[] = []
  text: string | undefined

  /** The texts of the file. They are read again after a save, which makes stale ones current. */
  readRows() {
    const text = fileTexts.get(this.file)
    if (text === this.text && this.rows.length > 0) return this.rows
    // By the code of the language: 'hi' of 'hi/products/gluer.yaml'.
    const all = listTextRows(createSource(), this.file.replace(/\/.*/, ''))
    this.text = text
    this.rows = [...all.values()].filter(({ file }) => file === this.file)
    return this.rows
  }

  /** Shows the form's value again if the user reverted the form, or if a save replaced a text by somebody else's. */
  override componentDidUpdate({ value, entry }: CustomFieldControlProps) {
    const isSaved = readSource(entry) !== readSource(this.props.entry)
    if (isSaved || (value && !this.props.value)) this.setState({ value: String(this.props.value || '{}') })
  }

  override render() {
    const typed = JSON.parse(this.state.value)
    const put = (name: string, text: string) => {
      const value = JSON.stringify({ ...typed, [name]: text })
      this.setState({ value })
      this.props.onChange(value)
    }
    const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => put(target.name, target.value)
    const rows = this.readRows()
    const isStale = ({ path, state }: TextRow) => state === 'stale' && !(JSON.stringify(path) in typed)
    const note = rows.some(isStale) && createElement('p', { key: 0, role: 'status' }, STALE)
    return createElement('div', null, [
      note,
      ...rows.map(row => {
        const { path, english, translation } = row
        const name = JSON.stringify(path)
        const value = typed[name] ?? translation.replace(/\n$/, '')
        const lines = english.trim().split('\n').length + Math.floor(english.length / COLUMNS)
        const area = createElement('textarea', {
          key: 'area',
          name,
          value,
          dir: 'auto',
          rows: lines,
          cols: COLUMNS,
          onChange,
        })
        const label = createElement('label', { key: 'text', style: LABEL_STYLE }, [english, area])
        // Saving a text unchanged makes it current, as rewriting it does.
        const onClick = () => put(name, value)
        const button = createElement('button', { key: 'button', type: 'button', onClick }, COMPARED)
        // The label keeps its place when the mark goes with the first key: its field keeps the focus.
        return createElement('div', { key: name }, [...(isStale(row) ? [MARK, ' ', button] : []), label])
      }),
    ])
  }
}
