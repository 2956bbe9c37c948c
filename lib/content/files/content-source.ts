import type { Limit } from './file-problem'

/** Where content is read from: a folder, or what an editor has open. Paths are below content/, with forward slashes. */
export type ContentSource = {
  /**
   * Of a checked content in another language, the titles of the first one by those that translate them: an address is
   * the same in all languages. What has been read is in it.
   */
  originals?: ReadonlyMap<string, string>
  /** Whether it has texts only, so that pictures cannot be checked: the editor of a Git host. */
  isTextAlone?: boolean
  /** The paths of all files and folders but those that an operating system adds. */
  list(): readonly string[]
  /** The bytes of a file, or a sentence on why it cannot be read and how to mend that. */
  read(file: string, limit: Limit): Uint8Array | string
  /** The value of a text, if it was parsed before. What `parse` returns undefined for is parsed again. */
  recall(text: string, parse: () => unknown): unknown
}
