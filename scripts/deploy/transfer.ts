import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, MAX_CONCURRENT_REQUESTS, type ObjectHead } from './bucket'
import { DeployError } from './deploy-error'
import { executePlan, type Guard } from './execute-plan'
import { requireKeptCopies } from './kept-copies'
import { findHolder, takeLock } from './lock'
import { needsHead, planDeploy } from './plan'
import { describePlan, formatConflictLine } from './progress'
import { type Holder, type Pending, type Records, readRecords } from './records'
import type { SiteFile } from './site-files'
import { listBucket, requireBucket } from './verify'

/** Options of a transfer. `signal` stops it between two requests; uploaded files stay for the next run. */
export type TransferOptions = {
  bucket: Bucket
  print: (line: string) => void
  dryRun?: boolean
  breakLock?: boolean
  /** Set by tests; by default the store's own time. */
  now?: Date
  signal?: AbortSignal
}

export type TransferReport = { uploaded: number; unchanged: number; deleted: number }

const LOCK_REMAINS = 'The lock remains in the bucket: add --break-lock to the next deploy, or wait five minutes.'

/** Selects the files of the new site from earlier records and the previous holder of a lock that was taken over. */
type SelectFiles = (records: Records, dead: Holder | null) => readonly SiteFile[]

/**
 * Replaces the site in a bucket so that visitors never see an incomplete one. If it is interrupted, the old pages stay
 * with everything that they load, and the next run continues.
 *
 * @param kind recorded in the bucket in case the transfer is interrupted
 * @param selectFiles called once the lock is held, so that the records cannot change any more
 * @throws DeployError, and any error of the store's client
 */
export async function transferSite(
  { bucket, print, dryRun = false, breakLock = false, now, signal }: TransferOptions,
  kind: Pending['kind'],
  selectFiles: SelectFiles,
): Promise<TransferReport> {
  await requireBucket(bucket)
  const lock = dryRun ? null : await takeLock(bucket, { breakLock, print })
  const throwIfAborted = () => {
    if (signal?.aborted) throw new DeployError('Stopped. The old site is complete; run the deploy again to continue.')
  }
  const guard: Guard = {
    check: async () => {
      throwIfAborted()
      await lock?.check()
    },
    confirm: async () => {
      throwIfAborted()
      await lock?.confirm()
    },
    noteRollback: async id => lock?.noteRollback(id),
  }
  try {
    const records = await readRecords(bucket)
    const files = selectFiles(records, lock === null ? await findHolder(bucket) : lock.dead)
    const { plan, kept } = await prepare(bucket, files, records, now ?? bucket.storeTime() ?? new Date(), guard)
    for (const line of describePlan(plan, files.length, dryRun)) print(line)
    if (!dryRun) await executePlan(bucket, { plan, files, kept, records, kind }, print, guard)
    const uploaded = plan.waves.flat().length
    return { uploaded, unchanged: files.length - uploaded, deleted: plan.deletions.length }
  } finally {
    // If the store is unreachable, the lock remains. The error that stopped the transfer is the one to report.
    await lock?.release().catch(() => print(LOCK_REMAINS))
  }
}

async function prepare(bucket: Bucket, files: readonly SiteFile[], records: Records, now: Date, { check }: Guard) {
  const { listed, kept } = await listBucket(bucket)
  const heads = new Map<string, ObjectHead>()
  const unclear = files.filter(file => needsHead(file, listed, records))
  await runBounded(unclear, MAX_CONCURRENT_REQUESTS, async ({ key }) => {
    await check()
    const head = await bucket.head(key)
    if (head !== null) heads.set(key, head)
  })
  const plan = planDeploy({ files, listed, heads, kept, records, now })
  if (plan.conflicts.length > 0) throw new DeployError(formatConflictLine(plan.conflicts))
  await requireKeptCopies(bucket, plan.waves.flat())
  return { plan, kept }
}
