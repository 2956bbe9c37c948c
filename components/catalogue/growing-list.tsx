import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { ResultList } from './result-list'

/** Number of machines shown per query, so that Back restores a list that the visitor had extended. */
let limitByQuery: ReadonlyMap<string, number> = new Map()

type GrowingListProps = Omit<ComponentProps<typeof ResultList>, 'ref'> & {
  /** The current query. A new query starts with one page of results. */
  query: string
}

/** The search results of a long catalogue, one page at a time, with a button for more. */
export function GrowingList({ query, listed, ...results }: GrowingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [limits, setLimits] = useState(limitByQuery)
  const limit = limits.get(query) ?? LIST_PAGE_SIZE
  const page = useMemo(() => listed.slice(0, limit), [listed, limit])

  function handleMore() {
    limitByQuery = new Map(limitByQuery).set(query, limit + LIST_PAGE_SIZE)
    flushSync(() => setLimits(limitByQuery))
    // Moves focus to the first machine that was added.
    list.current?.children[limit]?.querySelector('a')?.focus()
  }

  return (
    <>
      <ResultList {...results} listed={page} ref={list} />
      {listed.length > limit && (
        <Button className="mt-3" onClick={handleMore}>
          Show {Math.min(LIST_PAGE_SIZE, listed.length - limit)} more of {listed.length}
        </Button>
      )}
    </>
  )
}
