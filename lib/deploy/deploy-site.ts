import { DeployError } from './deploy-error'
import { findOpenDeploy, type Records, type Site, toKeptPrefix } from './records'
import { readSiteFiles, type SiteFile } from './site-files'
import { type TransferOptions, type TransferReport, transferSite } from './transfer'

/** Brings a bucket to what a folder holds. */
export async function deployFolder(folder: string, options: TransferOptions): Promise<TransferReport> {
  const files = await readSiteFiles(folder)
  return transferSite(options, 'deploy', () => files)
}

/**
 * Brings a bucket back to the site before the last deploy, from the copies that the deploy kept; after an interrupted
 * deploy, to the site that it began to replace. Rolling back twice goes forward again.
 */
export function rollBack(options: TransferOptions): Promise<TransferReport> {
  return transferSite(options, 'rollback', records => {
    const { site, keptBy } = findEarlierSite(records)
    options.print(`Back to the site of ${site.at}`)
    return toKeptFiles(site, toKeptPrefix(keptBy))
  })
}

/** The site to go back to, and the deploy that kept what it replaced of it. */
function findEarlierSite(records: Records): { site: Site; keptBy: string } {
  const open = findOpenDeploy(records)
  const { current } = records
  if (current !== null && open?.kind === 'deploy') return { site: current.site, keptBy: open.id }
  if (current?.previous) return { site: current.previous, keptBy: current.site.id }
  throw new DeployError('There is no earlier deploy to go back to.')
}

function toKeptFiles(site: Site, prefix: string): SiteFile[] {
  return Object.entries(site.files).map(([key, entry]) => ({ key, ...entry, source: { key: prefix + key } }))
}
