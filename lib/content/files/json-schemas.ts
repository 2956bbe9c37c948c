import 'server-only'
import { z } from 'zod'
import { applicationsSchema, boxesSchema } from '@/lib/content/application'
import { categoriesSchema } from '@/lib/content/category'
import { companySchema } from '@/lib/content/company-file'
import { homeSchema } from '@/lib/content/home-file'
import {
  lineAssumptionsSchema,
  lineQuestionsSchema,
  lineStepsSchema,
  lineStylesSchema,
} from '@/lib/content/line/line-files'
import { navigationSchema } from '@/lib/content/navigation-file'
import { productSchema } from '@/lib/content/product'
import { searchWordsSchema } from '@/lib/content/search/search-words-file'
import { WORDS_SCHEMAS } from '@/lib/content/words/words'

const SCHEMAS = {
  'applications.json': applicationsSchema,
  'boxes.json': boxesSchema,
  'categories.json': categoriesSchema,
  'company.json': companySchema,
  'home.json': homeSchema,
  'line-assumptions.json': lineAssumptionsSchema,
  'line-questions.json': lineQuestionsSchema,
  'line-steps.json': lineStepsSchema,
  'line-styles.json': lineStylesSchema,
  'navigation.json': navigationSchema,
  'product.json': productSchema,
  'search-words.json': searchWordsSchema,
  ...Object.fromEntries(Object.entries(WORDS_SCHEMAS).map(([name, schema]) => [`words-${name}.json`, schema])),
} satisfies Record<string, z.ZodType>

/**
 * The text of each file in content/schema, by file name. Draft 7, because the YAML language server in code editors
 * supports it. Checks written as Zod refinements or transforms (unknown machine names, ranges in the wrong order) run
 * only in the build.
 */
export function createJsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
      return [name, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}
