import type { ComponentProps } from 'react'

/** The paragraph that opens a page or a section, larger than the text below it. */
export function Intro({ className = '', ...attributes }: ComponentProps<'p'>) {
  return <p className={`max-w-reading text-lead/[1.45] text-pretty text-ink-2 ${className}`} {...attributes} />
}
