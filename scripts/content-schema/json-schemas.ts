import 'server-only'
import { z } from 'zod'
import { brandSchema } from '@/lib/content/brand'
import { categoriesSchema } from '@/lib/content/categories'
import { companySchema } from '@/lib/content/company'
import { explainedTermsSchema } from '@/lib/content/explained-terms'
import { namingFields } from '@/lib/content/files/schema-parts'
import { removedMachinesSchema } from '@/lib/content/former-machines'
import { homeSchema } from '@/lib/content/home'
import { lineCostsSchema } from '@/lib/content/line/cost-files'
import {
  lineAssumptionsSchema,
  lineQuestionsSchema,
  lineStepsSchema,
  lineStylesSchema,
} from '@/lib/content/line/line-files'
import { navigationSchema } from '@/lib/content/navigation'
import { productSchema } from '@/lib/content/product'
import { applicationsSchema, boxesSchema } from '@/lib/content/samples'
import { searchWordsSchema } from '@/lib/content/search-words'
import { WORDS_SCHEMAS } from '@/lib/content/words/words'

/** The schema of each content file; that of a machine is `product`. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  applications: applicationsSchema,
  boxes: boxesSchema,
  brand: brandSchema,
  categories: categoriesSchema,
  company: companySchema,
  'explained-terms': explainedTermsSchema,
  home: homeSchema,
  'line-assumptions': lineAssumptionsSchema,
  'line-costs': lineCostsSchema,
  'line-questions': lineQuestionsSchema,
  'line-steps': lineStepsSchema,
  'line-styles': lineStylesSchema,
  navigation: navigationSchema,
  product: productSchema,
  'removed-machines': removedMachinesSchema,
  'search-words': searchWordsSchema,
  ...Object.fromEntries(Object.entries(WORDS_SCHEMAS).map(([name, schema]) => [`words-${name}`, schema])),
}

/** The path below content/ of the file with a schema; machines have a folder of them. */
export function getSchemaFile(name: string): string {
  return `${name.replace(/^(line|words)-/, '$1/')}.yaml`
}

/** The part of zod's definitions that has a pattern and its message. */
type Definition = { checks?: { _zod: { def: Definition } }[]; pattern?: RegExp; error?: (issue: unknown) => unknown }

/**
 * A zod schema as JSON Schema, with two further keywords: `names`, the kind of thing that a text must name, and
 * `patternErrorMessage`, the error that editors show. Draft 7, because the YAML language server in code editors
 * supports it. Checks written as zod refinements or transforms (unknown machine names, ranges in the wrong order) run
 * only when the content is read.
 */
export function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      // Zod gives the types of its core here; the objects are those that the schemas consist of.
      const { names } = namingFields.get(zodSchema as z.core.$ZodType as z.ZodType) ?? {}
      if (names) jsonSchema.names = names
      const definition = zodSchema._zod.def as Definition
      const parts = [definition, ...(definition.checks ?? []).map(check => check._zod.def)]
      const { pattern, error } = parts.find(part => part.pattern) ?? {}
      if (pattern && /[^u]/.test(pattern.flags))
        throw new Error(`JSON Schema has no place for the flags of ${pattern}. Write it without`)
      // The message need not depend on the value, so any issue will do.
      const message = error?.({})
      if (pattern && typeof message === 'string') jsonSchema.patternErrorMessage = message
    },
  })
}
