import type { Plan } from './plan'
import type { SiteFile } from './site-files'

/** How often a line of progress appears at most, in milliseconds. */
const PROGRESS_EVERY_MS = 2_000

/** How many keys a dry run names of each kind. */
const NAMED_KEYS = 40

/** What a deploy is about to do; a dry run names the keys as well. */
export function describePlan(plan: Plan, total: number, isDryRun: boolean): string[] {
  const uploads = plan.waves.flat()
  const retired = Object.keys(plan.next.retired).length
  const summary = [
    `${uploads.length} to upload (${formatMegabytes(uploads)}), ${total - uploads.length} unchanged`,
    `${plan.deletions.length} to delete`,
    ...(retired > 0 ? [`${retired} hashed files of earlier deploys kept for a day`] : []),
  ].join(', ')
  if (!isDryRun) return [summary]
  return [
    `Dry run, nothing is written: ${summary}`,
    ...nameKeys(
      'upload',
      uploads.map(file => file.key),
    ),
    ...nameKeys('delete', plan.deletions),
  ]
}

function nameKeys(verb: string, keys: readonly string[]): string[] {
  const named = keys.slice(0, NAMED_KEYS).map(key => `  ${verb} ${key}`)
  return keys.length > NAMED_KEYS ? [...named, `  ${verb} ${keys.length - NAMED_KEYS} more`] : named
}

/** Returns what counts one uploaded file and prints a line now and then, and at the end. */
export function startProgress(files: readonly SiteFile[], print: (line: string) => void): (file: SiteFile) => void {
  const done: SiteFile[] = []
  let printedAt = Date.now()
  return file => {
    done.push(file)
    if (done.length < files.length && Date.now() - printedAt < PROGRESS_EVERY_MS) return
    printedAt = Date.now()
    print(`  ${done.length}/${files.length} uploaded, ${formatMegabytes(done)}`)
  }
}

/** One line for keys that somebody else put into the bucket. */
export function formatConflictLine(conflicts: Plan['conflicts']): string {
  const [first] = conflicts
  const others = conflicts.length > 1 ? ` (and ${conflicts.length - 1} more)` : ''
  return `The bucket holds '${first?.key}'${others} with the type '${first?.type}', and no deploy put it there: nothing was done. Delete it, or choose another bucket.`
}

function formatMegabytes(files: readonly SiteFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
