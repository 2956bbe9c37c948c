import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { findAttribute, getText, type HtmlElement, parseElements } from './html-elements'

/** Elements whose text a browser does not show as part of the page. */
const NOT_SHOWN = ['title', 'script', 'style']

/**
 * An element that contains a text and nothing else, as React writes it in a page's data, from which a browser opens the
 * page without a new document: `["$","p",null,{"className":"a","children":"Text"}]`. Titles do not match, nor elements
 * with a `lang`. Groups: the element up to its fields, its fields, and its text as JSON.
 */
const DATA_ELEMENT =
  /(\["\$","(?!title")[a-z][a-z0-9]*",(?:null|"[^"]*"),\{)((?:"(?!lang")[\w-]+":(?:"(?:[^"\\]|\\.)*"|[\w.-]+),)*"children":("(?:[^"\\]|\\.)*")\})/g

/** A piece of the same data within the HTML of a page: the JSON string that Next's inline scripts push. */
const PUSHED_DATA = /(?<=self\.__next_f\.push\(\[1,)"(?:[^"\\]|\\.)*"/g

/**
 * The texts to mark: each as a whole, and each of its lines, because a text of several lines becomes an element a line.
 */
function listMarked(texts: readonly string[]) {
  return texts.flatMap(text => [text, ...text.split('\n')].map(line => line.trim()).filter(Boolean))
}

/**
 * Gives each element of a page whose whole text is one of `texts` the attribute `lang`, so that a screen reader reads
 * it in the right language. A text within a longer one, or with a value put into it, is not marked.
 *
 * @param html a page
 * @param language the language of the texts, such as 'en'
 */
export function markTexts(html: string, texts: readonly string[], language: string): string {
  const marked = new Set(listMarked(texts))
  const isMarked = (element: HtmlElement) =>
    hasOnlyText(element) &&
    marked.has(getText(element).trim()) &&
    !NOT_SHOWN.includes(element.tagName) &&
    findAttribute(element, 'lang') === undefined
  // Where each start tag ends, from the last to the first, so that an insertion moves none of the others.
  const ends = parseElements(html)
    .filter(isMarked)
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation?.startTag?.endOffset ?? [])
    .sort((one, other) => other - one)
  const page = ends.reduce((text, end) => `${text.slice(0, end - 1)} lang="${language}"${text.slice(end - 1)}`, html)
  return page.replace(PUSHED_DATA, piece => {
    const data = JSON.stringify(markData(JSON.parse(piece), texts, language))
    // As React escapes them, so that no text can close the script around it.
    return data.replace(/[&<>\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  })
}

function hasOnlyText({ childNodes }: HtmlElement) {
  return childNodes.length > 0 && childNodes.every(({ nodeName }) => nodeName === '#text')
}

/**
 * Does in a page's data what {@link markTexts} does in its HTML. What code in the browser renders has no element in the
 * data, and is not marked.
 */
export function markData(data: string, texts: readonly string[], language: string): string {
  const marked = new Set(listMarked(texts))
  return data.replace(DATA_ELEMENT, (element, start: string, fields: string, text: string) =>
    marked.has(JSON.parse(text).trim()) ? `${start}"lang":"${language}",${fields}` : element,
  )
}

/** What marks the texts in a file, by the file's extension: pages, and their data. */
const MARKS: Readonly<Record<string, typeof markTexts>> = { '.html': markTexts, '.txt': markData }

/** Marks the texts in all pages of a folder, and in their data. */
export function markPages(folder: string, texts: readonly string[], language: string): void {
  if (texts.length === 0) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const mark = MARKS[extname(name)]
    // Pictures, scripts and styles have no texts to mark.
    if (!mark) continue
    const text = readFileSync(join(folder, name), 'utf8')
    const marked = mark(text, texts, language)
    if (marked !== text) writeFileSync(join(folder, name), marked)
  }
}
