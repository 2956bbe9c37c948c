import { useEffect, useRef, useState } from 'react'
import { readDevice } from '@/lib/offline/device'
import { type CatalogueList, countBytes, createDownloads } from './catalogue-list'
import { downloadCatalogue, fetchCatalogueList, findOfflineCatalogue, removeCatalogue } from './download-catalogue'
import type { DownloadState } from './download-state'
import { isSwitchedOff, startOfflineWorker } from './worker-messages'

/**
 * The state of the offline catalogue on this device, with functions to download and remove it.
 * Checks the state on mount, and fetches only the list of files until `download` is called.
 */
export function useOfflineCatalogue() {
  const [state, setState] = useState<DownloadState>({ kind: 'checking' })
  const list = useRef<CatalogueList | null>(null)
  const wantsModels = useRef(false)
  const abortController = useRef(new AbortController())

  useEffect(() => {
    readState(list).then(setState)
    return () => abortController.current.abort()
  }, [])

  /** Downloads what is missing: with the 3-D views, without them, or as the last time. */
  async function download(hasModels = wantsModels.current) {
    wantsModels.current = hasModels
    abortController.current.abort()
    abortController.current = new AbortController()
    const { signal } = abortController.current
    const show = (next: DownloadState) => signal.aborted || setState(next)
    let bytes = 0
    try {
      if (!list.current) show({ kind: 'checking' })
      list.current ??= await fetchCatalogueList()
      if (!list.current) return void show({ kind: 'failed', problem: 'network', bytes })
      const downloads = createDownloads(list.current, await readDevice(), hasModels)
      bytes = countBytes(downloads)
      show({ kind: 'loading', bytes, done: 0 })
      if (!(await startOfflineWorker())) return void show({ kind: 'failed', problem: 'off', bytes })
      const onProgress = (done: number) => void show({ kind: 'loading', bytes, done })
      const { version, models } = list.current
      const result = await downloadCatalogue(downloads, version, { hasModels, onProgress, signal })
      if (result.ok)
        show({ kind: 'kept', catalogue: result.catalogue, isOutdated: false, modelBytes: countBytes(models) })
      else {
        // The host may serve another build by now, so the list is fetched again when the visitor continues.
        if (result.problem === 'network') list.current = null
        show({ kind: 'failed', problem: result.problem, bytes })
      }
    } catch (error) {
      console.warn('The catalogue could not be downloaded', error)
      show({ kind: 'failed', problem: 'network', bytes })
    }
  }

  /** Stops the download and deletes all files of the catalogue. */
  async function remove() {
    abortController.current.abort()
    await removeCatalogue()
    setState({ kind: 'removed' })
  }

  return { state, download, remove }
}

/** Determines the initial state, and stores the fetched list in `list`. */
async function readState(list: { current: CatalogueList | null }): Promise<DownloadState> {
  if (!('serviceWorker' in navigator && 'caches' in window)) return { kind: 'failed', problem: 'unsupported', bytes: 0 }
  try {
    if (await isSwitchedOff()) return { kind: 'failed', problem: 'off', bytes: 0 }
    const [catalogue, found] = await Promise.all([findOfflineCatalogue(), fetchCatalogueList()])
    list.current = found
    const modelBytes = countBytes(found?.models ?? [])
    if (catalogue) {
      const isOutdated = found !== null && found.version !== catalogue.version
      return { kind: 'kept', catalogue, isOutdated, modelBytes }
    }
    if (!found) return { kind: 'failed', problem: 'network', bytes: 0 }
    return { kind: 'asking', bytes: countBytes(createDownloads(found, await readDevice())), modelBytes }
  } catch {
    // Accessing the caches throws in a private window, or if the browser is set to store nothing.
    return { kind: 'failed', problem: 'unsupported', bytes: 0 }
  }
}
