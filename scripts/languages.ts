/**
 * Lists what of each language is missing, stale or incomplete: `npm run languages`. After `--`: `--table` prints every
 * text for a translator, and `--sheet` writes them as languages-<code>.xlsx. `--read languages-hi.xlsx` takes over the
 * translations of such a sheet. `--accept` writes into translations the hashes of the texts that they translate, which
 * says that a translator has seen them; with paths, only into these files.
 */
import { parseArgs } from 'node:util'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { readTranslations } from '@/lib/content/language/translate'
import { acceptTranslation } from '@/scripts/catalogue/translations'
import { listLosses } from './languages/list-losses'
import { listTextRows } from './languages/list-text-rows'
import { readBack } from './languages/read-back'
import { formatTable, readLines, writeSheet } from './languages/table'

const flag = { type: 'boolean' } as const
const { values: options, positionals: named } = parseArgs({
  options: { table: flag, sheet: flag, accept: flag, read: { type: 'string' } },
  allowPositionals: true,
})
const source = openFolder('content')
/** The further languages, each with all texts that it translates or could translate. */
const texts = readLanguages(source).map(({ code, name }) => ({ code, name, rows: listTextRows(source, code) }))

/** Takes over the translations of a filled spreadsheet, and prints the changed files and the refused lines. */
async function readTable(file: string) {
  const read = await readLines(file)
  const unreadable = `${file} is no spreadsheet of these texts. Fill one that '--sheet' has written`
  const { changed, refused } = read ? readBack('content', read.lines) : { changed: [], refused: [unreadable] }
  refused.push(...(read?.refused ?? []))
  for (const sentence of refused) console.error(sentence)
  for (const name of changed) console.info(`content/${name}: changed`)
  if (refused.length > 0) process.exitCode = 1
}

/** Prints what is missing, stale or incomplete in a language; with `--accept`, first marks its files as seen. */
function listStates({ code, name, rows }: (typeof texts)[number]) {
  const counts = { current: 0, stale: 0, incomplete: 0, missing: 0 }
  for (const { file, leaves, state } of readTranslations(source, code)) {
    const path = `content/${code}/${file}`
    counts[state]++
    // Files that are current are rewritten too, because they may still have the hash of a removed text.
    if (state !== 'missing' && options.accept && (named.length === 0 || named.includes(path)))
      acceptTranslation(path, leaves)
    else if (state !== 'current') console.info(`${path}: ${state}`)
  }
  for (const path of source.list().filter(name => name.startsWith(`${code}/products/`)))
    if (!source.list().includes(path.slice(code.length + 1))) console.info(`content/${path}: translates no machine`)
  for (const { file, english, state } of rows.values())
    if (file.endsWith('/terms.yaml') && state === 'missing') console.info(`content/${file}: '${english}' is missing`)
  // A sentence begins with the name of its language.
  for (const sentence of listLosses(source)) if (sentence.startsWith(`${name}: `)) console.info(sentence)
  const { current, stale, incomplete, missing } = counts
  console.info(`${name}: ${current} files current, ${stale} stale, ${incomplete} incomplete, ${missing} missing`)
}

async function main() {
  if (options.read) await readTable(options.read)
  else if (options.table) process.stdout.write(formatTable(texts.flatMap(({ rows }) => [...rows.values()])))
  else if (options.sheet) for (const { code, rows } of texts) await writeSheet(rows.values(), `languages-${code}.xlsx`)
  else texts.forEach(listStates)
}

void main()
