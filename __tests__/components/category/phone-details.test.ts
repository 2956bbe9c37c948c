/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { reduceToSmallCompany } from '../../support/small-company'

const project = process.env.PROJECT_FOLDER
const folder = mkdtempSync(join(tmpdir(), 'small-'))
afterAll(() => {
  process.env.PROJECT_FOLDER = project
  rmSync(folder, { recursive: true })
})

it('says of the machines of a category how automatic they are on a site without a line planner', async () => {
  const content = join(folder, 'content')
  // Models and pictures are not read here, and take long to copy.
  const isUsed = (name: string) => !/catalogue\/(models|images\/\w+\/)/.test(name)
  cpSync(FIXTURE_CATALOGUE, content, { recursive: true, filter: isUsed })
  reduceToSmallCompany(content)
  // The content is that of the folder which is set when the code is loaded.
  process.env.PROJECT_FOLDER = folder
  const { createPhoneDetails, findAdvice } = await import('@/components/category/phone-details')
  const { getProducts } = await import('@/lib/content/content')
  expect(findAdvice(getProducts()).size).toBe(0)
  expect([...createPhoneDetails(getProducts()).keys()]).toEqual(getProducts().map(({ slug }) => slug))
})
