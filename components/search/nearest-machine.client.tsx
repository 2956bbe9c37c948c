'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link.client'
import { paths } from '@/lib/paths'
import { toSlug } from '@/lib/product/slug'
import { loadSearchEngine } from '@/lib/search/load-search'

const PRODUCT_PATH = /^\/product\/([^/]+)/

type NearestMachineProps = {
  /** Address of the search index, and the titles of its machines in its order. */
  searchUrl: string
  titles: readonly string[]
}

/** For a visitor with an address of no machine: the machine whose texts come nearest to its words; nothing elsewhere. */
export function NearestMachine({ searchUrl, titles }: NearestMachineProps) {
  const [title, setTitle] = useState<string>()

  useEffect(() => {
    const slug = PRODUCT_PATH.exec(window.location.pathname)?.[1]
    if (!slug) return
    loadSearchEngine(searchUrl, titles.length).then(
      engine => setTitle(titles[engine.search(slug.replaceAll('-', ' '))[0]?.index ?? -1]),
      // The search field and the list below lead on without it.
      () => undefined,
    )
  }, [searchUrl, titles])

  return (
    <p className="mt-1.5 min-h-4" role="status">
      {title && (
        <>
          The nearest machine is the{' '}
          <Link className="font-strong" href={paths.product(toSlug(title))}>
            {title}
          </Link>
          .
        </>
      )}
    </p>
  )
}
