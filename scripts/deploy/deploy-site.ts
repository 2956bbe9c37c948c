import pLimit from 'p-limit'
import type { Bucket } from './bucket'
import { takeLock } from './deploy-lock'
import { type Manifest, readManifest, replaceManifest } from './deploy-manifest'
import { planDeploy } from './plan-deploy'
import { readBody, readSiteFiles, type SiteFile } from './site-files'

/** Enough concurrent requests to hide the latency of the store, few enough for its limits. */
const MAX_CONCURRENT_REQUESTS = 12

/** The minimum time between two lines of progress. */
const PROGRESS_INTERVAL_MS = 2_000

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
 * @returns how many files were uploaded, unchanged and deleted, or would be with `dryRun`
 * @throws DeployError, and any error of the store's client
 */
export async function deploySite(folder: string, options: DeployOptions) {
  const { bucket, print, dryRun = false, force = false, now = new Date() } = options
  const files = await readSiteFiles(folder)
  const release = dryRun ? null : await takeLock(bucket, { force, print })
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

function formatMegabytes(files: readonly SiteFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
