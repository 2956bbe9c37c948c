'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Chip } from '@/components/ui/chip'
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
    <section
      className="fixed inset-x-0 bottom-0 z-55 border-t-[1.5px] border-ink bg-sheet print:hidden!"
      aria-label="Comparison"
      data-part="tray"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 py-1.5">
        <ul className="flex min-w-0 flex-wrap gap-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:scrollbar-none">
          {machines.map(({ slug, title }) => (
            <li key={slug} className="flex max-sm:flex-none">
              <Chip
                className="max-w-[260px] sm:max-w-[min(320px,100vw-2*var(--margin))]"
                aria-label={`Remove ${title}`}
                onClick={({ currentTarget }) => remove(currentTarget, slug)}
              >
                <span className="text-start leading-[1.25]">{title}</span>
              </Chip>
            </li>
          ))}
        </ul>
        <div className="ms-auto flex items-center gap-2">
          <button
            type="button"
            className="min-h-touch cursor-pointer border-0 bg-transparent p-0 underline"
            onClick={clear}
          >
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
