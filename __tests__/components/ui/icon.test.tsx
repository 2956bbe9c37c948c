/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { ICON_NAMES } from '@/components/ui/icon'

it('has a symbol for every icon name, and no other symbol', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8')
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1])
  expect(symbols.sort()).toEqual([...ICON_NAMES].sort())
})
