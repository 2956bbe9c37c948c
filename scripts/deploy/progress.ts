import type { Plan } from './plan'
import type { SiteFile } from './site-files'

/** The minimum time between two lines of progress. */
const PROGRESS_INTERVAL_MS = 2_000

/** How many keys of each kind a dry run lists. */
const MAX_LISTED_KEYS = 40

/** Summarises a plan in one line; a dry run also lists the keys. */
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
    ...listKeys(
      'upload',
      uploads.map(file => file.key),
    ),
    ...listKeys('delete', plan.deletions),
  ]
}

function listKeys(verb: string, keys: readonly string[]): string[] {
  const named = keys.slice(0, MAX_LISTED_KEYS).map(key => `  ${verb} ${key}`)
  return keys.length > MAX_LISTED_KEYS ? [...named, `  ${verb} ${keys.length - MAX_LISTED_KEYS} more`] : named
}

/** Returns a function to call after each uploaded file, which prints progress from time to time and at the end. */
export function startProgress(files: readonly SiteFile[], print: (line: string) => void): (file: SiteFile) => void {
  const done: SiteFile[] = []
  let printedAt = Date.now()
  return file => {
    done.push(file)
    if (done.length < files.length && Date.now() - printedAt < PROGRESS_INTERVAL_MS) return
    printedAt = Date.now()
    print(`  ${done.length}/${files.length} uploaded, ${formatMegabytes(done)}`)
  }
}

/** Formats the error about keys that somebody else has uploaded. */
export function formatConflictLine(conflicts: Plan['conflicts']): string {
  const [first] = conflicts
  const others = conflicts.length > 1 ? ` (and ${conflicts.length - 1} more)` : ''
  return `The bucket holds '${first?.key}'${others} with the type '${first?.type}', and no deploy put it there: nothing was done. Delete it, or choose another bucket.`
}

function formatMegabytes(files: readonly SiteFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
