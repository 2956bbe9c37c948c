import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stubNetwork } from '@/__tests__/support/network'
import { finishPending } from '@/__tests__/support/pending'
import { words } from '@/__tests__/support/words'
import { ModelStage } from '@/components/viewer/model-stage.client'

const network = stubNetwork()

const MODEL = { url: '/models/a-01234567.glb', bytes: 1000, folder: '/textures/a-01234567/', textures: [] }
const STATIONS = ['feeder', 'press', 'delivery']

const PROPS = {
  words: words.product.viewer,
  title: 'Folder Gluer',
  stations: STATIONS,
  work: [],
  picture: <img alt="The machine" />,
  legend: <p>Legend</p>,
}
const STAGE = <ModelStage {...PROPS} model={MODEL} />

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))

/** Whether the browser knows WebGL, which the test DOM does not. It can know WebGL and still refuse to draw. */
function setWebGl(isKnown: boolean) {
  if (isKnown) Object.defineProperty(window, 'WebGL2RenderingContext', { configurable: true, value: class {} })
  else Reflect.deleteProperty(window, 'WebGL2RenderingContext')
}

beforeEach(() => {
  setWebGl(true)
  HTMLCanvasElement.prototype.getContext = () => null
})

/** A browser that draws, and a failing network. Until its model has loaded, the viewer only looks for extensions. */
function allowDrawing() {
  HTMLCanvasElement.prototype.getContext = () => ({ getExtension: () => null }) as never
  network.answer('dropped', 'dropped', 'dropped')
}

/** Opens the 3D view by its button. */
async function openView() {
  render(STAGE)
  await press('View in 3D')
  await screen.findByRole('application')
}

it('takes the focus, has a named button for each move, view and station, and returns the focus on Escape', async () => {
  allowDrawing()
  await openView()
  const view = screen.getByRole('application', { name: 'Folder Gluer' })
  expect(view).toHaveFocus()
  expect(view).toHaveAttribute('aria-roledescription', '3D model')
  expect(view).toHaveAccessibleDescription(/Arrow keys turn/)
  const names = screen.getAllByRole('button').map(one => one.getAttribute('aria-label') ?? one.textContent)
  expect(names).toEqual([
    ...['Close', 'Try again'],
    ...['Turn left', 'Turn right', 'Look from higher up', 'Look from lower down', 'Closer', 'Farther'],
    ...['Operator’s side', 'Infeed end', 'Delivery end', 'From above', 'Start again'],
    ...['1Feeder', '2Press', '3Delivery'],
  ])
  // Each group has a legend, which every browser and accessibility checker uses as its name.
  const groups = screen.getAllByRole('group').map(group => group.querySelector(':scope > legend')?.textContent)
  expect(groups).toEqual(expect.arrayContaining(['Turn and zoom', 'Views']))
  expect(button('Turn left')).toBeDisabled()
  fireEvent.keyDown(view, { key: 'Escape' })
  expect(button('View in 3D')).toHaveFocus()
  expect(screen.getByText('Legend')).toBeInTheDocument()
})

it('shows only its legend without JavaScript or without WebGL', () => {
  const markup = renderToStaticMarkup(STAGE)
  expect(markup).toMatch(/class="needs-script /)
  expect(markup).toContain('Legend')
  setWebGl(false)
  render(STAGE)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Legend')).toBeInTheDocument()
})

it('offers to see the machine work only if its model moves; its states are printed, and shown without WebGL', () => {
  const able = {
    ...PROPS,
    model: { ...MODEL, states: ['pile' as const, null, 'folded' as const] },
    strip: <ol className="strip" />,
  }
  const strip = () => document.querySelector('.strip')?.parentElement
  const { rerender } = render(STAGE)
  expect(screen.queryByRole('button', { name: 'See it work' })).toBeNull()
  expect(strip()).toBeUndefined()
  rerender(<ModelStage {...able} />)
  expect(button('See it work')).toBeInTheDocument()
  expect(strip()).toHaveClass('hidden', 'noscript:block', 'print:block')
  setWebGl(false)
  rerender(<ModelStage {...able} title="Other" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(strip()).not.toHaveClass('hidden')
  // The legend is the figure's caption, which is its last element.
  expect(strip()?.nextElementSibling).toHaveTextContent('Legend')
})

it('says that the browser cannot show 3D if it refuses to draw, and offers no other try', async () => {
  await openView()
  expect(await screen.findByText(/cannot show 3D/)).toHaveAttribute('role', 'status')
  expect(network.requests).toEqual([])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(document.querySelector('[data-part="model-stage"]')).toHaveAttribute('data-state', 'failed')
  // The controls of the model and their instructions are gone too.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
  expect(screen.queryByText(/Arrow keys|Select a station/)).toBeNull()
  await press('Close')
  expect(document.querySelector('[data-part="model-stage"]')).toHaveAttribute('data-state', 'idle')
})

it('requests the model and its textures when the button is pressed, before the code of the viewer', async () => {
  allowDrawing()
  const model = { ...MODEL, url: '/models/b.glb', textures: ['b-1.webp'] }
  render(
    <ModelStage
      words={words.product.viewer}
      model={model}
      title="Folder Gluer"
      stations={STATIONS}
      work={[]}
      picture={null}
      legend={null}
    />,
  )
  fireEvent.click(button('View in 3D'))
  // The model is requested by a preload.
  expect(document.head.querySelector('link[as=fetch]:last-of-type')).toHaveAttribute('href', model.url)
  expect(network.requests.map(({ url }) => url)).toEqual(['/textures/a-01234567/b-1.webp'])
  // The viewer has given up, so nothing goes on after the test.
  await screen.findByText(/Check your connection/)
})

it('requests the files of the view once when the mouse comes to the buttons, and again by no press', async () => {
  allowDrawing()
  const model = { ...MODEL, url: '/models/c.glb', textures: ['c-1.webp'] }
  render(<ModelStage {...PROPS} model={model} />)
  fireEvent.pointerEnter(button('View in 3D').parentElement as HTMLElement)
  expect(document.head.querySelector('link[as=fetch]:last-of-type')).toHaveAttribute('href', model.url)
  await press('View in 3D')
  const textures = network.requests.filter(({ url }) => url.includes('c-1.webp'))
  expect(textures).toHaveLength(1)
  await screen.findByText(/Check your connection/)
})

it('opens when its picture is pressed, not without WebGL', async () => {
  setWebGl(false)
  const { unmount } = render(STAGE)
  await act(async () => void fireEvent.click(screen.getByAltText('The machine')))
  await finishPending()
  expect(screen.queryByRole('application')).toBeNull()
  unmount()
  setWebGl(true)
  render(STAGE)
  await act(async () => void fireEvent.click(screen.getByAltText('The machine')))
  expect(await screen.findByRole('application')).toBeInTheDocument()
})

it('opens once when the button is pressed twice', async () => {
  render(STAGE)
  const opener = button('View in 3D')
  await act(async () => {
    fireEvent.click(opener)
    fireEvent.click(opener)
  })
  expect(await screen.findAllByRole('application')).toHaveLength(1)
})
