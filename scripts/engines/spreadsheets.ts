/**
 * Compares the bank's spreadsheet with LibreOffice, which calculates as an accountant's program does; installs it from
 * Debian's packages (as root) where it is missing. Without it the comparison would be skipped, so this fails.
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
