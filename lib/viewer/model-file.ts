/** The files of a machine's model: its URL, its size in bytes uncompressed, and the folder of its textures. */
export type ModelFile = { url: string; bytes: number; textures: string }
