import { Link } from '@/components/ui/link.client'
import { formatNumber } from '@/lib/format-number'
import { paths } from '@/lib/paths'
import { formatHours } from '@/lib/planner/explain'
import { formatShare } from '@/lib/planner/sentence'
import type { Choice } from '@/lib/planner/variants'
import { Explained } from './explained'

type StepMachinesProps = {
  /** Machines of the step that the plan does not use. */
  choices: readonly Choice[]
}

/**
 * The other machines for a step in a disclosure: alternatives, and machines that cannot do the job, each with the
 * reason.
 */
export function StepMachines({ choices }: StepMachinesProps) {
  const others = choices.filter(({ fit }) => fit !== 'refused')
  const refused = choices.filter(({ fit }) => fit === 'refused')
  if (choices.length === 0) return null
  const counts = [others.length > 0 && `${others.length} other`, refused.length > 0 && `${refused.length} refused`]
  return (
    <Explained summary={`Machines for this step: ${counts.filter(Boolean).join(', ')}`}>
      <ul className="border-t border-line text-small/[1.45]">
        {[...others, ...refused].map(choice => (
          <li key={choice.machine.slug} className="border-b border-line py-1">
            <MachineLink {...choice.machine} />
            {choice.seconds !== null && (
              <p className="tabular-nums">
                {formatHours(choice.seconds)} h, {formatShare(choice.use ?? 0)} of the day: {choice.machines} needed,{' '}
                {formatNumber(choice.machine.kw)} kW each
              </p>
            )}
            <Reasons choice={choice} />
          </li>
        ))}
      </ul>
    </Explained>
  )
}

/** Why a machine does not fit or needs a question, and which change of the job would help. */
export function Reasons({ choice: { fit, reasons } }: { choice: Choice }) {
  if (reasons.length === 0) return null
  const nearest = reasons.flatMap(reason => reason.nearest?.text ?? [])
  return (
    <p className={fit === 'refused' ? 'text-small text-bad' : 'text-small text-kraft-text'}>
      {fit === 'refused' ? 'Refused' : 'Ask us'}: {reasons.map(({ text }) => text).join('; ')}.
      {nearest.length > 0 && <span className="text-ink-2"> Nearest change: {nearest.join(', ')}.</span>}
    </p>
  )
}

/** A machine as a link to its page. */
export function MachineLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link
      className="inline-flex min-h-touch items-center leading-[1.3] font-semi decoration-line-2"
      href={paths.product(slug)}
    >
      {title}
    </Link>
  )
}
