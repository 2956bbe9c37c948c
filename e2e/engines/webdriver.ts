/** Time limit for a response of WebKit's driver, in milliseconds. */
const CALL_LIMIT_MS = 40_000

/** Name under which WebDriver hands out references to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = { [ELEMENT]: string }

/** One session of a WebDriver server: https://www.w3.org/TR/webdriver2. */
export type Session = {
  version: string
  get: (path: string) => Promise<unknown>
  post: (path: string, body: object) => Promise<unknown>
  /** Path of a command on an element. */
  elementPath: (element: ElementReference, command: string) => string
  end: () => Promise<void>
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`)
  return value
}

/**
 * Starts a session.
 *
 * @param server origin of the WebDriver server
 * @param capabilities what the browser must have, as WebDriver names it
 */
export async function startSession(server: string, capabilities: object): Promise<Session> {
  const answer = await call('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } })
  const { sessionId, capabilities: found } = answer as { sessionId: string; capabilities: { browserVersion: string } }
  const session = `${server}/session/${sessionId}`
  return {
    version: found.browserVersion,
    get: path => call('GET', session + path),
    post: (path, body) => call('POST', session + path, body),
    elementPath: (element, command) => `/element/${element[ELEMENT]}/${command}`,
    end: async () => void (await call('DELETE', session)),
  }
}

/** Waits until a WebDriver server answers; throws after the time of one call. */
export async function waitForServer(server: string): Promise<void> {
  const end = Date.now() + CALL_LIMIT_MS
  while (Date.now() < end) {
    const isReady = await call('GET', `${server}/status`).catch(() => null)
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`The WebDriver server at ${server} does not answer`)
}
