/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANCHORS } from '@/scripts/checks/content/check-links'

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'))
const components = files.map(name => readFileSync(join('components', name), 'utf8')).join('')

/** `search` is written by its field, which has the id as a value. */
it.each(Object.values(ANCHORS).flat())("a link may lead to '%s', which a component has", id => {
  expect(components).toMatch(new RegExp(`["'#]${id}["']`))
})
