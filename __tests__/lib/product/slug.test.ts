/** @jest-environment node */
import { findSlugProblem, toSlug } from '@/lib/product/slug'

it.each([
  ['Automatic Folder Gluer Machine', 'automatic-folder-gluer-machine'],
  ['  Single Facer  ', 'single-facer'],
  ['UV / Aqueous Coating Machine', 'uv-aqueous-coating-machine'],
  ['Crease Matrix Cutter (0.3-3 mm)', 'crease-matrix-cutter-03-3-mm'],
  ['Corrugated Sheet Pasting Machine (3/5 Ply)', 'corrugated-sheet-pasting-machine-35-ply'],
  ['Slitting & Rewinding Machine (Kraft / Duplex)', 'slitting-rewinding-machine-kraft-duplex'],
  ['Four-Colour Flexo Printing Machine (Vertical)', 'four-colour-flexo-printing-machine-vertical'],
  ['Tab\tand  two spaces', 'tab-and-two-spaces'],
  ['Under_score', 'under_score'],
  ["<script>alert('x')</script>", 'scriptalertxscript'],
])('%s stands in an address as %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

it.each(['', '   ', '&', 'कागज़', '(…)'])("leaves no letter or digit of '%s'", title => {
  expect(toSlug(title)).not.toMatch(/[a-z0-9]/)
})

it.each(['Folder Gluer (फोल्डर)', 'Gluer –', 'Gluer_2', '- Gluer', '(फोल्डर) Gluer'])(
  'refuses %s, whose picture could not be named so',
  title => {
    expect(findSlugProblem(title)).toMatch(/^'.+' becomes '.+' in the URL\. Begin and end it with Latin letters/)
  },
)

it.each(['3–12 inch Shaft', 'Gluer (Über)', 'UV / Aqueous'])('takes %s', title => {
  expect(findSlugProblem(title)).toBeNull()
})
