'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type SingleOpenGroupProps = {
  className?: string
  /** `details` elements that share a `name`, rendered by the server. */
  children: ReactNode
}

/**
 * Keeps one `details` open at a time in browsers that do not support its `name` attribute (Chrome before 120, Safari
 * before 17.2).
 */
export function SingleOpenGroup({ className, children }: SingleOpenGroupProps) {
  const group = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = group.current
    if (element === null || 'name' in HTMLDetailsElement.prototype) return undefined
    // `toggle` does not bubble, so it is handled in the capture phase.
    element.addEventListener('toggle', closeOthers, true)
    return () => element.removeEventListener('toggle', closeOthers, true)
  }, [])

  return (
    <div ref={group} className={className}>
      {children}
    </div>
  )
}

/** Closes the other `details` of the group when one opens. */
function closeOthers({ currentTarget, target }: Event) {
  if (!(currentTarget instanceof HTMLElement && target instanceof HTMLDetailsElement && target.open)) return
  for (const other of currentTarget.querySelectorAll('details')) {
    if (other !== target) other.open = false
  }
}
