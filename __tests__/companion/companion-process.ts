import { type ChildProcess, spawn } from 'node:child_process'

type Listening = { url: string; child: ChildProcess; lines: string[]; exited: Promise<number | null> }

/** What follows `node` in the command of `npm run companion`. */
export const NODE_ARGS = '--max-semi-space-size=2 --heap-growing-percent=20 --require tsx/cjs companion/main.ts'

/**
 * Starts the real service on a free port, without the npm and tsx wrappers, so that a signal reaches it itself.
 * `fileBlocks` is the size in blocks of 512 bytes beyond which the system refuses to let a file grow: a full disk.
 */
export function spawnCompanion(
  env: Record<string, string>,
  fileBlocks: number | 'unlimited' = 'unlimited',
): Omit<Listening, 'url'> & { listening: Promise<string> } {
  const command = `ulimit -f ${fileBlocks}; exec "${process.execPath}" ${NODE_ARGS}`
  const child = spawn('sh', ['-c', command], {
    // No parent variables but the path: a developer's own settings must not reach a test.
    env: { PATH: process.env.PATH ?? '', COMPANION_PORT: '0', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      lines.push(...String(chunk).trim().split('\n'))
      const port = /"event":"listening".*"port":(\d+)/.exec(String(chunk))?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.stderr.on('data', (chunk: Buffer) => lines.push(...String(chunk).trim().split('\n')))
    void exited.then(() => reject(new Error(`ended before it listened: ${lines.join(' ')}`)))
  })
  // A test that expects the start to fail looks at the lines, not at this promise.
  listening.catch(() => {})
  return { child, lines, exited, listening }
}
