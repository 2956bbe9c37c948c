'use client'

import { useHasMachines } from '@/lib/hooks/use-has-machines'
import { useLate } from '@/lib/hooks/use-late'
import { useListPress } from '@/lib/hooks/use-list-press'

const load = () => import('./machine-lists')

/** How the sentence on a press looks; the one on a press that was done is heard only. */
const LOOKS = { done: undefined, unstored: 'status wait', refused: 'status bad' } as const

/**
 * Works every 'Compare' and 'Add to enquiry' button of the page and says what each press did: a press that did it shows on its
 * button, and one that did not, or not for long, shows its reason over the page's corner.
 * The code of the lists is fetched at the first press, or where a list is kept on this device.
 */
export function ListStarter() {
  const { said, outcome } = useListPress(load)
  const hasCompared = useHasMachines('compare')
  const hasEnquired = useHasMachines('enquiry')
  const code = useLate(load, hasCompared || hasEnquired)

  return (
    <>
      {code && <code.MachineLists />}
      <div className={outcome === 'done' ? 'vh' : 'page-status'}>
        <p className={LOOKS[outcome]} role="status">
          {said}
        </p>
      </div>
    </>
  )
}
