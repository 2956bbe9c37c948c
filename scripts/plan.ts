/**
 * Plans a line and prints the answer as JSON: lengths in mm, hours as decimals, utilisation as a share of one; with
 * `costs=1` what the first plan costs, in rupees as decimals.
 * Run: npm run --silent plan -- "style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1"
 */
import { findCosts, getPlannerData } from '@/lib/ready-plans/ready-plans'
import { createFullReport } from './plan/plan-report'

const query = new URLSearchParams(process.argv[2] ?? '')
console.log(JSON.stringify(createFullReport(query, getPlannerData(), findCosts()), null, 2))
