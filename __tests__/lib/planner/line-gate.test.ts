/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { checkSampleJobs } from '@/lib/content/line/plan-samples'
import { parseContent } from '@/lib/content/read-content'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'
import {
  buildFile,
  buildProductFile,
  type ContentFiles,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../support/content-builders'

afterAll(removeContent)

function listProblems(changes: ContentFiles): string[] {
  const { content, parsed, problems } = parseContent(openFolder(writeContent(changes)))
  if (content && parsed.applications) checkSampleJobs(parsed.applications, content.planner)
  return problems.map(formatProblem)
}

const [step] = buildFile('line/steps.yaml').steps
const [style] = buildFile('line/styles.yaml').styles

const { costs } = parse(readFileSync(join(FIXTURE_CATALOGUE, 'line/costs.yaml'), 'utf8'))
/** The inputs of costs, one of them changed. */
const withCost = (id: string, changes: object) => ({
  'line/costs.yaml': {
    costs: costs.map((input: { id: string }) => (input.id === id ? { ...input, ...changes } : input)),
  },
})

const glue = { step: 'glue', speed: 'Design speed' }
const inLine = (work: object) => ({ [PRODUCT_PATH]: buildProductFile({ line: { crew: 1, steps: [work] } }) })

it('takes files without a mistake', () => {
  expect(listProblems(inLine(glue))).toEqual([])
  expect(listProblems(withCost('tariff', { value: 9 }))).toEqual([])
})

it.each<[string, ContentFiles, string]>([
  [
    'a route with an unknown step',
    { 'line/styles.yaml': { styles: [{ ...style, routes: [{ id: 'a', name: 'A', steps: ['gleu'] }] }] } },
    "'gleu' is not a step we know. Did you mean 'glue'?",
  ],
  [
    'a style that asks what there is no question for',
    { 'line/styles.yaml': { styles: [{ ...style, asks: ['l', 'w', 'h', 'gms'] }] } },
    "'gms' is not a question we know.",
  ],
  [
    'a style without a size',
    { 'line/styles.yaml': { styles: [{ ...style, defaults: { l: 1, w: 1 } }] } },
    "defaults: gives no 'h'. Write one",
  ],
  [
    'a formula that there is none of',
    { 'line/styles.yaml': { styles: [{ ...style, formula: 'tuk' }] } },
    "Did you mean 'tuck'?",
  ],
  [
    'a step that waits for an unknown answer',
    { 'line/steps.yaml': { steps: [{ ...step, when: 'foyl' }] } },
    "'foyl' is not a question we know.",
  ],
  [
    'an id that is there twice',
    { 'line/steps.yaml': { steps: [step, step] } },
    "'glue' is there twice. Write each id once",
  ],
  [
    'an accessory of a machine that there is none of',
    { [PRODUCT_PATH]: buildProductFile({ line: { addOnTo: ['machine-none'] } }) },
    "line.addOnTo[0]: 'machine-none' is not a machine we know.",
  ],
  ["a machine's unknown step", inLine({ ...glue, step: 'glu' }), "'glu' is not a step we know. Did you mean 'glue'?"],
  [
    'a figure that the machine has not',
    inLine({ ...glue, speed: 'Top speed' }),
    "'Top speed' is not a figure of this machine we know.",
  ],
  [
    'a speed that is none',
    inLine({ ...glue, speed: 'Net weight' }),
    "'Net weight' is no speed. Name the figure of its speed",
  ],
  [
    'a default outside its range',
    withCost('tariff', { value: 20 }),
    'value: lies outside 6 to 12. Correct it, or its range',
  ],
  ['a default that is left out', withCost('tariff', { value: undefined }), 'value: is missing. Write a number'],
  ['a default with its unit', withCost('tariff', { value: '9 kWh' }), 'must be a number. Write one without its unit'],
  ['a paper without a burst factor', withCost('liner-in', { value: '150' }), 'Write them like 150/20'],
  ['a choice that the rules do not know', withCost('labour', { value: 'half' }), 'must be one of whole, moving, used'],
  ['choices that the rules do not know', withCost('labour', { choices: ['whole'] }), 'must be [whole, moving, used]'],
  ['an input that the rules do not know', withCost('tariff', { id: 'tarif' }), "Did you mean 'tariff'?"],
  ['a limit on nothing we measure', inLine({ ...glue, most: { weigth: 'Net weight' } }), 'weigth'],
])('names %s', (_name, changes, sentence) => {
  const problems = listProblems(changes)
  expect(problems.join('\n')).toContain(sentence)
  expect(problems.length).toBeLessThanOrEqual(2)
})

/** The first sample with a job, on a line of one machine with these limits. */
function withSample(line: object, work: object = glue) {
  const [{ madeOn: _, ...first }, ...others] = buildFile('applications.yaml').applications
  return {
    ...inLine(work),
    'applications.yaml': { applications: [{ ...first, line }, ...others] },
    'line/steps.yaml': { steps: [{ ...step, boughtIn: undefined }] },
  }
}

describe('the job of a sample', () => {
  const job = { style: 'tuck', l: 100, w: 80, h: 60 }

  it('is fine where machines make it', () => {
    expect(listProblems(withSample(job))).toEqual([])
  })

  it('is refused where no machine takes it', () => {
    const problems = listProblems(withSample(job, { ...glue, most: { 'blank-width': 300 } }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('applications[0].line: has no plan. No machine of ours does this as it stands')
    expect(problems[0]).toContain('a blank width of at most 300 mm')
  })

  it('is refused where it cannot be read', () => {
    const [problem, ...others] = listProblems(withSample({ ...job, l: 0, flute: 'E' }))
    expect(problem).toContain("applications[0].line.l: l: '0' is less than 1 mm. We plan with 1 mm. Correct it")
    expect(others).toHaveLength(1)
  })

  it('has an address of its own', () => {
    const [{ madeOn: _, ...first }] = buildFile('applications.yaml').applications
    const pack = (number: number, name: string) => ({ ...first, number, name, line: job })
    const list = (...names: string[]) =>
      listProblems({
        ...withSample(job),
        'applications.yaml': { applications: names.map((name, index) => pack(index + 1, name)) },
      }).map(problem => problem.replace(/^.* · applications/, 'applications'))
    expect(list('Pack', 'Other pack')).toEqual([])
    expect(list('Tuck carton', 'Tuck  Carton', 'Pack –')).toEqual([
      "applications[1].name: 'Tuck  Carton' gives the same URL as sample 1. Give each pack with a line a unique name (line 14)",
      expect.stringContaining("applications[2].name: 'Pack –' becomes 'pack-' in the URL."),
    ])
    expect(list('Report')).toEqual([
      expect.stringContaining("applications[0].name: 'Report' has the URL of the report. Write another"),
    ])
  })

  it('takes the place of a list of machines, and one of them must be there', () => {
    const [first, ...others] = buildFile('applications.yaml').applications
    const list = (sample: object) => listProblems({ 'applications.yaml': { applications: [sample, ...others] } }).join()
    expect(list({ ...first, line: job })).toContain('madeOn: comes from the line of this pack. Remove one of them')
    expect(list({ ...first, madeOn: undefined })).toContain('madeOn: is missing. Name the machines')
  })
})
