/**
 * Writes the optional packages of other platforms into package-lock.json, where an install behind a registry that serves
 * only its own platform's packages has left them out. Without them `npm ci` refuses the file. Run it after such an install:
 * `npx tsx scripts/complete-lockfile.ts`. It fetches nothing and changes no entry that is there.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type Lockfile = { packages: Record<string, LockEntry> }

const LOCKFILE = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm']

/** The platform that a package's name states; null for a name that states none. */
function toPlatform(name: string) {
  const system = SYSTEMS.find(one => name.includes(one))
  const processor = PROCESSORS.find(one => name.includes(one))
  if (!system && !processor) return null
  const libc = name.includes('musl') ? ['musl'] : name.includes('linux') && name.includes('gnu') ? ['glibc'] : undefined
  return { ...(system && { os: [system] }), ...(processor && { cpu: [processor] }), ...(libc && { libc }) }
}

function complete({ packages }: Lockfile) {
  const added: string[] = []
  for (const [path, parent] of Object.entries(packages)) {
    if (path === '') continue
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const own = `node_modules/${name}`
      const platform = toPlatform(name)
      if (!platform || packages[own] || packages[`${path}/${own}`]) continue
      packages[own] = {
        version: version.replace(/^[\^~]/, ''),
        ...(parent.dev && { dev: true }),
        optional: true,
        ...platform,
      }
      added.push(name)
    }
  }
  return added
}

const lockfile: Lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
const added = complete(lockfile)
const entries = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lockfile.packages = Object.fromEntries(entries)
writeFileSync(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`)
console.info(`${added.length} packages added${added.length > 0 ? `: ${added.join(', ')}` : ''}`)
