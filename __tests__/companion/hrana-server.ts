import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, createClient, type InValue, type Transaction } from '@libsql/client'

type WireValue = { type: 'null' } | { type: 'integer' | 'text'; value: string } | { type: 'float'; value: number }
type Stmt = { sql?: string; sql_id?: number; args?: WireValue[] }
type Step = { stmt: Stmt }
type StreamRequest = { type: string; sql_id?: number; sql?: string; stmt?: Stmt; batch?: { steps: Step[] } }

/** A server that speaks as much of libSQL's HTTP protocol (Hrana 2) as the client here uses, over a database in a file. */
export async function startHranaServer(file: string) {
  const client = createClient({ url: `file:${file}`, concurrency: 1 })
  const tokens: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    tokens.push(request.headers.authorization)
    if (request.method === 'GET') return response.writeHead(request.url === '/v3' ? 404 : 200).end()
    const { requests } = JSON.parse(await readText(request)) as { requests: StreamRequest[] }
    const texts: Texts = new Map()
    const results = []
    for (const each of requests) results.push({ type: 'ok', response: await answer(client, texts, each) })
    response.setHeader('Content-Type', 'application/json')
    return response.end(JSON.stringify({ baton: null, base_url: null, results }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client,
    tokens,
    close: () => {
      server.closeAllConnections()
      server.close()
      client.close()
    },
  }
}

async function readText(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A client sends a statement that it repeats once, as a text with a number, and then by its number. */
type Texts = Map<number | undefined, string | undefined>

async function answer(client: Client, texts: Texts, { type, sql_id, sql, stmt, batch }: StreamRequest) {
  if (type === 'store_sql') texts.set(sql_id, sql)
  if (type === 'execute' && stmt) return { type, result: await run(client, texts, stmt) }
  if (type === 'batch' && batch) return { type, result: await runBatch(client, texts, batch.steps) }
  return { type }
}

async function run(on: Client | Transaction, texts: Texts, { sql, sql_id, args = [] }: Stmt) {
  const result = await on.execute({ sql: sql ?? texts.get(sql_id) ?? '', args: args.map(fromWire) })
  return {
    cols: result.columns.map(name => ({ name, decltype: null })),
    rows: result.rows.map(row => result.columns.map(name => toWire(row[name]))),
    affected_row_count: result.rowsAffected,
    last_insert_rowid: null,
  }
}

/** A batch is BEGIN, the statements and COMMIT as steps of their own, then a ROLLBACK that is not met on success. */
async function runBatch(client: Client, texts: Texts, steps: Step[]) {
  const inner = steps.slice(1, -2)
  const transaction = await client.transaction('write')
  const results = []
  for (const { stmt } of inner) results.push(await run(transaction, texts, stmt))
  await transaction.commit()
  const empty = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null }
  return { step_results: [empty, ...results, empty, null], step_errors: steps.map(() => null) }
}

function fromWire(value: WireValue): InValue {
  if (value.type === 'null') return null
  return value.type === 'text' ? value.value : Number(value.value)
}

function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return { type: 'null' }
  return { type: typeof value === 'number' ? 'integer' : 'text', value: String(value) }
}
