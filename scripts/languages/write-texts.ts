import { type Document, parseDocument, Scalar } from 'yaml'
import type { ContentSource } from '@/lib/content/files/content-source'
import { MAX_FILE_KB } from '@/lib/content/files/limits'
import { findText, type Path, readTranslated } from '@/lib/content/language/translate'

const LINE_WIDTH = 110

/**
 * The text of a translation with some of its texts written anew. Its hash becomes that of the texts that it translates,
 * unless it is stale: of such a file, a translator has to compare all texts first.
 * @param file its path below content/, with the language
 * @param texts by their paths as JSON
 * @param isCompared whether a translator has done so
 */
export function writeTexts(
  source: ContentSource,
  file: string,
  texts: Readonly<Record<string, string>>,
  isCompared = false,
): string {
  const [code = '', name = ''] = file.split(/\/(.*)/)
  const { original, state } = readTranslated(source, code, name, [])
  // One that is missing answers with a sentence.
  const bytes = source.read(file, { max: MAX_FILE_KB, unit: 'kB' })
  const former = typeof bytes === 'string' ? '' : new TextDecoder().decode(bytes)
  const document = parseDocument(former)
  // What cannot be read stays as it is, and the gate refuses it.
  if (document.errors.length > 0) return former
  for (const [key, text] of Object.entries(texts)) {
    const path: Path = JSON.parse(key)
    setText(document, path, text, findText(original, path)?.endsWith('\n'))
  }
  if (!document.contents) return former
  const written = document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: false, singleQuote: true })
  if (name === 'terms.yaml' || (state === 'stale' && !isCompared)) return written
  const changed = {
    ...source,
    list: () => [...source.list(), file],
    read: (...[path, limit]: Parameters<typeof source.read>) =>
      path === file ? new TextEncoder().encode(written) : source.read(path, limit),
  }
  return setHash(written, readTranslated(changed, code, name, []).hash)
}

function setText(document: Document, path: Path, text: string, isLines = false) {
  const isNew = !document.getIn(path)
  if (isNew && !text) return
  const node = new Scalar(isLines ? `${text}\n` : text)
  if (isNew && text.length > LINE_WIDTH && !text.includes('\n')) node.type = Scalar.BLOCK_FOLDED
  document.setIn(path, isNew ? node : node.value)
}

/** The text of a translation with the hash of the texts that it translates. */
export function setHash(text: string, hash: string): string {
  const line = `of: '${hash}'\n`
  return /^of: .*\n/m.test(text) ? text.replace(/^of: .*\n/m, line) : text.replace(/^(#.*\n)*/, `$&${line}`)
}
