'use client'

import { type ComponentProps, useEffect } from 'react'
import { FailedNote } from '@/components/catalogue/failed-note'
import { type LateCode, toLateComponent } from '@/lib/adapters/late-component'
import { readPageQuery, watchPageQuery } from '@/lib/adapters/page-query'
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
    return watchPageQuery(handleQuery)
  }, [want])
  return { code, controls: CONTROLS, failure: <FailedNote what="code" onRetry={want} /> }
}

/** The finder of a catalogue that stands on one page; its code is fetched when it is first used. */
export function LateProductFinder(props: ComponentProps<typeof ProductFinder>) {
  return (
    <LateIsland {...useLateFinder(whole)}>
      <whole.Component {...props} />
    </LateIsland>
  )
}

/** The finder of a catalogue of several pages; its code is fetched when it is first used. */
export function LateLongFinder(props: ComponentProps<typeof LongFinder>) {
  return (
    <LateIsland {...useLateFinder(long)}>
      <long.Component {...props} />
    </LateIsland>
  )
}
