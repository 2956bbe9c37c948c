/** Bullet characters of sheets, mails and web pages, which YAML does not read as list entries. */
const BULLET = /^\s*(?:[•●▪◦‣]|[·*–—](?=\s))\s*/

/** A field of the file itself, which begins in the first column: 'description:'. */
const FIELD = /^(\w+):/

/** A tab in the indentation of a line. */
const TAB = /^( *)\t\s*/

/** The widths in spaces to try for a tab: the indentation of a list's fields, and that of a list or a text. */
const TAB_WIDTHS = [4, 2]

/** The field whose pasted bullets are at fault on a line, which is counted from 0; null if there are none. */
export function findBulletField(text: string, line: number): string | null {
  const lines = text.split('\n')
  const start = findFieldLine(lines, line)
  const [, name = '', rest = ''] = /^(\w+):(.*)$/.exec(lines[start] ?? '') ?? []
  // YAML finds fault with the name of the field, with a bullet, or with the line before one.
  const isBullet = [rest, lines[line] ?? '', lines[line + 1] ?? ''].some(part => BULLET.test(part))
  return name && isBullet ? name : null
}

/**
 * Mends a line that YAML cannot read, as its author most likely meant it, so that the mistakes in the rest of the file
 * are found in one go. The text keeps its lines.
 * @param line counted from 0
 * @param isSound whether the mended text can be read up to that line
 * @returns null if no guess is likely enough
 */
export function mendLine(text: string, line: number, isSound: (text: string) => boolean): string | null {
  const lines = text.split('\n')
  if (findBulletField(text, line)) return writeAsText(lines, findFieldLine(lines, line))
  const candidates = TAB.test(lines[line] ?? '')
    ? TAB_WIDTHS.map(width => replaceTabs(lines, width))
    : [quoteValue(lines, line)]
  return candidates.find(mended => mended !== text && isSound(mended)) ?? null
}

/** The line of the field that a line belongs to. */
function findFieldLine(lines: readonly string[], line: number) {
  return lines.findLastIndex((text, index) => index <= line && FIELD.test(text))
}

/** Turns a field into a literal text of YAML: '|', and each line after two spaces, without its bullet. */
function writeAsText(lines: readonly string[], start: number) {
  const end = lines.findIndex((text, index) => index > start && (FIELD.test(text) || text.startsWith('#')))
  const stop = end < 0 ? lines.length : end
  return lines
    .map((text, index) => {
      if (index === start) return `${FIELD.exec(text)?.[0]} |`
      return index > start && index < stop ? `  ${text.replace(BULLET, '').trim()}` : text
    })
    .join('\n')
}

function replaceTabs(lines: readonly string[], width: number) {
  return lines.map(text => text.replace(TAB, ' '.repeat(width))).join('\n')
}

/** A field or an entry of a list, and its text: 'name: Gluer', '- name: Gluer', '- Gluer'. */
const FIELD_OR_ENTRY = /^(\s*(?:- )?[\w-]+:\s+|\s*- )(\S.*)$/

/** Puts quotes around the text after the field name or the hyphen. */
function quoteValue(lines: readonly string[], line: number) {
  const quote = (_: string, start: string, value: string) => `${start}'${value.trim().replaceAll("'", "''")}'`
  return lines.map((text, index) => (index === line ? text.replace(FIELD_OR_ENTRY, quote) : text)).join('\n')
}
