import { useEffect, useRef } from 'react'
import { formatSizeText } from '@/lib/offline/catalogue-list'
import { canTryAgain, type DownloadState, formatDownloadState } from '@/lib/offline/download-state'
import { useOfflineCatalogue } from '@/lib/offline/use-offline-catalogue'

type SaveCatalogueProps = {
  /** Whether a press brought it, so that it takes the keyboard from the button that it replaces. */
  isPressed: boolean
}

/** A button that loads; without `hasModels` it goes on with what was chosen before. */
type Download = { label: string; hasModels?: boolean }

/** The buttons that load, by where the download stands. The 3-D views are a choice of their own, with their size. */
function createDownloadButtons(state: DownloadState): Download[] {
  switch (state.kind) {
    case 'asking': {
      const all = formatSizeText(state.bytes + state.modelBytes)
      const withModels = { label: `Save it with the 3-D views (${all})`, hasModels: true }
      const plain = { label: `Save the catalogue offline (${formatSizeText(state.bytes)})`, hasModels: false }
      return state.modelBytes > 0 ? [plain, withModels] : [plain]
    }
    case 'failed':
      return canTryAgain(state.problem) ? [{ label: 'Go on' }] : []
    case 'kept': {
      const { hasModels } = state.catalogue
      if (state.isOutdated) return [{ label: 'Load the newer one', hasModels }]
      if (hasModels || state.modelBytes === 0) return []
      return [{ label: `Add the 3-D views (${formatSizeText(state.modelBytes)})`, hasModels: true }]
    }
    case 'removed':
      return [{ label: 'Save the catalogue offline', hasModels: false }]
    default:
      return []
  }
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

  const removeLabel = formatRemoveLabel(state)
  return (
    <div className="mt-2 flex flex-wrap gap-x-1.5 gap-y-1 [&>p]:basis-full" ref={panel} tabIndex={-1}>
      <p role="status">{formatDownloadState(state)}</p>
      {kind === 'loading' && <progress aria-label="Loading the catalogue" max={state.bytes} value={state.done} />}
      {createDownloadButtons(state).map(({ label, hasModels }) => (
        <button key={label} className="button" type="button" onClick={() => press(() => download(hasModels))}>
          {label}
        </button>
      ))}
      {removeLabel && (
        <button className="button" type="button" onClick={() => press(remove)}>
          {removeLabel}
        </button>
      )}
    </div>
  )
}
