/** One request that left the page. `body` is its JSON, or null. */
export type NetworkRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
  /** The integrity hash that the browser must check the response against. */
  integrity?: string
}

/** How the server replies. 'dropped' is a failed request or a lost response, which a page cannot tell apart. */
export type NetworkReply = { status: number; text: string; type?: string } | 'dropped' | 'hanging'

export const OK: NetworkReply = { status: 200, text: 'OK' }

/** What a guest network answers to every request until the visitor has logged in. */
export const PORTAL_PAGE: NetworkReply = {
  status: 200,
  text: '<html><title>Log in to the guest network</title></html>',
}

/** A reply with a JSON body. */
export function json(value: unknown, status = 200): NetworkReply {
  return { status, text: JSON.stringify(value) }
}

/**
 * Replaces `fetch`, which the test DOM lacks, for every test of a file. `answer` lists the replies to come, in order;
 * a request without a reply is refused and fails the test, and so does an answer whose body is neither read nor
 * cancelled.
 */
export function stubNetwork() {
  const network = { requests: [] as NetworkRequest[], answer }
  let replies: NetworkReply[] = []
  let unexpected: string[] = []
  let unread: string[] = []

  function answer(...next: NetworkReply[]) {
    replies.push(...next)
  }

  async function fetchStub(url: string | URL, { method = 'GET', headers = {}, body, integrity }: RequestInit = {}) {
    const request = { url: String(url), method, headers: headers as Record<string, string> }
    const sent = { ...request, body: typeof body === 'string' ? JSON.parse(body) : null }
    network.requests.push(integrity === undefined ? sent : { ...sent, integrity })
    const reply = replies.shift()
    if (!reply) unexpected.push(`${method} ${url}`)
    if (reply === 'hanging') return new Promise<never>(() => {})
    if (!reply || reply === 'dropped') throw new TypeError('Failed to fetch')
    // As a server does: an address with an ending (/a.js) is that of a file, any other (/products) that of a page.
    const { status, text, type = /\.\w+$/.test(request.url) ? 'application/octet-stream' : 'text/html' } = reply
    const get = (name: string) => (name.toLowerCase() === 'content-type' ? type : null)
    const answered = `${method} ${url}`
    unread.push(answered)
    const markRead = <Content>(content: Content) => {
      unread = unread.filter(one => one !== answered)
      return content
    }
    const facts = { ok: status >= 200 && status < 300, status, redirected: false, headers: { get } }
    // A clone is read to check the answer, which must be read itself all the same.
    const clone = () => ({ ...facts, text: async () => text, json: async () => JSON.parse(text) })
    return {
      ...facts,
      text: async () => markRead(text),
      json: async () => JSON.parse(markRead(text)),
      blob: async () => markRead(new Blob([text])),
      body: { cancel: async () => markRead(undefined) },
      clone,
    }
  }

  beforeEach(() => {
    network.requests = []
    replies = []
    unexpected = []
    unread = []
    globalThis.fetch = fetchStub as typeof fetch
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'fetch')
    if (unexpected.length > 0) throw new Error(`The test sent what it did not expect:\n${unexpected.join('\n')}`)
    if (unread.length > 0) throw new Error(`These answers were neither read nor cancelled:\n${unread.join('\n')}`)
  })
  return network
}
