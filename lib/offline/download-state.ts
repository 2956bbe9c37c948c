import { objectOf, parseNumber, parseText } from '@/lib/browser/parse-json'
import { formatSizeText } from './catalogue-list'

/**
 * The catalogue on this device: the version of its list, its size, when its download finished (ISO date and time), and
 * whether the 3-D models are part of it.
 */
export type OfflineCatalogue = { version: string; bytes: number; at: string; hasModels: boolean }

/** Parses the description of a saved catalogue; throws if it has another shape. */
export const parseOfflineCatalogue = objectOf<OfflineCatalogue>({
  version: parseText,
  bytes: parseNumber,
  at: parseText,
  // Catalogues that were saved before there were models say nothing about them.
  hasModels: json => json === true,
})

/** Why the catalogue cannot be downloaded, or its download ended early. */
export type DownloadProblem = 'network' | 'storage' | 'unsupported' | 'disabled'

/** Whether the visitor can solve the problem on this device and try again. */
export function canTryAgain(problem: DownloadProblem): boolean {
  return problem === 'network' || problem === 'storage'
}

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
 * The status text of a state. Progress is reported in quarters, so that screen readers do not announce it all the time.
 */
export function formatDownloadState(state: DownloadState): string {
  switch (state.kind) {
    case 'checking':
      return 'Looking up the size…'
    case 'ready':
      return `All machines with a picture each, the samples and the contact details take ${formatSizeText(state.bytes)} on this device.`
    case 'loading':
      return `Loading: ${floorToQuarter(state)} % of ${formatSizeText(state.bytes)}. Stay on this page until it is done.`
    case 'saved': {
      const { at, bytes, hasModels } = state.catalogue
      const text = `The whole catalogue${hasModels ? ', 3-D views included,' : ''} is kept on this device, ${formatSizeText(bytes)}, as of ${at.slice(0, 10)}. It opens without a network.`
      return state.isOutdated ? `${text} A newer one can be loaded.` : text
    }
    case 'failed':
      return formatProblemText(state.problem, state.bytes)
    case 'removed':
      return 'The catalogue was removed from this device.'
  }
}

function floorToQuarter({ done, bytes }: { done: number; bytes: number }): number {
  return bytes === 0 ? 0 : Math.floor((done / bytes) * 4) * 25
}

function formatProblemText(problem: DownloadProblem, bytes: number): string {
  if (problem === 'unsupported')
    return 'This browser cannot keep pages. Another one can, or a window that is not private.'
  if (problem === 'disabled') return 'Keeping the catalogue is switched off at the moment.'
  if (problem === 'network')
    return 'The network failed. What has arrived stays here: check the connection and press Go on.'
  return `There is not enough room on this device: the catalogue takes ${formatSizeText(bytes)}. Free some space and press Go on.`
}
