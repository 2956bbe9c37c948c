import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format-number'
import { formatSizeText } from '@/lib/offline/catalogue-list'
import { type DownloadProblem, type DownloadState, useOfflineCatalogue } from '@/lib/offline/use-offline-catalogue'

type SaveCatalogueProps = {
  /** Whether a press on the button it replaces mounted it; then it takes the focus. */
  isPressed: boolean
}

/** A download button; without `withModels` the earlier choice is continued. */
type DownloadButton = { label: string; withModels?: boolean }

/** The buttons of the download, by state. The 3-D models are a choice of their own, with their size. */
function createDownloadButtons(state: DownloadState): DownloadButton[] {
  switch (state.kind) {
    case 'ready': {
      const all = formatSizeText(state.bytes + state.modelBytes)
      const whole = { label: `Save it with the 3-D views (${all})`, withModels: true }
      const plain = { label: `Save the catalogue offline (${formatSizeText(state.bytes)})`, withModels: false }
      return state.modelBytes > 0 ? [plain, whole] : [plain]
    }
    case 'failed':
      return state.problem === 'network' || state.problem === 'storage' ? [{ label: 'Go on' }] : []
    case 'saved': {
      const { hasModels } = state.catalogue
      if (state.isOutdated) return [{ label: 'Load the newer one', withModels: hasModels }]
      if (hasModels || state.modelBytes === 0) return []
      return [{ label: `Add the 3-D views (${formatSizeText(state.modelBytes)})`, withModels: true }]
    }
    case 'removed':
      return [{ label: 'Save the catalogue offline', withModels: false }]
    default:
      return []
  }
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

  const removeLabel = formatRemoveLabel(state)
  return (
    <div className="mt-2 flex flex-wrap gap-x-1.5 gap-y-1 [&>p]:basis-full" ref={panel} tabIndex={-1}>
      <p role="status">{formatDownloadState(state)}</p>
      {kind === 'loading' && <progress aria-label="Loading the catalogue" max={state.bytes} value={state.done} />}
      {createDownloadButtons(state).map(({ label, withModels }) => (
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
function formatDownloadState(state: DownloadState): string {
  switch (state.kind) {
    case 'checking':
      return 'Looking up the size…'
    case 'ready':
      return `All machines with a picture each, the samples and the contact details take ${formatSizeText(state.bytes)} on this device.`
    case 'loading':
      return `Loading: ${floorToQuarter(state)} % of ${formatSizeText(state.bytes)}. Stay on this page until it is done.`
    case 'saved': {
      const { at, bytes, hasModels } = state.catalogue
      const text = `The whole catalogue${hasModels ? ', 3-D views included,' : ''} is kept on this device, ${formatSizeText(bytes)}, as of ${formatDay(new Date(at))}. It opens without a network; data sheets need one.`
      return state.isOutdated ? `${text} A newer one can be loaded.` : text
    }
    case 'failed':
      return formatProblem(state.problem, state.bytes)
    case 'removed':
      return 'The catalogue was removed from this device.'
  }
}

function floorToQuarter({ done, bytes }: { done: number; bytes: number }): number {
  return bytes === 0 ? 0 : Math.floor((done / bytes) * 4) * 25
}

function formatProblem(problem: DownloadProblem, bytes: number): string {
  switch (problem) {
    case 'unsupported':
      return 'This browser cannot keep pages. Another one can, or a window that is not private.'
    case 'disabled':
      return 'Keeping the catalogue is switched off at the moment.'
    case 'network':
      return 'The network failed. What has arrived stays here: check the connection and press Go on.'
    case 'storage':
      return `There is not enough room on this device: the catalogue takes ${formatSizeText(bytes)}. Free some space and press Go on.`
  }
}
