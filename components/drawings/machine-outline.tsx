import { type Drawn, formatViewUrl, type Rectangle } from '@/lib/trade/product/floor-space'

type MachineOutlineProps = {
  /** The rectangle of the machine's overall size, in mm. */
  outline: Rectangle
  /** The machine's line drawing; without one, its outline alone is drawn. */
  drawn: Drawn | undefined
  view: 'side' | 'plan'
  /** Whether the machine does not fit where it stands, so that it is red. */
  isBad?: boolean
  /** Whether it is filled with the accent colour. */
  isMarked?: boolean
}

/** A view of a machine to scale, for an SVG in millimetres: its line drawing, stretched to its overall size. */
export function MachineOutline({ outline, drawn, view, isBad = false, isMarked = false }: MachineOutlineProps) {
  const stroke = isBad ? 'stroke-bad' : 'stroke-ink'
  const fill = isMarked ? 'fill-kraft' : drawn ? 'fill-sheet' : 'fill-plate'
  if (!drawn) return <rect className={`${fill} ${stroke} stroke-[1.5]`} {...outline} />
  return <use className={`${fill} ${stroke}`} href={formatViewUrl(drawn, view)} {...outline} />
}
