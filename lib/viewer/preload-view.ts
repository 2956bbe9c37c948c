import { preload } from 'react-dom'
import { fetchOk } from '@/lib/browser/fetch-json'
import { loadCode } from '@/lib/browser/load-code'
import type { ModelFile } from './model-file'

/**
 * Asks for all files of a 3-D view at once. If each were asked for when the one before has come, the first frame would
 * come 1.5 s later on slow 4G. `openViewer` tells of a failure, because it asks again.
 */
export function preloadView({ url, folder, textures }: ModelFile) {
  loadCode(() => import('./three-viewer')).catch(() => null)
  preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
  // Small enough for the browser's cache to have them in time. One whose preload fails would be missing on the model.
  for (const name of textures) {
    fetchOk(folder + name)
      .then(response => response.blob())
      .catch(() => null)
  }
}
