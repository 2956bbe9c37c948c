/** @jest-environment node */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { FOCUS_HALO } from '@/components/ui/focus-halo'
import { computeContrast } from '@/lib/content/colours'
import { getBrand } from '@/lib/content/content'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { findMistakes, removeContent } from '../../support/content-builders'

afterAll(removeContent)

/** The brand of the tests' catalogue, whose paper is nearly white. */
const brand = parse(readFileSync(join(FIXTURE_CATALOGUE, 'brand.yaml'), 'utf8'))

it('measures contrast as WCAG does', () => expect(computeContrast('#000000', '#FFFFFF')).toBe(21))

it.each([
  [
    'words that cannot be read',
    { 'ink-3': '#8A949C' },
    "ink-3: has a contrast of 2.9 : 1 on 'paper'; words need 4.5 : 1",
  ],
  [
    'marks that cannot be seen',
    { focus: '#BBCCFF' },
    "focus: has a contrast of 1.5 : 1 on 'paper'; marks and edges need",
  ],
  ['a colour by its name', { kraft: 'brown' }, "kraft: 'brown' is not a colour. Write it in quotes, like '#101C27'"],
])('says how to correct %s', (_mistake, changed, sentence) => {
  const colours = { ...brand.colours, ...changed }
  expect(findMistakes({ 'brand.yaml': { ...brand, colours } })).toEqual([
    expect.stringContaining(`content/brand.yaml · colours.${sentence}`),
  ])
})

it('says how to correct an unknown time zone and a missing logo', () => {
  expect(findMistakes({ 'brand.yaml': { ...brand, timeZone: 'India' }, 'brand/logo.svg': null })).toEqual(
    expect.arrayContaining([
      "content/brand.yaml · timeZone: is not a time zone. Write it like 'Asia/Kolkata'",
      'content/brand/logo.svg: the file is missing. Put it back',
    ]),
  )
})

/** A logo of these shapes. */
const draw = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`

it.each([
  ['a script', '<script>alert(1)</script>', '<script'],
  ['a picture', '<image href="logo.png"/>', '<image'],
  ['an event', '<path onload="alert(1)" d="M0 0h9"/>', '<path'],
  ['a reference', '<use href="#mark"/>', '<use'],
  // #b is an element of another site's file.
  ['a fill from elsewhere', '<path fill="url(https://example.com/a.svg#b)" d="M0 0h9"/>', '<path'],
])('refuses a logo with %s', (_part, shapes, piece) => {
  expect(findMistakes({ 'brand/logo.svg': draw(shapes) })).toEqual([
    `content/brand/logo.svg: '${piece}' on line 1 is not a plain shape. Draw it with shapes alone: no text, style, script, picture or reference`,
  ])
})

it('refuses a logo that is not SVG or is larger than 20 kB', () => {
  expect(findMistakes({ 'brand/logo.svg': '‰PNG' })).toEqual([
    'content/brand/logo.svg: must begin with <svg …> and have a viewBox of four numbers, the last two above 0. Save it as plain SVG',
  ])
  // 1,200 shapes of 18 bytes are 21.1 kB of 1,024 bytes, rounded up.
  expect(findMistakes({ 'brand/logo.svg': draw('<path d="M0 0h9"/>'.repeat(1200)) })).toEqual([
    'content/brand/logo.svg: is too large, with 22 kB. Make it smaller: the limit is 20 kB',
  ])
})

it('puts a ring around the focus outline where its colour is hard to see: in the quote band and the footer', () => {
  const { focus, kraft } = getBrand().colours
  // Less than WCAG asks of marks: the two places have this ground, and need the ring.
  expect(computeContrast(focus, kraft)).toBeLessThan(3)
  // The ring, a shadow around the element, must reach beyond the outline.
  const style = readFileSync('components/ui/base.css', 'utf8')
  const [, outline, offset] =
    /:focus-visible \{\n {2}outline: (\d+)px solid [^;]+;\n {2}outline-offset: (\d+)px/.exec(style) ?? []
  const [, ring] = /^\*\*:focus-visible:\[box-shadow:0_0_0_(\d+)px_/.exec(FOCUS_HALO) ?? []
  expect(Number(ring)).toBeGreaterThan(Number(outline) + Number(offset))
  for (const file of ['quote-band', 'footer'])
    expect(readFileSync(`components/layout/${file}.tsx`, 'utf8')).toMatch(/\$\{FOCUS_HALO\}/)
})
