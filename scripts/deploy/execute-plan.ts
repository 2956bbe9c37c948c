import { readFile } from 'node:fs/promises'
import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, MAX_CONCURRENT_REQUESTS } from './bucket'
import { formatUnkeptLine, keepCopies } from './kept-copies'
import type { Lock } from './lock/hold-lock'
import type { Plan } from './plan'
import { startProgress } from './progress'
import { type Pending, type Records, removePending, writePending, writeSite } from './records'
import type { SiteFile } from './site-files'
import { verifySite } from './verify'

/** A plan, and what it was made from. */
export type Work = {
  plan: Plan
  files: readonly SiteFile[]
  kept: ReadonlySet<string>
  records: Records
  kind: Pending['kind']
}

/**
 * Guards a transfer: `beforePhase` and `beforeRequest` reject once it was aborted or somebody else holds the lock.
 */
export type Guard = Pick<Lock, 'noteRollback'> & {
  /** Reads the lock from the store. */
  beforePhase: () => Promise<void>
  /** Reads the lock only if that was last done some time ago. */
  beforeRequest: () => Promise<void>
}

/** Executes a plan in phases, none of which begins without the lock. */
export async function executePlan(
  bucket: Bucket,
  { plan, files, kept, records, kind }: Work,
  print: (line: string) => void,
  guard: Guard,
): Promise<void> {
  const { current, pending } = records
  const { beforePhase, beforeRequest } = guard
  await beforePhase()
  if (!plan.isSameSite) {
    const keys = [...new Set([...(pending?.keys ?? []), ...files.map(file => file.key)])]
    await writePending(bucket, { version: 1, id: plan.id, kind, keys })
  }
  const unkept = await keepCopies(bucket, plan.backups, kept, beforeRequest)
  if (unkept.length > 0) print(formatUnkeptLine(unkept))
  await upload(bucket, plan.waves, print, guard)
  if (plan.waves.length > 0 || !plan.isSameSite) await verifySite(bucket, files, beforeRequest)
  await beforePhase()
  if (JSON.stringify(plan.next) !== JSON.stringify(current)) await writeSite(bucket, plan.next)
  await beforePhase()
  await runBounded([...plan.deletions, ...plan.outdatedBackups], MAX_CONCURRENT_REQUESTS, async key => {
    await beforeRequest()
    await bucket.remove(key)
  })
  // Without this note, a rollback that is killed after its record is deleted would look as if it had not begun.
  if (kind === 'rollback') await guard.noteRollback(plan.next.site.id)
  else await beforePhase()
  if (pending !== null || !plan.isSameSite) await removePending(bucket)
}

async function upload(bucket: Bucket, waves: readonly SiteFile[][], print: (line: string) => void, guard: Guard) {
  const progress = startProgress(waves.flat(), print)
  for (const wave of waves) {
    await guard.beforePhase()
    await runBounded(wave, MAX_CONCURRENT_REQUESTS, async file => {
      await guard.beforeRequest()
      if ('key' in file.source) await bucket.copy(file.source.key, file.key)
      else await bucket.put(file.key, await readFile(file.source.path), file)
      progress(file)
    })
  }
}
