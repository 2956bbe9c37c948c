'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { useStore } from '@/lib/browser/store'
import { compareList } from '@/lib/lists/compare-list'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'

const EMPTY: ListedMachine[] = []

/** Pages where it would repeat the page, or lie over a form on a phone. */
const WITHOUT_TRAY: readonly string[] = [paths.compare, paths.contact]

/**
 * The strip at the foot of the window that holds the machines to compare, on every page but the comparison and the
 * form.
 */
export function CompareTray() {
  const machines = useStore(compareList, EMPTY)
  const path = usePathname()
  if (machines.length === 0 || WITHOUT_TRAY.includes(path)) return null

  function remove(button: HTMLElement, slug: string) {
    passFocusOn(button)
    compareList.set(machines.filter(machine => machine.slug !== slug))
  }

  function clear({ currentTarget }: MouseEvent<HTMLElement>) {
    passFocusOn(currentTarget)
    compareList.set([])
  }

  return (
    <section className="tray peer/tray" aria-label="Comparison">
      <div className="wrap">
        <ul>
          {machines.map(({ slug, title }) => (
            <li key={slug}>
              <button
                type="button"
                className="chip"
                aria-label={`Remove ${title}`}
                onClick={({ currentTarget }) => remove(currentTarget, slug)}
              >
                <span>{title}</span>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <div className="go">
          <button type="button" className="clear" onClick={clear}>
            Clear all
          </button>
          {machines.length > 1 ? (
            <Link className="btn solid" href={paths.compareOf(machines.map(({ slug }) => slug))}>
              Compare {machines.length}
            </Link>
          ) : (
            <span className="label">Add one more for the same step</span>
          )}
        </div>
      </div>
    </section>
  )
}
