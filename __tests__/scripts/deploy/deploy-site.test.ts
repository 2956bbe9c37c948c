/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkExport } from '@/scripts/checks/export/check-export'
import { openBucket } from '@/scripts/deploy/bucket'
import { type DeployOptions, deploySite } from '@/scripts/deploy/deploy-site'
import { explainError } from '@/scripts/deploy/explain-error'
import { type Fault, LOCAL_STORE_ENV, refuse, startLocalStore } from './local-store'

/** Requests wait when the machine is busy, and the client repeats those that fail. */
jest.setTimeout(60_000)

const HOUR_MS = 60 * 60 * 1000
const START = Date.parse('2026-11-21T00:00:00Z')
const LOCK = '.deploy/lock'
const MANIFEST = '.deploy/manifest.json'
const THEIRS = 'desk at 2026-11-21T00:00:00.000Z'

/** The keys of the pages of every version. */
const PAGES = ['index.html', 'products', 'products.html', 'product/x', 'product/x.html', 'about-us', 'about-us.html']

let store: Awaited<ReturnType<typeof startLocalStore>>
let bucket: DeployOptions['bucket']
let folder: string
let lines: string[]

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  store = await startLocalStore()
  bucket = openBucket(store.bucket, store.endpoint)
})

beforeEach(() => store.empty())

afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true })
})

/** The keys in the bucket of a site of one version: ten, and a second one for each of three pages. */
const ALL = 13

/** A site of a few pages; each loads a script, which belongs to one version. */
function createSite(version: string, words = 'Machines'): Record<string, string> {
  const page = (title: string) => `<title>${title}</title><script src="/_next/static/${version}.js"></script>`
  return {
    'index.html': page('Home'),
    'products.html': page(words),
    'products.txt': `payload ${version}`,
    'product/x.html': page('X'),
    'product/__next.product.$d$slug.__PAGE__.txt': `slug payload ${version}`,
    'about-us.html': page('About'),
    '404.html': page('Page not found'),
    'sw.js': `worker ${version}`,
    'pictures/a-1234abcd-640.avif': 'picture',
    [`_next/static/${version}.js`]: `run('${version}')`,
    // No deployment uploads these two.
    _headers: '/*',
    'index.html.br': 'twin',
  }
}

/** Deploys files, text by path, this many hours after the start. */
async function deploy(
  site: Record<string, string>,
  { hours = 0, ...more }: Partial<DeployOptions & { hours: number }> = {},
) {
  await rm(folder, { recursive: true })
  for (const [path, text] of Object.entries(site)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  lines = []
  store.sent = []
  const now = new Date(START + hours * HOUR_MS)
  return deploySite(folder, { bucket, print: line => void lines.push(line), now, ...more })
}

/** Deploys, and returns the line that the operator reads when it fails. */
const explainFailure = (site = createSite('v1')) => deploy(site).then(() => 'no error', explainError)

/** The keys of the site that were written since the last deployment began, in their order. */
const listUploads = () => store.sent.flatMap(sent => /^PUT (?!\.deploy)(?<key>.+)/.exec(sent)?.groups?.key ?? [])

const listKeys = async () => [...(await bucket.list()).keys()]

/** The scripts that the pages load; each page and each script must be in the bucket. */
async function readScripts(): Promise<Set<string>> {
  const pages = await Promise.all(PAGES.map(bucket.read))
  const scripts = pages.map(page => /src="\/(?<script>[^"]+)"/.exec(page ?? '')?.groups?.script ?? 'no script')
  expect(await listKeys()).toEqual(expect.arrayContaining(scripts))
  return new Set(scripts)
}

/** Lets the store answer one request with a fault. */
function failAt(request: string, fault = refuse(403, 'AccessDenied')) {
  store.findFault = sent => (sent === request ? fault : null)
}

describe('a first deployment', () => {
  it('uploads hashed files, then other files, then pages under both keys, and the service worker last', async () => {
    expect(await deploy(createSite('v1'))).toEqual({ uploaded: ALL, unchanged: 0, deleted: 0 })
    const stages = [/^(_next|pictures)\//, /\.txt$/, /^(404\.html|index\.html|[^.]+(\.html)?)$/, /^sw\.js$/]
    const order = listUploads().map(key => stages.findIndex(stage => stage.test(key)))
    // Two hashed files, two payloads, eight keys of pages, as two of the five have only one, and the worker.
    expect(order).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3])
    expect(lines).toEqual(['13 to upload (0.0 MB), 0 unchanged, 0 to delete', '  13/13 uploaded, 0.0 MB'])
  })

  it('gives each file its type and cache rule', async () => {
    await deploy(createSite('v1'))
    const readHeaders = async (key: string) => {
      const { headers } = await fetch(`${store.endpoint}/site/${key}`)
      return [headers.get('Content-Type'), headers.get('Cache-Control')]
    }
    expect(await readHeaders('products')).toEqual(['text/html; charset=utf-8', 'public, max-age=0, must-revalidate'])
    expect(await readHeaders('_next/static/v1.js')).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(await readHeaders('sw.js')).toEqual(['text/javascript; charset=utf-8', 'no-cache'])
  })

  it('caches the hashed files of another language for a year, and stores its not-found page under one key', async () => {
    const page = '<title>Home</title>'
    const script = 'hi/_next/static/x/_buildManifest.js'
    const hindi = { 'hi.html': page, 'hi/404.html': page, 'hi/products.html': page, [script]: 'run()' }
    await deploy({ ...createSite('v1'), ...hindi })
    expect((await listKeys()).filter(key => key.startsWith('hi')).toSorted()).toEqual([
      'hi',
      'hi.html',
      'hi/404.html',
      script,
      'hi/products',
      'hi/products.html',
    ])
    const { headers } = await fetch(`${store.endpoint}/site/${script}`)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  it('stores a 3-D model compressed, from which the original can be read, and uploads it once', async () => {
    const site = { ...createSite('v1'), 'models/a-1234abcd.glb': 'part '.repeat(1000) }
    await deploy(site)
    const response = await fetch(`${store.endpoint}/site/models/a-1234abcd.glb`)
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    // Of 5,000 letters.
    expect(Number(response.headers.get('Content-Length'))).toBeLessThan(200)
    expect(await response.text()).toBe('part '.repeat(1000))
    expect(await deploy(site, { hours: 1 })).toMatchObject({ uploaded: 0 })
  })

  it('uploads new pages before a changed page that may link to them', async () => {
    await bucket.put('404.html', 'old')
    await deploy(createSite('v1'))
    expect(listUploads().slice(-2)).toEqual(['404.html', 'sw.js'])
  })
})

describe('a second deployment', () => {
  beforeEach(() => deploy(createSite('v1')))

  it('uploads nothing but the lock if nothing has changed, and only the page with a changed word', async () => {
    expect(await deploy(createSite('v1'), { hours: 1 })).toEqual({ uploaded: 0, unchanged: ALL, deleted: 0 })
    expect(store.sent.filter(sent => !/^GET|lock$/.test(sent))).toEqual([])
    await deploy(createSite('v1', 'Machine'), { hours: 1 })
    expect(listUploads().sort()).toEqual(['products', 'products.html'])
  })

  it('uploads a file with changed headers again, even after an interruption', async () => {
    await bucket.put(MANIFEST, (await bucket.read(MANIFEST))?.replace('no-cache', 'no-store') ?? '')
    failAt('PUT sw.js')
    expect(await explainFailure()).toContain('Access denied')
    store.findFault = () => null
    await deploy(createSite('v1'), { hours: 2 })
    expect(listUploads()).toEqual(['sw.js'])
  })

  it('restores a page that somebody has changed by hand', async () => {
    await bucket.put('products', 'broken')
    expect(await deploy(createSite('v1'), { hours: 1 })).toMatchObject({ uploaded: 1 })
  })

  it('deletes removed pages after all uploads, and removed hashed files a day later', async () => {
    const { 'about-us.html': _gone, ...rest } = createSite('v2')
    expect(await deploy(rest, { hours: 1 })).toMatchObject({ deleted: 2 })
    expect(lines[0]).toContain('2 to delete, 1 hashed files of earlier deploys kept for a day')
    const sent = store.sent.filter(request => !/\.deploy/.test(request))
    const firstDeletion = sent.findIndex(request => request.startsWith('DELETE'))
    expect(sent.slice(firstDeletion).sort()).toEqual(['DELETE about-us', 'DELETE about-us.html'])
    // The script of v1 was dropped at hour 1, and its day ends at hour 25.
    expect(await deploy(rest, { hours: 24 })).toMatchObject({ uploaded: 0, deleted: 0 })
    expect(await deploy(rest, { hours: 26 })).toMatchObject({ uploaded: 0, deleted: 1 })
    expect(await listKeys()).not.toContain('_next/static/v1.js')
  })

  it('never deletes a file that is in no manifest of a deployment', async () => {
    await bucket.remove(MANIFEST)
    await bucket.put('.deploy/site.json', '{}')
    expect(await deploy(createSite('v2'), { hours: 48 })).toMatchObject({ uploaded: ALL, deleted: 0 })
    expect(await deploy(createSite('v2'), { hours: 96 })).toMatchObject({ uploaded: 0, deleted: 0 })
    expect(await listKeys()).toEqual(expect.arrayContaining(['.deploy/site.json', '_next/static/v1.js']))
  })

  it.each(['<html>', '{"version":2,"files":{},"dropped":{}}'])('refuses the manifest %s', async text => {
    await bucket.put(MANIFEST, text)
    expect(await explainFailure()).toContain(`${MANIFEST} in the bucket is not what a deploy wrote.`)
    expect(listUploads()).toEqual([])
  })
})

describe('an interrupted deployment', () => {
  it('leaves each page with the scripts that it needs, wherever it is interrupted, and can be completed', async () => {
    // Odd steps, so that interruptions hit both keys of a page.
    for (let allowed = 1, isDone = false; !isDone; allowed += 5) {
      await store.empty()
      await deploy(createSite('v1'))
      let writes = 0
      store.findFault = sent => (!sent.startsWith('GET') && ++writes > allowed ? refuse(400, 'Cut') : null)
      await explainFailure(createSite('v2'))
      isDone = writes <= allowed
      store.findFault = () => null
      await readScripts()
      await deploy(createSite('v2'), { hours: 2, force: true })
      expect(await readScripts()).toEqual(new Set(['_next/static/v2.js']))
    }
  })

  it('keeps what it has uploaded, and leaves no keys that the manifest does not know', async () => {
    failAt('PUT sw.js')
    expect(await explainFailure({ ...createSite('v1'), 'new.html': 'new' })).toContain('Access denied')
    expect(await listKeys()).toContain('new')
    store.findFault = () => null
    // Uploaded: sw.js, which had failed. Deleted: 'new.html' and 'new', the two keys of one page.
    expect(await deploy(createSite('v1'), { hours: 1 })).toEqual({ uploaded: 1, unchanged: ALL - 1, deleted: 2 })
    expect(await listKeys()).not.toContain('new')
  })

  it('stops between two requests when asked to, and releases its lock', async () => {
    const stop = new AbortController()
    store.findFault = sent => {
      if (sent === 'PUT products.txt') stop.abort(new Error('Stopped.'))
      return null
    }
    await expect(deploy(createSite('v1'), { signal: stop.signal })).rejects.toThrow('Stopped.')
    expect(listUploads()).not.toContain('index.html')
    expect(await listKeys()).not.toContain(LOCK)
  })
})

it('lists in a dry run what would be uploaded and deleted, and writes nothing, not even a lock', async () => {
  await deploy(createSite('v1'))
  const { 'about-us.html': _gone, ...rest } = createSite('v1', 'Machine')
  await deploy(rest, { hours: 1, dryRun: true })
  // Of 13 keys two have changed, and two are no longer in the site: 9 are left.
  expect(lines).toEqual([
    'Dry run, nothing is written: 2 to upload (0.0 MB), 9 unchanged, 2 to delete',
    ...['  upload products.html', '  upload products', '  delete about-us.html', '  delete about-us'],
  ])
  expect(store.sent.filter(sent => !sent.startsWith('GET'))).toEqual([])
})

describe('the lock', () => {
  it('stops a second deployment unless that is forced', async () => {
    // The hidden character and the line break are shown as question marks.
    await bucket.put(LOCK, `${THEIRS}\u202e\n`)
    const line = `Another deploy is running, started by ${THEIRS}??. If it is dead, add --force.`
    expect(await explainFailure()).toBe(line)
    expect(listUploads()).toEqual([])
    expect(await deploy(createSite('v1'), { force: true })).toMatchObject({ uploaded: ALL })
    expect(await listKeys()).not.toContain(LOCK)
  })

  it('stops a deployment with a line of its own if the other one ends at that moment', async () => {
    await bucket.put(LOCK, THEIRS)
    store.findFault = async sent => (sent === `GET ${LOCK}` ? bucket.remove(LOCK).then(() => null) : null)
    expect(await explainFailure()).toBe('Another deploy has just ended. Start this one again.')
  })

  it('is not released by a deployment from which another has taken it over', async () => {
    store.findFault = async sent => (sent === 'PUT sw.js' ? bucket.put(LOCK, THEIRS).then(() => null) : null)
    await deploy(createSite('v1'))
    expect(await bucket.read(LOCK)).toBe(THEIRS)
  })

  it("is recognised as the deployment's own after the client repeats a write whose response was lost", async () => {
    const answers: Fault[] = ['lost']
    store.findFault = sent => (sent === `PUT ${LOCK}` ? (answers.shift() ?? null) : null)
    expect(await deploy(createSite('v1'))).toMatchObject({ uploaded: ALL })
  })

  it('is not used if the store ignores conditional writes, and a line says so', async () => {
    store.hasConditions = false
    expect(await deploy(createSite('v1'))).toMatchObject({ uploaded: ALL })
    expect(lines[0]).toBe('This store cannot lock: make sure that nobody else deploys at the same time.')
    expect(await listKeys()).not.toContain(LOCK)
  })
})

/** A list of the bucket's keys, as a store answers it. */
const toListing = (facts: string) => ({
  status: 200,
  body: `<ListBucketResult><Name>site</Name>${facts}</ListBucketResult>`,
})

it.each<[string, Fault, string]>([
  ['access is denied', refuse(403, 'AccessDenied'), 'Access denied:'],
  ['the secret key is wrong', refuse(403, 'SignatureDoesNotMatch'), 'Check AWS_SECRET_ACCESS_KEY.'],
  ['the session is over', refuse(400, 'ExpiredToken'), 'The credentials have expired.'],
  [
    'the request names another region',
    refuse(400, 'AuthorizationHeaderMalformed', '<Region>ap-south-1</Region>'),
    'The bucket is in another region: ap-south-1.',
  ],
  ['the network is cut', 'cut', 'The network failed ('],
  ['something else answers', { status: 200, body: '<html><title>Log in</title></html>' }, 'is not an object store.'],
  ['the listing is cut', toListing('<IsTruncated>true</IsTruncated>'), 'The store listed only a part of the bucket'],
])('says in one line that %s, and writes nothing', async (_what, fault, line) => {
  // The request without a key lists the bucket.
  failAt('GET ', fault)
  const said = await explainFailure()
  expect(said).toContain(line)
  expect(said).not.toContain('\n')
  expect(listUploads()).toEqual([])
})

it('lists a bucket to its last page', async () => {
  const pages = [
    toListing(
      '<IsTruncated>true</IsTruncated><NextContinuationToken>b</NextContinuationToken><Contents><Key>a</Key></Contents>',
    ),
    toListing('<IsTruncated>false</IsTruncated><Contents><Key>b</Key></Contents>'),
  ]
  store.findFault = () => pages.shift() ?? null
  expect(await listKeys()).toEqual(['a', 'b'])
})

const { '404.html': _unknown, ...withoutUnknown } = createSite('v1')

it.each([
  ['a picture without a hash', { ...createSite('v1'), 'pictures/logo.png': 'x' }, 'pictures/logo.png: would be cached'],
  ['an index of a language without one', { ...createSite('v1'), 'search/hi/x.json': 'x' }, 'x.json: would be cached'],
  ['a file of no known type', { ...createSite('v1'), 'notes.unknown': 'x' }, 'notes.unknown: unknown content type'],
  ['no page for unknown addresses', withoutUnknown, '404.html: missing'],
])('refuses an export with %s, both in a deployment and in the check of a build', async (_what, site, line) => {
  expect(await explainFailure(site)).toContain(line)
  const problems = await checkExport(folder, { isProduction: false, cacheFolder: `${folder}-checks` })
  await rm(`${folder}-checks`, { recursive: true, force: true })
  // Problems that begin with '/' are of pages: the one line that each has here is no valid document.
  expect(problems.filter(problem => !problem.startsWith('/'))).toEqual([expect.stringContaining(line)])
})
