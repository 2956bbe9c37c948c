import { getStyle, type Job, listQuestions } from '@/lib/planner/job'
import { formatJob, parseJob } from '@/lib/planner/job-query'
import type { PlannerForm } from '@/lib/planner/planner-data'

/**
 * The address after the form has changed: every answer as the plan takes it, and as it was typed where a note says what is wrong.
 *
 * @param fields what the fields hold; of several with one name the first counts
 * @param before the job that the form showed. Another style brings its own pack, and keeps what was said of output and plant
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

/** What holds for any pack: answers on output and plant that are not the old style's own, and assumptions. */
function keepPlant(fields: URLSearchParams, before: Job, form: PlannerForm) {
  const old = getStyle(form, before.style)
  const own = new Set(listQuestions(form, old).flatMap(({ id, group }) => (group === 'pack' ? [id] : [])))
  const kept = [...fields].filter(([id, text]) => !own.has(id) && String(old.defaults[id]) !== text)
  return new URLSearchParams(kept)
}
