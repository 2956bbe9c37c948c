/** @jest-environment node */
import {
  type Bitmap,
  computeKeptBox,
  findSubject,
  isOpaque,
  layOnPlate,
  listWidths,
  measureDrawn,
  shapeShadow,
  traceSkyline,
} from '@/scripts/pictures/make-picture'

/** A black bitmap with the alpha that `toAlpha` gives for each pixel. */
function draw(width: number, height: number, toAlpha: (x: number, y: number) => number): Bitmap {
  const data = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++)
    data[pixel * 4 + 3] = toAlpha(pixel % width, Math.floor(pixel / width))
  return { data, width, height }
}

it('isOpaque returns false for a single transparent pixel', () => {
  expect(isOpaque(draw(4, 4, x => (x === 3 ? 254 : 255)))).toBe(false)
})

it('findSubject excludes a soft shadow, whose alpha is below 25', () => {
  const bitmap = draw(20, 10, (x, y) => (x >= 5 && x < 9 && y >= 2 && y < 7 ? 25 : 24))
  expect(findSubject(bitmap)).toEqual({ left: 5, top: 2, width: 4, height: 5 })
})

it('computeKeptBox never exceeds the picture', () => {
  const full = { width: 1600, height: 1200 }
  expect(computeKeptBox(full, { left: 10, top: 10, width: 1580, height: 1180 })).toEqual({ left: 0, top: 0, ...full })
})

it('crops an original of 1600 px as one of 2400 px, and draws over both at one scale', () => {
  const [small, large] = [1600, 2400].map(width => {
    const [full, unit] = [{ width, height: width * 0.75 }, width / 1600]
    const subject = { left: 200 * unit, top: 300 * unit, width: 1200 * unit, height: 600 * unit }
    return { full, kept: computeKeptBox(full, subject) }
  })
  if (!small || !large) throw new Error('There are two originals')
  // The margins at the sides, above and below are 66, 36 and 150 px of 2,400, thus 44, 24 and 100 of 1,600: the small
  // subject begins at 200 − 44 and 300 − 24, and takes 1,200 + 2 × 44 by 600 + 24 + 100. The large one is 1.5 times
  // that.
  expect(small.kept).toEqual({ left: 156, top: 276, width: 1288, height: 724 })
  expect(large.kept).toEqual({ left: 234, top: 414, width: 1932, height: 1086 })
  expect([small, large].map(measureDrawn)).toEqual(Array(2).fill({ width: 1288, height: 724 }))
  // The widest files: of 1,288 px, only 1.07 times 1,200, none is made; of 1,932 px, 1.2 times 1,600, one is.
  expect([small, large].map(plan => listWidths(plan).slice(-2))).toEqual([
    [960, 1200],
    [1600, 1932],
  ])
})

it('traceSkyline tells where the subject begins in each column, and leaves out a soft shadow', () => {
  const bitmap = draw(120, 100, (x, y) => {
    if (x < 60) return y < 50 ? 40 : 255
    return y < 20 ? 0 : 90
  })
  const skyline = traceSkyline(bitmap, { left: 30, top: 10, width: 80, height: 80 })
  // The crop begins at 30 and 10: its first 30 of 80 columns have the part that begins at 50, thus 40 of 80 lower.
  expect(skyline.slice(0, 15)).toEqual(Array(15).fill(0.5))
  expect(skyline.slice(15)).toEqual(Array(25).fill(0.12))
})

it('shapeShadow makes a shadow fainter where it is thin and deeper where it is dense, and leaves glass as it is', () => {
  const shapeOne = (brightness: number, alpha: number) =>
    shapeShadow({ width: 1, height: 1, data: Buffer.from([brightness, brightness, brightness, alpha]) }).data[3]
  expect(shapeOne(0, 26)).toBeLessThan(13)
  expect(shapeOne(0, 200)).toBeGreaterThan(220)
  expect([shapeOne(200, 80), shapeOne(0, 255), shapeOne(0, 0)]).toEqual([80, 255, 0])
})

describe('layOnPlate', () => {
  const width = 100
  const height = 80
  /** How far from the border a shadow fades, in pixels. */
  const fade = 36

  function lay(alpha: number) {
    const bitmap = draw(width, height, () => alpha)
    const flat = layOnPlate(bitmap, fade)
    return (x: number, y: number) => flat.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString('hex')
  }

  it('fades a shadow to exactly the colour of the plate on all four sides', () => {
    const at = lay(200)
    const border = new Set<string>()
    for (let x = 0; x < width; x++) for (const y of [0, height - 1]) border.add(at(x, y))
    for (let y = 0; y < height; y++) for (const x of [0, width - 1]) border.add(at(x, y))
    expect([...border]).toEqual(['e8eaec'])
    expect(at(fade / 2, 40)).not.toBe(at(fade, 40))
    expect(at(fade, 40)).toBe(at(50, 40))
  })

  it('leaves solid parts unchanged, up to the edge that cuts a close-up', () => {
    const at = lay(255)
    expect([at(50, 40), at(fade / 2, 40), at(0, 0)]).toEqual(['000000', '000000', '000000'])
  })
})
