import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { sendUnavailable } from './error-response'
import type { Store, StoredMessage } from './store'

/** The page lists this many messages and states how many there are in all. */
const MAX_SHOWN = 200

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem }
article { margin-block: 1.5rem; padding: 1rem; border: 1px solid; border-radius: 4px; overflow-wrap: anywhere }
h2 { margin: 0 0 .5rem; font-size: 1.125rem }
dl { display: grid; grid-template-columns: minmax(5rem, auto) 1fr; gap: .25rem 1rem; margin: 0 }
dt { font-weight: 600 }
dd { margin: 0; white-space: pre-wrap }
.suspect { font-weight: 700 }
`

/** Forbids scripts and external resources, so that even a message which escaped HTML escaping could do no harm. */
export const setInboxPolicy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: false,
})

/** `GET /inbox`: an HTML page of the messages that the mock mail provider received, newest first, for developers. */
export function createInboxHandler(store: Store) {
  return async (c: Context) => {
    const result = await store.listMessages(MAX_SHOWN)
    if (!result.ok) return sendUnavailable(c)
    return c.html(renderInbox(result.value))
  }
}

function renderInbox({ total, messages }: { total: number; messages: StoredMessage[] }) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Inbox (${total})</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>Inbox</h1>
          <p>${formatSummary(total, messages.length)}</p>
          ${messages.map(renderMessage)}
        </main>
      </body>
    </html>`
}

function formatSummary(total: number, shown: number) {
  if (total === 0) return 'No messages yet. Send a form on the site and reload this page.'
  const count = total === 1 ? '1 message' : `${total} messages`
  return shown < total ? `${count}, the newest ${shown} shown.` : `${count}, newest first.`
}

function renderMessage({ receivedAt, params }: StoredMessage) {
  const time = new Date(receivedAt).toISOString()
  const isLikelySpam = params.suspect === 'yes'
  return html`<article>
    <h2>Received <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></h2>
    ${isLikelySpam ? html`<p class="suspect">suspect: yes (the hidden field was filled in, most often by a robot)</p>` : ''}
    <dl>
      ${Object.entries(params).map(([name, value]) => html`<dt>${name}</dt><dd dir="auto">${String(value)}</dd>`)}
    </dl>
  </article>`
}
