/** The production build: font, pictures, export, postbuild, compression. SITE_OUT names another folder. */
import { toBuildSteps } from '@/lib/hosting/build-steps'
import { EXPORT_FOLDER } from '@/lib/hosting/local-settings'
import { runSteps } from '@/lib/hosting/run-steps'

async function main() {
  const { failed } = await runSteps(toBuildSteps(process.env.SITE_OUT ?? EXPORT_FOLDER), 'all')
  process.exit(failed === null ? 0 : 1)
}

void main()
