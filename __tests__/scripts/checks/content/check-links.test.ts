/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANCHORS } from '@/scripts/checks/content/check-links'

const code = ['app', 'components'].flatMap(folder => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'))
  return names.map(name => readFileSync(join(folder, name), 'utf8'))
})

it.each(Object.values(ANCHORS).flat())("accepts a link to '%s', which a page has", id => {
  expect(new RegExp(`["'#]${id}["']`).test(code.join(''))).toBe(true)
})
