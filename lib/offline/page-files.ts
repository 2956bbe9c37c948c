/** A `<script>` for browsers that have no service workers either. */
const LEGACY_SCRIPT = /<script[^>]*\snomodule\b[^>]*>/gi

/**
 * Finds the scripts, style sheets and fonts that the HTML of a page, or its data, names: the paths of content-hashed
 * files, once each, without those of legacy scripts. Pages, the worker and the build all use it.
 */
export function findPageFiles(text: string): string[] {
  return findPaths(text.replace(LEGACY_SCRIPT, ''))
}

/** Finds the scripts of a page that only legacy browsers load. */
export function findLegacyScripts(html: string): string[] {
  return findPaths(html.match(LEGACY_SCRIPT)?.join() ?? '')
}

/** The paths begin with '/_next', or in a further language with its folder: '/hi/_next'. */
function findPaths(text: string): string[] {
  return [...new Set(text.match(/(?:\/\w+)?\/_next\/static\/(chunks|media)\/[\w.~/-]+/g))]
}
