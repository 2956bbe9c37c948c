import { useEffect, useRef, useState } from 'react'
import { readDevice } from '@/lib/offline/device'
import { type CatalogueList, countBytes, createDownloads } from './catalogue-list'
import { downloadCatalogue, fetchCatalogueList, findOfflineCatalogue, removeCatalogue } from './download-catalogue'
import type { DownloadState } from './download-state'
import { isSwitchedOff, startOfflineWorker } from './worker-messages'

/**
 * The catalogue on this device: whether it is there, what it would take, loading it and taking it off.
 * Looks at once; loads nothing but the list before `download` is called.
 */
export function useOfflineCatalogue() {
  const [state, setState] = useState<DownloadState>({ kind: 'checking' })
  const list = useRef<CatalogueList | null>(null)
  const stopper = useRef(new AbortController())

  useEffect(() => {
    look(list).then(setState)
    return () => stopper.current.abort()
  }, [])

  async function download() {
    stopper.current.abort()
    stopper.current = new AbortController()
    const { signal } = stopper.current
    const show = (next: DownloadState) => signal.aborted || setState(next)
    let bytes = 0
    try {
      if (!list.current) show({ kind: 'checking' })
      list.current ??= await fetchCatalogueList()
      if (!list.current) return void show({ kind: 'failed', problem: 'network', bytes })
      const downloads = createDownloads(list.current, await readDevice())
      bytes = countBytes(downloads)
      show({ kind: 'loading', bytes, done: 0 })
      if (!(await startOfflineWorker())) return void show({ kind: 'failed', problem: 'off', bytes })
      const onProgress = (done: number) => void show({ kind: 'loading', bytes, done })
      const result = await downloadCatalogue(downloads, list.current.version, { onProgress, signal })
      if (result.ok) show({ kind: 'kept', catalogue: result.catalogue, isOutdated: false })
      else {
        // The host may have another build by now: what to load is asked for anew when it goes on.
        if (result.problem === 'network') list.current = null
        show({ kind: 'failed', problem: result.problem, bytes })
      }
    } catch (error) {
      console.warn('The catalogue could not be kept', error)
      show({ kind: 'failed', problem: 'network', bytes })
    }
  }

  /** Ends loading, and takes off what has arrived or is kept. */
  async function remove() {
    stopper.current.abort()
    await removeCatalogue()
    setState({ kind: 'removed' })
  }

  return { state, download, remove }
}

async function look(list: { current: CatalogueList | null }): Promise<DownloadState> {
  if (!('serviceWorker' in navigator && 'caches' in window)) return { kind: 'failed', problem: 'unsupported', bytes: 0 }
  try {
    if (await isSwitchedOff()) return { kind: 'failed', problem: 'off', bytes: 0 }
    const [catalogue, found] = await Promise.all([findOfflineCatalogue(), fetchCatalogueList()])
    list.current = found
    if (catalogue) return { kind: 'kept', catalogue, isOutdated: found !== null && found.version !== catalogue.version }
    if (!found) return { kind: 'failed', problem: 'network', bytes: 0 }
    return { kind: 'asking', bytes: countBytes(createDownloads(found, await readDevice())) }
  } catch {
    // A private window, or a browser set to keep nothing, throws where it is asked to.
    return { kind: 'failed', problem: 'unsupported', bytes: 0 }
  }
}
