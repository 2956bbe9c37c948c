/**
 * What the repository is made with: counts dependencies, lists their licences and holds them to docs/licences.yaml, and
 * asks the registry for vulnerabilities, each of which must stand explained in docs/audit.yaml.
 * Usage: `tsx scripts/checks/dependencies.ts [--list]`; the option names every package.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Explanation, findOutdated, findUnexplained, runAudit } from '@/scripts/checks/dependencies/audit'
import { countPackages, type Package, readPackages } from '@/scripts/checks/dependencies/installed-packages'
import { findLicence, findLicenceProblems, type LicenceRules } from '@/scripts/checks/dependencies/licences'

const LICENCES = 'docs/licences.yaml'
const AUDIT = 'docs/audit.yaml'

const text = z.string().min(1)
const rulesSchema = z.strictObject({
  allowed: z.array(z.strictObject({ licence: text, why: text })),
  read: z.array(z.strictObject({ package: text, licence: text, where: text })),
})
const auditSchema = z.strictObject({
  explained: z.array(z.strictObject({ advisory: text, package: text, why: text })),
})

function readRules(): LicenceRules {
  const { allowed, read } = rulesSchema.parse(parse(readFileSync(LICENCES, 'utf8')))
  return { allowed: allowed.map(({ licence }) => licence), read }
}

function printCounts(packages: readonly Package[]) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const count = (part: object) => Object.keys(part).length
  const { production, development } = countPackages(packages)
  console.info(`Production: ${count(dependencies)} dependencies, ${production} packages with what they need`)
  console.info(`Development: ${count(devDependencies)} dependencies, ${development} packages more`)
}

function printLicences(packages: readonly Package[], rules: LicenceRules) {
  const counts = new Map<string, number>()
  for (const one of packages) {
    const licence = findLicence(one, rules) ?? 'not on this machine'
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
    if (process.argv.includes('--list')) console.info(`${one.name} ${one.version}: ${licence}`)
  }
  const sorted = [...counts].sort((one, other) => other[1] - one[1])
  console.info(`Licences: ${sorted.map(([licence, number]) => `${licence} ${number}`).join(', ')}`)
}

/** The problems that the registry knows of and nobody has explained; none where it gives no answer. */
async function findWeaknesses(explanations: readonly Explanation[]): Promise<string[]> {
  const cli = process.env.npm_execpath
  const result = await runAudit(cli?.endsWith('npm-cli.js') ? cli : undefined)
  if (!result.answered) {
    console.info(`Vulnerabilities: not checked, the registry gives no audit answer here (${result.reason})`)
    return []
  }
  const unexplained = findUnexplained(result.findings, explanations)
  console.info(`Vulnerabilities: ${result.findings.length}, ${unexplained.length} of them not explained`)
  for (const { advisory } of findOutdated(result.findings, explanations)) {
    console.info(`${AUDIT}: ${advisory} is no longer found and can be removed`)
  }
  return unexplained.map(
    ({ advisory, package: name, severity, title }) => `${name}: ${title} (${severity}, ${advisory})`,
  )
}

async function main() {
  const packages = readPackages('.')
  const rules = readRules()
  printCounts(packages)
  printLicences(packages, rules)
  const problems = [
    ...findLicenceProblems(packages, rules),
    ...(await findWeaknesses(auditSchema.parse(parse(readFileSync(AUDIT, 'utf8'))).explained)),
  ]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

void main()
