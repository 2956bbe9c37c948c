import { MachineOutline } from '@/components/drawings/machine-outline'
import { Link } from '@/components/ui/link.client'
import { ScrollSideways } from '@/components/ui/scroll-sideways'
import { getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { drawPerson, PERSON_MM, PERSON_WIDTH_MM } from '@/lib/trade/product/floor-space'
import type { MachineSize, Product } from '@/lib/trade/product/product'
import { PROCESSES } from '@/lib/trade/product/vocabulary'
import { findDrawn } from '@/lib/viewer/machine-drawing'
import { fillCount } from '@/lib/words'

/** The width of the drawing in its font size, and that font size: it scrolls on a screen of less than 900 px. */
const WIDTH_EM = 76
const WIDTH = 'min-w-[52rem] @container'
const ROWS = 'flex flex-wrap gap-x-2 gap-y-3 text-[calc(100cqw/76)]'

/** Between two machines of a step. */
const GAP_MM = 800
/** The least width of the drawing, so that a few short machines are not drawn too high. */
const LEAST_WIDTH_MM = 40_000
/** Room at the end of the longest row, so that rounded sizes do not break it. */
const SPARE_MM = 1000

type SizedMachine = Product & { size: MachineSize }

/**
 * Every machine that states a size, from the side and at one scale, in the order of production: the steps stand on ground
 * lines that fill the width, each above its name, which leads to its machines.
 */
export function RangeToScale() {
  const { pages, catalogue, frame } = getWords()
  const steps = PROCESSES.map(name => ({ name, machines: getProducts().filter(({ process }) => process === name) }))
    .filter(({ machines }) => machines.length > 0)
    .map(({ name, machines }, index) => ({ name, count: machines.length, row: standInRow(machines, index === 0) }))
  const drawn = steps.reduce((sum, { row }) => sum + row.machines.length, 0)
  const mmPerEm = Math.max(LEAST_WIDTH_MM, ...steps.map(({ row }) => row.width + SPARE_MM)) / WIDTH_EM
  const toEm = (mm: number) => `${Math.round((10 * mm) / mmPerEm) / 10}em`
  const caption = fillCount(pages.about.scale, drawn)
  return (
    <figure className="mt-4">
      <ScrollSideways name={caption} hint={frame.page.sideways} hintClassName="md:hidden">
        <div className={WIDTH}>
          <ol className={ROWS}>
            {steps.map(({ name, count, row: { width, height, machines, hasPerson } }) => (
              <li key={name} className="relative flex grow flex-col justify-end hover:bg-plate">
                <svg
                  className="max-w-none *:[vector-effect:non-scaling-stroke]"
                  width={toEm(width)}
                  height={toEm(height)}
                  viewBox={`0 ${-height} ${width} ${height}`}
                  aria-hidden="true"
                >
                  {hasPerson && <path className="fill-ink-3" d={drawPerson(0, 0)} />}
                  {machines.map(({ machine, x }) => (
                    <MachineOutline
                      key={machine.slug}
                      outline={{
                        x,
                        y: -machine.size.heightMm,
                        width: machine.size.lengthMm,
                        height: machine.size.heightMm,
                      }}
                      drawn={findDrawn(machine)}
                      view="side"
                    />
                  ))}
                </svg>
                <Link
                  className="card-link flex min-h-touch items-center gap-1 border-t border-ink text-small whitespace-nowrap"
                  href={paths.productsFilteredBy('process', name)}
                >
                  <span>{catalogue.process[name]}</span>
                  <b className="font-strong tabular-nums">{count}</b>
                  <span className="sr-only">{fillCount(pages.about.inStep, count)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </ScrollSideways>
      <figcaption className="mt-1.5 text-caption text-ink-3">{caption}</figcaption>
    </figure>
  )
}

/** Stands the machines of a step beside each other, in mm; the first step begins with a person. */
function standInRow(products: readonly Product[], hasPerson: boolean) {
  let x = hasPerson ? PERSON_WIDTH_MM + GAP_MM : 0
  const sized = products.filter((product): product is SizedMachine => product.size !== null)
  const machines = sized.map(machine => {
    const place = { machine, x }
    x += machine.size.lengthMm + GAP_MM
    return place
  })
  const height = Math.max(hasPerson ? PERSON_MM : 0, ...sized.map(({ size }) => size.heightMm))
  return { width: Math.max(0, x - GAP_MM), height, machines, hasPerson }
}
