/** Types for the part of the package that structured-data-problems.ts uses; the package has none. */
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; path: { type?: string; property?: string }[] }
  class Validator {
    /** @param extracted a page's blocks by type, in the format of `@marbec/web-auto-extractor` */
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
  export = Validator
}
