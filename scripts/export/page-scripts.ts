import { applyEdits, createInsertion, createRemoval, type Edit, getPosition } from './html-edits'
import { findAttribute, getText, type HtmlElement, parseElements } from './html-elements'
import { computeIntegrity, type FindIntegrity } from './integrity'
import { createScriptList, readScriptList, STARTER_FILE, type StartScript, toInlineFile } from './start-scripts'

/** The new HTML of a page, and the file that contains its former inline scripts. */
export type RewrittenPage = { html: string; file: { path: string; text: string } }

/**
 * Rewrites the HTML of a page, the only place that does so, for two reasons.
 * Security policy: all inline scripts move, in order, into one file, so that `script-src 'self'` needs neither a hash
 * per page nor 'unsafe-inline', and scripts and style sheets get an integrity. (Next's own option covers only the
 * start-up scripts.) Structured data stays, because no policy forbids it.
 * Loading order: that file and the async scripts are removed and listed for {@link STARTER_FILE}, which loads them
 * after text, pictures and fonts. Async scripts run in any order, so their position does not matter.
 *
 * @returns null for a page without inline scripts, which is already finished
 * @throws if a script file is missing, because without its integrity it would run unchecked
 */
export function rewriteScripts(html: string, findIntegrity: FindIntegrity): RewrittenPage | null {
  const elements = parseElements(html)
  const inline = elements.filter(isInlineScript)
  if (inline.length === 0) return null
  const file = toInlineFile(inline.map(getText).join('\n;'))
  const listed = elements.filter(isAsyncScript)
  const removed = [...inline, ...listed, ...elements.filter(isScriptPreload)]
  const scripts = listScripts(listed, findIntegrity)
  scripts.unshift([`/${file.path}`, computeIntegrity(Buffer.from(file.text))])
  const starter = `<script src="/${STARTER_FILE.path}" defer="" integrity="${computeIntegrity(Buffer.from(STARTER_FILE.text))}"></script>`
  const edits = [
    ...removed.map(createRemoval),
    ...elements
      .filter(element => !removed.includes(element))
      .flatMap(element => createIntegrity(element, findIntegrity)),
    createInsertion(findBodyEnd(elements, html), createScriptList(scripts) + starter),
  ]
  return { html: applyEdits(html, edits), file }
}

/** Returns whether an element is a script that a policy without 'unsafe-inline' forbids. */
export function isInlineScript(element: HtmlElement): boolean {
  if (element.tagName !== 'script' || findAttribute(element, 'src') !== undefined) return false
  return [undefined, '', 'module', 'text/javascript'].includes(findAttribute(element, 'type'))
}

function isAsyncScript(element: HtmlElement): boolean {
  return element.tagName === 'script' && findAttribute(element, 'async') !== undefined && isOwnFile(findFile(element))
}

/** Returns whether an element is a `<link>` that preloads a script. */
export function isScriptPreload(element: HtmlElement): boolean {
  return findAttribute(element, 'rel') === 'preload' && findAttribute(element, 'as') === 'script'
}

/** The URL of the script or style sheet that an element loads; '' for other elements. */
export function findFile(element: HtmlElement): string {
  if (element.tagName === 'script') return findAttribute(element, 'src') ?? ''
  return findAttribute(element, 'rel') === 'stylesheet' ? (findAttribute(element, 'href') ?? '') : ''
}

function isOwnFile(path: string): boolean {
  return path.startsWith('/_next/static/')
}

function listScripts(elements: readonly HtmlElement[], findIntegrity: FindIntegrity): StartScript[] {
  return [...new Set(elements.map(findFile))].map(path => {
    const integrity = findIntegrity(path)
    if (integrity === null) throw new Error(`A page loads ${path}, which is not in the export. Build it again`)
    return [path, integrity]
  })
}

function createIntegrity(element: HtmlElement, findIntegrity: FindIntegrity): Edit[] {
  const path = findFile(element)
  const integrity = isOwnFile(path) && findAttribute(element, 'integrity') === undefined ? findIntegrity(path) : null
  if (integrity === null) return []
  return [createInsertion(getPosition(element).startOffset + `<${element.tagName}`.length, ` integrity="${integrity}"`)]
}

function findBodyEnd(elements: readonly HtmlElement[], html: string): number {
  const body = elements.find(({ tagName }) => tagName === 'body')
  return body?.sourceCodeLocation?.endTag?.startOffset ?? html.length
}

/** Lists the URL paths of a finished page's scripts, style sheets and fonts, without `nomodule` scripts. */
export function listPageFiles(html: string): string[] {
  const elements = parseElements(html)
  const modern = elements.filter(element => findAttribute(element, 'nomodule') === undefined)
  const named = modern.map(element => findAttribute(element, element.tagName === 'link' ? 'href' : 'src') ?? '')
  return [...new Set([...named, ...readScriptList(elements).map(([path]) => path)].filter(isOwnFile))]
}
