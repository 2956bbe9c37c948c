import { randomUUID } from 'node:crypto'
import type { ListedObject, ObjectHead } from './bucket'
import { isSameType } from './content-type'
import type { Backup } from './kept-copies'
import { findOpenDeploy, formatKeptPrefix, type Records, type Site, type SiteRecord } from './records'
import { type Entry, isImmutable, type SiteFile, STAGES, toStage } from './site-files'

/** How long content-hashed files outlive their site, so that tabs opened before the deployment still work. */
const RETIRED_FOR_MS = 24 * 60 * 60 * 1000

/** The files of the new site, the state of the bucket, and earlier records. `kept` has the full keys of kept copies. */
export type PlanInput = {
  files: readonly SiteFile[]
  listed: ReadonlyMap<string, ListedObject>
  heads: ReadonlyMap<string, ObjectHead>
  kept: ReadonlySet<string>
  records: Records
  now: Date
}

/**
 * What a deployment does, in this order: copy `backups` unless an earlier run did, upload `waves` one after another,
 * verify, record `next`, delete `deletions` and `outdatedBackups`. `conflicts` are keys that somebody else uploaded
 * with another type; if there are any, nothing is done.
 */
export type Plan = {
  id: string
  isSameSite: boolean
  backups: Backup[]
  waves: SiteFile[][]
  next: SiteRecord
  deletions: string[]
  outdatedBackups: string[]
  conflicts: { key: string; type: string }[]
}

/** Returns whether a file's object must be inspected by itself, because a listing has only ETags and sizes. */
export function needsHead(file: SiteFile, listed: ReadonlyMap<string, ListedObject>, { current }: Records): boolean {
  const object = listed.get(file.key)
  if (object === undefined) return false
  return object.etag !== file.md5 || toStage(file.key, file.type) === 'page' || !current?.site.files[file.key]
}

/** Plans a deployment without sending requests. */
export function planDeploy(input: PlanInput): Plan {
  const { files, listed, kept, records, now } = input
  const site = toSite(files, now)
  const isSameSite = records.current !== null && isSame(records.current.site, site)
  const id = findOpenDeploy(records)?.id ?? (isSameSite ? (records.current?.site.id ?? site.id) : site.id)
  const owned = toOwned(records)
  const uploads = files.filter(file => !isUpToDate(file, input))
  const { retired, deletions } = planDeletions(input, owned)
  const next: SiteRecord =
    isSameSite && records.current !== null
      ? { ...records.current, retired }
      : { version: 1, site: { ...site, id }, previous: records.current?.site ?? null, retired }

  const prefix = formatKeptPrefix(next.site.id)
  const changing = new Set([...(isSameSite ? [] : uploads.map(file => file.key)), ...deletions])
  const isToKeep = (key: string) => changing.has(key) || (!isSameSite && kept.has(prefix + key))
  const backups = [...listed.keys()].filter(isToKeep).flatMap(key => toBackup(key, prefix, next.previous))
  const conflicts = files.flatMap(({ key, type }) => {
    const head = input.heads.get(key)
    return head && !owned.has(key) && !isSameType(head.type, type) ? [{ key, type: head.type }] : []
  })
  const outdatedBackups = [...kept].filter(key => !key.startsWith(prefix))
  return { id, isSameSite, backups, waves: createWaves(uploads, listed), next, deletions, outdatedBackups, conflicts }
}

/** An array of one backup, or an empty one if the previous site did not have this key. */
function toBackup(key: string, prefix: string, previous: Site | null): Backup[] {
  const entry = previous?.files[key]
  return entry === undefined ? [] : [{ from: key, to: prefix + key, entry }]
}

function toSite(files: readonly SiteFile[], now: Date): Site {
  const at = now.toISOString()
  const entries = files.map(({ key, source, ...entry }) => [key, entry] as const)
  // The store's time is in seconds, and two deployments of a small site may begin within one.
  const id = `${at.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
  return { id, at, files: Object.fromEntries(entries) }
}

function isSame(one: Site, other: Site): boolean {
  const keys = Object.keys(one.files)
  if (keys.length !== Object.keys(other.files).length) return false
  return keys.every(key => isSameEntry(one.files[key], other.files[key]))
}

function isSameEntry(one: Entry | undefined, other: Entry | undefined): boolean {
  return one?.sha256 === other?.sha256 && one?.type === other?.type && one?.cacheControl === other?.cacheControl
}

/** Every key that a deployment may have uploaded. No other key is ever deleted. */
function toOwned({ current, pending }: Records): Set<string> {
  return new Set([
    ...Object.keys(current?.site.files ?? {}),
    ...Object.keys(current?.previous?.files ?? {}),
    ...Object.keys(current?.retired ?? {}),
    ...(pending?.keys ?? []),
  ])
}

function isUpToDate(file: SiteFile, { listed, heads, records }: PlanInput): boolean {
  const object = listed.get(file.key)
  if (object === undefined) return false
  const head = heads.get(file.key)
  if (head === undefined) return object.etag === file.md5 && isSameEntry(records.current?.site.files[file.key], file)
  const hasBytes = head.etag === file.md5 || head.sha256 === file.sha256
  return hasBytes && isSameType(head.type, file.type) && head.cacheControl === file.cacheControl
}

/** Divides uploads into stages, and each stage into new keys first, because a changed page may link to a new one. */
function createWaves(uploads: readonly SiteFile[], listed: ReadonlyMap<string, ListedObject>): SiteFile[][] {
  const waves = STAGES.flatMap(stage => {
    const files = uploads.filter(file => toStage(file.key, file.type) === stage)
    return [files.filter(file => !listed.has(file.key)), files.filter(file => listed.has(file.key))]
  })
  return waves.filter(wave => wave.length > 0)
}

function planDeletions({ files, listed, records, now }: PlanInput, owned: ReadonlySet<string>) {
  const wanted = new Set(files.map(file => file.key))
  const retired: Record<string, string> = {}
  const deletions: string[] = []
  for (const key of owned) {
    if (wanted.has(key) || !listed.has(key)) continue
    const since = records.current?.retired[key] ?? now.toISOString()
    const isUsed = isImmutable(key) && now.getTime() - Date.parse(since) < RETIRED_FOR_MS
    if (isUsed) retired[key] = since
    else deletions.push(key)
  }
  return { retired, deletions }
}
