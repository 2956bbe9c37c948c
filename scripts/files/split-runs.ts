type Font = { hasGlyphForCodePoint: (code: number) => boolean }

/**
 * Splits a text by the first of the fonts that has each character, or the last. A space belongs to what it follows.
 *
 * @param toFont returns the font of one of the caller's face objects
 */
export function splitRuns<Face>(text: string, faces: readonly Face[], toFont: (face: Face) => Font) {
  const runs: { face: Face; text: string }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const code = sign.codePointAt(0) ?? 0
    const face =
      (sign === ' ' && last?.face) || faces.find(one => toFont(one).hasGlyphForCodePoint(code)) || faces.at(-1)
    if (face === undefined) return []
    if (last?.face === face) last.text += sign
    else runs.push({ face, text: sign })
  }
  return runs
}
