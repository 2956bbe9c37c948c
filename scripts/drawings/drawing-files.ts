import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readShapes } from '@/scripts/models/model-files'
import type { Section } from './lengthen'
import { SECTIONS } from './sections'

/** Increase this if the same model is to be drawn differently: all drawings are then made anew. */
const VERSION = 4

const MODEL = '.glb'
const DRAWING = '.svg'

/** A hash of what a drawing is made from: the model's shapes, and the way and the sections in which they are drawn. */
function createSource(model: Buffer, sections: readonly Section[]): string {
  const hash = createHash('sha256').update(`${VERSION} `).update(readShapes(model))
  if (sections.length > 0) hash.update(JSON.stringify(sections))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A model and its drawing: their common name, the paths of both files, the sections that the drawing repeats, the hash
 * of what it is made from, and whether it is there and made from that.
 */
export type DrawnModel = {
  name: string
  model: string
  drawing: string
  sections: readonly Section[]
  source: string
  isCurrent: boolean
}

/** Lists the models of a content folder with their drawings. */
export function listDrawnModels(content: string): DrawnModel[] {
  return list(join(content, 'models'), MODEL).map(name => {
    const [model, drawing] = [join(content, 'models', name + MODEL), getDrawingFile(content, name)]
    const sections = SECTIONS[name] ?? []
    const source = createSource(readFileSync(model), sections)
    const isCurrent = existsSync(drawing) && readFileSync(drawing, 'utf8').includes(`data-source="${source}"`)
    return { name, model, drawing, sections, source, isCurrent }
  })
}

/** Lists the drawings of a content folder that belong to no model. */
export function listStrangeDrawings(content: string): string[] {
  const models = list(join(content, 'models'), MODEL)
  return list(join(content, 'drawings'), DRAWING)
    .filter(name => !models.includes(name))
    .map(name => getDrawingFile(content, name))
}

/** The path of a model's drawing, whether or not it is there. */
function getDrawingFile(content: string, name: string) {
  return join(content, 'drawings', name + DRAWING)
}

/** The names of a folder's files with an ending, without it, in order; none if there is no such folder. */
function list(folder: string, ending: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files
    .filter(file => file.endsWith(ending))
    .map(file => basename(file, ending))
    .sort()
}
