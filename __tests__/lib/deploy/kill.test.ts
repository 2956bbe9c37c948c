/** @jest-environment node */
import { rm } from 'node:fs/promises'
import { deployFolder } from '@/lib/deploy/deploy-site'
import { LOCAL_STORE_ENV } from '@/scripts/local-store'
import { startDeployProcess } from './deploy-process'
import { toLargeSite, toLargeSitePaths, type Version } from './large-site'
import { minutesLater, type Store, startStore, writeSiteFolder } from './store'

/** Random, but the same in every run, so that a failure can be looked into. */
const SEED = 20261121
const KILLS = 10

const print = () => {}
let store: Store
const folders = {} as Record<Version, string>

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  store = await startStore()
  folders.v1 = await writeSiteFolder(toLargeSite('v1'))
  folders.v2 = await writeSiteFolder(toLargeSite('v2'))
})

afterAll(async () => {
  await store.stop()
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true })
})

/** Numbers from 0 to 1 that look random: a linear congruential generator. */
function* drawNumbers(seed: number) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** One point in each tenth of the deploy, so that no part of it is left out. */
function drawKillPoints(requests: number): number[] {
  const numbers = drawNumbers(SEED)
  return Array.from({ length: KILLS }, (_, index) =>
    Math.ceil(((index + (numbers.next().value ?? 0)) / KILLS) * requests),
  )
}

/** Deploys the second version over the first, from a process that is killed when its request of this number arrives. */
async function deployKilledAt(point: number) {
  await store.empty()
  await deployFolder(folders.v1, { bucket: store.open(), print })
  let requests = 0
  const deploy = startDeployProcess(folders.v2, store.endpoint)
  store.way.fault = () => {
    requests += 1
    if (requests === point) deploy.kill()
    return null
  }
  const signal = await deploy.ended
  await store.settle()
  store.way.fault = () => null
  return { requests, signal }
}

/** What a visitor misses of a version: pages that do not answer, and scripts and styles that an answered page loads in vain. */
async function findMissing(version: Version): Promise<string[]> {
  const missing: string[] = []
  for (const path of toLargeSitePaths(version)) {
    const { status, text } = await store.ask(path)
    if (status !== 200) missing.push(path)
    for (const [, address = ''] of status === 200 ? text.matchAll(/(?:src|href)="([^"]+)"/g) : [])
      if ((await store.ask(address)).status !== 200) missing.push(`${path} loads ${address}`)
  }
  return missing
}

const isLocked = async () => (await store.open().head('.deploy/lock.json')) !== null

/** Completes the deploy as docs/deploy.md says: with `--break-lock`, or once the dead deploy's lock has expired. */
async function complete(isPatient: boolean) {
  const options = { bucket: store.open(), print }
  if (await isLocked()) await expect(deployFolder(folders.v2, options)).rejects.toThrow('Another deploy is running')
  if (!isPatient) return deployFolder(folders.v2, { ...options, breakLock: true })
  store.way.date = minutesLater(6)
  return deployFolder(folders.v2, options)
}

it('a deploy that is killed at ten points leaves the old or the new site whole, and the next one completes it', async () => {
  const { requests, signal } = await deployKilledAt(Number.POSITIVE_INFINITY)
  expect(signal).toBeNull()
  expect(await findMissing('v2')).toEqual([])

  const wholeSites = new Set<string>()
  for (const [index, point] of drawKillPoints(requests).entries()) {
    // A later kill may find the deploy done: requests that run at once do not come in the same number every time.
    expect([point, (await deployKilledAt(point)).signal]).toEqual([point, 'SIGKILL'])
    const missing = { v1: await findMissing('v1'), v2: await findMissing('v2') }
    const whole = (['v1', 'v2'] as const).filter(version => missing[version].length === 0)
    expect({ point, whole, missing }).toMatchObject({ whole: expect.arrayContaining([expect.any(String)]) })
    for (const version of whole) wholeSites.add(version)

    await complete(index % 2 === 0)
    expect(await findMissing('v2')).toEqual([])
    expect(await isLocked()).toBe(false)
    const { uploaded } = await deployFolder(folders.v2, { bucket: store.open(), print })
    expect(uploaded).toBe(0)
  }
  // Both sides of the moment at which the site changes were met.
  expect([...wholeSites].sort()).toEqual(['v1', 'v2'])
}, 300_000)
