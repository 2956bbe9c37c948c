import { parseArgs } from 'node:util'
import type { MailSettings } from '@/lib/contact/mail-provider'
import { keepInOutbox, readOutbox } from '@/lib/contact/outbox'
import type { Mail } from '@/lib/contact/parameters'
import { sendKept, sendWaiting } from '@/lib/contact/send-pending'
import { startHostileEndpoint } from '@/scripts/bench/servers/hostile-mail-endpoint'

// `npm run bench:leads`: sends leads through the real outbox, mail provider and mail client to a hostile endpoint on
// loopback. It fails if a lead is neither stored nor in the outbox, or if a visitor was told that an unstored lead was
// sent.

/** How many leads are sent at the same time. */
const CONCURRENT_VISITORS = 25

const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '300' },
    /** How often the outbox is sent again afterwards. */
    reconnects: { type: 'string', default: '5' },
    'try-limit-ms': { type: 'string', default: '300' },
    'retry-delay-ms': { type: 'string', default: '20' },
    seed: { type: 'string', default: '7' },
  },
})

async function main() {
  const leads = Number(options.leads)
  const timing = {
    tries: 3,
    tryLimitMs: Number(options['try-limit-ms']),
    retryDelayMs: Number(options['retry-delay-ms']),
  }
  const endpoint = await startHostileEndpoint(Number(options.seed))
  // The provider's client reads location.pathname and needs nothing else from a browser.
  Object.assign(globalThis, { location: { pathname: '/' } })
  const settings = createSettings(endpoint.origin)
  const shownAsSent = new Set<string>()
  // The site logs every failed attempt, which would flood the output.
  console.error = () => undefined

  function note(leadId: string, isAccepted: boolean) {
    if (isAccepted) shownAsSent.add(leadId)
  }

  async function submit(number: number) {
    const leadId = `lead-${number}`
    const mail: Mail = { kind: 'lead', params: { from_email: 'a@b.example', mobile: '98', name: 'A', lead_id: leadId } }
    keepInOutbox(mail)
    note(leadId, (await sendKept(settings, mail, timing)).ok)
  }

  /** Prints one line of counts and returns how many leads were lost or wrongly shown as sent. */
  function report(moment: string) {
    const stored = new Set(endpoint.mails)
    const waiting = new Set(readOutbox().map(({ params }) => params.lead_id))
    const unconfirmed = [...shownAsSent].filter(leadId => !stored.has(leadId)).length
    const lost = leads - new Set([...stored, ...waiting]).size
    const counts = {
      stored: stored.size,
      'shown as sent': shownAsSent.size,
      'in outbox': waiting.size,
      duplicates: endpoint.mails.length - stored.size,
      lost,
      'shown as sent but not stored': unconfirmed,
    }
    const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
    console.log(moment.padEnd(20), parts.join(' · '))
    return lost + unconfirmed
  }

  const startedAt = performance.now()
  await withVisitors(Array.from({ length: leads }, (_, number) => () => submit(number)))
  let problems = report(`${leads} leads submitted`)
  for (let reconnect = 1; reconnect <= Number(options.reconnects) && readOutbox().length > 0; reconnect++) {
    // Each lead belongs to a different visitor, so they are sent independently.
    const tasks = readOutbox().map(mail => async () => {
      note(mail.params.lead_id, await sendWaiting(settings, mail, timing))
    })
    await withVisitors(tasks)
    problems += report(`reconnect ${reconnect}`)
  }
  endpoint.stop()
  const faults = Object.entries(endpoint.faults).map(([fault, count]) => `${fault} ${count}`)
  console.log(`requests by fault: ${faults.join(', ')}`)
  console.log(
    `${((performance.now() - startedAt) / 1000).toFixed(1)} s; each attempt was limited to ${timing.tryLimitMs} ms`,
  )
  process.exit(problems > 0 ? 1 : 0)
}

/** Runs the tasks, {@link CONCURRENT_VISITORS} at a time. */
async function withVisitors(tasks: (() => Promise<void>)[]) {
  const waiting = tasks.values()
  const runWaiting = async () => {
    for (const task of waiting) await task()
  }
  await Promise.all(Array.from({ length: CONCURRENT_VISITORS }, runWaiting))
}

function createSettings(origin: string): MailSettings {
  return {
    publicKey: 'bench',
    serviceId: 'bench',
    templates: { lead: 'lead', message: 'message', newsletter: null },
    origin,
    blockList: [],
    throttleMs: 0,
    blockHeadless: false,
  }
}

void main()
