'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { CarouselButtons } from '@/components/carousel/carousel-buttons'
import { Modal } from '@/components/overlay/modal'
import { useSwipe } from '@/components/overlay/use-swipe'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { useViewedApplication } from './use-viewed-application'

const CLOSE = 'flex min-h-control cursor-pointer items-center gap-1 bg-transparent px-2.5 font-semi hover:bg-plate'
/** Picture and text, which stand side by side from 900 px. The browser scrolls and zooms; sideways swipes are ours. */
const BODY = 'grid [touch-action:pan-y_pinch-zoom] md:min-h-[520px] md:grid-cols-[3fr_2fr]'

type ApplicationViewerProps = {
  words: Words['applications']['viewer']
  /** Number of samples in the gallery. */
  count: number
  /** The gallery: cells with the ids packaging-1 to packaging-N, whose pictures link to those ids. */
  children: ReactNode
}

/** Moves focus to the first button of the open dialog, unless it is in the dialog already. */
function takeFocusBack(dialog: HTMLDialogElement | null) {
  if (dialog?.open && !dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus()
}

/**
 * Opens the sample in the URL's hash in a dialog. Arrow keys, buttons and swipes show the next or previous sample;
 * Escape and Close return to the gallery.
 */
export function ApplicationViewer({ words, count, children }: ApplicationViewerProps) {
  const { number, step, close } = useViewedApplication(count)
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(step)

  // Shows the sample in the dialog, or closes it.
  useEffect(() => {
    if (number === null) return dialog.current?.close()
    body.current?.replaceChildren(...copyCell(number))
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // When the hash changes, the browser moves focus to the target, a cell of the gallery, in its next frame. The
    // dialog takes focus back after that frame.
    requestAnimationFrame(() => setTimeout(() => takeFocusBack(dialog.current)))
  }, [number])

  // The window listens, because a key pressed before the dialog has taken focus back does not reach the dialog.
  useEffect(() => {
    function handleKeyDown({ key }: KeyboardEvent) {
      if (key === 'ArrowRight') step(1)
      if (key === 'ArrowLeft') step(-1)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  })

  function handleClose() {
    const opener = number !== null && document.querySelector<HTMLElement>(`a[href="#packaging-${number}"]`)
    // Before `close`, which saves the scroll position: focus may scroll the gallery.
    if (opener) opener.focus()
    close()
  }

  return (
    <>
      {children}
      <Modal
        className="w-[min(1200px,100%-32px)] bg-sheet [&_:focus-visible]:-outline-offset-3"
        ref={dialog}
        aria-label={words.label}
        onClose={handleClose}
      >
        <div className="sticky top-0 z-3 flex min-h-6 items-center gap-2 border-b border-ink bg-paper ps-2.5">
          <p className="text-caption text-ink-3 tabular-nums me-auto" aria-live="polite">
            {number !== null && fill(words.position, { number, count })}
          </p>
          <CarouselButtons words={words} onMove={step} />
          <button
            type="button"
            className={`${CLOSE} self-stretch border-0 border-s border-line`}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
            <span>{words.close}</span>
          </button>
        </div>
        <div className={BODY} ref={body} {...swipe} />
      </Modal>
    </>
  )
}

/** The frame of the picture, beside the text from 900 px. It takes no pointer events, so that a swipe drags no image. */
const FRAME = 'pointer-events-none bg-plate md:grid md:items-center'

const VIEWER_SIZES = '(min-width: 900px) 55vw, 100vw'

/**
 * Returns a copy of a gallery cell, without its id, for the viewer. Copying the DOM avoids sending the sample's data
 * twice.
 */
function copyCell(number: number) {
  const copy = document.getElementById(`packaging-${number}`)?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return []
  for (const image of copy.querySelectorAll('source, img')) {
    image.setAttribute('sizes', VIEWER_SIZES)
    image.setAttribute('loading', 'eager')
  }
  // In the cell, a link around the picture opens this dialog. The copy has a plain frame instead.
  const opener = copy.querySelector(`a[href="#packaging-${number}"]`)
  const frame = document.createElement('div')
  frame.className = FRAME
  frame.append(...(opener?.childNodes ?? []))
  opener?.replaceWith(frame)
  return [...copy.children]
}
