import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler, type ValidationTargets } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { toCode } from './database'
import type { Log } from './log'
import { limitRate } from './rate-limit'
import type { Settings } from './settings'
import { type Store, StoreFailure } from './store'

/** Largest location record, which is the short response of a look-up. */
const LOCATION_KIB = 4

/** How many location records one address may store in a day. */
const LOCATIONS_PER_DAY = 2000
const DAY_SECONDS = 24 * 60 * 60

/** The query of /visitors: with an id the visit is counted, without one the count is only read. */
const visitQuery = z.object({ visit: z.guid().toLowerCase().optional() })

/** Loose, because geolocation services return different keys. Only the timestamp is certain: the site adds it. */
const locationRecord = z.looseObject({ timestamp: z.iso.datetime({ offset: true }) })

/** What an app is made from. */
type AppParts = { store: Store; settings: Settings; log: Log }

/** A Hono app. `Bindings` are Node's request and response, which are missing if a test calls the app directly. */
export type App = Hono<{ Bindings: Partial<HttpBindings> }>

/** Creates the Hono app: every middleware and route of the service. */
export function createApp({ store, settings, log }: AppParts): App {
  const { origins, proxyHops, ratePerMinute } = settings
  const app: App = new Hono()
  // Forbids framing and MIME sniffing. Strict-Transport-Security is left to the proxy, which terminates https.
  app.use(secureHeaders({ strictTransportSecurity: false }), disableCaching)
  app.use(requireOrigin(origins))
  app.use(cors({ origin: origins, allowMethods: ['GET', 'POST'], allowHeaders: ['Content-Type'], maxAge: DAY_SECONDS }))
  app.use(limitRate({ points: ratePerMinute, seconds: 60, proxyHops }))

  app.get('/health', async c => {
    await store.checkHealth()
    return c.json({ status: 'ok' })
  })
  app.get('/visitors', check('query', visitQuery, "The parameter 'visit' must be a UUID."), async c => {
    const { visit } = c.req.valid('query')
    return c.json({ count: await (visit === undefined ? store.readCount() : store.countVisit(visit)) })
  })
  app.post(
    '/save-location',
    bodyLimit({
      maxSize: LOCATION_KIB * 1024,
      onError: () => {
        throw new HTTPException(413, { message: `The request body is larger than ${LOCATION_KIB} KiB.` })
      },
    }),
    check('json', locationRecord, "The request body must be a JSON object with an ISO 'timestamp'."),
    limitRate({ points: LOCATIONS_PER_DAY, seconds: DAY_SECONDS, proxyHops }),
    async c => {
      await store.saveLocation(await c.req.text())
      return c.json({ ok: true })
    },
  )

  app.notFound(c => c.json({ error: 'There is nothing at this address.' }, 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status)
    if (error instanceof StoreFailure) {
      c.header('Retry-After', '5')
      return c.json({ error: 'The service cannot store anything at the moment. Try again later.' }, 503)
    }
    log('error', 'request-failed', { code: toCode(error) })
    return c.json({ error: 'The service failed.' }, 500)
  })
  return app
}

/** Forbids browsers and proxies to keep a response. */
const disableCaching: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}

/**
 * Accepts the listed origins and requests without one: the site's own server, a visited URL. A picture or script tag on
 * a foreign page also sends no Origin header, but its Sec-Fetch-Site header is 'cross-site'.
 */
function requireOrigin(origins: readonly string[]): MiddlewareHandler {
  return (c, next) => {
    const origin = c.req.header('Origin')
    const isOwn = origin === undefined ? c.req.header('Sec-Fetch-Site') !== 'cross-site' : origins.includes(origin)
    if (!isOwn) throw new HTTPException(403, { message: 'Requests from other sites are not accepted.' })
    return next()
  }
}

/** Refuses with 400 and the message unless this part of the request has the shape of the schema. */
function check<T extends keyof ValidationTargets, S extends z.ZodType>(target: T, schema: S, message: string) {
  return validator(target, value => {
    const parsed = schema.safeParse(value)
    if (!parsed.success) throw new HTTPException(400, { message })
    return parsed.data
  })
}
