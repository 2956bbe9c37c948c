/**
 * `npm run deploy`: builds the site and uploads it to object storage; docs/deploy.md explains how to set up a bucket.
 * `--dry-run` shows what would be done, `--rollback` restores the site before the last deployment, and `--break-lock`
 * takes over the lock of a deployment that died.
 */
import { buildAfresh, requireFitExport } from '@/scripts/deploy/build-for-deploy'
import { parseDeployOptions } from '@/scripts/deploy/deploy-options'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import { explainError } from '@/scripts/deploy/explain-error'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'
import type { TransferOptions } from '@/scripts/deploy/transfer'
import { requireBucket } from '@/scripts/deploy/verify'
import { stopCommands } from '@/scripts/steps/run-command'

// The lock file pins the client, so its warning about the Node version of later releases is of no use here.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

const interrupted = new AbortController()

async function main() {
  const { rollback, dryRun, breakLock, ...location } = parseDeployOptions(process.argv.slice(2))
  const bucket = openS3Bucket(location)
  const options = { bucket, dryRun, breakLock, print: console.info, signal: interrupted.signal }
  // A wrong bucket or missing credentials should be reported before minutes of building.
  await requireBucket(bucket)
  const report = rollback ? await rollBack(options) : await buildAndDeploy(options)
  bucket.close()
  const { uploaded, unchanged, deleted } = report
  if (!dryRun) console.info(`Done: ${uploaded} uploaded, ${unchanged} unchanged, ${deleted} deleted.`)
}

async function buildAndDeploy(options: TransferOptions) {
  const folder = await buildAfresh()
  await requireFitExport(folder, console.error)
  return deployFolder(folder, options)
}

function handleSignal() {
  interrupted.abort()
  stopCommands()
}

process.on('SIGINT', handleSignal)
process.on('SIGTERM', handleSignal)
main().catch((error: unknown) => {
  console.error(explainError(error))
  process.exitCode = 1
})
