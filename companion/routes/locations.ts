import type { Context } from 'hono'
import { z } from 'zod'
import { refuse, refuseForNow } from '../refusal'
import type { Store } from '../store/open-store'
import { parseJsonBody } from './json-body'

/** The lookup services differ in every key but agree on an object; the site adds the time. */
const locationRecord = z.looseObject({ timestamp: z.iso.datetime({ offset: true }) })

/** A made-up answer of a geolocation service; the address is one of those reserved for documentation. */
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

/** `POST /save-location`: keeps the lookup answer with its `timestamp`. */
export function answerSaveLocation(store: Store) {
  return async (c: Context) => {
    const body = await parseJsonBody(c)
    if (!body.ok) return refuse(c, 400, 'The request body is not valid JSON.')
    if (!locationRecord.safeParse(body.value).success) {
      return refuse(c, 400, "The request body must be an object with an ISO 'timestamp'.")
    }
    const outcome = await store.saveLocation(body.text)
    return outcome.ok ? c.json({ ok: true }) : refuseForNow(c)
  }
}

/** `GET /location`: stands in for the geolocation service. */
export function answerSampleLocation(c: Context) {
  return c.json(SAMPLE_LOCATION)
}
