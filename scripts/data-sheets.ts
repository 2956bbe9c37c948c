/** `npm run data-sheets`, after `npm run pictures`: makes each machine's PDF data sheet in public/data-sheets/. */
import { getCompany } from '@/lib/content/company'
import { getProducts } from '@/lib/content/products'
import { env } from '@/lib/env'
import { getPicture } from '@/lib/pictures/manifest'
import { buildDataSheets } from '@/scripts/data-sheets/build-data-sheets'
import { createSheetContent } from '@/scripts/data-sheets/sheet-content'

/** Prints progress once per this many sheets. */
const REPORT_EVERY = 10

async function main() {
  const company = getCompany()
  const inputs = getProducts().map(product => ({
    slug: product.slug,
    content: createSheetContent(product, company, env.siteUrl),
    picture: getPicture(product.picture),
  }))
  const made = await buildDataSheets(inputs, done => {
    if (done % REPORT_EVERY === 0) console.info(`${done} of ${inputs.length}`)
  })
  console.info(`${inputs.length} data sheets, ${made} made`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
