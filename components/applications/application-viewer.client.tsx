'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { CarouselButtons } from '@/components/ui/carousel-buttons'
import { Icon } from '@/components/ui/icon'
import { useViewedApplication } from '@/lib/applications/use-viewed-application'
import { useSwipe } from '@/lib/carousel/use-swipe'
import { copyCell } from './copy-cell'

type ApplicationViewerProps = {
  /** Number of samples in the gallery. */
  count: number
  /** The gallery: cells with the ids packaging-1 to packaging-N, whose pictures link to those ids. */
  children: ReactNode
}

function takeFocusBack(dialog: HTMLDialogElement | null) {
  if (dialog?.open && !dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus()
}

/** Opens the sample that the address names in a dialog: arrow keys, buttons or a swipe lead on, Escape and Close lead back. */
export function ApplicationViewer({ count, children }: ApplicationViewerProps) {
  const { number, step, close } = useViewedApplication(count)
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(step)

  useEffect(() => {
    if (number === null) return dialog.current?.close()
    body.current?.replaceChildren(...copyCell(number))
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // The browser's jump to the place that the address names takes the focus away, with its next frame.
    requestAnimationFrame(() => setTimeout(() => takeFocusBack(dialog.current)))
  }, [number])

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }

  function handleClose() {
    const opener = number !== null && document.querySelector<HTMLElement>(`a[href="#packaging-${number}"]`)
    close()
    if (opener) opener.focus()
  }

  return (
    <>
      {children}
      <dialog className="viewer" ref={dialog} aria-label="Application" onClose={handleClose} onKeyDown={handleKeyDown}>
        <div className="bar">
          <p className="label num" aria-live="polite">
            {number !== null && `Packaging ${number} / ${count}`}
          </p>
          <CarouselButtons names={{ previous: 'Previous application', next: 'Next application' }} onMove={step} />
          <button type="button" className="close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            Close
          </button>
        </div>
        <div className="body" ref={body} {...swipe} />
      </dialog>
    </>
  )
}
