import { readdirSync } from 'node:fs'
import { formatProblem } from '@/lib/content/files/problem'
import { checkContent } from '@/scripts/checks/content/check-content'
import { buildFile, type ContentFiles, writeContent } from '../../../support/content-builders'
import { findGateDifferences } from '../../../support/two-gates'

/** A small picture. */
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12"><path d="M1 1h7v7H1z"/></svg>'

/**
 * The sound content with a picture of everything that needs one, changed where a test says so; its mistakes, a line
 * each.
 */
export async function findMistakes(changes: ContentFiles) {
  const folder = writeContent({ ...buildPictures(), ...changes })
  const { problems } = await checkContent(folder)
  return problems.map(problem => formatProblem(problem).replace(/ \(line \d+\)$/, ''))
}

/** A picture of each machine, sample, box and view of the sound content. */
export function buildPictures(): ContentFiles {
  const machines = readdirSync('__tests__/fixtures/content/products').map(
    name => `products/${name.replace('.yaml', '')}`,
  )
  const samples = [1, 2].map(number => `applications/packaging-${number}`)
  const views = ['about', 'home-who-we-are', 'home-why-choose-us'].map(name => `views/${name}`)
  const boxes = [1, 2, 3].map(number => `boxes/box-${number}`)
  return Object.fromEntries([...machines, ...samples, ...boxes, ...views].map(key => [`images/${key}.svg`, DRAWING]))
}

/** The file of the company with some changes. */
export function changeCompany(changes: object): ContentFiles {
  return { 'company.yaml': buildFile('company.yaml', changes as Record<string, unknown>) }
}

/** Expects that the build reports these mistakes and no other, and that the forms of the editor report them too. */
export async function expectReports(changes: ContentFiles, reports: string[]) {
  expect((await findMistakes(changes)).sort()).toEqual(reports.sort())
  const [folder, sound] = [writeContent({ ...buildPictures(), ...changes }), writeContent(buildPictures())]
  expect(await findGateDifferences(folder, sound)).toEqual([])
}
