/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatLeftOut, formatPosts, formatServices, formatUnstatedAir } from '@/lib/trade/planner/sentence'

/** What an answer says of the routes that it leaves out. */
function sayLeftOut(query: string) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  return formatLeftOut(planJob(plannerData, job), plannerData.planWords)
}

it('says which route is left out, at which step, and the smallest change that would help', () => {
  expect(sayLeftOut('style=rsc&from-reel=1&colours=3')).toEqual([
    'Route left out: Slit, printed and slotted in turn. For this job none of our machines does the step ‘printing sheets’. Smallest change that works: a number of colours of at most 1.',
  ])
  expect(sayLeftOut('style=rsc&from-reel=1&colours=1&flute=B')).toEqual([])
  expect(sayLeftOut('style=tuck')).toEqual([])
})

it('leaves it to the sentence of the answer if there is no plan', () => {
  expect(sayLeftOut('style=tuck&l=5000&w=3000&h=3000')).toEqual([])
})

it('says which machines need compressed air or heat, and nothing of those whose files state none', () => {
  const say = (query: string) => {
    const { job } = parseJob(new URLSearchParams(query), plannerData)
    const [first] = planJob(plannerData, job).plans
    return first && formatServices(first, plannerData.planWords)
  }
  // The stripping machine between the two states none.
  expect(say('style=crash-lock')).toEqual([
    'Compressed air: Semi-Automatic Die Cutting and Creasing Machine (0.6 MPa), Lock-Bottom Folder Gluer Machine (4/6 Corner) (0.6 MPa).',
    'Not among these machines: compressor (for the air).',
  ])
  expect(say('style=rsc&from-reel=1')?.slice(-2)).toEqual([
    'Steam, thermic oil or electric heat: Corrugated Cardboard Production Line, 5 ply model.',
    'Not among these machines: compressor (for the air), boiler or heater (for the heat), starch kitchen (cooks the glue).',
  ])
  // A plant of 100 kW makes its board on a single facer, which has no reel stands of its own.
  expect(say('style=rsc&flute=C&from-reel=1&kw=100')?.at(-1)).toBe(
    'Not among these machines: compressor (for the air), boiler or heater (for the heat), starch kitchen (cooks the glue), mill roll stands (hold the reels of the single facer).',
  )
  expect(say('style=cup')).toEqual([])
})

it('names the machines whose files state no air, and the people whom a line does not count', () => {
  const say = (query: string, machines = plannerData.machines) => {
    const { job } = parseJob(new URLSearchParams(query), plannerData)
    const [first] = planJob({ ...plannerData, machines }, job).plans
    return first && [...formatUnstatedAir(first, plannerData.planWords), formatPosts(first, plannerData.planWords)]
  }
  const people = 'Not among the people: loading and forklift, carrying between machines, maintenance, supervisor.'
  expect(say('style=crash-lock')).toEqual([
    'Data sheets without an air supply: Die-Cut Blank Stripping Machine. Ask for air and vacuum before you choose a compressor.',
    people,
  ])
  const blown = plannerData.machines.map(machine => ({ ...machine, air: [0.6, 0.6] }))
  expect(say('style=crash-lock', blown)).toEqual([people])
  expect(say('style=rsc&from-reel=1')?.at(-1)).toBe(
    'Not among the people: boiler attendant, starch kitchen, loading and forklift, carrying between machines, maintenance, supervisor.',
  )
})

it('adds up the air of all machines of a line, unless one of them does not state what it takes', () => {
  const say = (flows: Readonly<Record<string, number>>) => {
    const machines = plannerData.machines.map(machine => {
      const airUse = flows[machine.slug]
      return airUse === undefined ? machine : { ...machine, air: [0.6, 0.6], airUse }
    })
    const data = { ...plannerData, machines }
    const { job } = parseJob(new URLSearchParams('style=crash-lock'), data)
    const [first] = planJob(data, job).plans
    return first && formatServices(first, data.planWords).find(text => text.startsWith('Together'))
  }
  // Litres a minute: 500 × 60 / 1,000 = 30 m³ an hour, and 500 / 28.3168 = 17.7 cubic feet a minute.
  const stated = {
    'semi-automatic-die-cutting-and-creasing-machine': 100,
    'lock-bottom-folder-gluer-machine-46-corner': 400,
  }
  expect(say(stated)).toBe('Together they take up to 30 m³/h of free air (17.7 cfm).')
  expect(say({ ...stated, 'die-cut-blank-stripping-machine': 100 })).toContain('36 m³/h')
  expect(say({ 'die-cut-blank-stripping-machine': 100 })).toBeUndefined()
})
