import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { RuledButton } from '@/components/ui/ruled-link'
import { capitalize } from '@/lib/trade/product/capital'
import { type Point, placeBalloons } from '@/lib/viewer/balloon-places'
import type { ModelFile } from '@/lib/viewer/models'
import { formatAngle, type Move, type View } from '@/lib/viewer/views'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { RunCaption, RunPanel } from './run-panel'
import { StationList } from './station-list'
import { useRun } from './use-run'
import { canTryAgain, useViewer, type ViewerState } from './use-viewer'
import { ViewToolbar } from './view-toolbar'

/** The move that each key makes while the view has the focus; '=' is '+' without Shift. */
const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
}

/** A button that lies over the view or below it. */
const STAGE_BUTTON = `inline-flex min-h-touch cursor-pointer items-center gap-1 rounded border-[1.5px] border-ink bg-sheet
  px-1.5 text-small font-strong hover:bg-ink hover:text-sheet`

export type ModelViewerProps = {
  words: Omit<Words['product']['viewer'], 'withoutDelivery'>
  model: ModelFile
  title: string
  stations: readonly string[]
  /** What happens at each station, a sentence each; empty if nothing is known. */
  work: readonly string[]
  /** How fast the real machine is, as a sentence. */
  rate?: string
  /** The machine at work in still drawings. */
  strip?: ReactNode
  onClose: () => void
}

/** `isAtWork`: whether the machine begins to work as soon as it is there. */
type OpenViewProps = ModelViewerProps & { isAtWork: boolean }

/** The open 3-D view of a machine: over its picture, which stays until the first frame, and its controls below. */
export function ModelViewer({ words, model, title, stations, work, rate, strip, isAtWork, onClose }: OpenViewProps) {
  const helpId = useId()
  const view = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const markers = useRef<HTMLOListElement>(null)
  // The buttons over the view, at its top right.
  const buttons = useRef<HTMLDivElement>(null)
  // The sentence in the status line, which screen readers read when it changes.
  const [said, setSaid] = useState(words.drag)
  const [pressed, setPressed] = useState<number | null>(null)
  const { canvas, attempt, state, tryAgain } = useViewer(model, isAtWork, {
    onFrame: points => moveMarkers(markers.current, buttons.current, points),
    onRest: angle => setSaid(formatAngle(angle, words)),
  })
  const { state: run, start: startRun, end: endRun } = useRun()
  const isReady = state.kind === 'ready'
  // Failed for a reason that another try does not change, so the controls of the model are gone too.
  const isHopeless = state.kind === 'failed' && !canTryAgain(state.problem)

  // The arrow keys turn the machine at once.
  useEffect(() => view.current?.focus({ preventScroll: true }), [])

  const isRunning = run !== null
  // Again when the machine begins to work, which adds controls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useEffect(() => {
    controls.current?.scrollIntoView({ block: 'nearest' })
    // After the controls, because the machine matters more where the screen has no room for both.
    view.current?.scrollIntoView({ block: 'nearest' })
  }, [isRunning])

  const startOrEndRun = useEffectEvent(() => {
    if (state.kind !== 'ready') endRun()
    else if (isAtWork) startRun(state.viewer)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the view has become ready, or has failed
  useEffect(() => startOrEndRun(), [state.kind])

  const aboutRun = `${words.notToScale} · ${[words.run.notSpeed, rate].filter(Boolean).join(' ')}`
  // The station that the piece is at, or else the one that was pressed last.
  const highlighted = run ? run.station : pressed

  function handleMove(move: Move) {
    if (!isReady) return
    state.viewer.move(move)
    setSaid(formatAngle(state.viewer.getAngle(), words))
  }

  function handleView(name: View) {
    if (!isReady) return
    state.viewer.show(name)
    setPressed(null)
    setSaid(formatAngle(state.viewer.getAngle(), words))
  }

  function handleStation(index: number) {
    const name = stations[index]
    if (!isReady || name === undefined) return
    if (run) run.step(index)
    else state.viewer.showStation(index)
    setPressed(index)
    const station = fill(words.station, { number: index + 1, count: stations.length, name: capitalize(name) })
    setSaid([station, run && work[index]].filter(Boolean).join('; '))
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

  /**
   * Keys of the whole view: Escape closes it, numbers step to stations, and Space plays or pauses, but not on a button.
   */
  function handleViewKey(event: KeyboardEvent) {
    const { key, target } = event
    if (key === 'Escape') onClose()
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[1-9]$/.test(key)) handleStation(Number(key) - 1)
    if (key !== ' ' || target instanceof HTMLButtonElement) return
    event.preventDefault()
    run.toggle()
  }

  return (
    <section className="contents print:hidden" aria-label={fill(words.region, { title })} onKeyDown={handleViewKey}>
      <div
        className="relative [grid-area:1/1] min-h-[240px] overflow-clip print:hidden"
        data-part="model-stage"
        data-state={state.kind === 'failed' && state.problem === 'lost' ? 'lost' : state.kind}
        data-run={run && (run.isPlaying ? 'playing' : 'paused')}
      >
        <div
          ref={view}
          className="absolute inset-0 focus-visible:-outline-offset-[3px]"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it
          tabIndex={0}
          aria-roledescription={words.role}
          aria-label={title}
          aria-describedby={helpId}
          onKeyDown={handleKey}
        >
          <canvas
            key={attempt}
            ref={canvas}
            className={`size-full [touch-action:pan-y] cursor-grab active:cursor-grabbing ${isReady ? '' : 'opacity-0'}`}
          />
        </div>
        {/*
          Balloons on the model, for mouse and finger: a dot at the station (`after`), a leader line (`before`), and at its
          end a button with the number. For everybody else the list below has the same buttons.
        */}
        <ol
          ref={markers}
          className={`pointer-events-none absolute inset-0 ${isReady ? '' : 'invisible'}`}
          aria-hidden="true"
        >
          {stations.map((station, index) => (
            <li
              key={station}
              className="absolute start-0 top-0 before:absolute before:bottom-0 before:h-[var(--leader)] before:border-s-[1.25px]
                before:border-ink after:absolute after:-start-0.25 after:-top-0.25 after:size-0.5 after:rounded-full after:bg-ink"
            >
              <button
                type="button"
                tabIndex={-1}
                className={`pointer-events-auto absolute -start-1.75 bottom-[var(--leader)] -mb-1.75 flex size-3.5
                  rotate-[var(--upright)] cursor-pointer items-center justify-center rounded-full border-[1.25px] border-ink p-0 text-label font-head
                  ${index === highlighted ? 'bg-ink text-sheet' : 'bg-sheet'}`}
                onClick={() => handleStation(index)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
        {/* On a phone, the buttons have no words, which would cover stations. */}
        <div ref={buttons} className="absolute end-1 top-1 flex gap-1">
          {document.fullscreenEnabled && (
            <button type="button" className={STAGE_BUTTON} aria-label={words.fullScreen} onClick={toggleFullScreen}>
              <Icon name="expand" />
              <span className="max-sm:hidden">{words.fullScreen}</span>
            </button>
          )}
          <button type="button" className={STAGE_BUTTON} aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
            <span className="max-sm:hidden">{words.close}</span>
          </button>
        </div>
      </div>
      <div className="relative border-t border-line-2 bg-sheet print:hidden">
        <div ref={controls}>
          <div className="flex min-h-5 flex-wrap items-center gap-x-2 px-2 py-1 text-small">
            {run && <RunCaption station={run.station} stations={stations} work={work} />}
            <p role="status" className="grow">
              {describeState(state, said, words)}
            </p>
            {state.kind === 'loading' && <progress aria-label={words.loading} value={state.done} />}
            {isReady && <p className="text-caption text-ink-3">{run ? aboutRun : words.notToScale}</p>}
            {state.kind === 'failed' && !isHopeless && <RuledButton onClick={tryAgain}>{words.tryAgain}</RuledButton>}
          </div>
          {!isHopeless && (
            <>
              <p id={helpId} className="sr-only">
                {[words.help, run && words.run.help].filter(Boolean).join(' ')}
              </p>
              <ViewToolbar
                words={words}
                isDisabled={!isReady}
                onMove={handleMove}
                onView={handleView}
                onRun={isReady && !run && state.viewer.canRun ? () => startRun(state.viewer) : undefined}
                run={
                  run && (
                    <RunPanel
                      words={words}
                      stations={stations}
                      state={run}
                      isOnWay={station => Boolean(model.states?.[station])}
                      onStep={handleStation}
                    />
                  )
                }
              />
            </>
          )}
        </div>
        {run?.isStill && strip}
        {stations.length > 0 && (
          <StationList
            note={isHopeless ? words.stations : words.pressStation}
            stations={stations}
            work={work}
            current={highlighted}
            onPress={isHopeless ? undefined : handleStation}
          />
        )}
      </div>
    </section>
  )
}

/** The text of the status line; `said` is what it says while the view is open. */
function describeState(state: ViewerState, said: string, words: ModelViewerProps['words']) {
  if (state.kind === 'ready') return said
  return state.kind === 'loading' ? words.loading : words.problems[state.problem]
}

/**
 * Moves the entries of a list to the stations of the view, each turned and as long as its leader. It sets their style
 * by script, because the Content Security Policy forbids style attributes in the HTML. None is put below `buttons`.
 */
function moveMarkers(list: HTMLElement | null, buttons: HTMLElement | null, points: readonly Point[]) {
  if (!list) return
  const covered = buttons
    ? { x: buttons.offsetLeft, y: buttons.offsetTop, width: buttons.offsetWidth, height: buttons.offsetHeight }
    : undefined
  for (const [index, balloon] of placeBalloons(points, list.clientWidth, list.clientHeight, covered).entries()) {
    const marker = list.children[index]
    if (!(marker instanceof HTMLElement)) continue
    const { station, angle, length } = balloon
    marker.style.transform = `translate(${Math.round(station.x)}px, ${Math.round(station.y)}px) rotate(${angle}rad)`
    marker.style.setProperty('--leader', `${length}px`)
    // Its number stays upright.
    marker.style.setProperty('--upright', `${-angle}rad`)
  }
}
