/** @jest-environment node */

import { existsSync, readdirSync } from 'node:fs'
import { getProducts } from '@/lib/content/content'
import { isModel } from '@/lib/viewer/fetch-model'
import { isDrawnInProportion, MODEL_FOLDER, readModel } from '@/lib/viewer/models'

const names = readdirSync(MODEL_FOLDER).flatMap(name => /^(?<slug>.+)\.glb$/.exec(name)?.groups?.slug ?? [])
const machines = getProducts().filter(({ picture }) => names.some(name => picture === `products/${name}`))

it('takes a machine as drawn in proportion up to 30 % longer than its model, no further', () => {
  const [machine] = machines
  if (!machine) throw new Error('no machine has a model')
  const proportion = readModel(machine)?.proportion ?? 0
  const size = { widthMm: 1000, heightMm: 1000 }
  // Of a machine 1,000 mm high: 25 % and 35 % longer than its model in proportion.
  expect(isDrawnInProportion(machine, { ...size, lengthMm: proportion * 1250 })).toBe(true)
  expect(isDrawnInProportion(machine, { ...size, lengthMm: proportion * 1350 })).toBe(false)
})

it('has a machine for each model, whose picture has the same name', () => {
  expect(machines).toHaveLength(names.length)
})

it.each(machines)('$slug has a model that the viewer accepts, with its pictures', machine => {
  const model = readModel(machine)
  if (!model) throw new Error('not read')
  expect(model.stations).toEqual(machine.stations)
  expect(isModel(new Uint8Array(model.bytes).buffer)).toBe(true)
  expect(model.textures.filter(({ name }) => !existsSync(`${MODEL_FOLDER}/${name}`))).toEqual([])
})
