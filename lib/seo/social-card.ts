import 'server-only'
import { readFileSync } from 'node:fs'

/** Written by the social-cards step: path of a page → address of its card. */
export const SOCIAL_CARD_MANIFEST = '.cache/social-cards/manifest.json'

let manifest: Record<string, string> | undefined

/** A further page of a list, as paths.listPage spells it. */
const FURTHER_PAGE = /\/page\/\d+$/

/** The preview card of a page, or undefined where it has none or the step never ran. The pages of a list share that of the first. */
export function findSocialCard(path: string): string | undefined {
  manifest ??= read()
  const owner = path.replace(FURTHER_PAGE, '')
  return Object.hasOwn(manifest, owner) ? manifest[owner] : undefined
}

/** A missing card costs a preview picture, not the page. */
function read(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(SOCIAL_CARD_MANIFEST, 'utf8'))
  } catch {
    return {}
  }
}
