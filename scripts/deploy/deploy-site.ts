import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pLimit from 'p-limit'
import { z } from 'zod'
import { paths } from '@/lib/paths'
import { isPageFile, listFiles } from '@/scripts/export/export-files'
import { createCacheControl, HIDDEN_FILES, isImmutable } from '@/scripts/hosting/headers'
import type { Bucket } from './bucket'
import { findContentType, findDeployProblems, isDeployed } from './deployed-files'
import { DeployError } from './explain-error'

/** The deployment's own objects, under a prefix that visitors cannot read. */
const MANIFEST_KEY = '.deploy/manifest.json'
const LOCK_KEY = '.deploy/lock'

/** How long content-hashed files outlive their site, so that tabs opened before the deployment still work. */
const DROPPED_FOR_MS = 24 * 60 * 60 * 1000

/** Enough concurrent requests to hide the latency of the store, few enough for its limits. */
const MAX_CONCURRENT_REQUESTS = 12

/** The minimum time between two lines of progress. */
const PROGRESS_INTERVAL_MS = 2_000

/**
 * Pages that get no second key without '.html': the home page is served at `/`, and `/404` and `/hi/404` must not
 * exist.
 */
const SINGLE_KEY_PAGES = new RegExp(`^/index\\.html$|${HIDDEN_FILES}`)

/**
 * Files that are stored compressed with gzip. CloudFront compresses what it knows, but not 3-D models, which are four
 * times as large uncompressed. Not Brotli, because browsers refuse it from a store that has no HTTPS.
 */
const STORED_COMPRESSED = ['.glb']

/** The order of uploads: what pages load, then the pages, and last the service worker, which caches pages at once. */
const STAGES = ['immutable', 'other', 'page', 'worker'] as const

/**
 * A key that the bucket must contain, and the file with its bytes. `size` is in bytes, compressed if it is stored so.
 */
type SiteFile = {
  key: string
  stage: (typeof STAGES)[number]
  path: string
  size: number
  md5: string
  type: string
  cacheControl: string
  encoding?: 'gzip'
}

/**
 * Every key that deployments have put into the bucket; no other key is ever deleted. `files` are the keys of the site
 * and of an interrupted deployment, with their headers ('' if not known); `dropped` are hashed keys that left the site,
 * with the time.
 */
const manifestSchema = z.strictObject({
  version: z.literal(1),
  files: z.record(z.string(), z.string()),
  dropped: z.record(z.string(), z.iso.datetime()),
})
type Manifest = z.output<typeof manifestSchema>

/**
 * Options of a deployment. `force` takes over a lock that another deployment holds; `signal` stops the deployment
 * between two requests, with the signal's reason; `now` is set by tests.
 */
export type DeployOptions = {
  bucket: Bucket
  print: (line: string) => void
  dryRun?: boolean
  force?: boolean
  now?: Date
  signal?: AbortSignal
}

/**
 * Uploads an export so that visitors never see an incomplete site: pages after everything that they load, deletions
 * last. If it is interrupted, the next run continues.
 *
 * @returns the numbers of keys
 * @throws DeployError, and any error of the store's client
 */
export async function deploySite(folder: string, options: DeployOptions) {
  const { bucket, print, dryRun = false, force = false, now = new Date() } = options
  const files = await readSiteFiles(folder)
  const release = dryRun ? null : await takeLock(bucket, force, print)
  try {
    const manifest = await readManifest(bucket)
    const plan = planDeploy(files, await bucket.list(), manifest, now)
    const { uploads, deletions, next } = plan
    const report = { uploaded: uploads.length, unchanged: files.length - uploads.length, deleted: deletions.length }
    const dropped = Object.keys(next.dropped).length
    const summary = [
      `${report.uploaded} to upload (${formatMegabytes(uploads)}), ${report.unchanged} unchanged`,
      `${report.deleted} to delete`,
      ...(dropped > 0 ? [`${dropped} hashed files of earlier deploys kept for a day`] : []),
    ].join(', ')
    print(dryRun ? `Dry run, nothing is written: ${summary}` : summary)
    if (dryRun) {
      for (const { key } of uploads) print(`  upload ${key}`)
      for (const key of deletions) print(`  delete ${key}`)
    } else await executePlan(plan, manifest, options)
    return report
  } finally {
    // The error that stopped the deployment is the one to report.
    await release?.().catch(() => print('The lock remains in the bucket: add --force to the next deploy.'))
  }
}

/**
 * Reads an export as the keys that a bucket must contain. A page has a second key without extension, which answers
 * without a redirect.
 */
async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const names = await listFiles(folder)
  const [problem] = findDeployProblems(names)
  if (problem !== undefined) throw new DeployError(`${folder}/ cannot be deployed: ${problem}.`)
  const files: SiteFile[] = []
  for (const name of names.filter(isDeployed)) {
    const type = findContentType(name) ?? ''
    const path = join(folder, name)
    const bytes = await readBody(path)
    const md5 = createHash('md5').update(bytes).digest('hex')
    const cacheControl = createCacheControl(`/${name}`)
    const encoding = isStoredCompressed(name) ? ({ encoding: 'gzip' } as const) : {}
    const file = { stage: findStage(name), path, size: bytes.length, md5, type, cacheControl, ...encoding }
    files.push({ key: name, ...file })
    if (file.stage === 'page' && !SINGLE_KEY_PAGES.test(`/${name}`))
      files.push({ key: name.slice(0, -'.html'.length), ...file })
  }
  return files
}

function isStoredCompressed(path: string): boolean {
  return STORED_COMPRESSED.includes(extname(path))
}

/** The bytes of a file as they are uploaded. */
async function readBody(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  return isStoredCompressed(path) ? gzipSync(bytes, { level: 9 }) : bytes
}

function findStage(name: string): SiteFile['stage'] {
  if (isImmutable(`/${name}`)) return 'immutable'
  if (`/${name}` === paths.worker) return 'worker'
  return isPageFile(name) ? 'page' : 'other'
}

/**
 * Takes the lock that prevents concurrent deployments. Says so and goes on where the store cannot lock.
 *
 * @returns a function that gives the lock back, unless another deployment has taken it over
 */
async function takeLock(bucket: Bucket, force: boolean, print: DeployOptions['print']): Promise<() => Promise<void>> {
  const own = `${hostname()} at ${new Date().toISOString()} (${randomUUID()})`
  // A lock that exists may be this deployment's own: the client repeats a write whose response was lost.
  const holder = (await bucket.putIfAbsent(LOCK_KEY, own)) ? own : await bucket.read(LOCK_KEY)
  if (holder !== own && !force) {
    const printable = holder?.replace(/[^ -~]/g, '?').slice(0, 200)
    throw new DeployError(`Another deploy is running, started by ${printable}. If it is dead, add --force.`)
  }
  if (holder !== own) await bucket.put(LOCK_KEY, own)
  // The lock exists now: a store that writes it all the same ignores the condition, and two deployments could both
  // believe that they hold it.
  if (await bucket.putIfAbsent(LOCK_KEY, own))
    print('This store cannot lock: make sure that nobody else deploys at the same time.')
  return async () => {
    if ((await bucket.read(LOCK_KEY)) === own) await bucket.remove(LOCK_KEY)
  }
}

/** Reads the manifest of the last deployment; an empty one for a bucket that has none. */
async function readManifest(bucket: Bucket): Promise<Manifest> {
  const text = await bucket.read(MANIFEST_KEY)
  if (text === null) return { version: 1, files: {}, dropped: {} }
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new DeployError(
      `${MANIFEST_KEY} in the bucket is not what a deploy wrote. Restore it, or delete it to start afresh.`,
    )
  }
}

/**
 * Plans a deployment without sending requests. A file is unchanged if its ETag is its MD5 and its headers are known to
 * be the same. `during` is the manifest while keys are written, `next` the one at the end.
 */
function planDeploy(files: readonly SiteFile[], etags: ReadonlyMap<string, string>, manifest: Manifest, now: Date) {
  const isStored = ({ key, md5 }: SiteFile) => etags.get(key) === md5
  const uploads = files.filter(file => !isStored(file) || manifest.files[file.key] !== formatHeaders(file))
  // Within a stage, new keys come first, because a changed page may link to a new one.
  const waves = STAGES.flatMap(stage => {
    const ofStage = uploads.filter(file => file.stage === stage)
    return [ofStage.filter(({ key }) => !etags.has(key)), ofStage.filter(({ key }) => etags.has(key))]
  })
  // If only the headers of a key change, its ETag cannot tell whether an interrupted deployment has already sent them:
  // '' makes the next deployment send them again.
  const written = uploads.map(file => [file.key, isStored(file) ? '' : formatHeaders(file)])
  const during: Manifest = { ...manifest, files: { ...manifest.files, ...Object.fromEntries(written) } }

  const wanted = new Map(files.map(file => [file.key, formatHeaders(file)]))
  const next: Manifest = { version: 1, files: Object.fromEntries(wanted), dropped: {} }
  const deletions: string[] = []
  for (const key of new Set([...Object.keys(manifest.files), ...Object.keys(manifest.dropped)])) {
    // The key is still part of the site, or is deleted already.
    if (wanted.has(key) || !etags.has(key)) continue
    const since = manifest.dropped[key] ?? now.toISOString()
    if (isImmutable(`/${key}`) && now.getTime() - Date.parse(since) < DROPPED_FOR_MS) next.dropped[key] = since
    else deletions.push(key)
  }
  return { uploads, waves, deletions, during, next }
}

/** The headers of a key as the manifest keeps them. */
function formatHeaders({ type, cacheControl, encoding }: SiteFile): string {
  return [type, cacheControl, ...(encoding ? [encoding] : [])].join(' | ')
}

/** Uploads the waves one after the other, then deletes; the manifest is written before the first and after the last. */
async function executePlan(plan: ReturnType<typeof planDeploy>, manifest: Manifest, options: DeployOptions) {
  const { bucket, print, signal } = options
  await replaceManifest(bucket, manifest, plan.during)
  const done: SiteFile[] = []
  let printedAt = Date.now()
  for (const wave of plan.waves) {
    await sendAll(wave, async file => {
      signal?.throwIfAborted()
      // The file is also its own headers: type, cacheControl and encoding.
      await bucket.put(file.key, await readBody(file.path), file)
      done.push(file)
      if (done.length < plan.uploads.length && Date.now() - printedAt < PROGRESS_INTERVAL_MS) return
      printedAt = Date.now()
      print(`  ${done.length}/${plan.uploads.length} uploaded, ${formatMegabytes(done)}`)
    })
  }
  await sendAll(plan.deletions, async key => {
    signal?.throwIfAborted()
    await bucket.remove(key)
  })
  await replaceManifest(bucket, plan.during, plan.next)
}

/**
 * Sends a request for each input, several at a time. After the first failure no further one is sent, and the promise
 * rejects once those under way are finished.
 */
async function sendAll<Input>(inputs: readonly Input[], send: (input: Input) => Promise<void>): Promise<void> {
  // Without rejectOnClear, the requests that clearQueue drops would never settle, and nor would this function.
  const limit = pLimit({ concurrency: MAX_CONCURRENT_REQUESTS, rejectOnClear: true })
  const requests = inputs.map(input =>
    limit(send, input).catch(error => {
      limit.clearQueue()
      throw error
    }),
  )
  await Promise.allSettled(requests)
  await Promise.all(requests)
}

/** Writes a manifest, unless it is the one that the bucket has. */
async function replaceManifest(bucket: Bucket, old: Manifest, manifest: Manifest) {
  const body = JSON.stringify(manifest)
  if (body !== JSON.stringify(old)) await bucket.put(MANIFEST_KEY, body)
}

function formatMegabytes(files: readonly SiteFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
