import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stubDialog } from '@/__tests__/support/dialog-stub'
import { words } from '@/__tests__/support/words'
import { ApplicationViewer, parseApplicationHash } from '@/components/applications/application-viewer.client'

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

/** What following a link to a place on the page does in a browser. */
function goTo(hash: string) {
  act(() => {
    window.history.replaceState(null, '', hash || '/')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

stubDialog()
beforeEach(() => window.history.replaceState(null, '', '/'))

it('is a named dialog with buttons that say where they lead', () => {
  render(gallery)
  goTo('#packaging-2')
  expect(viewer()).toHaveTextContent('Packaging 2 / 3')
  expect(viewer()).toHaveTextContent('Pizza box')
  for (const name of ['Previous application', 'Next application', 'Close']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  }
})

it('prints the gallery without JavaScript, each picture leading to its cell', () => {
  const html = renderToStaticMarkup(gallery)
  expect(html).toContain('href="#packaging-3"')
  expect(html).toContain('id="packaging-3"')
})

it('opens the sample that a shared address names', () => {
  window.history.replaceState(null, '', '#packaging-3')
  render(gallery)
  expect(viewer()).toHaveTextContent('Sweets box')
})

it.each([
  ['ArrowRight', '#packaging-1'],
  ['ArrowLeft', '#packaging-2'],
])('goes from the last sample by %s to %s, in the address too', (key, hash) => {
  render(gallery)
  goTo('#packaging-3')
  fireEvent.keyDown(viewer(), { key })
  expect(window.location.hash).toBe(hash)
})

it('closes to the gallery, with the focus on the sample last seen', () => {
  render(gallery)
  goTo('#packaging-2')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(window.location.hash).toBe('')
  expect(screen.getByRole('link', { name: 'View Pizza box' })).toHaveFocus()
})

it('leaves no step for Back that changes nothing when it closes, also after other samples', async () => {
  window.history.pushState(null, '', '/application-area')
  const { length } = window.history
  render(gallery)
  act(() => {
    window.history.pushState(null, '', '#packaging-1')
    const [oldURL, newURL] = ['', '#packaging-1'].map(hash => `${window.location.origin}/application-area${hash}`)
    window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))
  })
  fireEvent.keyDown(viewer(), { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(window.location.hash).toBe(''))
  window.history.pushState(null, '', '/next')
  expect(window.history.length).toBe(length + 1)
})

it.each([
  ['#packaging-23', 23],
  ['#packaging-24', null],
  ['#packaging-0', null],
  ['#packaging-<script>', null],
  ['', null],
])('reads %j as %p', (hash, number) => {
  expect(parseApplicationHash(hash, 23)).toBe(number)
})
