import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { MOVES, type Move, VIEWS, type View } from '@/lib/viewer/views'
import type { Words } from '@/lib/words/defaults'

/** The icon of each move, and a class that turns it: the site has only arrows to the left and right. */
const MOVE_ICONS: Readonly<Record<Move, [icon: IconName, turnClass?: string]>> = {
  left: ['arrow-left'],
  right: ['arrow-right'],
  higher: ['arrow-left', 'rotate-90'],
  lower: ['arrow-right', 'rotate-90'],
  closer: ['plus'],
  farther: ['minus'],
}

/** Cells with one hairline between two: each has it on its left, and the first of a row has it outside the frame. */
const GROUP = '-ms-px flex'
/** A cell: its upper and its left edge are hairlines. */
const BUTTON =
  'flex min-h-touch min-w-touch grow cursor-pointer items-center justify-center border-0 border-s border-t border-line bg-sheet ' +
  'text-small/[1.25] hover:bg-ink hover:text-sheet focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:text-line-2'

type ViewToolbarProps = {
  words: Pick<Words['product']['viewer'], 'turnAndZoom' | 'moves' | 'viewsLabel' | 'views' | 'run'>
  isDisabled: boolean
  onMove: (move: Move) => void
  onView: (view: View) => void
  /** Sets the machine to work; undefined if it cannot, or is at work. */
  onRun: (() => void) | undefined
  /** The controls of the machine at work, in place of the named views; null if it is not at work. */
  run: ReactNode
}

/**
 * The one bar of buttons of a 3-D view: 'See it work', everything that dragging and pinching can do, and the views that
 * have a name, or the controls of the machine at work. It is one row, and two where there is no room: on a phone the
 * first button has no words, and the names of views take two lines.
 */
export function ViewToolbar({ words, isDisabled, onMove, onView, onRun, run }: ViewToolbarProps) {
  return (
    <div className="flex flex-wrap overflow-clip border-b border-line-2">
      {run}
      {onRun && (
        <div className={`${GROUP} grow`}>
          <button
            type="button"
            className={`${BUTTON} gap-1 px-1.5 font-strong`}
            aria-label={words.run.start}
            onClick={onRun}
          >
            <Icon name="play" />
            <span className="max-sm:hidden">{words.run.start}</span>
          </button>
        </div>
      )}
      <fieldset className={`${GROUP} grow`} disabled={isDisabled}>
        <legend className="sr-only">{words.turnAndZoom}</legend>
        {MOVES.map(move => (
          <button
            key={move}
            type="button"
            className={BUTTON}
            aria-label={words.moves[move]}
            onClick={() => onMove(move)}
          >
            <Icon name={MOVE_ICONS[move][0]} className={MOVE_ICONS[move][1]} />
          </button>
        ))}
      </fieldset>
      {!run && (
        <fieldset className={`${GROUP} grow-[3] basis-0`} disabled={isDisabled}>
          <legend className="sr-only">{words.viewsLabel}</legend>
          {VIEWS.map(view => (
            <button key={view} type="button" className={`${BUTTON} px-0.5 lg:px-1`} onClick={() => onView(view)}>
              {words.views[view]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
