import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { Original } from '@/lib/pictures/originals'

/**
 * How many stations the product of this picture lists, or null where the picture is no product's or the product says
 * nothing. It looks at one field only: the products' own gate needs finished pictures, so it cannot be asked here.
 */
export async function readStationCount(root: string, { folder, name }: Original): Promise<number | null> {
  if (folder !== 'products') return null
  const text = await readFile(path.join(root, 'content/products', `${name}.yaml`), 'utf8').catch(() => null)
  if (text === null) return null
  const product: { stations?: unknown } | null = parse(text)
  return Array.isArray(product?.stations) ? product.stations.length : null
}
