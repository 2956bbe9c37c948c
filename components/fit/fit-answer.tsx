import { useEffect } from 'react'
import { Link } from '@/components/ui/link.client'
import type { NoticeTone } from '@/components/ui/notice'
import { RuledLink } from '@/components/ui/ruled-link'
import {
  checkFit,
  chooseShorter,
  type Floor,
  type Footprint,
  formatFit,
  formatFootprint,
  formatHallNote,
  parseHall,
} from '@/lib/fit/hall-fit'
import { keepHallNote } from '@/lib/fit/hall-notes'
import { paths } from '@/lib/paths'
import { toSlug } from '@/lib/product/slug'

const BAD_HALL = 'Type both sides of the hall in metres, from 1 to 1,000, such as 40 and 18.5.'
const BASIS = 'This counts the overall size alone, without aisles or room to work.'

type Answer = { text: string; tone: NoticeTone; hall: Floor | null }

/** Says whether a machine fits a hall. */
export function answerHall(text: string, machine: Footprint): Answer {
  const hall = parseHall(text)
  if (!hall) return { text: BAD_HALL, tone: 'bad', hall }
  return { text: `${formatFit(machine, hall)} ${BASIS}`, tone: checkFit(machine, hall).fits ? 'ok' : 'wait', hall }
}

type FitAnswerProps = { machine: Footprint; shorter: readonly Footprint[]; hall: Floor }

/** Below the answer: shorter machines if this one does not fit, and a link to the enquiry, which includes the hall. */
export function FitAnswer({ machine, shorter, hall }: FitAnswerProps) {
  const slug = toSlug(machine.title)
  const note = formatHallNote(machine, hall)
  useEffect(() => keepHallNote(slug, note), [slug, note])
  return (
    <>
      {!checkFit(machine, hall).fits && <ShorterMachines shorter={shorter} hall={hall} />}
      <RuledLink className="mt-1" href={paths.contactAbout([slug])}>
        Get a quote with this hall
      </RuledLink>
    </>
  )
}

function ShorterMachines({ shorter, hall }: Pick<FitAnswerProps, 'shorter' | 'hall'>) {
  const { fits, machines } = chooseShorter(shorter, hall)
  if (machines.length === 0) return null
  return (
    <>
      <p className="mt-1.5 font-strong">
        {fits
          ? 'Shorter machines for the same step that fit:'
          : 'No shorter machine for the same step fits. The shortest:'}
      </p>
      <ul>
        {machines.map(shown => (
          <li key={shown.title} className="flex flex-wrap items-center gap-x-1.5">
            <Link className="inline-flex min-h-touch items-center" href={paths.product(toSlug(shown.title))}>
              {shown.title}
            </Link>
            <span className="text-small whitespace-nowrap text-ink-3">{formatFootprint(shown)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
