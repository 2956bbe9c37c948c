import { render, screen } from '@testing-library/react'
import { passFocusOn } from '@/lib/browser/pass-focus'

function Page() {
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {['a', 'b', 'c'].map(name => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <form>
        <button type="button">Discard</button>
        <button type="submit">Send</button>
      </form>
      <button type="button">Clear all</button>
    </main>
  )
}

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
  ['Discard', 'Send'],
])("hands the keyboard on from '%s' to '%s'", (from, to) => {
  render(<Page />)
  passFocusOn(screen.getByRole('button', { name: from }))
  expect(screen.getByRole('button', { name: to })).toHaveFocus()
})

it("hands it to the page's content where nothing else is left", () => {
  render(<Page />)
  passFocusOn(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.getByRole('main')).toHaveFocus()
})
