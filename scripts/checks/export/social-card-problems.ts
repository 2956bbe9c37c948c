import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteFacts } from './head-problems'
import { readHead } from './page-head'

/** In bytes. Messengers ignore larger pictures or load them too slowly. */
const MAX_BYTES = 120_000

const WIDTH_PX = 1200
const HEIGHT_PX = 630

/** Lists problems with the preview pictures of all indexable pages, one message each. */
export async function findSocialCardProblems(
  folder: string,
  pages: ReadonlyMap<string, string>,
  { origin }: SiteFacts,
): Promise<string[]> {
  const problems: string[] = []
  for (const [path, html] of pages) {
    const { isIndexable, openGraph } = readHead(html)
    if (!isIndexable) continue
    const problem = await findProblem(folder, origin, openGraph.get('image'))
    if (problem !== null) problems.push(`${path}: ${problem}`)
  }
  return problems
}

async function findProblem(folder: string, origin: string, url: string | undefined): Promise<string | null> {
  if (url === undefined) return 'has no preview picture'
  if (!url.startsWith(`${origin}/`)) return `its preview picture ${url} is not on this site`
  const bytes = await readFile(join(folder, url.slice(origin.length))).catch(() => null)
  if (bytes === null) return `its preview picture ${url} does not exist`
  if (bytes.length > MAX_BYTES) return `its preview picture has ${bytes.length} bytes, more than ${MAX_BYTES}`
  const { format, width, height } = await sharp(bytes).metadata()
  if (format !== 'jpeg') return `its preview picture is a ${format} picture instead of a jpeg`
  const size = `${width} × ${height}`
  const wanted = `${WIDTH_PX} × ${HEIGHT_PX}`
  return size === wanted ? null : `its preview picture is ${size} px instead of ${wanted}`
}
