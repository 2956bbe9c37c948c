import { MachineOutline } from '@/components/drawings/machine-outline'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import { drawPerson, isOutlined, PERSON_MM, PERSON_WIDTH_MM } from '@/lib/trade/product/floor-space'
import { formatLength } from '@/lib/trade/product/length'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type MachineToScaleProps = {
  words: Words['lists']['compare']['table']
  machine: ComparableMachine
  /** All machines of the comparison: the drawings of columns that are equally wide have one scale. */
  machines: readonly ComparableMachine[]
}

/** A machine from the side beside a person, on the ground line and at the scale of all machines of a comparison. */
export function MachineToScale({ words, machine: { size, drawn }, machines }: MachineToScaleProps) {
  if (!size) return null
  const { lengthMm, heightMm } = size
  const sizes = machines.flatMap(machine => machine.size ?? [])
  // Beside the machine stands a person, with half a person's width of room on each side.
  const width = Math.max(...sizes.map(other => other.lengthMm)) + PERSON_WIDTH_MM * 2
  const height = Math.max(...sizes.map(other => other.heightMm), PERSON_MM)
  return (
    <svg
      className="block h-auto w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fill(words.drawing, { length: formatLength(lengthMm), height: formatLength(heightMm) })}
    >
      <MachineOutline
        outline={{ x: 0, y: height - heightMm, width: lengthMm, height: heightMm }}
        drawn={drawn}
        view="side"
      />
      <path className="fill-ink-3" d={drawPerson(lengthMm + PERSON_WIDTH_MM / 2, height)} />
      <path className="stroke-ink stroke-1" d={`M0 ${height}H${width}`} />
    </svg>
  )
}

/** Whether a machine is drawn undistorted inside the dashed outline of its overall size. */
export function isDashed({ size, drawn }: ComparableMachine): boolean {
  return size != null && isOutlined({ width: size.lengthMm, height: size.heightMm }, drawn, 'side')
}
