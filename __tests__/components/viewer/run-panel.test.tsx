import { fireEvent, render, screen } from '@testing-library/react'
import { words } from '@/__tests__/support/words'
import { RunPanel } from '@/components/viewer/run-panel'

const STATIONS = ['feeder', 'press', 'drier', 'delivery']
/** The piece does not pass the drier. */
const PASSED = [0, 1, 3]

/** Shows the controls with the piece at a station. Returns what is called with the station that a visitor steps to. */
function show(station: number | null) {
  const onStep = jest.fn()
  const nothing = () => {}
  const state = { station, isPlaying: false, isStill: false, isSlow: false, slider: { current: null } }
  render(
    <RunPanel
      words={words.product.viewer}
      stations={STATIONS}
      state={{ ...state, toggle: nothing, toggleSlow: nothing, seek: nothing, step: nothing }}
      isOnWay={index => PASSED.includes(index)}
      onStep={onStep}
    />,
  )
  return onStep
}

it.each([
  [null, 'On one station', [0]],
  [0, 'On one station', [1]],
  [1, 'On one station', [3]],
  [3, 'On one station', []],
  [3, 'Back one station', [1]],
  [0, 'Back one station', []],
  [null, 'Back one station', []],
])('from station %p, the button %j leads to the next one that the piece passes: %j', (station, name, expected) => {
  const onStep = show(station)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onStep.mock.calls.flat()).toEqual(expected)
})

it.each([
  [1, 'Station 2 of 4: Press'],
  [null, null],
])('tells where the slider is by the station %p: %p', (station, text) => {
  show(station)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(text)
})
