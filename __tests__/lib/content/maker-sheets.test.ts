/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { formatProblem } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { createSheetContent } from '@/scripts/data-sheets/machine-sheet-content'
import { removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

/** Figures as makers' sheets state them, and files as a clerk pastes them; beside each what comes of it. */
const FOLDER = '__tests__/fixtures/sheets'
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'))

const { content, problems } = parseContent(
  writeContent(
    Object.fromEntries(files.map(file => [`products/${basename(file)}`, readFileSync(join(FOLDER, file), 'utf8')])),
  ),
)

/** The rows of the machine's data sheet with their second units, or the sentences that its file stops with. */
function describeMachine(name: string) {
  const mistakes = problems.filter(({ file }) => file === `products/${name}`)
  const product = content?.products.find(({ slug }) => `${slug}.yaml` === name)
  if (mistakes.length > 0 || !content || !product) return mistakes.map(formatProblem)
  const { rows } = createSheetContent(product, content.company, '')
  return rows.map(row => `${row.name}: ${row.value}${row.inches ? ` | ${row.inches}` : ''}`)
}

it.each(files)('%s ends in a machine, or in sentences that a clerk can follow', file => {
  const expected = readFileSync(join(FOLDER, file.replace('.yaml', '.txt')), 'utf8')
  expect(`${describeMachine(basename(file)).join('\n')}\n`).toBe(expected)
})
