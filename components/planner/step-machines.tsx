import { formatNumber } from '@/lib/format-number'
import { formatHours } from '@/lib/planner/explain'
import { formatShare } from '@/lib/planner/sentence'
import type { Choice } from '@/lib/planner/variants'
import { Disclosure } from './disclosure'
import { FitReasons } from './fit-reasons'
import { MachineLink } from './machine-link'

type StepMachinesProps = {
  /** The machines for the step other than the one that the plan uses. Their `fit` is 'fits', 'ask' or 'refused'. */
  candidates: readonly Choice[]
}

/**
 * The other machines for a step in a disclosure: alternatives, and machines that cannot do the job, each with the
 * reason.
 */
export function StepMachines({ candidates }: StepMachinesProps) {
  const others = candidates.filter(({ fit }) => fit !== 'refused')
  const refused = candidates.filter(({ fit }) => fit === 'refused')
  if (candidates.length === 0) return null
  const counts = [others.length > 0 && `${others.length} other`, refused.length > 0 && `${refused.length} refused`]
  return (
    <Disclosure summary={`Machines for this step: ${counts.filter(Boolean).join(', ')}`}>
      <ul className="border-t border-line text-small/[1.45]">
        {[...others, ...refused].map(candidate => (
          <Candidate key={candidate.machine.slug} candidate={candidate} />
        ))}
      </ul>
    </Disclosure>
  )
}

/** A machine, the hours and the utilisation of a single one on this step, and how many are needed. */
function Candidate({ candidate }: { candidate: Choice }) {
  const { machine, seconds, use: utilisation, machines: needed } = candidate
  return (
    <li className="border-b border-line py-1">
      <MachineLink {...machine} />
      {seconds !== null && utilisation !== null && (
        <p className="tabular-nums">
          {formatHours(seconds)} h, {formatShare(utilisation)} of the day: {needed} needed, {formatNumber(machine.kw)}{' '}
          kW each
        </p>
      )}
      <FitReasons fit={candidate} />
    </li>
  )
}
