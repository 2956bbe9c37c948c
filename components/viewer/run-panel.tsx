import { Icon, type IconName } from '@/components/ui/icon'
import { capitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import type { RunState } from './use-run'

/** A step of the arrow keys on the slider, as a share of a pass: 200 from end to end. */
const SLIDER_STEP = 0.005

/** A cell of the controls without its background, which says whether it is pressed. */
const CELL =
  'flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-1 border-0 border-s border-t border-line ' +
  'px-1 text-small/[1.25] hover:bg-ink hover:text-sheet focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:text-line-2'
const BUTTON = `${CELL} bg-sheet`

type RunPanelProps = {
  words: Omit<Words['product']['viewer'], 'withoutDelivery'>
  state: RunState
  /** The names of the machine's stations. */
  stations: readonly string[]
  /** Whether the piece passes a station. */
  isOnWay: (station: number) => boolean
  /** Called with the station that the visitor steps to. */
  onStep: (station: number) => void
}

/**
 * The controls of a machine at work in the 3-D view: back and on to a station, play, slower, and a slider for the place
 * of the piece in its pass, its way through the machine.
 */
export function RunPanel({ words, state, stations, isOnWay, onStep }: RunPanelProps) {
  // `station` is null before the first one.
  const { isPlaying, isSlow, slider, station } = state
  const onWay = stations.map((_, index) => index).filter(isOnWay)
  const previous = station === null ? undefined : onWay.findLast(index => index < station)
  const next = onWay.find(index => station === null || index > station)
  const place = station !== null && {
    number: station + 1,
    count: stations.length,
    name: capitalize(stations[station] ?? ''),
  }
  const playLabel = isPlaying ? words.run.pause : words.run.play
  return (
    <fieldset className="-ms-px flex min-w-0 grow-[3]">
      <legend className="sr-only">{words.run.controls}</legend>
      <StepButton icon="arrow-left" label={words.run.back} station={previous} onStep={onStep} />
      <button type="button" className={BUTTON} aria-label={playLabel} onClick={state.toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span className="max-sm:hidden">{playLabel}</span>
      </button>
      <StepButton icon="arrow-right" label={words.run.next} station={next} onStep={onStep} />
      <button
        type="button"
        className={`${CELL} ${isSlow ? 'bg-ink text-sheet' : 'bg-sheet'}`}
        aria-pressed={isSlow}
        onClick={state.toggleSlow}
      >
        {words.run.slower}
      </button>
      {/* Beside the buttons, so that all controls are in one window with the machine. */}
      <div className="min-w-7 flex-1 border-s border-t border-line px-2">
        <input
          ref={slider}
          className="block h-touch w-full accent-ink"
          type="range"
          min={0}
          max={1}
          step={SLIDER_STEP}
          // Uncontrolled: useRun moves it in every frame, without a render.
          defaultValue={0}
          aria-label={words.run.place}
          aria-valuetext={place ? fill(words.station, place) : undefined}
          onChange={({ target }) => state.seek(Number(target.value))}
        />
      </div>
    </fieldset>
  )
}

type StepButtonProps = {
  icon: IconName
  label: string
  /** Where the button leads; undefined if there is no further station that way. */
  station: number | undefined
  onStep: (station: number) => void
}

/** A button that takes the piece to a station. */
function StepButton({ icon, label, station, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={BUTTON}
      disabled={station === undefined}
      aria-label={label}
      onClick={() => station !== undefined && onStep(station)}
    >
      <Icon name={icon} />
    </button>
  )
}

type RunCaptionProps = {
  /** The station that the piece has reached, from 0; null before the first. */
  station: number | null
  stations: readonly string[]
  /** What happens at each station. */
  work: readonly string[]
}

/**
 * Below the machine, which it must not cover: the station that the piece has reached, and what happens there. Screen
 * readers are not told of every change, as the piece moves all the time; the status line of the view tells of stations
 * that were stepped to. It is as high as two lines, so that the controls below stay where they are.
 */
export function RunCaption({ station, stations, work }: RunCaptionProps) {
  return (
    <p className="min-h-5 grow basis-full text-small/[1.6]">
      {station !== null && (
        <>
          <b className="font-strong">{`${station + 1} ${capitalize(stations[station] ?? '')}`}</b>
          {work[station] && <span>{` ${work[station]}`}</span>}
        </>
      )}
    </p>
  )
}
