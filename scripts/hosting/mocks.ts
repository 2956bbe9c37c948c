import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import { z } from 'zod'
import type { App } from '@/companion/app'

/** The paths of the mail provider, of what it has received, and of the geolocation service. */
export const MOCKED_PATHS = ['/api/v1.0/email/send', '/inbox', '/location'] as const

const [SEND_PATH, INBOX_PATH, LOCATION_PATH] = MOCKED_PATHS

/** The provider's limit on all template parameters together, in bytes. */
const PARAMS_LIMIT_BYTES = 50_000

/** A made-up response of a geolocation service. Its IP address is reserved for documentation. */
const SAMPLE_LOCATION = {
  ip: '192.0.2.1',
  city: 'New Delhi',
  region: 'Delhi',
  country: 'IN',
  country_name: 'India',
  postal: '110001',
  latitude: 28.6328,
  longitude: 77.2197,
  timezone: 'Asia/Kolkata',
}

const key = z.string().trim().min(1)

/** The body of a request to EmailJS, the mail provider: keys of the account, and the values of the message's fields. */
const sendRequest = z.object({
  user_id: key,
  service_id: key,
  template_id: key,
  template_params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

/** A message that a form has sent, with the time of day when it came. */
type Message = { time: string; params: z.output<typeof sendRequest>['template_params'] }

/** The Host of a request to this machine: 'localhost:5000', '127.0.0.1'. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Accepts only loopback host names, against DNS rebinding: a foreign page whose host name leads to this machine still
 * sends that name, and would read the inbox.
 */
const requireLoopbackHost: MiddlewareHandler = async (c, next) =>
  LOOPBACK_HOST.test(c.req.header('Host') ?? new URL(c.req.url).host)
    ? next()
    : c.text('This address is available on the local machine only.', 403)

/**
 * Creates what stands in for the mail provider and the geolocation service on a developer's machine: forms send to it,
 * and `/inbox` shows what they have sent, until the process ends.
 *
 * @param origins of the pages that may call it
 */
export function createMocks(origins: readonly string[]): App {
  const messages: Message[] = []
  const app: App = new Hono()
  app.use(requireLoopbackHost, cors({ origin: [...origins], allowHeaders: ['Content-Type'] }))
  app.post(SEND_PATH, c => receive(c, messages))
  app.get(INBOX_PATH, c => c.html(renderInbox(messages), 200, { 'Content-Security-Policy': "default-src 'none'" }))
  app.get(LOCATION_PATH, c => c.json(SAMPLE_LOCATION))
  return app
}

/** Responds as the mail provider does. A repeated `lead_id` is another try of the same message, which is kept once. */
async function receive(c: Context, messages: Message[]) {
  // A form on another site cannot send this type.
  if (!c.req.header('Content-Type')?.startsWith('application/json')) return c.text('The content type is not JSON', 415)
  const parsed = sendRequest.safeParse(await c.req.json().catch(() => null))
  if (!parsed.success) return c.text('The parameters are invalid', 400)
  const params = parsed.data.template_params
  if (Buffer.byteLength(JSON.stringify(params)) > PARAMS_LIMIT_BYTES)
    return c.text('Variables size limit. The maximum allowed variables size is 50Kb', 413)
  const isRepeated = params.lead_id && messages.some(message => message.params.lead_id === params.lead_id)
  if (!isRepeated) messages.unshift({ time: new Date().toLocaleTimeString('en-GB'), params })
  return c.text('OK')
}

/** The HTML page of the inbox. */
function renderInbox(messages: readonly Message[]) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>Inbox (${messages.length})</title>
      <h1>Inbox</h1>
      <p>${messages.length > 0 ? 'Newest first.' : 'No messages yet. Send a form on the site and reload this page.'}</p>
      ${messages.map(renderMessage)}
    </html>`
}

function renderMessage({ time, params }: Message) {
  return html`<h2>Received ${time}</h2>
    <dl>${Object.entries(params).map(([name, value]) => html`<dt>${name}</dt><dd><pre dir="auto">${String(value)}</pre></dd>`)}</dl>`
}
