import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A command: the arguments of `node`. */
export type Command = {
  args: readonly string[]
  /** Added to the environment of this process. */
  env?: Readonly<Record<string, string>>
  /** The working directory, by default that of this process. */
  cwd?: string
  /**
   * Opens an IPC channel, so that the command gets the event 'disconnect' when this process ends, even if it is killed.
   */
  hasChannel?: boolean
}

/** Creates the `node` arguments that run a TypeScript file of this repository. */
export function typescript(file: string, ...rest: string[]): string[] {
  return ['--import', 'tsx', file, ...rest]
}

/** Like {@link typescript}, for a script that imports server-only modules, such as those that read content. */
export function contentScript(file: string, ...rest: string[]): string[] {
  return ['--conditions=react-server', ...typescript(file, ...rest)]
}

/** Creates the `node` arguments that run a file of an installed package, such as 'next/dist/bin/next'. */
export function tool(path: string, ...rest: string[]): string[] {
  return [`node_modules/${path}`, ...rest]
}

/** The processes that were started here and have not ended. */
const running = new Set<ChildProcess>()

/** Stops every running command that this process has started. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Starts a command. Passes its output to `onLine` line by line, or, without `onLine`, shows it unchanged. */
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

/** Runs a command and resolves to its exit code, or to 1 if it was killed or could not start. */
export function runCommand(command: Command, onLine?: (line: string) => void): Promise<number> {
  return new Promise(resolve => {
    const child = startCommand(command, onLine)
    child.once('error', () => resolve(1))
    child.once('close', code => resolve(code ?? 1))
  })
}
