import 'server-only'
import path from 'node:path'
import { readYaml } from '@/lib/content/files/read-yaml'
import type { Original } from './originals'

/**
 * Reads the number of stations in the content file of a picture's product; null if there is no such product or it lists
 * no stations. Reads only this field, because the products' full validation requires finished pictures.
 */
export function readStationCount(root: string, { folder, name }: Original): number | null {
  if (folder !== 'products') return null
  // Problems of the file are ignored here, because its own validation reports them.
  const product = readYaml(path.join(root, 'content'), `products/${name}.yaml`, [])?.data
  const { stations } = (product ?? {}) as { stations?: unknown }
  return Array.isArray(stations) ? stations.length : null
}
