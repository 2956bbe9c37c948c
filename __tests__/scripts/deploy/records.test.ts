/** @jest-environment node */
import { rm } from 'node:fs/promises'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'
import { type Store, startStore } from '@/scripts/bench/servers/faulty-store'
import { writeSiteFolder } from '@/scripts/bench/trial-site'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import { explainError } from '@/scripts/deploy/explain-error'
import { toSmallSite } from './small-site'

const SITE = '.deploy/site.json'
const PENDING = '.deploy/pending.json'

const print = () => {}
/** Requests wait when the machine is busy. */
jest.setTimeout(60_000)

let store: Store
let folder: string

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  store = await startStore()
  folder = await writeSiteFolder(toSmallSite('v1'))
})

beforeEach(() => store.empty())

afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true })
})

const entry = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  size: 1,
  md5: 'a'.repeat(32),
  sha256: 'b'.repeat(64),
}
const site = { id: '2026-11-21T00-00-00-000Z', at: '2026-11-21T00:00:00.000Z', files: { 'index.html': entry } }
const record = { version: 1, site, previous: null, retired: {} }

const withEntry = (change: object) => ({
  ...record,
  site: { ...site, files: { 'index.html': { ...entry, ...change } } },
})

/** Texts that no deploy wrote, and what the line says of each. */
const STRANGE: [string, unknown, string][] = [
  ['an older record', { version: 1 }, 'its site is wrong'],
  ['a later version', { ...record, version: 2 }, 'its version is wrong'],
  ['null', null, 'it is another kind of file'],
  ['a list', [], 'it is another kind of file'],
  ['a number', 1, 'it is another kind of file'],
  ['a page', '<html>', 'it is another kind of file'],
  ['nothing', '', 'it is another kind of file'],
  ['a site of another type', { ...record, site: [] }, 'its site is wrong'],
  ['files that are a list', { ...record, site: { ...site, files: [] } }, 'its site.files is wrong'],
  ['an entry of null', { ...record, site: { ...site, files: { a: null } } }, 'its site.files.a is wrong'],
  ['a number as hash', withEntry({ md5: 1 }), 'its site.files.index.html.md5 is wrong'],
  ['a size of less than nothing', withEntry({ size: -1 }), 'its site.files.index.html.size is wrong'],
  ['a header of two lines', withEntry({ type: 'a\nb' }), 'its site.files.index.html.type is wrong'],
  ['an id that leaves its folder', { ...record, site: { ...site, id: '../../x' } }, 'its site.id is wrong'],
  ['a time that is none', { ...record, retired: { a: 'soon' } }, 'its retired.a is wrong'],
  ['a private key', { ...record, retired: { [SITE]: site.at } }, 'its retired..deploy/site.json is wrong'],
  ['a key of other letters', { ...record, retired: { '\u202e\u0007\n': 1 } }, 'its retired.??? is wrong'],
  ['a long key', { ...record, retired: { ['k'.repeat(5_000)]: site.at } }, 'its retired.kkk'],
  ['more than a deploy writes', { ...record, more: true }, 'it is another kind of file'],
]

const formatText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

async function expectRefusal(key: string, what: string) {
  for (const run of [
    () => deployFolder(folder, { bucket: store.open(), print }),
    () => rollBack({ bucket: store.open(), print }),
  ]) {
    store.proxy.sent.length = 0
    const said = await run().then(() => 'no error', explainError)
    expect(said).toMatch(/^[\x20-\x7e]{1,300}$/)
    expect(said).toContain(`${key} in the bucket is not what a deploy wrote (${what}`)
    expect(said).toContain('Restore it, or delete it to start afresh.')
    const writes = store.proxy.sent.filter(({ method, path }) => method === 'PUT' && !path.includes('lock.json'))
    expect(writes).toEqual([])
  }
}

describe('a record that no deploy wrote', () => {
  it.each(STRANGE)('is refused in one line by deploy and rollback: %s', async (_name, value, what) => {
    await store.open().putText(SITE, formatText(value))
    await expectRefusal(SITE, what)
  })

  it.each<[string, unknown, string]>([
    ['no keys', { version: 1, id: 'a', kind: 'deploy' }, 'its keys is wrong'],
    ['keys of another type', { version: 1, id: 'a', kind: 'deploy', keys: [1] }, 'its keys.0 is wrong'],
    ['another kind', { version: 1, id: 'a', kind: 'undo', keys: [] }, 'its kind is wrong'],
    ['a page', '<html>', 'it is another kind of file'],
  ])('is refused in one line also of an unfinished deploy: %s', async (_name, value, what) => {
    await store.open().putText(PENDING, formatText(value))
    await expectRefusal(PENDING, what)
  })

  it('can be deleted to start afresh, and what a deploy wrote is taken', async () => {
    await store.open().putText(SITE, '{"version":1}')
    await store.open().remove(SITE)
    expect(await deployFolder(folder, { bucket: store.open(), print })).toMatchObject({ uploaded: 13 })
    await store.open().putText(SITE, formatText(record))
    expect(await deployFolder(folder, { bucket: store.open(), print })).toMatchObject({ deleted: 0 })
  })
})
