import sharp from 'sharp'

/** Renders a drawing of content/brand/ as PNG of this height in pixels, and returns its size too. */
export function renderSvg(svg: string, height: number) {
  const [, , , units] =
    /viewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  return sharp(Buffer.from(svg), { density: (72 * height) / (units ?? height) })
    .resize({ height })
    .png()
    .toBuffer({ resolveWithObject: true })
}
