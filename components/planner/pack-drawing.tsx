import type { ReactNode, Ref } from 'react'
import { createFolding, type Folding } from '@/lib/trade/planner/fold'
import { type Brief, listSizes } from '@/lib/trade/planner/job'
import { drawPack } from '@/lib/trade/planner/pack-picture'
import type { Variant } from '@/lib/trade/planner/variants'
import { fill, type Template } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'
import { BoxDrawing } from './box-drawing'
import { SheetDrawing } from './drawings'

export type PackDrawingProps = {
  /** How the pack is made: its sheet and the blanks on it. */
  variant: Variant
  /** The job with the rules and words that its plan needs. */
  brief: Brief
  words: { drawing: Template<'size'> }
}

type MovingPackDrawingProps = PackDrawingProps & {
  ref?: Ref<HTMLDivElement>
  /** What moves from the pack to the sheet. */
  children?: ReactNode
}

/**
 * Two drawings side by side: a pack, and the sheet with its blanks. Each fills its place: at one scale a small pack
 * would be lost beside its sheet.
 */
export function PackDrawing({ variant, brief, words, ref, children }: MovingPackDrawingProps) {
  const size = [brief.number('l'), brief.number('w'), brief.number('h')] as const
  const picture = drawPack(fold(variant, brief), size)
  const label = fill(words.drawing, { size: formatSides(size) })
  return (
    <div
      ref={ref}
      className="grid grid-cols-[2fr_3fr] items-center gap-x-2 overflow-hidden bg-plate p-2 md:gap-x-4 md:p-3"
    >
      <BoxDrawing picture={picture} label={label} />
      <SheetDrawing variant={variant} brief={brief}>
        {children}
      </SheetDrawing>
      <p className="col-span-full mt-1.5 text-caption text-ink-3" aria-hidden="true">
        {label}
      </p>
    </div>
  )
}

/** How the pack of a job is folded, as if from one blank where it is made of two; null if that is not known. */
export function fold({ shape }: Variant, brief: Brief): Folding | null {
  return createFolding(brief.style, listSizes(brief), { ...shape, blanks: 1 })
}
