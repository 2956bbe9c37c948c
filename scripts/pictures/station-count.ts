import 'server-only'
import path from 'node:path'
import { readYaml } from '@/lib/content/files/read-yaml'
import type { Original } from './originals'

/**
 * How many stations the product of this picture lists, or null where the picture is no product's or the product says
 * nothing. It looks at one field only: the products' own gate needs finished pictures, so it cannot be asked here.
 */
export function readStationCount(root: string, { folder, name }: Original): number | null {
  if (folder !== 'products') return null
  // What is wrong with the file is for its own gate to say.
  const product = readYaml(path.join(root, 'content'), `products/${name}.yaml`, [])?.data
  const { stations } = (product ?? {}) as { stations?: unknown }
  return Array.isArray(stations) ? stations.length : null
}
