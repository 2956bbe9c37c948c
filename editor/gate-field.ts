/** A field at the top of each form that lists the mistakes that the gate finds, while they are typed, and stops a save. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'

/** What a form has: its format, whether its file is a new one, and its values. */
type Form = { format: string; isNew: boolean; data: Record<string, unknown> }

type Answer = true | { error: { message: string } }

/** Milliseconds without typing after which the gate is asked. */
const PAUSE_MS = 500

export class GateField extends Component<CustomFieldControlProps, { mistakes: string[] }> {
  /** The gate, which main.ts sets. */
  static findMistakes: (form: Form) => string[] = () => []
  override state = { mistakes: [] as string[] }
  timer?: ReturnType<typeof setTimeout>
  answer = (_answer: Answer | Promise<Answer>) => {}

  /** Rejects with what the gate fails at, which Sveltia shows as a mistake: a save waits for its answer. */
  async check(): Promise<Answer> {
    const { entry, field } = this.props
    const { data, path } = (entry?.toJS() ?? {}) as { data?: Form['data']; path?: string }
    const mistakes = data ? GateField.findMistakes({ format: String(field.get('format')), isNew: !path, data }) : []
    this.setState({ mistakes })
    const these = mistakes.length === 1 ? 'this' : 'these'
    return mistakes.length === 0 || { error: { message: `Correct ${these} first` } }
  }

  /** Answers after a pause. Values may come after the question: a busy page draws late. */
  answerLater() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.answer(this.check()), PAUSE_MS)
  }

  override componentDidUpdate({ entry }: CustomFieldControlProps) {
    if (entry !== this.props.entry) this.answerLater()
  }

  /** Asked by Sveltia after each change. Its answer to the last one counts, and a save waits for that. */
  isValid() {
    this.answer(true)
    return new Promise<Answer>(resolve => {
      this.answer = resolve
      this.answerLater()
    })
  }

  override render() {
    const items = this.state.mistakes.map(mistake => createElement('li', { key: mistake }, mistake))
    if (items.length === 0) return createElement('p', { role: 'status' }, 'No mistakes found.')
    return createElement('ul', { role: 'status' }, items)
  }
}
