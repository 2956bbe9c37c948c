import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { fromJSON, type Root } from 'postcss'
import { STARTER_FILE } from '@/scripts/export/start-scripts'
import type { Use } from './compat-data'
import { readMarkupFeatures } from './markup-features'
import { readScriptFeatures } from './script-features'
import { readShippedCode } from './shipped-code'
import { parseCode } from './source-code'
import { readStyleFeatures } from './style-features'

/** Room for the answer of the program that makes style sheets: 0.8 MB today. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * What the site is shown with: its style sheets, and all platform features that they, the markup and client code spell
 * out.
 */
export type Site = { sheets: Root[]; uses: Use[] }

/** Reads the site of the working folder. */
export function readSite(): Site {
  const { markup, client, sheetPaths } = readShippedCode()
  const starter = parseCode('scripts/export/start-scripts.ts', STARTER_FILE.text)
  const sheets = compileSheets(sheetPaths)
  const uses = [
    ...sheets.flatMap(sheet => readStyleFeatures(sheet, path => relative('.', path))),
    ...markup.flatMap(readMarkupFeatures),
    ...[...client, starter].flatMap(readScriptFeatures),
  ]
  return { sheets, uses }
}

/** Style sheets with what Tailwind makes of them: its utilities are features too, and stand in no file. */
function compileSheets(paths: readonly string[]): Root[] {
  const args = ['scripts/checks/browser-features/compile-styles.mjs', ...paths]
  const answer = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: MOST_BYTES })
  return JSON.parse(answer).map((sheet: object) => fromJSON(sheet) as Root)
}
