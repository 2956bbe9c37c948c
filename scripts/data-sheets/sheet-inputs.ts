import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { getCompany, getProducts } from '@/lib/content/content'
import { getPlannedPresets } from '@/lib/content/line/planned-presets'
import { getPlannerData } from '@/lib/content/line/planner-data'
import { env } from '@/lib/env'
import { findMachineViews, type MachineView } from '@/lib/pictures/machine-views'
import { getPicture, type PictureManifestEntry } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { formatLineSheetKey } from '@/lib/product/data-sheet'
import type { SheetInput } from './build-data-sheets'
import { drawLineSheet } from './draw-line-sheet'
import { drawSheet, type SheetPictures } from './draw-sheet'
import { createLineSheetContent } from './line-sheet-content'
import { createSheetContent } from './sheet-content'

/** Wide enough for 330 points in print at 200 dpi. */
const PICTURE_WIDTH_PX = 920

/** Creates the input of all sheets: one per machine and one per ready-made plan. */
export function createSheetInputs(): SheetInput[] {
  return [...createMachineInputs(), ...createLineInputs()]
}

function createMachineInputs(): SheetInput[] {
  return getProducts().map(product => {
    const content = createSheetContent(product, getCompany(), env.siteUrl)
    const picture = getPicture(product.picture)
    const views = findMachineViews(product.slug)
    return {
      key: product.slug,
      source: [content, picture.base, views.map(view => [view.label, view.picture.base])],
      draw: async fonts => drawSheet(content, await readPictures(picture, views), fonts),
    }
  })
}

function createLineInputs(): SheetInput[] {
  const context = { data: getPlannerData(), company: getCompany(), siteUrl: env.siteUrl }
  return getPlannedPresets().map(preset => {
    const content = createLineSheetContent(preset, context)
    return { key: formatLineSheetKey(preset.slug), source: [content], draw: fonts => drawLineSheet(content, fonts) }
  })
}

async function readPictures(main: PictureManifestEntry, views: readonly MachineView[]): Promise<SheetPictures> {
  return {
    main: await readPicture(main),
    views: await Promise.all(views.map(async ({ label, picture }) => ({ label, picture: await readPicture(picture) }))),
  }
}

function readPicture(picture: PictureManifestEntry) {
  const largest = `${picture.base}-${picture.widths.at(-1)}.webp`
  const file = join('public', existsSync(join('public', largest)) ? largest : formatPlainUrl(picture))
  return sharp(readFileSync(file))
    .resize({ width: PICTURE_WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: 76 })
    .toBuffer()
}
