/** Types for the part of the package that the scripts use; the package has none. */
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
