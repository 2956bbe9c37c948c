'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * A link inside the site that fetches its page when the visitor points at it or focuses it.
 * In an export every link in view would otherwise cost three requests, and a grid shows dozens.
 * `'auto'`, never `true`: a full prefetch asks for the HTML where it needs the payload, and a click that comes with it, as every
 * tap does, can then wait for ever.
 */
export function SiteLink(props: SiteLinkProps) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return <Link {...props} prefetch={isWanted ? 'auto' : false} onPointerEnter={want} onFocus={want} />
}
