import type { Fit } from '@/lib/planner/fit'

/** Why a machine does not fit or needs a question, and which change of the job would help. */
export function FitReasons({ fit: { fit, reasons } }: { fit: Fit }) {
  if (reasons.length === 0) return null
  const nearest = reasons.flatMap(reason => (reason.nearest ? [reason.nearest.text] : []))
  return (
    <p className={fit === 'refused' ? 'text-small text-bad' : 'text-small text-kraft-text'}>
      {fit === 'refused' ? 'Refused' : 'Ask us'}: {reasons.map(({ text }) => text).join('; ')}.
      {nearest.length > 0 && <span className="text-ink-2"> Nearest change: {nearest.join(', ')}.</span>}
    </p>
  )
}
