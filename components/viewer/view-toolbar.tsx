import { Icon, type IconName } from '@/components/ui/icon'
import { MOVES, type Move } from '@/lib/viewer/moves'
import { VIEWS, type View } from '@/lib/viewer/views'

/** The sprite has arrows to the sides; a quarter turn makes the others. */
const MOVE_LOOKS: Readonly<Record<Move, { label: string; icon: IconName; turned?: string }>> = {
  left: { label: 'Turn left', icon: 'arrow-left' },
  right: { label: 'Turn right', icon: 'arrow-right' },
  higher: { label: 'Look from higher up', icon: 'arrow-left', turned: 'rotate-90' },
  lower: { label: 'Look from lower down', icon: 'arrow-right', turned: 'rotate-90' },
  closer: { label: 'Closer', icon: 'plus' },
  farther: { label: 'Farther', icon: 'minus' },
}

const VIEW_LABELS: Readonly<Record<View | 'start', string>> = {
  operator: 'Operator’s side',
  infeed: 'Infeed end',
  delivery: 'Delivery end',
  above: 'From above',
  start: 'Start again',
}

/** Cells that share hairlines; each begins with one, and the first of a row hides it outside. */
const GROUP = '-ms-px flex min-w-0 flex-wrap'
const BUTTON =
  'flex min-h-touch grow cursor-pointer items-center justify-center border-0 border-s border-t border-line bg-sheet ' +
  'text-small hover:bg-ink hover:text-sheet focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:text-line-2'

type ViewToolbarProps = { isDisabled: boolean; onMove: (move: Move) => void; onView: (view: View | 'start') => void }

/** The buttons of a 3-D view: everything that dragging and pinching can do, and the views that have a name. */
export function ViewToolbar({ isDisabled, onMove, onView }: ViewToolbarProps) {
  return (
    <div className="flex flex-wrap overflow-clip border-b border-line-2">
      <fieldset className={`${GROUP} grow`} disabled={isDisabled} aria-label="Turn and zoom">
        {MOVES.map(move => (
          <button
            key={move}
            type="button"
            className={`${BUTTON} min-w-touch`}
            aria-label={MOVE_LOOKS[move].label}
            onClick={() => onMove(move)}
          >
            <Icon name={MOVE_LOOKS[move].icon} className={MOVE_LOOKS[move].turned} />
          </button>
        ))}
      </fieldset>
      <fieldset className={`${GROUP} grow-[3]`} disabled={isDisabled} aria-label="Views">
        {[...VIEWS, 'start' as const].map(view => (
          <button key={view} type="button" className={`${BUTTON} px-1.5`} onClick={() => onView(view)}>
            {VIEW_LABELS[view]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
