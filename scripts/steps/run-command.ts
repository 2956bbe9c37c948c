import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program with its arguments, settings on top of the ones that are there, and the folder it runs in, if not this one. */
export type Command = {
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  cwd?: string
  /** Gives the program a channel that closes when this process ends, however it ends: its event is 'disconnect'. */
  hasChannel?: boolean
}

/** Arguments of `node` that run a TypeScript file of this repository. */
export function typescript(file: string, ...rest: string[]): string[] {
  return ['--import', 'tsx', file, ...rest]
}

/** As {@link typescript}, for a script that reads content, whose modules are marked as server-only. */
export function contentScript(file: string, ...rest: string[]): string[] {
  return ['--conditions=react-server', ...typescript(file, ...rest)]
}

/** Arguments of `node` that run the command-line program of an installed package. */
export function tool(path: string, ...rest: string[]): string[] {
  return [`node_modules/${path}`, ...rest]
}

const running = new Set<ChildProcess>()

/** Ends every program that was started here and has not ended yet. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Starts `node` with a command's arguments; its output is passed on to the reader line by line, or shown as it is. */
export function startCommand({ args, env, cwd, hasChannel }: Command, onLine?: (line: string) => void): ChildProcess {
  const output = onLine === undefined ? 'inherit' : 'pipe'
  const input = onLine === undefined ? 'inherit' : 'ignore'
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: [input, output, output, ...(hasChannel ? ['ipc' as const] : [])],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null && onLine !== undefined) createInterface({ input: stream }).on('line', onLine)
  }
  return child
}

/** Runs a command to its end; resolves to its exit code, 1 when a signal ended it or it could not start. */
export function runCommand(command: Command, onLine?: (line: string) => void): Promise<number> {
  return new Promise(resolve => {
    const child = startCommand(command, onLine)
    child.once('error', () => resolve(1))
    child.once('close', code => resolve(code ?? 1))
  })
}
