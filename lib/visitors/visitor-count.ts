import { fetchRecord } from '@/lib/browser/fetch-ok'
import { readStored, writeStored } from '@/lib/browser/web-storage'

const KEY = 'visit'

/** A stored id in another form is replaced, because the server would reject it all day. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Counts this visit and returns the number of visitors so far. A random id per day prevents a reload from counting
 * twice; it does not identify the visitor.
 *
 * @throws Error 'HTTP error! status: {code}' if the response is not OK, and Error if the count is not a whole number
 * from 0
 */
export async function fetchVisitorCount(url: string): Promise<number> {
  const id = findVisitId()
  const { count } = await fetchRecord(id ? `${url}?visit=${id}` : url)
  if (!Number.isSafeInteger(count) || Number(count) < 0)
    throw new Error('The response does not contain a whole number of visitors')
  return Number(count)
}

/** `randomUUID` exists in secure contexts only. A preview over plain http reads the count without adding to it. */
function findVisitId(): string | undefined {
  const today = new Date().toISOString().slice(0, 10)
  const [day, known = ''] = readStored('local', KEY)?.split(' ') ?? []
  if (day === today && UUID.test(known)) return known
  const id = crypto.randomUUID?.()
  if (!id) return undefined
  writeStored('local', KEY, `${today} ${id}`)
  return id
}
