import { join } from 'node:path'
import sharp from 'sharp'
import type { Company } from '@/lib/content/company'
import { getProducts, getSections, getWords } from '@/lib/content/content'
import { formatLineSheetKey } from '@/lib/content/data-sheet'
import { env } from '@/lib/env'
import { findMachineViews, getPicture, type PictureManifestEntry } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { getPlannerData, getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { findDrawing, findWorkStrip } from '@/lib/viewer/machine-drawing'
import { nameView } from '@/lib/viewer/machine-views'
import { hashSource } from '@/scripts/files/made-files'
import type { SheetFonts } from './fonts'
import { drawLineSheet } from './line-sheet'
import { createLineSheetContent } from './line-sheet-content'
import { drawSheet } from './machine-sheet'
import { createSheetContent, createWorkContent } from './machine-sheet-content'
import { colours, locale, logo } from './sheet-page'

/** Increase this if the drawing changes: sheets are cached by their content and this number. */
const DRAWING_VERSION = 9

/** Wide enough for a picture of 330 points (4.6 inches) in print at 200 dpi. */
const PICTURE_WIDTH_PX = 920

/** A sheet: its key in the manifest, its lasting name, a hash of everything that it shows, and what draws it. */
export type Sheet = {
  key: string
  name: string
  hash: string
  /** Everything that the sheet shows, as JSON. The fonts get its characters. */
  source: readonly unknown[]
  draw: (fonts: SheetFonts) => Promise<Buffer>
}

/** A sheet before its name and hash are added. */
type ListedSheet = Pick<Sheet, 'key' | 'source' | 'draw'>

/** Lists the sheets of all machines and ready-made plans, with the contact details of `company`. */
export function listSheets(company: Company): Sheet[] {
  return [...listMachineSheets(company), ...listLineSheets(company)].map(({ key, source, draw }) => {
    const hash = hashSource(JSON.stringify([DRAWING_VERSION, colours, locale, logo, ...source]))
    return { key, name: `${key}.pdf`, hash, source, draw }
  })
}

function listMachineSheets(company: Company): ListedSheet[] {
  const { sheet, views: viewWords, floorSpace } = getWords().product
  return getProducts().map(product => {
    const content = createSheetContent(product, company, env.siteUrl)
    const picture = getPicture(product.picture)
    const views = findMachineViews(product.picture).map(({ name, picture }) => ({
      label: viewWords[nameView(name, product)],
      picture,
    }))
    const drawing = findDrawing(product)
    const strip = findWorkStrip(product)
    const work = strip && createWorkContent(product, strip)
    return {
      key: product.slug,
      // Besides the content: the words that the drawing adds, and the addresses of pictures and drawing, which contain
      // a hash of what they show.
      source: [
        content,
        sheet,
        viewWords.alt,
        [floorSpace.drawing, floorSpace.repeated, floorSpace.toSize],
        picture.base,
        drawing?.file,
        work,
        views.map(({ label, picture }) => [label, picture.base]),
      ],
      draw: async fonts => {
        const pictures = views.map(async ({ label, picture }) => ({ label, picture: await readAsJpeg(picture) }))
        return drawSheet(
          content,
          { main: await readAsJpeg(picture), views: await Promise.all(pictures), drawing, work },
          fonts,
        )
      },
    }
  })
}

/** The sheets of ready-made plans; none if the site has no such pages. */
function listLineSheets(company: Company): ListedSheet[] {
  if (!getSections().includes('plans')) return []
  const context = { data: getPlannerData(), company, words: getWords().planner.sheet, siteUrl: env.siteUrl }
  return getReadyPlans().map(readyPlan => {
    const content = createLineSheetContent(readyPlan, context)
    return { key: formatLineSheetKey(readyPlan.slug), source: [content], draw: fonts => drawLineSheet(content, fonts) }
  })
}

/** The quality of a picture, of 100: in print, a higher one looks the same. */
const JPEG_QUALITY = 76

/** A picture of the site as JPEG, which PDF files can hold. */
function readAsJpeg(picture: PictureManifestEntry) {
  return sharp(join('public', formatPlainUrl(picture, 'large')))
    .resize({ width: PICTURE_WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
}
