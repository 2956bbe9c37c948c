/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCompany, getProducts } from '@/lib/content/content'
import { DATA_SHEET_MANIFEST, type DataSheet } from '@/lib/content/data-sheet'
import { getProjectFolder } from '@/lib/content/project-folder'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { listSheets } from '@/scripts/data-sheets/sheet-list'

const company = getCompany()
const sheets = listSheets(company)

it('remakes every sheet at the same address after the telephone number changes', () => {
  const later = listSheets({ ...company, salesPhone: { ...company.salesPhone, text: '+91 11 5550 0000' } })
  expect(later.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name))
  expect(later.filter(({ hash }, index) => hash === sheets[index]?.hash)).toEqual([])
})

it('names a sheet after its machine or ready-made plan', () => {
  expect(sheets.map(({ name }) => name)).toEqual([
    ...getProducts().map(({ slug }) => `${slug}.pdf`),
    ...getReadyPlans().map(({ slug }) => `line-${slug}.pdf`),
  ])
})

it('leaves no file of an earlier build beside the finished sheets', () => {
  const made: Record<string, DataSheet> = JSON.parse(
    readFileSync(join(getProjectFolder(), DATA_SHEET_MANIFEST), 'utf8'),
  )
  const folder = join(getProjectFolder(), 'public/data-sheets')
  const files = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isFile())
  expect(files.map(({ name }) => `/data-sheets/${name}`).sort()).toEqual(
    Object.values(made)
      .map(({ url }) => url)
      .sort(),
  )
  expect(files.map(({ name }) => name).sort()).toEqual(sheets.map(({ name }) => name).sort())
})
