/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listDrawnModels, listStrangeDrawings } from '@/scripts/drawings/drawing-files'
import { packGlb } from '@/scripts/models/model-files'

let content: string

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'drawings-'))
  mkdirSync(join(content, 'models'))
  mkdirSync(join(content, 'drawings'))
  writeModel('{}', 'shapes')
})

afterEach(() => rmSync(content, { recursive: true }))

function writeModel(json: string, shapes: string) {
  writeFileSync(join(content, 'models/press.glb'), packGlb(json, Buffer.from(shapes)))
}

const findPress = () => listDrawnModels(content)[0]

it('finds a drawing that is missing, current, or older than its model', () => {
  expect(findPress()).toMatchObject({ name: 'press', isCurrent: false })
  writeFileSync(join(content, 'drawings/press.svg'), `<svg data-source="${findPress()?.source}"/>`)
  expect(findPress()?.isCurrent).toBe(true)
  // Only shapes are drawn: a model with other data and the same shapes needs no new drawing.
  writeModel('{"renamed":1}', 'shapes')
  expect(findPress()?.isCurrent).toBe(true)
  writeModel('{}', 'other shapes')
  expect(findPress()?.isCurrent).toBe(false)
})

it('finds a drawing without a model', () => {
  writeFileSync(join(content, 'drawings/gone.svg'), '<svg/>')
  expect(listStrangeDrawings(content)).toEqual([join(content, 'drawings/gone.svg')])
})

it('finds nothing in a folder without models', () => {
  expect(listDrawnModels(join(content, 'none'))).toEqual([])
  expect(listStrangeDrawings(join(content, 'none'))).toEqual([])
})
