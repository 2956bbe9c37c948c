/** @jest-environment node */
import { rm } from 'node:fs/promises'
import { startDeployProcess } from '@/scripts/bench/deploy-process'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'
import { type Fault, type Store, startStore } from '@/scripts/bench/servers/faulty-store'
import { writeSiteFolder } from '@/scripts/bench/trial-site'
import { requireFitExport } from '@/scripts/deploy/build-for-deploy'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import { explainError } from '@/scripts/deploy/explain-error'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'
import { PAGES, toSmallSite } from './small-site'

/** Requests wait when the machine is busy. */
jest.setTimeout(60_000)

const print = () => {}
let store: Store
let firstDeployed: Awaited<ReturnType<Store['save']>>
let first: string
let second: string

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  store = await startStore()
  first = await writeSiteFolder(toSmallSite('v1'))
  second = await writeSiteFolder(toSmallSite('v2'))
  await deployFolder(first, { bucket: store.open(), print })
  firstDeployed = await store.save()
})

beforeEach(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  await store.empty()
})

afterAll(async () => {
  await firstDeployed.forget()
  await store.stop()
  for (const folder of [first, second]) await rm(folder, { recursive: true })
})

/** The line a person reads when a deploy of the first site fails. */
async function readLine(bucket = store.open()) {
  return deployFolder(first, { bucket, print }).then(() => 'no error', explainError)
}

/** Pages that do not answer, or whose script does not. */
async function findBrokenPages() {
  const broken: string[] = []
  for (const path of PAGES) {
    const { status, text } = await store.visit(path)
    const script = /src="([^"]+)"/.exec(text)?.[1] ?? ''
    if (status !== 200 || (await store.visit(script)).status !== 200) broken.push(path)
  }
  return broken
}

const refusals: [string, Fault, string][] = [
  ['access is denied', { status: 403, code: 'AccessDenied' }, 'Access denied:'],
  ['the clock is wrong', { status: 403, code: 'RequestTimeTooSkewed' }, "This machine's clock differs"],
  ['the access key is unknown', { status: 403, code: 'InvalidAccessKeyId' }, 'Check AWS_ACCESS_KEY_ID.'],
  ['the secret key is wrong', { status: 403, code: 'SignatureDoesNotMatch' }, 'Check AWS_SECRET_ACCESS_KEY.'],
  ['the session is over', { status: 400, code: 'ExpiredToken' }, 'The credentials have expired.'],
  [
    'the region is wrong',
    { status: 301, code: 'PermanentRedirect', headers: { 'x-amz-bucket-region': 'ap-south-1' } },
    'The bucket is in another region: ap-south-1.',
  ],
  ['the network is cut', 'cut', 'The network failed ('],
]

describe('a deploy that cannot work', () => {
  it.each(refusals)('says in one line that %s, and does nothing', async (_reason, fault, line) => {
    store.proxy.fault = () => fault
    const said = await readLine()
    expect(said).toContain(line)
    expect(said).not.toContain('\n')
    store.proxy.fault = () => null
    expect((await store.open().list('')).size).toBe(0)
  })

  it('says that there is no such bucket', async () => {
    expect(await readLine(store.open('nowhere'))).toContain('There is no such bucket.')
  })

  it('says that there are no credentials', async () => {
    Object.assign(process.env, { AWS_EC2_METADATA_DISABLED: 'true', AWS_SHARED_CREDENTIALS_FILE: '/nowhere' })
    delete process.env.AWS_ACCESS_KEY_ID
    expect(await readLine(openS3Bucket({ bucket: 'site', endpoint: store.endpoint }))).toContain('No credentials.')
  })

  it('says that a folder is no export', async () => {
    const empty = await writeSiteFolder({ 'index.html': 'x' })
    await expect(deployFolder(empty, { bucket: store.open(), print })).rejects.toThrow('it has no 404.html')
    await rm(empty, { recursive: true })
  })
})

it('refuses a file that would be cached for a year under a name that does not change', async () => {
  const folder = await writeSiteFolder({ ...toSmallSite('v1'), 'pictures/logo.png': 'x' })
  await expect(deployFolder(folder, { bucket: store.open(), print })).rejects.toThrow('pictures/logo.png: would be')
  await rm(folder, { recursive: true })
})

describe('an export with local settings', () => {
  it.each(['http://localhost:5000/visitors', 'http://127.0.0.1:3000', 'sample-public-key'])(
    'is refused: %s',
    async text => {
      const folder = await writeSiteFolder({ '404.html': '', 'index.html': '', '_next/static/a.js': `send('${text}')` })
      const lines: string[] = []
      await expect(requireFitExport(folder, line => lines.push(line))).rejects.toThrow('nothing was uploaded')
      expect(lines[0]).toContain('_next/static/a.js: contains the local setting')
      await rm(folder, { recursive: true })
    },
  )
})

const midway: [string, Fault, string, boolean][] = [
  ['the network is cut', 'cut', 'The network failed (', true],
  ['the right to write is withdrawn', { status: 403, code: 'AccessDenied' }, 'Access denied:', true],
  ['the credentials expire', { status: 400, code: 'ExpiredToken' }, 'The credentials have expired.', true],
  ['one file is refused', { status: 400, code: 'BadDigest' }, 'A file arrived damaged.', false],
]

describe('a deploy that fails half way', () => {
  it.each(midway)(
    'says in one line that %s, and leaves the old site whole',
    async (_what, fault, line, isForGood) => {
      await firstDeployed.restore()
      const lines: string[] = []
      let isBroken = false
      store.proxy.fault = ({ method, path }) => {
        const isHit = method === 'PUT' && path.startsWith('/site/product/')
        isBroken ||= isHit
        return isHit || (isBroken && isForGood) ? fault : null
      }
      const options = { bucket: store.open(), print: (text: string) => lines.push(text) }
      const said = await deployFolder(second, options).then(() => 'no error', explainError)
      expect(said).toContain(line)
      expect(said).not.toContain('\n')
      expect(lines.some(text => text.includes('add --break-lock'))).toBe(isForGood)

      store.proxy.fault = () => null
      expect(await findBrokenPages()).toEqual([])
      await deployFolder(second, { ...options, breakLock: isForGood })
      expect((await store.visit('/about-us')).text).toContain('v2')
    },
    30_000,
  )
})

describe('a deploy whose process is killed', () => {
  it('leaves the old site whole, can be completed, and rolled back', async () => {
    await firstDeployed.restore()
    const deploy = startDeployProcess(store.endpoint)
    store.proxy.fault = ({ method, path }) => {
      if (method === 'PUT' && path.startsWith('/site/about-us')) deploy.kill()
      return null
    }
    deploy.deploy(second)
    expect(await deploy.ended).toBe('SIGKILL')
    await store.settle()
    store.proxy.fault = () => null
    expect(await findBrokenPages()).toEqual([])
    await expect(deployFolder(second, { bucket: store.open(), print })).rejects.toThrow('Another deploy is running')
    await deployFolder(second, { bucket: store.open(), print, breakLock: true })
    expect((await store.visit('/about-us')).text).toContain('v2')
    await rollBack({ bucket: store.open(), print })
    expect((await store.visit('/about-us')).text).toContain('v1')
  }, 180_000)
})
