/** @jest-environment node */
import { standOnGroundLines } from '@/lib/trade/compare/ground-lines'

/** The room for the drawing in px; `below` is what the labels take under each ground line. */
const ROOM = { width: 1180, height: 440, below: 28 }

const size = (lengthMm: number, heightMm: number) => ({ lengthMm, widthMm: 1500, heightMm })
const rowsOf = ({ grounds, machines }: ReturnType<typeof standOnGroundLines>) =>
  machines.map(({ ground }) => grounds.indexOf(ground))

it('stands small machines on one ground line, and draws them no higher than is useful', () => {
  const drawn = standOnGroundLines([size(1300, 2300), size(2600, 2100), size(700, 1200)], ROOM)
  expect(rowsOf(drawn)).toEqual([0, 0, 0])
  // The tallest machine gets the greatest height, 260 px (ground-lines.ts).
  expect(drawn.machines[0]?.outline.height).toBeCloseTo(260)
})

it('stands long machines below each other, where that shows them larger', () => {
  const drawn = standOnGroundLines([size(15_800, 1700), size(16_800, 1850)], ROOM)
  expect(rowsOf(drawn)).toEqual([0, 1])
  // The longer fills the width: 1,060 mm are for the person.
  expect(drawn.scale).toBeCloseTo(1180 / (16_800 + 1060))
})

it('keeps to one line that shows the tallest large enough, though two would show it larger', () => {
  expect(rowsOf(standOnGroundLines([size(7000, 2400), size(5200, 2300), size(2000, 1900)], ROOM))).toEqual([0, 0, 0])
  const longer = [size(7000, 2400), size(11_500, 2600), size(5200, 2300), size(2000, 1900)]
  expect(rowsOf(standOnGroundLines(longer, ROOM))).toEqual([0, 0, 1, 1])
})

it.each([
  [
    'a line of 95 m beside three small machines',
    [size(95_000, 4200), size(3200, 2100), size(4200, 1600), size(4200, 1650)],
  ],
  [
    'three long machines and a small one',
    [size(15_800, 1700), size(16_800, 1850), size(15_000, 1750), size(5200, 1400)],
  ],
])('draws %s inside the room, all at one scale', (_machines, sizes) => {
  const { height, machines, scale } = standOnGroundLines(sizes, ROOM)
  // The height of each line is rounded to whole pixels.
  expect(height).toBeLessThanOrEqual(ROOM.height + 2)
  for (const [index, { outline }] of machines.entries()) {
    expect(outline.x + outline.width).toBeLessThanOrEqual(ROOM.width + 0.01)
    expect(outline.width / (sizes[index]?.lengthMm ?? 0)).toBeCloseTo(scale)
  }
})
