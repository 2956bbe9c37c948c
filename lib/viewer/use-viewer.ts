import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { bindGestures } from './bind-gestures'
import type { Spot, Viewer } from './create-viewer'
import type { ModelFile } from './model-file'
import { openViewer } from './open-viewer'
import type { ViewerState } from './viewer-state'

/**
 * Opens the 3-D view of a model in a canvas, and frees it when the component goes or the view is lost. The canvas must
 * be a new one for every `attempt`, because a lost one does not come back.
 *
 * @param markers the list whose entries are moved to the model's stations, in order
 * @param onRest called when the visitor has stopped dragging
 */
export function useViewer(model: ModelFile, markers: RefObject<HTMLElement | null>, onRest: (viewer: Viewer) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ViewerState>({ kind: 'loading', done: 0 })
  const [viewer, setViewer] = useState<Viewer | null>(null)

  const handleRest = useEffectEvent(onRest)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew, with another canvas
  useEffect(() => {
    const surface = canvas.current
    if (!surface) return
    const closing = new AbortController()
    const { signal } = closing
    const end = (next: ViewerState) => {
      if (signal.aborted) return
      closing.abort()
      setViewer(null)
      setState(next)
    }
    openViewer(surface, model, {
      signal,
      onProgress: done => signal.aborted || setState({ kind: 'loading', done }),
      onFrame: spots => placeMarkers(markers.current, spots),
      onLost: () => end({ kind: 'lost' }),
    }).then(opened => {
      if (!opened.ok) return end({ kind: 'failed', problem: opened.problem })
      const unbind = bindGestures(surface, opened.viewer, () => handleRest(opened.viewer))
      const close = () => {
        unbind()
        opened.viewer.free()
      }
      if (signal.aborted) return close()
      signal.addEventListener('abort', close)
      setViewer(opened.viewer)
      setState({ kind: 'ready' })
    })
    return () => closing.abort()
  }, [model, attempt])

  function tryAgain() {
    setState({ kind: 'loading', done: 0 })
    setAttempt(attempt + 1)
  }

  return { canvas, attempt, state, viewer, tryAgain }
}

/** Moves the entries of a list to their places by script, because the security policy refuses styles in the HTML. */
function placeMarkers(list: HTMLElement | null, spots: readonly Spot[]) {
  for (const [index, { x, y }] of spots.entries()) {
    const marker = list?.children[index]
    if (marker instanceof HTMLElement) marker.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }
}
