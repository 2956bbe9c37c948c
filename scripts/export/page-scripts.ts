import MagicString from 'magic-string'
import { findAttribute, getText, type HtmlElement, parseElements } from './html-elements'
import { computeIntegrity, type FindIntegrity } from './integrity'
import { createDataBlocks, type Push, STARTER_FILE, type StartScript } from './start-scripts'

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
  const page = new MagicString(html)
  for (const { startOffset, endOffset } of removed.map(getPosition)) page.remove(startOffset, endOffset)
  for (const element of elements.filter(element => !removed.includes(element))) {
    const integrity = findMissingIntegrity(element, findIntegrity)
    // The element has its integrity already, or loads no script or style sheet of this site.
    if (integrity === null) continue
    page.appendLeft(getPosition(element).startOffset + `<${element.tagName}`.length, ` integrity="${integrity}"`)
  }
  const blocks = createDataBlocks(inline.map(getText).map(parsePush), listScripts(listed, findIntegrity))
  const starter = `<script src="/${STARTER_FILE.path}" defer="" integrity="${computeIntegrity(Buffer.from(STARTER_FILE.text))}"></script>`
  const body = elements.find(({ tagName }) => tagName === 'body')
  page.appendRight(body?.sourceCodeLocation?.endTag?.startOffset ?? html.length, blocks + starter)
  return page.toString()
}

/** The position of an element in the HTML. Throws if the parser inserted the element. */
function getPosition({ tagName, sourceCodeLocation }: HtmlElement) {
  if (!sourceCodeLocation) throw new Error(`A <${tagName}> has no position in the HTML`)
  return sourceCodeLocation
}

/** Returns whether an element is a script that a policy without 'unsafe-inline' forbids. */
export function isInlineScript(element: HtmlElement): boolean {
  if (element.tagName !== 'script' || findAttribute(element, 'src') !== undefined) return false
  return [undefined, '', 'module', 'text/javascript'].includes(findAttribute(element, 'type'))
}

function isAsyncScript(element: HtmlElement): boolean {
  return element.tagName === 'script' && findAttribute(element, 'async') !== undefined && isOwnFile(findFile(element))
}

function isScriptPreload(element: HtmlElement): boolean {
  return findAttribute(element, 'rel') === 'preload' && findAttribute(element, 'as') === 'script'
}

/**
 * The three ways in which Next writes a push to a global array, to one that exists or that it creates if need be:
 * `self.a.push(1)`, `(self.a=self.a||[]).push(1)`, `(globalThis["a"] || (globalThis["a"] = [])).push(1)`.
 */
const PUSHES = [
  /^self\.(?<name>\w+)\.push\((?<value>.+)\);?$/s,
  /^\(self\.(?<name>\w+)=self\.\k<name>\|\|\[\]\)\.push\((?<value>.+)\);?$/s,
  /^\(globalThis\["(?<name>\w+)"\] \|\| \(globalThis\["\k<name>"\] = \[\]\)\)\.push\((?<value>.+)\);?$/s,
]

/**
 * Parses an inline script of Next's, which starts the bundler's runtime or adds to the page's data.
 *
 * @throws if it does anything but append JSON to a global array: as data, it would never run
 */
function parsePush(script: string): Push {
  const { name, value } = PUSHES.map(push => push.exec(script.trim())?.groups).find(Boolean) ?? {}
  try {
    if (name && value) return [name, JSON.parse(value)]
  } catch {
    // Not JSON: refused below.
  }
  throw new Error(
    'an inline script does more than append JSON to a global array. React writes one for a <Suspense> with over 12.8 kB ' +
      'of content: use <Activity>, as components/catalogue/all-products.tsx does. ' +
      `The script: ${script.slice(0, 200)}`,
  )
}

/** The URL of the script or style sheet that an element loads; '' for other elements. */
function findFile(element: HtmlElement): string {
  if (element.tagName === 'script') return findAttribute(element, 'src') ?? ''
  return findAttribute(element, 'rel') === 'stylesheet' ? (findAttribute(element, 'href') ?? '') : ''
}

/** Whether Next built the file at a path: '/_next/static/…', or '/hi/_next/static/…' in another language. */
function isOwnFile(path: string): boolean {
  return /^(\/\w+)?\/_next\/static\//.test(path)
}

/** The scripts that elements load, each once, with its integrity. Throws if one is missing in the export. */
function listScripts(elements: readonly HtmlElement[], findIntegrity: FindIntegrity): StartScript[] {
  return [...new Set(elements.map(findFile))].map(path => {
    const integrity = findIntegrity(path)
    if (integrity === null) throw new Error(`loads ${path}, which is not in the export. Build it again`)
    return [path, integrity]
  })
}

/** The integrity to add to an element; null if it has one, or loads no script or style sheet of this site. */
function findMissingIntegrity(element: HtmlElement, findIntegrity: FindIntegrity): string | null {
  const path = findFile(element)
  return isOwnFile(path) && findAttribute(element, 'integrity') === undefined ? findIntegrity(path) : null
}
