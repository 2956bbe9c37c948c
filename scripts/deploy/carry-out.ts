import { readFile } from 'node:fs/promises'
import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, REQUESTS_AT_ONCE } from './bucket'
import { formatUnkeptLine, keepCopies } from './kept-copies'
import type { Plan } from './plan'
import { startProgress } from './progress'
import { type Pending, type Records, removePending, writePending, writeSite } from './records'
import type { SiteFile } from './site-files'
import { verifySite } from './verify'

/** What is to be done, and what it was worked out from. */
export type Work = {
  plan: Plan
  files: readonly SiteFile[]
  kept: ReadonlySet<string>
  records: Records
  kind: Pending['kind']
}

/**
 * What lets a deploy go on: both throw when it must stop. `confirm` makes sure at the beginning of each phase that the
 * lock is still ours, `check` comes before each request and asks the store only when that was long ago.
 */
export type Guard = {
  check: () => Promise<void>
  confirm: () => Promise<void>
  noteRollback: (id: string) => Promise<void>
}

/** Does what was planned, phase after phase; each begins with a look at the lock. */
export async function carryOut(
  bucket: Bucket,
  { plan, files, kept, records, kind }: Work,
  print: (line: string) => void,
  guard: Guard,
): Promise<void> {
  const { current, pending } = records
  const { check, confirm } = guard
  await confirm()
  if (!plan.isSameSite) {
    const keys = [...new Set([...(pending?.keys ?? []), ...files.map(file => file.key)])]
    await writePending(bucket, { version: 1, id: plan.id, kind, keys })
  }
  const unkept = await keepCopies(bucket, plan.backups, kept, check)
  if (unkept.length > 0) print(formatUnkeptLine(unkept))
  await upload(bucket, plan.waves, print, guard)
  if (plan.waves.length > 0 || !plan.isSameSite) await verifySite(bucket, files, check)
  await confirm()
  if (JSON.stringify(plan.next) !== JSON.stringify(current)) await writeSite(bucket, plan.next)
  await confirm()
  await runBounded([...plan.deletions, ...plan.outdatedBackups], REQUESTS_AT_ONCE, async key => {
    await check()
    await bucket.remove(key)
  })
  // Killed after the last record is gone, a rollback would else be taken for one that has yet to begin.
  if (kind === 'rollback') await guard.noteRollback(plan.next.site.id)
  else await confirm()
  if (pending !== null || !plan.isSameSite) await removePending(bucket)
}

async function upload(bucket: Bucket, waves: readonly SiteFile[][], print: (line: string) => void, guard: Guard) {
  const progress = startProgress(waves.flat(), print)
  for (const wave of waves) {
    await guard.confirm()
    await runBounded(wave, REQUESTS_AT_ONCE, async file => {
      await guard.check()
      if ('key' in file.source) await bucket.copy(file.source.key, file.key)
      else await bucket.put(file.key, await readFile(file.source.path), file)
      progress(file)
    })
  }
}
