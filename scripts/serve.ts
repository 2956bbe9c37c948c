/**
 * Serves an export with the headers, redirects and unknown page of the real hosts.
 * Usage: `tsx scripts/serve.ts [folder]`, with PORT, HOST and COMPANION_URL from the environment: the companion service
 * (companion/), to which its paths are passed. Without it they are unknown pages.
 */
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { SITE_PORT } from '@/scripts/build/local-settings'
import { listen } from '@/scripts/hosting/listen'
import { createSiteServer } from '@/scripts/hosting/site-server'

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const port = Number(process.env.PORT ?? SITE_PORT)
  const host = process.env.HOST ?? 'localhost'
  try {
    const companion = process.env.COMPANION_URL ? new URL(process.env.COMPANION_URL) : undefined
    await listen(await createSiteServer({ folder, companion }), port, { host: process.env.HOST })
    console.info(`${folder}/ at http://${host}:${port}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

void main()
