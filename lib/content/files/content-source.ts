import type { Limit } from './file-problem'

/**
 * Where content is read from: a folder, or the files that the editor has open. Paths are below content/, with forward
 * slashes.
 */
export type ContentSource = {
  /**
   * Only for a translation: maps each translated title to its original, because all languages share one address. Filled
   * as files are read.
   */
  originals?: ReadonlyMap<string, string>
  /** Whether pictures cannot be listed, as in an editor on a Git host. */
  isTextAlone?: boolean
  /** The paths of all files and folders, except those that an operating system adds. */
  list(): readonly string[]
  /** The bytes of a file, or a sentence on why it cannot be read and how to mend that. */
  read(file: string, limit: Limit): Uint8Array | string
  /** The parsed value of a text, from a cache if it was parsed before. A result of undefined is not cached. */
  recall(text: string, parse: () => unknown): unknown
}
