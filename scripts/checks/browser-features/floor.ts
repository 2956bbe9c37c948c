import type { BrowserName, SimpleSupportStatement, SupportBlock } from '@mdn/browser-compat-data/types'

/**
 * The oldest supported browsers, the 'floor' (decision 50). Firefox 115 is the oldest ESR release still in use, on
 * Windows 7 and 8. Chrome on Android has the versions of desktop Chrome, Safari on iOS those of macOS.
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

/**
 * Lists the supported browsers that lack a feature, each with its first full version, such as 'firefox 121', or with
 * 'never' or 'in part'. Empty if all have it.
 */
export function findBrowsersWithout(support: SupportBlock): string[] {
  return Object.entries(FLOOR).flatMap(([browser, version]) => {
    const statements = [support[browser as BrowserName] ?? []].flat()
    const standard = statements.filter(isStandard)
    const supporting = standard.filter(statement => isSupported(statement, version))
    // Without data about a browser, the feature counts as supported.
    if (statements.length === 0 || supporting.some(statement => !statement.partial_implementation)) return []
    const added = standard.find(statement => !statement.version_removed)?.version_added || 'never'
    return [`${browser} ${supporting.length > 0 ? 'in part' : added}`]
  })
}

/** Returns whether a statement is about the feature under its standard name, without a prefix or flag. */
function isStandard({ alternative_name: otherName, flags, prefix }: SimpleSupportStatement): boolean {
  return !(otherName || flags || prefix)
}

function isSupported(
  { version_added: added, version_removed: removed }: SimpleSupportStatement,
  version: string,
): boolean {
  return added !== false && isAtMost(added, version) && !(removed && isAtMost(removed, version))
}

/** Compares versions such as '16.4'. '≤37' means 37 or earlier; 'preview' is later than every release. */
function isAtMost(version: string, limit: string): boolean {
  if (version === 'preview') return false
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  const [maxMajor = 0, maxMinor = 0] = limit.split('.').map(Number)
  return major === maxMajor ? minor <= maxMinor : major < maxMajor
}
