/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packGlb } from '@/scripts/models/model-files'

let content: string

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'drawings-'))
  mkdirSync(join(content, 'models'))
})

afterEach(() => rmSync(content, { recursive: true }))

/** An upright square of 1 m that the operator faces. */
const CORNERS = new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0])
const TRIANGLES = new Uint16Array([0, 1, 2, 0, 2, 3])

/** Writes a model whose nodes are squares beside one another, in a row. */
function writeModel(names: readonly string[]) {
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: names.map((_, index) => index) }],
    nodes: names.map((name, index) => ({ name, mesh: 0, translation: [index * 2, 0, 0] })),
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    // The numbers of glTF for 32-bit floats (5126) and for 16-bit whole numbers (5123).
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
      { bufferView: 1, componentType: 5123, count: 6, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: CORNERS.byteLength },
      { buffer: 0, byteOffset: CORNERS.byteLength, byteLength: TRIANGLES.byteLength },
    ],
    buffers: [{ byteLength: CORNERS.byteLength + TRIANGLES.byteLength }],
  }
  const data = Buffer.concat([Buffer.from(CORNERS.buffer), Buffer.from(TRIANGLES.buffer)])
  writeFileSync(join(content, 'models/press.glb'), packGlb(JSON.stringify(json), data))
}

// In a process of its own: the library that reads models cannot be loaded here.
const draw = () => spawnSync('npx', ['tsx', 'scripts/drawings.ts', content], { encoding: 'utf8' })

it('draws a machine with its covers and moving parts, without what lies loose on it, and without its shadow', () => {
  writeModel(['machine', 'covers', 'part 1', 'part 12', 'loose', 'contact shadow'])
  draw()
  const [, outline = ''] =
    /id="side" viewBox="0 0 1200 \d+".*? d="([^"]*)"/.exec(readFileSync(join(content, 'drawings/press.svg'), 'utf8')) ??
    []
  // One square each of the machine, its covers and its two moving parts.
  expect(outline.match(/M/g)).toHaveLength(4)
})

it('names the file of a model that has no node called machine', () => {
  writeModel(['loose'])
  expect(draw().stderr).toMatch(/press\.glb has no node 'machine'/)
})
