import { MachineOutline } from '@/components/drawings/machine-outline'
import { Link } from '@/components/ui/link.client'
import { getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { drawPerson, PERSON_MM, PERSON_WIDTH_MM } from '@/lib/trade/product/floor-space'
import { formatLength } from '@/lib/trade/product/length'
import { findChange, findDrawing, toDrawn } from '@/lib/viewer/machine-drawing'
import { fill } from '@/lib/words'

/** Room around the drawing for half of its lines, and between person and machine, in millimetres. */
const EDGE_MM = 30
const GAP_MM = 500

/**
 * The side view of a machine to scale beside a person, on the rule above its name and length. Not on a phone, whose first screen is for the form; nothing if no machine has a drawing of its own proportions.
 */
export function MachineToScale() {
  const machine = findMachine()
  if (!machine) return null
  const { slug, title, drawn, lengthMm, heightMm } = machine
  const height = Math.max(heightMm, PERSON_MM) + EDGE_MM
  const left = PERSON_WIDTH_MM + GAP_MM
  const outline = { x: 0, y: -heightMm, width: lengthMm, height: heightMm }
  return (
    <figure className="col-span-full max-sm:hidden md:col-[5/13] md:self-end md:justify-self-end print:hidden">
      <svg
        className="max-h-[340px] w-full md:h-[80px] md:w-auto *:[vector-effect:non-scaling-stroke]"
        viewBox={`${-left} ${-height} ${left + lengthMm + EDGE_MM} ${height}`}
        aria-hidden="true"
      >
        <path className="fill-ink-3" d={drawPerson(-left, 0)} />
        <MachineOutline outline={outline} drawn={drawn} view="side" />
      </svg>
      <figcaption className="flex flex-wrap items-center gap-x-2 border-t border-ink text-caption text-ink-3">
        <Link className="inline-flex min-h-touch items-center" href={paths.product(slug)}>
          {title}
        </Link>
        <span>{fill(getWords().contact.drawing, { length: formatLength(lengthMm) })}</span>
      </figcaption>
    </figure>
  )
}

/** Of the machines whose drawing is as their size says, neither stretched nor lengthened, the longest for its height. */
function findMachine() {
  const machines = getProducts().flatMap(product => {
    const drawing = findDrawing(product)
    if (!product.size || !drawing || !standsOnFloor(product) || findChange(product.size, drawing)) return []
    return [{ slug: product.slug, title: product.title, drawn: toDrawn(drawing), ...product.size }]
  })
  return machines.sort((a, b) => b.lengthMm / b.heightMm - a.lengthMm / a.heightMm)[0]
}
