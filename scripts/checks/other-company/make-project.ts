import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { copyProject, growCatalogue, shareMadeFiles } from '@/scripts/bench/copied-project'
import { changeColours, readColours } from '@/scripts/checks/other-company/brand-traces'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'

/** The copy of the project. Ignored by every tool. */
export const OTHER_COMPANY = '.cache/other-company'

/** The number of machines in the copy, enough for three list pages. */
export const OTHER_MACHINE_COUNT = 122

/** Copies the project of the tests for another company with another brand, and a list of machines of several pages. */
export function makeOtherCompany(): void {
  copyProject(OTHER_COMPANY, FIXTURE_PROJECT)
  // The tests' further language is removed, because the copied machines have no translation.
  rmSync(join(OTHER_COMPANY, 'content/ur'), { recursive: true })
  shareMadeFiles(OTHER_COMPANY, growCatalogue(OTHER_COMPANY, OTHER_MACHINE_COUNT))

  const company = join(OTHER_COMPANY, 'content/company.yaml')
  const text = readFileSync(company, 'utf8')
  writeFileSync(company, text.replaceAll('Boxwright', 'Kestrel').replaceAll('boxwright', 'kestrel'))
  const brand = {
    locale: 'en-GB',
    country: 'GB',
    timeZone: 'Europe/London',
    colours: changeColours(readColours(FIXTURE_PROJECT)),
  }
  writeFileSync(join(OTHER_COMPANY, 'content/brand.yaml'), stringify(brand))
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
  for (const name of ['logo', 'icon']) writeFileSync(join(OTHER_COMPANY, `content/brand/${name}.svg`), square)
}
