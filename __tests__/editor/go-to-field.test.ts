import { waitFor } from '@testing-library/react'
import { goToField } from '@/editor/go-to-field'

/** The fields of a form, and those in them. */
const FIELDS: Record<string, string[]> = {
  '': ['title', 'line'],
  line: ['line.crew', 'line.steps'],
  'line.steps': ['line.steps.0.step', 'line.steps.0.speed'],
}

/** The placeholders that Sveltia has for fields until they come into view. */
const listUndrawn = (field: string) =>
  (FIELDS[field] ?? []).map(own => `<div class="placeholder" data-field="${own}"></div>`).join('')

/** Renders a field that has come into view. */
function draw(this: HTMLElement) {
  const { field = '' } = this.dataset
  if (this.className === 'placeholder')
    this.outerHTML = `<section class="field" data-key-path="${field}">${listUndrawn(field)}</section>`
}

let postMessage: jest.SpyInstance

beforeEach(() => {
  // The test DOM lacks `CSS.escape`, and the names of these fields need no escaping.
  Object.assign(globalThis, { CSS: { escape: String } })
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(draw as never)
  postMessage = jest.spyOn(window, 'postMessage').mockReturnValue()
  document.body.innerHTML = `<div class="content-editor"><div class="pane" data-mode="edit">${listUndrawn('')}</div></div>`
})

afterEach(() => {
  // Leading to another field ends the search for the last one.
  goToField('title')
  jest.restoreAllMocks()
})

it('renders the groups around a field until the field itself can be shown', async () => {
  goToField('line.steps.0.speed')
  await waitFor(() => expect(document.querySelector('[data-key-path="line.steps.0.speed"]')).not.toBeNull())
  // Sveltia is told twice: to open what is folded, and to show the field.
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2))
  const payload = { locale: '_default', keyPath: 'line.steps.0.speed' }
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'highlight-editor-field', payload }, location.origin)
})

it('scrolls to a field that is rendered, or to the group around a field that never is', async () => {
  goToField('line.steps')
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2))
  const shown = jest.spyOn(document.querySelector('[data-key-path=line]') as Element, 'scrollIntoView')
  goToField('line.none')
  await waitFor(() => expect(document.querySelector('.placeholder')).toBeNull())
  await waitFor(() => expect(shown).toHaveBeenCalled())
  // Twice for the first field, and once for the second, to open what is folded around it.
  expect(postMessage).toHaveBeenCalledTimes(3)
})
