'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { useStore } from '@/lib/browser/store'
import type { Words } from '@/lib/content/words/words'
import { compareList, type ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'

const EMPTY: ListedMachine[] = []

/** Pages without the tray: the comparison itself, and the form, which it would cover on a phone. */
const WITHOUT_TRAY: readonly string[] = [paths.compare, paths.contact]

/**
 * The bar at the bottom of the window with the machines to compare. Its height is fixed
 * (components/compare/tray-room.css), so its chips are in one row that scrolls if necessary.
 */
export function CompareTray({ words }: { words: Words['lists']['tray'] }) {
  const machines = useStore(compareList, EMPTY)
  const path = usePathname()
  if (machines.length === 0 || WITHOUT_TRAY.includes(path)) return null

  function handleRemove(button: HTMLElement, slug: string) {
    passFocusOn(button)
    compareList.set(machines.filter(machine => machine.slug !== slug))
  }

  function handleClear({ currentTarget }: MouseEvent<HTMLElement>) {
    passFocusOn(currentTarget)
    compareList.set([])
  }

  return (
    <section
      className="fixed inset-x-0 bottom-0 z-55 border-t-[1.5px] border-ink bg-sheet print:hidden!"
      aria-label={words.label}
      data-part="tray"
    >
      <div className="mx-auto w-page flex items-center gap-x-2 gap-y-0.5 py-0.75 max-sm:flex-wrap">
        <ul className="flex min-w-0 gap-1 overflow-x-auto scrollbar-thin max-sm:w-full max-sm:scrollbar-none">
          {machines.map(({ slug, title }) => (
            <li key={slug} className="max-w-[280px] min-w-[200px] max-sm:min-w-max max-sm:*:max-w-[260px]">
              <Chip
                className="w-full justify-between py-0.5"
                aria-label={fill(words.remove, { title })}
                onClick={({ currentTarget }) => handleRemove(currentTarget, slug)}
              >
                <span className="text-start text-label/[1.2]">{title}</span>
              </Chip>
            </li>
          ))}
        </ul>
        <div className="ms-auto flex flex-none items-center gap-2">
          <button
            type="button"
            className="min-h-touch cursor-pointer border-0 bg-transparent p-0 underline"
            onClick={handleClear}
          >
            {words.clear}
          </button>
          {machines.length > 1 ? (
            <ButtonLink
              kind="solid"
              size="compact"
              className="max-sm:min-h-touch"
              href={paths.compareMachines(machines.map(({ slug }) => slug))}
            >
              {fill(words.compare, { count: machines.length })}
            </ButtonLink>
          ) : (
            <span className="text-caption text-ink-3">{words.addOne}</span>
          )}
        </div>
      </div>
    </section>
  )
}
