import type { Context } from 'hono'
import { z } from 'zod'
import { sendError, sendUnavailable } from '../error-response'
import type { Store } from '../store/open-store'
import { parseJsonBody } from './json-body'

/** Loose, because geolocation services return different keys. Only the timestamp is certain: the site adds it. */
const locationRecord = z.looseObject({ timestamp: z.iso.datetime({ offset: true }) })

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

/** `POST /save-location`: stores the geolocation object in the body, which must have an ISO `timestamp`. */
export function createSaveLocationHandler(store: Store) {
  return async (c: Context) => {
    const body = await parseJsonBody(c)
    if (!body.ok) return sendError(c, 400, 'The request body is not valid JSON.')
    if (!locationRecord.safeParse(body.value).success) {
      return sendError(c, 400, "The request body must be an object with an ISO 'timestamp'.")
    }
    const result = await store.saveLocation(body.text)
    return result.ok ? c.json({ ok: true }) : sendUnavailable(c)
  }
}

/** `GET /location`: mocks the geolocation service with a fixed response. */
export function sendSampleLocation(c: Context) {
  return c.json(SAMPLE_LOCATION)
}
