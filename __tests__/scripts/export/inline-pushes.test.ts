/** @jest-environment node */
import { parsePush } from '@/scripts/export/inline-pushes'

it.each([
  ['(self.__next_f=self.__next_f||[]).push([0])', ['__next_f', [0]]],
  ['self.__next_f.push([1,"0:{\\"a\\":\\"x).push(\\"}\\n"])', ['__next_f', [1, '0:{"a":"x).push("}\n']]],
  [
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    ['TURBOPACK', { otherChunks: ['a.js'], runtimeModuleIds: [1] }],
  ],
])('reads what %s pushes', (script, push) => {
  expect(parsePush(script)).toEqual(push)
})

it.each([
  'run()',
  'self.a.push(run())',
  'self.a.push(1);run()',
  'self.a=1;run();self.b.push(2)',
  'self.a.b.push(1)',
  'requestAnimationFrame(function(){$RT=performance.now()})',
  '',
])('refuses %p, which would never run', script => {
  expect(() => parsePush(script)).toThrow(/^an inline script does more than append JSON to a global array/)
})
