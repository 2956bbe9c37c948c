import { createHash } from 'node:crypto'

/** Folder of the moved scripts, under the folder of files that never change. */
export const INLINE_FOLDER = '_next/static/inline'

/** A page whose inline scripts stand in a file: the new HTML, the file's path inside the export, and its text. */
export type MovedPage = { html: string; file: { path: string; text: string } | null }

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g
const DATA_BLOCK = /\btype="(?!module"|text\/javascript")[^"]*"/

/**
 * Moves the inline scripts of a page into one file, so that `script-src 'self'` needs neither a hash per page nor
 * 'unsafe-inline'. They keep their order, and the page no longer names them. Scripts with a `src` and data blocks (structured
 * data), which no policy forbids, stay where they are.
 */
export function moveInlineScripts(html: string): MovedPage {
  const texts: string[] = []
  const withoutScripts = html.replace(SCRIPT, (whole: string, attributes: string, text: string) => {
    if (/\bsrc=/.test(attributes) || DATA_BLOCK.test(attributes)) return whole
    texts.push(requote(text))
    return ''
  })
  if (texts.length === 0) return { html, file: null }
  const text = texts.join('\n;')
  const path = `${INLINE_FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
  return { html: withoutScripts, file: { path, text } }
}

/** Puts a tag at the end of a page's body. */
export function addToBody(html: string, tag: string): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end)
}

const PUSHED = /(?<=__next_f\.push\(\[1,)"(?:[^"\\]|\\.)*"(?=\]\))/g

/**
 * Puts the page data that Next pushes as text between single quotes. It is full of double ones, and a back-slash before each
 * costs 2 % of the compressed file. Signs that Next escapes, lest they end a script in HTML, may stand in a file as they are.
 */
function requote(text: string): string {
  return text.replace(PUSHED, literal => {
    // Between pairs that stand for a back-slash, each single one belongs to the sign after it.
    const parts = literal.slice(1, -1).split('\\\\')
    return `'${parts.map(toSingleQuoted).join('\\\\')}'`
  })
}

function toSingleQuoted(part: string): string {
  return part
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\\u003c', '<')
    .replaceAll('\\u003e', '>')
    .replaceAll('\\u0026', '&')
}

/** The value of an `integrity` attribute for a file's bytes. */
export function toIntegrity(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

const LOADS_FILE = /<(?:script|link)\b[^>]*\b(?:src|href)="(?<path>\/_next\/static\/[^"]+\.(?:js|css))"[^>]*>/g

/**
 * Gives every script and style sheet of a page its integrity, so that a changed file on the host does not run.
 * Next's own option covers the start-up scripts only, not those of the page's islands.
 *
 * @param findIntegrity integrity of the file at a path of the site, or null when there is no such file
 */
export function addIntegrity(html: string, findIntegrity: (path: string) => string | null): string {
  return html.replace(LOADS_FILE, (tag: string, path: string) => {
    const integrity = tag.includes(' integrity=') ? null : findIntegrity(path)
    if (integrity === null) return tag
    return tag.replace(/\s*\/?>$/, end => ` integrity="${integrity}"${end}`)
  })
}
