import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { SOCIAL_CARD_MANIFEST } from '@/lib/seo/social-card'
import { cutSheetFonts } from '@/scripts/data-sheets/fonts'
import { writeFileAtomic } from '@/scripts/files/write-file-atomic'
import { type CardContent, type CardFonts, drawCard } from './draw-card'
import { openFont } from './text-paths'

/** Raise when the drawing changes: cards are cached by their content and this number. */
const DRAWING_VERSION = 1
const FOLDER = 'public/social'

export type CardOrder = { path: string; content: CardContent; picture: PictureManifestEntry }

/** Makes the cards that are missing or have changed and removes those of pages that are gone. Returns how many were made. */
export async function buildSocialCards(orders: readonly CardOrder[]) {
  mkdirSync(FOLDER, { recursive: true })
  mkdirSync(dirname(SOCIAL_CARD_MANIFEST), { recursive: true })
  let fonts: CardFonts | null = null
  let made = 0
  const manifest: Record<string, string> = {}
  for (const { path, content, picture } of orders) {
    const name = formatFileName(path, content, picture)
    if (!existsSync(join(FOLDER, name))) {
      fonts ??= await openFonts(orders)
      const file = readFileSync(join('public', `${picture.base}-${picture.widths.at(-1)}.webp`))
      await writeFileAtomic(join(FOLDER, name), await drawCard(content, file, fonts))
      made++
    }
    manifest[path] = `/social/${name}`
  }
  await writeFileAtomic(SOCIAL_CARD_MANIFEST, JSON.stringify(manifest, null, 1))
  const kept = new Set(Object.values(manifest).map(url => url.split('/').at(-1)))
  for (const name of readdirSync(FOLDER)) if (!kept.has(name)) rmSync(join(FOLDER, name))
  return made
}

async function openFonts(orders: readonly CardOrder[]): Promise<CardFonts> {
  const { title, text } = await cutSheetFonts(JSON.stringify(orders.map(({ content }) => content)))
  return { title: openFont(title), text: openFont(text) }
}

function formatFileName(path: string, content: CardContent, { base }: PictureManifestEntry) {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, content, base]))
    .digest('hex')
    .slice(0, 8)
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${name}-${hash}.png`
}
