import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatSizeText } from '@/lib/offline/catalogue-list'
import { type DownloadState, useOfflineCatalogue } from '@/lib/offline/use-offline-catalogue'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatDay } from '@/lib/words/format-number'

type OfflineWords = Words['pages']['offline']['catalogue']

type SaveCatalogueProps = {
  words: OfflineWords
  /** Whether a press on the button that this panel replaces has loaded it; then the panel takes the focus. */
  isPressed: boolean
}

/** A download button. `withModels`: whether it includes the 3-D models; undefined if as in the download before. */
type DownloadButton = { label: string; withModels?: boolean }

/** The buttons of the download, by state. The 3-D models are a choice of their own, with their size. */
function createDownloadButtons(state: DownloadState, words: OfflineWords): DownloadButton[] {
  switch (state.kind) {
    case 'ready': {
      const all = formatSizeText(state.bytes + state.modelBytes)
      const whole = { label: fill(words.saveAll, { size: all }), withModels: true }
      const plain = { label: fill(words.saveSize, { size: formatSizeText(state.bytes) }), withModels: false }
      return state.modelBytes > 0 ? [plain, whole] : [plain]
    }
    case 'failed':
      return state.problem === 'network' || state.problem === 'storage' ? [{ label: words.continue }] : []
    case 'saved': {
      const { hasModels } = state.catalogue
      if (state.isOutdated) return [{ label: words.newer, withModels: hasModels }]
      if (hasModels || state.modelBytes === 0) return []
      return [{ label: fill(words.addViews, { size: formatSizeText(state.modelBytes) }), withModels: true }]
    }
    case 'removed':
      return [{ label: words.save, withModels: false }]
    default:
      return []
  }
}

/** Label of the remove button in a state; null if there is nothing to remove. */
function formatRemoveLabel({ kind }: DownloadState, words: OfflineWords): string | null {
  if (kind === 'loading') return words.stop
  return kind === 'saved' ? words.remove : null
}

/** The state of the offline catalogue, with buttons to download and remove it. */
export function SaveCatalogue({ words, isPressed }: SaveCatalogueProps) {
  const { state, download, remove } = useOfflineCatalogue()
  const panel = useRef<HTMLDivElement>(null)
  const hasPressed = useRef(isPressed)
  const { kind } = state

  // A change of state may remove the pressed button. Focus then moves to the panel instead of the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the state changes
  useEffect(() => {
    const hasLostFocus = hasPressed.current && document.activeElement === document.body
    if (hasLostFocus) panel.current?.focus({ preventScroll: true })
  }, [kind])

  function run(action: () => Promise<void>) {
    hasPressed.current = true
    action().catch(reason => console.error('The catalogue on this device:', reason))
  }

  const removeLabel = formatRemoveLabel(state, words)
  return (
    <div className="mt-2 flex flex-wrap gap-x-1.5 gap-y-1 [&>p]:basis-full" ref={panel} tabIndex={-1}>
      <p role="status">{formatDownloadState(state, words)}</p>
      {kind === 'loading' && <progress aria-label={words.progress} max={state.bytes} value={state.done} />}
      {createDownloadButtons(state, words).map(({ label, withModels }) => (
        <Button key={label} onClick={() => run(() => download(withModels))}>
          {label}
        </Button>
      ))}
      {removeLabel && <Button onClick={() => run(remove)}>{removeLabel}</Button>}
    </div>
  )
}

/**
 * The status text of a state. Progress is reported in quarters, so that screen readers do not announce it all the time.
 */
function formatDownloadState(state: DownloadState, { states, problems }: OfflineWords): string {
  switch (state.kind) {
    case 'ready':
      return fill(states.ready, { size: formatSizeText(state.bytes) })
    case 'loading':
      return fill(states.loading, { share: floorToQuarter(state), size: formatSizeText(state.bytes) })
    case 'saved': {
      const { at, bytes, hasModels } = state.catalogue
      const values = { size: formatSizeText(bytes), day: formatDay(new Date(at)) }
      const text = fill(hasModels ? states.savedAll : states.saved, values)
      return state.isOutdated ? `${text} ${states.outdated}` : text
    }
    case 'failed':
      // Not every one of these sentences has the size.
      return fill<'size'>(problems[state.problem], { size: formatSizeText(state.bytes) })
    default:
      return states[state.kind]
  }
}

/** The finished share of a download in percent, rounded down to 0, 25, 50, 75 or 100. */
function floorToQuarter({ done, bytes }: { done: number; bytes: number }): number {
  return bytes === 0 ? 0 : Math.floor((done / bytes) * 4) * 25
}
