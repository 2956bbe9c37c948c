import type { Job } from '@/lib/trade/planner/job'
import { listTyped } from '@/lib/trade/planner/job-query'

/** The query string of a job, without its question mark: all answers, and the changed assumptions. */
export function formatJob(job: Job): string {
  return new URLSearchParams([...listTyped(job)]).toString()
}
