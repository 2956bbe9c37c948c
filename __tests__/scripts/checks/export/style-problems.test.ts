/** @jest-environment node */
import { findStyleProblems } from '@/scripts/checks/export/style-problems'

const find = (css: string) => findStyleProblems([css], {})

it.each([
  ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a keyword', 'a { height: stretch }', 'css.properties.height.stretch'],
  ['a global keyword', 'a { color: revert-rule }', 'css.types.global_keywords.revert-rule'],
  ['a function', 'a { color: light-dark(#000, #fff) }', 'css.types.color.light-dark'],
  ['a function of a custom property', 'a { --c: light-dark(#000, #fff) }', 'css.types.color.light-dark'],
  [
    'a function of one property',
    'a { transition-timing-function: linear(0, 1) }',
    'css.types.easing-function.linear-function',
  ],
  ['a unit', 'a { height: 1lh }', 'css.types.length.lh'],
  ['an at-rule', '@scope (.a) { b { color: red } }', 'css.at-rules.scope'],
  ['a media feature', '@media print and (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
  ['a descriptor', '@font-face { size-adjust: 90% }', 'css.at-rules.font-face.size-adjust'],
  ['a pseudo-class', 'a:has(b) { color: red }', 'css.selectors.has'],
  ['a pseudo-element', 'a::details-content { color: red }', 'css.selectors.details-content'],
])('names %s that a supported browser lacks', (_, css, id) => {
  expect(find(css)).toContainEqual(expect.stringMatching(`^${id} is missing in .* and has no note$`))
})

it.each([
  [
    'what all supported browsers have',
    'a:focus-visible { inset: 0; height: 100dvh; overflow: clip; color: oklch(1 0 0) }',
  ],
  ['what it only asks for', '@supports (field-sizing: content) { a { color: red } }'],
  ['the steps of an animation', '@keyframes a { from { color: red } 50% { color: blue } }'],
  ['words of others that are keywords elsewhere', 'a { grid-area: stretch; animation-name: stretch }'],
])('accepts %s', (_, css) => {
  expect(find(css)).toEqual([])
})

it('wants a selector that older browsers lack in a rule of its own', () => {
  const notes = { 'css.selectors.has': 'Space stays reserved.' }
  expect(findStyleProblems(['a, b:has(c) { color: red }'], notes)).toEqual([
    'b:has(c) needs its own rule: older browsers drop the whole list because of it',
  ])
  expect(findStyleProblems(['a, b { color: red } a:has(b), c:has(d) { color: red }'], notes)).toEqual([])
})

it('takes a note for a feature and its parts, and sees one that nothing needs', () => {
  const notes = { 'css.properties.text-wrap': 'Lines break when they are full.' }
  expect(findStyleProblems(['a { text-wrap: balance }'], notes)).toEqual([])
  expect(findStyleProblems(['a { color: red }'], notes)).toEqual([
    'css.properties.text-wrap has a note, but is no longer used or is now supported everywhere',
  ])
})
