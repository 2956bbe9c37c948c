/** @jest-environment node */
import { plannerData as data } from '@/__tests__/support/many-machines'
import { explainArea, explainPower } from '@/lib/trade/planner/explain'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatAnswer } from '@/lib/trade/planner/sentence'

describe('a buyer with 30 kW', () => {
  const boxes = 'style=rsc&joint=stitched&quantity=5000&colours=2'

  function answerTo(query: string, planner = data) {
    const { job } = parseJob(new URLSearchParams(query), planner)
    const answer = planJob(planner, job)
    return { ...answer, text: formatAnswer(answer, job, data.planWords) }
  }

  it('sees first the plan that fits, with a note that it does, or else the one that comes nearest', () => {
    // Without a limit, the plan with the fewest people comes first: it draws 51.1 kW. The one with the least draws 28.1 kW.
    const [unlimited] = answerTo(boxes).plans
    expect(unlimited?.watts).toBe(51_100)
    const {
      plans: [first],
      text,
    } = answerTo(`${boxes}&kw=30`)
    expect([first?.watts, first?.overruns.kw]).toEqual([28_100, 0])
    expect(text).toMatch(/ The machines’ 28\.1 kW leave 1\.9 of your 30 kW for compressor, boiler and light\.$/)
    // Its plans draw 42, 53 and 53 kW.
    expect(answerTo('style=shoe&kw=41').plans.map(({ overruns }) => overruns.kw)).toEqual([1, 12, 12])
  })

  it('is told whether the line fits the hall, too', () => {
    expect(answerTo(`${boxes}&kw=900&hall=90x60`).text).toMatch(
      / leave 848\.9 of your 900 kW for compressor, boiler and light\. The machines fit your hall\.$/,
    )
    expect(answerTo(`${boxes}&kw=1&hall=90x60`).text).toMatch(/ The machines fit your hall\.$/)
    const { text } = answerTo(`${boxes}&kw=1&hall=5x5`)
    expect(text).not.toMatch(/fit your|leave/)
    expect(text).toMatch(
      / Connected load [\d.]+ kW, without compressor, boiler and light: [\d.]+ kW more than your 1 kW\. Your hall is too small: [\d.]+ × [\d.]+ m are needed, aisles included\./,
    )
  })

  it('is told to ask, not that the line fits, if power and size are on request, and what was not counted', () => {
    const machines = data.machines.map(machine => ({ ...machine, kw: 0, size: [0, 0], unknown: ['power', 'size'] }))
    const { plans, text } = answerTo(`${boxes}&kw=900&hall=90x60`, { ...data, machines } as typeof data)
    expect(text).not.toMatch(/fit your|leave/)
    const [first] = plans
    if (!first) throw new Error('There is no plan')
    const [choice] = first.variant.steps.flatMap(({ choices }) => choices).filter(({ fit }) => fit === 'ask')
    expect(choice?.reasons.map(reason => reason.text)).toContain('its data sheet does not state the power')
    const lines = [...explainPower(first, data.planWords), ...explainArea(first, data.planWords)]
    expect(lines).toContainEqual(expect.stringMatching(/: on request, not counted$/))
  })
})
