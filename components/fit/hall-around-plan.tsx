import { MachineOutline } from '@/components/drawings/machine-outline'
import { checkHallFit, chooseModel, type Floor, type Footprint, formatFit } from '@/lib/trade/fit/hall-fit'
import type { Drawn } from '@/lib/trade/product/floor-space'
import type { Words } from '@/lib/words/defaults'

type HallAroundPlanProps = {
  words: Words['product']['fit']
  machine: Footprint
  /** The machine's line drawing. */
  drawn: Drawn | undefined
  /** The sides of the hall in mm, the longer first. */
  hall: Floor
}

/** The plan of the machine, of its largest model that fits, in the hall to scale; a hall that is too small is red. */
export function HallAroundPlan({ words, machine, drawn, hall }: HallAroundPlanProps) {
  const [long, short] = hall
  const model = chooseModel(machine, hall)
  const { lengthMm, widthMm } = model
  const { fits } = checkHallFit(model, hall)
  // The hall lies with its longer side along the machine's longer side.
  const [hallLong, hallDeep] = lengthMm >= widthMm ? [long, short] : [short, long]
  const [wide, high] = [Math.max(hallLong, lengthMm), Math.max(hallDeep, widthMm)]
  const center = (width: number, height: number) => ({ x: (wide - width) / 2, y: (high - height) / 2, width, height })
  return (
    <svg
      className="mt-1.5 block h-auto max-h-[340px] w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={formatFit(machine, hall, words)}
    >
      <rect className="fill-sheet" {...center(hallLong, hallDeep)} />
      <MachineOutline outline={center(lengthMm, widthMm)} drawn={drawn} view="plan" />
      <rect
        className={`fill-none stroke-[1.5] ${fits ? 'stroke-ink' : 'stroke-bad'}`}
        {...center(hallLong, hallDeep)}
      />
    </svg>
  )
}
