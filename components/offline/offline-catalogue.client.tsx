'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { loadCode } from '@/lib/browser/load-code'
import { readCatalogueFlag } from '@/lib/offline/storage'

const load = () => loadCode(() => import('./save-catalogue'))

/**
 * Saves the catalogue for offline use, shows its progress, and removes it. The code is loaded on the first press, or at
 * once if the catalogue is already saved.
 */
export function OfflineCatalogue() {
  const [saveModule, setSaveModule] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [isPressed, setIsPressed] = useState(false)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    // If loading fails, the button remains.
    if (readCatalogueFlag()) load().then(setSaveModule, () => undefined)
  }, [])

  function handlePress() {
    setIsPressed(true)
    load().then(setSaveModule, () => setProblem('That did not work. Check your connection and press again.'))
  }

  if (saveModule) return <saveModule.SaveCatalogue isPressed={isPressed} />
  return (
    <div className="needs-script mt-2">
      <Button onClick={handlePress}>Save the catalogue offline</Button>
      <p role="status">{problem}</p>
    </div>
  )
}
