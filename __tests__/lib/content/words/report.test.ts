/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { getProjectFolder } from '@/lib/content/project-folder'
import { reportWords } from '@/lib/content/words/report'

const report = parse(readFileSync(join(getProjectFolder(), 'content/words/report.yaml'), 'utf8'))

function complain({ sheets, file }: { sheets?: object; file?: string }) {
  const form = { ...report.form, ...(file && { file }) }
  const { error } = reportWords.safeParse({ ...report, form, sheets: { ...report.sheets, ...sheets } })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

it('takes names of sheets and of the file that programs take', () => {
  expect(complain({})).toBeUndefined()
  expect(complain({ sheets: { day: "A day's costs", years: 'प'.repeat(31) }, file: 'आँकड़े.xlsx' })).toBeUndefined()
})

it.each([
  [{ sheets: { years: 'Profit/loss' } }, /^sheets\.years: has a sign that no sheet may have/],
  [{ sheets: { years: '[Years]' } }, /^sheets\.years: has a sign that no sheet may have/],
  [{ sheets: { years: "Years'" } }, /^sheets\.years: has a sign that no sheet may have/],
  [{ sheets: { balance: 'x'.repeat(32) } }, /^sheets\.balance: has 32 characters\. A sheet's name has at most 31$/],
  [{ sheets: { loan: 'history' } }, /^sheets\.loan: is a name that spreadsheet programs keep/],
  [{ sheets: { machines: 'ONE', loan: 'One' } }, /^sheets\.loan: is also the name of 'machines'\. Give each sheet/],
  [{ file: 'figures.xls' }, /^form\.file: is the name of a spreadsheet\. End it with \.xlsx$/],
  [{ file: 'a/b.xlsx' }, /^form\.file: has a sign that no file may have in its name/],
])('refuses %j', (change, message) => {
  expect(complain(change)).toEqual([expect.stringMatching(message)])
})
