import { useEffect, useMemo, useRef, useState } from 'react'
import { useStored } from '@/lib/browser/store'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import { findFirstSubject } from '@/lib/trade/costs/cheapest-first'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import type { CostDay, CostSubject } from '@/lib/trade/costs/day'
import {
  computePackCost,
  countCosts,
  formatAlternative,
  formatCheapest,
  formatPackRupees,
  formatStatus,
} from '@/lib/trade/costs/plan-figures'
import { pickTyped } from '@/lib/trade/costs/typed-costs'
import type { Job } from '@/lib/trade/planner/job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'

/** What a pack costs with the buyer's own figures, and when the line pays back once its prices are typed. */
export function LivePackCost({ subject, file }: { subject: CostSubject; file: CostFile }) {
  const allTyped = useStored(typedCosts)
  const [cost, ...others] = useMemo(() => {
    const counted = countCosts(subject, pickTyped(allTyped, subject.style.id), file)
    // The first text is the cost of a pack in a sentence of its own.
    const [, ...afterPackCost] = formatStatus(counted.day, counted.costs, file.words)
    return [formatPackRupees(computePackCost(counted)), ...afterPackCost]
  }, [allTyped, subject, file])
  return (
    <>
      <span>{cost}</span>
      {others.map(text => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </>
  )
}

type CheapestProps = {
  /** The plans to choose from; `title` is null for the only one. */
  ways: readonly { title: string | null; subject: CostSubject }[]
  file: CostFile
  words: PlannerData['planWords']['sentence']
}

/** What a pack costs in a sentence, with the buyer's own figures; of several ways to make it, that of the cheapest. */
export function LiveCheapest({ ways, file, words }: CheapestProps) {
  const allTyped = useStored(typedCosts)
  const text = useMemo(() => {
    // All ways make a pack of one style.
    return formatCheapest(ways, pickTyped(allTyped, ways[0]?.subject.style.id ?? ''), file, words)
  }, [ways, allTyped, file, words])
  return <span>{text}</span>
}

type AlternativeProps = {
  /** The plan that is shown. */
  subject: CostSubject
  /** The job with another machine, and what it is planned with. */
  job: Job
  data: PlannerData
  file: CostFile
}

/**
 * What a pack costs with another machine, and on the plan that is shown, with the buyer's own figures. Planning takes
 * time, so it waits until the disclosure around it is open.
 */
export function LiveAlternative({ subject, job, data, file }: AlternativeProps) {
  const allTyped = useStored(typedCosts)
  const [isOpen, setIsOpen] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const disclosure = text.current?.closest('details')
    const handleToggle = () => setIsOpen(disclosure?.open === true)
    handleToggle()
    disclosure?.addEventListener('toggle', handleToggle)
    return () => disclosure?.removeEventListener('toggle', handleToggle)
  }, [])
  const other = useMemo(() => (isOpen ? findFirstSubject(data, job, file) : null), [isOpen, data, job, file])
  return (
    <span ref={text}>{other && formatAlternative(subject, other, file, pickTyped(allTyped, subject.style.id))}</span>
  )
}

/** A sentence that follows from a day and the words of the costs; null if there is nothing to say. */
export type FormatDay = (day: CostDay, words: CostFile['words']) => string | null

/** A sentence on a plan that depends on its costs' figures, with the buyer's own. */
export function LiveSentence({ subject, file, format }: { subject: CostSubject; file: CostFile; format: FormatDay }) {
  const allTyped = useStored(typedCosts)
  const text = useMemo(() => {
    return format(countCosts(subject, pickTyped(allTyped, subject.style.id), file).day, file.words)
  }, [allTyped, subject, file, format])
  return text && <span>{text}</span>
}
