/**
 * Checks the dependencies: counts them, checks their licences against docs/licences.yaml, and asks the npm registry for
 * vulnerabilities, each of which must be explained in docs/audit.yaml.
 * Usage: `tsx scripts/checks/dependencies.ts [--list]`; `--list` prints every package with its licence.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Explanation, findObsolete, findUnexplained, runAudit } from '@/scripts/checks/dependencies/audit'
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
  console.info(`Production: ${count(dependencies)} dependencies, ${production} packages in all`)
  console.info(`Development: ${count(devDependencies)} dependencies, ${development} further packages`)
}

function printLicences(packages: readonly Package[], rules: LicenceRules) {
  const counts = new Map<string, number>()
  for (const one of packages) {
    const licence = findLicence(one, rules) ?? 'not installed here'
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
    if (process.argv.includes('--list')) console.info(`${one.name} ${one.version}: ${licence}`)
  }
  const sorted = [...counts].sort((one, other) => other[1] - one[1])
  console.info(`Licences: ${sorted.map(([licence, number]) => `${licence} ${number}`).join(', ')}`)
}

/** Lists known vulnerabilities that are not explained, one sentence each. Empty if the registry cannot be reached. */
async function findVulnerabilities(explanations: readonly Explanation[]): Promise<string[]> {
  const cli = process.env.npm_execpath
  const result = await runAudit(cli?.endsWith('npm-cli.js') ? cli : undefined)
  if (!result.answered) {
    console.info(`Vulnerabilities: not checked, the registry did not respond (${result.reason})`)
    return []
  }
  const unexplained = findUnexplained(result.findings, explanations)
  console.info(`Vulnerabilities: ${result.findings.length}, ${unexplained.length} of them not explained`)
  for (const { advisory } of findObsolete(result.findings, explanations)) {
    console.info(`${AUDIT}: ${advisory} is no longer reported; remove it`)
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
    ...(await findVulnerabilities(auditSchema.parse(parse(readFileSync(AUDIT, 'utf8'))).explained)),
  ]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

void main()
