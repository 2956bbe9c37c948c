/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'

/** The pages in which a store lists a bucket of more than a thousand keys, by the token that asks for them. */
const PAGES: Record<string, { keys: string[]; next?: string }> = {
  '': { keys: ['a', 'b'], next: 'to+c/=' },
  'to+c/=': { keys: ['c', 'd'], next: 'to e' },
  'to e': { keys: ['e'] },
}

let server: Server
let answer: (query: URLSearchParams) => string
/** The size that an answer states which never ends; null for answers that do. */
let stated: number | null = null

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  server = createServer((request, reply) => {
    reply.setHeader('Content-Type', 'application/xml')
    if (stated === null) return reply.end(answer(new URL(request.url ?? '', 'http://store').searchParams))
    reply.setHeader('Content-Length', stated)
    return void reply.write('{')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

function open() {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return openS3Bucket({ bucket: 'site', endpoint })
}

const list = () => open().list('')

it('lists a bucket to its last page', async () => {
  answer = query => {
    const { keys, next } = PAGES[query.get('continuation-token') ?? ''] ?? { keys: [] }
    const contents = keys.map(key => `<Contents><Key>${key}</Key><ETag>"${key}${key}"</ETag><Size>1</Size></Contents>`)
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return `<ListBucketResult><Name>site</Name><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`
  }
  const found = await list()
  expect([...found.keys()]).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(found.get('e')).toEqual({ etag: 'ee', size: 1 })
})

it('takes an empty bucket for what it is, and a login page for none', async () => {
  answer = () => '<ListBucketResult><Name>site</Name><IsTruncated>false</IsTruncated></ListBucketResult>'
  expect((await list()).size).toBe(0)
  answer = () => '<html><title>Log in</title></html>'
  await expect(list()).rejects.toThrow('is not an object store')
})

it('knows the time of the store once it has answered, and refuses a record that is too large without reading it', async () => {
  const bucket = open()
  expect(bucket.storeTime()).toBeNull()
  stated = 65 * 1024 * 1024
  await expect(bucket.read('.deploy/site.json')).rejects.toThrow(
    '.deploy/site.json in the bucket is larger than 64 MB: no deploy wrote it. Restore it, or delete it to start afresh.',
  )
  stated = null
  expect(Math.abs((bucket.storeTime()?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
})
