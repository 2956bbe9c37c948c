import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadCode } from '@/lib/browser/load-code'
import type { Point } from '@/lib/viewer/balloon-places'
import { fetchModel, type OpenProblem } from '@/lib/viewer/fetch-model'
import type { ModelFile } from '@/lib/viewer/models'
import { needsAntialias } from '@/lib/viewer/pace'
import type { Viewer } from '@/lib/viewer/three-viewer'
import type { Angle } from '@/lib/viewer/views'

const loadThree = () => loadCode(() => import('@/lib/viewer/three-viewer'))

/** Why the 3-D view does not show. 'lost': the browser took its graphics memory away. */
export type ViewerProblem = OpenProblem | 'lost'

/** Whether another attempt may succeed: the browser's abilities and the size of the model stay as they are. */
export function canTryAgain(problem: ViewerProblem) {
  return problem !== 'unsupported' && problem !== 'tooLarge'
}

/**
 * The state of the 3-D view. The machine's picture shows in every state but 'ready'. `done`: the share of the model
 * that has been fetched, 0 to 1.
 */
export type ViewerState =
  | { kind: 'loading'; done: number }
  | { kind: 'ready'; viewer: Viewer }
  | { kind: 'failed'; problem: ViewerProblem }

/** `onFrame`: the points of the stations in a frame; `onRest`: the angle at which the visitor stopped dragging. */
type ViewerEvents = { onFrame: (points: readonly Point[]) => void; onRest: (angle: Angle) => void }

/**
 * Fetches the code and the model, both at once, and shows the model in a canvas until the component unmounts or the
 * WebGL context is lost. Give the canvas `key={attempt}`: one whose context was lost cannot be used again.
 *
 * @param isAtWork whether the first frame shows the machine with opened covers and a piece
 */
export function useViewer({ url, bytes, folder }: ModelFile, isAtWork: boolean, events: ViewerEvents) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ViewerState>({ kind: 'loading', done: 0 })
  const onFrame = useEffectEvent(events.onFrame)
  const onRest = useEffectEvent(events.onRest)

  // One attempt: it ends with the component, with a failure, or with the next attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew, with another canvas
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending

    // What comes after the end of this attempt, such as a late answer of the network, is not shown.
    function show(next: ViewerState) {
      if (!signal.aborted) setState(next)
    }

    function fail(problem: ViewerProblem) {
      show({ kind: 'failed', problem })
      ending.abort()
    }

    async function open() {
      // Asked for while the network is awaited, because a phone takes a while to create it.
      const context = canvas.current?.getContext('webgl2', {
        alpha: false,
        antialias: needsAntialias(),
        powerPreference: 'low-power',
      })
      if (!context) return fail('unsupported')
      // Gives the graphics memory back at once: browsers allow a page only a few contexts.
      signal.addEventListener('abort', () => context.getExtension('WEBGL_lose_context')?.loseContext())
      const fetching = fetchModel(url, {
        onBytes: count => show({ kind: 'loading', done: Math.min(1, count / bytes) }),
        signal,
      })
      const code = await loadThree().catch(() => null)
      if (!code) return fail('network')
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      const opened = await code.openViewer(context, fetching, folder, {
        signal,
        isStill,
        isAtWork,
        onFrame,
        onRest,
        onLost: () => fail('lost'),
      })
      if (opened.ok) show({ kind: 'ready', viewer: opened.viewer })
      else fail(opened.problem)
    }

    open()
    return () => ending.abort()
  }, [url, attempt])

  function tryAgain() {
    setState({ kind: 'loading', done: 0 })
    setAttempt(attempt + 1)
  }

  return { canvas, attempt, state, tryAgain }
}
