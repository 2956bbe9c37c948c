import { applyEdits, createInsertion, createRemoval, type Edit, getPlace } from './html-edits'
import { findAttribute, getText, type HtmlElement, parseElements } from './html-elements'
import { computeIntegrity, type FindIntegrity } from './integrity'
import { createScriptList, readScriptList, STARTER_FILE, type StartScript, toInlineFile } from './start-scripts'

/** A page fit for the security policy: the new HTML, and the file that its inline scripts were moved into. */
export type RewrittenPage = { html: string; file: { path: string; text: string } }

/**
 * The one place where the HTML of an export is changed, for two reasons.
 * The security policy: inline scripts move into one file in their order, so that `script-src 'self'` needs neither a hash per
 * page nor 'unsafe-inline', and what a page loads gets its integrity. Next's own option covers the start-up scripts alone. Data
 * blocks, which no policy forbids, stay.
 * The order: that file and the asynchronous scripts are listed instead of loaded, so that text, pictures and fonts come first.
 * {@link STARTER_FILE} fetches them. But for the file, they run in any order, so nothing depends on where they stood.
 *
 * @returns null for a page without inline scripts, which is finished
 * @throws where a script is not there: without its integrity it would run unchecked
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

/** A script that a policy without 'unsafe-inline' forbids. */
export function isInlineScript(element: HtmlElement): boolean {
  if (element.tagName !== 'script' || findAttribute(element, 'src') !== undefined) return false
  return [undefined, '', 'module', 'text/javascript'].includes(findAttribute(element, 'type'))
}

function isAsyncScript(element: HtmlElement): boolean {
  return element.tagName === 'script' && findAttribute(element, 'async') !== undefined && isOwnFile(findFile(element))
}

/** An element that makes the browser fetch a script early. */
export function isScriptPreload(element: HtmlElement): boolean {
  return findAttribute(element, 'rel') === 'preload' && findAttribute(element, 'as') === 'script'
}

/** The path of the script or style sheet that an element loads; empty for all others. */
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
    if (integrity === null)
      throw new Error(`A page starts with ${path}, which the export does not hold. Build it again`)
    return [path, integrity]
  })
}

function createIntegrity(element: HtmlElement, findIntegrity: FindIntegrity): Edit[] {
  const path = findFile(element)
  const integrity = isOwnFile(path) && findAttribute(element, 'integrity') === undefined ? findIntegrity(path) : null
  if (integrity === null) return []
  return [createInsertion(getPlace(element).startOffset + `<${element.tagName}`.length, ` integrity="${integrity}"`)]
}

function findBodyEnd(elements: readonly HtmlElement[], html: string): number {
  const body = elements.find(({ tagName }) => tagName === 'body')
  return body?.sourceCodeLocation?.endTag?.startOffset ?? html.length
}

/** The scripts, style sheets and fonts of a finished page, without those for browsers too old for a service worker. */
export function listPageFiles(html: string): string[] {
  const elements = parseElements(html)
  const modern = elements.filter(element => findAttribute(element, 'nomodule') === undefined)
  const named = modern.map(element => findAttribute(element, element.tagName === 'link' ? 'href' : 'src') ?? '')
  return [...new Set([...named, ...readScriptList(elements).map(([path]) => path)].filter(isOwnFile))]
}
