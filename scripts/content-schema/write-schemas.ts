import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMAS, toJsonSchema } from './json-schemas'

/**
 * Writes the JSON Schemas that give code editors completion and validation in a content folder, from the zod schemas of
 * the build, into its folder `schema`, and removes all other files there.
 * @returns the paths of the files that were out of date
 */
export function writeSchemas(content: string): string[] {
  const folder = join(content, 'schema')
  mkdirSync(folder, { recursive: true })
  const stale = Object.entries(SCHEMAS).flatMap(([name, schema]) => {
    const text = `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`
    const path = join(folder, `${name}.json`)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return []
    writeFileSync(path, text)
    return path
  })
  for (const name of readdirSync(folder)) if (!(name.replace(/\.json$/, '') in SCHEMAS)) rmSync(join(folder, name))
  return stale
}
