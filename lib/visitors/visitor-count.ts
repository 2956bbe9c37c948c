import { fetchRecord } from '@/lib/browser/fetch-ok'
import { readStored, writeStored } from '@/lib/browser/web-storage'

const KEY = 'visit'

/** Anything else that stands in the storage is no id: it would make an address that is refused all day. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Counts this visit and returns the number of visitors so far. The random id, one a day, keeps a reload from counting twice
 * and says nothing about the visitor.
 * @throws Error 'HTTP error! status: {code}' for an answer that is not OK, and for a count that is no whole number from 0.
 */
export async function fetchVisitorCount(url: string): Promise<number> {
  const id = findVisitId()
  const { count } = await fetchRecord(id ? `${url}?visit=${id}` : url)
  if (!Number.isSafeInteger(count) || Number(count) < 0) throw new Error('The answer holds no whole number of visitors')
  return Number(count)
}

/** `randomUUID` exists in secure contexts only; a preview over plain http on a local network is none, and reads without counting. */
function findVisitId(): string | undefined {
  const today = new Date().toISOString().slice(0, 10)
  const [day, known = ''] = readStored('local', KEY)?.split(' ') ?? []
  if (day === today && UUID.test(known)) return known
  const id = crypto.randomUUID?.()
  if (!id) return undefined
  writeStored('local', KEY, `${today} ${id}`)
  return id
}
