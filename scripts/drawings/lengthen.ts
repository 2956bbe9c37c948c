import { findBounds } from './rasterise'
import type { Mesh } from './read-mesh'

/**
 * A section of a machine that its drawing repeats: from where to where, as shares of the model's length from 0 to 1,
 * and how often the section is in the drawing.
 */
export type Section = { from: number; to: number; times: number }

/**
 * Lengthens a machine whose model is shorter than it is. The parts in a section are repeated, those that go through it
 * are stretched, and those to the right of it are moved on. Height and width stay.
 */
export function lengthen(mesh: Mesh, sections: readonly Section[]): Mesh {
  const { min, max } = findBounds(mesh)
  const [left = 0] = min
  const length = (max[0] ?? 0) - left
  // From the right, so that the places of the sections still to come do not change.
  return sections
    .toSorted((one, other) => other.from - one.from)
    .reduce((longer, { from, to, times }) => repeat(longer, left + from * length, left + to * length, times), mesh)
}

/** A part that takes up more than this share of a section's length goes through it, such as a bed or a belt. */
const THROUGH = 0.6

/** A triangle of the mesh, the number of the part that it becomes one of, and where its points come to be, in metres. */
type Placed = { triangle: number; part: number; move: (x: number) => number }

/** Repeats what is between two places along the machine, in metres. */
function repeat(mesh: Mesh, start: number, end: number, times: number): Mesh {
  const width = end - start
  const added = (times - 1) * width
  const stretch = (x: number) => (x <= start ? x : x >= end ? x + added : start + (x - start) * times)
  const ranges = measureParts(mesh)
  const partCount = Math.max(0, ...ranges.keys())
  const placed = [...mesh.parts].flatMap((part, triangle): Placed[] => {
    const [from = 0, to = 0] = ranges.get(part) ?? []
    const middle = (from + to) / 2
    if (Math.min(to, end) - Math.max(from, start) > THROUGH * width) return [{ triangle, part, move: stretch }]
    if (middle < start) return [{ triangle, part, move: x => x }]
    if (middle > end) return [{ triangle, part, move: x => x + added }]
    return Array.from({ length: times }, (_, copy) => ({
      triangle,
      part: part + copy * partCount,
      move: x => x + copy * width,
    }))
  })
  const triangles = new Float64Array(placed.length * 9)
  for (const [index, { triangle, move }] of placed.entries())
    for (let at = 0; at < 9; at++) {
      const value = mesh.triangles[triangle * 9 + at] ?? 0
      // The first of each three numbers is that along the machine.
      triangles[index * 9 + at] = at % 3 === 0 ? move(value) : value
    }
  return { triangles, parts: Int32Array.from(placed, ({ part }) => part) }
}

/** From where to where each part is along the machine, in metres, by its number. */
function measureParts({ triangles, parts }: Mesh): Map<number, readonly [from: number, to: number]> {
  const ranges = new Map<number, readonly [number, number]>()
  for (const [triangle, part] of parts.entries())
    for (const corner of [0, 3, 6]) {
      const x = triangles[triangle * 9 + corner] ?? 0
      const [from, to] = ranges.get(part) ?? [x, x]
      ranges.set(part, [Math.min(from, x), Math.max(to, x)])
    }
  return ranges
}
