import 'server-only'
import { openFolder } from '@/lib/content/files/open-folder'
import { listLosses } from '@/scripts/languages/list-losses'
import { checkAllTexts } from './check-entries'
import { checkFiles, listPictureless, listUnused } from './check-files'
import { checkOriginalPictures } from './check-pictures'

/**
 * Lists every mistake in a content folder that would stop a later step. Also returns the content, and notes: files that
 * nothing uses, machines without a picture, and texts that a language shows in the site's own.
 */
export async function checkContent(folder: string) {
  const source = openFolder(folder)
  const { content, parsed, problems } = checkAllTexts(source)
  const unused = content ? listUnused(folder, content, parsed.slugs) : []
  const pictureless = content ? listPictureless(folder, content) : []
  if (content) problems.push(...checkFiles(folder, content))
  problems.push(...(await checkOriginalPictures(folder)))
  return { content, problems, unused, pictureless, untranslated: content ? listLosses(source) : [] }
}
