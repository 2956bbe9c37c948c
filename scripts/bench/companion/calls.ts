import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Longest wait for one answer. */
const ANSWER_LIMIT_MS = 10_000

/** Not `fetch`: it costs the clients several times the processor time, and they share it with the service. */
const agent = new Agent({ keepAlive: true })

/** What is sent: a visit to count or a message to keep, by its id. */
export type Job = { kind: 'visit' | 'message'; id: string }

/** Sends the job once. Was it acknowledged? Any other answer, and none, is a no. */
export async function sendJob(url: string, { kind, id }: Job): Promise<boolean> {
  if (kind === 'visit') return (await ask(`${url}/visitors?visit=${id}`)).startsWith('{"count":')
  const params = { lead_id: id, name: 'Bench', message: 'A message of the usual length. '.repeat(10) }
  const keys = { user_id: 'bench', service_id: 'bench', template_id: 'bench' }
  return (await ask(`${url}/api/v1.0/email/send`, JSON.stringify({ ...keys, template_params: params }))) === 'OK'
}

export async function isHealthy(url: string) {
  return (await ask(`${url}/health`)) !== ''
}

export function closeConnections() {
  agent.destroy()
}

/** The text of an answer with status 200, otherwise nothing. */
function ask(url: string, body?: string): Promise<string> {
  const method = body === undefined ? 'GET' : 'POST'
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return new Promise(resolve => {
    const sent = request(url, { agent, method, headers, timeout: ANSWER_LIMIT_MS }, async response => {
      const answer = await text(response).catch(() => '')
      resolve(response.statusCode === 200 ? answer : '')
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(''))
    sent.end(body)
  })
}
