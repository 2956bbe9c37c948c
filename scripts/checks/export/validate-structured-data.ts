import Validator from '@adobe/structured-data-validator'
import type { ExportedPage } from '@/scripts/export/check-export'
import { readStructuredData, toTypes } from './structured-data'
import { readVocabulary } from './vocabulary'

let validator: Validator | undefined

/**
 * Lists the errors and warnings of Adobe's validator for a page's structured data, one message each. It checks Google's
 * rules for rich results and schema.org's types and properties.
 */
export async function findInvalidData({ path, html }: ExportedPage): Promise<string[]> {
  validator ??= new Validator(readVocabulary())
  // The validator wants the things by type; one with two types is checked as the first.
  const jsonld: Record<string, object[]> = {}
  for (const thing of readStructuredData(html).things) {
    const type = toTypes(thing)[0] ?? 'Thing'
    jsonld[type] = [...(jsonld[type] ?? []), thing]
  }
  const issues = await validator.validate({ jsonld })
  return issues.map(issue => {
    const place = issue.path.map(({ property, type }) => property ?? type).join(' > ')
    return `${path}: structured data, ${place}: ${issue.issueMessage}`
  })
}
