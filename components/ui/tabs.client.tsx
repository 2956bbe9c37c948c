'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type TabsProps = {
  /** Accessible name of the group. */
  label: string
  tabs: readonly { id: string; title: string; panel: ReactNode }[]
}

/** For each key: the index of the next tab, given the current index and the number of tabs. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs that follow the ARIA pattern: arrow keys wrap, Home and End jump. Each tab is a link to its panel, so that
 * panels are reachable before hydration. Without JavaScript, and in print, all panels are visible.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [current, setCurrent] = useState(0)
  const links = useRef<(HTMLAnchorElement | null)[]>([])

  // The hash names a panel if a visitor has opened a tab in a new window, or followed a shared link to a panel.
  useEffect(() => {
    function showPanelInUrl() {
      const named = tabs.findIndex(({ id }) => window.location.hash === `#panel-${id}`)
      if (named !== -1) setCurrent(named)
    }
    showPanelInUrl()
    window.addEventListener('hashchange', showPanelInUrl)
    return () => window.removeEventListener('hashchange', showPanelInUrl)
  }, [tabs])

  function handleKeyDown(event: KeyboardEvent) {
    const next = MOVES[event.key]?.(current, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    links.current[next]?.focus()
  }

  return (
    <div className="mt-2" data-part="tabs">
      {/* The rule above the tabs is theirs, because a float beside the group takes width from them, not from the group. */}
      <div className="flow-root border-t-[1.5px] border-ink">
        <div className="scrollbar-none flex overflow-x-auto border-b border-line-2 print:hidden">
          <div className="flex" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
            {tabs.map(({ id, title }, index) => (
              <a
                key={id}
                className="tab"
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
        </div>
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          className="tab-panel"
          data-state={index === current ? 'open' : 'closed'}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern requires a focusable panel
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
