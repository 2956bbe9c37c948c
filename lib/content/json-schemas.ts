import 'server-only'
import { z } from 'zod'
import { applicationsSchema, boxesSchema } from './application'
import { categoriesSchema } from './category'
import { companySchema } from './company-file'
import { homeSchema } from './home-file'
import { navigationSchema } from './navigation-file'
import { productSchema } from './product'

const SCHEMAS = {
  'applications.json': applicationsSchema,
  'boxes.json': boxesSchema,
  'categories.json': categoriesSchema,
  'company.json': companySchema,
  'home.json': homeSchema,
  'navigation.json': navigationSchema,
  'product.json': productSchema,
} satisfies Record<string, z.ZodType>

/**
 * The files of content/schema by name. Draft 7, because that is what the editors' YAML support reads.
 * What a schema checks in code (misspelt machines, pairs that must rise) is left to the build.
 */
export function toJsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
      return [name, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}
