import { Icon } from '@/components/ui/icon'
import { type Answer, findDefault } from '@/lib/planner/job'
import { formatTyped } from '@/lib/planner/job-query'
import type { Question, Style } from '@/lib/planner/planner-data'

const CONTROL = `min-h-touch w-full min-w-0 rounded border-[1.5px] border-ink-3 bg-sheet px-1.25 leading-[1.4] tabular-nums
  hover:border-ink aria-invalid:border-2 aria-invalid:border-bad`

type PlanFieldProps = {
  question: Question
  packStyle: Style
  /** The answer that the plan uses; undefined if there is none. */
  answer: Answer | undefined
  /** The text in the URL; null for the default answer. */
  typed: string | null
  /** A sentence that says why the typed text was not used. */
  error: string | undefined
}

/** A form field for a question: native control, unit, hint and error message. The form reads its value on change. */
export function PlanField({ question, packStyle, answer, typed, error }: PlanFieldProps) {
  const { id, label, unit, hint, kind } = question
  const standard = findDefault(question, packStyle)
  const control = {
    id: `plan-${id}`,
    name: id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${id}-error`,
  }
  const below = error && (
    <p className="mt-0.5 flex gap-0.75 text-small/[1.35] font-[540] text-bad" id={`${id}-error`}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  )
  const hinted = hint && <span className="block text-caption text-ink-3">{hint}</span>
  if (kind === 'flag') {
    return (
      <div className="col-span-3 min-w-0 self-start">
        <label className="flex min-h-touch cursor-pointer items-center gap-1.25 hover:bg-plate">
          <input
            {...control}
            type="checkbox"
            className="size-2.75 flex-none accent-ink"
            value="1"
            defaultChecked={answer === true}
          />
          <span className="text-small/[1.3]">
            {label}
            {hinted}
          </span>
        </label>
        {below}
      </div>
    )
  }
  const text = standard === undefined ? '' : formatTyped(standard)
  return (
    <div className={`min-w-0 ${error ? 'col-span-full' : kind === 'size' ? 'col-span-4' : 'col-span-2'}`}>
      <label className="mb-0.5 block text-small/[1.3] font-[560]" htmlFor={control.id}>
        {label}
        {unit && <span className="font-normal text-ink-3">, {unit}</span>}
        {hinted}
      </label>
      {kind === 'choice' ? (
        <select {...control} className={CONTROL} defaultValue={String(answer)}>
          {question.choices.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type="text"
          className={CONTROL}
          inputMode={kind === 'size' ? undefined : question.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={text}
          defaultValue={typed ?? text}
        />
      )}
      {below}
    </div>
  )
}
