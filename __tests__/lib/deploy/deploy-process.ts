import { spawn } from 'node:child_process'

/** Deploys a folder from a process of its own. Arguments: the folder, the store's address. */
const PROGRAM = `
  const { deployFolder } = require('./lib/deploy/deploy-site.ts')
  const { openS3Bucket } = require('./lib/deploy/s3-bucket.ts')
  const [folder, endpoint] = process.argv.slice(-2)
  deployFolder(folder, { bucket: openS3Bucket({ bucket: 'site', endpoint }), print: () => {} })
`

/** Starts a deploy that can be killed; `ended` gives the signal that ended it, null when it ended by itself. */
export function startDeployProcess(folder: string, endpoint: string) {
  const args = ['--require', 'tsx/cjs', '--eval', PROGRAM, folder, endpoint]
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: process.env })
  const ended = new Promise<NodeJS.Signals | null>(resolve => child.once('exit', (_code, signal) => resolve(signal)))
  return { kill: () => child.kill('SIGKILL'), ended }
}
