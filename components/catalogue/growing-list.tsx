import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { ResultList } from './result-list'

/** How many machines of each list were asked for, by its query: Back returns to a place beyond the first page of it. */
let askedFor: ReadonlyMap<string, number> = new Map()

type GrowingListProps = Omit<ComponentProps<typeof ResultList>, 'ref'> & {
  /** The query that the list answers; another one starts with its first page. */
  query: string
}

/** What was found in a long catalogue: as much as one page shows, and more of it on request. */
export function GrowingList({ query, listed, ...results }: GrowingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [limits, setLimits] = useState(askedFor)
  const limit = limits.get(query) ?? LIST_PAGE_SIZE
  const page = useMemo(() => listed.slice(0, limit), [listed, limit])

  function showMore() {
    askedFor = new Map(askedFor).set(query, limit + LIST_PAGE_SIZE)
    flushSync(() => setLimits(askedFor))
    // The keyboard goes on at the first machine that was added.
    list.current?.children[limit]?.querySelector('a')?.focus()
  }

  return (
    <>
      <ResultList {...results} listed={page} ref={list} />
      {listed.length > limit && (
        <button className="button mt-3" type="button" onClick={showMore}>
          Show {Math.min(LIST_PAGE_SIZE, listed.length - limit)} more of {listed.length}
        </button>
      )}
    </>
  )
}
