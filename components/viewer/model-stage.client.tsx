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
import { StateStrip } from './state-strip'

const BUTTON = 'max-sm:min-h-touch max-sm:px-1.5 max-sm:text-small'

const load = () => loadCode(() => import('./model-viewer'))

type ModelStageProps = Omit<ModelViewerProps, 'onClose'> & { legend: ReactNode }

/**
 * 'View in 3D' and 'See it work' below a machine's picture, where they hide nothing, and the legend. A press fetches the
 * 3-D view, which takes the place of all of it: it is in the first row and the second of the grid around them. Browsers
 * without WebGL 2 get no button, but what the piece is at each station, in words.
 */
export function ModelStage({ legend, ...machine }: ModelStageProps) {
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

  if (code) return <code.ModelViewer {...machine} isAtWork={isAtWork} onClose={handleClose} />
  return (
    <>
      {!isUnable && (
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
      )}
      {legend}
      {isUnable && machine.model.states && (
        <StateStrip words={machine.words.run} stations={machine.stations} states={machine.model.states} />
      )}
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
