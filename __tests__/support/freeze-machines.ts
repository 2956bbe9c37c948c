/**
 * Writes the machines of content/ to the file that tests of the planner, of costs, of the search and of filters read
 * (many-machines.ts). Usage, when the shape of a machine has changed:
 * `npx tsx --conditions=react-server __tests__/support/freeze-machines.ts`
 */
import { writeFileSync } from 'node:fs'
import { getContent } from '@/lib/content/content'
import { getApplications, getPlannerData } from '@/lib/ready-plans/ready-plans'
import { FROZEN_FILE, type FrozenMachines } from './many-machines'

const { products, categories, families, searchWords, costInputs } = getContent()
// Words are left out of the file, because they change with the code.
const { formWords: _form, planWords: _plan, ...planner } = getPlannerData()
const frozen: FrozenMachines = {
  products,
  categories,
  families,
  searchWords,
  costInputs,
  planner,
  applications: getApplications(),
}

/** One entry on each line, so that a change of one machine is a change of one line. */
function formatEntries(value: unknown): string {
  return Array.isArray(value) ? `[\n${value.map(entry => JSON.stringify(entry)).join(',\n')}\n]` : JSON.stringify(value)
}

const members = Object.entries(frozen).map(([name, value]) => `${JSON.stringify(name)}: ${formatEntries(value)}`)
writeFileSync(FROZEN_FILE, `{\n${members.join(',\n')}\n}\n`)
