'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * A link inside the site that fetches its page when the visitor points at it or focuses it.
 * In an export every link in view would otherwise cost three requests, and a grid shows dozens.
 */
export function SiteLink(props: SiteLinkProps) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return <Link {...props} prefetch={isWanted} onPointerEnter={want} onFocus={want} />
}
