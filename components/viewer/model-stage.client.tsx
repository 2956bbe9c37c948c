'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fetchOk } from '@/lib/browser/fetch-json'
import { loadCode } from '@/lib/browser/load-code'
import { useHydrated } from '@/lib/browser/use-hydrated'
import type { ModelFile } from '@/lib/viewer/models'
import type { ModelViewerProps } from './model-viewer'

const BUTTON = 'max-sm:min-h-touch max-sm:px-1.5 max-sm:text-small'

const STILLS = 'border-t border-line-2 bg-sheet print:border-0'

const load = () => loadCode(() => import('./model-viewer'))

type ModelStageProps = Omit<ModelViewerProps, 'onClose'> & { picture: ReactNode; legend: ReactNode }

/**
 * A machine's picture, 'View in 3D' and 'See it work' below it, where they hide nothing, and the legend. A press, also on
 * the picture, fetches the 3-D view, which takes the place of all of it: it is in the first row and the second of the
 * grid around them. Browsers without WebGL 2 get no button, but the machine at work in still drawings; so do those
 * without a script, and paper.
 */
export function ModelStage({ picture, legend, ...machine }: ModelStageProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnable = useHydrated() && !('WebGL2RenderingContext' in window)
  const button = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)
  const [isAtWork, setAtWork] = useState(false)

  useEffect(() => {
    if (!code && hasClosed.current) button.current?.focus({ preventScroll: true })
  }, [code])

  function handlePress(toWork: boolean) {
    setAtWork(toWork)
    setState('loading')
    load().then(setCode, () => setState('failed'))
    preloadView(machine.model)
  }

  function handleClose() {
    hasClosed.current = true
    setState('idle')
    setCode(null)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons below do it */}
      <div
        className={isUnable ? 'contents' : 'contents cursor-pointer'}
        onClick={() => !isUnable && handlePress(Boolean(machine.model.states))}
      >
        {picture}
      </div>
      {code ? (
        <code.ModelViewer {...machine} isAtWork={isAtWork} onClose={handleClose} />
      ) : (
        !isUnable && (
          <div
            className="needs-script flex flex-wrap items-center justify-end gap-1 p-1"
            data-part="model-stage"
            data-state={state}
          >
            <p role="status" className="bg-sheet text-small empty:hidden">
              {state === 'failed' && machine.words.codeFailed}
            </p>
            {machine.model.states && (
              <Button kind="solid" size="compact" className={BUTTON} onClick={() => handlePress(true)}>
                <Icon name="play" />
                <span>{machine.words.run.start}</span>
              </Button>
            )}
            <Button ref={button} kind="solid" size="compact" className={BUTTON} onClick={() => handlePress(false)}>
              <Icon name="rotate-3d" />
              <span>{machine.words.turn}</span>
            </Button>
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
 * come 1.5 s later on slow 4G. The open view tells of a failure, because it asks again.
 */
function preloadView({ url, folder, textures }: ModelFile) {
  loadCode(() => import('@/lib/viewer/three-viewer')).catch(() => null)
  preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
  // Small enough for the browser's cache to have them in time. One whose preload fails would be missing on the model.
  for (const name of textures) {
    fetchOk(folder + name)
      .then(response => response.blob())
      .catch(() => null)
  }
}
