import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { SOCIAL_CARD_MANIFEST } from '@/lib/seo/social-card'
import { subsetSheetFonts } from '@/scripts/data-sheets/fonts'
import { writeFileAtomic } from '@/scripts/files/write-file-atomic'
import { runBounded } from '@/scripts/steps/run-bounded'
import { type CardContent, type CardFonts, drawCard } from './draw-card'
import { openFont } from './text-paths'

/** Increase it if the drawing changes: cards are cached by their content and this number. */
const DRAWING_VERSION = 2
const FOLDER = 'public/social'

export type CardInput = { path: string; content: CardContent; picture: PictureManifestEntry }

/** Makes the cards that are missing or have changed, deletes outdated ones, and returns how many were made. */
export async function buildSocialCards(inputs: readonly CardInput[]) {
  mkdirSync(FOLDER, { recursive: true })
  mkdirSync(dirname(SOCIAL_CARD_MANIFEST), { recursive: true })
  const named = inputs.map(input => ({ ...input, name: formatFileName(input) }))
  const missing = named.filter(({ name }) => !existsSync(join(FOLDER, name)))
  if (missing.length > 0) {
    const fonts = await openFonts(inputs)
    await runBounded(missing, availableParallelism(), async ({ name, content, picture }) => {
      const file = readFileSync(join('public', `${picture.base}-${picture.widths.at(-1)}.webp`))
      await writeFileAtomic(join(FOLDER, name), await drawCard(content, file, fonts))
    })
  }
  const manifest = Object.fromEntries(named.map(({ path, name }) => [path, `/social/${name}`]))
  await writeFileAtomic(SOCIAL_CARD_MANIFEST, JSON.stringify(manifest, null, 1))
  const current = new Set(named.map(({ name }) => name))
  for (const name of readdirSync(FOLDER)) if (!current.has(name)) rmSync(join(FOLDER, name))
  return missing.length
}

async function openFonts(inputs: readonly CardInput[]): Promise<CardFonts> {
  const { title, text } = await subsetSheetFonts(JSON.stringify(inputs.map(({ content }) => content)))
  return { title: openFont(title), text: openFont(text) }
}

function formatFileName({ path, content, picture }: CardInput) {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, content, picture.base]))
    .digest('hex')
    .slice(0, 8)
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${name}-${hash}.jpg`
}
