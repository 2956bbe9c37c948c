'use client'

import { type ComponentProps, useEffect } from 'react'
import { FailedNote } from '@/components/catalogue/failed-note'
import { type LateCode, toLateComponent } from '@/lib/adapters/late-component'
import { readPageQuery, watchPageQuery } from '@/lib/adapters/page-query'
import { FINDER_START_DELAY_MS } from '@/lib/constants'
import { LateIsland } from './late-island'
import type { LongFinder } from './long-finder'
import type { ProductFinder } from './product-finder'

const whole = toLateComponent(() => import('./product-finder').then(({ ProductFinder }) => ProductFinder))
const long = toLateComponent(() => import('./long-finder').then(({ LongFinder }) => LongFinder))

/** Search, sorting and facets, and links that ask for another list on this page. */
const CONTROLS = '.search, .sort, .facets, a[href^="/products"]'

/** The list that stands in the HTML is the one that an empty query asks for; any other, and the search link, want the code. */
function useLateFinder(code: LateCode) {
  const { want } = code
  useEffect(() => {
    function handleQuery() {
      if (readPageQuery()) want()
    }
    handleQuery()
    if (window.location.hash === '#search') want()
    // A visitor who stays will use it: from here on nobody waits for it.
    const timer = setTimeout(want, FINDER_START_DELAY_MS)
    const stopWatching = watchPageQuery(handleQuery)
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [want])
  return { code, controls: CONTROLS, failure: <FailedNote what="code" onRetry={want} /> }
}

/** The finder of a catalogue that stands on one page; its code comes when it is first used, or after a while. */
export function LateProductFinder(props: ComponentProps<typeof ProductFinder>) {
  return (
    <LateIsland {...useLateFinder(whole)}>
      <whole.Component {...props} />
    </LateIsland>
  )
}

/** The finder of a catalogue of several pages; its code comes when it is first used, or after a while. */
export function LateLongFinder(props: ComponentProps<typeof LongFinder>) {
  return (
    <LateIsland {...useLateFinder(long)}>
      <long.Component {...props} />
    </LateIsland>
  )
}
