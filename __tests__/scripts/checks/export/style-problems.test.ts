/** @jest-environment node */
import { findStyleProblems } from '@/scripts/checks/export/style-problems'

it('reports only features that a supported browser lacks and that have no note', () => {
  const lacking = 'a { field-sizing: content; color: light-dark(#000, #fff) }'
  const supported = 'b:focus-visible { inset: 0; height: 100dvh }'
  // A condition asks for a feature and does not use it; 'stretch' is a value that browsers lack for other properties, and
  // here the name of an area; '50%' is no selector.
  const notUsed = '@supports (field-sizing: content) { c { grid-area: stretch } } @keyframes d { 50% { color: blue } }'
  expect(findStyleProblems([lacking, supported, notUsed], {})).toEqual([
    expect.stringMatching(/^css\.properties\.field-sizing is missing in .* and has no note$/),
    expect.stringMatching(/^css\.properties\.field-sizing\.content is missing in .* and has no note$/),
    expect.stringMatching(/^css\.types\.color\.light-dark is missing in .* and has no note$/),
  ])
})

it('requires a selector that older browsers lack to have its own rule', () => {
  const notes = { 'css.selectors.has': 'Space stays reserved.' }
  expect(findStyleProblems(['a, b:has(c) { color: red }'], notes)).toEqual([
    'b:has(c) needs its own rule: older browsers drop the whole list because of it',
  ])
  expect(findStyleProblems(['a, b { color: red } a:has(b), c:has(d) { color: red }'], notes)).toEqual([])
})

it('accepts a note for a feature and its parts, and reports a note that is no longer needed', () => {
  const notes = { 'css.properties.text-wrap': 'Lines break when they are full.' }
  expect(findStyleProblems(['a { text-wrap: balance }'], notes)).toEqual([])
  expect(findStyleProblems(['a { color: red }'], notes)).toEqual([
    'css.properties.text-wrap has a note, but is no longer used or is now supported everywhere',
  ])
})
