/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'
import { reduceToSmallCompany } from '../../support/small-company'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The catalogue of the tests without its models and with empty pictures folders, reduced. */
function writeSmallCompany(size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'small-'))
  folders.push(folder)
  const isUsed = (name: string) => !/catalogue\/(models|images\/\w+\/)/.test(name)
  cpSync(FIXTURE_CATALOGUE, folder, { recursive: true, filter: isUsed })
  reduceToSmallCompany(folder, size)
  return folder
}

describe.each([1, 5])('a company with %d machines and nothing that it can do without', size => {
  const folder = writeSmallCompany(size)
  const { content, problems } = parseContent(openFolder(folder))

  it('has content without a mistake', () => {
    expect(problems.map(formatProblem)).toEqual([])
    expect(content?.products).toHaveLength(readdirSync(join(folder, 'products')).length)
    expect(content?.products).toHaveLength(size)
  })

  it('has no section but its categories', () => {
    expect(content?.sections).toEqual(['categories'])
    expect(content?.company.social).toEqual([])
  })

  it('has menus and answers of the search that lead to its own pages', () => {
    const links = Object.values(content?.navigation ?? {}).flat()
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/', '/products', '/about-us', '/contact-us']),
    )
    for (const { href } of links) expect(href).not.toMatch(/application-area|line-planner|category/)
    expect(content?.searchWords.answers).toEqual([])
  })
})
