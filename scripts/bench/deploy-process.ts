import { spawn } from 'node:child_process'

/** Reads one line from stdin: the folder to deploy, or an empty line to roll back. Argument: the store's endpoint. */
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
 * Starts a process that deploys or rolls back when it is told to, so that starting it is not part of the deployment.
 *
 * @returns `ended` resolves to the signal that killed the process, null if it exited by itself
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
