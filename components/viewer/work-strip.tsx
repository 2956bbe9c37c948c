import { capitalize } from '@/lib/trade/product/capital'
import { type Drawn, formatViewUrl } from '@/lib/trade/product/floor-space'
import { FORM_SIGNS } from '@/lib/viewer/form-signs'
import { SIGN_SCALE, type StripDrawing } from '@/lib/viewer/work-strip'
import type { Words } from '@/lib/words/defaults'

type WorkStripProps = {
  words: Words['product']['work']
  /** The places in the drawings, in units of their viewBox: of the machine, of the piece, and of the sign above it. */
  strip: StripDrawing
  /** The machine's line drawing. */
  drawing: Pick<Drawn, 'file'>
  /** The names of the machine's stations. */
  stations: readonly string[]
}

/** The radius of the dot on the piece, in units of the strip. */
const DOT_RADIUS = 3.5

/** A machine at work in still side views: where the piece is at up to six of its stations, and what it is there. */
export function WorkStrip({ words, strip, drawing, stations }: WorkStripProps) {
  return (
    <>
      <p className="px-2 py-1 text-caption text-ink-3 print:px-0 print:text-[7pt]">{words.title}</p>
      <ol className="grid grid-cols-2 gap-0.5 sm:grid-cols-[repeat(3,1fr)] print:flex">
        {/* `form` is what the piece is at a station, such as a sheet; its sign is a small drawing of that. */}
        {strip.states.map(({ station, form, x, y, signX, leader }) => (
          <li key={`${station} ${x} ${y}`} className="min-w-0 flex-1 p-1 text-small/[1.25] print:p-0 print:text-[7pt]">
            <svg
              className="mb-0.5 w-full fill-none stroke-ink text-signal"
              viewBox={`0 0 ${strip.width} ${strip.height}`}
              aria-hidden="true"
            >
              {/* The machine, the way of all pieces, and the piece, from which a line (`leader`) leads up to its sign. */}
              <use className="fill-sheet stroke-line-2" href={formatViewUrl(drawing, strip.view)} {...strip.machine} />
              <path stroke="currentColor" d={strip.way + leader} />
              <circle className="fill-current stroke-sheet" cx={x} cy={y} r={DOT_RADIUS} />
              <path
                className="fill-sheet stroke-[1.25]"
                transform={`translate(${signX})scale(${SIGN_SCALE})`}
                d={FORM_SIGNS[form]}
              />
            </svg>
            <b className="font-strong">{`${station + 1} ${capitalize(stations[station] ?? '')}`}</b>
            <span className="block text-ink-2">{words.forms[form]}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
