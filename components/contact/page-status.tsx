import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type PageStatusProps = {
  text: string
  /** What else waits to be said. */
  children?: ReactNode
}

/** A region over the page's corner for news that belongs to no form in view. It is there before its text. */
export function PageStatus({ text, children }: PageStatusProps) {
  return (
    <div className="page-status">
      <div className={text ? 'status ok' : undefined}>
        {text && <Icon name="done" />}
        <div role="status">{text}</div>
      </div>
      {children}
    </div>
  )
}
