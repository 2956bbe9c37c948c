import { Fragment, type ReactNode, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { CONTROL, describeField, FieldError, TypedField } from '@/components/ui/typed-field'
import { listAssumptions } from '@/lib/trade/planner/assumptions'
import {
  type Answer,
  findDefault,
  getMachineKey,
  getStyle,
  type Job,
  listQuestions,
  nameChoice,
} from '@/lib/trade/planner/job'
import { formatTyped, type Note } from '@/lib/trade/planner/job-query'
import type { Question, Style } from '@/lib/trade/planner/line'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { capitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'

type PlanFieldsProps = {
  /** The questions of the planner, and their words. */
  form: PlannerForm
  /** The answers that are planned with. */
  job: Job
  /** What was not used as typed, by the ids of the fields. */
  notes: readonly Note[]
  /** What was typed into the fields, by their ids: the query of the URL. */
  typed: URLSearchParams
  /** The drawing of the buyer's hall, if there is one. */
  hall: ReactNode
  /** The fields of the assumptions; null before the planner's code is there. */
  assumptions: ReactNode
}

/**
 * The planner's questions in three groups, limited to those of the style, and the assumptions. In each group, each field
 * is a row with its label, as in a table of facts, and the checkboxes follow in two columns. From 768 px on, the first
 * group, which is the longest, stands beside the two others; in the column of a laptop all are one below another.
 */
export function PlanFields({ form, job, notes, typed, hall, assumptions }: PlanFieldsProps) {
  const style = getStyle(form, job.style)
  const questions = listQuestions(form, style)
  const findError = (id: string) => notes.find(({ key }) => key === id)?.text
  const isChanged = (question: Question) => job.answers[question.id] !== findDefault(question, style)
  const [first, ...others] = Object.entries(form.groups).map(([id, title]) => {
    const asked = questions.filter(({ group }) => group === id)
    const flags = asked.filter(({ kind }) => kind === 'flag')
    // A field is mounted again for another style, because its default answer depends on the style.
    const getKey = (question: Question) => `${style.id} ${question.id}`
    return (
      // What a plant is like may all stay as it is: folded, the first figures of the plan are nearer.
      <Group key={id} title={title} isOpen={id !== 'plant' || asked.some(isChanged)}>
        {id === 'pack' && <StyleField form={form} packStyle={style} error={findError('style')} />}
        {asked
          .filter(({ kind }) => kind !== 'flag')
          .map(question => (
            <Fragment key={getKey(question)}>
              <PlanField
                form={form}
                question={question}
                packStyle={style}
                answer={job.answers[question.id]}
                typed={typed.get(question.id)}
                error={findError(question.id)}
              />
              {question.id === 'hall' && hall}
            </Fragment>
          ))}
        {flags.length > 0 && (
          <div className="grid grid-cols-2 gap-x-1.5 border-t border-line">
            {flags.map(question => (
              <FlagField
                key={getKey(question)}
                question={question}
                isTicked={job.answers[question.id] === true}
                error={findError(question.id)}
              />
            ))}
          </div>
        )}
      </Group>
    )
  })
  return (
    <div className="grid gap-x-gutter gap-y-3 tablet:max-lg:grid-cols-2">
      {first}
      <div className="grid content-start gap-y-3">{others}</div>
      <Assumptions form={form} job={job}>
        {assumptions}
      </Assumptions>
      <MachineFields form={form} job={job} />
    </div>
  )
}

type AssumptionsProps = Pick<PlanFieldsProps, 'form' | 'job'> & { children: ReactNode }

/** The assumptions, folded below their number. Before their fields are there, it keeps those that a link has changed. */
function Assumptions({ form, job, children }: AssumptionsProps) {
  const { formWords } = form
  const changed = Object.entries(job.assumptions)
  const counts = { count: listAssumptions(form, getStyle(form, job.style)).length, changed: changed.length }
  return (
    <fieldset className="col-span-full min-w-0 border-t-[1.5px] border-ink pt-0.5">
      <legend className="sr-only">{formWords.assumptions}</legend>
      <Disclosure summary={fill(changed.length > 0 ? formWords.changed : formWords.unchanged, counts)}>
        {children ?? changed.map(([id, value]) => <input key={id} type="hidden" name={id} value={value} />)}
      </Disclosure>
    </fieldset>
  )
}

/** Keeps the machines that steps are planned with, which are chosen in the plan, when the form changes. */
function MachineFields({ form: { steps }, job: { answers } }: Pick<PlanFieldsProps, 'form' | 'job'>) {
  return steps.map(step => {
    const key = getMachineKey(step)
    return answers[key] && <input key={key} type="hidden" name={key} value={String(answers[key])} />
  })
}

type GroupProps = {
  title: string
  /** Whether a phone shows its fields at first. Wider windows show them all. */
  isOpen: boolean
  children: ReactNode
}

/** A titled group of fields, which a phone can fold. */
function Group({ title, isOpen, children }: GroupProps) {
  // A group that is open stays open while its fields are emptied.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details
      className="narrow-fold min-w-0 border-t-[1.5px] border-b border-t-ink border-b-line"
      aria-label={title}
      open={isOpenAtFirst}
    >
      <summary className="text-h4 font-strong font-stretch-105%">
        <span>{title}</span>
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}

type StyleFieldProps = {
  form: PlannerForm
  /** The style of the current plan. */
  packStyle: Style
  /** A sentence that says why the style in the URL was not used. */
  error: string | undefined
}

/**
 * A select for the style of the pack, grouped by material. Like all fields of the planner it is uncontrolled: the form
 * reads it on each change, and is mounted again when the URL changes otherwise. Below it is the construction of the
 * style, or its code in a standard such as FEFCO 0201.
 */
function StyleField({ form: { styles, styleLabel }, packStyle, error }: StyleFieldProps) {
  const materials = [...new Set(styles.map(({ material }) => material))]
  return (
    <div className="border-t border-line py-0.75">
      <label className="mb-0.5 block text-small/[1.3] font-semi" htmlFor="plan-style">
        {styleLabel}
      </label>
      <select
        id="plan-style"
        name="style"
        className={CONTROL}
        defaultValue={packStyle.id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'style-code style-error' : 'style-code'}
      >
        {materials.map(material => (
          <optgroup key={material} label={capitalize(material)}>
            {styles
              .filter(entry => entry.material === material)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p className="mt-0.5 text-caption text-ink-3" id="style-code">
        {capitalize(packStyle.code)}
      </p>
      {error && <FieldError id="style-error" text={error} />}
    </div>
  )
}

type PlanFieldProps = {
  form: PlannerForm
  question: Question
  packStyle: Style
  /** The answer that the plan uses; undefined if there is none. */
  answer: Answer | undefined
  /** The text in the URL; null for the default answer. */
  typed: string | null
  /** A sentence that says why the typed text was not used. */
  error: string | undefined
}

/**
 * A form field for a question that is not answered by yes or no: native control, unit, hint and error message. The form
 * reads its value on change.
 */
function PlanField({ form, question, packStyle, answer, typed, error }: PlanFieldProps) {
  const { id, label, unit, hint, kind } = question
  const defaultAnswer = findDefault(question, packStyle)
  const defaultText = defaultAnswer === undefined ? '' : formatTyped(defaultAnswer)
  const choices =
    kind === 'choice' ? question.choices.map(value => ({ value, label: nameChoice(value, form) })) : undefined
  const numberPad = question.whole ? 'numeric' : 'decimal'
  return (
    <div className="field-row">
      <TypedField
        id={`plan-${id}`}
        name={id}
        label={label}
        unit={unit}
        hint={hint}
        error={error}
        choices={choices}
        // A size has a sign between its numbers, which no number pad has.
        inputMode={kind === 'size' ? undefined : numberPad}
        standard={defaultText}
        // A select shows the answer of the plan, a text field what was typed, even if it could not be used.
        text={choices ? String(answer) : (typed ?? defaultText)}
      />
    </div>
  )
}

type FlagFieldProps = { question: Question; isTicked: boolean; error: string | undefined }

/** A checkbox for a question that is answered by yes or no. Alone in its row, it has the width of both columns. */
function FlagField({ question: { id, label, hint }, isTicked, error }: FlagFieldProps) {
  const control = `plan-${id}`
  return (
    <div className="min-w-0 odd:last:col-span-full">
      <label className="flex min-h-touch cursor-pointer items-center gap-1.25 hover:bg-plate">
        <input
          id={control}
          name={id}
          type="checkbox"
          className="m-0 size-2.75 flex-none accent-ink"
          value="1"
          defaultChecked={isTicked}
          {...describeField(control, hint, error)}
        />
        <span className="text-small/[1.3]">{label}</span>
      </label>
      {hint && (
        <p className="mb-0.5 text-caption text-ink-3" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${control}-error`} text={error} />}
    </div>
  )
}
