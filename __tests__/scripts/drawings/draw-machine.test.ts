/** @jest-environment node */
import { drawMachine } from '@/scripts/drawings/draw-machine'
import type { Mesh } from '@/scripts/drawings/read-mesh'

/** The corners of a box's twelve triangles, as bits of x, y and z. */
const CORNERS = [
  ...[0, 1, 3, 0, 3, 2],
  ...[4, 5, 7, 4, 7, 6],
  ...[0, 1, 5, 0, 5, 4],
  ...[2, 3, 7, 2, 7, 6],
  ...[0, 2, 6, 0, 6, 4],
  ...[1, 3, 7, 1, 7, 5],
]

type Box = { min: readonly number[]; max: readonly number[] }

/** A mesh of boxes, each a part. */
function createMesh(boxes: readonly Box[]): Mesh {
  const corner = ({ min, max }: Box, bits: number) => [0, 1, 2].map(axis => ((bits >> axis) & 1 ? max : min)[axis] ?? 0)
  return {
    triangles: Float64Array.from(boxes.flatMap(box => CORNERS.flatMap(bits => corner(box, bits)))),
    parts: Int32Array.from(boxes.flatMap((_, part) => Array.from({ length: 12 }, () => part + 1))),
  }
}

/**
 * A plinth 12 m long and 3 m high, a cube of 4 m on it, and one behind that nobody sees from the side. Meshes are in
 * metres, and drawings in centimetres.
 */
const PLINTH = { min: [0, 0, 0], max: [12, 3, 6] }
const CUBE = { min: [4, 3, 1], max: [8, 7, 5] }
const HIDDEN = { min: [5, 3, 0.2], max: [7, 6, 0.8] }

/** The lines of a view by their weight. */
function readView(text: string, view: string) {
  const symbol = new RegExp(`<symbol id="${view}" viewBox="([^"]*)".*?>(.*)</symbol>`).exec(text)
  const paths = [...(symbol?.[2] ?? '').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  const [outline, edges, steps] = paths
  return { viewBox: symbol?.[1], outline, edges, steps }
}

it('keeps the model of a lengthened machine as a third view', () => {
  // Beyond x = 8 m is only the plinth of 12 m, whose last quarter is there twice: 1,200 units become 1,500.
  const text = drawMachine(createMesh([PLINTH, CUBE]), 'source', [{ from: 0.75, to: 1, times: 2 }])
  expect(['side', 'plan', 'model'].map(view => readView(text, view).viewBox)).toEqual([
    '0 0 1500 700',
    '0 0 1500 600',
    '0 0 1200 700',
  ])
})

describe('a cube on a plinth', () => {
  const text = drawMachine(createMesh([PLINTH, CUBE, HIDDEN]), 'source')

  it('is one outline from the side, with the joint between both as its only line', () => {
    const { viewBox, outline, edges, steps } = readView(text, 'side')
    expect(viewBox).toBe('0 0 1200 700')
    // y runs downwards: the cube's foot is 400 below its top, from x = 400 to 800.
    expect(outline).toBe('M400 400h-400v300h1200v-300h-400v-400h-400z')
    expect([edges, steps]).toEqual(['', 'M400 400h400'])
  })

  it('shows both boxes on the plinth from above, as steps in depth', () => {
    const { viewBox, outline, edges, steps } = readView(text, 'plan')
    expect(viewBox).toBe('0 0 1200 600')
    expect(outline).toBe('M0 0h1200v600h-1200z')
    expect(edges).toBe('')
    // The hidden box of 2 × 0.6 m, and the cube of 4 m.
    expect(steps).toBe('M500 20h200v60h-200zM400 100h400v400h-400z')
  })

  it('is drawn alike each time, and names its source', () => {
    expect(drawMachine(createMesh([PLINTH, CUBE, HIDDEN]), 'source')).toBe(text)
    expect(text).toContain('data-source="source"')
  })

  it('says where a point of the model is in its side view', () => {
    // 100 units a metre; the model's x = y = 0 is at the lower left corner of the drawing, which is 700 high.
    expect(text).toContain('data-scale="100" data-origin="0 700"')
    const shiftM = 2
    const ahead = [PLINTH, CUBE].map(({ min: [x = 0, ...min], max: [end = 0, ...max] }) => ({
      min: [x - shiftM, ...min],
      max: [end - shiftM, ...max],
    }))
    expect(drawMachine(createMesh(ahead), 'source')).toContain('data-origin="200 700"')
  })

  it('leaves out a part of 5 cm, which is smaller than 18 units of the drawing', () => {
    const bolt = { min: [1, 3, 5], max: [1.05, 3.05, 5.05] }
    expect(drawMachine(createMesh([PLINTH, CUBE, HIDDEN, bolt]), 'source')).toBe(text)
  })
})

it('draws no lines between the facets of a roller, which meet at 15 degrees', () => {
  const facets = 24
  const radius = 3
  // Its two ends.
  const [NEAR, FAR] = [0, 8]
  const at = (index: number, z: number) => {
    const angle = (index / facets) * 2 * Math.PI
    return [Math.cos(angle) * radius + radius, z, Math.sin(angle) * radius + radius]
  }
  const triangles = Array.from({ length: facets }, (_, index) => [
    ...[at(index, NEAR), at(index + 1, NEAR), at(index, FAR)],
    ...[at(index + 1, NEAR), at(index + 1, FAR), at(index, FAR)],
  ]).flat(2)
  const parts = new Int32Array(triangles.length / 9).fill(1)
  const { edges, steps } = readView(drawMachine({ triangles: Float64Array.from(triangles), parts }, 'source'), 'side')
  expect([edges, steps]).toEqual(['', ''])
})
