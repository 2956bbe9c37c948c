/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { checkSampleJobs } from '@/lib/ready-plans/plan-samples'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import {
  buildFile,
  buildProductFile,
  type ContentFiles,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../../support/content-builders'

afterAll(removeContent)

/** The mistakes of the sound content with some changes, those in the jobs of samples included. */
function listProblems(changes: ContentFiles): string[] {
  const { content, parsed, problems } = parseContent(openFolder(writeContent(changes)))
  const { applications } = parsed
  if (content && applications) checkSampleJobs(content.applications, content.planner, applications.report)
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

/** The machine that tests change, with this work in the line planner. */
const inLine = (work: object) => ({ [PRODUCT_PATH]: buildProductFile({ line: { crew: 1, steps: [work] } }) })

it('accepts files without mistakes', () => {
  expect(listProblems(inLine(glue))).toEqual([])
  expect(listProblems(withCost('tariff', { value: 9 }))).toEqual([])
})

it('knows the month of a default whose source names it', () => {
  const file = {
    'line/costs.yaml': {
      prices: 'May 2031',
      costs: costs.map((input: { id: string }) => ({
        ...input,
        source: input.id === 'ink' ? 'a quotation, prices of May 2031' : 'trade assumption',
      })),
    },
  }
  const { content } = parseContent(openFolder(writeContent(file)))
  const dated = content?.costInputs.filter(({ asOf }) => asOf !== undefined)
  expect(dated?.map(({ id, asOf }) => [id, asOf])).toEqual([['ink', 'May 2031']])
})

const withSteps = (...steps: object[]) => ({ 'line/steps.yaml': { steps } })
const withStyle = (changes: object) => ({ 'line/styles.yaml': { styles: [{ ...style, ...changes }] } })
const misspelt = [{ id: 'a', name: 'A', steps: ['gleu'] }]

it.each<[string, ContentFiles, string]>([
  [
    'a route with an unknown step',
    withStyle({ routes: misspelt }),
    "'gleu' is not a step we know. Did you mean 'glue'?",
  ],
  ['a style without a size', withStyle({ defaults: { l: 1, w: 1 } }), "defaults: gives no 'h'. Write one"],
  ['an unknown answer', withSteps({ ...step, when: 'foyl' }), "'foyl' is not a question we know."],
  ['an id that is there twice', withSteps(step, step), "'glue' is there twice. Write each id once"],
  ["a machine's unknown step", inLine({ ...glue, step: 'glu' }), "'glu' is not a step we know. Did you mean 'glue'?"],
  [
    'an unknown figure',
    inLine({ ...glue, speed: 'Top speed' }),
    "'Top speed' is not a figure of this machine we know.",
  ],
  [
    'a limit by a figure that the machine does not have, and which may be removed',
    inLine({ ...glue, most: { blank: 'Largest blank' } }),
    "steps[0].most: 'Largest blank' is not a figure of this machine we know. Write one of Design speed, Overall size, Net weight, or remove it",
  ],
  [
    'a speed by a figure that is none',
    inLine({ ...glue, speed: 'Net weight' }),
    "'Net weight' is no speed. Name the figure of its",
  ],
  ['a default outside its range', withCost('tariff', { value: 30 }), 'value: lies outside 3 to 24. Correct it, or its'],
  ['a default that is left out', withCost('tariff', { value: undefined }), 'value: is missing. Write a number'],
  ['a paper without a burst factor', withCost('liner-in', { value: '150' }), 'Write them like 150/20'],
  [
    'models of which one has no number',
    {
      [PRODUCT_PATH]: buildProductFile({ models: ['A', 'B'], line: { crew: 1, models: { ply: [3] }, steps: [glue] } }),
    },
    'line.models.ply: has 1 of 2 numbers. Write one for each of the models',
  ],
  [
    'a limit on nothing we measure',
    inLine({ ...glue, most: { weigth: 'Net weight' } }),
    'most.weigth: is not a field we know',
  ],
])('reports %s', (_name, changes, sentence) => {
  const problems = listProblems(changes)
  expect(problems.join('\n')).toContain(sentence)
  // One mistake does not bring a list of others with it.
  expect(problems.length).toBeLessThanOrEqual(2)
})

/**
 * The sound content, in which the first sample has the job `line` instead of a list of machines, and one machine does
 * `work`, the only step of the line.
 */
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

  it('is accepted if machines can make it, and refused if none can or it cannot be read', () => {
    expect(listProblems(withSample(job))).toEqual([])
    const [unmade, ...rest] = listProblems(withSample(job, { ...glue, most: { 'blank-width': 300 } }))
    expect(unmade).toContain('applications[0].line: has no plan. With these figures none of our machines can do')
    expect(unmade).toContain('a blank width of at most 300 mm')
    expect(rest).toEqual([])
    const [unread, ...others] = listProblems(withSample({ ...job, l: 0, flute: 'E' }))
    expect(unread).toContain("applications[0].line.l: l: '0' is less than 1 mm. We used 1 mm. Correct it")
    expect(others).toHaveLength(1)
  })

  it('must have its own address', () => {
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
      expect.stringContaining("applications[0].name: 'Report' has the URL of another page. Write another"),
    ])
  })

  it('replaces a list of machines, and one of the two must be given', () => {
    const [first, ...others] = buildFile('applications.yaml').applications
    const list = (sample: object) => listProblems({ 'applications.yaml': { applications: [sample, ...others] } }).join()
    expect(list({ ...first, line: job })).toContain('madeOn: comes from the line of this pack. Remove one of them')
    expect(list({ ...first, madeOn: undefined })).toContain('madeOn: is missing. Name the machines')
  })
})
