import { type Document, parseDocument, Scalar, stringify } from 'yaml'
import type { ContentSource } from '@/lib/content/files/content-source'
import { MAX_FILE_KB } from '@/lib/content/files/limits'
import { findText, hashOriginals, type Path, readTranslated } from '@/lib/content/language/translate'

/** Longer texts are broken into lines of this many characters. */
const LINE_WIDTH = 110

/**
 * The text of a translation file with some of its texts replaced. The replaced ones are then current; the others stay
 * as they are.
 * @param file the path of the translation below content/: 'hi/home.yaml'
 * @param texts the new texts by their paths as JSON
 * @param options.isCompared whether a translator has compared all texts of the file, which are then current
 */
export function writeTexts(
  source: ContentSource,
  file: string,
  texts: Readonly<Record<string, string>>,
  { isCompared = false } = {},
): string {
  // At the first slash: 'hi' and 'words/planner.yaml'.
  const [code = '', name = ''] = file.split(/\/(.*)/)
  const { original } = readTranslated(source, code, name)
  // For a missing file, `read` returns a sentence instead of bytes.
  const bytes = source.read(file, { max: MAX_FILE_KB, unit: 'kB' })
  const former = typeof bytes === 'string' ? '' : new TextDecoder().decode(bytes)
  const document = parseDocument(former)
  // A file that is not valid YAML stays as it is, and the check of the content reports it.
  if (document.errors.length > 0) return former
  for (const [key, text] of Object.entries(texts)) {
    const path: Path = JSON.parse(key)
    setText(document, path, text, findText(original, path)?.endsWith('\n'))
  }
  // There is no file, and all texts are empty.
  if (!document.contents) return former
  const written = document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: false, singleQuote: true })
  // Terms are found by their English words and need no hashes.
  if (name === 'terms.yaml') return written
  const changed = {
    ...source,
    list: () => [...source.list(), file],
    read: (...[path, limit]: Parameters<typeof source.read>) =>
      path === file ? new TextEncoder().encode(written) : source.read(path, limit),
  }
  const { leaves } = readTranslated(changed, code, name)
  const seen = leaves.filter(({ path, isCurrent }) => isCompared || isCurrent || JSON.stringify(path) in texts)
  const hashes = hashOriginals(seen)
  // A stale text keeps its hash, so that it is current again if the English is changed back.
  const kept: Record<string, string> = { ...document.toJS().of, ...hashes }
  // In the order of the texts.
  const paths = leaves.map(({ path }) => path.join('.')).filter(path => kept[path])
  return setHashes(written, Object.fromEntries(paths.map(path => [path, String(kept[path])])))
}

/**
 * Sets the text at a path of a translation. A place that exists keeps its YAML style; an empty text makes no new place.
 * @param isLines whether the original ends with a line end, as texts of several lines do
 */
function setText(document: Document, path: Path, text: string, isLines = false) {
  const isNew = !document.getIn(path)
  if (isNew && !text) return
  const node = new Scalar(isLines ? `${text}\n` : text)
  if (isNew && text.length > LINE_WIDTH && !text.includes('\n')) node.type = Scalar.BLOCK_FOLDED
  document.setIn(path, isNew ? node : node.value)
}

/** The text of a translation file, with the hashes of the texts that it translates in the field `of` at its end. */
export function setHashes(text: string, hashes: Readonly<Record<string, string>>): string {
  const own = text.replace(/\n?$/, '\n').replace(/^of:.*\n(?: .*\n)*/m, '')
  return Object.keys(hashes).length > 0 ? own + stringify({ of: hashes }, { singleQuote: true, lineWidth: 0 }) : own
}
