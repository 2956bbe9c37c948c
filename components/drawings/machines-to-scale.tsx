import { MachineName } from '@/components/ui/machine-name'
import { type Drawn, drawPerson, isStretched } from '@/lib/trade/product/floor-space'
import { areInMetres, formatLength } from '@/lib/trade/product/length'
import type { MachineSize } from '@/lib/trade/product/product'
import { findScale, measurePlace, PERSON_GAP_MM } from '@/lib/trade/product/scale-rows'
import { getSpeech } from '@/lib/words/speech'
import { MachineOutline } from './machine-outline'

/** The room below the ground for the line of a machine's length, and half of the ticks at its ends; in font sizes. */
const BELOW_EM = 0.8
const TICK_EM = 0.3

/** More than any row, in millimetres: the ground runs on below what stands beside a machine. */
const GROUND_MM = 200_000

/**
 * The font size with which the room that findScale fills is the width of what the drawing stands in. Below 900 px
 * machines are drawn larger and break into more rows, unless one is too long for that. On paper they are small, and
 * have no names: the heads of the columns have the same, in the same order.
 */
const WHOLE = 'text-[calc(100cqw/76)] print:text-[4pt]'
const LARGER = 'text-[calc(100cqw/40)] md:text-[calc(100cqw/76)] print:text-[4pt]'
const LARGER_EM = 40

/** The size and the line drawing of a machine. */
export type SizedMachine = { size: MachineSize; drawn: Drawn | undefined }

type DrawnMachine = SizedMachine & { slug: string; title: string }

type MachineAtScaleProps = {
  /** Without one, the person alone. */
  machine: SizedMachine | null
  /** In font sizes a millimetre. */
  scale: number
  /** In millimetres; a person beside the machine needs some. */
  room: { width: number; height: number }
  hasPerson?: boolean
}

/**
 * A machine from the side at a scale, with a line of its length below the ground, which runs on beyond the drawing: what
 * that stands in clips it.
 */
export function MachineAtScale({ machine, scale, room: { width, height }, hasPerson = false }: MachineAtScaleProps) {
  const toEm = (mm: number) => `${Math.round(mm * scale * 100) / 100}em`
  const [below, tick] = [BELOW_EM / scale, TICK_EM / scale].map(Math.round) as [number, number]
  const { lengthMm = 0, heightMm = 0 } = machine?.size ?? {}
  return (
    <svg
      className="max-w-none overflow-visible *:[vector-effect:non-scaling-stroke]"
      width={toEm(width)}
      height={toEm(height + below + tick)}
      viewBox={`0 ${-height} ${width} ${height + below + tick}`}
      aria-hidden="true"
    >
      <path className="stroke-line-2 stroke-1" d={`M${-GROUND_MM} 0H${GROUND_MM}`} />
      {machine && (
        <>
          <MachineOutline
            outline={{ x: 0, y: -heightMm, width: lengthMm, height: heightMm }}
            drawn={machine.drawn}
            view="side"
          />
          <path
            className="stroke-ink-3 stroke-1"
            d={`M0 ${below}h${lengthMm}m0 ${-tick}v${tick * 2}M0 ${below - tick}v${tick * 2}`}
          />
        </>
      )}
      {hasPerson && <path className="fill-ink-3" d={drawPerson(machine ? lengthMm + PERSON_GAP_MM : 0, 0)} />}
    </svg>
  )
}

type MachinesToScaleProps = {
  /** What the drawing shows, in a sentence. */
  caption: string
  machines: readonly DrawnMachine[]
}

/**
 * Machines from the side, all to one scale, on one ground with a person: beside each other, and in several rows where
 * they are drawn larger so. Each stands above its length and its name.
 */
export function MachinesToScale({ caption, machines }: MachinesToScaleProps) {
  const sizes = machines.map(({ size }) => size)
  const scale = findScale(sizes)
  const inMetres = areInMetres(sizes.map(({ lengthMm }) => lengthMm))
  const longest = Math.max(...sizes.map((size, index) => measurePlace(size, index).width))
  return (
    <figure className="@container overflow-x-clip">
      <ul
        className={`flex flex-wrap items-baseline gap-x-[2em] gap-y-2 ${longest * scale > LARGER_EM ? WHOLE : LARGER}`}
      >
        {machines.map((machine, index) => {
          const { slug, title, size } = machine
          return (
            <li key={slug} className="w-min min-w-[9.5rem] shrink-0">
              <MachineAtScale
                machine={machine}
                scale={scale}
                room={measurePlace(size, index)}
                hasPerson={index === 0}
              />
              <p className="mt-0.5 text-caption whitespace-nowrap print:mt-0 text-ink-2 tabular-nums print:text-[8pt]">
                {formatLength(size.lengthMm, inMetres)}
              </p>
              <p className="text-small/[1.25] font-strong print:hidden" translate="no">
                <MachineName title={title} />
              </p>
            </li>
          )
        })}
      </ul>
      <figcaption className="mt-1.5 text-caption text-ink-3 print:mt-0 print:text-[8pt]">
        <p>{caption}</p>
        {machines.some(isDrawnStretched) && <p>{getSpeech().phrases.stretched}</p>}
      </figcaption>
    </figure>
  )
}

/** Whether the side view of a machine has other proportions than its size, so that it is stretched. */
export function isDrawnStretched({ size, drawn }: SizedMachine): boolean {
  return isStretched({ width: size.lengthMm, height: size.heightMm }, drawn, 'side')
}
