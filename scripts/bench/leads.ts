import { parseArgs } from 'node:util'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { keepInOutbox, readOutbox } from '@/lib/contact/outbox'
import type { Mail } from '@/lib/contact/parameters'
import { sendSubmitted, sendWaiting } from '@/lib/contact/send-pending'
import { startHostileEndpoint } from '@/scripts/bench/servers/hostile-mail-endpoint'

// Leads through the real outbox, adapter and the provider's real client to a hostile endpoint on loopback: `npm run bench:leads`.
// It counts what arrived, what the visitor was told and what waits in the outbox, and fails if a lead was lost or a lie was told.
/** Leads on their way at the same time. */
const VISITORS = 25

const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '300' },
    /** How often the connection returns afterwards. */
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
  // The client reads the page's path; it needs nothing else of a browser.
  Object.assign(globalThis, { location: { pathname: '/' } })
  const settings = createSettings(endpoint.origin)
  const shown = new Set<string>()
  // Every failure is logged, as in a visitor's browser.
  console.error = () => undefined

  function note(leadId: string, isAccepted: boolean) {
    if (isAccepted) shown.add(leadId)
  }

  async function submit(number: number) {
    const leadId = `lead-${number}`
    const mail: Mail = { kind: 'lead', params: { from_email: 'a@b.example', mobile: '98', name: 'A', lead_id: leadId } }
    keepInOutbox(mail)
    note(leadId, await sendSubmitted(settings, mail, timing))
  }

  /** Prints one line and returns how many leads were lost or shown as sent without being stored. */
  function report(moment: string) {
    const stored = new Set(endpoint.mails)
    const waiting = new Set(readOutbox().map(({ leadId }) => leadId))
    const lies = [...shown].filter(leadId => !stored.has(leadId)).length
    const lost = leads - new Set([...stored, ...waiting]).size
    const counts = {
      stored: stored.size,
      'shown as sent': shown.size,
      'in outbox': waiting.size,
      duplicates: endpoint.mails.length - stored.size,
      lost,
      'sent but not stored': lies,
    }
    const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
    console.log(moment.padEnd(20), words.join(' · '))
    return lost + lies
  }

  const startedAt = performance.now()
  await withVisitors(Array.from({ length: leads }, (_, number) => () => submit(number)))
  let problems = report(`${leads} leads submitted`)
  for (let reconnect = 1; reconnect <= Number(options.reconnects) && readOutbox().length > 0; reconnect++) {
    // Every lead is another visitor's, on a device of its own.
    const tasks = readOutbox().map(({ leadId, kind, params }) => async () => {
      note(leadId, await sendWaiting(settings, { kind, params }, timing))
    })
    await withVisitors(tasks)
    problems += report(`reconnect ${reconnect}`)
  }
  endpoint.stop()
  const faults = Object.entries(endpoint.met).map(([fault, count]) => `${fault} ${count}`)
  console.log(`requests by fault: ${faults.join(', ')}`)
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s; a try was limited to ${timing.tryLimitMs} ms`)
  process.exit(problems > 0 ? 1 : 0)
}

/** Runs the tasks with as many at a time as there are visitors. */
async function withVisitors(tasks: (() => Promise<void>)[]) {
  const waiting = tasks.values()
  const runWaiting = async () => {
    for (const task of waiting) await task()
  }
  await Promise.all(Array.from({ length: VISITORS }, runWaiting))
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
