'use client'

import { useEffect, useState } from 'react'
import { fetchJson } from '@/lib/browser/fetch-json'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { whenShown } from '@/lib/navigation/page-load'
import { parseRecord } from '@/lib/parse-json'
import { formatNumber } from '@/lib/words/format-number'

type VisitorCountProps = {
  url: string
  /** Shown until a count arrives, and permanently if none does: 'Loading...'. */
  loading: string
}

/** The number of visitors in the footer. */
export function VisitorCount({ url, loading }: VisitorCountProps) {
  const [count, setCount] = useState<number | null>(null)

  useEffect(() => {
    return whenShown(() => {
      // In a task of its own: all effects of a page run in one, which keeps a slow phone busy.
      setTimeout(() => {
        fetchVisitorCount(url).then(setCount, error => console.error('Error fetching visitor count:', error))
      })
    })
  }, [url])

  return <b className="font-strong tabular-nums text-on-blue">{count === null ? loading : formatNumber(count)}</b>
}

/**
 * Counts this visit and returns the number of visitors so far. A random id per day prevents a reload from counting
 * twice; it does not identify the visitor.
 *
 * @throws Error 'HTTP error! status: {code}' if the response is not OK, and Error if the count is not a whole number
 * from 0
 */
export async function fetchVisitorCount(url: string): Promise<number> {
  const id = findVisitId()
  const { count } = await fetchJson(id ? `${url}?visit=${id}` : url, parseRecord)
  if (!Number.isSafeInteger(count) || Number(count) < 0)
    throw new Error('The response does not contain a whole number of visitors')
  return Number(count)
}

/** Local storage key of the day of the last visit and its id: '2026-11-29 <id>'. */
const KEY = 'visit'

/**
 * The form of a visit's id: 8-4-4-4-12 hexadecimal digits. A stored id in another form is replaced, because the server
 * would reject it all day.
 */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The id of today's visit, made on its first page. Undefined on a page over plain http, where `randomUUID` does not
 * exist: a preview there reads the count without adding to it.
 */
function findVisitId(): string | undefined {
  const today = new Date().toISOString().slice(0, 10)
  const [day, known = ''] = readStored('local', KEY)?.split(' ') ?? []
  if (day === today && UUID.test(known)) return known
  const id = crypto.randomUUID?.()
  if (!id) return undefined
  writeStored('local', KEY, `${today} ${id}`)
  return id
}
