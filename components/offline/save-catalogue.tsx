import { useEffect, useRef } from 'react'
import { canTryAgain, type Keeping, toKeepingText } from '@/lib/offline/download-state'
import { useKeptCatalogue } from '@/lib/offline/use-offline-catalogue'

type KeptCatalogueProps = {
  /** Whether a press brought it, so that it takes the keyboard from the button that it replaces. */
  isPressed: boolean
}

/** Label of the button that loads, by where it stands; none where there is nothing to load. */
function toKeepLabel(keeping: Keeping): string | null {
  if (keeping.kind === 'asking') return 'Keep it'
  if (keeping.kind === 'failed') return canTryAgain(keeping.problem) ? 'Go on' : null
  if (keeping.kind === 'kept') return keeping.isOutdated ? 'Load the newer one' : null
  return keeping.kind === 'removed' ? 'Keep the whole catalogue on this device' : null
}

/** Label of the button that takes off what is there. */
function toRemoveLabel({ kind }: Keeping): string | null {
  if (kind === 'loading') return 'Stop and remove'
  return kind === 'kept' ? 'Remove it from this device' : null
}

/** The state of the catalogue on this device, with what can be done about it. */
export function KeptCatalogue({ isPressed }: KeptCatalogueProps) {
  const { keeping, keep, remove } = useKeptCatalogue()
  const panel = useRef<HTMLDivElement>(null)
  const isUsed = useRef(isPressed)
  const { kind } = keeping

  // A step takes away the button that was pressed; the keyboard stays here instead of falling back to the page's top.
  useEffect(() => {
    const isOwn = isUsed.current && (isPressed || kind !== 'checking')
    if (isOwn && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [kind, isPressed])

  function press(act: () => Promise<void>) {
    isUsed.current = true
    act().catch(reason => console.error('The catalogue on this device:', reason))
  }

  const keepLabel = toKeepLabel(keeping)
  const removeLabel = toRemoveLabel(keeping)
  return (
    <div className="sub" ref={panel} tabIndex={-1}>
      <p role="status">{toKeepingText(keeping)}</p>
      {kind === 'loading' && <progress aria-label="Loading the catalogue" max={keeping.bytes} value={keeping.done} />}
      {keepLabel && (
        <button className="btn" type="button" onClick={() => press(keep)}>
          {keepLabel}
        </button>
      )}
      {removeLabel && (
        <button className="btn" type="button" onClick={() => press(remove)}>
          {removeLabel}
        </button>
      )}
    </div>
  )
}
