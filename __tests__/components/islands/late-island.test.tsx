import { act, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { LateIsland } from '@/components/islands/late-island'
import { toLateComponent } from '@/lib/adapters/late-component'

function Controls() {
  const [said, setSaid] = useState('nothing')
  return (
    <div className="controls">
      <button type="button" onClick={() => setSaid('pressed')}>
        Press
      </button>
      <input type="checkbox" aria-label="Box" onChange={event => setSaid(`box ${event.target.checked}`)} />
      <select aria-label="Sort" onChange={event => setSaid(event.target.value)}>
        <option>first</option>
        <option>last</option>
      </select>
      <output>{said}</output>
    </div>
  )
}

/** As the server writes it: the boundary's marks around what the component renders. */
const HTML =
  '<!--&--><div class="controls"><button type="button">Press</button><input type="checkbox" aria-label="Box">' +
  '<select aria-label="Sort"><option>first</option><option>last</option></select><output>nothing</output></div><!--/&-->'

type Loaded = (component: ComponentType) => void
let loads: { resolve: Loaded; reject: (reason: Error) => void }[] = []

function makeIsland() {
  const late = toLateComponent<object>(
    () => new Promise<ComponentType>((resolve, reject) => loads.push({ resolve, reject })),
  )
  return (
    <LateIsland code={late} controls=".controls" failure={<p role="alert">It did not load.</p>}>
      <late.Component />
    </LateIsland>
  )
}

/** Opens a page whose HTML came from the server. */
async function openPage() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = HTML
  await act(async () => void render(makeIsland(), { container, hydrate: true }))
  return container
}

const arrive = () => act(async () => loads.at(-1)?.resolve(Controls))
const said = () => screen.getByRole('status')
const button = () => screen.getByRole('button', { name: 'Press' })

beforeEach(() => {
  loads = []
})

it('leaves the HTML of the server as it is until a visitor reaches for it', async () => {
  const container = await openPage()
  expect(container.innerHTML).toBe(HTML)
  expect(loads).toEqual([])
  await act(async () => void button().dispatchEvent(new Event('pointerover', { bubbles: true })))
  expect(loads).toHaveLength(1)
})

it('takes the HTML over, and does what was pressed meanwhile', async () => {
  await openPage()
  const before = button()
  await act(async () => before.click())
  expect(said()).toHaveTextContent('nothing')
  await arrive()
  expect(button()).toBe(before)
  expect(said()).toHaveTextContent('pressed')
})

it('learns of a box that was ticked meanwhile, and leaves it ticked', async () => {
  await openPage()
  await act(async () => screen.getByRole('checkbox').click())
  await arrive()
  expect(said()).toHaveTextContent('box true')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

it('learns of a choice that was made meanwhile', async () => {
  await openPage()
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  await act(async () => {
    select.focus()
    select.value = 'last'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await arrive()
  expect(said()).toHaveTextContent('last')
})

it('comes with its code on a page that a link has opened', async () => {
  await act(async () => void render(makeIsland()))
  expect(loads).toHaveLength(1)
  await arrive()
  expect(button()).toBeInTheDocument()
})

it('stays as it is when its code does not come, says so in the log, and asks again when the connection is back', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = await openPage()
  await act(async () => button().click())
  await act(async () => loads[0]?.reject(new Error('no network')))
  expect(container.innerHTML).toBe(`<p role="alert">It did not load.</p>${HTML}`)
  expect(log).toHaveBeenCalledWith('A part of the page did not load:', new Error('no network'))
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(loads).toHaveLength(2))
  await arrive()
  expect(said()).toHaveTextContent('pressed')
  expect(screen.queryByRole('alert')).toBeNull()
  log.mockRestore()
})
