/** A place in the content: the file below content/, the entry's title or name, and the field. */
export type Place = { file: string; entry?: string | null; path?: readonly PropertyKey[]; line?: number | null }

/** One mistake in the content as one line that whoever edits the file understands. */
export function toProblem({ file, entry, path = [], line }: Place, sentence: string) {
  const field = toFieldName(path)
  const where = [`content/${file}`, entry, field].filter(Boolean).join(' · ')
  return `${where}: ${sentence}${line ? ` (line ${line})` : ''}`
}

/** A path as an editor reads it: figures[2].unit, counted from 0. */
export function toFieldName(path: readonly PropertyKey[]) {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`)).join('')
}

/** Every mistake of the content at once, so that all can be put right in one go. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`${count} in the content:\n${problems.join('\n')}`)
  }
}
