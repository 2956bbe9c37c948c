import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { fromJSON, type Root } from 'postcss'
import { STARTER_FILE } from '@/scripts/export/start-scripts'
import type { FeatureUse } from './compat-data'
import { readMarkupFeatures } from './markup-features'
import { readScriptFeatures } from './script-features'
import { readShippedCode } from './shipped-code'
import { parseCode } from './source-code'
import { readStyleFeatures } from './style-features'

/** The compiled style sheets take 0.8 MB today. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** The site's compiled style sheets, and all platform features used in them, in the markup and in client code. */
export type Site = { sheets: Root[]; uses: FeatureUse[] }

/** Reads the site in the working directory. */
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

/** Compiles style sheets with Tailwind, because the utilities that it generates use features too. */
function compileSheets(paths: readonly string[]): Root[] {
  const args = ['scripts/checks/browser-features/compile-styles.mjs', ...paths]
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
  return JSON.parse(output).map((sheet: object) => fromJSON(sheet) as Root)
}
