import { RuledButton } from '@/components/ui/ruled-link'
import { canTryAgain, findProblem, formatProblem, type ViewerState } from '@/lib/viewer/viewer-state'

type ViewerStatusProps = {
  state: ViewerState
  /** What the view shows. */
  said: string
  onTryAgain: () => void
}

/** One line below the view: how far it has loaded, what it shows, or why it does not show. */
export function ViewerStatus({ state, said, onTryAgain }: ViewerStatusProps) {
  const problem = findProblem(state)
  return (
    <div className="flex min-h-5 flex-wrap items-center gap-x-2 px-2 py-1 text-small">
      <p role="status" className="grow">
        {state.kind === 'loading' && 'Loading the 3-D view…'}
        {state.kind === 'ready' && said}
        {problem && formatProblem(problem)}
      </p>
      {state.kind === 'loading' && <progress aria-label="Loading the 3-D view" value={state.done} />}
      {state.kind === 'ready' && <p className="text-caption text-ink-3">Not to scale</p>}
      {problem && canTryAgain(problem) && <RuledButton onClick={onTryAgain}>Try again</RuledButton>}
    </div>
  )
}
