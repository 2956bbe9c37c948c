import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, MAX_CONCURRENT_REQUESTS, type ObjectHead } from './bucket'
import { DeployError } from './deploy-error'
import { executePlan, type Guard } from './execute-plan'
import { requireKeptCopies } from './kept-copies'
import { findHolder, getExpiryMinutes, takeLock } from './lock/take-lock'
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

/** Selects the files of the new site from earlier records and the holder of the expired or broken lock before ours. */
type SelectFiles = (records: Records, previousHolder: Holder | null) => readonly SiteFile[]

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
    beforePhase: async () => {
      throwIfAborted()
      await lock?.requireHeld()
    },
    beforeRequest: async () => {
      throwIfAborted()
      await lock?.requireHeldRecently()
    },
    noteRollback: async id => lock?.noteRollback(id),
  }
  try {
    const records = await readRecords(bucket)
    const files = selectFiles(records, lock === null ? await findHolder(bucket) : lock.previousHolder)
    const { plan, kept } = await prepare(bucket, files, records, now ?? bucket.storeTime() ?? new Date(), guard)
    for (const line of describePlan(plan, files.length, dryRun)) print(line)
    if (!dryRun) await executePlan(bucket, { plan, files, kept, records, kind }, print, guard)
    const uploaded = plan.waves.flat().length
    return { uploaded, unchanged: files.length - uploaded, deleted: plan.deletions.length }
  } finally {
    // If the store is unreachable, the lock remains. The error that stopped the transfer is the one to report.
    await lock?.release().catch(() => print(formatLockRemains(bucket)))
  }
}

function formatLockRemains(bucket: Bucket): string {
  return `The lock remains in the bucket: add --break-lock to the next deploy, or wait ${getExpiryMinutes(bucket)} minutes.`
}

async function prepare(bucket: Bucket, files: readonly SiteFile[], records: Records, now: Date, guard: Guard) {
  const { listed, kept } = await listBucket(bucket)
  const heads = new Map<string, ObjectHead>()
  const unclear = files.filter(file => needsHead(file, listed, records))
  await runBounded(unclear, MAX_CONCURRENT_REQUESTS, async ({ key }) => {
    await guard.beforeRequest()
    const head = await bucket.head(key)
    if (head !== null) heads.set(key, head)
  })
  const plan = planDeploy({ files, listed, heads, kept, records, now })
  if (plan.conflicts.length > 0) throw new DeployError(formatConflictLine(plan.conflicts))
  await requireKeptCopies(bucket, plan.waves.flat())
  return { plan, kept }
}
