/**
 * Exports, in place of a preview whose content has mistakes, one page that lists them, for people without a terminal.
 * EDITOR_URL is the address of the editor; if it is set, each mistake links to its form there. Usage:
 * `tsx --conditions=react-server scripts/export/problems-page.ts [folder]`
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPreviewSettings } from '@/lib/preview/preview-settings'
import { checkContent } from '@/scripts/checks/content/check-content'
import { createProblemsPage, PROBLEMS_STYLE } from './create-problems-page'
import { EXPORT_FOLDER } from './export-folders'

async function main(folder: string) {
  const { problems } = await checkContent('content')
  const branch = findPreviewSettings(process.env)?.branch ?? null
  const page = createProblemsPage(problems, { branch, editorUrl: process.env.EDITOR_URL ?? null })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'problems.css'), PROBLEMS_STYLE)
  writeFileSync(join(folder, 'index.html'), page)
  // Hosts answer every other address with 404.html.
  writeFileSync(join(folder, '404.html'), page)
  copyFileSync('public/_headers', join(folder, '_headers'))
  console.info(`The preview is a page that lists ${problems.length} mistakes`)
}

void main(process.argv[2] ?? EXPORT_FOLDER)
