import 'server-only'
import { openFolder } from '@/lib/content/files/open-folder'
import { checkLanguages } from '@/lib/content/language/check-languages'
import { getOwnSlug } from '@/lib/product/slug'
import { listLosses } from '@/scripts/languages/list-losses'
import { checkEntries } from './check-entries'
import { checkFiles, listUnused } from './check-files'
import { checkOriginals } from './check-pictures'

/**
 * Lists every mistake in a content folder for which any later step would stop, and returns the content, a note on each
 * file that belongs to nothing, and what each language loses.
 */
export async function checkContent(folder: string) {
  const source = openFolder(folder)
  const { content, parsed, problems } = checkEntries(source)
  // An editor in a browser sees one language.
  problems.push(...checkLanguages(source))
  const { machines, slugs } = parsed
  const unused = content ? listUnused(folder, content, slugs) : []
  if (content) problems.push(...checkFiles(folder, content))
  const samples = content ? [...content.applications, ...content.boxes].map(({ picture }) => picture) : []
  // A file with mistakes has no picture under another name than its own; one that names a picture has been checked.
  const titled = new Map(machines.map(({ slug, value }) => [slug, value.picture ? null : getOwnSlug(value)]))
  const pictures = slugs
    .flatMap(slug => titled.get(slug) ?? (titled.has(slug) ? [] : slug))
    .map(name => `products/${name}`)
  problems.push(...(await checkOriginals([...pictures, ...samples], folder)))
  return { content, problems, unused, losses: content ? listLosses(source) : [] }
}
