import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getProjectFolder } from '@/lib/content/project-folder'
import { type Drawn, type DrawnViews, isStretched } from '@/lib/trade/product/floor-space'
import type { MachineSize, Product } from '@/lib/trade/product/product'
import { findModelName, readModel } from './models'
import { drawWorkStrip, type StripDrawing } from './work-strip'

const CONTENT = join(getProjectFolder(), 'content')

/**
 * A machine's line drawing with the text of its file. One that is lengthened, because the model is shorter than the
 * machine, has its model from the side as a view of its own.
 */
export type MachineDrawing = Drawn & { text: string; views: DrawnViews & { model?: DrawnViews['side'] } }

/**
 * Finds the drawing of a machine, which `npm run drawings` makes from its model. Undefined if it has none: its outline
 * is drawn alone.
 */
export function findDrawing(machine: Pick<Product, 'picture' | 'slug'>): MachineDrawing | undefined {
  const name = findModelName(machine, join(CONTENT, 'models'))
  const text = name && readText(join(CONTENT, 'drawings', `${name}.svg`))
  if (!text) return undefined
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return {
    file: `${name}-${hash}.svg`,
    text,
    views: {
      side: readSides(text, 'side'),
      plan: readSides(text, 'plan'),
      ...(text.includes('id="model"') && { model: readSides(text, 'model') }),
    },
  }
}

/** The text of a file; undefined if there is none. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The width and height of a view (`side`, `plan` or `model`), in units of the file. */
function readSides(text: string, view: string): [number, number] {
  const [, width = 1, height = 1] = new RegExp(`id="${view}" viewBox="0 0 (\\d+) (\\d+)"`).exec(text) ?? []
  return [Number(width), Number(height)]
}

/** What a page's data needs of a drawing: its file and the two views to scale, without its text. */
export function toDrawn({ file, views: { side, plan } }: MachineDrawing): Drawn {
  return { file, views: { side, plan } }
}

/** What a page's data needs of a machine's drawing; undefined if it has none. */
export function findDrawn(machine: Pick<Product, 'picture' | 'slug'>): Drawn | undefined {
  const drawing = findDrawing(machine)
  return drawing && toDrawn(drawing)
}

/**
 * How a machine's drawing differs from its model, as a key of the words of the floor space: sections are repeated, or a
 * view is stretched to the overall size; null if it hardly differs.
 */
export function findChange({ lengthMm, widthMm, heightMm }: MachineSize, drawing: MachineDrawing) {
  if (drawing.views.model) return 'repeated'
  const isChanged =
    isStretched({ width: lengthMm, height: heightMm }, drawing, 'side') ||
    isStretched({ width: lengthMm, height: widthMm }, drawing, 'plan')
  return isChanged ? 'toSize' : null
}

/**
 * The drawings of a machine at work; undefined if it has no line drawing, or its model shows no piece that passes two
 * stations or more.
 */
export function findWorkStrip(machine: Pick<Product, 'picture' | 'slug'>): StripDrawing | undefined {
  const drawing = findDrawing(machine)
  const motion = drawing && readModel(machine)?.motion
  if (!motion) return undefined
  // `npm run drawings` writes the units of a metre, and where the model's x = y = 0 is: 'data-scale="268.5"
  // data-origin="585 102"'.
  const [, scale = 1, x = 0, y = 0] = /data-scale="(\S+)" data-origin="(\S+) (\S+)"/.exec(drawing.text) ?? []
  const { side, model } = drawing.views
  return drawWorkStrip(motion, {
    view: model ? 'model' : 'side',
    sides: model ?? side,
    scale: Number(scale),
    origin: [Number(x), Number(y)],
  })
}
