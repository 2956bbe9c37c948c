import type { Context } from 'hono'

type JsonBody = { ok: true; text: string; value: unknown } | { ok: false }

/** Reads the body as JSON; the text is kept too, so that a record can be stored as it came. */
export async function parseJsonBody(c: Context): Promise<JsonBody> {
  const text = await c.req.text()
  try {
    return { ok: true, text, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
