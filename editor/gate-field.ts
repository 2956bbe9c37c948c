/** A field at the top of each form that lists the mistakes that the gate finds, while they are typed. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'

/** What a form has: its format, whether its file is a new one, and its values. */
type Form = { format: string; isNew: boolean; data: Record<string, unknown> }

/** Milliseconds without typing after which the gate is asked. */
const PAUSE_MS = 500

/** A class, because Sveltia has a React of its own for hooks. */
export class GateField extends Component<CustomFieldControlProps, { mistakes: string[] }> {
  /** The gate, which main.ts sets. */
  static findMistakes: (form: Form) => string[] = () => []
  override state = { mistakes: [] as string[] }
  timer?: ReturnType<typeof setTimeout>

  override componentDidMount() {
    this.check()
  }

  override componentDidUpdate({ entry }: CustomFieldControlProps) {
    if (entry === this.props.entry) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.check(), PAUSE_MS)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  check() {
    const { entry, field } = this.props
    const { data, path } = (entry?.toJS() ?? {}) as { data?: Form['data']; path?: string }
    if (data)
      this.setState({ mistakes: GateField.findMistakes({ format: String(field.get('format')), isNew: !path, data }) })
  }

  override render() {
    const items = this.state.mistakes.map(mistake => createElement('li', { key: mistake }, mistake))
    if (items.length === 0) return createElement('p', { role: 'status' }, 'No mistakes found.')
    return createElement('ul', { role: 'status' }, items)
  }
}
