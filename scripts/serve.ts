/**
 * Serves an export with the headers, redirects and unknown page of the real hosts.
 * Usage: `tsx scripts/serve.ts [folder] [--companion]`, with PORT and HOST from the environment. With `--companion` the
 * companion service and the mocks run too, on COMPANION_PORT, and their paths are also the site's; otherwise they are
 * unknown pages.
 */
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { readSitePort, runLocally, startCompanion, startSite } from '@/scripts/hosting/local-site'

runLocally(async () => {
  const [folder = EXPORT_FOLDER] = process.argv.slice(2).filter(word => !word.startsWith('--'))
  const host = process.env.HOST || undefined
  const site = await startSite(readSitePort(), host)
  const companion = process.argv.includes('--companion') ? (await startCompanion(site.port)).app : undefined
  site.show({ folder, companion })
  console.info(`${folder}/ at http://${host ?? 'localhost'}:${site.port}`)
})
