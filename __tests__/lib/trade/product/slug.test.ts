/** @jest-environment node */
import { findSlugProblem, toSlug } from '@/lib/trade/product/slug'

it.each([
  ['  Single Facer  ', 'single-facer'],
  ['UV / Aqueous Coating Machine', 'uv-aqueous-coating-machine'],
  ['Crease Matrix Cutter (0.3-3 mm)', 'crease-matrix-cutter-03-3-mm'],
  ['Tab\tand  two spaces', 'tab-and-two-spaces'],
  ["<script>alert('x')</script>", 'scriptalertxscript'],
])('%s stands in an address as %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

it.each([
  ['Gluer –', 'gluer-', 'gluer'],
  ['Gluer_2', 'gluer_2', 'gluer-2'],
  ['Über', 'ber', 'uber'],
  ['3–12 inch Shaft', '312-inch-shaft', '3-12-inch-shaft'],
])("'%s' would become '%s', so that a slug of its own is asked for: '%s'", (title, slug, own) => {
  expect(findSlugProblem(title, true)).toBe(
    `'${title}' becomes '${slug}' in the URL. Write 'slug: ${own}' below it, or change it`,
  )
  expect(findSlugProblem(own)).toBeNull()
})

it.each(['Folder Gluer (फोल्डर)', 'Gluer –'])('refuses %s where no slug may stand beside it', title => {
  expect(findSlugProblem(title)).toMatch(/^'.+' becomes '.+' in the URL\. Begin and end it with Latin letters/)
})

it.each(['डिब्बा मशीन', '_', '📦'])("'%s' leaves nothing for an address", title => {
  expect(findSlugProblem(title, true)).toBe(`'${title}' leaves nothing for an address. Use Latin letters or digits`)
})
