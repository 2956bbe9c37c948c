import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { bindGestures } from './bind-gestures'
import type { ScreenPoint, Viewer } from './create-viewer'
import type { ModelFile } from './model-file'
import { openViewer } from './open-viewer'
import type { ViewerState } from './viewer-state'

/**
 * Opens the 3-D view of a model in a canvas, and frees it when the component unmounts or the WebGL context is lost.
 * Give the canvas `key={attempt}`: a canvas whose context was lost cannot be used again.
 *
 * @param model does not change while the component is mounted
 * @param markers a list with one entry for each station (named part) of the machine, in the order of the model's
 * stations; with each frame, every entry moves to its station
 * @param onRest called when the visitor has stopped dragging
 */
export function useViewer(model: ModelFile, markers: RefObject<HTMLElement | null>, onRest: (viewer: Viewer) => void) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ViewerState>({ kind: 'loading', done: 0 })
  const [viewer, setViewer] = useState<Viewer | null>(null)

  const handleRest = useEffectEvent(onRest)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew, with another canvas
  useEffect(() => {
    const canvas = canvasRef.current
    if (!canvas) return
    const loading = new AbortController()
    let hasEnded = false
    let free = () => {}

    function end() {
      if (hasEnded) return
      hasEnded = true
      loading.abort()
      free()
    }

    function fail(next: ViewerState) {
      if (hasEnded) return
      end()
      setViewer(null)
      setState(next)
    }

    function handleProgress(done: number) {
      if (!hasEnded) setState({ kind: 'loading', done })
    }

    async function open(target: HTMLCanvasElement) {
      const opened = await openViewer(target, model, {
        signal: loading.signal,
        onProgress: handleProgress,
        onFrame: points => moveMarkers(markers.current, points),
        onLost: () => fail({ kind: 'lost' }),
      })
      if (!opened.ok) return fail({ kind: 'failed', problem: opened.problem })
      // The component may have unmounted, or the context been lost, while the first frame was drawn.
      if (hasEnded) return opened.viewer.free()
      const unbindGestures = bindGestures(target, opened.viewer, () => handleRest(opened.viewer))
      free = () => {
        unbindGestures()
        opened.viewer.free()
      }
      setViewer(opened.viewer)
      setState({ kind: 'ready' })
    }

    open(canvas)
    return end
  }, [model, attempt])

  function tryAgain() {
    setState({ kind: 'loading', done: 0 })
    setAttempt(attempt + 1)
  }

  return { canvasRef, attempt, state, viewer, tryAgain }
}

/**
 * Moves the entries of a list to points of the view. It sets their style by script, because the Content Security Policy
 * forbids style attributes in the HTML.
 */
function moveMarkers(list: HTMLElement | null, points: readonly ScreenPoint[]) {
  for (const [index, { x, y }] of points.entries()) {
    const marker = list?.children[index]
    if (marker instanceof HTMLElement) marker.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }
}
