import { Hono } from 'hono'
import { sendError } from './error-response'
import type { Log } from './log'
import { limitRate } from './middleware/limit-rate'
import {
  allowCors,
  disableCaching,
  limitBody,
  logRequests,
  requireJsonType,
  requireLoopbackHost,
  requireOrigin,
  setSecureHeaders,
} from './middleware/request-checks'
import { createHealthHandler } from './routes/health'
import { createInboxHandler, setInboxPolicy } from './routes/inbox-page'
import { createSaveLocationHandler, sendSampleLocation } from './routes/locations'
import { createSendHandler } from './routes/mock-send'
import { routePaths } from './routes/route-paths'
import { createVisitorsHandler } from './routes/visitors'
import type { Settings } from './settings'
import type { Store } from './store/open-store'
import { toCode } from './store/result'

type AppParts = { store: Store; settings: Settings; log: Log; now: () => number }

/** Creates the Hono app: every middleware and route of the service. `now` returns milliseconds since 1970. */
export function createApp({ store, settings, log, now }: AppParts) {
  const app = new Hono()
  if (settings.log === 'requests') app.use(logRequests(log, now))
  app.use(setSecureHeaders, disableCaching)
  app.get(routePaths.health, createHealthHandler(store))
  app.use(requireOrigin(settings.origins), allowCors(settings.origins), limitRate(settings))
  app.get(routePaths.visitors, createVisitorsHandler(store))
  app.post(routePaths.saveLocation, requireJsonType, limitBody, createSaveLocationHandler(store))
  if (settings.mocks) {
    app.post(routePaths.send, requireLoopbackHost, requireJsonType, limitBody, createSendHandler(store))
    app.get(routePaths.location, requireLoopbackHost, sendSampleLocation)
    app.get(routePaths.inbox, requireLoopbackHost, setInboxPolicy, createInboxHandler(store))
  }
  app.notFound(c => sendError(c, 404, 'There is nothing at this address.'))
  app.onError((error, c) => {
    log('error', 'request-failed', { code: toCode(error) })
    return sendError(c, 500, 'The service failed.')
  })
  return app
}
