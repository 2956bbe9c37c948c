import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

const RESPONSE_LIMIT_MS = 10_000

/** Used instead of `fetch`, which takes several times the processor time, and the clients share it with the service. */
const agent = new Agent({ keepAlive: true })

/** A visit to count or a message to store, with its id. */
export type Job = { kind: 'visit' | 'message'; id: string }

/** Sends a job once and returns whether the service acknowledged it. */
export async function sendJob(url: string, { kind, id }: Job): Promise<boolean> {
  if (kind === 'visit') return (await send(`${url}/visitors?visit=${id}`)).startsWith('{"count":')
  const params = { lead_id: id, name: 'Bench', message: 'A message of the usual length. '.repeat(10) }
  const keys = { user_id: 'bench', service_id: 'bench', template_id: 'bench' }
  return (await send(`${url}/api/v1.0/email/send`, JSON.stringify({ ...keys, template_params: params }))) === 'OK'
}

export async function isHealthy(url: string) {
  return (await send(`${url}/health`)) !== ''
}

export function closeConnections() {
  agent.destroy()
}

/** Sends a GET request, or a POST request with a JSON body. Resolves to the body of a 200 response, otherwise to ''. */
function send(url: string, body?: string): Promise<string> {
  const method = body === undefined ? 'GET' : 'POST'
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return new Promise(resolve => {
    const sent = request(url, { agent, method, headers, timeout: RESPONSE_LIMIT_MS }, async response => {
      const received = await text(response).catch(() => '')
      resolve(response.statusCode === 200 ? received : '')
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(''))
    sent.end(body)
  })
}
