/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'

const root = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Prints what the check of an export compares addresses with, and what a data sheet says. */
const STEP = `
const { getCompany, getProducts } = require('./lib/content/content.ts')
const { env } = require('./lib/env.ts')
const { createSheetContent } = require('./scripts/data-sheets/machine-sheet-content.ts')
const { url } = createSheetContent(getProducts()[0], getCompany(), env.siteUrl)
console.log(JSON.stringify([env.siteUrl, new URL(url).origin]))
`

/** Runs the step without Next, as a build does, in a project with a file of settings. */
async function runStep(settings: Record<string, string> = {}) {
  const { SITE_URL: _unset, ...inherited } = process.env
  const env = { ...inherited, NODE_ENV: 'production' as const, PROJECT_FOLDER: root, ...settings }
  const args = ['--conditions=react-server', '--import', 'tsx', '--eval', STEP]
  return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout)
}

it('reads settings in a step without Next from the same files as Next, and prefers the environment', async () => {
  for (const name of ['content', '.cache']) symlinkSync(resolve(FIXTURE_PROJECT, name), join(root, name))
  writeFileSync(join(root, '.env.production'), 'SITE_URL=https://from-a-file.example\n')
  const [file, given] = ['https://from-a-file.example', 'https://given.example']
  expect(await runStep()).toEqual([file, file])
  expect(await runStep({ SITE_URL: given })).toEqual([given, given])
})
