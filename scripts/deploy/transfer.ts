import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, type ObjectHead, REQUESTS_AT_ONCE } from './bucket'
import { carryOut, type Guard } from './carry-out'
import { DeployError } from './deploy-error'
import { requireKeptCopies } from './kept-copies'
import { findHolder, takeLock } from './lock'
import { needsHead, planDeploy } from './plan'
import { describePlan, formatConflictLine } from './progress'
import { type Holder, type Pending, type Records, readRecords } from './records'
import type { SiteFile } from './site-files'
import { listBucket, requireBucket } from './verify'

/** How a transfer runs. `signal` stops it between two requests; what was uploaded stays for the next run. */
export type TransferOptions = {
  bucket: Bucket
  print: (line: string) => void
  dryRun?: boolean
  breakLock?: boolean
  /** Set by tests; otherwise the store's own time. */
  now?: Date
  signal?: AbortSignal
}

export type TransferReport = { uploaded: number; unchanged: number; deleted: number }

const LOCK_STAYS = 'The lock stays in the bucket: add --break-lock to the next deploy, or wait five minutes.'

/** The files of the wanted site, by what earlier deploys wrote down and who held the lock that was taken over. */
type ToFiles = (records: Records, dead: Holder | null) => readonly SiteFile[]

/**
 * Brings a bucket to a site so that no visitor ever meets half of one. Interrupted anywhere, it leaves the old pages with
 * everything that they load, and the next run goes on where this one stopped.
 *
 * @param kind what is written down for the case that it is interrupted
 * @param toFiles the files of the wanted site, chosen when nobody else can change the bucket any more
 * @throws DeployError, and whatever the store's client throws
 */
export async function transferSite(
  { bucket, print, dryRun = false, breakLock = false, now, signal }: TransferOptions,
  kind: Pending['kind'],
  toFiles: ToFiles,
): Promise<TransferReport> {
  await requireBucket(bucket)
  const lock = dryRun ? null : await takeLock(bucket, { breakLock, print })
  const stopWhenAsked = () => {
    if (signal?.aborted) throw new DeployError('Stopped. The old site is whole; run the deploy again to go on.')
  }
  const guard: Guard = {
    check: async () => {
      stopWhenAsked()
      await lock?.check()
    },
    confirm: async () => {
      stopWhenAsked()
      await lock?.confirm()
    },
    noteRollback: async id => lock?.noteRollback(id),
  }
  try {
    const records = await readRecords(bucket)
    const files = toFiles(records, lock === null ? await findHolder(bucket) : lock.dead)
    const { plan, kept } = await prepare(bucket, files, records, now ?? bucket.storeTime() ?? new Date(), guard)
    for (const line of describePlan(plan, files.length, dryRun)) print(line)
    if (!dryRun) await carryOut(bucket, { plan, files, kept, records, kind }, print, guard)
    const uploaded = plan.waves.flat().length
    return { uploaded, unchanged: files.length - uploaded, deleted: plan.deletions.length }
  } finally {
    // A store that cannot be reached any more keeps the lock; the first error is the one to report.
    await lock?.release().catch(() => print(LOCK_STAYS))
  }
}

async function prepare(bucket: Bucket, files: readonly SiteFile[], records: Records, now: Date, { check }: Guard) {
  const { listed, kept } = await listBucket(bucket)
  const heads = new Map<string, ObjectHead>()
  const unclear = files.filter(file => needsHead(file, listed, records))
  await runBounded(unclear, REQUESTS_AT_ONCE, async ({ key }) => {
    await check()
    const head = await bucket.head(key)
    if (head !== null) heads.set(key, head)
  })
  const plan = planDeploy({ files, listed, heads, kept, records, now })
  if (plan.conflicts.length > 0) throw new DeployError(formatConflictLine(plan.conflicts))
  await requireKeptCopies(bucket, plan.waves.flat())
  return { plan, kept }
}
