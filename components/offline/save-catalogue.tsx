import { useEffect, useRef } from 'react'
import { formatSizeText } from '@/lib/offline/catalogue-list'
import { canTryAgain, type DownloadState, formatDownloadState } from '@/lib/offline/download-state'
import { useOfflineCatalogue } from '@/lib/offline/use-offline-catalogue'

type SaveCatalogueProps = {
  /** Whether a press on the button it replaces mounted it; then it takes the focus. */
  isPressed: boolean
}

/** Label of the download button in a state; null if there is nothing to download. */
function formatDownloadLabel(state: DownloadState): string | null {
  if (state.kind === 'ready') return `Save the catalogue offline (${formatSizeText(state.bytes)})`
  if (state.kind === 'failed') return canTryAgain(state.problem) ? 'Go on' : null
  if (state.kind === 'saved') return state.isOutdated ? 'Load the newer one' : null
  return state.kind === 'removed' ? 'Save the catalogue offline' : null
}

/** Label of the remove button in a state; null if there is nothing to remove. */
function formatRemoveLabel({ kind }: DownloadState): string | null {
  if (kind === 'loading') return 'Stop and remove'
  return kind === 'saved' ? 'Remove it from this device' : null
}

/** The state of the offline catalogue, with buttons to download and remove it. */
export function SaveCatalogue({ isPressed }: SaveCatalogueProps) {
  const { state, download, remove } = useOfflineCatalogue()
  const panel = useRef<HTMLDivElement>(null)
  const isUsed = useRef(isPressed)
  const { kind } = state

  // A change of state may remove the pressed button. Focus then moves to the panel instead of the top of the page.
  useEffect(() => {
    const isOwn = isUsed.current && (isPressed || kind !== 'checking')
    if (isOwn && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [kind, isPressed])

  function run(action: () => Promise<void>) {
    isUsed.current = true
    action().catch(reason => console.error('The catalogue on this device:', reason))
  }

  const downloadLabel = formatDownloadLabel(state)
  const removeLabel = formatRemoveLabel(state)
  return (
    <div className="mt-2" ref={panel} tabIndex={-1}>
      <p role="status">{formatDownloadState(state)}</p>
      {kind === 'loading' && <progress aria-label="Loading the catalogue" max={state.bytes} value={state.done} />}
      {downloadLabel && (
        <button className="button" type="button" onClick={() => run(download)}>
          {downloadLabel}
        </button>
      )}
      {removeLabel && (
        <button className="button" type="button" onClick={() => run(remove)}>
          {removeLabel}
        </button>
      )}
    </div>
  )
}
