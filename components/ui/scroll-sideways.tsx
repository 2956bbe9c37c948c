import type { ReactNode } from 'react'
import { Icon } from './icon'

type ScrollHintProps = {
  /** When it is hidden: at the widths where what it stands above fits. */
  className: string
  /** The sentence that there is more beside what is seen. */
  children: string
}

/** The hint above what scrolls sideways. */
export function ScrollHint({ className, children }: ScrollHintProps) {
  return (
    <p className={`mb-1 flex items-center gap-0.75 text-caption text-ink-3 print:hidden ${className}`} data-part="hint">
      <span>{children}</span>
      <Icon name="arrow-right" className="size-[14px]" />
    </p>
  )
}

type ScrollSidewaysProps = {
  /** The accessible name. */
  name: string
  /** The hint's sentence; null if the content fits a phone, or if the caller shows a ScrollHint elsewhere. */
  hint: string | null
  /** When the hint is hidden; by default from 600 px on. */
  hintClassName?: string
  className?: string
  children: ReactNode
}

/** A region that scrolls sideways where its content is too wide, with a hint above it. */
export function ScrollSideways({
  name,
  hint,
  hintClassName = 'sm:hidden',
  className = '',
  children,
}: ScrollSidewaysProps) {
  return (
    <div data-part="sideways">
      {hint && <ScrollHint className={hintClassName}>{hint}</ScrollHint>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={`overflow-x-auto print:overflow-visible ${className}`} tabIndex={0} aria-label={name}>
        {children}
      </section>
    </div>
  )
}
