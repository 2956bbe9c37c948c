/**
 * Plans a line of machines for a job and prints the answer as JSON: lengths in mm, hours as decimals, utilisation as a
 * share of one; with `costs=1` also what the first plan costs, in rupees as decimals. With `--all` it prints the plan
 * of each sample on one line, so that the output before and after a change of figures can be compared. Run:
 * npm run --silent plan -- "style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1"
 */
import { findCosts, getPlannerData, getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { createFullReport } from './plan/plan-report'
import { formatPlanTable } from './plan/plan-table'

const [typed = ''] = process.argv.slice(2)
if (typed === '--all') {
  console.log(formatPlanTable(getReadyPlans()))
} else {
  const report = createFullReport(new URLSearchParams(typed), getPlannerData(), findCosts())
  console.log(JSON.stringify(report, null, 2))
}
