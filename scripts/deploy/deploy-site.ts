import { DeployError } from './deploy-error'
import { findOpenDeploy, formatKeptPrefix, type Holder, type Records, type Site } from './records'
import { readSiteFiles, type SiteFile } from './site-files'
import { type TransferOptions, type TransferReport, transferSite } from './transfer'

/** Brings a bucket to what a folder holds. */
export async function deployFolder(folder: string, options: TransferOptions): Promise<TransferReport> {
  const files = await readSiteFiles(folder)
  return transferSite(options, 'deploy', () => files)
}

/**
 * Brings a bucket back to the site before the last deploy, from the copies that the deploy kept; after an interrupted
 * deploy, to the site that it began to replace. An interrupted rollback goes on. Rolling back twice goes forward again.
 */
export function rollBack(options: TransferOptions): Promise<TransferReport> {
  return transferSite(options, 'rollback', (records, dead) => {
    const { site, keptBy } = findEarlierSite(records, dead)
    options.print(
      site.id === records.current?.site.id && findOpenDeploy(records) === null
        ? `The last rollback had not ended: going on with it, back to the site of ${site.at}`
        : `Back to the site of ${site.at}`,
    )
    return toKeptFiles(site, formatKeptPrefix(keptBy))
  })
}

/** The site to go back to, and the deploy that kept what it replaced of it. */
function findEarlierSite(records: Records, dead: Holder | null): { site: Site; keptBy: string } {
  const open = findOpenDeploy(records)
  const { current, pending } = records
  if (current !== null && open?.kind === 'deploy') return { site: current.site, keptBy: open.id }
  // A rollback that was interrupted after it had written its site down has only to tidy up.
  const rolledBackTo = pending?.kind === 'rollback' ? pending.id : dead?.rollback
  if (current?.previous && rolledBackTo === current.site.id) return { site: current.site, keptBy: current.previous.id }
  if (current?.previous) return { site: current.previous, keptBy: current.site.id }
  throw new DeployError('There is no earlier deploy to go back to.')
}

function toKeptFiles(site: Site, prefix: string): SiteFile[] {
  return Object.entries(site.files).map(([key, entry]) => ({ key, ...entry, source: { key: prefix + key } }))
}
