import { expect, test } from './support/journey'
import { closeLeadPopupForSession } from './support/page-parts'
import { allRoutes } from './support/routes'

/** Every fifth machine, and the first: all of them would take a minute. */
const STEP = 5
const printed = allRoutes.filter(path => path.startsWith('/product/')).filter((_, index) => index % STEP === 0)

/** A4 in points, as the file says it; browsers round to a whole point. */
const A4 = { width: 595, height: 842 }

/** Width and height of each page of a PDF file. */
function readPages(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(boxes).toHaveLength(text.match(/\/Type \/Page\b/g)?.length ?? 0)
  return boxes.map(([, width, height]) => ({ width: Math.round(Number(width)), height: Math.round(Number(height)) }))
}

test.describe('a machine prints as one A4 sheet', () => {
  for (const path of printed) {
    test(path, async ({ page }) => {
      await closeLeadPopupForSession(page)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-ready', '')
      expect(readPages(await page.pdf({ preferCSSPageSize: true }))).toEqual([A4])
    })
  }
})
