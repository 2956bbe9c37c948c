/** After a save in `npm run edit`, pictures and new URLs are ready after this many milliseconds. */
const RETRY_MS = 1000

/**
 * Reloads a failed page if it is in a frame, beside a form of `npm run edit`. Returns a function that cancels this;
 * undefined outside a frame.
 */
export function reloadBesideEditor(): (() => void) | undefined {
  if (window.parent === window) return
  const timer = setTimeout(() => window.location.reload(), RETRY_MS)
  return () => clearTimeout(timer)
}
