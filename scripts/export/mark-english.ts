import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An element with a text and nothing else. */
const TEXT_ELEMENT = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>([^<>]+)<\/\1>/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/**
 * Says of each element of a page whose whole text is one of these what language it is in, so that it is read aloud as
 * such. A text within others, or with a value put into it, is not marked.
 */
export function markTexts(html: string, texts: readonly string[], language: string): string {
  const lines = texts.flatMap(text => [text, ...text.split('\n')].map(line => line.trim()).filter(Boolean))
  const marked = new Set(lines.map(line => line.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)))
  return html.replace(TEXT_ELEMENT, (element, name: string, attributes: string, text: string) => {
    if (!marked.has(text.trim()) || /^(title|script|style)$/.test(name) || / lang=/.test(attributes)) return element
    return `<${name}${attributes} lang="${language}">${text}</${name}>`
  })
}

/** Marks the texts in all pages of a folder. */
export function markPages(folder: string, texts: readonly string[], language: string): void {
  if (texts.length === 0) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(folder, name), 'utf8')
    const marked = markTexts(html, texts, language)
    if (marked !== html) writeFileSync(join(folder, name), marked)
  }
}
