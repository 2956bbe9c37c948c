/**
 * Lists what of each language is missing or stale: `npm run languages`. `--accept` writes into each file the hash of the
 * texts that it translates, which says that a translator has seen them; files that are named limit it to these. `--table`
 * prints every text as a tab-separated line of file, path, English and translation, for a spreadsheet.
 */
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { isTerm, listLeaves, listTranslatable, readTerms, readTranslated } from '@/lib/content/language/translate'
import { acceptTranslation } from '@/scripts/catalogue/translations'

const source = openFolder('content')
const options = process.argv.slice(2)
const named = options.filter(option => !option.startsWith('--'))

/** A tab or a line end would begin another cell. */
function toCell(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

for (const { code, name } of readLanguages(source, [])) {
  const terms = readTerms(source, code, [])
  const counts = { current: 0, stale: 0, missing: 0 }
  const unknown = new Set<string>()
  for (const file of listTranslatable(source)) {
    const { leaves, original, state, hash } = readTranslated(source, code, file, [])
    for (const { path, text } of listLeaves(original)) if (isTerm(file, path) && !terms.has(text)) unknown.add(text)
    const path = `content/${code}/${file}`
    if (options.includes('--table')) {
      for (const leaf of leaves)
        console.info([path, leaf.path.join('.'), toCell(leaf.original ?? ''), toCell(leaf.text)].join('\t'))
      continue
    }
    counts[state ?? 'missing']++
    if (state === 'current') continue
    if (state === 'stale' && options.includes('--accept') && (named.length === 0 || named.includes(path)))
      acceptTranslation(path, hash)
    else console.info(`${path}: ${state ?? 'missing'}`)
  }
  if (options.includes('--table')) continue
  for (const text of unknown) console.info(`content/${code}/terms.yaml: '${text}' is missing`)
  console.info(`${name}: ${counts.current} files current, ${counts.stale} stale, ${counts.missing} missing`)
}
