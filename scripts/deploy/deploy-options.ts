import { parseArgs } from 'node:util'
import { DeployError } from './deploy-error'

/** The options on the command line. */
export type DeployOptions = {
  bucket: string
  endpoint?: string
  region?: string
  dryRun: boolean
  rollback: boolean
  breakLock: boolean
}

const USAGE = 'npm run deploy -- --bucket NAME [--endpoint URL] [--region NAME] [--dry-run] [--rollback] [--break-lock]'

/** Parses the command line. Throws a DeployError with the usage if it is invalid. */
export function parseDeployOptions(args: string[]): DeployOptions {
  const { bucket, endpoint, region, ...flags } = readArgs(args)
  if (!bucket) throw new DeployError(`--bucket is missing. Usage: ${USAGE}`)
  if (endpoint !== undefined && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new DeployError(`--endpoint must be an http or https URL, not '${endpoint}'.`)
  return {
    bucket,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    dryRun: flags['dry-run'] ?? false,
    rollback: flags.rollback ?? false,
    breakLock: flags['break-lock'] ?? false,
  }
}

function readArgs(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const options = { bucket: text, endpoint: text, region: text, 'dry-run': flag, rollback: flag, 'break-lock': flag }
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new DeployError(`${(error as Error).message.split('.')[0]}. Usage: ${USAGE}`)
  }
}
