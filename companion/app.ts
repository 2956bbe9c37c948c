import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { z } from 'zod'
import { toCode } from './database'
import type { Log } from './log'
import { createLimiter } from './rate-limit'
import { limitBody, parseJsonBody, requireJsonType, requireOrigin, sendError, sendUnavailable } from './request-checks'
import type { Settings } from './settings'
import type { Store } from './store'

/** Largest location record, which is the short response of a look-up. */
const LOCATION_KIB = 4

/** Bytes of location records that one address may store in a day: some two thousand records. */
const LOCATION_BUDGET_BYTES = 1024 * 1024
const DAY_SECONDS = 24 * 60 * 60

const visitId = z.guid()

/** Loose, because geolocation services return different keys. Only the timestamp is certain: the site adds it. */
const locationRecord = z.looseObject({ timestamp: z.iso.datetime({ offset: true }) })

type AppParts = { store: Store; settings: Settings; log: Log; now: () => number }

export type App = Hono<{ Bindings: Partial<HttpBindings> }>

/** Creates the Hono app: every middleware and route of the service. `now` returns milliseconds since 1970. */
export function createApp({ store, settings, log, now }: AppParts): App {
  const { origins, proxyHops } = settings
  const takeRequest = createLimiter({ points: settings.ratePerMinute, seconds: 60, proxyHops })
  const app: App = new Hono()
  if (settings.log === 'requests') app.use(logRequests(log, now))
  // Forbids framing and MIME sniffing. Strict-Transport-Security is left to the proxy, which terminates https.
  app.use(secureHeaders({ strictTransportSecurity: false }), disableCaching)
  app.get('/health', async c => ((await store.checkHealth()).ok ? c.json({ status: 'ok' }) : sendUnavailable(c)))
  app.use(requireOrigin(origins))
  app.use(cors({ origin: origins, allowMethods: ['GET', 'POST'], allowHeaders: ['Content-Type'], maxAge: DAY_SECONDS }))
  app.use(async (c, next) => (await takeRequest(c)) ?? next())
  app.get('/visitors', createVisitorsHandler(store))
  app.post('/save-location', requireJsonType, limitBody(LOCATION_KIB), createSaveLocationHandler(store, proxyHops))
  app.notFound(c => sendError(c, 404, 'There is nothing at this address.'))
  app.onError((error, c) => {
    log('error', 'request-failed', { code: toCode(error) })
    return sendError(c, 500, 'The service failed.')
  })
  return app
}

const disableCaching: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}

/** Logs one line per request, without its query. Unknown paths may contain anything and are logged as 'other'. */
function logRequests(log: Log, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = now()
    await next()
    const route = routePath(c, -1)
    log('info', 'request', {
      method: c.req.method,
      route: route.includes('*') ? 'other' : route,
      status: c.res.status,
      ms: now() - startedAt,
    })
  }
}

/** `GET /visitors`: returns the visitor count. With `?visit=<uuid>` it first counts that visit, but only once. */
function createVisitorsHandler(store: Store) {
  return async (c: Context) => {
    const given = c.req.query('visit')
    if (given !== undefined && !visitId.safeParse(given).success) {
      return sendError(c, 400, "The parameter 'visit' must be a UUID.")
    }
    const result = await (given === undefined ? store.readCount() : store.countVisit(given.toLowerCase()))
    return result.ok ? c.json({ count: result.value }) : sendUnavailable(c)
  }
}

/** `POST /save-location`: stores the geolocation object in the body, which must have an ISO `timestamp`. */
function createSaveLocationHandler(store: Store, proxyHops: number) {
  const takeBytes = createLimiter({ points: LOCATION_BUDGET_BYTES, seconds: DAY_SECONDS, proxyHops })

  return async (c: Context) => {
    const body = await parseJsonBody(c)
    if (!body.ok) return sendError(c, 400, 'The request body is not valid JSON.')
    if (!locationRecord.safeParse(body.value).success) {
      return sendError(c, 400, "The request body must be an object with an ISO 'timestamp'.")
    }
    const refusal = await takeBytes(c, Buffer.byteLength(body.text))
    if (refusal) return refusal
    const result = await store.saveLocation(body.text)
    return result.ok ? c.json({ ok: true }) : sendUnavailable(c)
  }
}
