/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { buildProductFile } from '@/__tests__/support/content-builders'
import { checkWords } from '@/lib/content/checks/check-words'
import { type ProductInFile, productSchema } from '@/lib/content/product'
import { findMeasures } from '@/lib/trade/measures/measures'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

const folder = join(FIXTURE_CATALOGUE, 'products')

/** Every eighth machine, because checking all takes long. */
const machines = readdirSync(folder)
  .filter((_, index) => index % 8 === 0)
  .map(name => productSchema.parse(parse(readFileSync(join(folder, name), 'utf8'))))
const FIELDS = ['title', 'description', 'description2', 'whatItDoes'] as const

/** The mistakes in the texts of a machine, a line each. */
function check(value: ProductInFile): string[] {
  const problems: string[] = []
  const report = (path: readonly PropertyKey[], sentence: string) => problems.push(`${path.join('.')}: ${sentence}`)
  // Only these fields of an entry are read.
  checkWords([{ value, slug: 'x', report } as never])
  return problems
}

/**
 * The mistakes in the texts of the machine that tests change. Its figures: Design speed 60 to 80 m/min; Overall size
 * 3,200 × 3,900 × 2,100 mm; Net weight 9,500 kg.
 */
function checkFile(changes: Record<string, unknown>) {
  return check(productSchema.parse(buildProductFile(changes)))
}

/** The figures in the texts of a machine that are compared with its figures. */
function listCompared(machine: ProductInFile) {
  return FIELDS.flatMap(field => {
    const words = machine[field] ?? ''
    return (
      words
        .split('\n')
        .flatMap(findMeasures)
        // Plies and inches belong to names, such as that of a 3-inch shaft, and are not compared with figures.
        .filter(({ units }) => !units.includes('ply') && !units.includes('inch'))
        .map(({ text }) => ({ field, words, text }))
    )
  })
}

it.each(machines.map(machine => [machine.title, machine] as const))(
  'reports each figure of %s that is changed only in a text',
  (_, machine) => {
    for (const { field, words, text } of listCompared(machine)) {
      // Any other number would do.
      const changed = text.replace(/[\d,.]*\d/, number => String(Number(number.replaceAll(',', '')) * 7 + 3))
      expect(check({ ...machine, [field]: words.replace(text, changed) })).toHaveLength(1)
    }
  },
)

// Some machines have none, and prove nothing above.
it('finds a figure to change for each machine on average', () => {
  expect(machines.flatMap(listCompared).length).toBeGreaterThanOrEqual(machines.length)
})

it('compares a line that begins with the name of a figure with that figure', () => {
  expect(checkFile({ description: 'Design speed: 60 to 80 m/min' })).toEqual([])
  expect(checkFile({ description: 'Design speed: 60 to 90 m/min' })).toEqual([
    "description: 'Design speed: 60 to 90 m/min' differs from the figure. Write 'Design speed: 60 to 80 m/min'",
  ])
  expect(checkFile({ description: 'Net weight: 80 kg' })).toHaveLength(1)
})

it('compares a sentence with the figures in the same unit', () => {
  expect(checkFile({ whatItDoes: 'Runs at 60 to 85 m/min.' })).toEqual([
    "whatItDoes: '60 to 85 m/min' is not one of the figures below: 'Design speed' is 60 to 80 m/min. Correct it, or add the figure",
  ])
  expect(checkFile({ whatItDoes: 'Needs 30 kW.' })).toEqual([
    "whatItDoes: '30 kW' is not one of the figures below. Correct it, or add the figure",
  ])
})

it.each(['Runs at up to 80 m/min.', 'Is 3,200 mm long.', 'Has stood in many plants since 2017, for 5 ply.'])(
  'accepts a sentence that states a figure in other words: %s',
  whatItDoes => {
    expect(checkFile({ whatItDoes })).toEqual([])
  },
)

it('compares a sentence with the numbers in a figure that is a text', () => {
  const figures = [...buildProductFile().figures, { name: 'Bottom board', text: '2 to 10 mm, A flute' }]
  expect(checkFile({ figures, whatItDoes: 'Takes board of 2 to 10 mm.' })).toEqual([])
  expect(checkFile({ figures, whatItDoes: 'Takes board of 2 to 9 mm.' })).toHaveLength(1)
})
