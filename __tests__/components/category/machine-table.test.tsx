/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { WithSharedWords } from '../../support/shared-words'
import { reduceToSmallCompany } from '../../support/small-company'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const project = process.env.PROJECT_FOLDER ?? ''
/** What the build has found out of the pictures, such as their widths. */
const PICTURES = '.cache/pictures'
const folder = mkdtempSync(join(tmpdir(), 'small-'))
afterAll(() => {
  process.env.PROJECT_FOLDER = project
  rmSync(folder, { recursive: true })
})

it('has a row for each machine, which says how automatic it is, on a site without a line planner', async () => {
  const content = join(folder, 'content')
  // Models and pictures are not read here, and take long to copy.
  const isUsed = (name: string) => !/catalogue\/(models|images\/\w+\/)/.test(name)
  cpSync(FIXTURE_CATALOGUE, content, { recursive: true, filter: isUsed })
  cpSync(join(project, PICTURES), join(folder, PICTURES), { recursive: true })
  reduceToSmallCompany(content)
  // The content is that of the folder which is set when the code is loaded.
  process.env.PROJECT_FOLDER = folder
  const { MachineTable } = await import('@/components/category/machine-table')
  const { getProducts, getWords } = await import('@/lib/content/content')
  const table = createElement(MachineTable, { title: 'Machines', products: getProducts() })
  const [, ...rows] = renderToStaticMarkup(createElement(WithSharedWords, null, table)).split('<th scope="row"')
  expect(rows).toHaveLength(getProducts().length)
  for (const [index, { slug, automation }] of getProducts().entries()) {
    expect(rows[index]).toContain(`href="/product/${slug}"`)
    expect(rows[index]).toContain(getWords().catalogue.automation[automation])
    expect(rows[index]).not.toContain('Choose it when')
  }
})
