/** A field at the top of each form that lists, while the user types, the mistakes for which a build would refuse it. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { goToField } from './go-to-field'
import type { Mistake } from './say-problems'

/** The state of a form: its format, whether its file is new, and its values. */
type Form = { format: string; isNew: boolean; data: Record<string, unknown> }

/** Milliseconds without typing after which the form is checked. */
const PAUSE_MS = 500

/** Whether anything has been typed into a new form: it opens with empty texts. */
function isBegun(data: Form['data']) {
  return Object.entries(data).some(
    ([name, value]) => !name.startsWith('_') && typeof value === 'string' && value !== '',
  )
}

/** A class component: hooks would need the React instance inside Sveltia. */
export class GateField extends Component<CustomFieldControlProps, { mistakes: Mistake[] | null; notes: string[] }> {
  /** Checks a form; main.ts sets it. `notes` are no mistakes, but say what a save changes elsewhere. */
  static judge: (form: Form) => { mistakes: Mistake[]; notes: string[] } = () => ({ mistakes: [], notes: [] })
  override state = { mistakes: null as Mistake[] | null, notes: [] as string[] }
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
    const isNew = !path
    // Sveltia has not read the entry yet.
    if (!data) return
    const isEmpty = isNew && !isBegun(data)
    const form = { format: String(field.get('format')), isNew, data }
    this.setState(isEmpty ? { mistakes: null, notes: [] } : GateField.judge(form))
  }

  override render() {
    const { mistakes, notes } = this.state
    const words = mistakes ? 'No mistakes found.' : 'What is missing is listed here once something is typed.'
    const items = mistakes?.map(({ label, sentence, keyPath }) => {
      const onClick = () => goToField(keyPath)
      const button = createElement('button', { key: 'link', type: 'button', onClick }, label)
      return createElement('li', { key: label + sentence }, keyPath ? button : label, label ? ': ' : '', sentence)
    })
    return createElement('div', { role: 'status' }, [
      items?.length ? createElement('ul', { key: 'mistakes' }, items) : createElement('p', { key: 'none' }, words),
      ...notes.map(note => createElement('p', { key: note }, note)),
    ])
  }
}
