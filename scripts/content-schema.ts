/**
 * `npm run content:schema`: generates the JSON Schemas that give editors completion and validation in content/, from
 * the zod schemas of the build. With `--check` it writes nothing, and exits with 1 if a file is out of date.
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
    console.error(`${path} is out of date. Run: npm run content:schema`)
    process.exitCode = 1
    continue
  }
  writeFileSync(path, text)
  console.log(`Wrote ${path}`)
}
