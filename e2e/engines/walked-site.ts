import { startOwnSite } from '../support/own-site'

/** The responses of the companion and of the geolocation service (`/location`) by path, when all is well. */
export const SERVICE_ANSWERS: Readonly<Record<string, string>> = {
  '/visitors': '{"count":1234}',
  '/location': '{"country":"IN"}',
  '/save-location': '{"ok":true}',
}

/** The path of the mail provider, which the site's own origin stands in for. */
const MAIL = '/api/v1.0/email/send'

/** The site that a walker (walker.ts) goes through page by page, in every engine. */
export type WalkedSite = Awaited<ReturnType<typeof startWalkedSite>>

/**
 * Serves the local export with the responses of these services, and with those of the mail provider, which a test can
 * set. The server does it, because not every driver can intercept requests.
 */
export async function startWalkedSite() {
  const { origin, replaced, stop } = await startOwnSite()
  for (const [path, text] of Object.entries(SERVICE_ANSWERS)) replaced.set(path, { type: 'application/json', text })
  /** Sets how the mail provider responds from now on. */
  function answerMail(status: 200 | 400) {
    replaced.set(MAIL, { type: 'text/html', text: status === 200 ? 'OK' : 'Refused', status })
  }
  return { origin, answerMail, stop }
}
