import { screen } from '@testing-library/react'
import { renderToHydrate } from '@/__tests__/support/static-markup'
import { createStoredValue, useStored } from '@/lib/browser/store'

const list = createStoredValue('local', 'list', stored => (Array.isArray(stored) ? stored.map(String) : []))
let renderings = 0

function Count() {
  renderings++
  return <output>{useStored(list).length}</output>
}

/** Hydrates what the server has rendered. Returns how often the component was rendered for it. */
function countRenderings(): number {
  const { hydrate } = renderToHydrate(<Count />)
  renderings = 0
  hydrate()
  return renderings
}

afterEach(() => window.localStorage.clear())

it('renders a component once while nothing is stored, because a second time would keep a slow phone busy', () => {
  expect(countRenderings()).toBe(1)
  expect(screen.getByRole('status')).toHaveTextContent('0')
})

it('renders a component again with the stored value', () => {
  window.localStorage.setItem('list', '["a"]')
  expect(countRenderings()).toBe(2)
  expect(screen.getByRole('status')).toHaveTextContent('1')
})
