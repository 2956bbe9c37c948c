import type { ReactNode, Ref } from 'react'
import { createFolding, type Folding } from '@/lib/trade/planner/fold'
import { type Brief, listSizes } from '@/lib/trade/planner/job'
import { drawPack } from '@/lib/trade/planner/pack-picture'
import type { Variant } from '@/lib/trade/planner/variants'
import { fill, type Template } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'
import { BoxDrawing } from './box-drawing'
import { SheetDrawing } from './drawings'

export type PackDrawingProps = { variant: Variant; brief: Brief; words: { drawing: Template<'size'> } }

type MovingPackDrawingProps = PackDrawingProps & {
  ref?: Ref<HTMLDivElement>
  /** What moves from the pack to the sheet. */
  children?: ReactNode
}

/** The height of a row as a share of the frame's width, at most. */
const HIGHEST = 0.6

/**
 * A pack beside a sheet of A4, and the sheet with its blanks. In a row or, on a phone, below each other, they have one
 * scale: their widths are shares of the frame, and shrink by the same share where both have to stand in a row.
 */
export function PackDrawing({ variant, brief, words, ref, children }: MovingPackDrawingProps) {
  const size = [brief.number('l'), brief.number('w'), brief.number('h')] as const
  const picture = drawPack(fold(variant, brief), size)
  const [, , width, height] = picture.box
  const [sheetWidth, sheetHeight] = variant.sheet ?? variant.shape.piece
  const widest = Math.max(width, sheetWidth, Math.max(height, sheetHeight) / HIGHEST)
  const toShare = (mm: number) => `${((100 * mm) / widest).toFixed(2)}%`
  return (
    <div
      ref={ref}
      className="flex flex-wrap items-end justify-center gap-x-gutter gap-y-3 border border-line-2 bg-plate p-2 md:flex-nowrap"
    >
      <BoxDrawing picture={picture} label={fill(words.drawing, { size: formatSides(size) })} width={toShare(width)} />
      <SheetDrawing variant={variant} brief={brief} width={toShare(sheetWidth)}>
        {children}
      </SheetDrawing>
    </div>
  )
}

/** How the pack of a job is folded from the blank on its sheet; null if that is not known. */
export function fold({ shape }: Variant, brief: Brief): Folding | null {
  return createFolding(brief.style, listSizes(brief), shape)
}
