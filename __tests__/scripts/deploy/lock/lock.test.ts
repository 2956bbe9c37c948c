/** @jest-environment node */
import { rm } from 'node:fs/promises'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'
import { minutesLater, type Store, startStore } from '@/scripts/bench/servers/faulty-store'
import { writeSiteFolder } from '@/scripts/bench/trial-site'
import { deployFolder } from '@/scripts/deploy/deploy-site'
import { takeLock } from '@/scripts/deploy/lock/take-lock'
import { toSmallSite } from '../small-site'

/** The store's client and Node's sockets need the real ones. */
const EVERY_TIMER_BUT_INTERVALS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const

const LOCK = '.deploy/lock.json'
const THEIRS = JSON.stringify({ id: 'theirs', host: 'desk' })

/** Requests wait when the machine is busy. */
jest.setTimeout(60_000)

let store: Store
let firstDeployed: Awaited<ReturnType<Store['save']>>
let first: string
let second: string
const lines: string[] = []
const print = (line: string) => void lines.push(line)

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  store = await startStore()
  first = await writeSiteFolder(toSmallSite('v1'))
  const { 'about-us.html': _gone, ...rest } = toSmallSite('v2')
  second = await writeSiteFolder(rest)
  await deploy()
  firstDeployed = await store.save()
})

beforeEach(async () => {
  lines.length = 0
  await store.empty()
})

afterEach(() => jest.restoreAllMocks())

afterAll(async () => {
  await firstDeployed.forget()
  await store.stop()
  for (const folder of [first, second]) await rm(folder, { recursive: true })
})

const deploy = (folder = first, breakLock = false) => deployFolder(folder, { bucket: store.open(), print, breakLock })

function setLocalClock(minutesFast: number) {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + minutesFast * 60_000)
}

describe('a lock that somebody holds', () => {
  it('refuses a second deploy, unless it is told to break the lock', async () => {
    await store.open().putText(LOCK, THEIRS)
    await expect(deploy()).rejects.toThrow(
      /started on desk, alive at \d{4}-.+Z by the store's clock\. If it is dead, wait 5 minutes or add --break-lock\.$/,
    )
    expect([...(await store.open().list('')).keys()]).toEqual([LOCK])
    expect(await deploy(first, true)).toMatchObject({ uploaded: 13 })
  })

  it.each([6, 15, 600, -15])('is not taken by a clock that is %i minutes fast', async minutes => {
    await store.open().putText(LOCK, THEIRS)
    setLocalClock(minutes)
    await expect(deploy()).rejects.toThrow('Another deploy is running')
  })

  it('is taken when the store has seen no life for five minutes, also by a clock that is fifteen minutes slow', async () => {
    await store.open().putText(LOCK, THEIRS)
    setLocalClock(-15)
    store.proxy.date = minutesLater(4)
    await expect(deploy()).rejects.toThrow('Another deploy is running')
    store.proxy.date = minutesLater(6)
    expect(await deploy()).toMatchObject({ uploaded: 13 })
  })

  it('is left for the longest skew of clocks where the store does not tell its time', async () => {
    await store.open().putText(LOCK, THEIRS)
    store.proxy.date = () => null
    setLocalClock(19)
    await expect(deploy()).rejects.toThrow('wait 20 minutes or add --break-lock.')
    setLocalClock(2)
    expect(await deploy()).toMatchObject({ uploaded: 13 })
  })

  it('never expires where the store does not say when it was written', async () => {
    const bucket = store.open()
    await bucket.putText(LOCK, THEIRS)
    const { read } = bucket
    bucket.read = async key => {
      const stored = await read(key)
      return stored && { ...stored, modified: null }
    }
    setLocalClock(600)
    await expect(takeLock(bucket, { breakLock: false, print })).rejects.toThrow(
      'started on desk. If it is dead, add --break-lock.',
    )
  })

  it.each(['null', '{}', '[]', '"x"', '', '<html>', '{"host":"a\\u202eb\\nc"}'])(
    'is honoured whatever it says: %s',
    async text => {
      await store.open().putText(LOCK, text)
      await expect(deploy()).rejects.toThrow('Another deploy is running, started on another machine, alive at')
    },
  )
})

/** The phases of a deploy: an operation of the phase before, and the first that the phase itself writes. */
const PHASES = [
  { phase: 'the record of what will be written', after: 'list ', first: 'putText .deploy/pending.json' },
  { phase: 'the first upload', after: 'copy products.html', first: 'put _next/static/v2.js' },
  { phase: 'the next upload', after: 'put _next/static/v2.js', first: 'put products.txt' },
  { phase: 'the record of the site', after: 'put 404.html', first: 'putText .deploy/site.json' },
  { phase: 'the deletions', after: 'putText .deploy/site.json', first: 'remove about-us.html' },
  { phase: 'the end', after: 'remove about-us.html', first: 'remove .deploy/pending.json' },
]

/** A bucket that writes down what is done with it; `beforeRead` comes before each look at the lock. */
function watchBucket(done: string[], beforeRead: () => Promise<void>) {
  const bucket = store.open()
  for (const name of ['list', 'copy', 'put', 'putText', 'remove'] as const) {
    const operate: (key: string, ...rest: never[]) => unknown = bucket[name]
    Object.assign(bucket, {
      [name]: (key: string, ...rest: never[]) => {
        done.push(`${name} ${key}`)
        return operate(key, ...rest)
      },
    })
  }
  const { read } = bucket
  bucket.read = async key => {
    if (key === LOCK) await beforeRead()
    return read(key)
  }
  return bucket
}

describe('a lock that somebody else has broken', () => {
  it.each(PHASES)('stops the deploy in one line before $phase', async ({ after, first }) => {
    await firstDeployed.restore()
    const done: string[] = []
    let doneBefore = 0
    const bucket = watchBucket(done, async () => {
      if (doneBefore > 0 || !done.includes(after)) return
      doneBefore = done.length
      await store.open().putText(LOCK, THEIRS)
    })
    await expect(deployFolder(second, { bucket, print })).rejects.toThrow(
      /^The lock of this deploy was taken over on desk, alive at .+: stopped before anything more was written\. Run it again when nobody else deploys\.$/,
    )
    expect(done.slice(doneBefore)).toEqual([])
    expect(done).toContain(after)
    expect(done).not.toContain(first)
    expect((await bucket.read(LOCK))?.text).toBe(THEIRS)
  })

  it('stops a deploy whose lock is gone', async () => {
    const bucket = store.open()
    const lock = await takeLock(bucket, { breakLock: false, print })
    await bucket.remove(LOCK)
    await expect(lock.requireHeld()).rejects.toThrow('The lock of this deploy is gone from the bucket: stopped')
  })

  it('is found out by the heartbeat, and theirs is left alone', async () => {
    jest.useFakeTimers({ doNotFake: [...EVERY_TIMER_BUT_INTERVALS] })
    const bucket = store.open()
    const lock = await takeLock(bucket, { breakLock: false, print })
    await bucket.putText(LOCK, THEIRS)
    jest.advanceTimersByTime(61_000)
    jest.useRealTimers()
    await lock.release()
    await expect(lock.requireHeldRecently()).rejects.toThrow('was taken over on desk')
    expect((await bucket.read(LOCK))?.text).toBe(THEIRS)
  })

  it('is found out by the next request after the machine slept', async () => {
    const bucket = store.open()
    const lock = await takeLock(bucket, { breakLock: false, print })
    await bucket.putText(LOCK, THEIRS)
    await lock.requireHeldRecently()
    setLocalClock(3)
    await expect(lock.requireHeldRecently()).rejects.toThrow('was taken over on desk')
  })

  it('is noticed where the store cannot lock, too', async () => {
    store.proxy.locks = false
    const bucket = store.open()
    const lock = await takeLock(bucket, { breakLock: false, print })
    await lock.requireHeld()
    await bucket.putText(LOCK, THEIRS)
    await expect(lock.requireHeld()).rejects.toThrow('was taken over on desk')
  })
})

it('renews its lock with each heartbeat', async () => {
  jest.useFakeTimers({ doNotFake: [...EVERY_TIMER_BUT_INTERVALS] })
  const lock = await takeLock(store.open(), { breakLock: false, print })
  store.proxy.sent.length = 0
  jest.advanceTimersByTime(61_000)
  jest.useRealTimers()
  await lock.release()
  expect(store.proxy.sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET', 'DELETE'])
})

it('notes a rollback although a heartbeat is under way', async () => {
  jest.useFakeTimers({ doNotFake: [...EVERY_TIMER_BUT_INTERVALS] })
  const bucket = store.open()
  const lock = await takeLock(bucket, { breakLock: false, print })
  const { putTextIf } = bucket
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  const heartbeat = new Promise<void>(resolve => {
    bucket.putTextIf = async (...put) => {
      bucket.putTextIf = putTextIf
      resolve()
      await held
      return putTextIf(...put)
    }
  })
  jest.advanceTimersByTime(61_000)
  jest.useRealTimers()
  await heartbeat
  const noted = lock.noteRollback('2026')
  await store.open().read(LOCK)
  letGo()
  await noted
  expect(JSON.parse((await bucket.read(LOCK))?.text ?? '')).toMatchObject({ rollback: '2026' })
})

it('takes its own lock for its own when the client repeats a request whose answer was lost', async () => {
  const bucket = store.open()
  const { putTextIf } = bucket
  bucket.putTextIf = async (key, text, condition) => {
    await putTextIf(key, text, condition)
    return putTextIf(key, text, condition)
  }
  const lock = await takeLock(bucket, { breakLock: false, print })
  await lock.requireHeld()
})

it('lets one of two deploys that start together through', async () => {
  const ends = await Promise.allSettled([deploy(first), deploy(second)])
  expect(ends.map(end => end.status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('says so and goes on where the store cannot lock', async () => {
  store.proxy.locks = false
  await deploy()
  expect(lines[0]).toBe('This store cannot lock: make sure that nobody else deploys at the same time.')
})
