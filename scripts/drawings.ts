/**
 * `npm run drawings`: draws machines from the side and from above, from their 3-D models, to content/drawings/: those
 * whose drawing is missing or older than the model or, with `--all`, all. Removes drawings without a model. Usage:
 * `tsx scripts/drawings.ts [--all] [content folder]`
 */
import { mkdirSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { drawMachine } from '@/scripts/drawings/draw-machine'
import { listDrawnModels, listStrangeDrawings } from '@/scripts/drawings/drawing-files'
import { readMesh } from '@/scripts/drawings/read-mesh'
import { writeFileAtomic } from '@/scripts/files/made-files'

/** The lowest priority that Unix knows, so that the machine stays usable meanwhile. */
const LOWEST_PRIORITY = 19

async function main(words: string[]) {
  setPriority(LOWEST_PRIORITY)
  const [content = 'content'] = words.filter(word => word !== '--all')
  const models = listDrawnModels(content).filter(({ isCurrent }) => words.includes('--all') || !isCurrent)
  mkdirSync(join(content, 'drawings'), { recursive: true })
  for (const [index, { name, model, drawing, sections, source }] of models.entries()) {
    const text = drawMachine(await readMesh(model), source, sections)
    await writeFileAtomic(drawing, text)
    console.info(`[${index + 1}/${models.length}] ${name}: ${(text.length / 1000).toFixed(1)} kB`)
  }
  for (const file of listStrangeDrawings(content)) rmSync(file)
  console.info(models.length === 0 ? 'Drawings: all are up to date' : `Drawings: ${models.length} made`)
}

void main(process.argv.slice(2))
