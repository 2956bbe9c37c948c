'use client'

import { useEffect, useState } from 'react'
import { useHasMachines } from '@/lib/hooks/use-has-machines'
import { useLate } from '@/lib/hooks/use-late'

const load = () => import('./machine-lists')

/**
 * Works every 'Compare' and 'Add to enquiry' button of the page and says what each press did.
 * The code of the lists is fetched at the first press, or where a list is kept on this device.
 */
export function ListStarter() {
  const [said, setSaid] = useState('')
  const hasCompared = useHasMachines('compare')
  const hasEnquired = useHasMachines('enquiry')
  const code = useLate(load, hasCompared || hasEnquired)

  useEffect(() => {
    async function press(button: HTMLElement) {
      const { pressListButton } = await load()
      setSaid(pressListButton(button))
    }
    function handleClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-list]') : null
      if (button) press(button).catch(() => setSaid('That did not work. Check your connection and press again.'))
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [])

  return (
    <>
      <p className="vh" role="status">
        {said}
      </p>
      {code && <code.MachineLists />}
    </>
  )
}
