/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { reduceToSmallCompany } from '../../support/small-company'

const folder = mkdtempSync(join(tmpdir(), 'small-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('accepts content with one machine and without anything optional, and links to none of the missing pages', () => {
  // Models and pictures are not read here, and take long to copy.
  const isUsed = (name: string) => !/catalogue\/(models|images\/\w+\/)/.test(name)
  cpSync(FIXTURE_CATALOGUE, folder, { recursive: true, filter: isUsed })
  reduceToSmallCompany(folder)
  const { content, problems } = parseContent(openFolder(folder))
  expect(problems.map(formatProblem)).toEqual([])
  expect(content?.products).toHaveLength(1)
  // The machine has a category; every other section of the site needs what is missing.
  expect(content?.sections).toEqual(['categories'])
  expect([content?.company.social, content?.searchWords.answers]).toEqual([[], []])
  const links = Object.values(content?.navigation ?? {}).flatMap(menu => menu.map(({ href }) => href))
  expect(links).toEqual(expect.arrayContaining(['/', '/products', '/about-us', '/contact-us']))
  for (const href of links) expect(href).not.toMatch(/application-area|line-planner|category/)
})
