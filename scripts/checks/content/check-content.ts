import 'server-only'
import { openFolder } from '@/lib/content/files/open-folder'
import { listLosses } from '@/scripts/languages/list-losses'
import { checkAllTexts } from './check-entries'
import { checkFiles, listPictureless, listUnused } from './check-files'
import { checkOriginals } from './check-pictures'

/**
 * Lists every mistake in a content folder for which any later step would stop, and returns the content, a note on each
 * file that belongs to nothing, one on each machine without a picture, and what each language loses.
 */
export async function checkContent(folder: string) {
  const source = openFolder(folder)
  const { content, parsed, problems } = checkAllTexts(source)
  const unused = content ? listUnused(folder, content, parsed.slugs) : []
  const pictureless = content ? listPictureless(folder, content) : []
  if (content) problems.push(...checkFiles(folder, content))
  problems.push(...(await checkOriginals(folder)))
  return { content, problems, unused, pictureless, losses: content ? listLosses(source) : [] }
}
