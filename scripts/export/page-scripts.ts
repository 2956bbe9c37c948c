import { applyEdits, createInsertion, createRemoval, type Edit, getPosition } from './html-edits'
import { findAttribute, getText, type HtmlElement, parseElements } from './html-elements'
import { parsePush } from './inline-pushes'
import { computeIntegrity, type FindIntegrity } from './integrity'
import { createDataBlocks, STARTER_FILE, type StartScript } from './start-scripts'

/**
 * Rewrites the HTML of a page, the only place that does so, for two reasons.
 * Security policy: what the inline scripts push becomes one data block, which no policy forbids, so that
 * `script-src 'self'` needs neither a hash per page nor 'unsafe-inline', and scripts and style sheets get an integrity.
 * (Next's own option covers only the start-up scripts.)
 * Loading order: the async scripts are removed and listed for {@link STARTER_FILE}, which loads them after text,
 * pictures and fonts. Async scripts run in any order, so their position does not matter.
 *
 * @returns null for a page without inline scripts, which is already finished
 * @throws if a script file is missing, because without its integrity it would run unchecked, or if an inline script
 *   does anything but push
 */
export function rewriteScripts(html: string, findIntegrity: FindIntegrity): string | null {
  const elements = parseElements(html)
  const inline = elements.filter(isInlineScript)
  if (inline.length === 0) return null
  const listed = elements.filter(isAsyncScript)
  const removed = [...inline, ...listed, ...elements.filter(isScriptPreload)]
  const blocks = createDataBlocks(inline.map(getText).map(parsePush), listScripts(listed, findIntegrity))
  const starter = `<script src="/${STARTER_FILE.path}" defer="" integrity="${computeIntegrity(Buffer.from(STARTER_FILE.text))}"></script>`
  const edits = [
    ...removed.map(createRemoval),
    ...elements
      .filter(element => !removed.includes(element))
      .flatMap(element => createIntegrity(element, findIntegrity)),
    createInsertion(findBodyEnd(elements, html), blocks + starter),
  ]
  return applyEdits(html, edits)
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
    if (integrity === null) throw new Error(`loads ${path}, which is not in the export. Build it again`)
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
