'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { fetchOk } from '@/lib/browser/fetch-json'
import { loadCode } from '@/lib/browser/load-code'
import { useHydrated } from '@/lib/browser/use-hydrated'
import type { ModelFile } from '@/lib/viewer/models'
import type { ModelViewerProps } from './model-viewer'

/** A cell of the strip below the picture: the page's one loud action is its quote. */
const BUTTON =
  'flex min-h-touch flex-1 cursor-pointer items-center justify-center gap-1 border-0 bg-transparent px-1.5 ' +
  'border-line text-small font-strong not-first:border-s hover:bg-ink hover:text-sheet focus-visible:-outline-offset-3'

/** The frame around the machine at work in still drawings. */
const STILLS = 'border-t border-line-2 bg-sheet print:border-0'

const loadViewer = () => loadCode(() => import('./model-viewer'))

/** `picture` is the still picture of the machine, `legend` the list of its stations. */
type ModelStageProps = Omit<ModelViewerProps, 'onClose'> & { picture: ReactNode; legend: ReactNode }

/**
 * A machine's picture, 'View in 3D' and 'See it work' below it, and the legend. A press on a button or on the picture
 * fetches the 3-D view, which lies over the picture in the same cell of the grid around this component; its controls
 * and its list of stations take the place of the buttons and the legend. Browsers without WebGL 2 get no button, but
 * the machine at work in still drawings; so do those without a script, and paper.
 */
export function ModelStage({ picture, legend, ...machine }: ModelStageProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadViewer>> | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnable = useHydrated() && !('WebGL2RenderingContext' in window)
  const button = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)
  // Whether the files of the view have been asked for.
  const isAsked = useRef(false)
  const [isAtWork, setAtWork] = useState(false)

  // The focus returns to the button when the view has been closed.
  useEffect(() => {
    if (!code && hasClosed.current) button.current?.focus({ preventScroll: true })
  }, [code])

  /** @param purpose 'work': the machine begins to work as soon as the 3-D view is open */
  function handlePress(purpose: 'turn' | 'work') {
    setAtWork(purpose === 'work')
    setState('loading')
    loadViewer().then(setCode, () => {
      isAsked.current = false
      setState('failed')
    })
    if (!isAsked.current) preloadView(machine.model)
    isAsked.current = true
  }

  /** Called when the mouse or a finger comes to the buttons: to ask for the files now saves a part of a second. */
  function handleIntent() {
    if (isUnable || isAsked.current) return
    isAsked.current = true
    loadViewer().catch(() => null)
    preloadView(machine.model)
  }

  function handleClose() {
    hasClosed.current = true
    setState('idle')
    setCode(null)
  }

  return (
    <>
      {/* A press on the picture also sets to work a machine whose model says how (`states`). */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons below do it */}
      <div
        className={isUnable ? 'contents' : 'contents cursor-pointer'}
        onClick={() => !isUnable && handlePress(machine.model.states ? 'work' : 'turn')}
      >
        {picture}
      </div>
      {code ? (
        <code.ModelViewer {...machine} isAtWork={isAtWork} onClose={handleClose} />
      ) : (
        !isUnable && (
          <div
            className="needs-script border-t border-line-2 bg-sheet"
            onPointerEnter={handleIntent}
            data-part="model-stage"
            data-state={state}
          >
            <p role="status" className="px-2 py-1 text-small empty:hidden">
              {state === 'failed' && machine.words.codeFailed}
            </p>
            <div className="flex">
              {machine.model.states && (
                <button type="button" className={BUTTON} onClick={() => handlePress('work')}>
                  <Icon name="play" />
                  <span>{machine.words.run.start}</span>
                </button>
              )}
              <button type="button" ref={button} className={BUTTON} onClick={() => handlePress('turn')}>
                <Icon name="rotate-3d" />
                <span>{machine.words.turn}</span>
              </button>
            </div>
          </div>
        )
      )}
      {machine.strip && (
        <div className={isUnable ? STILLS : `${STILLS} hidden noscript:block print:block`}>{machine.strip}</div>
      )}
      {!code && legend}
    </>
  )
}

/**
 * Asks for all files of a 3-D view at once. If each were asked for when the one before has come, the first frame would
 * come 1.5 s later on slow 4G. Failures are ignored here: the open view asks again, and tells of them.
 */
function preloadView({ url, folder, textures }: ModelFile) {
  loadCode(() => import('@/lib/viewer/three-viewer')).catch(() => null)
  preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
  // Not by `preload`: a texture whose preload fails would be missing on the model. A plain request puts it into the
  // browser's cache, in time because textures are small.
  for (const name of textures) {
    fetchOk(folder + name)
      .then(response => response.blob())
      .catch(() => null)
  }
}
