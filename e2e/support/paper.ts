import { expect, type Page } from '@playwright/test'

/** A4 in points as in the PDF; browsers round to whole points. */
const A4 = { width: 595, height: 842 }

/** Controls, overlays and the popup, which are of no use on paper. */
const CONTROLS = `button, input, textarea, select, dialog, [data-part="loading-overlay"], [data-part=corner],
  [aria-label="Chat"] a, body > header`

/** Controls that are printed: the column titles of a sortable table. */
const CONTROLS_ON_PAPER = 'th button'

/** Fails if the page prints a control, an overlay or the popup. */
export async function expectNoControlsOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const parts = page.locator(CONTROLS).filter({ visible: true })
  const printed = await parts.evaluateAll(
    (all, exempt) => all.filter(part => !part.matches(exempt)).map(part => part.outerHTML.slice(0, 90)),
    CONTROLS_ON_PAPER,
  )
  expect.soft(printed, page.url()).toEqual([])
  await page.emulateMedia({ media: null })
}

/** A4 in landscape, in points. */
export const A4_LANDSCAPE = { width: A4.height, height: A4.width }

/** Fails unless the page prints on exactly one sheet of A4. */
export async function expectOneSheet(page: Page, sheet = A4): Promise<void> {
  expect.soft(readSheets(await page.pdf({ preferCSSPageSize: true })), page.url()).toEqual([sheet])
}

/** The number of sheets of a PDF file. Fails if one of them is not A4. */
export function countSheets(pdf: Buffer): number {
  const sheets = readSheets(pdf)
  expect.soft(sheets).toEqual(sheets.map(() => A4))
  return sheets.length
}

/** Width and height of each page of a PDF file. */
function readSheets(pdf: Buffer) {
  const text = pdf.toString('latin1')
  // '/MediaBox [0 0 595.92 842.88]', one for each '/Type /Page'.
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(boxes).toHaveLength(text.match(/\/Type \/Page\b/g)?.length ?? 0)
  return boxes.map(([, width, height]) => ({ width: Math.round(Number(width)), height: Math.round(Number(height)) }))
}
