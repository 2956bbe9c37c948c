import { execFile } from 'node:child_process'

/** A vulnerability of an installed package. */
export type Finding = { advisory: string; package: string; title: string; severity: string }

/** The vulnerabilities that the registry knows, or why it did not report them. */
export type AuditResult = { answered: true; findings: Finding[] } | { answered: false; reason: string }

/** An entry of docs/audit.yaml: a vulnerability, and why it does no harm here. */
export type Explanation = { advisory: string; package: string; why: string }

/** An unreachable registry must not hold up the tests. */
const TIME_LIMIT_MS = 15_000
const ARGUMENTS = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=8000']

/**
 * Runs `npm audit`.
 *
 * @param npm the path of npm's script; undefined runs the `npm` on the PATH
 */
export function runAudit(npm: string | undefined): Promise<AuditResult> {
  const [program, args] = npm === undefined ? ['npm', ARGUMENTS] : [process.execPath, [npm, ...ARGUMENTS]]
  return new Promise(resolve => {
    // The command also fails if it finds vulnerabilities; only its output distinguishes that from an error.
    execFile(program, args, { timeout: TIME_LIMIT_MS, maxBuffer: 64 * 2 ** 20 }, (_error, output) =>
      resolve(parseAudit(output)),
    )
  })
}

type Via = string | { source: number; name: string; title: string; url: string; severity: string }

/** Parses the output of `npm audit --json`: a version 2 report, an error object, or nothing. */
export function parseAudit(output: string): AuditResult {
  let report: { vulnerabilities?: Record<string, { via: Via[] }>; message?: string; error?: { summary?: string } }
  try {
    report = JSON.parse(output)
  } catch {
    return { answered: false, reason: 'npm audit printed no JSON' }
  }
  const { vulnerabilities, message, error } = report
  if (vulnerabilities === undefined) {
    return { answered: false, reason: message || error?.summary || 'npm audit printed no report' }
  }
  const findings = new Map<string, Finding>()
  for (const via of Object.values(vulnerabilities).flatMap(entry => entry.via)) {
    // A string is the name of a vulnerable dependency, which has its own entry.
    if (typeof via === 'string') continue
    const advisory = via.url.split('/').at(-1) ?? String(via.source)
    findings.set(`${advisory} ${via.name}`, { advisory, package: via.name, title: via.title, severity: via.severity })
  }
  return { answered: true, findings: [...findings.values()] }
}

/** The findings without an explanation. */
export function findUnexplained(findings: readonly Finding[], explanations: readonly Explanation[]): Finding[] {
  return findings.filter(
    finding => !explanations.some(one => one.advisory === finding.advisory && one.package === finding.package),
  )
}

/** The explanations of findings that the registry no longer reports. */
export function findObsolete(findings: readonly Finding[], explanations: readonly Explanation[]): Explanation[] {
  return explanations.filter(
    one => !findings.some(finding => one.advisory === finding.advisory && one.package === finding.package),
  )
}
