import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '@/lib/content/files/read-made-file'
import { getProjectFolder } from '@/lib/content/project-folder'
import { languageRoot } from '@/lib/language'

/** The social-cards step writes this file. It maps the path of a page to the URL of its card. */
export const SOCIAL_CARD_MANIFEST = `.cache${languageRoot}/social-cards/manifest.json`

const readManifest = createReader<Record<string, string>>(SOCIAL_CARD_MANIFEST, 'npm run social-cards')

/** The end of the path of all but the first page of a list; see paths.listPage. */
const FURTHER_PAGE = /\/page\/\d+$/

/**
 * URL of a page's social card; undefined if it has none or the step has not run. All pages of a list share one card.
 */
export function findSocialCard(path: string): string | undefined {
  // Without the manifest, links have no preview picture, but the build still works.
  const manifest = existsSync(join(getProjectFolder(), SOCIAL_CARD_MANIFEST)) ? readManifest() : {}
  return manifest[path.replace(FURTHER_PAGE, '')]
}
