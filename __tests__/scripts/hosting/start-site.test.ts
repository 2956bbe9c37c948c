/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// Two processes start for each test.
jest.setTimeout(60_000)

let folder: string
let top: ChildProcess
let lines: string[] = []

type Ports = { port: number; companionPort: number; pid: number }

/** Starts site and companion as npm does, below a shell, so that each of the three can be killed alone. */
async function start(): Promise<Ports> {
  const program = [process.execPath, '--import', 'tsx', '__tests__/scripts/hosting/site-process.ts', folder]
  const line = `${program.join(' ')} file:${join(folder, 'a.db')}; exit $?`
  const script = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(line)}], { stdio: 'inherit' })`
  top = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  lines = []
  return new Promise((resolve, reject) => {
    const output = createInterface({ input: top.stdout as NodeJS.ReadableStream })
    output.on('line', line => {
      lines.push(line)
      if (line.startsWith('{')) resolve(JSON.parse(line))
    })
    output.on('close', () => reject(new Error(lines.join('\n'))))
  })
}

function isTaken(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
}

/** Looks until the ports are free, for at most 20 s. */
async function expectFree(...ports: number[]) {
  for (const port of ports) {
    for (let left = 400; left > 0 && (await isTaken(port)); left -= 1) await new Promise(next => setTimeout(next, 50))
    expect(await isTaken(port)).toBe(false)
  }
}

const findCompanion = (pid: number) => Number(String(execFileSync('pgrep', ['-P', String(pid)])).trim())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(folder, '404.html'), 'Page not found')
  await writeFile(join(folder, 'index.html'), 'Home')
})

afterEach(async () => {
  top.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

it('the companion ends with the site, a killed one too, and both ports are free', async () => {
  const { port, companionPort, pid } = await start()
  expect(await Promise.all([isTaken(port), isTaken(companionPort)])).toEqual([true, true])
  process.kill(pid, 'SIGKILL')
  await expectFree(port, companionPort)
})

it('the site ends with the companion, and says why', async () => {
  const { port, companionPort, pid } = await start()
  const ended = once(top, 'exit')
  process.kill(findCompanion(pid), 'SIGKILL')
  await ended
  await expectFree(port, companionPort)
  expect(lines).toContain('The companion service exited (SIGKILL).')
})

it('both end when what started them was killed', async () => {
  const { port, companionPort } = await start()
  top.kill('SIGKILL')
  await expectFree(port, companionPort)
})
