import 'server-only'
import { existsSync } from 'node:fs'
import { createReader } from '@/lib/content/files/read-made-file'

/** Written by the social-cards step: path of a page → address of its card. */
export const SOCIAL_CARD_MANIFEST = '.cache/social-cards/manifest.json'

const readManifest = createReader<Record<string, string>>(SOCIAL_CARD_MANIFEST, 'npm run social-cards')

/** A further page of a list, as paths.listPage spells it. */
const FURTHER_PAGE = /\/page\/\d+$/

/** The preview card of a page, or undefined where it has none or the step never ran. The pages of a list share that of the first. */
export function findSocialCard(path: string): string | undefined {
  // A missing card costs a preview picture, not the page.
  const manifest = existsSync(SOCIAL_CARD_MANIFEST) ? readManifest() : {}
  const owner = path.replace(FURTHER_PAGE, '')
  return Object.hasOwn(manifest, owner) ? manifest[owner] : undefined
}
