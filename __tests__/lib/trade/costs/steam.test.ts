/** @jest-environment node */
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { parseCosts } from '@/lib/trade/costs/cost-answers'
import { pickSubject } from '@/lib/trade/costs/day'
import { computeFullSteam } from '@/lib/trade/costs/full-steam'
import { countCosts } from '@/lib/trade/costs/plan-figures'
import { formatSteam } from '@/lib/trade/costs/steam'
import type { TypedCosts } from '@/lib/trade/costs/typed-costs'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob, toTyped } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

/** What the first plan of a job says of its steam. */
function saySteam(query: string, typed: TypedCosts = {}) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const [plan] = planJob(plannerData, job).plans
  if (!plan) throw new Error('No plan')
  const { day } = countCosts(pickSubject(plan, createBrief(plannerData, job)), typed, costFile)
  return formatSteam(day, costFile.words)
}

// A day takes 3,788 kg of paper, and making the board 7,841 m ÷ (2 × 105 m/min) = 0.62 h: 3,788 × 0.5 ÷ 0.62.
it('says the steam of an hour of making board, with the buyer’s own figure', () => {
  expect(saySteam('style=rsc&from-reel=1')).toBe(
    'Steam: about 3,000 kg an hour while board is made, 0.5 kg for each kg of paper.',
  )
  expect(saySteam('style=rsc&from-reel=1', { 'steam-kg': '0.3' })).toContain('about 1,800 kg')
  expect(saySteam('style=rsc')).toBeNull()
})

const { answers } = parseCosts(toTyped([]), { inputs: costFile.inputs, machines: [], words: costFile.words.notes })

it('counts a machine on its full width, at planned speed, each model with its plies', () => {
  const compute = (slug: string) => {
    const machine = plannerData.machines.find(entry => entry.slug === slug)
    return machine && computeFullSteam(machine, 0.7, answers)
  }
  // A web is 120 gsm of fluting × 1.44 and a liner of 150 gsm, or of 120 between two flutings; the outer liner has 150:
  // 322.8 g/m² × 1.6 m × 60 m/min × 60 × 0.35, and 472.8, 765.6 and 1,058.4 g/m² × 1.8 m × 105 m/min × 60 × 0.5.
  expect(compute('single-facer-corrugation-machine')).toEqual({ speed: 60, rates: [650] })
  expect(compute('corrugated-cardboard-production-line')).toEqual({ speed: 105, rates: [2700, 4300, 6000] })
  expect(compute('automatic-folder-gluer-machine')).toBeNull()
})
