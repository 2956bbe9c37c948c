import { type RefObject, useEffect, useRef, useState } from 'react'
import { withinLimit } from '@/lib/browser/time-limit'
import { DOWNLOAD_TIMEOUT_MS } from '@/lib/constants'
import {
  downloadCatalogue,
  fetchCatalogueList,
  findOfflineCatalogue,
  type OfflineCatalogue,
  removeCatalogue,
} from './catalogue-download'
import { type CatalogueList, countBytes, createDownloads, readDevice } from './catalogue-list'
import { isKillSwitchOn, startOfflineWorker } from './worker-messages'

/** Why the catalogue cannot be downloaded, or its download ended early. */
type DownloadProblem = 'network' | 'storage' | 'unsupported' | 'disabled'

/**
 * The state of the catalogue's download. `done` and `bytes` are the finished and the total size on the device in bytes,
 * `modelBytes` the size of the 3-D models, saved or not: the visitor chooses them separately.
 */
export type DownloadState =
  | { kind: 'checking' }
  | { kind: 'ready'; bytes: number; modelBytes: number }
  | { kind: 'loading'; bytes: number; done: number }
  | { kind: 'saved'; catalogue: OfflineCatalogue; isOutdated: boolean; modelBytes: number }
  | { kind: 'failed'; problem: DownloadProblem; bytes: number }
  | { kind: 'removed' }

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
    // Accessing the caches throws in a private window, or if the browser is set to store nothing. Failed requests are
    // caught where they are made.
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
    const isStarted = await withinLimit(startOfflineWorker(), DOWNLOAD_TIMEOUT_MS, null)
    if (isStarted === null) throw new Error('The offline worker did not start in time')
    if (!isStarted) return { kind: 'failed', problem: 'disabled', bytes }
    const result = await downloadCatalogue(downloads, version, { hasModels: withModels, onProgress, signal })
    if (typeof result === 'object') {
      return { kind: 'saved', catalogue: result, isOutdated: false, modelBytes: countBytes(models) }
    }
    // The host may serve another build by now, so the list is fetched again when the visitor continues.
    if (result === 'network') list.current = null
    return { kind: 'failed', problem: result, bytes }
  } catch (error) {
    // Mostly, the worker's script did not arrive. Whatever it was, the best advice is to try again.
    console.warn('The catalogue could not be downloaded', error)
    return { kind: 'failed', problem: 'network', bytes }
  }
}
