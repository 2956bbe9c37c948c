import type { Context } from 'hono'

type JsonBody = { ok: true; text: string; value: unknown } | { ok: false }

/** Parses the body as JSON in UTF-8. `text` is the body unchanged, for storing it as received. */
export async function parseJsonBody(c: Context): Promise<JsonBody> {
  const bytes = await c.req.arrayBuffer()
  try {
    // Invalid UTF-8 is rejected, because the stored text would differ from what was sent.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, text, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
