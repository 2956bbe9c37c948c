/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { buildSend, makeFolder, postJson } from './companion-parts'
import { spawnCompanion } from './companion-process'

jest.setTimeout(60_000)

let temporary: Awaited<ReturnType<typeof makeFolder>>
let started: ReturnType<typeof spawnCompanion>[] = []

beforeEach(async () => {
  temporary = await makeFolder()
})
afterEach(async () => {
  for (const { child, exited } of started) {
    child.kill('SIGKILL')
    await exited
  }
  started = []
  await temporary.remove()
})

function start(env: Record<string, string> = {}, fileBlocks?: number) {
  const own = { COMPANION_DATABASE_URL: `file:${temporary.folder}/companion.db` }
  const companion = spawnCompanion({ ...own, ...env }, fileBlocks)
  started.push(companion)
  return companion
}

async function readCount(url: string) {
  return (await (await fetch(`${url}/visitors`)).json()).count
}

describe('the process', () => {
  it('has every acknowledged visit and message, once, after kill -9 in mid-load', async () => {
    const env = { COMPANION_MOCKS: 'on', COMPANION_RATE_PER_MINUTE: '1000000' }
    const first = start(env)
    const firstUrl = await first.listening
    const acknowledged = { visits: new Set<string>(), leads: new Set<string>() }
    const sent = { visits: 0, leads: 0 }
    let isUp = true

    async function load(client: number) {
      while (isUp) {
        const visit = randomUUID()
        const lead = `lead-${client}-${sent.leads++}`
        sent.visits++
        try {
          if ((await fetch(`${firstUrl}/visitors?visit=${visit}`)).ok) acknowledged.visits.add(visit)
          const reply = await fetch(`${firstUrl}/api/v1.0/email/send`, postJson(buildSend({ lead_id: lead })))
          if ((await reply.text()) === 'OK') acknowledged.leads.add(lead)
        } catch {
          return
        }
      }
    }

    const clients = Array.from({ length: 16 }, (_, client) => load(client))
    while (acknowledged.visits.size < 100) await new Promise(resolve => setTimeout(resolve, 5))
    first.child.kill('SIGKILL')
    await first.exited
    isUp = false
    await Promise.all(clients)

    const url = await start(env).listening
    const total = await readCount(url)
    expect(total).toBeGreaterThanOrEqual(acknowledged.visits.size)
    expect(total).toBeLessThanOrEqual(sent.visits)
    // Asking again for each acknowledged visit counts none of them: all are there.
    for (const visit of acknowledged.visits) await fetch(`${url}/visitors?visit=${visit}`)
    expect(await readCount(url)).toBe(total)
    const kept = (await (await fetch(`${url}/inbox`)).text()).match(/<title>Inbox \((\d+)\)/)?.[1]
    expect(Number(kept)).toBeGreaterThanOrEqual(acknowledged.leads.size)
    for (const lead of acknowledged.leads) {
      await fetch(`${url}/api/v1.0/email/send`, postJson(buildSend({ lead_id: lead })))
    }
    expect(await (await fetch(`${url}/inbox`)).text()).toContain(`<title>Inbox (${kept})`)
  })

  it('has every acknowledged message after a full disk, and says so while it is full', async () => {
    const env = { COMPANION_MOCKS: 'on', COMPANION_RATE_PER_MINUTE: '1000000' }
    const full = start(env, 600)
    const fullUrl = await full.listening
    let acknowledged = 0
    for (let sent = 0; ; sent++) {
      const lead = buildSend({ lead_id: `lead-${sent}`, message: 'x'.repeat(20_000) })
      const { status } = await fetch(`${fullUrl}/api/v1.0/email/send`, postJson(lead))
      if (status === 200) acknowledged++
      // SQLite may find room once more when it moves its log into the file.
      else if ((await fetch(`${fullUrl}/health`)).status === 503) break
    }
    expect(acknowledged).toBeGreaterThan(0)
    expect((await fetch(`${fullUrl}/visitors`)).status).toBe(503)
    full.child.kill('SIGKILL')
    await full.exited

    const url = await start(env).listening
    expect((await fetch(`${url}/health`)).status).toBe(200)
    expect(await (await fetch(`${url}/inbox`)).text()).toContain(`<title>Inbox (${acknowledged})`)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('answers what is under way and ends with 0 on %s', async signal => {
    const companion = start()
    const url = await companion.listening
    const answers = Array.from({ length: 20 }, () => fetch(`${url}/visitors?visit=${randomUUID()}`))
    await Promise.race(answers)
    companion.child.kill(signal)
    companion.child.kill(signal)
    expect(await companion.exited).toBe(0)
    const done = (await Promise.allSettled(answers)).filter(({ status }) => status === 'fulfilled').length
    expect(await readCount(await start().listening)).toBeGreaterThanOrEqual(done)
    expect(companion.lines.at(-1)).toContain('"event":"stopped"')
  })

  it('refuses a body of 10 MB and goes on', async () => {
    const url = await start().listening
    const large = await fetch(`${url}/save-location`, postJson('x'.repeat(10_000_000))).then(
      response => response.status,
      () => 'connection closed',
    )
    expect([413, 'connection closed']).toContain(large)
    expect(await readCount(url)).toBe(0)
  })

  it.each([
    [{ COMPANION_PORT: 'five' }, 'COMPANION_PORT must be a whole number from 0 to 65535'],
    [
      { COMPANION_DATABASE_URL: 'file:companion' },
      'COMPANION_DATABASE_URL cannot be opened: it is a folder, or its folder is not writable; ' +
        'choose a writable file path (SQLITE_CANTOPEN)',
    ],
    [
      { COMPANION_DATABASE_URL: 'file:/dev/null/folder/a.db' },
      'COMPANION_DATABASE_URL cannot be opened: part of its path is a file, not a folder; correct the path (ENOTDIR)',
    ],
  ])('does not start with %j and says why in one line', async (env, reason) => {
    const companion = start(env)
    expect(await companion.exited).toBe(1)
    expect(companion.lines).toEqual([`The companion service did not start: ${reason}`])
  })

  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const companion = start({ COMPANION_PORT: port })
    expect(await companion.exited).toBe(1)
    expect(companion.lines.at(-1)).toContain('cannot listen on COMPANION_HOST and COMPANION_PORT (EADDRINUSE)')
    other.close()
  })

  it('warns of a setting that it does not know', async () => {
    const companion = start({ COMPANION_ORIGIN: 'https://example.com' })
    await companion.listening
    expect(companion.lines.join()).toContain('"event":"unknown-setting","name":"COMPANION_ORIGIN"')
  })
})
