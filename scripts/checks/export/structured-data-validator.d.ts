/** Types for the part of the package that validate-structured-data.ts uses; the package has none. */
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
    /** @param extracted a page's blocks by type, in the format of `@marbec/web-auto-extractor` */
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
  export = Validator
}
