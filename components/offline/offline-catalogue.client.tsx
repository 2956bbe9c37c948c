'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { loadCode } from '@/lib/browser/load-code'
import { readCatalogueFlag } from '@/lib/offline/storage'
import type { Words } from '@/lib/words/defaults'

type OfflineWords = Words['pages']['offline']['catalogue']

const load = () => loadCode(() => import('./save-catalogue'))

/**
 * Saves the catalogue for offline use, shows its progress, and removes it. The code is loaded on the first press, or at
 * once if the catalogue is already saved.
 */
export function OfflineCatalogue({ words }: { words: OfflineWords }) {
  const [saveModule, setSaveModule] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [isPressed, setIsPressed] = useState(false)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    // If loading fails, the button remains.
    if (readCatalogueFlag()) load().then(setSaveModule, () => undefined)
  }, [])

  function handlePress() {
    setIsPressed(true)
    load().then(setSaveModule, () => setProblem(words.codeFailed))
  }

  if (saveModule) return <saveModule.SaveCatalogue words={words} isPressed={isPressed} />
  return (
    <div className="needs-script mt-2">
      <Button onClick={handlePress}>{words.save}</Button>
      <p role="status">{problem}</p>
    </div>
  )
}
