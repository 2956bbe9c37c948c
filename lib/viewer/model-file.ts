/**
 * The files of a machine's model: its URL, its size in bytes uncompressed, and the names of its textures in a folder,
 * whose URL ends with a slash.
 */
export type ModelFile = { url: string; bytes: number; folder: string; textures: string[] }
