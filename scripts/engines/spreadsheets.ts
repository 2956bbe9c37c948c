/**
 * Tests that LibreOffice calculates in the spreadsheet of the bank report what the site calculates. Installs
 * LibreOffice from Debian's packages (as root) if it is missing, and fails without it: the test would only be skipped.
 */
import { tool } from '@/scripts/steps/run-command'
import { findProgram, OFFICE_NAMES } from './find-engines'
import { installPackages, run } from './install-packages'

if (findProgram(OFFICE_NAMES) === null) installPackages(['libreoffice-calc-nogui'])
if (findProgram(OFFICE_NAMES) === null) {
  console.error('LibreOffice, with which the spreadsheet is compared, could not be installed. Install it.')
  process.exit(1)
}
if (!run(process.execPath, ...tool('jest/bin/jest.js', '__tests__/lib/trade/costs/workbook.test.ts')))
  process.exitCode = 1
