/** The part of the package that scripts/fonts.ts uses; it ships no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, Axis>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
  export = subsetFont
}
