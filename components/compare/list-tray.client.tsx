'use client'

import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { useStored } from '@/lib/browser/store'
import { compareList, enquiryList, type ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/** Pages without the tray: the comparison itself, and the form, which it would cover on a phone. */
const WITHOUT_TRAY: readonly string[] = [paths.compare, paths.contact]

/** Large enough for a finger on a phone, and no wider than it must be. */
const BUTTON = 'flex-none max-sm:min-h-touch max-sm:px-1.5'

/**
 * The bar at the bottom of the window with the machines to compare, and with links to the comparison and the enquiry.
 * Its height is fixed (components/compare/tray-room.css), so its chips are in one row that scrolls if necessary.
 */
export function ListTray({ words }: { words: Words['lists']['tray'] }) {
  const compared = useStored(compareList)
  const enquired = useStored(enquiryList)
  const tray = useRef<HTMLElement>(null)
  const path = usePathname()
  useTabOrder(tray)
  if (compared.length + enquired.length === 0 || WITHOUT_TRAY.includes(path)) return null

  function changeCompared(button: HTMLElement, next: ListedMachine[]) {
    passFocusOn(button)
    compareList.set(next)
  }

  return (
    <section
      className="fixed inset-x-0 bottom-0 z-55 border-t-[1.5px] border-ink bg-sheet outline-0 print:hidden!"
      ref={tray}
      tabIndex={-1}
      aria-label={words.label}
      data-part="tray"
    >
      <div className="mx-auto flex w-page items-center gap-x-2 gap-y-0.5 py-0.75 max-sm:flex-col max-sm:items-stretch">
        <div className="flex flex-none items-center gap-1">
          {/*
            The count changes while the link is shown. When a browser translates the page, it replaces React's text
            nodes, and React can change a text only if it is alone in its element: hence the span.
          */}
          {compared.length > 1 && (
            <ButtonLink
              kind="solid"
              size="compact"
              className={BUTTON}
              href={paths.compareMachines(compared.map(({ slug }) => slug))}
            >
              <span>{fill(words.compare, { count: compared.length })}</span>
            </ButtonLink>
          )}
          {compared.length === 1 && <span className="text-caption text-ink-3">{words.addOne}</span>}
          {enquired.length > 0 && (
            <ButtonLink kind="solid" size="compact" className={BUTTON} href={paths.contact}>
              <span>{fill(words.enquiry, { count: enquired.length })}</span>
            </ButtonLink>
          )}
        </div>
        {compared.length > 0 ? (
          <div className="flex min-w-0 flex-1 items-center justify-between gap-2">
            <ul
              className="flex min-w-0 gap-1 overflow-x-auto scrollbar-thin max-sm:scrollbar-none"
              aria-label={words.compared}
            >
              {compared.map(({ slug, title }) => (
                <li key={slug} className="max-w-[280px] min-w-[200px] max-sm:min-w-max max-sm:*:max-w-[236px]">
                  <Chip
                    className="w-full justify-between py-0.5"
                    aria-label={fill(words.remove, { title })}
                    onClick={({ currentTarget }) =>
                      changeCompared(
                        currentTarget,
                        compared.filter(machine => machine.slug !== slug),
                      )
                    }
                  >
                    <span className="text-start text-label/[1.2]">{title}</span>
                  </Chip>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="min-h-touch flex-none cursor-pointer border-0 bg-transparent p-0 underline"
              onClick={({ currentTarget }) => changeCompared(currentTarget, [])}
            >
              {words.clear}
            </button>
          </div>
        ) : (
          <p className="line-clamp-2 min-h-touch content-center text-label/[1.3] text-ink-2">
            {enquired.map(({ title }) => title).join(' · ')}
          </p>
        )}
      </div>
    </section>
  )
}

/**
 * The tray is at the end of the page. For the keyboard it comes next after the list button that was pressed last: Tab
 * leads from the button into the tray, and from its end back to what follows the button.
 */
function useTabOrder(tray: RefObject<HTMLElement | null>) {
  useEffect(() => {
    /** The list button that was pressed last, until focus goes anywhere else. */
    let pressed: HTMLElement | null = null
    function handleClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-part="list-button"]') : null
      pressed = button ?? pressed
    }
    function handleKeyDown(event: KeyboardEvent) {
      const trayStops = [...(tray.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const { activeElement: focused } = document
      if (event.key !== 'Tab' || trayStops.length === 0 || !pressed?.isConnected || !focused) return
      // The browser handles Tab after this function: it moves on from the tray to its first link, and from the pressed
      // button to what follows the button.
      if (!event.shiftKey && focused === pressed) return tray.current?.focus({ preventScroll: true })
      if (!event.shiftKey && focused === trayStops.at(-1)) pressed.focus()
      if (event.shiftKey && focused === trayStops[0]) {
        event.preventDefault()
        pressed.focus()
      }
      if (!tray.current?.contains(focused)) pressed = null
    }
    document.addEventListener('click', handleClick)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('click', handleClick)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [tray])
}
