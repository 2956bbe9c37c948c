import { DeployError } from './deploy-error'
import { findOpenDeploy, formatKeptPrefix, type Holder, type Records, type Site } from './records'
import { readSiteFiles, type SiteFile } from './site-files'
import { type TransferOptions, type TransferReport, transferSite } from './transfer'

/** Deploys the export in a folder to a bucket. */
export async function deployFolder(folder: string, options: TransferOptions): Promise<TransferReport> {
  const files = await readSiteFiles(folder)
  return transferSite(options, 'deploy', () => files)
}

/**
 * Restores the site before the last deployment from the copies that the deployment kept. After an interrupted
 * deployment it restores the site that was being replaced; an interrupted rollback continues. Rolling back twice undoes
 * the rollback.
 */
export function rollBack(options: TransferOptions): Promise<TransferReport> {
  return transferSite(options, 'rollback', (records, previousHolder) => {
    const { site, keptBy } = findEarlierSite(records, previousHolder)
    options.print(
      site.id === records.current?.site.id && findOpenDeploy(records) === null
        ? `Continuing the interrupted rollback to the site of ${site.at}`
        : `Rolling back to the site of ${site.at}`,
    )
    return toKeptFiles(site, formatKeptPrefix(keptBy))
  })
}

/** The site to restore, and the id of the deployment that kept copies of its replaced files. */
function findEarlierSite(records: Records, previousHolder: Holder | null): { site: Site; keptBy: string } {
  const open = findOpenDeploy(records)
  const { current, pending } = records
  if (current !== null && open?.kind === 'deploy') return { site: current.site, keptBy: open.id }
  // A rollback that was interrupted after recording its site only has to clean up.
  const rolledBackTo = pending?.kind === 'rollback' ? pending.id : previousHolder?.rollback
  if (current?.previous && rolledBackTo === current.site.id) return { site: current.site, keptBy: current.previous.id }
  if (current?.previous) return { site: current.previous, keptBy: current.site.id }
  throw new DeployError('There is no earlier deploy to roll back to.')
}

function toKeptFiles(site: Site, prefix: string): SiteFile[] {
  return Object.entries(site.files).map(([key, entry]) => ({ key, ...entry, source: { key: prefix + key } }))
}
