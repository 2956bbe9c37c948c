import { readFile } from 'node:fs/promises'
import { runBounded } from '@/lib/hosting/run-bounded'
import { type Bucket, type ObjectHead, REQUESTS_AT_ONCE } from './bucket'
import { DeployError } from './deploy-error'
import { takeLock } from './lock'
import { needsHead, type Plan, planDeploy } from './plan'
import { describePlan, startProgress, toConflictLine } from './progress'
import { type Pending, type Records, readRecords, removePending, writePending, writeSite } from './records'
import type { SiteFile } from './site-files'
import { listBucket, requireBucket, verifySite } from './verify'

/** How a transfer runs. `signal` stops it between two requests; what was uploaded stays for the next run. */
export type TransferOptions = {
  bucket: Bucket
  print: (line: string) => void
  dryRun?: boolean
  breakLock?: boolean
  now?: Date
  signal?: AbortSignal
}

export type TransferReport = { uploaded: number; unchanged: number; deleted: number }

const LOCK_STAYS = 'The lock stays in the bucket: add --break-lock to the next deploy, or wait five minutes.'

/** What stops a transfer between two requests. */
type Check = () => void

/**
 * Brings a bucket to a site so that no visitor ever meets half of one. Interrupted anywhere, it leaves the old pages with
 * everything that they load, and the next run goes on where this one stopped.
 *
 * @param kind what is written down for the case that it is interrupted
 * @param toFiles the files of the wanted site, chosen when nobody else can change the bucket any more
 * @throws DeployError, and whatever the store's client throws
 */
export async function transferSite(
  { bucket, print, dryRun = false, breakLock = false, now = new Date(), signal }: TransferOptions,
  kind: Pending['kind'],
  toFiles: (records: Records) => readonly SiteFile[],
): Promise<TransferReport> {
  await requireBucket(bucket)
  const lock = dryRun ? null : await takeLock(bucket, { breakLock, print })
  const check = () => {
    lock?.check()
    if (signal?.aborted) throw new DeployError('Stopped. The old site is whole; run the deploy again to go on.')
  }
  try {
    const { plan, files, records } = await prepare(bucket, toFiles, now, check)
    for (const line of describePlan(plan, files.length, dryRun)) print(line)
    if (!dryRun) await carryOut(bucket, { plan, files, records, kind }, print, check)
    const uploaded = plan.waves.flat().length
    return { uploaded, unchanged: files.length - uploaded, deleted: plan.deletions.length }
  } finally {
    // A store that cannot be reached any more keeps the lock; the first error is the one to report.
    await lock?.release().catch(() => print(LOCK_STAYS))
  }
}

async function prepare(bucket: Bucket, toFiles: (records: Records) => readonly SiteFile[], now: Date, check: Check) {
  const records = await readRecords(bucket)
  const files = toFiles(records)
  const { listed, kept } = await listBucket(bucket)
  const heads = new Map<string, ObjectHead>()
  await runBounded(
    files.filter(file => needsHead(file, listed, records)),
    REQUESTS_AT_ONCE,
    async ({ key }) => {
      check()
      const head = await bucket.head(key)
      if (head !== null) heads.set(key, head)
    },
  )
  const plan = planDeploy({ files, listed, heads, kept, records, now })
  if (plan.conflicts.length > 0) throw new DeployError(toConflictLine(plan.conflicts))
  const lost = plan.waves.flat().find(({ source }) => 'key' in source && !kept.has(source.key))
  if (lost !== undefined)
    throw new DeployError(`The kept copy of ${lost.key} is gone from the bucket: nothing was done.`)
  return { plan, files, records }
}

type Work = { plan: Plan; files: readonly SiteFile[]; records: Records; kind: Pending['kind'] }

async function carryOut(
  bucket: Bucket,
  { plan, files, records, kind }: Work,
  print: (line: string) => void,
  check: Check,
): Promise<void> {
  const { current, pending } = records
  if (!plan.isSameSite) {
    const keys = [...new Set([...(pending?.keys ?? []), ...files.map(file => file.key)])]
    await writePending(bucket, { version: 1, id: plan.id, kind, keys })
  }
  await runBounded(plan.backups, REQUESTS_AT_ONCE, async ({ from, to }) => {
    check()
    await bucket.copy(from, to)
  })
  await upload(bucket, plan.waves, print, check)
  if (plan.waves.length > 0 || !plan.isSameSite) await verifySite(bucket, files, check)
  check()
  if (JSON.stringify(plan.next) !== JSON.stringify(current)) await writeSite(bucket, plan.next)
  await runBounded([...plan.deletions, ...plan.outdatedBackups], REQUESTS_AT_ONCE, async key => {
    check()
    await bucket.remove(key)
  })
  if (pending !== null || !plan.isSameSite) await removePending(bucket)
}

async function upload(bucket: Bucket, waves: readonly SiteFile[][], print: (line: string) => void, check: Check) {
  const progress = startProgress(waves.flat(), print)
  for (const wave of waves) {
    await runBounded(wave, REQUESTS_AT_ONCE, async file => {
      check()
      if ('key' in file.source) await bucket.copy(file.source.key, file.key)
      else await bucket.put(file.key, await readFile(file.source.path), file)
      progress(file)
    })
  }
}
