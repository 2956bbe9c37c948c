'use client'

import { useEffect, useState } from 'react'
import { readCatalogueFlag } from '@/lib/offline/catalogue-flag'

const load = () => import('./save-catalogue')

/**
 * 'Save the catalogue offline': what it takes, how far it is, and the way to take it off again.
 * Its code is fetched at the press, or where the catalogue is kept.
 */
export function OfflineCatalogue() {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [isPressed, setIsPressed] = useState(false)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    // Where it does not come, the button is still there.
    if (readCatalogueFlag()) load().then(setCode, () => undefined)
  }, [])

  function handlePress() {
    setIsPressed(true)
    load().then(setCode, () => setProblem('That did not work. Check your connection and press again.'))
  }

  if (code) return <code.SaveCatalogue isPressed={isPressed} />
  return (
    <div className="needs-script mt-2">
      <button className="button" type="button" onClick={handlePress}>
        Save the catalogue offline
      </button>
      <p role="status">{problem}</p>
    </div>
  )
}
