'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

type TabsProps = {
  /** Accessible name of the group. */
  label: string
  tabs: readonly { id: string; title: string }[]
  /** One panel a tab, in the same order. */
  children: readonly ReactNode[]
}

/** Key → index of the tab that takes focus, given the current one and the number of tabs. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs after the ARIA pattern: arrow keys wrap, Home and End jump. Each tab is a link to its panel, so that
 * the panels are reached before the page has hydrated too; without JavaScript all stand one under another. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const [current, setCurrent] = useState(0)
  const links = useRef<(HTMLAnchorElement | null)[]>([])

  function handleKeyDown(event: KeyboardEvent) {
    const next = MOVES[event.key]?.(current, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    links.current[next]?.focus()
  }

  return (
    <div className="tabs">
      <div className="tablist" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            ref={link => {
              links.current[index] = link
            }}
            href={`#panel-${id}`}
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={event => {
              event.preventDefault()
              setCurrent(index)
            }}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id }, index) => (
        <div
          key={id}
          className={index === current ? 'panel' : 'panel off'}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for a focusable panel
          tabIndex={0}
        >
          {children[index]}
        </div>
      ))}
    </div>
  )
}
