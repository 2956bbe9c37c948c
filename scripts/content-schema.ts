/**
 * Writes the JSON Schemas that give an editor completion and red lines in content/, from the schemas the build checks with.
 * Run: npx tsx --conditions=react-server scripts/content-schema.ts [--check]
 * With --check nothing is written; exit 1 when a file is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJsonSchemas } from '@/lib/content/files/json-schemas'

const folder = join('content', 'schema')
const isCheck = process.argv.includes('--check')

for (const [name, text] of Object.entries(createJsonSchemas())) {
  const path = join(folder, name)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (isCheck) {
    console.error(`${path} is out of date. Run: npx tsx --conditions=react-server scripts/content-schema.ts`)
    process.exitCode = 1
    continue
  }
  writeFileSync(path, text)
  console.log(`Wrote ${path}`)
}
