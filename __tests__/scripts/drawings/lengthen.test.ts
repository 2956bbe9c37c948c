/** @jest-environment node */
import { lengthen } from '@/scripts/drawings/lengthen'
import type { Mesh } from '@/scripts/drawings/read-mesh'

/** A mesh of parts, each a triangle from one x to another, in metres. */
function createMesh(...ranges: readonly [from: number, to: number][]): Mesh {
  return {
    triangles: Float64Array.from(ranges.flatMap(([from, to]) => [from, 0, 0, to, 0, 0, to, 1, 1])),
    parts: Int32Array.from(ranges, (_, part) => part + 1),
  }
}

/** From where to where each triangle is, with the number of its part. */
function readRanges({ triangles, parts }: Mesh) {
  return [...parts].map((part, triangle) => [triangles[triangle * 9], triangles[triangle * 9 + 3], part])
}

// A machine of 10 m: a feeder, a bed below all of it, a roller in the middle and a stacker.
const MACHINE = createMesh([0, 2], [0, 10], [4, 5], [8, 10])

it('repeats what is in a section, stretches what goes through it, and moves on what is behind it', () => {
  // The section of 2 m is there three times, so 4 m are added. Each copy of the roller is a part of its own: 3 + 4, 7 + 4.
  const longer = lengthen(MACHINE, [{ from: 0.4, to: 0.6, times: 3 }])
  expect(readRanges(longer)).toEqual([
    [0, 2, 1],
    [0, 14, 2],
    [4, 5, 3],
    [6, 7, 7],
    [8, 9, 11],
    [12, 14, 4],
  ])
})

it('counts all sections from the places that they have in the model', () => {
  const longer = lengthen(createMesh([0.5, 1.5], [0, 10], [4, 5], [8.5, 9.5]), [
    { from: 0, to: 0.2, times: 2 },
    { from: 0.8, to: 1, times: 2 },
  ])
  // Each section of 2 m is there twice: 2 m are added in front of the roller and 2 m behind it.
  const ends = readRanges(longer).map(([from, to]) => [from, to])
  expect(ends).toEqual([
    [0.5, 1.5],
    [2.5, 3.5],
    [0, 14],
    [6, 7],
    [10.5, 11.5],
    [12.5, 13.5],
  ])
})
