'use client'

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { CarouselButtons } from '@/components/carousel/carousel-buttons'
import { Modal } from '@/components/overlay/modal'
import { useSwipe } from '@/components/overlay/use-swipe'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { opensElsewhere } from '@/lib/browser/opens-elsewhere'
import type { MachineView } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import type { ShownPicture } from '@/lib/trade/product/picture'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/** The width at which a view is shown, its `max-w` less its padding, for the browser to choose a file. */
const SIZES = '(min-width: 900px) 440px, (min-width: 600px) 48vw, 38vw'

/** A view with that of its picture which an `img` needs: the rest would only be in the page's data. */
type ShownView = { name: MachineView['name'] | 'right'; picture: ShownPicture }

/** A view that is more than this many times as wide as it is high stands beside the other in twice its room. */
const LONG = 3

type MachineViewsProps = { words: Words['product']['views']; views: readonly ShownView[]; title: string }

/**
 * The machine's further views. Each is a link to its large picture, which opens in a dialog; buttons, arrow
 * keys and swipes show the next view there.
 */
export function MachineViews({ words, views, title }: MachineViewsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** The index of the view in the dialog; null while that is closed. */
  const [index, setIndex] = useState<number | null>(null)
  const shown = index === null ? undefined : views[index]
  const swipe = useSwipe(step)

  function handleClick(event: MouseEvent, next: number) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setIndex(next)
    dialog.current?.showModal()
  }

  /** Moves to the next view or the one before; after the last comes the first. */
  function step(by: 1 | -1) {
    setIndex(last => (last === null ? null : (last + by + views.length) % views.length))
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }

  const isFirstLong = views.slice(0, 1).some(({ picture: { width, height } }) => width > height * LONG)
  return (
    <>
      <ul
        className={`grid gap-px border border-line-2 bg-line-2 ${isFirstLong ? 'grid-cols-1 sm:grid-cols-[2fr_1fr]' : 'grid-cols-2'}`}
      >
        {views.map((view, place) => (
          <li key={view.name} className="bg-plate">
            <a
              className="flex h-full flex-col justify-end text-small text-ink no-underline hover:underline focus-visible:-outline-offset-[3px]"
              href={formatPlainUrl(view.picture, 'large')}
              onClick={event => handleClick(event, place)}
            >
              {/* The machine stands on the same line in all views. On a phone they load when they come near. */}
              <div
                className={`max-sm:[content-visibility:auto] ${isFirstLong ? 'max-sm:aspect-[5/2]' : 'max-sm:aspect-[3/2]'}`}
              >
                <Picture
                  picture={view.picture}
                  alt={fill(words.alt, { title, view: words[view.name].toLowerCase() })}
                  sizes={SIZES}
                  className="mx-auto max-h-[240px] w-full max-w-[472px] object-contain object-bottom px-2 pt-2 max-sm:h-full"
                />
              </div>
              <span className="flex min-h-touch items-center justify-between gap-1 px-2">
                <span>{words[view.name]}</span>
                <Icon name="expand" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Modal
        className="w-[min(1100px,100%-32px)] bg-plate [&_:focus-visible]:-outline-offset-3"
        ref={dialog}
        aria-label={words.label}
        onClose={() => setIndex(null)}
        onKeyDown={handleKeyDown}
      >
        <div className="sticky top-0 z-3 flex min-h-6 items-center gap-2 border-b border-ink bg-paper ps-2.5">
          <p className="me-auto font-strong" aria-live="polite">
            {shown && words[shown.name]}
          </p>
          {views.length > 1 && <CarouselButtons words={words} onMove={step} />}
          <button
            type="button"
            className="flex min-h-control cursor-pointer items-center gap-1 self-stretch border-0 border-s border-line bg-transparent
              px-2.5 font-semi hover:bg-plate"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
            <span>{words.close}</span>
          </button>
        </div>
        {shown && (
          <div className="[touch-action:pan-y_pinch-zoom]" {...swipe}>
            <Picture
              key={shown.name}
              picture={shown.picture}
              alt={fill(words.alt, { title, view: words[shown.name].toLowerCase() })}
              sizes="min(960px, 100vw)"
              size="large"
              // At most half the pixels of its file, as in the page.
              className="pointer-events-none mx-auto h-[min(720px,100dvh-100px)] w-full max-w-[960px] object-contain p-2"
            />
          </div>
        )}
      </Modal>
    </>
  )
}
