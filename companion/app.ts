import { Hono } from 'hono'
import { limitRate } from './gates/limit-rate'
import {
  forbidCaching,
  limitBody,
  logRequests,
  requireJsonType,
  requireLoopbackHost,
  requireOrigin,
  setSecureHeaders,
  shareWith,
} from './gates/request-gates'
import type { Log } from './log'
import { refuse } from './refusal'
import { answerHealth } from './routes/health'
import { answerInbox, setInboxPolicy } from './routes/inbox-page'
import { answerSampleLocation, answerSaveLocation } from './routes/locations'
import { answerSend } from './routes/mock-send'
import { routePaths } from './routes/route-paths'
import { answerVisitors } from './routes/visitors'
import type { Settings } from './settings'
import type { Store } from './store/open-store'
import { toCode } from './store/outcome'

type AppParts = { store: Store; settings: Settings; log: Log; now: () => number }

/** The whole service without its port: what it answers to a request. `now` is in ms since 1970. */
export function createApp({ store, settings, log, now }: AppParts) {
  const app = new Hono()
  if (settings.log === 'requests') app.use(logRequests(log, now))
  app.use(setSecureHeaders, forbidCaching)
  app.get(routePaths.health, answerHealth(store))
  app.use(requireOrigin(settings.origins), shareWith(settings.origins), limitRate(settings))
  app.get(routePaths.visitors, answerVisitors(store))
  app.post(routePaths.saveLocation, requireJsonType, limitBody, answerSaveLocation(store))
  if (settings.mocks) {
    app.post(routePaths.send, requireLoopbackHost, requireJsonType, limitBody, answerSend(store))
    app.get(routePaths.location, requireLoopbackHost, answerSampleLocation)
    app.get(routePaths.inbox, requireLoopbackHost, setInboxPolicy, answerInbox(store))
  }
  app.notFound(c => refuse(c, 404, 'There is nothing at this address.'))
  app.onError((error, c) => {
    log('error', 'request-failed', { code: toCode(error) })
    return refuse(c, 500, 'The service failed.')
  })
  return app
}
