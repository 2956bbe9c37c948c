import { useEffect, useRef } from 'react'
import { formatSizeText } from '@/lib/offline/catalogue-list'
import { canTryAgain, type DownloadState, formatDownloadState } from '@/lib/offline/download-state'
import { useOfflineCatalogue } from '@/lib/offline/use-offline-catalogue'

type SaveCatalogueProps = {
  /** Whether a press brought it, so that it takes the keyboard from the button that it replaces. */
  isPressed: boolean
}

/** Label of the button that loads, by where it stands; none where there is nothing to load. */
function toDownloadLabel(state: DownloadState): string | null {
  if (state.kind === 'asking') return `Save the catalogue offline (${formatSizeText(state.bytes)})`
  if (state.kind === 'failed') return canTryAgain(state.problem) ? 'Go on' : null
  if (state.kind === 'kept') return state.isOutdated ? 'Load the newer one' : null
  return state.kind === 'removed' ? 'Save the catalogue offline' : null
}

/** Label of the button that takes off what is there. */
function formatRemoveLabel({ kind }: DownloadState): string | null {
  if (kind === 'loading') return 'Stop and remove'
  return kind === 'kept' ? 'Remove it from this device' : null
}

/** The state of the catalogue on this device, with what can be done about it. */
export function SaveCatalogue({ isPressed }: SaveCatalogueProps) {
  const { state, download, remove } = useOfflineCatalogue()
  const panel = useRef<HTMLDivElement>(null)
  const isUsed = useRef(isPressed)
  const { kind } = state

  // A step takes away the button that was pressed; the keyboard stays here instead of falling back to the page's top.
  useEffect(() => {
    const isOwn = isUsed.current && (isPressed || kind !== 'checking')
    if (isOwn && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [kind, isPressed])

  function press(act: () => Promise<void>) {
    isUsed.current = true
    act().catch(reason => console.error('The catalogue on this device:', reason))
  }

  const downloadLabel = toDownloadLabel(state)
  const removeLabel = formatRemoveLabel(state)
  return (
    <div className="mt-2" ref={panel} tabIndex={-1}>
      <p role="status">{formatDownloadState(state)}</p>
      {kind === 'loading' && <progress aria-label="Loading the catalogue" max={state.bytes} value={state.done} />}
      {downloadLabel && (
        <button className="button" type="button" onClick={() => press(download)}>
          {downloadLabel}
        </button>
      )}
      {removeLabel && (
        <button className="button" type="button" onClick={() => press(remove)}>
          {removeLabel}
        </button>
      )}
    </div>
  )
}
