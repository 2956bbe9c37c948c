/** @jest-environment node */

import { existsSync, readdirSync } from 'node:fs'
import { getProducts } from '@/lib/content/content'
import { isModel } from '@/lib/viewer/fetch-model'
import { findModel, isDrawnInProportion, MODEL_FOLDER, readModel } from '@/lib/viewer/models'

const slugs = readdirSync(MODEL_FOLDER).flatMap(name => /^(.+)\.glb$/.exec(name)?.[1] ?? [])

it('finds no model for a machine without one', () => {
  expect(findModel('no-such-machine')).toBeUndefined()
})

it('knows a machine that is drawn much shorter than it is', () => {
  const [slug = ''] = slugs
  const proportion = readModel(slug)?.proportion ?? 0
  const size = { widthMm: 1000, heightMm: 1000 }
  expect(isDrawnInProportion(slug, { ...size, lengthMm: proportion * 1250 })).toBe(true)
  expect(isDrawnInProportion(slug, { ...size, lengthMm: proportion * 1350 })).toBe(false)
})

describe.each(slugs)('%s', slug => {
  const model = readModel(slug)

  it('belongs to a machine, and has its stations in order', () => {
    expect(model?.stations).toEqual(getProducts().find(product => product.slug === slug)?.stations)
  })

  it('is a model that the viewer takes, with pictures beside it and none inside', () => {
    if (!model) throw new Error('not read')
    expect(isModel(new Uint8Array(model.bytes).buffer)).toBe(true)
    expect(model.textures.filter(({ name }) => !existsSync(`${MODEL_FOLDER}/${name}`))).toEqual([])
    expect(model.file.url).toMatch(new RegExp(`^/models/${slug}-[0-9a-f]{8}\\.glb$`))
    expect(model.file.folder).toBe(model.file.url.replace('/models/', '/textures/').replace('.glb', '/'))
  })
})
