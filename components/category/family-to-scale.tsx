import { MachineOutline } from '@/components/drawings/machine-outline'
import { ScrollSideways } from '@/components/ui/scroll-sideways'
import { getWords } from '@/lib/content/content'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { standInRows } from '@/lib/trade/product/family-rows'
import { DOOR_MM, drawPerson, isStretched, PERSON_WIDTH_MM } from '@/lib/trade/product/floor-space'
import type { MachineSize, Product } from '@/lib/trade/product/product'
import { findDrawn } from '@/lib/viewer/machine-drawing'
import { fill } from '@/lib/words'
import { getSpeech } from '@/lib/words/speech'

/**
 * The size of the numbers below the machines on a phone, in CSS pixels; they must fit the room that FamilyRows leaves
 * below a ground line. Wider screens show the drawing larger, with numbers that are smaller in it.
 */
const NUMBER_PX = 12

/**
 * The drawing has at least LEAST_SCALE CSS pixels a millimetre, with which a machine of 5 m is 69 px long; one that is
 * ENOUGH_WIDTH pixels wide may have fewer. It scrolls on a narrower screen.
 */
const LEAST_SCALE = 0.0137
const ENOUGH_WIDTH = 800

/** The widest drawings in CSS pixels that fit a phone of 320 px, and a tablet of 600 px, less the page's margins. */
const FITS_PHONE = 288
const FITS_TABLET = 552

/** Room above the tallest machine or the door, for their lines, in millimetres of the drawing. */
const MARGIN_MM = 300

/**
 * The machines of a category that the drawing shows, each with its number there: those that state a size. Empty if
 * fewer than two do, because one alone is compared with nothing.
 */
export function findNumbered(products: readonly Product[]) {
  const sized = products.flatMap(product =>
    product.size && standsOnFloor(product) ? [{ ...product, size: product.size }] : [],
  )
  return sized.length < 2 ? [] : sized.map((machine, index) => ({ ...machine, number: index + 1 }))
}

type FamilyToScaleProps = { title: string; products: readonly Product[] }

/**
 * The side views of a category's machines at one scale, numbered; the table below has the numbers too. Nothing if the
 * drawing shows no machine.
 */
export function FamilyToScale({ title, products }: FamilyToScaleProps) {
  const machines = findNumbered(products)
  if (machines.length === 0) return null
  const { catalogue, frame } = getWords()
  const { scale } = catalogue.category
  const family = standInRows(machines.map(({ size }) => size))
  const [firstGround = 0] = family.grounds
  const leastWidth = Math.min(ENOUGH_WIDTH, Math.round(family.width * LEAST_SCALE))
  const numberMm = Math.round((NUMBER_PX * family.width) / Math.max(leastWidth, FITS_PHONE))
  return (
    <div className="border-y border-line-2 bg-plate py-3 print:hidden">
      <figure className="mx-auto w-page">
        <ScrollSideways
          name={scale.title}
          hint={leastWidth > FITS_PHONE ? frame.page.sideways : null}
          hintClassName={leastWidth > FITS_TABLET ? 'md:hidden' : undefined}
        >
          <svg
            className="h-auto max-w-none min-w-full *:[vector-effect:non-scaling-stroke]"
            width={leastWidth}
            fontSize={numberMm}
            viewBox={`0 ${-MARGIN_MM} ${family.width} ${family.height + MARGIN_MM}`}
            role="img"
            aria-label={fill(scale.drawing, { title })}
          >
            {/* A person in a door, for comparison, on the ground of the first row. */}
            <path
              className="fill-none stroke-line-2 stroke-1"
              d={`M0 ${firstGround}v${-DOOR_MM}h${DOOR_MM}v${DOOR_MM}`}
            />
            <path className="fill-ink-3" d={drawPerson((DOOR_MM - PERSON_WIDTH_MM) / 2, firstGround)} />
            {machines.map((machine, index) => {
              const place = family.machines[index]
              return (
                place && (
                  <g key={machine.slug} className="*:[vector-effect:non-scaling-stroke]">
                    <MachineOutline outline={place.outline} drawn={findDrawn(machine)} view="side" />
                    <text
                      className="fill-ink font-strong tabular-nums sm:text-[.65em]"
                      x={place.outline.x + place.outline.width / 2}
                      y={place.ground}
                      dy="1em"
                      textAnchor="middle"
                    >
                      {machine.number}
                    </text>
                  </g>
                )
              )
            })}
            <path
              className="stroke-ink stroke-1"
              d={family.grounds.map(ground => `M0 ${ground}H${family.width}`).join('')}
            />
          </svg>
        </ScrollSideways>
        <figcaption className="mt-1.5 text-caption text-ink-3">
          <p>{scale.title}</p>
          {machines.some(isDrawnStretched) && <p>{getSpeech().phrases.stretched}</p>}
        </figcaption>
      </figure>
    </div>
  )
}

/** Whether the machine's line drawing has other proportions than its size, so that it is stretched. */
function isDrawnStretched(machine: Product & { size: MachineSize }) {
  const { lengthMm, heightMm } = machine.size
  return isStretched({ width: lengthMm, height: heightMm }, findDrawn(machine), 'side')
}
