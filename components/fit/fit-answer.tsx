import { useEffect } from 'react'
import { Link } from '@/components/ui/link.client'
import { RuledLink } from '@/components/ui/ruled-link'
import { keepHallNote } from '@/lib/fit/hall-notes'
import { paths } from '@/lib/paths'
import {
  checkHallFit,
  chooseModel,
  chooseShorter,
  type Floor,
  type Footprint,
  fitsWithAisles,
  formatFit,
  formatFootprint,
  formatHallNote,
  formatOneSide,
  parseHall,
} from '@/lib/trade/fit/hall-fit'
import { getOwnSlug } from '@/lib/trade/product/slug'
import type { Words } from '@/lib/words/defaults'

// Part of the code that FitCheck loads on first use.
export { HallAroundPlan } from './hall-around-plan'

type FitWords = Words['product']['fit']

/**
 * Whether a machine fits a hall, in a sentence with the tone of its notice. `typed` has the hall's sides as typed; the
 * returned `hall` is null unless both could be read.
 */
export function answerHall(typed: readonly string[], machine: Footprint, words: FitWords) {
  const hall = parseHall(typed)
  if (hall === null) return { text: words.badHall, tone: 'bad', hall } as const
  // Only one side has been typed.
  if ('sideMm' in hall) {
    const { fits, text } = formatOneSide(machine, hall.sideMm, words)
    return { text, tone: fits ? 'ok' : 'wait', hall: null } as const
  }
  return {
    text: formatFit(machine, hall, words),
    tone: fitsWithAisles(machine, hall) ? 'ok' : 'wait',
    hall,
  } as const
}

type FitAnswerProps = {
  words: FitWords
  machine: Footprint
  /** Shorter machines for the same process. */
  shorter: readonly Footprint[]
  /** The sides of the hall in mm, the longer first. */
  hall: Floor
}

/** Below the answer: shorter machines if this one does not fit, and a link to the enquiry, which includes the hall. */
export function FitAnswer({ words, machine, shorter, hall }: FitAnswerProps) {
  const slug = getOwnSlug(machine)
  const note = formatHallNote(machine, hall, words)
  // The enquiry adds the stored note to the machine.
  useEffect(() => keepHallNote(slug, note), [slug, note])
  const isFitting = checkHallFit(chooseModel(machine, hall), hall).fits
  const { fits, machines } = chooseShorter(isFitting ? [] : shorter, hall)
  return (
    <>
      {machines.length > 0 && (
        <>
          <p className="mt-1.5 font-strong">{fits ? words.shorterFit : words.noneFits}</p>
          <ul>
            {machines.map(shown => (
              <li key={shown.title} className="flex flex-wrap items-center gap-x-1.5">
                <Link className="inline-flex min-h-touch items-center" href={paths.product(getOwnSlug(shown))}>
                  {shown.title}
                </Link>
                <span className="text-small whitespace-nowrap text-ink-3">{formatFootprint(shown, words)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <RuledLink className="mt-1" href={paths.contactAbout([slug])}>
        {words.quote}
      </RuledLink>
    </>
  )
}
