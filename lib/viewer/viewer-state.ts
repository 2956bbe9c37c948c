/** Why the 3-D view does not open. */
export type OpenProblem = 'unsupported' | 'network' | 'damaged' | 'too-large'

/** Why the 3-D view does not show. 'lost': the browser took its memory away. */
export type ViewerProblem = OpenProblem | 'lost'

/** The state of the 3-D view. The picture shows in every state but 'ready'. `done` is a share of 1. */
export type ViewerState =
  | { kind: 'loading'; done: number }
  | { kind: 'ready' }
  | { kind: 'failed'; problem: OpenProblem }
  | { kind: 'lost' }

const SENTENCES: Readonly<Record<ViewerProblem, string>> = {
  unsupported: 'This browser cannot show 3-D. The picture stays.',
  network: 'The 3-D view did not load. Check your connection and try again.',
  damaged: 'The 3-D view did not load completely. Try again.',
  'too-large': 'The 3-D view is larger than it should be, so it was not loaded.',
  lost: 'The 3-D view was interrupted by this device. Try again.',
}

/** The problem of a state, or null. */
export function findProblem(state: ViewerState): ViewerProblem | null {
  if (state.kind === 'failed') return state.problem
  return state.kind === 'lost' ? 'lost' : null
}

/** The sentence that tells a visitor about a problem. */
export function formatProblem(problem: ViewerProblem): string {
  return SENTENCES[problem]
}

/** Whether another try may succeed. */
export function canTryAgain(problem: ViewerProblem): boolean {
  return problem !== 'unsupported' && problem !== 'too-large'
}
