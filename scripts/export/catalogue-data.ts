/**
 * Writes the data files that comparison, enquiry, planner, not-found page, hero carousel and long product lists fetch
 * to public/catalogue/, and the search index to public/search/.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildMachineUrl } from '@/lib/compare/machine-files'
import { getFormerMachines, getProduct, getProducts, getSections, getWords } from '@/lib/content/content'
import { createHeroFile, FIRST_SLIDES } from '@/lib/home/hero-machines'
import { languageRoot } from '@/lib/language'
import { countListPages } from '@/lib/listing/list-pages'
import { createProductListFile } from '@/lib/listing/product-list-file'
import { getSearchIndexFile } from '@/lib/listing/search-index-file'
import { MACHINE_NAMES } from '@/lib/not-found/nearest-machine'
import { getPicture } from '@/lib/pictures/manifest'
import { PLANNER_FILE, PLANNER_FORM_FILE } from '@/lib/planner/planner-file'
import { getPlannerFile, getPlannerForm } from '@/lib/ready-plans/ready-plans'
import { createComparable } from '@/lib/trade/compare/comparison'
import { findAlternatives } from '@/lib/trade/product/relations'
import { findDrawn } from '@/lib/viewer/machine-drawing'

const CATALOGUE_FOLDER = `public/catalogue${languageRoot}`
const SEARCH_FOLDER = `public/search${languageRoot}`

for (const folder of [CATALOGUE_FOLDER, SEARCH_FOLDER]) rmSync(folder, { recursive: true, force: true })
for (const folder of [`${CATALOGUE_FOLDER}/machines`, SEARCH_FOLDER]) mkdirSync(folder, { recursive: true })

const products = getProducts()
/** Renamed machines once more under each former slug, which saved lists and shared links may still have. */
const renamed = getFormerMachines().flatMap(({ slug, movedTo }) => (movedTo ? [{ ...getProduct(movedTo), slug }] : []))
for (const product of [...products, ...renamed]) {
  const alternatives = findAlternatives(product, products)
  const machine = createComparable(
    product,
    getPicture(product.picture),
    alternatives,
    getWords().catalogue,
    findDrawn(product),
  )
  writeFileSync(join('public', buildMachineUrl(product.slug)), JSON.stringify(machine))
}
writeFileSync(join('public', MACHINE_NAMES), JSON.stringify(products.map(({ slug, title }) => ({ slug, title }))))
if (getSections().includes('planner')) {
  writeFileSync(join('public', PLANNER_FILE), JSON.stringify(getPlannerFile()))
  writeFileSync(join('public', PLANNER_FORM_FILE), JSON.stringify(getPlannerForm()))
}
if (countListPages(products.length) > 1) {
  const { name, body } = createProductListFile(products)
  writeFileSync(join(CATALOGUE_FOLDER, name), body)
}
if (products.length > FIRST_SLIDES) {
  const { name, body } = createHeroFile()
  writeFileSync(join(CATALOGUE_FOLDER, name), body)
}

const index = getSearchIndexFile()
writeFileSync(join(SEARCH_FOLDER, index.name), index.body)
console.info(`${products.length} machines; search index of ${Buffer.byteLength(index.body)} bytes`)
