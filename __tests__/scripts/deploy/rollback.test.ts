/** @jest-environment node */
import { rm } from 'node:fs/promises'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'
import { type Store, startStore } from '@/scripts/bench/servers/faulty-store'
import { writeSiteFolder } from '@/scripts/bench/trial-site'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import { toSmallSite } from './small-site'

/** Requests wait when the machine is busy. */
jest.setTimeout(60_000)

let store: Store
let secondDeployed: Awaited<ReturnType<Store['save']>>
const folders: string[] = []
const lines: string[] = []

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  store = await startStore()
  for (const version of ['v1', 'v2']) folders.push(await writeSiteFolder(toSmallSite(version)))
  for (const folder of folders) await deployFolder(folder, toOptions())
  secondDeployed = await store.save()
})

beforeEach(async () => {
  lines.length = 0
  await secondDeployed.restore()
})

afterAll(async () => {
  await secondDeployed.forget()
  await store.stop()
  for (const folder of folders) await rm(folder, { recursive: true })
})

const toOptions = () => ({ bucket: store.open(), print: (line: string) => void lines.push(line), breakLock: true })

/** Cuts every request from the first of this kind on, as if the process had been killed. */
function cutFrom(isFirst: (sent: { method: string; path: string }) => boolean) {
  let isDead = false
  store.proxy.fault = sent => {
    isDead ||= isFirst(sent)
    return isDead ? { status: 400, code: 'Cut' } : null
  }
}

describe('a rollback that is killed', () => {
  it.each<[string, (sent: { method: string; path: string }) => boolean, RegExp]>([
    [
      'before its record was written',
      ({ method, path }) => method === 'PUT' && path.includes('site.json'),
      /^Rolling back to/,
    ],
    [
      'after its record was written',
      ({ method, path }) => method === 'DELETE' && path.includes('/kept/'),
      /^Continuing the interrupted rollback to the site of \d{4}/,
    ],
    [
      'while it gives its lock back',
      ({ method, path }) => method === 'DELETE' && path.includes('lock.json'),
      /^Continuing the interrupted rollback/,
    ],
  ])('goes on as a rollback when it is run again: %s', async (_when, isFirst, line) => {
    cutFrom(isFirst)
    await rollBack(toOptions()).catch(() => {})
    store.proxy.fault = () => null
    lines.length = 0
    await rollBack({ ...toOptions(), dryRun: true })
    await rollBack(toOptions())
    expect(lines.filter(text => line.test(text))).toHaveLength(2)
    expect((await store.visit('/products')).text).toContain('v1')
    expect([...(await store.open().list('.deploy/')).keys()].filter(key => !key.includes('/kept/'))).toEqual([
      '.deploy/site.json',
    ])

    await rollBack(toOptions())
    expect((await store.visit('/products')).text).toContain('v2')
  })

  it('can be followed by a deploy instead', async () => {
    cutFrom(({ method, path }) => method === 'DELETE' && path.includes('/kept/'))
    await expect(rollBack(toOptions())).rejects.toThrow()
    store.proxy.fault = () => null
    await deployFolder(folders[1] ?? '', toOptions())
    expect((await store.visit('/products')).text).toContain('v2')
    await rollBack(toOptions())
    expect((await store.visit('/products')).text).toContain('v1')
  })
})
