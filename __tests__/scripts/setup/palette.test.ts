/** @jest-environment node */
import { readBrand } from '@/lib/content/brand'
import { findFaintColours } from '@/lib/content/colours'
import { findDrawingProblem } from '@/lib/content/drawing'
import { openFolder } from '@/lib/content/files/open-folder'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { createIcon } from '@/scripts/setup/icon'
import { createPalette } from '@/scripts/setup/palette'

const { colours: sample } = readBrand(openFolder(FIXTURE_CATALOGUE), []) || { colours: null }
if (!sample) throw new Error('The content has no colours')

const OWN = [
  { name: 'a dark and a strong colour', main: '#0F2438', accent: '#C5360A' },
  { name: 'a light accent', main: '#7A1E3A', accent: '#FFD400' },
  { name: 'a pale main colour', main: '#9ED9C2', accent: '#0B3D2E' },
  { name: 'black and white', main: '#000000', accent: '#FFFFFF' },
]

it.each(OWN)('makes a palette with sufficient contrast from $name', ({ main, accent }) => {
  expect(findFaintColours(createPalette(sample, { main, accent }))).toEqual([])
})

it('keeps colours that have sufficient contrast, and fills the quote band with a light accent', () => {
  const { blue, signal } = createPalette(sample, { main: '#0b2e1f', accent: '#a02a10' })
  expect([blue, signal]).toEqual(['#0B2E1F', '#A02A10'])
  expect(createPalette(sample, { main: '#0B2E1F', accent: '#FFD400' }).kraft).toBe('#FFD400')
})

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" fill="none" stroke="currentColor"><path d="M0 0h40v20H0z"/></svg>'

it('places the logo on a square of the site’s dark colour', () => {
  const icon = createIcon(LOGO, sample)
  expect(findDrawingProblem(icon)).toBeNull()
  expect(icon).toContain(`rx="8" fill="${sample.ink}"`)
  // The logo of 40 × 20 is 44 × 22 large, in the middle of a square of 64.
  expect(icon).toContain(`<g transform="translate(10 21) scale(1.1)" fill="none" stroke="${sample.sheet}">`)
})

it('places a logo whose colour might not show on dark on a white square', () => {
  expect(createIcon(LOGO.replace('currentColor', 'navy'), sample)).toContain(`rx="8" fill="${sample.sheet}"`)
})
