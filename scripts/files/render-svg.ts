import sharp from 'sharp'

/** Renders a drawing of content/brand/ as PNG of this height in pixels, and returns its size too. */
export function renderSvg(svg: string, height: number) {
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(svg) ?? []
  const [_left, _top, _width, viewHeight] = viewBox.split(/[\s,]+/).map(Number)
  // At 72 dots per inch, sharp renders one pixel for each unit of the drawing.
  return sharp(Buffer.from(svg), { density: (72 * height) / (viewHeight ?? height) })
    .resize({ height })
    .png()
    .toBuffer({ resolveWithObject: true })
}
