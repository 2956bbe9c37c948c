/**
 * Plans a line and prints the answer as JSON: lengths in mm, hours as decimals, utilisation as a share of one.
 * Run: npm run --silent plan -- "style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1"
 */
import { getPlannerData } from '@/lib/content/line/presets'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'
import { createPlanReport } from './plan/plan-report'

const data = getPlannerData()
const { job, notes } = parseJob(new URLSearchParams(process.argv[2] ?? ''), data)
console.log(JSON.stringify(createPlanReport(planJob(data, job), notes, data.planWords), null, 2))
