import { execFile } from 'node:child_process'

/** One vulnerability of an installed package. */
export type Finding = { advisory: string; package: string; title: string; severity: string }

/** What the registry says of the installed packages, or why it says nothing. */
export type AuditResult = { answered: true; findings: Finding[] } | { answered: false; reason: string }

/** docs/audit.yaml: findings that somebody has looked into, and why they do no harm here. */
export type Explanation = { advisory: string; package: string; why: string }

/** A registry that does not answer must not hold up the tests. */
const TIME_LIMIT_MS = 15_000
const ARGUMENTS = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=8000']

/**
 * Asks the registry, by npm's own command.
 *
 * @param npm path of npm's script; undefined takes the `npm` of the shell
 */
export function runAudit(npm: string | undefined): Promise<AuditResult> {
  const [program, args] = npm === undefined ? ['npm', ARGUMENTS] : [process.execPath, [npm, ...ARGUMENTS]]
  return new Promise(resolve => {
    // The command fails when it finds something: only what it prints tells the two apart.
    execFile(program, args, { timeout: TIME_LIMIT_MS, maxBuffer: 64 * 2 ** 20 }, (_error, output) =>
      resolve(parseAudit(output)),
    )
  })
}

type Via = string | { source: number; name: string; title: string; url: string; severity: string }

/** Reads what `npm audit --json` printed: a report of version 2, an error, or nothing. */
export function parseAudit(output: string): AuditResult {
  let report: { vulnerabilities?: Record<string, { via: Via[] }>; message?: string; error?: { summary?: string } }
  try {
    report = JSON.parse(output)
  } catch {
    return { answered: false, reason: 'npm audit gave no answer' }
  }
  const { vulnerabilities, message, error } = report
  if (vulnerabilities === undefined) {
    return { answered: false, reason: message || error?.summary || 'npm audit gave no report' }
  }
  const findings = new Map<string, Finding>()
  for (const via of Object.values(vulnerabilities).flatMap(entry => entry.via)) {
    // A text names the package through which the weakness comes, which has an entry of its own.
    if (typeof via === 'string') continue
    const advisory = via.url.split('/').at(-1) ?? String(via.source)
    findings.set(`${advisory} ${via.name}`, { advisory, package: via.name, title: via.title, severity: via.severity })
  }
  return { answered: true, findings: [...findings.values()] }
}

/** Findings that no explanation covers. */
export function findUnexplained(findings: readonly Finding[], explanations: readonly Explanation[]): Finding[] {
  return findings.filter(
    finding => !explanations.some(one => one.advisory === finding.advisory && one.package === finding.package),
  )
}

/** Explanations of what the registry no longer finds, to be removed. */
export function findOutdated(findings: readonly Finding[], explanations: readonly Explanation[]): Explanation[] {
  return explanations.filter(
    one => !findings.some(finding => one.advisory === finding.advisory && one.package === finding.package),
  )
}
