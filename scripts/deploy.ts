/**
 * `npm run deploy`: builds the site and uploads it to object storage; docs/deploy.md explains how to set up a bucket.
 * `--dry-run` shows what would be done, and `--force` takes over the lock of a deploy that died.
 */
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import { openBucket } from '@/scripts/deploy/bucket'
import { deploySite } from '@/scripts/deploy/deploy-site'
import { DeployError, explainError } from '@/scripts/deploy/explain-error'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { runCommand, stopCommands, typescript } from '@/scripts/steps/run-command'

// The lock file pins the client, so its warning about the Node version of later releases is of no use here.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

const USAGE = 'npm run deploy -- --bucket NAME [--endpoint URL] [--region NAME] [--dry-run] [--force]'

const interrupted = new AbortController()

async function main() {
  loadEnvConfig(process.cwd())
  const { bucket: name = '', endpoint, region, 'dry-run': dryRun, force } = readArgs()
  if (name === '') throw new DeployError(`--bucket is missing. Usage: ${USAGE}`)
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:\/\//.test(endpoint)))
    throw new DeployError(`--endpoint must be an http or https URL, not '${endpoint}'.`)
  const bucket = openBucket(name, endpoint, region)
  // A wrong bucket or missing credentials should be reported before minutes of building.
  await bucket.list()
  await build()
  const options = { bucket, dryRun, force, print: console.info, signal: interrupted.signal }
  const { uploaded, unchanged, deleted } = await deploySite(EXPORT_FOLDER, options)
  if (!dryRun) console.info(`Done: ${uploaded} uploaded, ${unchanged} unchanged, ${deleted} deleted.`)
}

function readArgs() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { bucket: text, endpoint: text, region: text, 'dry-run': flag, force: flag } }).values
  } catch (error) {
    throw new DeployError(`${(error as Error).message.split('.')[0]}. Usage: ${USAGE}`)
  }
}

/** Builds into an empty folder, whatever SITE_OUT names. */
async function build() {
  await rm(EXPORT_FOLDER, { recursive: true, force: true })
  const args = typescript('scripts/build.ts', '--uncompressed')
  const code = await runCommand({ args, env: { SITE_OUT: EXPORT_FOLDER } })
  if (code !== 0) throw new DeployError('The build failed: nothing was uploaded. See the output above.')
}

function handleSignal() {
  interrupted.abort(new DeployError('Stopped. The old site is complete; run the deploy again to continue.'))
  stopCommands()
}

process.on('SIGINT', handleSignal)
process.on('SIGTERM', handleSignal)
main().catch((error: unknown) => {
  console.error(explainError(error))
  process.exitCode = 1
})
