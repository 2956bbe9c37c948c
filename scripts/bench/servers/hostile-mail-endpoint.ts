import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How many percent of the requests meet each fault. The others are stored and acknowledged. */
const FAULTS = {
  dropped: 25,
  'response lost': 15,
  hanging: 10,
  'status 429': 10,
  'status 500': 10,
  'portal page': 5,
} as const

/**
 * Starts an unreliable mail provider on loopback. `mails` lists the lead_id of every stored message, duplicates
 * included; `faults` counts the requests by fault.
 */
export async function startHostileEndpoint(seed: number) {
  const random = createRandom(seed)
  const mails: string[] = []
  const faults: Record<string, number> = {}

  function drawFault() {
    let point = random() * 100
    for (const [fault, share] of Object.entries(FAULTS)) {
      point -= share
      if (point < 0) return fault
    }
    return 'none'
  }

  function respond(response: ServerResponse, leadId: string) {
    const fault = drawFault()
    faults[fault] = (faults[fault] ?? 0) + 1
    if (fault === 'none' || fault === 'response lost') mails.push(leadId)
    if (fault === 'none') return response.end('OK')
    if (fault === 'dropped' || fault === 'response lost') return response.destroy()
    if (fault === 'portal page') return response.end('<html>Log in to the guest network</html>')
    if (fault === 'hanging') return response
    return response.writeHead(fault === 'status 429' ? 429 : 500).end('Try later')
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => respond(response, JSON.parse(body).template_params.lead_id))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function stop() {
    server.closeAllConnections()
    server.close()
  }

  return { origin: `http://127.0.0.1:${port}`, mails, faults, stop }
}

/** A seeded random number generator (mulberry32), so that every run draws the same faults in the same order. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
