/** The part of a fontkit font that is used here. */
type Font = { hasGlyphForCodePoint: (code: number) => boolean }

/**
 * Splits a text into runs of one font. Each character gets the first of the fonts that has it, or the last one; a space
 * gets the font of the character before it.
 *
 * @param faces the fonts, in any form that the caller uses
 * @param toFont returns the font of a face
 */
export function splitRuns<Face>(text: string, faces: readonly Face[], toFont: (face: Face) => Font) {
  const runs: { face: Face; text: string }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const code = sign.codePointAt(0) ?? 0
    const face =
      (sign === ' ' && last?.face) || faces.find(one => toFont(one).hasGlyphForCodePoint(code)) || faces.at(-1)
    // There are no fonts at all.
    if (face === undefined) return []
    if (last?.face === face) last.text += sign
    else runs.push({ face, text: sign })
  }
  return runs
}
