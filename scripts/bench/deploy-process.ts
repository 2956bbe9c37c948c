import { spawn } from 'node:child_process'

/** Waits for one line with the folder to deploy, or an empty one to roll back. Argument: the store's address. */
const PROGRAM = `
  const { deployFolder, rollBack } = require('./scripts/deploy/deploy-site.ts')
  const { openS3Bucket } = require('./scripts/deploy/s3-bucket.ts')
  const options = { bucket: openS3Bucket({ bucket: 'site', endpoint: process.argv.at(-1) }), print: () => {} }
  process.stdin.once('data', data => {
    const folder = String(data).trim()
    const run = folder === '' ? rollBack(options) : deployFolder(folder, options)
    run.finally(() => process.exit())
  })
`

/**
 * Starts a process that deploys or rolls back when `begin` tells it to, so that its start takes no time of the deploy.
 *
 * @returns `ended` gives the signal that ended it, null when it ended by itself
 */
export function startDeployProcess(endpoint: string) {
  const args = ['--require', 'tsx/cjs', '--eval', PROGRAM, endpoint]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'], env: process.env })
  const ended = new Promise<NodeJS.Signals | null>(resolve => child.once('exit', (_code, signal) => resolve(signal)))
  return {
    deploy: (folder: string) => child.stdin.write(`${folder}\n`),
    rollBack: () => child.stdin.write('\n'),
    kill: () => child.kill('SIGKILL'),
    ended,
  }
}
