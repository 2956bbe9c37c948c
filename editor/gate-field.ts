/** A field at the top of each form that lists the mistakes that the gate finds, while they are typed, and stops a save. */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'

/** What a form has: its format, whether its file is a new one, and its values. */
type Form = { format: string; isNew: boolean; data: Record<string, unknown> }

/** Milliseconds without typing after which the gate is asked. */
const PAUSE_MS = 500

let findMistakes: (form: Form) => string[] = () => []

class GateField extends Component<CustomFieldControlProps, { mistakes: string[] }> {
  override state = { mistakes: [] as string[] }
  timer?: ReturnType<typeof setTimeout>
  answer = (_isValid: true | { error: { message: string } }) => {}

  override componentWillUnmount() {
    clearTimeout(this.timer)
    this.answer(true)
  }

  check() {
    const { entry, field } = this.props
    const { data, path } = (entry?.toJS() ?? {}) as { data?: Form['data']; path?: string }
    const mistakes = data ? findMistakes({ format: String(field.get('format')), isNew: !path, data }) : []
    this.setState({ mistakes })
    const these = mistakes.length === 1 ? 'this' : 'these'
    this.answer(mistakes.length === 0 || { error: { message: `Correct ${these} first` } })
  }

  /** Asked by Sveltia after each change. Its answer to the last one counts, and a save waits for that. */
  isValid() {
    clearTimeout(this.timer)
    this.answer(true)
    return new Promise<Parameters<GateField['answer']>[0]>(resolve => {
      this.answer = resolve
      this.timer = setTimeout(() => this.check(), PAUSE_MS)
    })
  }

  override render() {
    const items = this.state.mistakes.map(mistake => createElement('li', { key: mistake }, mistake))
    if (items.length === 0) return createElement('p', { role: 'status' }, 'No mistakes found.')
    return createElement('ul', { role: 'status' }, items)
  }
}

/** Registers the field under the name 'gate'. */
export function registerGateField(check: typeof findMistakes) {
  findMistakes = check
  CMS.registerFieldType('gate', GateField)
}
