import { fetchOk } from './fetch-json'
import { wait } from './time-limit'

/** How long a loaded file may take to run; normally a few milliseconds. */
const RUN_LIMIT_MS = 1000

/** Addresses of files that were loaded but did not turn out to be code. */
const wrongFiles = new Set<string>()

/**
 * Loads code with `import()`. Every dynamic import of this site uses it. If another file came under a name that is
 * cached for a year, such as the page of a portal, the import fails, or never ends because the bundler waits for the
 * file to announce itself; then the code is loaded once more, past the browser's cache.
 *
 * @param load imports the module
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const before = new Set(document.scripts)
  const loading = load()
  const added = [...document.scripts].filter(script => !before.has(script))
  const addresses = added.map(script => script.getAttribute('src') ?? '')
  try {
    const first = await Promise.race([loading.then(code => ({ code })), waitUntilRun(added)])
    if (first) return first.code
    // The scripts have run and the import has not ended: at least one of them was not the code that was asked for.
  } catch (reason) {
    if (!navigator.onLine) throw reason
    await Promise.all(addresses.map(refreshCache))
    return load()
  }
  for (const address of addresses) wrongFiles.add(address)
  await Promise.all([...wrongFiles].map(runAgain))
  const code = await loading
  for (const address of addresses) wrongFiles.delete(address)
  return code
}

/** Resolves to null once all the scripts have loaded and had time to run. */
async function waitUntilRun(scripts: HTMLScriptElement[]): Promise<null> {
  const loads = scripts.map(script => new Promise(resolve => script.addEventListener('load', resolve, { once: true })))
  await Promise.all(loads)
  await wait(RUN_LIMIT_MS)
  return null
}

/**
 * Fetches a file anew and puts it into the browser's cache. Never rejects: the import that follows reports a failure.
 */
async function refreshCache(address: string) {
  await fetchOk(address, { cache: 'reload' })
    .then(response => response.blob())
    .catch(() => null)
}

/** Adds a script element to the page that runs the file as it is on the server now. */
async function runAgain(address: string) {
  await refreshCache(address)
  const script = document.createElement('script')
  // The browser may hold the wrong file in memory under its own address.
  script.src = `${address}?again`
  document.head.append(script)
  // The bundler recognises by this attribute which file has registered itself; the code that was fetched stays the
  // same.
  script.setAttribute('src', address)
}
