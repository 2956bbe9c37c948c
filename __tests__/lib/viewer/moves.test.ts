/** @jest-environment node */
import { applyDrag, applyMove, findMove, MOVES, toWheelFactor } from '@/lib/viewer/moves'
import type { Orbit } from '@/lib/viewer/orbit'

const ORBIT: Orbit = { azimuth: 0, elevation: 0.5, target: [0, 0, 0], distance: 10 }

it('undoes every step by its opposite', () => {
  for (const [one, other] of [
    ['left', 'right'],
    ['higher', 'lower'],
    ['closer', 'farther'],
  ] as const) {
    const there = applyMove(ORBIT, one, 10)
    expect(there).not.toEqual(ORBIT)
    const back = applyMove(there, other, 10)
    expect([back.azimuth, back.elevation, back.distance]).toEqual([
      expect.closeTo(0),
      expect.closeTo(0.5),
      expect.closeTo(10),
    ])
  }
})

it('turns to the left by the button as by dragging to the left, and lifts the view as dragging down does', () => {
  expect(applyMove(ORBIT, 'left', 10).azimuth).toBeGreaterThan(0)
  expect(applyDrag(ORBIT, -50, 0, 500).azimuth).toBeGreaterThan(0)
  expect(applyMove(ORBIT, 'higher', 10).elevation).toBeGreaterThan(0.5)
  expect(applyDrag(ORBIT, 0, 50, 500).elevation).toBeGreaterThan(0.5)
})

it('has a key for every step', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-']
  expect(keys.map(findMove)).toEqual([...MOVES])
  expect(findMove('=')).toBe('closer')
  expect(findMove('Tab')).toBeUndefined()
})

it('zooms as far back as in with the wheel', () => {
  expect(toWheelFactor(100)).toBeGreaterThan(1)
  expect(toWheelFactor(100) * toWheelFactor(-100)).toBeCloseTo(1)
})
