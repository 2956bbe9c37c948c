/**
 * Checks the packages of the lock file: counts them, compares their licences with docs/licences.yaml, and asks the npm
 * registry for vulnerabilities, each of which must be explained in docs/audit.yaml.
 * Usage: `tsx scripts/checks/dependencies.ts [--list]`; `--list` prints every package with its licence.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const text = z.string().min(1)

/**
 * docs/licences.yaml. `allowed` are licences that packages may declare. `read` are packages whose licence somebody has
 * looked up in the package, at the place `where`, because the lock file names none or a wrong one.
 */
const licencesSchema = z.strictObject({
  allowed: z.array(z.strictObject({ licence: text, why: text })),
  read: z.array(z.strictObject({ package: text, licence: text, where: text })),
})
/** docs/audit.yaml: known vulnerabilities that do not affect the site, and why. */
const auditSchema = z.strictObject({
  explained: z.array(z.strictObject({ advisory: text, package: text, why: text })),
})

/**
 * The fields of a package in the lock file that are read here. `dev`: only development needs it. `devOptional`:
 * development needs it, and production could use it but works without, as Next does without sharp. `optional`: nothing
 * needs it; in this project it is for a single platform.
 */
type LockEntry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }

/** All packages of the lock file. */
function readPackages() {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
  return entries.map(([path, entry]) => ({ name: path.replace(/.*node_modules\//, ''), ...entry }))
}

/** Lists packages whose licence nobody has accepted, and packages of the list that are not installed. */
function findLicenceProblems(packages: ReturnType<typeof readPackages>): string[] {
  const { allowed, read: lookedUp } = licencesSchema.parse(parse(readFileSync('docs/licences.yaml', 'utf8')))
  const names = new Set(['AND', 'OR', ...allowed.map(({ licence }) => licence)])
  const problems = packages.flatMap(({ name, version, license, optional }) => {
    const licence = lookedUp.find(entry => entry.package === name)?.licence ?? license
    if (process.argv.includes('--list')) console.info(`${name} ${version}: ${licence}`)
    // The lock file does not name the licences of packages for other platforms.
    if (licence === undefined) return optional ? [] : [`${name} ${version} declares no licence`]
    // An expression such as '(MIT OR GPL-3.0)' is allowed only if each licence in it is. That refuses some that are
    // permitted, which a person then reads and enters under `read`.
    const isAllowed = licence.split(/[\s()]+/).every(word => word === '' || names.has(word))
    return isAllowed ? [] : [`${name} ${version} has the licence ${licence}`]
  })
  const stale = lookedUp.filter(entry => !packages.some(({ name }) => name === entry.package))
  return [...problems, ...stale.map(entry => `docs/licences.yaml names ${entry.package}, which is not installed`)]
}

/** What `npm audit --json` prints. Without `vulnerabilities` it could not ask the registry, and `message` says why. */
type Report = { vulnerabilities?: Record<string, { via: (string | Via)[] }>; message?: string }
/** A vulnerability of a package. */
type Via = { name: string; title: string; url: string; severity: string }

/** Parses the output of `npm audit`, which is empty or breaks off if the time limit has stopped it. */
function parseReport(output: string): Report {
  try {
    return JSON.parse(output)
  } catch {
    return { message: 'npm audit printed no whole report' }
  }
}

/** Lists known vulnerabilities that nobody has explained. A registry that does not answer stops nothing. */
function findVulnerabilities(): string[] {
  const { explained } = auditSchema.parse(parse(readFileSync('docs/audit.yaml', 'utf8')))
  // Under `npm run`, npm_execpath is the running npm's script: the same npm is used, also where it is a batch file.
  const npm = process.env.npm_execpath ?? ''
  const command = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const [program = '', ...args] = [...command, 'audit', '--json', '--fetch-retries=0', '--fetch-timeout=8000']
  // The command also fails if it finds vulnerabilities; only its output distinguishes that from an error.
  const { stdout } = spawnSync(program, args, { timeout: 15_000, maxBuffer: 64 * 2 ** 20, encoding: 'utf8' })
  const { vulnerabilities, message = '' } = parseReport(stdout ?? '')
  if (!vulnerabilities) console.info(`Vulnerabilities: not checked, the registry did not respond (${message})`)
  // A string is the name of a vulnerable dependency, which has its own entry.
  const found = Object.values(vulnerabilities ?? {}).flatMap(({ via }) => via.filter(one => typeof one !== 'string'))
  const isAbout = (one: Via, entry: (typeof explained)[number]) =>
    entry.package === one.name && one.url.endsWith(entry.advisory)
  // Without an answer of the registry, nothing is known about the explained ones.
  const outdated = vulnerabilities ? explained.filter(entry => !found.some(one => isAbout(one, entry))) : []
  for (const entry of outdated) console.info(`docs/audit.yaml: ${entry.advisory} is no longer reported; remove it`)
  return found
    .filter(one => !explained.some(entry => isAbout(one, entry)))
    .map(({ name, title, severity, url }) => `${name}: ${title} (${severity}, ${url})`)
}

const packages = readPackages()
// Without the packages for a single platform, the figures are the same on all of them.
const counted = packages.filter(({ optional }) => !optional)
const production = counted.filter(({ dev, devOptional }) => !dev && !devOptional).length
console.info(`Packages: ${production} in production, ${counted.length - production} more in development`)
// npm lists an advisory once for each path on which it reaches the package: a set reports it once.
const problems = new Set([...findLicenceProblems(packages), ...findVulnerabilities()])
for (const problem of problems) console.error(problem)
process.exitCode = problems.size === 0 ? 0 : 1
