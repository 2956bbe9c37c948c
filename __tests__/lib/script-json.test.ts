/** @jest-environment node */
import { formatScriptJson } from '@/lib/script-json'

it('escapes what could end a script element, and parses to the same value', () => {
  const value = { text: '</script><!-- <script>', list: [1, null] }
  expect(formatScriptJson(value)).not.toContain('<')
  expect(JSON.parse(formatScriptJson(value))).toEqual(value)
})
