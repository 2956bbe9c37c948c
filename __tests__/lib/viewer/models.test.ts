/** @jest-environment node */

import { existsSync, readdirSync } from 'node:fs'
import { getProducts } from '@/lib/content/content'
import { isModel } from '@/lib/viewer/fetch-model'
import { isDrawnInProportion, MODEL_FOLDER, readModel } from '@/lib/viewer/models'

const slugs = readdirSync(MODEL_FOLDER).flatMap(name => /^(.+)\.glb$/.exec(name)?.[1] ?? [])

it('knows a machine that is drawn much shorter than it is', () => {
  const [slug = ''] = slugs
  const proportion = readModel(slug)?.proportion ?? 0
  const size = { widthMm: 1000, heightMm: 1000 }
  expect(isDrawnInProportion(slug, { ...size, lengthMm: proportion * 1250 })).toBe(true)
  expect(isDrawnInProportion(slug, { ...size, lengthMm: proportion * 1350 })).toBe(false)
})

it.each(slugs)('%s belongs to a machine, and is a model that the viewer takes, with pictures beside it', slug => {
  const model = readModel(slug)
  if (!model) throw new Error('not read')
  expect(model.stations).toEqual(getProducts().find(product => product.slug === slug)?.stations)
  expect(isModel(new Uint8Array(model.bytes).buffer)).toBe(true)
  expect(model.textures.filter(({ name }) => !existsSync(`${MODEL_FOLDER}/${name}`))).toEqual([])
})
