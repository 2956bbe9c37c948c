/**
 * `npm run content:schema`: generates the JSON Schemas that give editors completion and validation in content/, from
 * the zod schemas of the build. With `--check` it writes nothing, and exits with 1 if a file is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMAS, toJsonSchema } from './content-schema/json-schemas'

const folder = join('content', 'schema')
const isCheck = process.argv.includes('--check')

for (const [name, schema] of Object.entries(SCHEMAS)) {
  const text = `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`
  const path = join(folder, `${name}.json`)
  // Git may write Windows line ends.
  if (existsSync(path) && readFileSync(path, 'utf8').replaceAll('\r\n', '\n') === text) continue
  if (isCheck) {
    console.error(`${path} is out of date. Run: npm run content:schema`)
    process.exitCode = 1
    continue
  }
  writeFileSync(path, text)
  console.log(`Wrote ${path}`)
}

for (const name of readdirSync(folder).filter(file => !(file.replace(/\.json$/, '') in SCHEMAS))) {
  console.error(`${join(folder, name)} is no schema of the content. Remove it`)
  process.exitCode = 1
}
