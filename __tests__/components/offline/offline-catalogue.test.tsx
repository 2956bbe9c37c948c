import { act, fireEvent, render, screen } from '@testing-library/react'
import { json, stubNetwork } from '@/__tests__/support/network'
import { stubOfflineStore } from '@/__tests__/support/offline-store'
import { OfflineCatalogue } from '@/components/offline/offline-catalogue.client'
import { writeCatalogueFlag } from '@/lib/offline/storage'
import { words } from '../../support/words'

const network = stubNetwork()
const store = stubOfflineStore()

/** What the catalogue consists of, with sizes in bytes: a page, a file and one format of the picture are 2 MB. */
const LIST = {
  version: 'one',
  pages: [['/products', 1_000_000]],
  files: [['/a.js', 500_000]],
  pictures: [{ base: '/pictures/a', avif: { 320: 500_000 }, webp: { 320: 500_000 } }],
  models: [] as [string, number][],
}

const LIST_WITH_MODELS = { ...LIST, models: [['/models/a.glb', 3_000_000] as const] }

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)))
const CATALOGUE = <OfflineCatalogue words={words.pages.offline.catalogue} />
const START = 'Save the catalogue offline'
const SAVE = 'Save the catalogue offline (2.0 MB)'

beforeEach(() => {
  writeCatalogueFlag(false)
  // The test DOM decodes no picture.
  HTMLImageElement.prototype.decode = async () => undefined
})
afterEach(() => jest.restoreAllMocks())

/** The catalogue that an earlier visit has saved. */
function keepCatalogue(version: string) {
  writeCatalogueFlag(true)
  const mark = JSON.stringify({ version, bytes: 2_000_000, at: '2026-03-01T00:00:00Z' })
  store.stores.set(`site-catalogue-${version}`, new Map([['/offline-catalogue.json', mark]]))
}

/** The reply to a request for a page, a file, a picture or a model. */
const OK_FILE = { status: 200, text: 'file' }

it('announces each step in a status region, and keeps the focus where the pressed button was', async () => {
  network.answer(json(LIST), OK_FILE, OK_FILE, OK_FILE)
  render(CATALOGUE)
  button(START).focus()
  await press(START)
  expect(screen.getByRole('status')).toHaveTextContent(': 2.0 MB on this device')
  expect(screen.getByRole('status').parentElement).toHaveFocus()
  expect(network.requests).toHaveLength(1)
  button(SAVE).focus()
  await press(SAVE)
  expect(await screen.findByText(/is saved on this device \(2\.0 MB/)).toBeInTheDocument()
  expect(screen.getByRole('status').parentElement).toHaveFocus()
})

it('offers a newer catalogue than the saved one, but not without a network', async () => {
  keepCatalogue('old')
  network.answer(json(LIST))
  const { unmount } = render(CATALOGUE)
  expect(await screen.findByRole('button', { name: 'Get the newer version' })).toBeInTheDocument()
  expect(screen.getByText(/1 March 2026/)).toBeInTheDocument()
  // Nothing was pressed, so the focus is not moved.
  expect(document.body).toHaveFocus()
  unmount()
  network.answer('dropped')
  render(CATALOGUE)
  expect(await screen.findByText(/; PDF data sheets still need one\.$/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Get the newer version' })).toBeNull()
})

it('shows the progress, also in words once a quarter has come, with a button that stops it', async () => {
  // A file of 0.5 MB comes; the page and the picture do not.
  network.answer(json(LIST), OK_FILE, 'hanging', 'hanging')
  render(CATALOGUE)
  await press(START)
  await press(SAVE)
  expect(await screen.findByText(/^Loading: 25 % of 2\.0 MB/)).toBeInTheDocument()
  const progress = screen.getByRole('progressbar', { name: 'Loading the catalogue' })
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['500000', '2000000'])
  expect(button('Stop and remove')).toBeInTheDocument()
})

it('saves the catalogue on a page that was reloaded without its service worker', async () => {
  Object.assign(navigator.serviceWorker, { controller: null })
  network.answer(json(LIST), OK_FILE, OK_FILE, OK_FILE)
  render(CATALOGUE)
  await press(START)
  await press(SAVE)
  expect(await screen.findByText(/is saved on this device \(2\.0 MB/)).toBeInTheDocument()
})

it('offers the 3-D views as a separate choice, with the total size', async () => {
  network.answer(json(LIST_WITH_MODELS), OK_FILE, OK_FILE, OK_FILE, OK_FILE)
  render(CATALOGUE)
  await press(START)
  expect(button(SAVE)).toBeInTheDocument()
  await press('Save it with the 3D views (5.0 MB)')
  expect(await screen.findByText(/with its 3D views is saved on this device \(5\.0 MB/)).toBeInTheDocument()
  expect(network.requests.map(({ url }) => url)).toContain('/models/a.glb')
  expect(screen.queryByRole('button', { name: /3D/ })).toBeNull()
})

it('adds the 3-D views to a catalogue that was saved without them', async () => {
  keepCatalogue('one')
  network.answer(json(LIST_WITH_MODELS), OK_FILE, OK_FILE, OK_FILE, OK_FILE)
  render(CATALOGUE)
  await screen.findByRole('button', { name: 'Add the 3D views (3.0 MB)' })
  await press('Add the 3D views (3.0 MB)')
  expect(await screen.findByText(/with its 3D views/)).toBeInTheDocument()
})

// A failing network is tested in e2e/offline.spec.ts, a worker that cannot be installed in e2e/offline-update.spec.ts.
it('says what to do if the worker cannot be loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const register = () => Promise.reject(new Error('refused'))
  Object.assign(navigator.serviceWorker, { controller: null, register })
  network.answer(json(LIST))
  render(CATALOGUE)
  await press(START)
  await press(SAVE)
  expect(await screen.findByText(/check the connection/)).toBeInTheDocument()
  expect(button('Continue')).toBeInTheDocument()
  expect(warn).toHaveBeenCalledTimes(1)
})

it('says what to do when there is no room', async () => {
  network.answer(json(LIST), OK_FILE, OK_FILE, OK_FILE)
  render(CATALOGUE)
  await press(START)
  store.failure = 'QuotaExceededError'
  await press(SAVE)
  expect(screen.getByRole('status')).toHaveTextContent('Free some space')
  expect(button('Continue')).toBeInTheDocument()
})

it.each([
  ['the browser has no caches', () => Reflect.deleteProperty(globalThis, 'caches'), 'This browser cannot save pages.'],
  ['offline use is disabled', () => store.stores.set('site-off', new Map()), 'is switched off at the moment.'],
])('says that it cannot save pages if %s', async (_name, prepare, text) => {
  prepare()
  render(CATALOGUE)
  await press(START)
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.queryByRole('button')).toBeNull()
})
