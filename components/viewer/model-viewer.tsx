import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { RuledButton } from '@/components/ui/ruled-link'
import { loadCode } from '@/lib/browser/load-code'
import { capitalize } from '@/lib/trade/product/capital'
import { fetchModel, type OpenProblem } from '@/lib/viewer/fetch-model'
import type { ModelFile } from '@/lib/viewer/models'
import type { Viewer } from '@/lib/viewer/three-viewer'
import { type Angle, formatAngle, type Move, type View } from '@/lib/viewer/views'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { StationList } from './station-list'
import { ViewToolbar } from './view-toolbar'

const loadThree = () => loadCode(() => import('@/lib/viewer/three-viewer'))

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
}

const STAGE_BUTTON = `inline-flex min-h-touch cursor-pointer items-center gap-1 rounded border-[1.5px] border-ink bg-sheet
  px-1.5 text-small font-strong hover:bg-ink hover:text-sheet`

export type ModelViewerProps = {
  words: Words['product']['viewer']
  model: ModelFile
  title: string
  stations: readonly string[]
  /** A sentence for each station; empty for none */
  work: readonly string[]
  onClose: () => void
}

/** The open 3-D view of a machine: over its picture, which stays until the first frame, and its controls below. */
export function ModelViewer({ words, model, title, stations, work, onClose }: ModelViewerProps) {
  const help = useId()
  const view = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const markers = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState(words.drag)
  const [current, setCurrent] = useState<number | null>(null)
  const { canvas, attempt, state, tryAgain } = useViewer(model, {
    onFrame: points => moveMarkers(markers.current, points),
    onRest: angle => setSaid(formatAngle(angle, words)),
  })
  const isReady = state.kind === 'ready'
  const isHopeless = state.kind === 'failed' && !canTryAgain(state.problem)

  useEffect(() => {
    view.current?.focus({ preventScroll: true })
    controls.current?.scrollIntoView({ block: 'nearest' })
    // Where not both have room, the machine goes before its controls.
    view.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function handleMove(move: Move) {
    if (!isReady) return
    state.viewer.move(move)
    setSaid(formatAngle(state.viewer.getAngle(), words))
  }

  function handleView(name: View) {
    if (!isReady) return
    state.viewer.show(name)
    setCurrent(null)
    setSaid(formatAngle(state.viewer.getAngle(), words))
  }

  function handleStation(index: number) {
    if (!isReady) return
    state.viewer.showStation(index)
    setCurrent(index)
    setSaid(fill(words.station, { number: index + 1, count: stations.length, name: capitalize(stations[index] ?? '') }))
  }

  function toggleFullScreen() {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : view.current?.parentElement?.requestFullscreen()
    change?.catch(error => console.warn('The browser refuses the full screen:', error))
  }

  function handleKey(event: KeyboardEvent) {
    const move = KEYS[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    handleMove(move)
  }

  return (
    <section
      className="contents print:hidden"
      aria-label={fill(words.region, { title })}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div
        className="relative [grid-area:1/1] min-h-[300px] overflow-clip print:hidden"
        data-part="model-stage"
        data-state={state.kind === 'failed' && state.problem === 'lost' ? 'lost' : state.kind}
      >
        <div
          ref={view}
          className="absolute inset-0 focus-visible:-outline-offset-[3px]"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it
          tabIndex={0}
          aria-roledescription={words.role}
          aria-label={title}
          aria-describedby={help}
          onKeyDown={handleKey}
        >
          <canvas
            key={attempt}
            ref={canvas}
            className={`size-full touch-pan-y cursor-grab active:cursor-grabbing ${isReady ? '' : 'opacity-0'}`}
          />
        </div>
        {/* Balloons on the model, for mouse and finger. For everybody else the list below has the same buttons. */}
        <ol
          ref={markers}
          className={`pointer-events-none absolute inset-0 ${isReady ? '' : 'invisible'}`}
          aria-hidden="true"
        >
          {stations.map((station, index) => (
            <li
              key={station}
              className="absolute start-0 top-0 before:absolute before:-top-3.5 before:h-3.5 before:border-s-[1.25px]
                before:border-ink after:absolute after:-start-0.25 after:-top-0.25 after:size-0.5 after:rounded-full after:bg-ink"
            >
              <button
                type="button"
                tabIndex={-1}
                className={`pointer-events-auto absolute -start-1.75 -top-5.5 flex size-3.5 cursor-pointer items-center
                  justify-center rounded-full border-[1.25px] border-ink p-0 text-label font-head
                  ${index === current ? 'bg-ink text-sheet' : 'bg-sheet'}`}
                onClick={() => handleStation(index)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
        <div className="absolute end-1 top-1 flex gap-1">
          {document.fullscreenEnabled && (
            <button type="button" className={STAGE_BUTTON} onClick={toggleFullScreen}>
              <Icon name="expand" />
              <span>{words.fullScreen}</span>
            </button>
          )}
          <button type="button" className={STAGE_BUTTON} onClick={onClose}>
            <Icon name="close" />
            <span>{words.close}</span>
          </button>
        </div>
      </div>
      <div className="relative border-t border-line-2 bg-sheet print:hidden">
        <div ref={controls}>
          <div className="flex min-h-5 flex-wrap items-center gap-x-2 px-2 py-1 text-small">
            <p role="status" className="grow">
              {state.kind === 'loading' ? words.loading : isReady ? said : words.problems[state.problem]}
            </p>
            {state.kind === 'loading' && <progress aria-label={words.loading} value={state.done} />}
            {isReady && <p className="text-caption text-ink-3">{words.notToScale}</p>}
            {state.kind === 'failed' && !isHopeless && <RuledButton onClick={tryAgain}>{words.tryAgain}</RuledButton>}
          </div>
          {!isHopeless && (
            <>
              <p id={help} className="sr-only">
                {words.help}
              </p>
              <ViewToolbar words={words} isDisabled={!isReady} onMove={handleMove} onView={handleView} />
            </>
          )}
        </div>
        {stations.length > 0 && (
          <StationList
            note={isHopeless ? words.stations : words.pressStation}
            stations={stations}
            work={work}
            current={current}
            onPress={isHopeless ? undefined : handleStation}
          />
        )}
      </div>
    </section>
  )
}

/** Why the 3-D view does not show. 'lost': the browser took its memory away. */
type ViewerProblem = OpenProblem | 'lost'

function canTryAgain(problem: ViewerProblem) {
  return problem !== 'unsupported' && problem !== 'tooLarge'
}

/** The state of the 3-D view. The picture shows in every state but 'ready'. `done` is a share of 1. */
type ViewerState =
  | { kind: 'loading'; done: number }
  | { kind: 'ready'; viewer: Viewer }
  | { kind: 'failed'; problem: ViewerProblem }

type Point = { x: number; y: number }
type ViewerEvents = { onFrame: (points: readonly Point[]) => void; onRest: (angle: Angle) => void }

/**
 * Fetches the code and the model, both at once, and shows the model in a canvas until the component unmounts or the
 * WebGL context is lost. Give the canvas `key={attempt}`: one whose context was lost cannot be used again.
 */
function useViewer({ url, bytes, folder }: ModelFile, events: ViewerEvents) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ViewerState>({ kind: 'loading', done: 0 })
  const onFrame = useEffectEvent(events.onFrame)
  const onRest = useEffectEvent(events.onRest)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew, with another canvas
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending

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
        antialias: true,
        powerPreference: 'low-power',
      })
      if (!context) return fail('unsupported')
      signal.addEventListener('abort', () => context.getExtension('WEBGL_lose_context')?.loseContext())
      const [code, file] = await Promise.all([
        loadThree().catch(() => null),
        fetchModel(url, { onBytes: count => show({ kind: 'loading', done: Math.min(1, count / bytes) }), signal }),
      ])
      if (!file.ok) return fail(file.problem)
      if (!code) return fail('network')
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      const opened = await code.openViewer(context, file.bytes, folder, {
        signal,
        isStill,
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

/**
 * Moves the entries of a list to points of the view. It sets their style by script, because the Content Security Policy
 * forbids style attributes in the HTML.
 */
function moveMarkers(list: HTMLElement | null, points: readonly Point[]) {
  for (const [index, { x, y }] of points.entries()) {
    const marker = list?.children[index]
    if (marker instanceof HTMLElement) marker.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }
}
