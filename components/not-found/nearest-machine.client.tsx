'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Link } from '@/components/ui/link.client'
import type { MachineName } from '@/lib/not-found/nearest-machine'
import { paths } from '@/lib/paths'

type NearestMachineProps = {
  /** What stands there until a machine is found, and where none is near. */
  children: ReactNode
}

/** Under an unknown /product/ address: the machine whose name comes nearest. Every page carries this, so the search for it is fetched. */
export function NearestMachine({ children }: NearestMachineProps) {
  const [nearest, setNearest] = useState<MachineName | null>(null)

  useEffect(() => {
    const [, folder, slug] = window.location.pathname.split('/')
    if (folder !== 'product' || !slug) return
    import('@/lib/not-found/nearest-machine')
      .then(({ fetchNearestMachine }) => fetchNearestMachine(slug))
      .then(setNearest, () => undefined)
  }, [])

  if (!nearest) return children
  return (
    <>
      No machine has this address. The nearest by name:{' '}
      <Link className="font-strong text-ink" href={paths.product(nearest.slug)}>
        {nearest.title}
      </Link>
    </>
  )
}
