/** Pictures and addresses of `npm run edit` follow a save by so many milliseconds. */
const RETRY_MS = 1000

/** Loads a page that failed once more while it stands beside a form of `npm run edit`. Returns what ends that. */
export function reloadBesideEditor(): (() => void) | undefined {
  if (window.parent === window) return
  const timer = setTimeout(() => window.location.reload(), RETRY_MS)
  return () => clearTimeout(timer)
}
