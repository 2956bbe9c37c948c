/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { type BuiltApp, buildApp } from './companion-parts'

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp()
})
afterEach(() => built.close())

async function visit(query: string) {
  const response = await built.app.request(`/visitors${query}`)
  return { status: response.status, body: await response.json() }
}

describe('GET /visitors', () => {
  it('counts an id once, whatever its case, and reads without counting when none is given', async () => {
    expect(await visit('')).toEqual({ status: 200, body: { count: 0 } })
    const id = randomUUID()
    expect((await visit(`?visit=${id}`)).body).toEqual({ count: 1 })
    expect((await visit(`?visit=${id.toUpperCase()}`)).body).toEqual({ count: 1 })
    expect((await visit('')).body).toEqual({ count: 1 })
    expect((await visit(`?visit=${randomUUID()}`)).body).toEqual({ count: 2 })
  })

  it.each(['', '1', 'x'.repeat(36), `${randomUUID()}0`, '%00'])('refuses the id %p with a JSON error', async id => {
    const { status, body } = await visit(`?visit=${id}`)
    expect(status).toBe(400)
    expect(body).toEqual({ error: "The parameter 'visit' must be a UUID." })
    expect((await visit('')).body).toEqual({ count: 0 })
  })
})
