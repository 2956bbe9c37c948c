/**
 * `npm run content:schema`: generates the JSON Schemas that give editors completion and validation in content/, from
 * the zod schemas of the build. With `--check` it writes nothing, and exits with 1 if a file is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { brandSchema } from '@/lib/content/brand'
import { categoriesSchema } from '@/lib/content/categories'
import { companySchema, navigationSchema } from '@/lib/content/company'
import { removedMachinesSchema } from '@/lib/content/former-machines'
import { homeSchema } from '@/lib/content/home'
import {
  lineAssumptionsSchema,
  lineQuestionsSchema,
  lineStepsSchema,
  lineStylesSchema,
} from '@/lib/content/line/line-files'
import { productSchema } from '@/lib/content/product'
import { applicationsSchema, boxesSchema } from '@/lib/content/samples'
import { searchWordsSchema } from '@/lib/content/search-words'
import { WORDS_SCHEMAS } from '@/lib/content/words/words'

const SCHEMAS: Record<string, z.ZodType> = {
  'applications.json': applicationsSchema,
  'boxes.json': boxesSchema,
  'brand.json': brandSchema,
  'categories.json': categoriesSchema,
  'company.json': companySchema,
  'home.json': homeSchema,
  'line-assumptions.json': lineAssumptionsSchema,
  'line-questions.json': lineQuestionsSchema,
  'line-steps.json': lineStepsSchema,
  'line-styles.json': lineStylesSchema,
  'navigation.json': navigationSchema,
  'product.json': productSchema,
  'removed-machines.json': removedMachinesSchema,
  'search-words.json': searchWordsSchema,
  ...Object.fromEntries(Object.entries(WORDS_SCHEMAS).map(([name, schema]) => [`words-${name}.json`, schema])),
}

const folder = join('content', 'schema')
const isCheck = process.argv.includes('--check')

for (const [name, schema] of Object.entries(SCHEMAS)) {
  // Draft 7, because the YAML language server in code editors supports it. Checks written as Zod refinements or
  // transforms (unknown machine names, ranges in the wrong order) run only in the build.
  const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), null, 2)}\n`
  const path = join(folder, name)
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

for (const name of readdirSync(folder).filter(file => !(file in SCHEMAS))) {
  console.error(`${join(folder, name)} is no schema of the content. Remove it`)
  process.exitCode = 1
}
