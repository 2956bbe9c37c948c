import { getStyle, type Job, listQuestions } from '@/lib/planner/job'
import { formatJob, parseJob } from '@/lib/planner/job-query'
import type { PlannerForm } from '@/lib/planner/planner-data'

/**
 * The query after a change of the form: every answer as the plan uses it, or as typed if there is a note about it.
 *
 * @param fields the values of the form's fields; of several with the same name, the first counts
 * @param before the job that the form showed. A new style has its own pack, and keeps the answers about output and
 * plant
 */
export function changeAnswers(fields: URLSearchParams, before: Job, form: PlannerForm): URLSearchParams {
  const read = fields.get('style') === before.style ? fields : keepPlant(fields, before, form)
  const { job, notes } = parseJob(read, form)
  const next = formatJob(job)
  for (const { key } of notes) {
    const typed = read.get(key)
    if (typed !== null && next.has(key)) next.set(key, typed)
  }
  return next
}

/** Keeps the answers that are independent of the style: those about output and plant, and the assumptions. */
function keepPlant(fields: URLSearchParams, before: Job, form: PlannerForm) {
  const old = getStyle(form, before.style)
  const own = new Set(listQuestions(form, old).flatMap(({ id, group }) => (group === 'pack' ? [id] : [])))
  const kept = [...fields].filter(([id, text]) => !own.has(id) && String(old.defaults[id]) !== text)
  return new URLSearchParams(kept)
}
