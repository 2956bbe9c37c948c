/** The part of the package that validate-structured-data.ts uses; it ships no types. */
declare module '@adobe/structured-data-validator' {
  type Issue = {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type?: string; property?: string; index?: number }[]
  }
  class Validator {
    /** @param schemaOrgJson schema.org's vocabulary as JSON-LD */
    constructor(schemaOrgJson: object)
    /** @param extracted blocks of a page by their type, as `@marbec/web-auto-extractor` finds them */
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
  export = Validator
}
