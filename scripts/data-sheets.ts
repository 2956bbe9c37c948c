/** Makes one PDF data sheet a machine in public/data-sheets/, cached by content. Needs the pictures step. */
import { getCompany } from '@/lib/content/company'
import { getProducts } from '@/lib/content/products'
import { env } from '@/lib/env'
import { getPicture } from '@/lib/pictures/manifest'
import { buildDataSheets } from '@/scripts/data-sheets/build-data-sheets'
import { createSheetContent } from '@/scripts/data-sheets/sheet-content'

/** Lines of progress in a log stay few. */
const REPORT_EVERY = 10

async function main() {
  const company = getCompany()
  const orders = getProducts().map(product => ({
    slug: product.slug,
    content: createSheetContent(product, company, env.siteUrl),
    picture: getPicture(product.picture),
  }))
  const made = await buildDataSheets(orders, done => {
    if (done % REPORT_EVERY === 0) console.info(`${done} of ${orders.length}`)
  })
  console.info(`${orders.length} data sheets, ${made} made`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
