import { act, fireEvent, render, screen } from '@testing-library/react'
import { stubDialog } from '@/__tests__/support/dialog-stub'
import { words } from '@/__tests__/support/words'
import { ApplicationViewer } from '@/components/applications/application-viewer.client'
import { parseApplicationHash } from '@/components/applications/use-viewed-application'

// The same in a browser: e2e/dialogs.spec.ts, e2e/focus.spec.ts and e2e/links.spec.ts.

const NAMES = ['Pharma mono carton', 'Pizza box', 'Sweets box']

const gallery = (
  <ApplicationViewer words={words.applications.viewer} count={NAMES.length}>
    <ul>
      {NAMES.map((name, index) => (
        <li key={name} id={`packaging-${index + 1}`}>
          <a href={`#packaging-${index + 1}`}>{`View ${name}`}</a>
          <p>{name}</p>
        </li>
      ))}
    </ul>
  </ApplicationViewer>
)

const viewer = () => screen.getByRole('dialog', { name: 'Application' })

/** What a browser does when a link to an anchor is followed. */
function goTo(hash: string) {
  act(() => {
    const oldURL = window.location.href
    window.history.replaceState(null, '', hash)
    window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL }))
  })
}

stubDialog()
beforeEach(() => window.history.replaceState(null, '', '/'))

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 2],
])('moves from the last of three samples by %s to sample %d, also in the address', (key, number) => {
  render(gallery)
  goTo('#packaging-3')
  fireEvent.keyDown(viewer(), { key })
  expect(window.location.hash).toBe(`#packaging-${number}`)
  expect(viewer()).toHaveTextContent(`Packaging ${number} / 3`)
})

it('closes a sample that was opened by its address without another change of the address', () => {
  window.history.replaceState(null, '', '/?from=mail#packaging-2')
  render(gallery)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect([window.location.search, window.location.hash]).toEqual(['?from=mail', ''])
})

it.each([
  ['#packaging-23', 23],
  ['#packaging-24', null],
  ['#packaging-0', null],
  ['#packaging-<script>', null],
  ['', null],
])('reads %j as the sample %p of 23', (hash, number) => {
  expect(parseApplicationHash(hash, 23)).toBe(number)
})
