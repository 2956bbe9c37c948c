/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEARCH_FIELD_ID } from '@/lib/constants'
import { ANCHORS } from '@/scripts/checks/content/check-links'

const code = ['app', 'components'].flatMap(folder => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'))
  return names.map(name => readFileSync(join(folder, name), 'utf8'))
})

/** The ids that the components give to elements. Of those that are constants, content links to this one only. */
const ids = [...code.join('\n').matchAll(/\bid=(?:"([^"]+)"|\{(\w+)\})/g)].map(([, id, constant]) =>
  constant === 'SEARCH_FIELD_ID' ? SEARCH_FIELD_ID : id,
)

/** Those of the headings of sections (components/page/section.tsx): 'boxes-title' of the section 'boxes'. */
const titleIds = [...code.join('\n').matchAll(/<Section\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => `${id}-title`)

it.each(Object.values(ANCHORS).flat())("accepts a link to '%s', which is the id of an element", id => {
  expect([...ids, ...titleIds]).toContain(id)
})
