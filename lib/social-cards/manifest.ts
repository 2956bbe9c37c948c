import 'server-only'
import { readFileSync } from 'node:fs'

/** Written by the social-cards step: path of a page → address of its card. */
export const SOCIAL_CARD_MANIFEST = '.cache/social-cards/manifest.json'

let manifest: Record<string, string> | undefined

/** The preview card of a page, or undefined where it has none or the step never ran. */
export function findSocialCard(path: string): string | undefined {
  manifest ??= read()
  return Object.hasOwn(manifest, path) ? manifest[path] : undefined
}

/** A missing card costs a preview picture, not the page. */
function read(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(SOCIAL_CARD_MANIFEST, 'utf8'))
  } catch {
    return {}
  }
}
