import type { Context } from 'hono'

type JsonBody = { ok: true; text: string; value: unknown } | { ok: false }

/** Reads the body as JSON in UTF-8; the text is kept too, so that a record can be stored as it came. */
export async function parseJsonBody(c: Context): Promise<JsonBody> {
  const bytes = await c.req.arrayBuffer()
  try {
    // Other bytes than UTF-8 are refused: what would be stored is not what was sent.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, text, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
