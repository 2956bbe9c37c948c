'use client'

import { useEffect, useState } from 'react'
import { Filled } from '@/components/ui/filled'
import { Link } from '@/components/ui/link.client'
import { loadCode } from '@/lib/browser/load-code'
import { languageRoot } from '@/lib/language'
import type { MachineName } from '@/lib/not-found/nearest-machine'
import { paths } from '@/lib/paths'
import type { Words } from '@/lib/words/defaults'

type NearestMachineProps = {
  text: Words['product']['notFound']['nearest']
  /** Shown until a machine is found, or if none is near. */
  children: string
}

/**
 * For an unknown URL of a machine or its data sheet: links to the machine with the nearest name. The search is loaded
 * on demand, because Next adds this page to the scripts of every other page.
 */
export function NearestMachine({ text, children }: NearestMachineProps) {
  const [nearest, setNearest] = useState<MachineName | null>(null)

  useEffect(() => {
    // '/product/…' on the page '/hi/product/…' too.
    const path = window.location.pathname.slice(languageRoot.length)
    if (!/^\/(product|data-sheets)\/./.test(path)) return
    loadCode(() => import('@/lib/not-found/nearest-machine'))
      .then(({ fetchNearestMachine }) => fetchNearestMachine(path))
      // If the search does not load, the text of the page stays as it is.
      .then(setNearest, () => undefined)
  }, [])

  if (!nearest) return <span>{children}</span>
  const machine = (
    <Link className="font-strong text-ink" href={paths.product(nearest.slug)}>
      {nearest.title}
    </Link>
  )
  return <Filled text={text} parts={{ machine }} />
}
