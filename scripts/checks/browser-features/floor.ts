import type { BrowserName, SimpleSupportStatement, SupportBlock } from '@mdn/browser-compat-data/types'

/**
 * The oldest browsers in which every task works (decision 50). 'Firefox ESR' counts as 115: the oldest of these
 * releases that people still run, on Windows 7 and 8. Chrome on Android has the versions of Chrome on a desk, Safari on
 * an iPhone those of a Mac.
 */
const FLOOR = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '22',
} as const satisfies Partial<Record<BrowserName, string>>

/** The browsers of the floor that lack a feature, each with the version that brought it to stay. Empty: all have it. */
export function findYounger(support: SupportBlock): string[] {
  return Object.entries(FLOOR).flatMap(([browser, version]) => {
    const statements = [support[browser as BrowserName] ?? []].flat()
    const plain = statements.filter(isPlain)
    const there = plain.filter(statement => isThere(statement, version))
    // The data may say nothing of a browser: then nothing can be held against the feature.
    if (statements.length === 0 || there.some(statement => !statement.partial_implementation)) return []
    const added = plain.find(statement => !statement.version_removed)?.version_added || 'never'
    return [`${browser} ${there.length > 0 ? 'in part' : added}`]
  })
}

/** Whether a statement is about the feature under its own name, without a setting. */
function isPlain({ alternative_name: otherName, flags, prefix }: SimpleSupportStatement): boolean {
  return !(otherName || flags || prefix)
}

function isThere({ version_added: added, version_removed: removed }: SimpleSupportStatement, version: string): boolean {
  return added !== false && isAtMost(added, version) && !(removed && isAtMost(removed, version))
}

/** Compares dotted versions. '≤37' means 37 or earlier; 'preview' is later than every release. */
function isAtMost(version: string, limit: string): boolean {
  if (version === 'preview') return false
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  const [mostMajor = 0, mostMinor = 0] = limit.split('.').map(Number)
  return major === mostMajor ? minor <= mostMinor : major < mostMajor
}
