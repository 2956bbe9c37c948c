import { execFileSync } from 'node:child_process'

/** Runs a program and shows its output. Returns whether it succeeded. */
export function run(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false
  }
}

/** Installs Debian packages. Does nothing without root. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0) return
  console.info(`Installing ${packages.join(', ')}`)
  // Without a network, or on another system than Debian, there is nothing to install from.
  if (!run('apt-get', 'update', '-qq')) return
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}
