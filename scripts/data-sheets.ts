/**
 * `npm run data-sheets`, after `npm run pictures`: makes the PDF of each machine and of each ready-made plan in
 * public/data-sheets/.
 */
import { buildDataSheets } from '@/scripts/data-sheets/build-data-sheets'
import { createSheetInputs } from '@/scripts/data-sheets/sheet-inputs'

/** Prints progress once per this many sheets. */
const REPORT_EVERY = 10

async function main() {
  const inputs = createSheetInputs()
  const made = await buildDataSheets(inputs, done => {
    if (done % REPORT_EVERY === 0) console.info(`${done} of ${inputs.length}`)
  })
  console.info(`${inputs.length} data sheets, ${made} made`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
