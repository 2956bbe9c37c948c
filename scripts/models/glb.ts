const HEADER = 12
const CHUNK_HEADER = 8

/** Writes the container of glTF 2.0, chapter 4: a header, then a chunk of JSON and one of data. */
export function packGlb(json: string, data: Uint8Array): Uint8Array {
  const chunk = (type: string, content: Uint8Array, padding: number) => {
    const length = Math.ceil(content.length / 4) * 4
    const head = Buffer.alloc(CHUNK_HEADER)
    head.writeUInt32LE(length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content, Buffer.alloc(length - content.length, padding)])
  }
  const chunks = [chunk('JSON', Buffer.from(json), 0x20), chunk('BIN\0', data, 0)]
  const head = Buffer.alloc(HEADER)
  head.write('glTF', 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, head.length),
    8,
  )
  return Buffer.concat([head, ...chunks])
}

/** Reads the JSON of a GLB. Throws if it is not one. */
export function readGlbJson(glb: Buffer): unknown {
  const length = glb.readUInt32LE(HEADER)
  return JSON.parse(glb.toString('utf8', HEADER + CHUNK_HEADER, HEADER + CHUNK_HEADER + length))
}
