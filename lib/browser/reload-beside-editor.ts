/** After a save in `npm run edit`, pictures and new URLs are ready after this many milliseconds. */
const RETRY_MS = 1000

/** Reloads a failed page while it is shown beside a form of `npm run edit`. Returns a function that stops this. */
export function reloadBesideEditor(): (() => void) | undefined {
  if (window.parent === window) return
  const timer = setTimeout(() => window.location.reload(), RETRY_MS)
  return () => clearTimeout(timer)
}
