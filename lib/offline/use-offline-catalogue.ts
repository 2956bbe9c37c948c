import { type RefObject, useEffect, useRef, useState } from 'react'
import { readDevice } from '@/lib/offline/device'
import { type CatalogueList, countBytes, createDownloads } from './catalogue-list'
import { downloadCatalogue, fetchCatalogueList, findOfflineCatalogue, removeCatalogue } from './download-catalogue'
import type { DownloadState } from './download-state'
import { isKillSwitchOn, startOfflineWorker } from './worker-messages'

/**
 * The state of the offline catalogue on this device, with functions to download and remove it.
 * Checks the state on mount, and fetches only the list of files until `download` is called.
 */
export function useOfflineCatalogue() {
  const [state, setState] = useState<DownloadState>({ kind: 'checking' })
  const list = useRef<CatalogueList | null>(null)
  const wantsModels = useRef(false)
  /** Aborts the check or the download that is running. */
  const running = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    findState(list).then(next => {
      if (!controller.signal.aborted) setState(next)
    })
    return () => running.current.abort()
  }, [])

  /** Downloads what is missing: with or without the 3-D models, by default as in the last call since the mount. */
  async function download(withModels = wantsModels.current) {
    wantsModels.current = withModels
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current

    function show(next: DownloadState) {
      if (!signal.aborted) setState(next)
    }

    show(await runDownload(list, withModels, { signal, onState: show }))
  }

  /** Stops the download and deletes all files of the catalogue. A stopped download writes nothing any more. */
  async function remove() {
    running.current.abort()
    await removeCatalogue()
    setState({ kind: 'removed' })
  }

  return { state, download, remove }
}

type ListRef = RefObject<CatalogueList | null>

/** Determines the initial state, and stores the fetched list in `list`. */
async function findState(list: ListRef): Promise<DownloadState> {
  if (!('serviceWorker' in navigator && 'caches' in window)) return { kind: 'failed', problem: 'unsupported', bytes: 0 }
  try {
    if (await isKillSwitchOn()) return { kind: 'failed', problem: 'disabled', bytes: 0 }
    const [catalogue, found] = await Promise.all([findOfflineCatalogue(), fetchCatalogueList()])
    list.current = found
    const modelBytes = countBytes(found?.models ?? [])
    if (catalogue) {
      const isOutdated = found !== null && found.version !== catalogue.version
      return { kind: 'saved', catalogue, isOutdated, modelBytes }
    }
    if (!found) return { kind: 'failed', problem: 'network', bytes: 0 }
    return { kind: 'ready', bytes: countBytes(createDownloads(found, await readDevice())), modelBytes }
  } catch {
    // Requests do not throw here. Accessing the caches does in a private window, or if the browser is set to store
    // nothing.
    return { kind: 'failed', problem: 'unsupported', bytes: 0 }
  }
}

type RunOptions = { signal: AbortSignal; onState: (state: DownloadState) => void }

/** Downloads what is missing and returns the state at the end; `onState` gets each state on the way. */
async function runDownload(
  list: ListRef,
  withModels: boolean,
  { signal, onState }: RunOptions,
): Promise<DownloadState> {
  let bytes = 0
  try {
    if (!list.current) onState({ kind: 'checking' })
    list.current ??= await fetchCatalogueList()
    if (!list.current) return { kind: 'failed', problem: 'network', bytes }
    const { version, models } = list.current
    // The screen of the device decides which size and format of each picture it needs.
    const downloads = createDownloads(list.current, await readDevice(), withModels)
    bytes = countBytes(downloads)
    const onProgress = (done: number) => onState({ kind: 'loading', bytes, done })
    onProgress(0)
    if (!(await startOfflineWorker())) return { kind: 'failed', problem: 'disabled', bytes }
    const result = await downloadCatalogue(downloads, version, { hasModels: withModels, onProgress, signal })
    if (result.ok) {
      return { kind: 'saved', catalogue: result.catalogue, isOutdated: false, modelBytes: countBytes(models) }
    }
    // The host may serve another build by now, so the list is fetched again when the visitor continues.
    if (result.problem === 'network') list.current = null
    return { kind: 'failed', problem: result.problem, bytes }
  } catch (error) {
    // Mostly the script of the worker, which did not arrive. Another try is the best advice for anything else, too.
    console.warn('The catalogue could not be downloaded', error)
    return { kind: 'failed', problem: 'network', bytes }
  }
}
