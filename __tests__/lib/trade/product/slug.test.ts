/** @jest-environment node */
import { findSlugProblem, toSlug } from '@/lib/trade/product/slug'

it.each([
  ['  Single Facer  ', 'single-facer'],
  ['UV / Aqueous Coating Machine', 'uv-aqueous-coating-machine'],
  ['Crease Matrix Cutter (0.3-3 mm)', 'crease-matrix-cutter-03-3-mm'],
  ['Tab\tand  two spaces', 'tab-and-two-spaces'],
  ["<script>alert('x')</script>", 'scriptalertxscript'],
])('writes %s in an address as %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

/** The form has a field for a separate slug. */
const hasField = true

it.each([
  ['Gluer –', 'gluer-', 'gluer'],
  ['Gluer_2', 'gluer_2', 'gluer-2'],
  ['Über', 'ber', 'uber'],
  ['3–12 inch Shaft', '312-inch-shaft', '3-12-inch-shaft'],
])("asks for a separate slug, because '%s' would become '%s' instead of '%s'", (title, slug, own) => {
  expect(findSlugProblem(title, hasField)).toBe(
    `'${title}' becomes '${slug}' in the URL. Write 'slug: ${own}' below it, or change it`,
  )
  expect(findSlugProblem(own)).toBeNull()
})

it.each(['Folder Gluer (फोल्डर)', 'Gluer –'])('refuses %s where no separate slug can be given', title => {
  expect(findSlugProblem(title)).toMatch(/^'.+' becomes '.+' in the URL\. Begin and end it with Latin letters/)
})

it.each(['डिब्बा मशीन', '_', '📦'])("makes no address from '%s'", title => {
  expect(findSlugProblem(title, hasField)).toBe(`'${title}' leaves nothing for an address. Use Latin letters or digits`)
})
